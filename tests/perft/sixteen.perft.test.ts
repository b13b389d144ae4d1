import { describe, expect, test } from 'vitest';
import { perft } from '../../src/engine/core/perft.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { count, isWon, read, successors, write } from './brute.ts';
import { table } from './table.ts';

type State = ReturnType<typeof sixteen.deal>;
type Params = State['params'];

const prefix = 'sixteen:';
const written = (state: State): string => prefix + sixteen.position.format(state);

function parsed(position: string): State {
  const state = sixteen.position.parse(position.slice(prefix.length));
  if (!state.ok) throw new Error(`${position}: ${state.error.code}`);
  return state.value;
}

/** What the engine says may be done, with the positions it leads to; in the shape of the brute-force answer. */
const engineSuccessors = (state: State): Record<string, string> =>
  Object.fromEntries(sixteen.legal(state).map((a) => [sixteen.action.format(a), written(sixteen.apply(state, a))]));

/** Fails when engine and brute force differ on the legal actions, on where they lead, or on whether play is over. */
function compare(position: string, state: State): void {
  const expected = Object.fromEntries(successors(read(position)));
  const actual = engineSuccessors(state);
  const same = (a: Record<string, string>, b: Record<string, string>) => Object.keys(a).every((key) => a[key] === b[key]);
  if (!same(expected, actual) || !same(actual, expected)) expect(actual, position).toEqual(expected);
  const result = isWon(read(position)) ? 'won' : Object.keys(expected).length === 0 ? 'lost' : undefined;
  if (sixteen.outcome(state)?.result !== result) expect(sixteen.outcome(state)?.result, position).toBe(result);
}

const sets: Params[] = (['descending', 'consecutive'] as const).flatMap((runs) =>
  [
    [16, 6, 4],
    [16, 1, 2],
    [13, 2, 3],
    [8, 2, 2],
    [8, 2, 3],
    [4, 3, 4],
    [5, 12, 6],
    [3, 1, 5],
    [2, 2, 2],
    [1, 2, 2],
  ].map(([ranks, copies, piles]) => ({ ranks, copies, piles, runs }) as Params),
);

/** Any position at all, reachable or not: foundations at random, a random part of the rest strewn about. */
function strewn(params: Params, random: Rng): string {
  const foundations = Array.from({ length: params.copies }, () => (random.int(3) === 0 ? 0 : random.int(params.ranks + 1)));
  const rest: number[] = [];
  for (let rank = 1; rank <= params.ranks; rank++)
    for (const top of foundations) if (top < rank && random.int(8) > 0) rest.push(rank);
  const loose = shuffled(rest, random);
  const drawn = random.int(4) === 0 ? (loose.pop() ?? 0) : 0;
  const urn = loose.splice(0, random.int(3) === 0 ? 0 : random.int(loose.length + 1));
  const piles: number[][] = Array.from({ length: params.piles }, () => []);
  for (const brick of loose) {
    const pile = piles[random.int(params.piles)] as number[];
    // Half of the bricks are slipped in where they lengthen a run, or long runs would hardly ever be seen.
    const at = random.int(2) === 0 ? pile.findIndex((other) => other < brick) : -1;
    pile.splice(at < 0 ? pile.length : at, 0, brick);
  }
  return write({ top: params.ranks, consecutive: params.runs === 'consecutive', piles, foundations, drawn, urn });
}

describe('perft', () => {
  test.each(table)('$name', ({ position, counts }) => {
    const state = parsed(position);
    expect(counts.map((_, i) => perft(sixteen, state, i + 1))).toEqual(counts);
    expect(perft(sixteen, state, 0)).toBe(1);
  });

  test.each(table)('brute force counts the same: $name', ({ position, counts }) => {
    const small = counts.filter((sequences) => sequences <= 20_000);
    expect(small.map((_, i) => count(position, i + 1))).toEqual(small);
  });
});

describe('brute force agrees on what is legal and where it leads', () => {
  test('in 20,000 positions strewn at random', () => {
    const random = rng(20261101);
    const seen = { move: 0, home: 0, longRun: 0, over: 0 };
    for (let i = 0; i < 20_000; i++) {
      const position = strewn(sets[i % sets.length] as Params, random);
      const state = parsed(position);
      expect.soft(written(state) === position, position).toBe(true);
      compare(position, state);
      const legal = sixteen.legal(state);
      seen.move += legal.some(({ kind }) => kind === 'move') ? 1 : 0;
      seen.home += legal.some(({ kind }) => kind === 'home') ? 1 : 0;
      seen.longRun += legal.some((a) => a.kind === 'move' && (sixteen.carry(state, a)?.pieces.length ?? 0) > 1) ? 1 : 0;
      seen.over += legal.length === 0 ? 1 : 0;
    }
    // The sample is worth something only if everything of interest occurs in it.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(400);
  });

  test('in every position of 600 random lines of play', () => {
    const random = rng(16);
    let positions = 0;
    const ends = { won: 0, lost: 0 };
    for (let i = 0; i < 600; i++) {
      let state = sixteen.deal(sets[i % sets.length] as Params, random);
      for (let played = 0; played < 100; played++) {
        compare(written(state), state);
        positions += 1;
        const legal = sixteen.legal(state);
        const action = legal[random.int(Math.max(1, legal.length))];
        if (action === undefined) {
          ends[sixteen.outcome(state)?.result as 'won' | 'lost'] += 1;
          break;
        }
        state = sixteen.apply(state, action);
      }
    }
    expect(positions).toBeGreaterThan(20_000);
    expect(ends.won).toBeGreaterThan(5);
    expect(ends.lost).toBeGreaterThan(5);
  });
});
