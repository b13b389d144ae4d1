import type { Rounds } from '../../../engine/games/ristiseiska-match.ts';
import * as m from '../../../paraglide/messages.js';
import { capital } from '../../board/card-words.ts';
import { all } from '../../play/lists.ts';
import { Heads, RoundPoints } from '../../play/rounds/Score.tsx';
import type { Names } from './seats.ts';

interface Props {
  /** With the round on the table once that is over. */
  readonly rounds: Rounds;
  /** The round on the table is over. */
  readonly ended: boolean;
  /** How those at the table are called. */
  readonly names: Names;
}

/** Another player at the beginning of a sentence. */
const otherOf = (seat: number, names: Names): string => capital(names(seat) ?? m.ristiseiska_player({ player: seat }));

/** Whether it is the reader, who sits alone among computer players. */
const isYou = (seat: number, names: Names): boolean => seat === 1 && names(1) === undefined;

const headOf = (seat: number, names: Names): string =>
  isYou(seat, names) ? m.ristiseiska_match_head_you() : otherOf(seat, names);

/** How a match stands, round by round; between rounds what comes next, and at its end why it is over. Nothing before the first round is over. */
export function ScoreSheet({ rounds, ended, names }: Props) {
  const { match, ends } = rounds;
  if (ends.length === 0) return null;
  return (
    <section class="sheet">
      {match.winners && <p>{m.ristiseiska_match_over_says({ target: rounds.target ?? 0 })}</p>}
      <table>
        <caption>{caption(rounds)}</caption>
        <Heads names={match.totals.map((_, i) => headOf(i + 1, names))} />
        {rounds.scored ? <RoundPoints {...rounds} /> : <Tally rounds={rounds} />}
      </table>
      {ended && match.winners === null && (
        <p class="soft">
          {isYou(match.dealer, names)
            ? m.ristiseiska_match_next_you()
            : m.ristiseiska_match_next_player({ player: otherOf(match.dealer, names) })}{' '}
          {m.play_match_settled()}
        </p>
      )}
    </section>
  );
}

function caption({ scored, target, tokenPoints, lastIn, match }: Rounds): string {
  if (!scored) return lastIn ? m.ristiseiska_match_lost_rounds() : m.ristiseiska_match_won_rounds();
  const points =
    match.winners !== null
      ? m.play_match_points_over()
      : target === null
        ? m.ristiseiska_match_points()
        : m.ristiseiska_match_points_target({ target });
  return tokenPoints === 0 ? points : m.ristiseiska_match_points_token({ points: `${points}.`, count: tokenPoints });
}

function Tally({ rounds: { ends, match, lastIn } }: { rounds: Rounds }) {
  const won = match.lost.map((_, i) => ends.filter(({ winner }) => winner === i + 1).length);
  return (
    <tbody>
      <tr>
        <th scope="row">{m.play_match_total()}</th>
        {(lastIn ? match.lost : won).map((count, i) => (
          <td key={i}>{count}</td>
        ))}
      </tr>
    </tbody>
  );
}

/** Who has won a match; null while it goes on. */
export function matchWords({ match: { winners } }: Rounds, names: Names): string | null {
  if (winners === null) return null;
  const [one = 0] = winners;
  if (winners.length === 1)
    return isYou(one, names) ? m.play_match_over_you() : m.play_match_over_player({ player: otherOf(one, names) });
  const players = winners.map((seat) =>
    isYou(seat, names) ? m.play_match_you() : (names(seat) ?? m.ristiseiska_player({ player: seat })),
  );
  return m.ristiseiska_match_over_shared({ players: all(players) });
}
