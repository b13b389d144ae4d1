import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTraditional } from '../../src/engine/games/ids.ts';
import { crapette, type Table } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { ground } from '../../src/engine/games/russian-bank/crapette/mine/index.ts';
import { playedOn } from '../../src/engine/games/russian-bank/mine/miner.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';
import { type Puzzle, puzzleSchema } from '../../src/published/puzzle-schema.ts';
import { bankOf } from '../proof/prove.ts';

const file = join(import.meta.dirname, '../../src/content/puzzles/russian-bank.json');
const library: Puzzle[] = puzzleSchema
  .array()
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ position }) => isTraditional(position));
const days = bankOf('russian-bank').filter(({ position }) => isTraditional(position));

function startOf(position: string): Table {
  const read = crapette.position.parse(position.slice('russian-bank:'.length));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

const goalKinds = (puzzles: readonly Puzzle[]): Set<string> => new Set(puzzles.map(({ goal }) => goal.split(':')[0] as string));
const allGoals = new Set(['win', 'reserve', 'stock', 'home', 'load']);

describe('the puzzles of the traditional game', () => {
  test('the library has all five goals and all five grades, each grade at least four times', () => {
    expect(goalKinds(library)).toEqual(allGoals);
    for (const grade of [1, 2, 3, 4, 5]) expect(library.filter((one) => one.grade === grade).length).toBeGreaterThanOrEqual(4);
  });

  test('so have the days', () => {
    expect(goalKinds(days)).toEqual(allGoals);
    for (const grade of [1, 2, 3, 4, 5]) expect(days.filter((one) => one.grade === grade).length).toBeGreaterThanOrEqual(13);
  });

  test('titles say the goal and what one sees of the table first', () => {
    const goal =
      /^(Win with \d+|Empty a reserve of \d+|Reserve from \d+ to \d+|From \d+ cards to \d+|Bring \d+ cards? home|Load \d+ cards?)\b/;
    const table =
      / ((and|with) (the (\d+|[AJQK])[♣♦♥♠] just turned up|a house of \d+|\d+ (already home|suits? complete|empty houses?)|nothing home yet|(your|their) waste still empty)|against an empty reserve|against a reserve of \d+|before their last (card|\d cards))$/;
    expect(library.map(({ title = '' }) => title).filter((title) => !goal.test(title) || !table.test(title))).toEqual([]);
  });

  test('all cards are known, and the main form of the rules is played', () => {
    const all = [...library, ...days].map(({ position }) => position);
    expect(all.filter((position) => position.includes('?') || !position.startsWith('russian-bank:crapette/'))).toEqual([]);
  });
});

test.each([...library, ...days])(
  '$id: its line is borne out by the rules, and play by rule of thumb seldom gets there',
  async (puzzle) => {
    const { position, goal, line } = puzzle;
    const judged = await judge(position, line.split(','), goal);
    expect(judged.ok && judged.value.state).toBe('met');
    const reading = crapette.goal(goal);
    if (!reading.ok) throw new Error(reading.error.code);
    const start = startOf(position);
    const met = playedOn(ground, start, 1).filter((turn) => reading.value(start, turn) === 'met').length;
    // The miner played on with other ties; in very easy ones a rule of thumb may get there more often.
    expect(met).toBeLessThanOrEqual(puzzle.grade === 1 ? 10 : 6);
  },
);
