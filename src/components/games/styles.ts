/**
 * The style sheets of all boards, for pages that show one: imported here and nowhere else, since what is loaded when a board
 * wakes brings none.
 */
import '../board/board.css';
import '../board/cards.css';
import './ristiseiska/match.css';
import './russian-bank/turn.css';
import './sixteen/bricks.css';
