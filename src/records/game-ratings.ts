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

/** How a game has just ended, before anybody knows whether it counts. */
export type Ending = Omit<FinishedGame, 'at' | 'best'>;

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

/** Why a game counts for no rating: what one saw or took, or rules at which nobody was measured. */
export type Unrated = 'again' | 'open' | 'guided' | 'hints' | 'undone' | 'rules';

/** Only what was played as at a table counts, by the rules of a set: hands closed, no hint, no remarks, nothing taken back. */
function whyNot(key: string, { undone, hints }: Ending, { unmeasured = [] }: RatedGame): Unrated | null {
  const { open, guided, rules } = playedOf(key);
  if (open) return 'open';
  if (guided) return 'guided';
  if (hints > 0) return 'hints';
  if (undone > 0) return 'undone';
  const changed = rules?.split('~').slice(1) ?? [];
  return changed.some((one) => unmeasured.includes(one.split('=', 1)[0] ?? '')) ? 'rules' : null;
}

/**
 * How strong the reader is against the computer players of a game, by rule set: after Glicko-2, from the finished games in the order in
 * which they ended, so that nothing but these is kept. A draw is half a win.
 */
export function gameRatings(all: FinishedGames, game: RatedGame): Readonly<Record<string, Rating>> {
  const own = Object.entries(all).filter(([key, one]) => key.startsWith(`${game.id}#`) && whyNot(key, one, game) === null);
  const ratings: Record<string, Rating> = {};
  for (const [key, { result }] of own.toSorted(([, a], [, b]) => a.at - b.at)) {
    const opponent = opponentOf(key, game);
    if (opponent === null) continue;
    const set = ruleSetOf(playedOf(key).rules, game.ruleSets);
    ratings[set] = afterMeeting(ratings[set] ?? beginner, opponent, result === 'won' ? 1 : result === 'drawn' ? 0.5 : 0);
  }
  return ratings;
}

/** What a game has made of the rating of its rule set, or why nothing. */
export type RatingChange =
  | { readonly kind: 'rated'; readonly before: Rating | null; readonly after: Rating }
  | { readonly kind: 'not'; readonly why: Unrated };

/**
 * What a game that has ended makes of the reader's rating; null where there is none to make: people, or nobody measured. In: the finished
 * games, this one among them or not yet, its key, how it ended and when. The same cards count the first time only.
 */
export function ratingChange(all: FinishedGames, key: string, now: Ending, at: number, game: RatedGame): RatingChange | null {
  if (opponentOf(key, game) === null) return null;
  const kept = Object.hasOwn(all, key) ? all[key] : undefined;
  const same = (['result', 'moves', 'undone', 'hints'] as const).every((part) => kept?.[part] === now[part]);
  if (kept && !same) return { kind: 'not', why: 'again' };
  const why = whyNot(key, now, game);
  if (why !== null) return { kind: 'not', why };
  const ended: FinishedGame = kept ?? { ...now, at };
  const set = ruleSetOf(playedOf(key).rules, game.ruleSets);
  const earlier = Object.fromEntries(Object.entries(all).filter(([other, one]) => other !== key && one.at <= ended.at));
  const before = gameRatings(earlier, game)[set] ?? null;
  const after = gameRatings({ ...earlier, [key]: ended }, game)[set];
  return after ? { kind: 'rated', before, after } : null;
}
