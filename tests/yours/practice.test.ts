import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueLink } from '../../src/components/endless/Due.tsx';
import { dateOf, formatDate } from '../../src/published/days/calendar.ts';
import { dailyNumber } from '../../src/records/days.ts';
import { afterPuzzle, type Ended, withEnded, withMet, withOwn } from '../../src/records/ended.ts';
import { checkRecords, fromStorage } from '../../src/records/file.ts';
import { dueOn, nothingYet, ownAmong, ownGoal, type PracticeRecords, readPractice } from '../../src/records/practice.ts';
import { isPuzzleId } from '../../src/records/records.ts';
import { beginner, gradeNear, strengthOf } from '../../src/records/strength.ts';

const strength = { rating: 1300, rd: 100 };
const ended = (name: string, ending: Ended['ending']): Ended => ({
  name,
  game: 'sixteen',
  strength,
  ending,
  position: 'sixteen:8/-.-/00/-/1',
});
const date = (day: number) => formatDate(dateOf(day));

describe('rating', () => {
  test('is Glicko-2: the example of its author', () => {
    // Glickman, "Example of the Glicko-2 system": one period with three games; here one after another, so near it only.
    const games = [
      [{ rating: 1400, rd: 30 }, true],
      [{ rating: 1550, rd: 100 }, false],
      [{ rating: 1700, rd: 300 }, false],
    ] as const;
    const end = games.reduce((mine, [puzzle, clean]) => afterPuzzle(mine, puzzle, clean), { ...beginner, rating: 1500, rd: 200 });
    expect(Math.abs(end.rating - 1464)).toBeLessThan(15);
    expect(Math.abs(end.rd - 151.5)).toBeLessThan(5);
    expect(end.count).toBe(3);
  });

  test('clean wins raise it, others lower it, and it grows surer', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700, max: 700 }), fc.integer({ min: 1, max: 5 }), (off, grade) => {
        const puzzle = strengthOf({ grade });
        // Within the bounds that a rating is kept to, where it has room on both sides.
        const rating = Math.min(2900, Math.max(400, puzzle.rating + off));
        const mine = { ...beginner, rating };
        const won = afterPuzzle(mine, puzzle, true);
        const lost = afterPuzzle(mine, puzzle, false);
        expect(won.rating).toBeGreaterThan(rating);
        expect(lost.rating).toBeLessThan(rating);
        expect(won.rd).toBeLessThan(mine.rd);
        expect(lost.rd).toBeLessThan(mine.rd);
      }),
    );
  });

  test('who meets every puzzle of a grade clean comes to harder ones; who loses all, to easier ones', () => {
    const run = (clean: boolean) => {
      let mine = beginner;
      for (let n = 0; n < 40; n++) mine = afterPuzzle(mine, strengthOf({ grade: gradeNear(mine.rating) }), clean);
      return mine;
    };
    expect(gradeNear(run(true).rating)).toBe(5);
    expect(gradeNear(run(false).rating)).toBe(1);
    expect(run(true).past).toHaveLength(40);
  });

  test('who is as strong as a puzzle stays there', () => {
    let mine = { ...beginner, rating: 1600, rd: 80 };
    for (let n = 0; n < 60; n++) mine = afterPuzzle(mine, strengthOf({ grade: gradeNear(mine.rating) }), n % 2 === 0);
    expect(gradeNear(mine.rating)).toBe(3);
  });

  test('a puzzle is the stronger the less often thumb and chance meet it, the more it lures and the longer it is', () => {
    const puzzle = { grade: 3, length: 14, natural: 6, lures: 1, share: 0.02 };
    const here = strengthOf(puzzle).rating;
    expect(strengthOf({ ...puzzle, natural: 0 }).rating).toBeGreaterThan(here);
    expect(strengthOf({ ...puzzle, lures: 3 }).rating).toBeGreaterThan(here);
    expect(strengthOf({ ...puzzle, length: 30 }).rating).toBeGreaterThan(here);
    expect(strengthOf({ ...puzzle, share: 0.2 }).rating).toBeLessThan(here);
    expect(strengthOf({ grade: 3 })).toEqual({ rating: 1600, rd: 150 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.record({
          length: fc.nat(60),
          natural: fc.nat(20),
          lures: fc.nat(9),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        (grade, more) => {
          // A grade counts for more than all that is measured within it.
          expect(Math.abs(strengthOf({ grade, ...more }).rating - strengthOf({ grade }).rating)).toBeLessThan(150);
          expect(gradeNear(strengthOf({ grade, ...more }).rating)).toBe(grade);
        },
      ),
    );
  });
});

