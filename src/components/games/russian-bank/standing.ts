import { opponentOf, type PlayerNumber, type State, sideOf, stockOf } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { Standings } from '../../play/kit.ts';

/** How a game of Russian Bank stands: cards that each has left, the reader's first, and whose turn it is; `reader` 0: two at one screen. */
const of: Standings<State>['of'] = ({ state }, reader) => {
  const own = reader === 2 ? 2 : 1;
  return {
    head: m.russian_bank_standing({ own: stockOf(sideOf(state, own)), other: stockOf(sideOf(state, opponentOf(own))) }),
    says:
      reader === 0
        ? m.russian_bank_standing_here({ player: state.turn })
        : state.turn === own
          ? m.russian_bank_standing_yours()
          : m.russian_bank_standing_theirs(),
  };
};

/** What each still had: reserve, hand, waste, and all of it; `reader` 0: two at one screen. */
const table: NonNullable<Standings<State>['table']> = ({ state }, reader, opponent) => {
  const own = reader === 2 ? 2 : 1;
  const counts = (player: PlayerNumber) => {
    const side = sideOf(state, player);
    return [side.reserve.length, side.hand.length, side.waste.length, stockOf(side)];
  };
  return {
    caption: m.russian_bank_end_left(),
    columns: [m.russian_bank_end_reserve(), m.russian_bank_end_hand(), m.russian_bank_end_waste(), m.russian_bank_end_all()],
    rows: [
      { who: reader === 0 ? m.play_here_title({ player: own }) : m.play_end_you(), counts: counts(own) },
      { who: reader === 0 ? m.play_here_title({ player: 2 }) : opponent, counts: counts(opponentOf(own)) },
    ],
  };
};

/** How a game stands, and what each has left at its end. */
export const standing: Standings<State> = { of, table };
