import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { type GameId, gameIds } from '../../src/engine/games/ids.ts';
import { fits, type Wish } from '../../src/engine/games/making.ts';
import { loadMaking, loadTextGame } from '../../src/engine/games/registry.ts';
import { alike, keyOf } from '../../src/engine/mine/alike.ts';
import { find, mostNumber, recipesFor } from '../../src/engine/mine/find.ts';
import { measure } from '../../src/engine/mine/measure.ts';
import { mixed } from '../../src/engine/mine/slots.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';
import { Cancelled, SolverClient, type WorkerLike } from '../../src/engine/worker/client.ts';
import { findPuzzle } from '../../src/engine/worker/finding.ts';
import { handle } from '../../src/engine/worker/inside.ts';
import type { Report } from '../../src/engine/worker/protocol.ts';
import { sample } from '../sample.ts';

const anything: Wish = { goal: null, theme: null, rules: null, grade: null };

/** Wishes that quick answers may be expected of. */
const wishes: readonly (readonly [GameId, Wish])[] = [
  ['sixteen', { ...anything, grade: 1 }],
  ['sixteen', { ...anything, goal: 'empty' }],
  ['sixteen', { ...anything, goal: 'home', rules: 'consecutive' }],
  ['sixteen', { ...anything, theme: 'hold-back', rules: 'descending', grade: 2 }],
  ['ristiseiska', { ...anything, grade: 3 }],
  ['ristiseiska', { ...anything, goal: 'not-last' }],
  ['ristiseiska', { ...anything, rules: 'begging-points', theme: 'what-to-give' }],
  ['russian-bank', { ...anything, grade: 4 }],
  ['russian-bank', { ...anything, goal: 'lock' }],
];

const found = async (game: GameId, wish: Wish, from: number, most = 400) => {
  const answer = await find(game, wish, from, most);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};

test('a grade or harder may be wished, too', async () => {
  const wish = { ...anything, grade: 4, orHarder: true };
  expect([1, 2, 3, 4, 5].filter((grade) => fits(wish, { grade }))).toEqual([4, 5]);
  expect([1, 2, 3, 4, 5].filter((grade) => fits({ ...wish, orHarder: false }, { grade }))).toEqual([4]);
  const { miner } = (await loadMaking('sixteen')) as NonNullable<Awaited<ReturnType<typeof loadMaking>>>;
  const recipes = recipesFor(miner, wish);
  expect(recipes).toContain('deal-16-1-2');
  expect(recipes).not.toContain('brink-16-6-4');
});

test('what is found is as wished, meets its goal by the rules, and has the grade that grading says', async () => {
  const runs = sample(6, 12);
  let puzzles = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...wishes), fc.integer({ min: 0, max: mostNumber }), async ([game, wish], from) => {
      const { found: puzzle } = await found(game, wish, from, 60);
      if (puzzle === null) return;
      puzzles += 1;
      expect(fits(wish, puzzle)).toBe(true);
      const making = await loadMaking(game);
      if (wish.rules !== null) expect(making?.miner.kindOf(puzzle.recipe).rules).toBe(wish.rules);
      const text = await loadTextGame(game);
      const line = parseLine(puzzle.line);
      expect(text.replay(puzzle.position, line).ok).toBe(true);
      expect(await judge(puzzle.position, line, puzzle.goal)).toMatchObject({ ok: true, value: { state: 'met' } });
      const measured = await measure(puzzle.position, puzzle.goal, line, { nodes: 400_000 });
      expect(measured).toMatchObject({ ok: true, value: { grade: puzzle.grade, themes: puzzle.themes } });
      expect(puzzle.key).toBe(keyOf(await alike(puzzle.position)));
      // The number that names it gives it at once, whatever was asked in between.
      const again = await found(game, wish, puzzle.number, 1);
      expect(again).toEqual({ found: puzzle, tried: 1, none: false });
    }),
    { numRuns: runs, seed: 14 },
  );
  expect(puzzles).toBeGreaterThan(sample(3, 6));
}, 120_000);

