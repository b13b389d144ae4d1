import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Play, parseLine } from '../../src/engine/core/play.ts';
import { isTraditional } from '../../src/engine/games/ids.ts';
import { type GameId, gameIds, loadGame, loadGrader, loadTextGame } from '../../src/engine/games/registry.ts';
import { alike } from '../../src/engine/mine/alike.ts';
import { type Filed, faults } from '../../src/engine/mine/filed.ts';
import { measure } from '../../src/engine/mine/measure.ts';
import { survey } from '../../src/engine/mine/survey.ts';
import type { Grading } from '../../src/engine/proving/prover.ts';
import { grade, graded } from '../../src/engine/solve/grading.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';
import { at } from '../engine/russian-bank.open.ts';

function must<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Some daily puzzles of a game that are quick to prove, of every grade where there are such. */
function some(game: GameId, each: number): Filed[] {
  const all: Filed[] = JSON.parse(readFileSync(join(import.meta.dirname, `../../src/content/daily/${game}.json`), 'utf8'));
  return [1, 2, 3, 4, 5].flatMap((grade) =>
    all
      .filter((puzzle) => puzzle.grade === grade)
      .toSorted((a, b) => Number(a.proof.nodes) * a.line.length - Number(b.proof.nodes) * b.line.length)
      .slice(0, each),
  );
}

const puzzles = gameIds.flatMap((game) => some(game, game === 'ristiseiska' ? 3 : 1));

test.each(puzzles)('$id is measured as it stands on file', async (puzzle) => {
  expect(await faults(puzzle)).toEqual([]);
  const { nodes: _, ...proof } = puzzle.proof;
  const line = parseLine(puzzle.line);
  const found = must(await grade(puzzle.position, line, puzzle.goal));
  expect(found).toMatchObject(proof);
  expect(found?.nodes).toBeGreaterThan(0);
  expect(must(await graded(puzzle.position, line, puzzle.goal))?.grade).toBe(puzzle.grade);
});

/** The actions of a position, those that come to the same position but for symmetry once: how many win, of how many. */
async function counted(play: Play, goal: string, apart: (position: string) => Promise<string>): Promise<[number, number]> {
  const wins = new Map<string, boolean>();
  const { actions } = must(await rate(play.position, goal));
  for (const { action, result } of actions) wins.set(await apart(must(play.apply(action)).position), result === 'win');
  return [[...wins.values()].filter(Boolean).length, wins.size];
}

/** A position of Russian Bank with the piles of each side in an order of their own; of the traditional game, the eight houses together. */
function inAnyOrder(position: string): string {
  const sorted = (piles: string): string => piles.split('.').sort().join('.');
  if (!isTraditional(position)) return position.replace(/;([^;/]+);/g, (_, piles: string) => `;${sorted(piles)};`);
  const houses = [...position.matchAll(/;([^;/]+\.[^;/]+);/g)].map(([, piles]) => piles);
  return `${position.replace(/;[^;/]+\.[^;/]+;/g, ';;')} ${sorted(houses.join('.'))}`;
}

/** What a line has of decisions, worked out from what the solver says of each action by itself. */
async function byHand({ game, position, goal, line }: Filed) {
  const found = { decisions: 0, onlyMoves: 0, winningFirst: 0, firstActions: 0 };
  let play = must((await loadTextGame(game)).open(position));
  const hero = play.actor;
  for (const [i, action] of parseLine(line).entries()) {
    const apart = async (at: string) => (game === 'ristiseiska' ? at : game === 'sixteen' ? alike(at) : inAnyOrder(at));
    const [winning, all] = await counted(play, goal, apart);
    if (i === 0) Object.assign(found, { winningFirst: winning, firstActions: all });
    // Sixteen counts where a brick is to be placed, the others each action of the player whose goal it is.
    const counts = game === 'sixteen' ? play.actions.every((one) => one.startsWith('p')) : play.actor === hero;
    if (counts && all > 1) {
      found.decisions += 1;
      if (winning === 1) found.onlyMoves += 1;
    }
    play = must(play.apply(action));
  }
  return found;
}

const banks = some('russian-bank', 4).filter(({ line }) => line.length < 60);

// Only goals that ask the same of each position on the way as of the start, and lines on which nobody is asked to win of two.
test.each([...puzzles, ...banks].filter(({ goal, line }) => /^(win|empty:1|stock.*|reserve.*)$/.test(goal) && line.length < 120))(
  '$id has the decisions that its positions have one by one',
  async (puzzle) => {
    expect(must(await grade(puzzle.position, parseLine(puzzle.line), puzzle.goal))).toMatchObject(await byHand(puzzle));
  },
);

