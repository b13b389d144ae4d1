import * as m from '../../paraglide/messages.js';
import type { FinishedGames } from '../../records/finished-games.ts';
import { recordRows } from '../../records/game-record.ts';
import { Later } from '../play/parts/Later.tsx';
import { type PlayedGame, rated } from './played-game.ts';

/** Whom a row was played against; one that an earlier site had is called as its link calls it. */
function against(player: string, players: PlayedGame['players']): string {
  if (player === '') return m.play_new_alone();
  return player
    .split('.')
    .map((one) => (Object.hasOwn(players, one) ? players[one] : one))
    .join(', ');
}

const loadRatings = () => import('./GameRatings.tsx').then(({ GameRatings }) => GameRatings);

/** Whole games: how many were won, lost and drawn, by game, rule set and opponent, and the ratings; nothing before the first has ended. */
export function GamesPart({ finished, games }: { finished: FinishedGames; games: readonly PlayedGame[] }) {
  const rows = games.flatMap((game) =>
    recordRows(finished, rated(game)).map(({ rules, player, final, tally }) => ({
      key: `${game.id} ${rules} ${player} ${final}`,
      name: game.name,
      rules: game.ruleSets[rules] ?? rules,
      player: final ? m.yours_games_final({ player: against(player, game.players) }) : against(player, game.players),
      ...tally,
    })),
  );
  if (rows.length === 0) return null;
  return (
    <section class="yours-part" aria-labelledby="games">
      <h2 id="games">{m.yours_games_title()}</h2>
      <p class="caption">{m.yours_games_says()}</p>
      <table class="tallies whole-games">
        <thead>
          <tr>
            <th scope="col">{m.yours_games_game()}</th>
            <th scope="col">{m.yours_games_against()}</th>
            <th scope="col">{m.yours_games_won()}</th>
            <th scope="col">{m.yours_games_lost()}</th>
            <th scope="col">{m.yours_games_drawn()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, rules, player, won, lost, drawn }) => (
            <tr key={key}>
              <th scope="row">
                {name} <small>{rules}</small>
              </th>
              <td>{player}</td>
              <td>{won}</td>
              <td>{lost}</td>
              <td>{drawn}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Later load={loadRatings} with={{ finished, games }} />
    </section>
  );
}
