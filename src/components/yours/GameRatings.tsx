import * as m from '../../paraglide/messages.js';
import type { FinishedGames } from '../../records/finished-games.ts';
import { gameRatings } from '../../records/game-ratings.ts';
import { isProvisional, rangeOf } from '../../records/provisional.ts';
import type { Rating } from '../../records/strength.ts';
import { type PlayedGame, rated } from './played-game.ts';

/** A rating with its range, and on how many games it rests. */
function ratingWords(mine: Rating): string {
  const [from, to] = rangeOf(mine);
  const said = { rating: Math.round(mine.rating), from, to, count: mine.count };
  return isProvisional(mine) ? m.yours_games_rated_provisional(said) : m.yours_games_rated(said);
}

/** How strong the reader is against the computer, by game and rule set; nothing before a game that counts. */
export function GameRatings({ finished, games }: { finished: FinishedGames; games: readonly PlayedGame[] }) {
  const ratings = games.flatMap((game) =>
    Object.entries(gameRatings(finished, rated(game))).map(([rules, rating]) => ({
      key: `${game.id} ${rules}`,
      name: game.name,
      rules: game.ruleSets[rules] ?? rules,
      says: ratingWords(rating),
    })),
  );
  if (ratings.length === 0) return null;
  return (
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
  );
}
