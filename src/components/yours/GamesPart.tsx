import * as m from '../../paraglide/messages.js';
import type { FinishedGames } from '../../records/finished-games.ts';
import { gameRatings, type RatedGame, recordRows } from '../../records/game-ratings.ts';
import { isProvisional, rangeOf } from '../../records/provisional.ts';
import type { Rating } from '../../records/strength.ts';

/** A game with the names of its rule sets and of whoever plays it against the reader (`planner~easy`, `friend`). */
export interface PlayedGame extends Omit<RatedGame, 'ruleSets'> {
  readonly name: string;
  readonly ruleSets: Readonly<Record<string, string>>;
  readonly players: Readonly<Record<string, string>>;
}

/** The same as ratings take it. */
const rated = (game: PlayedGame): RatedGame => ({ ...game, ruleSets: Object.keys(game.ruleSets) });

/** Whom a row was played against; one that an earlier site had is called as its link calls it. */
function against(player: string, players: PlayedGame['players']): string {
  if (player === '') return m.play_new_alone();
  return player
    .split('.')
    .map((one) => (Object.hasOwn(players, one) ? players[one] : one))
    .join(', ');
}

/** A rating with its range, and on how many games it rests. */
function ratingWords(mine: Rating): string {
  const [from, to] = rangeOf(mine);
  const said = { rating: Math.round(mine.rating), from, to, count: mine.count };
  return isProvisional(mine) ? m.yours_games_rated_provisional(said) : m.yours_games_rated(said);
}

/** Whole games: how many were won, lost and drawn, by game, rule set and opponent, and the ratings; nothing before the first has ended. */
export function GamesPart({ finished, games }: { finished: FinishedGames; games: readonly PlayedGame[] }) {
  const rows = games.flatMap((game) =>
    recordRows(finished, rated(game)).map(({ rules, player, tally }) => ({
      key: `${game.id} ${rules} ${player}`,
      name: game.name,
      rules: game.ruleSets[rules] ?? rules,
      player: against(player, game.players),
      ...tally,
    })),
  );
  const ratings = games.flatMap((game) =>
    Object.entries(gameRatings(finished, rated(game))).map(([rules, rating]) => ({
      key: `${game.id} ${rules}`,
      name: game.name,
      rules: game.ruleSets[rules] ?? rules,
      says: ratingWords(rating),
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
            <th scope="col">{m.yours_games_rules()}</th>
            <th scope="col">{m.yours_games_against()}</th>
            <th scope="col">{m.yours_games_won()}</th>
            <th scope="col">{m.yours_games_lost()}</th>
            <th scope="col">{m.yours_games_drawn()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, rules, player, won, lost, drawn }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{rules}</td>
              <td>{player}</td>
              <td>{won}</td>
              <td>{lost}</td>
              <td>{drawn}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ratings.length > 0 && (
        <>
          <h3>{m.yours_games_rating()}</h3>
          <p class="caption">{m.yours_games_rating_says()}</p>
          <ul class="game-ratings">
            {ratings.map(({ key, name, rules, says }) => (
              <li key={key}>
                {name}, {rules}: <strong>{says}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
