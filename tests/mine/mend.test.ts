import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyMaking } from '../../src/engine/games/entry.ts';
import { loadMaking } from '../../src/engine/games/registry.ts';
import type { BankEntry } from '../../src/engine/mine/bank/choose.ts';
import type { Daily } from '../../src/engine/mine/bank/make.ts';
import { mend, mendBank, mendReport, recount, regraded } from '../../src/engine/mine/bank/mend.ts';
import { gradeOfDay } from '../../src/engine/mine/bank/week.ts';
import { likeness, type Print, printOf } from '../../src/engine/mine/likeness.ts';
import { goalKind } from '../../src/engine/mine/tally.ts';
import { asMined } from './as-mined.ts';

/** The days of Sixteen: 63 that stand, and after them what counts as mined. */
const all = JSON.parse(readFileSync('src/content/daily/sixteen.json', 'utf8')) as Daily[];
const standing = all.slice(0, 63);

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

/** A line without its end, which is legal and reaches nothing. */
const short = (line: string): string => line.split(',').slice(0, -1).join();

/** A position with the last two bricks of its urn exchanged, or of those that differ: another order, in which the line may not win. */
function exchanged(position: string): string {
  const fields = position.split('/');
  const urn = [...(fields.at(-1) as string)];
  const last = urn.length - 1;
  const other = urn.findLastIndex((brick) => brick !== urn[last]);
  [urn[last], urn[other]] = [urn[other] as string, urn[last] as string];
  return [...fields.slice(0, -1), urn.join('')].join('/');
}

