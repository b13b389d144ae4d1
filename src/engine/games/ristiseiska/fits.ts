import { type Card, cardOf, rankOf, suitOf } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import type { Params } from './params.ts';
import { handOf, type Layout, type Run, type Side, type State, type Table } from './state.ts';

/** The very first card of a round. */
export const sevenOfClubs = cardOf(0, 7);

/** Nothing lies on the table yet. */
export const isBare = (table: Table): boolean => table.every((run) => run === null);

/** Whether the run of a suit may go down past the six. */
export const downIsOpen = (run: Run, params: Params): boolean => run.high >= 8 || params['five-needs-eight'] === 'no';

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

/**
 * Which of some cards can ever be laid on the table if nothing but the table keeps them off: whoever holds them, in whatever order. An upper
 * bound of what play can lay.
 */
export function layable(layout: Layout, cards: readonly Card[]): ReadonlySet<Card> {
  const lies = new Set<Card>();
  let table = layout.table;
  for (let more = true; more; ) {
    more = false;
    for (const card of cards) {
      if (lies.has(card) || !fits({ ...layout, table }, card)) continue;
      lies.add(card);
      more = true;
      // Nothing comes after an ace, and by the first one others may still lie on either side.
      if (rankOf(card) !== 1) table = laid(table, card, 'low');
    }
  }
  return lies;
}

/** The cards after which one may play on (rules, "Aces and kings"). */
export const isAceOrKing = (card: Card): boolean => rankOf(card) === 1 || rankOf(card) === 13;

/** The cards of a player that fit on the table. */
export const playable = (state: State, seat: Seat): Card[] => handOf(state, seat).filter((card) => fits(state, card));

/** The cards that a player may play on after an ace or a king. */
export function mayFollow(state: State, seat: Seat): Card[] {
  switch (state.params.extra) {
    case 'no':
      return [];
    case 'any':
      return playable(state, seat);
    case 'aces-kings':
      return playable(state, seat).filter(isAceOrKing);
  }
}

/** The cards that a player who has been begged may give: with `unplayable-first` one that does not fit, while there is one. */
export function givable(state: State, seat: Seat): readonly Card[] {
  const hand = handOf(state, seat);
  if (state.params.give === 'free') return hand;
  const unplayable = hand.filter((card) => !fits(state, card));
  return unplayable.length > 0 ? unplayable : hand;
}