describe('what is kept', () => {
  test('a puzzle counts for the rating once', () => {
    const once = withEnded(nothingYet, ended('s=sixteen&n=1', 'clean'), 20);
    const twice = withEnded(once, ended('s=sixteen&n=1', 'lost'), 20);
    expect(once.ratings.sixteen?.count).toBe(1);
    expect(twice.ratings).toEqual(once.ratings);
    expect([twice.met, twice.clean]).toEqual([1, 1]);
  });

  test('what was lost comes back after 1, 3, 7 and 21 days, each time it is met clean, and then no more', () => {
    let kept = withEnded(nothingYet, ended('a', 'lost'), 100);
    let day = 100;
    for (const days of [1, 3, 7, 21]) {
      expect(dueOn(kept, day + days - 1)).toEqual([]);
      day += days;
      expect(dueOn(kept, day).map(({ name }) => name)).toEqual(['a']);
      kept = withEnded(kept, ended('a', 'clean'), day);
    }
    expect(kept.again).toEqual([]);
  });

  test('lost once more, it begins anew; met before it is due, nothing changes', () => {
    let kept = withEnded(nothingYet, ended('a', 'met'), 100);
    kept = withEnded(kept, ended('a', 'clean'), 101);
    const { position } = ended('a', 'lost');
    expect(kept.again).toEqual([{ name: 'a', game: 'sixteen', position, due: date(104), step: 1 }]);
    expect(withEnded(kept, ended('a', 'clean'), 102).again).toEqual(kept.again);
    expect(withEnded(kept, ended('a', 'lost'), 104).again).toEqual([
      { name: 'a', game: 'sixteen', position, due: date(105), step: 0 },
    ]);
  });

  test('the longest due comes first, and what was never lost does not come', () => {
    let kept = withEnded(nothingYet, ended('late', 'lost'), 12);
    kept = withEnded(kept, ended('early', 'lost'), 10);
    kept = withEnded(kept, ended('clean', 'clean'), 10);
    expect(dueOn(kept, 13).map(({ name }) => name)).toEqual(['early', 'late']);
  });

  test('a puzzle of the library or of a day comes back in the same way, and changes no rating', () => {
    const puzzle = { name: 's-1012', game: 'sixteen', position: 'sixteen:8/-.-/00/-/1' };
    expect(withMet(nothingYet, puzzle, true, 100)).toEqual(nothingYet);
    let kept = withMet(nothingYet, puzzle, false, 100);
    expect(kept).toEqual({ ...nothingYet, again: [{ ...puzzle, due: date(101), step: 0 }] });
    for (const day of [101, 104, 111, 132]) {
      expect(dueOn(kept, day).map(({ name }) => name)).toEqual(['s-1012']);
      kept = withMet(kept, puzzle, true, day);
    }
    expect(kept).toEqual(nothingYet);
    expect([isPuzzleId('s-1012'), isPuzzleId('s=sixteen&n=1012'), isPuzzleId('s-10123'), isPuzzleId('s-1012345')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([dailyNumber('s-1012'), dailyNumber('b-0047')]).toEqual([12, null]);
    expect([
      dueLink({ name: 's-1012', game: 'sixteen', due: '', step: 0 }),
      dueLink({ name: 'b-0047', game: 'russian-bank', due: '', step: 0 }),
      dueLink({ name: 's=sixteen&n=1', game: 'sixteen', due: '', step: 0 }),
    ]).toEqual(['/daily/12/sixteen/', '/puzzles/russian-bank/b-0047/', '#s=sixteen&n=1']);
  });

  test('where there is no room for all pictures, the latest have theirs', () => {
    const long = (n: number) => ({ ...ended(`s=sixteen&n=${n}`, 'lost'), position: `sixteen:${'8'.repeat(480)}` });
    let kept: PracticeRecords = nothingYet;
    for (let n = 0; n < 40; n++) kept = withEnded(kept, long(n), 100);
    const with22 = kept.again.map(({ position }) => position !== undefined);
    expect(with22).toEqual(kept.again.map((_, i) => i >= 40 - 22));
    expect(readPractice(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('a moment of an own game comes back as a position with its goal, once, and goes with its position', () => {
    const moment = { game: 'russian-bank', position: 'russian-bank:x', goal: 'reserve:3' };
    const now = new Date(2026, 10, 25, 12);
    const kept = withOwn(nothingYet, moment, now);
    const [own] = kept.again;
    if (!own) throw new Error();
    expect(own).toMatchObject({ game: 'russian-bank', position: 'russian-bank:x', due: '2026-11-26', step: 0 });
    expect([ownGoal(own.name), ownGoal('b-0012'), ownGoal('s=sixteen&n=4')]).toEqual(['reserve:3', null, null]);
    expect([ownAmong(kept, moment), ownAmong(kept, { ...moment, goal: 'win' }), ownAmong(nothingYet, moment)]).toEqual([
      own,
      undefined,
      undefined,
    ]);
    expect(dueLink(own)).toMatch(/\/position\/#p=russian-bank:x&g=reserve:3/);
    // Kept again, and kept from another round of the same cards.
    expect(withOwn(kept, moment, new Date(2026, 10, 27)).again).toEqual([{ ...own, due: '2026-11-28' }]);
    expect(withOwn(kept, { ...moment, position: 'russian-bank:y' }, new Date(2026, 10, 27)).again).toHaveLength(2);
    // It is nowhere else: without its position it would lead nowhere.
    const long = 'x'.repeat(590);
    let full = kept;
    for (let n = 0; n < 30; n++) full = withMet(full, { name: `p${n}`, game: 'sixteen', position: long }, false, 100);
    expect(full.again).toHaveLength(30);
    expect(full.again.some(({ name }) => name === own.name)).toBe(false);
    expect(readPractice(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const position of [undefined, 7, 'x'.repeat(601)])
      expect(readPractice({ ...kept, again: [{ ...own, position }] })?.again).toEqual([]);
  });

  test('whatever storage says of own games, a link is made of it and nothing breaks', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 600 }), (rest, position) => {
        const raw = { ...nothingYet, again: [{ name: `own.${rest}`, game: 'sixteen', due: '2026-11-25', step: 0, position }] };
        for (const one of readPractice(raw)?.again ?? []) expect(dueLink(one)).toMatch(/^(\/position\/)?#/);
      }),
    );
    for (const name of ['own.__proto__.1', 'own..x', 'own.', 'own.win'])
      expect(typeof dueLink({ name, game: 'sixteen', due: '', step: 0, position: 'none' })).toBe('string');
  });

  test('reads back what it writes, keeps the good parts of what is damaged, and refuses what is newer', () => {
    let kept: PracticeRecords = nothingYet;
    for (let n = 0; n < 300; n++) kept = withEnded(kept, ended(`s=sixteen&d=3&n=${100_000 + n}`, n % 3 ? 'lost' : 'clean'), n);
    const text = JSON.stringify(kept);
    expect(readPractice(JSON.parse(text))).toEqual(kept);
    // The file of the records carries it as a note.
    expect(text.length).toBeLessThan(20_000);
    const reader = (_: string, raw: unknown) => readPractice(raw);
    const { records, skipped } = fromStorage({ practice: JSON.parse(text) }, undefined, reader);
    expect(skipped).toEqual([]);
    expect(readPractice(checkRecords(JSON.parse(JSON.stringify(records)), undefined, reader).records.other.practice)).toEqual(
      kept,
    );

    const damaged = {
      ...kept,
      met: 'many',
      again: [...kept.again, { name: 7 }, null],
      ratings: { ...kept.ratings, x: { rating: '1' } },
    };
    expect(readPractice(damaged)).toEqual({ ...kept, met: 0 });
    for (const raw of [null, 7, 'x', [], {}, { v: 2 }]) expect(readPractice(raw)).toBeNull();
    fc.assert(fc.property(fc.jsonValue(), (raw) => void readPractice(raw)));
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (raw) => void readPractice({ ...raw, v: 1 })));
  });
});
