import type { Card } from '../../core/cards.ts';
import { misfit } from './fits.ts';
import { type Source, sources, type Target, targets } from './notation.ts';
import { cardIn, limit, opponentOf, type PackCard, type Player, type Side, type State, sideOf, stockOf, topOf } from './state.ts';

/** The state with some of a player's things replaced. */
export function withSide(state: State, player: Player, change: Partial<Side>): State {
  const changed = { ...sideOf(state, player), ...change };
  return { ...state, sides: player === 1 ? [changed, state.sides[1]] : [state.sides[0], changed] };
}

/** The cards from which the player in turn may play the top one: reserve, waste or an own pile. */
export function cardsAt(state: State, from: Source): readonly PackCard[] {
  const side = sideOf(state, state.turn);
  if (from === 'r') return side.reserve;
  return from === 'w' ? side.waste : (side.piles[Number(from[1]) - 1] as readonly PackCard[]);
}

/** The top card of a source or target as the player in turn names it; null where none lies, and for `f`, which is several. */
export function topAt(state: State, place: Source | Target): Card | null {
  if (place === 'f') return null;
  const pile =
    place[0] === 'o' ? sideOf(state, opponentOf(state.turn)).piles[Number(place[1]) - 1] : cardsAt(state, place as Source);
  const top = topOf(pile ?? []);
  return top === undefined ? null : cardIn(top);
}

/** Whether the top card of a source of the player in turn can be played anywhere. */
export function isPlayable(state: State, from: Source): boolean {
  const top = topOf(cardsAt(state, from));
  return top !== undefined && targets.some((to) => to !== from && misfit(state, top, to) === null);
}

/** Whether the player in turn may draw: a hand to draw from, and no drawn card that waits (rules, "Drawing"). */
export const canDraw = (state: State): boolean => !state.drawn && sideOf(state, state.turn).hand.length > 0;

const canPlay = (state: State): boolean => sources.some((from) => isPlayable(state, from));

/** Whether the player in turn has a play or a draw; who has neither passes by itself. */
export const canAct = (state: State): boolean => canDraw(state) || canPlay(state);

/** The player in turn has no card left in reserve, hand and waste. */
export const isWon = (state: State): boolean => stockOf(sideOf(state, state.turn)) === 0;

/** Neither player has a play or a card to draw, now or after the waste of the one in turn is turned over. */
export const isStuck = (state: State): boolean =>
  !state.drawn &&
  state.sides.every(({ hand }) => hand.length === 0) &&
  !canPlay(state) &&
  !canPlay({ ...state, turn: opponentOf(state.turn) });

/** Turns the waste of the player in turn over when the hand is empty and no drawn card waits (rules, "Turning the waste over"). */
export function recycled(state: State): State {
  const { hand, waste } = sideOf(state, state.turn);
  if (hand.length > 0 || waste.length === 0 || state.drawn) return state;
  return withSide(state, state.turn, { hand: waste, waste: [] });
}

/** The turn passes on; a drawn card that was waiting stays on the waste. */
export const turnPassed = (state: State): State => ({
  ...recycled({ ...state, drawn: false }),
  turn: opponentOf(state.turn),
});

/**
 * What happens by itself after an action: whoever has neither a play nor a draw passes, until somebody can act or the
 * game is over. Automatic passes are no actions. `passes` says how many there were (0 to 2).
 */
export function settled(state: State): { readonly state: State; readonly passes: number } {
  let now = state;
  for (let passes = 0; ; passes++) {
    if (isWon(now) || now.count >= limit || canAct(now) || (passes > 0 && isStuck(now))) return { state: now, passes };
    now = turnPassed(now);
  }
}