describe('a grade of Russian Bank', () => {
  const graded = async (goal: string, position: string, line: readonly string[]) =>
    must(await grade(`russian-bank:${position}`, line, goal));

  test('counts what differs by the order of piles once, unless the goal names a pile', async () => {
    // The 9 goes onto either empty pile, and a king onto the other or back; or it is left alone.
    const start = at({ r: '9h', t: '-.-.Kh.Ks' });
    expect(await graded('reserve:0', start, ['r-t1'])).toMatchObject({ decisions: 1, winningFirst: 2, firstActions: 3 });
    expect(await graded('top:t1=9h', start, ['r-t1'])).toMatchObject({ winningFirst: 5, firstActions: 7 });
    // Here the piles differ in order on the other side, too.
    const opposite = at({ r: '9h', two: { t: 'Th.Kd.Th.Ks' } });
    expect(await graded('reserve:0', opposite, ['r-o1'])).toMatchObject({ decisions: 1, winningFirst: 1, firstActions: 2 });
  });

  test('has no decision where there is one action only', async () => {
    const forced = at({ t: '8s.Kd.Kh.Ks', h: '7d' });
    expect(await graded('win', forced, ['draw', 'w-t1'])).toMatchObject({
      ...{ decisions: 0, onlyMoves: 0, winningFirst: 1, firstActions: 1 },
    });
  });

  test('has a share only where the goal is about a turn', async () => {
    const start = at({ r: '9h', t: '-.-.Kh.Ks' });
    expect((await graded('win', start, ['r-t1']))?.share).toBeGreaterThan(0);
    expect(await graded('do:r-t1', start, ['r-t1'])).not.toHaveProperty('share');
    expect(await graded('win', start, [])).toBeNull();
  });
});

test('with a start of one action only, that is no decision', async () => {
  const start = 'ristiseiska:pantti/68.--.--.--/9c.5c2d/1/play/-/-/-/0/-';
  expect(must(await grade(start, ['9c'], 'win'))).toMatchObject({ decisions: 0, onlyMoves: 0, winningFirst: 1, firstActions: 1 });
});

test('what loses at once is one of the options that lose', async () => {
  const start = 'ristiseiska:pantti/6Q.68.--.--/5cKc9d2h.2d3d/1/play/-/-/-/0/-';
  expect(must(await grade(start, ['Kc', '9d'], 'turn:2'))).toMatchObject({ winningFirst: 1, firstActions: 3, onlyMoves: 1 });
});

// The budget is that of each question, and the first may need less than those after it.
test.each(gameIds)('a grade of %s is whole or none, whatever the budget', async (game) => {
  const [puzzle] = some(game, 1).slice(-1) as [Filed];
  const whole = must(await grade(puzzle.position, parseLine(puzzle.line), puzzle.goal));
  const kinds = new Set<boolean>();
  for (const nodes of [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 20_000]) {
    const found = must(await grade(puzzle.position, parseLine(puzzle.line), puzzle.goal, { nodes }));
    if (found !== null) expect({ ...found, nodes: 0 }).toEqual({ ...whole, nodes: 0 });
    kinds.add(found === null);
  }
  expect(kinds.size).toBe(2);
});

test.each(gameIds)('a grade of %s is the same with what is known, and examines nothing for it', async (id) => {
  // With `best` chances are asked for too.
  const { position, goal, line } = some(id, 30).find(
    ({ goal, proof }) => goal !== 'best' && Number(proof.onlyMoves) > 2,
  ) as Filed;
  const actions = parseLine(line);
  const { action: words } = await loadGame(id);
  const all = await survey(position, goal, actions, {});
  const proved = all?.steps.map(({ options }) => new Map(options.map(({ action, wins }) => [words.format(action), wins])));
  const asked = new Set<number>();
  const found = await grade(position, actions, goal, {}, (after, action) => {
    asked.add(after);
    return proved?.[after]?.get(action);
  });
  expect(must(found)).toEqual({ ...must(await grade(position, actions, goal)), nodes: 0 });
  expect(asked.size).toBeGreaterThan(2);
});

