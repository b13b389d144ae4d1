import { afterMeeting } from './ended.ts';
import { type FinishedGame, type FinishedGames, playedOf, ruleSetOf } from './finished-games.ts';
import type { RatedGame } from './game-record.ts';
import { beginner, type Rating, type Strength } from './strength.ts';

/** How surely the strength of a computer player is known. */
const deviation = 60;

/** A whole table as one opponent: who beats it has beaten all of them, or (`lastLoses`) was not the worst of them. */
export function tableStrength(ratings: readonly number[], lastLoses: boolean): Strength {
  const sign = lastLoses ? -1 : 1;
  const sum = ratings.reduce((all, rating) => all + 10 ** ((sign * rating) / 400), 0);
  return { rating: Math.round(sign * 400 * Math.log10(sum)), rd: deviation };
}

/** Whom a finished game was played against, as one opponent; null where it counts for no rating: people, or nobody measured. */
function opponentOf(key: string, { usual, ruleSets, lastLoses, strengths }: RatedGame): Strength | null {
  const { player, seats, rules } = playedOf(key);
  const set = ruleSetOf(rules, ruleSets);
  const known = strengths[set];
  const each = (player ?? usual).split('.');
  const table = each.length === 1 ? Array.from({ length: Math.max(1, seats - 1) }, () => each[0] ?? '') : each;
  const ratings = table.flatMap((one) => (known && Object.hasOwn(known, one) ? [known[one] as number] : []));
  return ratings.length === table.length ? tableStrength(ratings, lastLoses.includes(set)) : null;
}

/** Only what was played as at a table counts: hands closed, no hint, nothing taken back. */
const counts = (key: string, { undone, hints }: FinishedGame): boolean => undone === 0 && hints === 0 && !playedOf(key).open;

/**
 * How strong the reader is against the computer players of a game, by rule set: after Glicko-2, from the finished games in the order in
 * which they ended, so that nothing but these is kept. A draw is half a win.
 */
export function gameRatings(all: FinishedGames, game: RatedGame): Readonly<Record<string, Rating>> {
  const own = Object.entries(all).filter(([key, one]) => key.startsWith(`${game.id}#`) && counts(key, one));
  const ratings: Record<string, Rating> = {};
  for (const [key, { result }] of own.toSorted(([, a], [, b]) => a.at - b.at)) {
    const opponent = opponentOf(key, game);
    if (opponent === null) continue;
    const set = ruleSetOf(playedOf(key).rules, game.ruleSets);
    ratings[set] = afterMeeting(ratings[set] ?? beginner, opponent, result === 'won' ? 1 : result === 'drawn' ? 0.5 : 0);
  }
  return ratings;
}
