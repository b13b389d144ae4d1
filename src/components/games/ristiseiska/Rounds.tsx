import { givenUpNow, type State } from '../../../engine/games/ristiseiska/index.ts';
import { type Rounds as Played, rounds } from '../../../engine/games/ristiseiska-match.ts';
import * as m from '../../../paraglide/messages.js';
import type { Seated } from '../../play/deal-choice.ts';
import { roundsOf } from '../../play/rounds/rounds-of.tsx';
import { kit } from './kit.ts';
import { matchWords, ScoreSheet } from './ScoreSheet.tsx';
import { isPlaced, type Names, namesAt } from './seats.ts';

/** The player as in a sentence; a reader alone among computer players is player 1. */
const nameOf = (seat: number, names: Names): string =>
  names(seat) ?? (seat === 1 ? m.play_match_you() : m.ristiseiska_player({ player: seat }));

/** What everybody has by now, the reader first. */
const pointsOf = (totals: readonly number[], table: readonly Seated[]): string =>
  totals
    .map((points, i) => {
      // After a place a number would be another place.
      if (isPlaced(table, i + 1)) return m.play_match_of_seat({ player: i + 1, points });
      const name = namesAt(table)(i + 1);
      return name ? m.play_match_of({ name, points }) : m.ristiseiska_match_of({ player: i + 1, points });
    })
    .join(', ');

/** A match of Ristiseiska, or rounds with a tally. */
export const Rounds = roundsOf<Played, State>({
  kit,
  rounds,
  head({ match, target, ends }, table) {
    const names = namesAt(table);
    const dealer = nameOf(match.dealer, names);
    if (target === null) return m.ristiseiska_match_now({ dealer });
    return ends.length === 0
      ? m.ristiseiska_match_now_target({ target, dealer })
      : m.play_match_stands({ target, points: pointsOf(match.totals, table) });
  },
  over: (rounds, table) => matchWords(rounds, namesAt(table)),
  givenUp({ state }, seat) {
    const outcome = givenUpNow(state, seat);
    const count = outcome.points[seat - 1] ?? 0;
    if (state.params.score !== 'none') return { outcome, says: m.ristiseiska_given_up_points({ count }) };
    // Who is out has nothing to lose any more.
    return { outcome, says: state.out.includes(seat) ? '' : m.ristiseiska_given_up_lost() };
  },
  Sheet: ({ table, ...props }) => <ScoreSheet {...props} names={namesAt(table)} />,
});
