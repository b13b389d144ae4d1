import { bestOf, finishedGames } from '../../records/finished-games.ts';
import { loading } from '../../site/loading.ts';
import { randomNumber } from './deal-text.ts';

/** Of some deals of a game, by their numbers, those that were not played to their end in this browser. */
export function unplayed(game: string, numbers: readonly number[]): readonly number[] {
  const all = finishedGames();
  return numbers.filter((number) => bestOf(all, game, number) === null);
}

/** The number of a new deal: one of `numbers` that was not played to its end in this browser, or a random one where none is left. */
export function freshOf(game: string, numbers: readonly number[]): number {
  const fresh = unplayed(game, numbers);
  return fresh[randomNumber() % fresh.length] ?? randomNumber();
}

let asked: Promise<number> | null = null;

/** The same where the numbers have still to be loaded. Whoever presses twice meanwhile gets one deal. */
export function freshFrom(game: string, load: () => Promise<readonly number[]>): Promise<number> {
  asked ??= loading(load).then((numbers) => {
    asked = null;
    return freshOf(game, numbers);
  });
  return asked;
}
