import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTraditional } from '../../src/engine/games/ids.ts';
import { russianBank, type State } from '../../src/engine/games/russian-bank/index.ts';
import { ground } from '../../src/engine/games/russian-bank/mine/index.ts';
import { playedOn } from '../../src/engine/games/russian-bank/mine/miner.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';
import { type Puzzle, puzzleSchema } from '../../src/published/puzzle-schema.ts';

const file = join(import.meta.dirname, '../../src/content/puzzles/russian-bank.json');
const puzzles: Puzzle[] = puzzleSchema
  .array()
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ position }) => !isTraditional(position));

/** The value of a result that must be there. */
function must<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const startOf = (position: string): State => must(russianBank.position.parse(position.slice('russian-bank:'.length)));

describe('the puzzles of Russian Bank as a set', () => {
  test('every goal of a turn is asked for, and every theme comes up more than once', () => {
    const goals = puzzles.map(({ goal }) => goal.split(':')[0]);
    expect(new Set(goals)).toEqual(new Set(['win', 'reserve', 'stock', 'home', 'lock']));
    for (const theme of ['finish', 'reserve-first', 'lock', 'long-turn', 'attack', 'empty-pile', 'drawn-card'])
      expect(puzzles.filter(({ themes }) => themes.includes(theme)).length).toBeGreaterThanOrEqual(2);
  });

  test('titles say the goal and what one sees of the table first, and no two the same', () => {
    const goal =
      /^(Win with \d+|Lock them out|Empty your reserve of \d+|Reserve from \d+ cards? to \d+|From \d+ cards down to \d+|Bring \d+ cards home)\b/;
    const table =
      /( (and|with) (the (\d+|[AJQK])[♣♦♥♠] just drawn|a pile of \d+|\d+ (already home|suits? complete|empty piles?)|nothing home yet|your waste still empty)|; the opponent’s reserve is empty|; the opponent has \d in reserve|; the opponent has only \d cards?)$/;
    expect(puzzles.filter(({ title = '' }) => !goal.test(title) || !table.test(title))).toEqual([]);
    expect(new Set(puzzles.map(({ title }) => title)).size).toBe(puzzles.length);
  });

  test('all cards are known', () => {
    expect(puzzles.filter(({ position }) => position.includes('?'))).toEqual([]);
  });

  test('all up to the middle grade have written hints', () => {
    expect(puzzles.filter(({ grade, hints }) => grade <= 3 && !hints)).toEqual([]);
  });
});

describe.each(puzzles)('$id', ({ position, goal, hints }) => {
  const start = startOf(position);

  test('play by rule of thumb seldom gets there', () => {
    const reading = must(russianBank.goal(goal));
    const met = playedOn(ground, start, 1).filter((turn) => reading(start, turn) === 'met').length;
    expect(met).toBeLessThanOrEqual(4);
  });

  test('the last hint begins with a first action that wins', async () => {
    if (!hints) return;
    const { actions } = must(await rate(position, goal, { nodes: 200_000 }));
    const winning = actions.filter(({ result }) => result === 'win').map(({ action }) => action);
    const source =
      /^Play the \S+ from your (reserve|waste|pile \d) to (the foundation|the opponent’s (?:empty )?pile \d|your (?:empty )?pile \d)\b/.exec(
        hints[2],
      );
    const from = source?.[1]?.replace('reserve', 'r').replace('waste', 'w').replace('pile ', 't');
    const to = source?.[2]
      ?.replace('the foundation', 'f')
      .replace(/the opponent’s (empty )?pile /, 'o')
      .replace(/your (empty )?pile /, 't');
    expect(winning).toContain(hints[2].startsWith('Draw') ? 'draw' : `${from}-${to}`);
  });
});
