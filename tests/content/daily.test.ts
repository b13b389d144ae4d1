import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTraditional } from '../../src/engine/games/ids.ts';
import { type GameId, gameIds, letters, loadMaking } from '../../src/engine/games/registry.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { alike } from '../../src/engine/mine/alike.ts';
import { hasSingleTrap } from '../../src/engine/mine/bank/mend.ts';
import { gradeOfDay } from '../../src/engine/mine/bank/week.ts';
import { type Print, printOf, tooLike } from '../../src/engine/mine/likeness.ts';
import { goalKind } from '../../src/engine/mine/tally.ts';
import { bankSize } from '../../src/published/days/calendar.ts';
import { type Puzzle, puzzleSchema } from '../../src/published/puzzle-schema.ts';
import { bankOf } from '../proof/prove.ts';

const root = join(import.meta.dirname, '../..');

/** Every Monday of the bank; day 1 is a Sunday. */
const mondays = Array.from({ length: bankSize / 7 - 1 }, (_, i) => 2 + 7 * i);

test('day 1 is a Sunday', () => expect(new Date('2026-11-01T12:00:00Z').getUTCDay()).toBe(0));

test.each([
  ['sixteen', [1, 2, 2, 3, 4, 4, 5]],
  ['russian-bank', [2, 3, 4, 4, 5, 1, 2]],
  ['ristiseiska', [4, 5, 1, 2, 2, 3, 4]],
] as const)('the grades of %s from Monday on are %j in every week, which is the whole week', (game, week) => {
  const grades = bankOf(game).map(({ grade }) => grade);
  for (const monday of mondays) expect(grades.slice(monday - 1, monday + 6), `from day ${monday}`).toEqual(week);
  expect(week.toSorted()).toEqual([1, 2, 2, 3, 4, 4, 5]);
});

test('every day has an easy puzzle and a hard one', () => {
  const banks = gameIds.map(bankOf);
  for (let day = 0; day < bankSize; day++) {
    const grades = banks.map((bank) => bank[day]?.grade ?? 0);
    expect(Math.min(...grades), `day ${day + 1}`).toBeLessThanOrEqual(2);
    expect(Math.max(...grades), `day ${day + 1}`).toBeGreaterThanOrEqual(4);
  }
});

