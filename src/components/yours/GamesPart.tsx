import * as m from '../../paraglide/messages.js';
import { type FinishedGames, talliesOf } from '../../records/finished-games.ts';

/** A game with the names of whoever plays it against the reader; `usual`: who plays where a deal names nobody, empty where nobody does. */
export interface PlayedGame {
  readonly id: string;
  readonly name: string;
  readonly usual: string;
  readonly players: Readonly<Record<string, string>>;
}

/** Whole games: how many were won, lost and drawn, by game and opponent; nothing before the first has ended. */
export function GamesPart({ finished, games }: { finished: FinishedGames; games: readonly PlayedGame[] }) {
  const rows = games.flatMap(({ id, name, usual, players }) =>
    Object.entries(talliesOf(finished, id, usual)).map(([player, tally]) => ({
      key: `${id} ${player}`,
      name,
      // One that an earlier site had is called as its link calls it.
      player: player === '' ? m.play_new_alone() : Object.hasOwn(players, player) ? players[player] : player,
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
          {rows.map(({ key, name, player, won, lost, drawn }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{player}</td>
              <td>{won}</td>
              <td>{lost}</td>
              <td>{drawn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