test('numbers before the one that is found have none, and all together are tried as one after another', async () => {
  const wish = { ...anything, grade: 3 };
  const whole = await found('ristiseiska', wish, 500);
  const number = whole.found?.number as number;
  expect(number).toBe(500 + whole.tried - 1);
  expect((await found('ristiseiska', wish, 500, number - 500)).found).toBeNull();
  const told: number[] = [];
  const client = withHandle();
  const answer = await findPuzzle(client, {
    game: 'ristiseiska',
    wish,
    from: 500,
    most: 400,
    onTried: (tried) => told.push(tried),
  });
  expect(answer).toEqual({ found: whole.found, none: false });
  expect(told).toEqual(Array.from({ length: whole.tried }, (_, i) => i + 1));
}, 60_000);

test('what is taken already is passed over', async () => {
  const client = withHandle();
  const asked = { game: 'ristiseiska', wish: { ...anything, grade: 3 }, from: 500, most: 400 };
  const first = (await findPuzzle(client, asked)).found;
  const second = (await findPuzzle(client, { ...asked, isTaken: (key) => key === first?.key })).found;
  expect(second?.number).toBeGreaterThan(first?.number as number);
  expect(second?.key).not.toBe(first?.key);
}, 60_000);

test('a wish that no recipe can give is told at once; one that finds nothing stops where it is told to', async () => {
  expect(await found('russian-bank', { ...anything, rules: 'duel' }, 0)).toEqual({ found: null, tried: 0, none: true });
  expect(await found('sixteen', { ...anything, goal: 'empty', theme: 'full-game' }, 0)).toMatchObject({ none: true });
  expect(await found('ristiseiska', { ...anything, rules: 'duel', grade: 9 }, mostNumber, 3)).toEqual({
    found: null,
    tried: 3,
    none: false,
  });
});

test('bad games and numbers are answered with an error', async () => {
  for (const game of ['', 'chess', '__proto__', 'sixteen:x'])
    expect(await find(game, anything, 0, 1)).toMatchObject({ ok: false, error: { field: 'game' } });
  for (const from of [-1, 0.5, Number.NaN, mostNumber + 1])
    expect(await find('sixteen', anything, from, 1)).toMatchObject({ ok: false, error: { field: 'number' } });
});

test.each(gameIds)('every recipe of %s is found by what it gives', async (game) => {
  const { miner } = (await loadMaking(game)) ?? {};
  for (const recipe of miner?.recipes ?? []) {
    const { rules, goals, themes, grades } = miner?.kindOf(recipe) ?? { rules: '', goals: [], themes: [], grades: [] };
    expect(goals.length).toBeGreaterThan(0);
    for (const goal of goals)
      for (const theme of [null, ...themes])
        for (const grade of [null, ...grades])
          expect(miner && recipesFor(miner, { goal, theme, rules, grade })).toContain(recipe);
  }
});

test('a recipe gives nothing that is not said of it', async () => {
  for (const game of gameIds) {
    const making = await loadMaking(game);
    if (making === null) continue;
    let seen = 0;
    for (let number = 0; seen < sample(2, 4); number += 97) {
      const { found: puzzle } = await found(game, anything, number, 40);
      if (puzzle === null) continue;
      seen += 1;
      expect(making.miner.kindOf(puzzle.recipe).goals).toContain(puzzle.goal.split(':')[0]);
    }
  }
}, 60_000);

test('keys differ where positions do', () => {
  const keys = new Set(Array.from({ length: 20_000 }, (_, i) => keyOf(`sixteen ${mixed(1, i, 0)}/${i}`)));
  expect(keys.size).toBeGreaterThan(19_998);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}$/);
});

/** A client whose worker works on this thread, at once. */
function withHandle(): SolverClient {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (job) => void handle(job, (data: Report) => worker.onmessage?.({ data })),
    terminate: () => {},
  };
  return new SolverClient(() => worker);
}

test('a search is given up by its signal', async () => {
  const controller = new AbortController();
  const search = findPuzzle(withHandle(), {
    game: 'ristiseiska',
    wish: { ...anything, rules: 'duel', grade: 9 },
    from: 0,
    most: 100_000,
    signal: controller.signal,
    onTried: (tried) => tried >= 20 && controller.abort(),
  });
  await expect(search).rejects.toBeInstanceOf(Cancelled);
});

test('without a worker nothing is looked for', async () => {
  await expect(new SolverClient(() => null).find('sixteen', anything, 0, 1)).rejects.toThrow(/in a worker only/);
});
