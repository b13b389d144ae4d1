import type { Game } from '../../../engine/core/game.ts';
import type { Play } from '../../../engine/core/play.ts';
import { opponentOf, type PlayerNumber } from '../../../engine/games/russian-bank/index.ts';

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

/** The table as the opponent would have it, should the turn pass to them now, if the top of their reserve has a place there; else null. */
export function freedNext<Table extends { readonly turn: PlayerNumber; readonly drawn: boolean }, Action>(
  { legal, action }: Pick<Game<never, Table, Action>, 'legal' | 'action'>,
  table: Table,
): Table | null {
  const theirs = { ...table, turn: opponentOf(table.turn), drawn: false };
  return legal(theirs).some((one) => action.format(one).startsWith('r-')) ? theirs : null;
}
