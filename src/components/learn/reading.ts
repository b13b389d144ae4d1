/** How much room a step's text takes: `some` fits above its task on the smallest screen, `more` beside a board, `much` nowhere beside one. */
export type Amount = 'some' | 'more' | 'much';

const someChars = 150;
const moreChars = 360;

/** What a step's text asks for. In: its HTML as it stands in the page. */
export function roomOf(html: string): { readonly amount: Amount; readonly figure: boolean } {
  const figure = /<figure\b/.test(html);
  const text = html
    .replace(/<figure\b.*?<\/figure>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const amount = figure || text.length > moreChars ? 'much' : text.length > someChars ? 'more' : 'some';
  return { amount, figure };
}

/**
 * How a window shows a step that is played: its text beside the board, with room for a paragraph or two; a short one above it;
 * or, on a phone on its side, none.
 */
export type Frame = 'beside' | 'stacked' | 'low';

/** Whether a step is read before it is played. */
export const readsFirst = (amount: string | undefined, frame: Frame): boolean =>
  amount === 'much' || (amount === 'more' && frame !== 'beside') || frame === 'low';
