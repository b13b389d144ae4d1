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

/** Whether a step is read before it is played. `wide`: text and board stand side by side, with room for a paragraph or two. */
export const readsFirst = (amount: string | undefined, wide: boolean): boolean =>
  amount === 'much' || (amount === 'more' && !wide);