describe('counting a bank anew', () => {
  test('files the easiest line and its proof, says what is another, and leaves the rest', async () => {
    const right = all.find(({ id }) => id === 's-1317') as Daily;
    // As it was filed before November 24, 2026: a way with an only move, where there is one without.
    const line = 'p1,1-f,1-f,1-f,1-f,1-f,draw,p2,1-2,1-f,1-f,4-f,4-f,4-f,4-1,4-f,4-f,2-f,2-f,2-f,4-f,1-f,1-f,1-f,1-f,1-f,1-f,4-f';
    const stale = { ...right, line, proof: { ...right.proof, onlyMoves: 1 } };
    const broken = { ...(standing[1] as Daily), line: short((standing[1] as Daily).line) };
    const puzzles = [standing[0] as Daily, stale, broken];
    const counted = await recount(puzzles, making);
    expect(counted.puzzles).toEqual([standing[0], right, broken]);
    expect(counted.changed).toEqual([{ id: 's-1317', what: ['onlyMoves 1 → 0', `line ${line} → ${right.line}`] }]);
    expect(counted.uncertain).toEqual([broken.id]);
  });
});

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

  test('of days with a single trap as many give way after the first sixty as are too many, to one with more traps and the same kind of goal', async () => {
    const of = (traps: number) => mined.map((entry) => ({ ...entry, candidate: { ...entry.candidate, traps } }));
    const singles = new Set([5, 60, 61, 62]);
    const trimmed = (entries: readonly BankEntry[], singleTraps: number) =>
      mend(
        'sixteen',
        { ...making, daily: { ...making.daily, wanted: [], singleTraps } },
        standing,
        standing,
        entries,
        [],
        new Set(),
        singles,
      );
    const { puzzles, changed, left } = await trimmed(of(2), 2);
    expect([changed.length, left]).toEqual([2, []]);
    for (const [day, reason] of changed) {
      expect([reason, singles.has(day - 1), day > 60]).toEqual(['a single trap', true, true]);
      expect(goalKind(puzzles[day - 1]?.goal ?? '')).toBe(goalKind(standing[day - 1]?.goal ?? ''));
    }
    for (const same of [await trimmed(of(1), 0), await trimmed(of(2), 4)])
      expect(same).toEqual({ puzzles: standing, changed: [], left: [] });
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

describe('what is told from what', () => {
  const [first] = standing as [Daily];
  /** Bricks that are only placed, so that a line is legal in any order. */
  const placing: Daily = { ...first, position: 'sixteen:8/-.-/0/-/87654321', line: `${'draw,p1,'.repeat(7)}draw,p1` };
  /** Nothing but what is named tells two puzzles apart. */
  const apart = (twins: AnyMaking['daily']['twins']): AnyMaking => ({
    ...making,
    look: { ...making.look, sameDeal: () => false },
    daily: { ...making.daily, wanted: [], twins },
  });
  const never = { pieces: 2, moves: 2 };
  const days = (
    own: AnyMaking,
    puzzles: readonly Daily[],
    taken: readonly Daily[] = [],
    entries = mined,
    shown = new Set<string>(),
  ) => mend('sixteen', own, puzzles, puzzles, entries, taken, shown);

  test('a day that is like a puzzle of the library gives way, and nothing like that is given', async () => {
    expect((await days(apart(never), [first], [first])).changed).toEqual([[1, 'like another']]);
    const same = mined.filter(({ candidate }) => candidate.grade === first.grade);
    const library = same.map(({ candidate }) => candidate as unknown as Daily);
    const { puzzles, left } = await days(apart(never), [first], [first, ...library]);
    expect([puzzles, left]).toEqual([[first], [[1, 'like another']]]);
  });

  test.each<[string, (puzzle: Daily) => Daily, boolean]>([
    ['the same position with another line', (puzzle) => ({ ...puzzle, line: short(puzzle.line) }), true],
    ['another position with the same line', (puzzle) => ({ ...puzzle, position: exchanged(puzzle.position) }), true],
    [
      'another position with another line',
      (puzzle) => ({ ...puzzle, position: exchanged(puzzle.position), line: short(puzzle.line) }),
      false,
    ],
  ])('%s', async (_, other, like) => {
    const { changed } = await days(apart(never), [placing], [other(placing)]);
    expect(changed).toEqual(like ? [[1, 'like another']] : []);
  });

  test('likeness of pieces or of moves is enough, from the measure on', async () => {
    const other = { ...placing, position: exchanged(placing.position), line: short(placing.line) };
    const { pieces, moves } = likeness(
      ...((await Promise.all([placing, other].map((one) => printOf(one.position, one.line)))) as [Print, Print]),
    );
    expect([pieces > 0.5, pieces < 1, moves > 0.5, moves < 1]).toEqual([true, true, true, true]);
    for (const [twins, like] of [
      [{ pieces, moves: 2 }, true],
      [{ pieces: 2, moves }, true],
      [{ pieces: pieces + 0.001, moves: moves + 0.001 }, false],
    ] as const)
      expect((await days(apart(twins), [placing], [other])).changed).toEqual(like ? [[1, 'like another']] : []);
  });

  test('what the site shows is not given, nor what is unfit for a day', async () => {
    const gap = put<Daily | null>(standing.slice(0, 1), 0, null);
    const one = mined.filter(({ candidate }) => candidate.grade === first.grade).slice(0, 1) as [BankEntry];
    const given = async (entries: readonly BankEntry[], shown = new Set<string>()) =>
      (await mend('sixteen', apart(never), gap, [first], entries, [], shown)).changed.length;
    expect(await given(one)).toBe(1);
    expect(await given(one, new Set([one[0].key]))).toBe(0);
    expect(await given([{ ...one[0], candidate: { ...one[0].candidate, themes: [] } }])).toBe(0);
    // A grade says which days it is for.
    expect(await given([{ ...one[0], candidate: { ...one[0].candidate, grade: (first.grade % 5) + 1 } }])).toBe(0);
  });

  test('walks that take long are let go, but not in the first sixty days', async () => {
    const walking = standing.map((puzzle, i) => ({
      ...puzzle,
      proof: { ...puzzle.proof, walks: [59, 60].includes(i) ? 160_001 : i === 61 ? 160_000 : 1 },
    }));
    expect((await days(apart(never), walking)).changed).toEqual([[61, 'not certain']]);
  });

  test('the best of what was mined is given, with its proof counted anew', async () => {
    const gap = put<Daily | null>(standing.slice(0, 1), 0, null);
    const ofGrade = mined.filter(({ candidate }) => candidate.grade === first.grade);
    expect(ofGrade.length).toBeGreaterThan(1);
    for (const [i, wanted] of ofGrade.entries()) {
      const entries = ofGrade.map((entry, k) => ({ ...entry, candidate: { ...entry.candidate, natural: k === i ? 0 : 100 } }));
      const { puzzles } = await mend('sixteen', apart(never), gap, [first], entries, [], new Set());
      expect(puzzles[0]?.position).toBe(wanted.candidate.position);
      expect(puzzles[0]?.proof).toEqual({ ...wanted.candidate.proof, nodes: expect.any(Number) });
    }
    // Of equals the one that comes first by its text, whatever the order of the files.
    const equal = ofGrade.map((entry) => ({
      ...entry,
      candidate: { ...entry.candidate, natural: 0, proof: first.proof, line: entry.candidate.line },
    }));
    const lengths = new Set(equal.map(({ candidate }) => candidate.line.split(',').length));
    const byText = equal.toSorted((a, b) => (a.candidate.position < b.candidate.position ? -1 : 1));
    if (lengths.size === 1)
      for (const order of [byText, byText.toReversed()])
        expect((await mend('sixteen', apart(never), gap, [first], order, [], new Set())).puzzles[0]?.position).toBe(
          byText[0]?.candidate.position,
        );
  });

  test('nothing is given that another day has', async () => {
    const gaps = put<Daily | null>(standing.slice(0, 10), 1, null);
    expect(gradeOfDay(9, making.daily.daysOn)).toBe(gradeOfDay(2, making.daily.daysOn));
    const entries = [await asMined(standing[8] as Daily)];
    const { puzzles, left } = await mend('sixteen', apart(never), gaps, standing.slice(0, 10), entries, [], new Set());
    expect([puzzles, left]).toEqual([standing.slice(0, 10), [[2, 'not certain']]]);
  });

  test('no room is made at the cost of what is wanted too', async () => {
    const late = new Set(standing.slice(60).map(({ position }) => position));
    const given = new Set(mined.map(({ candidate }) => candidate.position));
    const kinds = [given, late].map((set, i) => ({
      name: `${i}`,
      least: 3,
      has: ({ position }: { position: string }) => set.has(position),
    }));
    const both = { ...making, daily: { ...making.daily, wanted: kinds } };
    expect((await days(both, standing)).changed).toEqual([]);
    expect((await days({ ...both, daily: { ...both.daily, wanted: kinds.slice(0, 1) } }, standing)).changed).toHaveLength(3);
  });

  test('as many of a kind go into free days as are lacking', async () => {
    const gaps = standing.slice(0, 10).map((puzzle, i) => (i === 1 || i === 8 ? null : puzzle));
    const grade = gradeOfDay(2, making.daily.daysOn);
    expect(gradeOfDay(9, making.daily.daysOn)).toBe(grade);
    const [one, two] = mined.filter((entry) => entry.candidate.grade === grade) as [BankEntry, BankEntry];
    const worse = { ...one, candidate: { ...one.candidate, natural: 100 } };
    for (const least of [0, 1]) {
      const kind = { name: 'it', least, has: ({ position }: { position: string }) => position === one.candidate.position };
      const own = { ...apart(never), daily: { ...apart(never).daily, wanted: [kind] } };
      const { puzzles, left } = await mend(
        'sixteen',
        own,
        gaps,
        standing.slice(0, 10),
        [worse, two, ...mined.filter((entry) => entry !== one && entry !== two)],
        [],
        new Set(),
      );
      expect(left).toEqual([]);
      expect(puzzles.filter(kind.has)).toHaveLength(least);
    }
  });
});

describe('the same goal in a row', () => {
  /** A puzzle of a day's grade with a goal of that kind; `among`: where it is looked for. */
  const of = (among: readonly Daily[], day: number, goal: string, not: readonly Daily[] = []): Daily =>
    among.find(
      (one) => one.grade === gradeOfDay(day, making.daily.daysOn) && goalKind(one.goal) === goal && !not.includes(one),
    ) as Daily;

  test('is broken where something else was mined, and left where not', async () => {
    const wins: Daily[] = [];
    for (const day of [1, 2, 3, 4]) wins.push(of(all, day, 'win', wins));
    const own = { ...making, daily: { ...making.daily, wanted: [], goalInARow: 3 } };
    const others = await Promise.all(
      [1, 2, 3, 4]
        .map((day) => of(all, day, 'home'))
        .filter(Boolean)
        .map(asMined),
    );
    const more = await Promise.all(
      all
        .filter((one) => goalKind(one.goal) === 'win' && !wins.includes(one))
        .slice(0, 60)
        .map(asMined),
    );
    const { puzzles, changed, left } = await mend('sixteen', own, wins, wins, [...more, ...others], [], new Set());
    expect(changed.map(([, reason]) => reason)).toEqual(['the same goal in a row']);
    expect(left).toEqual([]);
    expect(puzzles.map(({ goal }) => goalKind(goal)).filter((goal) => goal !== 'win')).toEqual(['home']);
    // Nothing is changed where only the same was mined, nor where three in a row are let be.
    expect(await mend('sixteen', own, wins, wins, more, [], new Set())).toEqual({ puzzles: wins, changed: [], left: [] });
    const three = wins.slice(0, 3);
    expect((await mend('sixteen', own, three, three, [...more, ...others], [], new Set())).changed).toEqual([]);
  });
});

describe('grading a puzzle on file anew', () => {
  const [puzzle] = standing as [Daily];
  const line = puzzle.line.split(',');
  const filing = (found: readonly string[] | null): AnyMaking => ({ ...making, lineToFile: async () => found });

  test('takes the line that is to be filed, where there is one that is short enough', async () => {
    expect(await regraded(puzzle, filing(null))).toBeNull();
    expect(await regraded(puzzle, { ...filing(line), longest: line.length })).toEqual(puzzle);
    expect(await regraded(puzzle, { ...filing(line), longest: line.length - 1 })).toBeNull();
    const { lineToFile: _, ...asItIs } = making;
    expect(await regraded(puzzle, asItIs)).toEqual(puzzle);
  });

  test('works the themes of another line out, and keeps those that were given by hand', async () => {
    const own = { ...filing(line), themesByHand: ['by hand', puzzle.themes[0] as string] };
    const anew = await regraded({ ...puzzle, line: 'draw', themes: ['worked out', 'by hand', puzzle.themes[0] as string] }, own);
    expect(anew?.line).toBe(puzzle.line);
    expect(anew?.themes.filter((theme) => theme === puzzle.themes[0])).toHaveLength(1);
    expect(anew?.themes).toContain('by hand');
    expect(anew?.themes).not.toContain('worked out');
    expect(anew?.proof.nodes).toBe(puzzle.proof.nodes);
    // With the line that it has, a puzzle keeps what stands.
    // Themes of the library are chosen: fewer stay fewer, but none that is untrue stays.
    const [first] = puzzle.themes as [string];
    expect((await regraded({ ...puzzle, themes: [first, 'untrue'] }, own, true))?.themes).toEqual([first]);
    expect((await regraded({ ...puzzle, themes: ['untrue'] }, own))?.themes).toEqual(puzzle.themes);
  });
});

test('the report names what is not certain and what has moved, and only then', () => {
  const none = { changed: [], left: [] };
  expect(mendReport({ ...none, uncertain: [], moved: [] })).toEqual(['0 days replaced', '0 left as they are']);
  expect(mendReport({ ...none, uncertain: ['s-1', 's-2'], moved: ['s-3', 's-4'] }).slice(0, 2)).toEqual([
    'library, not certain: s-1 s-2',
    'library, another grade: s-3 s-4',
  ]);
});
