import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyMaking } from '../../src/engine/games/entry.ts';
import { loadMaking } from '../../src/engine/games/registry.ts';
import { alike } from '../../src/engine/mine/alike.ts';
import type { BankEntry } from '../../src/engine/mine/bank/choose.ts';
import type { Daily } from '../../src/engine/mine/bank/make.ts';
import { mend, mendBank, mendReport, regraded } from '../../src/engine/mine/bank/mend.ts';

/** The days of Sixteen: 63 that stand, and after them what counts as mined. */
const all = JSON.parse(readFileSync('src/content/daily/sixteen.json', 'utf8')) as Daily[];
const standing = all.slice(0, 63);
const asMined = async (puzzle: Daily): Promise<BankEntry> => ({
  candidate: { ...puzzle, recipe: 'deal', seed: 1, natural: 0, lures: 3, traps: 3, hardest: 100 },
  key: await alike(puzzle.position),
});

let making: AnyMaking;
let mined: BankEntry[];
beforeAll(async () => {
  making = (await loadMaking('sixteen')) as AnyMaking;
  mined = await Promise.all(all.slice(63, 84).map(asMined));
});

/** The days mended, where nothing is wanted but what is named. */
const mended = (days: readonly (Daily | null)[], entries = mined, wanted: AnyMaking['daily']['wanted'] = []) =>
  mend('sixteen', { ...making, daily: { ...making.daily, wanted } }, days, standing, entries, [], new Set());

const put = <T>(list: readonly T[], i: number, value: T): T[] => list.map((old, k) => (k === i ? value : old));

describe('mending a bank', () => {
  test('leaves a bank that holds as it is', async () => {
    expect(await mended(standing)).toEqual({ puzzles: standing, changed: [], left: [] });
  });

  test('gives another puzzle of its grade to a day that cannot be proved, is of another grade or like an earlier one', async () => {
    const first = standing[0] as Daily;
    // A week on the grade is the same.
    const twin = put<Daily | null>(standing, 7, first);
    const { puzzles, changed, left } = await mended(put(put(twin, 2, null), 4, { ...(standing[4] as Daily), grade: 6 }));
    expect(changed).toEqual([
      [3, 'not certain'],
      [5, `grade 6, not ${standing[4]?.grade}`],
      [8, 'like another'],
    ]);
    expect(left).toEqual([]);
    const given = mined.map(({ candidate }) => candidate.position);
    for (const day of [3, 5, 8]) {
      const [was, is] = [standing[day - 1] as Daily, puzzles[day - 1] as Daily];
      expect(given).toContain(is.position);
      expect([is.id, is.grade]).toEqual([was.id, was.grade]);
    }
    expect(new Set(puzzles.map(({ position }) => position)).size).toBe(63);
    expect(puzzles.filter((puzzle, i) => puzzle !== standing[i])).toHaveLength(3);
  });

  test('leaves a day as it was where nothing else was mined, and says so', async () => {
    const none = await mended(put<Daily | null>(standing, 1, null), []);
    expect(none).toEqual({ puzzles: standing, changed: [], left: [[2, 'not certain']] });
    expect(mendReport({ ...none, uncertain: [], moved: ['s-0001'] })).toEqual([
      'library, another grade: s-0001',
      '0 days replaced',
      '1 left as they are',
      '  2: not certain',
    ]);
  });

  test('takes nothing whose line does not reach the goal', async () => {
    const short = (line: string): string => line.split(',').slice(0, -1).join();
    const grade = (standing[1] as Daily).grade;
    const of = mined.filter(({ candidate }) => candidate.grade === grade);
    const broken = of.map((entry) => ({ ...entry, candidate: { ...entry.candidate, line: short(entry.candidate.line) } }));
    expect((await mended(put<Daily | null>(standing, 1, null), broken)).left).toEqual([[2, 'not certain']]);
  });

  test('makes room for what is wanted only after the first days, and no more than is lacking', async () => {
    const wanted = new Set(mined.map(({ candidate }) => candidate.position));
    const kind = { name: 'what was mined', least: 2, has: ({ position }: { position: string }) => wanted.has(position) };
    const { puzzles, changed } = await mended(standing, mined, [kind]);
    expect(changed.map(([, reason]) => reason)).toEqual(['room for what was mined', 'room for what was mined']);
    expect(changed.every(([day]) => day > 60)).toBe(true);
    expect(puzzles.filter(({ position }) => wanted.has(position))).toHaveLength(2);
    // Once there are enough, nothing is changed.
    const again = await mend(
      'sixteen',
      { ...making, daily: { ...making.daily, wanted: [kind] } },
      puzzles,
      puzzles,
      mined,
      [],
      new Set(),
    );
    expect(again).toEqual({ puzzles, changed: [], left: [] });
  });

  test('grades a puzzle on file as before, and not at all where its line is none', async () => {
    const puzzle = standing[0] as Daily;
    expect(await regraded(puzzle, making)).toEqual(puzzle);
    expect(await regraded({ ...puzzle, line: 'draw' }, making)).toBeNull();
  });

  test('grades the library anew, easiest first, and leaves what it cannot prove', async () => {
    const [one, two, three] = standing as [Daily, Daily, Daily];
    const library = [
      { ...one, id: 's-3', line: 'draw' },
      { ...two, id: 's-2', grade: two.grade + 1 },
      { ...three, id: 's-1' },
    ];
    const bank = await mendBank('sixteen', making, library, [], [], [one.position, 'nothing that can be read']);
    expect([bank.uncertain, bank.moved, bank.puzzles]).toEqual([['s-3'], ['s-2'], []]);
    const grades = new Map(bank.library.map(({ id, grade }) => [id, grade]));
    expect([grades.get('s-1'), grades.get('s-2'), grades.get('s-3')]).toEqual([three.grade, two.grade, one.grade]);
    expect(bank.library.map(({ grade }) => grade)).toEqual([...grades.values()].sort());
  });
});
