import { playGame } from '../../../core/player.ts';
import { rng } from '../../../core/rng.ts';
import type { Look } from '../../entry.ts';
import { russianBank } from '../index.ts';
import { presets } from '../params.ts';
import { plannerOf } from '../players/planner.ts';

/**
 * In how many of so many games a numbered deal is decided, rather than frozen or drawn, when strong players have both seats; they
 * differ from game to game by `salt`. The same arguments give the same answer.
 */
export function liveliness(deal: number, games: number, salt: number): number {
  let decided = 0;
  for (let n = 0; n < games; n++) {
    const players = [plannerOf(2 * (salt + n) + 1), plannerOf(2 * (salt + n) + 2)];
    const start = russianBank.deal(presets.free, rng(deal));
    const { outcome } = playGame(russianBank, start, players, [rng(1), rng(2), rng(3)]);
    if ((outcome?.winner ?? null) !== null) decided += 1;
  }
  return decided;
}

/** Numbers of deals below a million that were decided in every game, in order. `tell` hears how it goes. */
export function livelyDeals({ deals, games, seed }: Look, tell: (looked: number, lively: number) => void): number[] {
  const random = rng(seed);
  const lively = new Set<number>();
  for (let looked = 1; looked <= deals; looked++) {
    const deal = random.int(1_000_000);
    // The first game that nobody wins settles it.
    let lives = true;
    for (let n = 0; n < games && lives; n++) lives = liveliness(deal, 1, 1 + n) === 1;
    if (lives) lively.add(deal);
    tell(looked, lively.size);
  }
  return [...lively].sort((one, other) => one - other);
}
