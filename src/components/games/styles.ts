import '../board/board.css';
import '../board/cards.css';

/**
 * The style sheets of all boards, for pages that show one: imported here and nowhere else, since what is loaded when a board
 * wakes brings none. A game's own are the `.css` files of its folder.
 */
export const sheets = Object.keys(import.meta.glob('./*/*.css', { eager: true }));
