import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Rounds as Played, rounds } from '../../../../engine/games/crapette-match.ts';
import { drawnNow, givenUpNow, type Table } from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { capital } from '../../../board/card-words.ts';
import type { Seated } from '../../../play/deal-choice.ts';
import type { RoundsOf } from '../../../play/deals.ts';
import { roundsOf } from '../../../play/rounds/rounds-of.tsx';
import { Heads, RoundPoints } from '../../../play/rounds/Score.tsx';
import { kit } from './kit.ts';
import { nameOf, standsWords } from './match-words.ts';

interface Props {
  readonly rounds: Played;
  readonly ended: boolean;
  readonly table: readonly Seated[];
}

/** How a match stands, round by round; between rounds who begins the next, and at its end why it is over. Nothing before the first round is over. */
function ScoreSheet({ rounds: { ends, match, target }, ended, table }: Props) {
  if (ends.length === 0 || target === null) return null;
  const [winner] = match.winners ?? [];
  return (
    <section class="sheet">
      {winner !== undefined && <p>{m.crapette_match_over_says({ target })}</p>}
      <table>
        <caption>{winner === undefined ? m.crapette_match_points({ target }) : m.play_match_points_over()}</caption>
        <Heads names={[1, 2].map((seat) => capital(nameOf(seat, table) ?? m.play_end_you()))} />
        <RoundPoints ends={ends} match={match} />
      </table>
      {ended && winner === undefined && (
        <p class="soft">
          {m.crapette_match_next()} {m.play_match_settled()}
        </p>
      )}
    </section>
  );
}

const Match = roundsOf<Played, Table>({
  kit,
  rounds,
  head: ({ match, target, ends }, table) =>
    ends.length === 0 ? m.crapette_match_now({ target: target ?? 0 }) : standsWords(match.totals, target ?? 0, table),
  over({ match }, table) {
    const [winner] = match.winners ?? [];
    if (winner === undefined) return null;
    const player = nameOf(winner, table);
    return player === null ? m.play_match_over_you() : m.play_match_over_player({ player: capital(player) });
  },
  Sheet: ScoreSheet,
  drawn: ({ state }) => drawnNow(state),
  givenUp({ state }, seat, table) {
    const [player, winner] = seat === 1 ? ([1, 2] as const) : ([2, 1] as const);
    const outcome = givenUpNow(state, player);
    const who = nameOf(winner, table) ?? 'you';
    return { outcome, says: m.crapette_outcome_points({ who, count: outcome.points?.[winner - 1] ?? 0 }) };
  },
});

/** A match of the traditional game, on a page that bears its name meanwhile. */
export function Rounds(props: ComponentProps<RoundsOf>) {
  useEffect(() => {
    const [game, table] = [m.russian_bank_name(), m.crapette_name()];
    document.title = document.title.replace(game, table);
    return () => {
      document.title = document.title.replace(table, game);
    };
  }, []);
  return <Match {...props} />;
}
