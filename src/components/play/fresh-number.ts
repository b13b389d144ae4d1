import { bestOf, finishedGames } from '../../records/finished-games.ts';
import { loading } from '../../site/loading.ts';
import { randomNumber } from './deal-text.ts';

/** Those of some numbers of a game's deals that were not played to their end here. */
export function unplayed(game: string, numbers: readonly number[]): readonly number[] {
  const all = finishedGames();
  return numbers.filter((number) => bestOf(all, game, number) === null);
}

/** A number for a deal of which none is asked for: one of those, as long as there is one that was not played to its end here; else any. */
export function freshOf(game: string, numbers: readonly number[]): number {
  const fresh = unplayed(game, numbers);
  return fresh[randomNumber() % fresh.length] ?? randomNumber();
}

let asked: Promise<number> | null = null;

/** The same where they are on the way; who presses twice before they have come gets one number. */
export function freshFrom(game: string, load: () => Promise<readonly number[]>): Promise<number> {
  asked ??= loading(load).then((numbers) => {
    asked = null;
    return freshOf(game, numbers);
  });
  return asked;
}
