import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameIds, letters } from '../../src/engine/games/registry.ts';
import { alike } from '../../src/engine/mine/alike.ts';
import { gradeOfDay } from '../../src/engine/mine/bank/week.ts';
import { goalKind } from '../../src/engine/mine/tally.ts';
import { bankSize } from '../../src/published/days/calendar.ts';
import { bankOf } from '../proof/prove.ts';

const root = join(import.meta.dirname, '../..');

test('the grades of a week from Monday on are 1 2 2 3 4 4 5, and day 1 is a Sunday', () => {
  expect(new Date('2026-11-01T12:00:00Z').getUTCDay()).toBe(0);
  expect([2, 3, 4, 5, 6, 7, 8].map(gradeOfDay)).toEqual([1, 2, 2, 3, 4, 4, 5]);
});

describe.each(gameIds)('the daily puzzles of %s', (game) => {
  const bank = bankOf(game);

  test('are more than a year, in whole weeks, so that the grades stay with their weekdays when the bank begins again', () => {
    expect(bank.length).toBeGreaterThanOrEqual(366);
    expect(bank.length).toBe(bankSize);
    expect(bank.length % 7).toBe(0);
  });

  test('are numbered by day, and have the grade of its weekday', () => {
    expect(bank.map(({ id }) => id)).toEqual(bank.map((_, i) => `${letters[game]}-${1001 + i}`));
    expect(bank.map(({ grade }) => grade)).toEqual(bank.map((_, i) => gradeOfDay(i + 1)));
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
