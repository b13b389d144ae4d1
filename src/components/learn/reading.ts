/**
 * How much room a step's text takes: `some` fits above its task on the smallest screen, `more` beside a board, `full` only beside a
 * high one, `much` nowhere beside one.
 */
export type Amount = 'some' | 'more' | 'full' | 'much';

const someChars = 150;
const moreChars = 360;

/** What a panel beside a board has for text, task and rules in force: characters a line, and pixels. In a window of 1280×633, and of 1440×757. */
const panels = {
  low: { text: 60, line: 21, between: 8, high: 173 },
  high: { text: 58, line: 24, between: 10, high: 216 },
} as const;
const perTask = { chars: 38, line: 30 } as const;
const perRules = { chars: 62, line: 22 } as const;

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text, its task and the line of rules stand whole in a panel. */
function fits(html: string, task: string, rules: string, panel: (typeof panels)['low' | 'high']): boolean {
  const blocks = html
    .split(/<\/(?:p|li|tr)>/)
    .map(plain)
    .filter((text) => text !== '');
  const lines = blocks.reduce((sum, { length }) => sum + Math.ceil(length / panel.text), 0);
  const high = lines * panel.line + (blocks.length - 1) * panel.between;
  const tasks = Math.ceil(task.length / perTask.chars) * perTask.line;
  // The first line of the rules has its place.
  const more = Math.max(0, Math.ceil(rules.length / perRules.chars) - 1) * perRules.line;
  return high + tasks + more <= panel.high;
}

/** What a step's text asks for. In: its HTML as it stands in the page, its task, and the rules in force as one line has them. */
export function roomOf(html: string, task: string, rules = ''): { readonly amount: Amount; readonly figure: boolean } {
  const figure = /<figure\b/.test(html);
  const without = html.replace(/<figure\b.*?<\/figure>/gs, '');
  const { length } = plain(without);
  if (figure || length > moreChars || !fits(without, task, rules, panels.high)) return { amount: 'much', figure };
  if (!fits(without, task, rules, panels.low)) return { amount: 'full', figure };
  return { amount: length > someChars ? 'more' : 'some', figure };
}

/**
 * How a window shows a step that is played: its text beside the board, with room for a paragraph or two, or in a short window for less;
 * a short one above it; or, on a phone on its side, none.
 */
export type Frame = 'beside' | 'short' | 'stacked' | 'low';

/** Whether a step is read before it is played. */
export const readsFirst = (amount: string | undefined, frame: Frame): boolean =>
  amount === 'much' ||
  (amount === 'full' && frame !== 'beside') ||
  (amount === 'more' && (frame === 'stacked' || frame === 'low')) ||
  frame === 'low';
