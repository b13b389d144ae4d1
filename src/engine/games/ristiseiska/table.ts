import { type Card, cardOf, rankOf, ranks, suitOf } from '../../core/cards.ts';
import { ok, type Result } from '../../core/result.ts';
import { fail } from './codes.ts';
import type { Params } from './params.ts';

/** The run of a suit on the table: its lowest card (1 the ace, 7 at most) and its highest (7–13; 14 an ace on the king). */
export interface Run {
  readonly low: number;
  readonly high: number;
}

/** The runs of clubs, diamonds, hearts and spades; null where the seven is still to come. */
export type Table = readonly (Run | null)[];

/** Where an ace goes: below the two, or above the king. */
export type Side = 'low' | 'high';

/** What decides whether a card fits; a position has all of it. */
export interface Layout {
  readonly params: Params;
  readonly table: Table;
  /** With `ace: first-decides`: what the first ace has decided. */
  readonly aces: Side | null;
}

/** The very first card of a round. */
export const sevenOfClubs = cardOf(0, 7);

/** Nothing lies on the table yet. */
export const isBare = (table: Table): boolean => table.every((run) => run === null);

/** Whether the run of a suit may go down past the six. */
const downIsOpen = (run: Run, params: Params): boolean => run.high >= 8 || params['five-needs-eight'] === 'no';

/** The sides on which the ace of a suit fits now: none, one, or (while the first ace may decide) both. */
export function aceSides({ params, table, aces }: Layout, suit: number): Side[] {
  const run = table[suit];
  if (!run) return [];
  const [two, king] = [run.low === 2 && downIsOpen(run, params), run.high === 13];
  switch (params.ace) {
    case 'low':
      return two ? ['low'] : [];
    case 'closes':
      return two && king ? ['low'] : [];
    case 'first-decides': {
      const sides: Side[] = [];
      if (king && aces !== 'low') sides.push('high');
      if (two && aces !== 'high') sides.push('low');
      return sides;
    }
  }
}

/** The rules by which a card may not fit on the table. */
export type Misfit =
  | 'seven-of-clubs'
  | 'seven-first'
  | 'six-before-eight'
  | 'five-needs-eight'
  | 'no-gaps'
  | 'ace-closes'
  | 'ace-side';

/** null where the card fits on the table (an ace: on some side), else the rule that keeps it off. */
export function misfit(layout: Layout, card: Card): Misfit | null {
  if (isBare(layout.table)) return card === sevenOfClubs ? null : 'seven-of-clubs';
  const rank = rankOf(card);
  const run = layout.table[suitOf(card)];
  if (!run) return rank === 7 ? null : 'seven-first';
  if (rank === 1) return aceMisfit(layout, suitOf(card));
  if (rank > 7) {
    if (rank === 8 && run.low === 7) return 'six-before-eight';
    return run.high === rank - 1 ? null : 'no-gaps';
  }
  if (run.low !== rank + 1) return 'no-gaps';
  return rank === 6 || downIsOpen(run, layout.params) ? null : 'five-needs-eight';
}

function aceMisfit(layout: Layout, suit: number): Misfit | null {
  if (aceSides(layout, suit).length > 0) return null;
  if (layout.params.ace === 'closes') return 'ace-closes';
  // It would fit on the side that the first ace has ruled out.
  return layout.aces !== null && aceSides({ ...layout, aces: null }, suit).length > 0 ? 'ace-side' : 'no-gaps';
}

/** Whether a card fits on the table now. */
export const fits = (layout: Layout, card: Card): boolean => misfit(layout, card) === null;

/** The table with one more card, which fits; `side` is where an ace goes. */
export function laid(table: Table, card: Card, side: Side): Table {
  const rank = rankOf(card);
  return table.map((run, suit) => {
    if (suit !== suitOf(card)) return run;
    if (!run) return { low: 7, high: 7 };
    if (rank === 1) return side === 'low' ? { ...run, low: 1 } : { ...run, high: 14 };
    return rank < 7 ? { ...run, low: rank } : { ...run, high: rank };
  });
}

/** The cards of a suit's run, lowest first; an ace on the king comes last. */
export const runCards = (run: Run | null | undefined, suit: number): Card[] =>
  run ? Array.from({ length: run.high - run.low + 1 }, (_, i) => suit * 13 + ((run.low + i - 1) % 13)) : [];

/** `68`, `AK`, `5A` with the ace on the king, `--` before the seven. */
export const formatRun = (run: Run | null): string => (run ? `${ranks[run.low - 1]}${ranks[(run.high - 1) % 13]}` : '--');

/** Reads the run of a suit. Whether play leads there is decided here too, but for `aces`. An error is of the field `table`. */
export function parseRun(text: string, suit: string, params: Params): Result<Run | null> {
  if (text === '--') return ok(null);
  const low = text.length === 2 ? ranks.indexOf(text[0] as string) + 1 : 0;
  const top = text.length === 2 ? ranks.indexOf(text[1] as string) + 1 : 0;
  if (low < 1 || low > 7 || (top < 7 && top !== 1)) return fail('table', 'risti-run', { suit, text });
  const high = top === 1 ? 14 : top;
  if (low === 7 && high > 7) return fail('table', 'risti-run-eight-early', { suit, text });
  if (low < 6 && !downIsOpen({ low, high }, params)) return fail('table', 'risti-run-five-early', { suit, text });
  if (high === 14 && params.ace !== 'first-decides')
    return fail('table', 'risti-run-ace-on-king', { suit, text, ace: params.ace });
  if (high === 14 && low === 1) return fail('table', 'risti-run-two-aces', { suit, text });
  if (low === 1 && params.ace === 'closes' && high !== 13) return fail('table', 'risti-run-ace-early', { suit, text });
  return ok({ low, high });
}