describe.each(gameIds)('the daily puzzles of %s', (game) => {
  const bank = bankOf(game);

  test('are more than a year, in whole weeks, so that the grades stay with their weekdays when the bank begins again', () => {
    expect(bank.length).toBeGreaterThanOrEqual(366);
    expect(bank.length).toBe(bankSize);
    expect(bank.length % 7).toBe(0);
  });

  test('are numbered by day, and have the grade that the game gives its weekday', async () => {
    const { daily } = (await loadMaking(game)) as NonNullable<Awaited<ReturnType<typeof loadMaking>>>;
    expect(bank.map(({ id }) => id)).toEqual(bank.map((_, i) => `${letters[game]}-${1001 + i}`));
    expect(bank.map(({ grade }) => grade)).toEqual(bank.map((_, i) => gradeOfDay(i + 1, daily.daysOn)));
    expect(bank.filter((puzzle) => puzzle.game !== game)).toEqual([]);
  });

  test('have no two alike, nor one like a puzzle of the library or a position of a lesson or rule page', async () => {
    const files = globSync('src/content/{puzzles/*.json,lessons/**/*.mdx,rules/**/*.mdx}', { cwd: root });
    const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    const known = text.match(new RegExp(`(?<=[\\s"'])${game}:[^\\s"'<]+/[^\\s"'<]+`, 'g')) ?? [];
    expect(known.length).toBeGreaterThan(20);
    const seen = new Set<string>();
    // A text may show a position that cannot be, to say why.
    for (const position of known)
      await alike(position).then(
        (key) => seen.add(key),
        () => null,
      );
    expect(seen.size).toBeGreaterThan(20);
    const before = seen.size;
    for (const { position } of bank) seen.add(await alike(position));
    expect(seen.size - before).toBe(bank.length);
  });

  test('have no twins: none is from the deal of another, nor too like one, nor like one of the library', async () => {
    const making = (await loadMaking(game)) as NonNullable<Awaited<ReturnType<typeof loadMaking>>>;
    const library: Puzzle[] = puzzleSchema
      .array()
      .parse(JSON.parse(readFileSync(join(root, `src/content/puzzles/${game}.json`), 'utf8')));
    const prints = await Promise.all([...bank, ...library].map(({ position, line }) => printOf(position, line)));
    const pairs: string[] = [];
    for (const [i, { id }] of bank.entries())
      for (let k = i + 1; k < prints.length; k++)
        if (tooLike(prints[i] as Print, prints[k] as Print, making))
          pairs.push(`${id} and ${(bank[k] ?? library[k - bank.length])?.id}`);
    expect(pairs).toEqual([]);
  });

  test('ask for the same kind of goal no more often in a row than the game allows', async () => {
    const { daily } = (await loadMaking(game)) as NonNullable<Awaited<ReturnType<typeof loadMaking>>>;
    const most = daily.goalInARow ?? bank.length;
    let row = 0;
    for (const [i, { goal, id }] of bank.entries()) {
      row = goalKind(goal) === goalKind(bank[i - 1]?.goal ?? '') ? row + 1 : 1;
      expect(row, id).toBeLessThanOrEqual(most);
    }
  });

  test('have no two solutions alike, but for single actions from the middle grade on', () => {
    const lines = bank.filter(({ grade, line }) => grade <= 2 || line.includes(',')).map(({ line }) => line);
    expect(lines.length).toBeGreaterThan(300);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('seldom have the theme of the day before', () => {
    const same = bank.filter(({ themes }, i) => themes[0] === bank[i - 1]?.themes[0]);
    expect(same.length).toBeLessThan(bank.length / 6);
  });

  test('have every kind of goal in every quarter of the year', () => {
    const kinds = new Set(bank.map(({ goal }) => goalKind(goal)));
    expect(kinds.size).toBeGreaterThanOrEqual(3);
    for (const quarter of [0, 1, 2, 3]) {
      const part = bank.slice(quarter * 91, (quarter + 1) * 91);
      expect(new Set(part.map(({ goal }) => goalKind(goal)))).toEqual(kinds);
    }
  });
});

describe('what a year is to have', () => {
  const count = (game: GameId, has: (puzzle: Puzzle) => boolean): number => bankOf(game).filter(has).length;
  const piles = ({ position }: Puzzle): number => (position.split('/')[1] as string).split('.').length;
  const isFull = (puzzle: Puzzle): boolean => piles(puzzle) === 4 && /^sixteen:g[~/]/.test(puzzle.position);

  test('Russian Bank: at least fifty that win in one turn', () => {
    expect(count('russian-bank', ({ goal }) => goal === 'win')).toBeGreaterThanOrEqual(50);
  });

  test('Russian Bank: from day 28 on every other day is of the traditional game, and none before or between', () => {
    const traditional = bankOf('russian-bank').flatMap(({ position }, i) => (isTraditional(position) ? [i + 1] : []));
    expect(traditional).toEqual(Array.from({ length: 172 }, (_, i) => 28 + 2 * i));
  });

  test('Ristiseiska: no goal more than half, every rule set at least fifteen times', () => {
    for (const goal of ['win', 'not-last', 'best'])
      expect(
        count('ristiseiska', (puzzle) => puzzle.goal === goal),
        goal,
      ).toBeLessThanOrEqual(bankSize / 2);
    for (const preset of Object.keys(ristiseiska.presets))
      expect(
        count('ristiseiska', ({ position }) => new RegExp(`^ristiseiska:${preset}[~/]`).test(position)),
        preset,
      ).toBeGreaterThanOrEqual(15);
  });

  test('Ristiseiska: few with a single decision at which something can be lost', async () => {
    let singles = 0;
    for (const puzzle of bankOf('ristiseiska')) singles += Number(await hasSingleTrap(puzzle));
    expect(singles).toBeLessThanOrEqual(60);
  });

  test('Sixteen: three piles or four, late positions of the full game, both rules of runs', () => {
    expect(count('sixteen', (puzzle) => piles(puzzle) > 2)).toBeGreaterThanOrEqual(124);
    expect(count('sixteen', isFull)).toBeGreaterThanOrEqual(60);
    expect(count('sixteen', (puzzle) => isFull(puzzle) && puzzle.grade >= 4)).toBeGreaterThanOrEqual(12);
    expect(count('sixteen', (puzzle) => isFull(puzzle) && puzzle.grade === 5)).toBeGreaterThanOrEqual(4);
    for (const strict of [true, false])
      expect(
        count('sixteen', (puzzle) => isFull(puzzle) && puzzle.position.includes('~runs=consecutive') === strict),
      ).toBeGreaterThanOrEqual(10);
  });
});
