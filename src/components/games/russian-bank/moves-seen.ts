import type { Card } from '../../../engine/core/cards.ts';
import type { Play } from '../../../engine/core/play.ts';
import { opponentOf, russianBank, type State, topAt } from '../../../engine/games/russian-bank/index.ts';

/** A card that can be played, as a remark speaks of it. */
export interface Move {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  /** The card, as its sign. */
  readonly card: string;
}

/** Finds a move by where its card comes from and where it goes. */
export const moveFrom =
  (moves: readonly Move[]) =>
  (source: string, fits: (to: string) => boolean = () => true): Move | undefined =>
    moves.find(({ from, to }) => from === source && fits(to));

/** A move of a pile's card after which the top of the reserve, which has no place now, can be played. */
export const afterAMove = <State, Action>(now: Play<State, Action>, moves: readonly Move[]): Move | undefined =>
  moves.find(({ text, from }) => {
    if (from === 'r') return false;
    const next = now.apply(text);
    return next.ok && next.value.actor === now.actor && next.value.actions.some((action) => action.startsWith('r-'));
  });

/** The top of the opponent's reserve, if it has a place on the table as it stands, should the turn pass to them now; else null. */
export function freedNext(state: State): Card | null {
  const theirs: State = { ...state, turn: opponentOf(state.turn), drawn: false };
  const goes = russianBank.legal(theirs).some((action) => action.kind === 'play' && action.from === 'r');
  return goes ? topAt(theirs, 'r') : null;
}
