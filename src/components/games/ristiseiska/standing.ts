import { rng } from '../../../engine/core/rng.ts';
import type { State } from '../../../engine/games/ristiseiska/index.ts';
import { rounds } from '../../../engine/games/ristiseiska-match.ts';
import * as m from '../../../paraglide/messages.js';
import type { Standings } from '../../play/kit.ts';
import { called, isPlaced, namesAt } from './seats.ts';

/**
 * How a game of Ristiseiska stands: whose turn it is, or that the next round comes; and the points of a match, or cards in hand where none
 * are counted yet; `reader` 0: people at one screen, all called by their places.
 */
const of: Standings<State>['of'] = (play, reader, choice, ends, table = []) => {
  const names = namesAt(table);
  const { hands } = play.state;
  const here = reader === 0 && typeof play.actor === 'number';
  const turn = here
    ? m.ristiseiska_standing_here({ player: Number(play.actor) })
    : play.actor === reader
      ? m.ristiseiska_standing_yours()
      : m.ristiseiska_standing_theirs();
  const before = rounds(rng, choice.options, choice.number, ends);
  const kept = before.ok && play.outcome !== null ? before.value.after(play.outcome) : before;
  const { totals, rounds: played } = kept.ok ? kept.value.match : { totals: [], rounds: 0 };
  const counted = kept.ok && kept.value.scored && played > 0;
  const each = (counted ? totals : hands.map((hand) => hand.length)).map((count, i) => {
    // After a place a number would be another place.
    if (i + 1 !== reader && isPlaced(table, i + 1)) return m.ristiseiska_standing_of({ player: i + 1, count });
    const name = i + 1 === reader ? undefined : names(i + 1);
    return name
      ? m.play_match_of({ name, points: count })
      : m.ristiseiska_standing_of({ player: called(i + 1, reader, hands.length), count });
  });
  const waits = play.outcome !== null || (counted && before.ok && play.position === before.value.start);
  return {
    head: waits ? m.play_match_between() : turn,
    says: counted
      ? m.ristiseiska_standing_points({ round: played + 1, each: each.join(' · ') })
      : m.ristiseiska_standing_cards({ round: played + 1, each: each.join(' · ') }),
  };
};

/** How a game in progress stands. */
export const standing: Standings<State> = { of };
