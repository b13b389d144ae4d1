import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { isTraditional } from '../../src/engine/games/ids.ts';
import type { Candidate } from '../../src/engine/games/making.ts';
import { making } from '../../src/engine/games/russian-bank/mine/both.ts';
import { alike } from '../../src/engine/mine/alike.ts';
import type { BankEntry } from '../../src/engine/mine/bank/choose.ts';
import type { Daily } from '../../src/engine/mine/bank/make.ts';
import { shareDays } from '../../src/engine/mine/bank/share.ts';

const all: Daily[] = JSON.parse(readFileSync('src/content/daily/russian-bank.json', 'utf8'));
const free = all.filter(({ position }) => !isTraditional(position));
const traditional = all.filter(({ position }) => isTraditional(position));

/** Six days of the other rule set, graded 1 and 2 in turn. */
const standing = [1, 2, 1, 2, 1, 2].map((grade, i) => {
  const puzzle = free.filter((one) => one.grade === grade)[i] as Daily;
  return { ...puzzle, id: `b-${1001 + i}` };
});

/** A puzzle on file as the miner gives it; each of a deal of its own. */
const mined = (puzzle: Daily, seed: number): Candidate => ({
  ...puzzle,
  recipe: 'crapette:greedy:late',
  seed: 8 * seed,
  natural: 0,
  lures: 1,
  traps: 2,
  hardest: 100,
  own: puzzle.line.split(',').length,
});
const candidates = [1, 2].flatMap((grade) => traditional.filter((one) => one.grade === grade).slice(0, 4));
let entries: readonly BankEntry[];
beforeAll(async () => {
  entries = await Promise.all(
    candidates.map(async (puzzle, i) => ({ candidate: mined(puzzle, i), key: await alike(puzzle.position) })),
  );
});

const share = (days: readonly Daily[], among: readonly BankEntry[], taken: readonly Daily[] = []) =>
  shareDays('russian-bank', making, days, among, taken, new Set(), 2, isTraditional);

describe('days that are shared with another rule set', () => {
  test('are every other one from the first on; all keep number and grade, and the others their puzzles', async () => {
    const { puzzles, changed, left } = await share(standing, entries);
    expect([changed, left]).toEqual([[2, 4, 6], []]);
    expect(puzzles.map(({ id, grade }) => [id, grade])).toEqual(standing.map(({ id, grade }) => [id, grade]));
    for (const [i, puzzle] of puzzles.entries()) {
      if (i % 2 === 0) expect(puzzle).toEqual(standing[i]);
      else expect(candidates.map(({ position }) => position)).toContain(puzzle.position);
    }
    expect(new Set(puzzles.map(({ position }) => position)).size).toBe(6);
    // Those that have one keep it, whatever was mined since.
    expect((await share(puzzles, entries.toReversed())).puzzles).toEqual(puzzles);
  });

  test('take none that is taken, of one deal one, and say for which there is none', async () => {
    const second = candidates.filter(({ grade }) => grade === 2);
    const { changed, left } = await share(standing, entries, second.slice(0, 2));
    expect([changed, left]).toEqual([[2, 4], [6]]);
    const together = entries.map(({ candidate, key }) => ({ candidate: { ...candidate, seed: 3 }, key }));
    expect((await share(standing, together)).left).toEqual([4, 6]);
  });

  test('take none whose proof does not hold', async () => {
    const broken = entries.map(({ candidate, key }) => ({
      candidate: { ...candidate, proof: { ...candidate.proof, onlyMoves: candidate.proof.onlyMoves + 1 } },
      key,
    }));
    expect((await share(standing, broken)).changed).toEqual([]);
  });
});
