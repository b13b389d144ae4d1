import { alike } from '../../src/engine/mine/alike.ts';
import type { BankEntry } from '../../src/engine/mine/bank/choose.ts';
import type { Daily } from '../../src/engine/mine/bank/make.ts';

/** A puzzle on file as if it had just been mined. */
export const asMined = async (puzzle: Daily): Promise<BankEntry> => ({
  candidate: { ...puzzle, recipe: 'deal', seed: 1, natural: 0, lures: 3, traps: 3, hardest: 100, own: 5 },
  key: await alike(puzzle.position),
});