describe('a measure', () => {
  const [easy] = some('ristiseiska', 1) as [Filed];

  test.each(gameIds)('of %s is null where the budget does not do', async (game) => {
    const hard = some(game, 1).at(-1) as Filed;
    expect(must(await grade(hard.position, parseLine(hard.line), hard.goal, { nodes: 1 }))).toBeNull();
    expect(must(await graded(hard.position, parseLine(hard.line), hard.goal, { nodes: 1 }))).toBeNull();
  });

  test('says how many decisions mislead, and what the hardest verdict took', async () => {
    const { proof } = easy;
    const measured = must(await measure(easy.position, easy.goal, parseLine(easy.line), { nodes: 200_000 }));
    expect(measured.grade).toBe(easy.grade);
    expect(measured.proof).toEqual({ ...proof, nodes: undefined });
    expect(measured.hardest).toBeGreaterThan(0);
  });

  test('wants a line that loses somewhere', async () => {
    // Two bricks lie on top and go home in any order.
    expect(await measure('sixteen:2/2.-/1/-/-', 'win', ['1-f'], {})).toMatchObject({ error: { code: 'mine-nothing-loses' } });
  });
});

test('a survey has every legal action of each position, and who acted', async () => {
  const [puzzle] = some('ristiseiska', 1) as [Filed];
  const found = await survey(puzzle.position, puzzle.goal, parseLine(puzzle.line), {});
  let play = must((await loadTextGame('ristiseiska')).open(puzzle.position));
  for (const [i, action] of parseLine(puzzle.line).entries()) {
    expect(found?.steps[i]?.actor).toBe(play.actor);
    expect(found?.steps[i]?.options).toHaveLength(play.actions.length);
    play = must(play.apply(action));
  }
  expect(found?.steps).toHaveLength(parseLine(puzzle.line).length);
});

describe('grades', () => {
  const base: Grading = { decisions: 9, onlyMoves: 0, winningFirst: 1, firstActions: 2, nodes: 1 };
  const of = async (game: GameId, more: Partial<Grading>) => (await loadGrader(game))?.gradeOf({ ...base, ...more });

  test.each([0, 1, 2, 3, 4, 5, 7, 8, 30])('of Sixteen by only moves: %i', async (onlyMoves) => {
    const expected = onlyMoves < 2 ? 1 : onlyMoves < 3 ? 2 : onlyMoves < 5 ? 3 : onlyMoves < 8 ? 4 : 5;
    expect(await of('sixteen', { onlyMoves })).toBe(expected);
  });

  test.each([
    [{ share: 0.2, depth: 30 }, 1],
    [{ share: 0.199, depth: 30 }, 2],
    [{ share: 0.05, depth: 30 }, 2],
    [{ share: 0.049, depth: 30 }, 3],
    [{ share: 0.01, depth: 30 }, 3],
    [{ share: 0.0099, depth: 30 }, 4],
    [{ share: 0.001, depth: 30 }, 4],
    [{ share: 0.0009, depth: 11 }, 4],
    [{ share: 0.0009, depth: 12 }, 5],
    [{ depth: 12 }, 5],
    [{}, 4],
  ])('of Russian Bank by %o', async (more, expected) => expect(await of('russian-bank', more)).toBe(expected));

  test.each([
    [{ depth: 6 }, 1],
    [{}, 1],
    [{ depth: 7 }, 2],
    [{ depth: 12 }, 2],
    [{ depth: 13 }, 3],
    [{ depth: 21, onlyMoves: 4, firstActions: 4 }, 3],
    [{ depth: 1, missed: true }, 3],
    [{ depth: 1, gap: 0.15 }, 1],
    [{ depth: 1, gap: 0.149 }, 2],
    [{ depth: 1, gap: 0.08 }, 2],
    [{ depth: 1, gap: 0.079 }, 3],
    [{ depth: 1, gap: 0.5, missed: true }, 3],
    [{ depth: 1, gap: 0.1, missed: true }, 4],
    [{ depth: 1, gap: 0, missed: true }, 5],
    [{ depth: 13, missed: true, firstActions: 3 }, 3],
    [{ depth: 12, missed: true, firstActions: 4 }, 3],
    [{ depth: 13, missed: true, firstActions: 4 }, 4],
    [{ depth: 20, missed: true, firstActions: 4, onlyMoves: 4 }, 4],
    [{ depth: 21, missed: true, firstActions: 4, onlyMoves: 3 }, 4],
    [{ depth: 21, missed: true, firstActions: 1, onlyMoves: 4 }, 5],
  ])('of Ristiseiska by %o', async (more, expected) => expect(await of('ristiseiska', more)).toBe(expected));
});
