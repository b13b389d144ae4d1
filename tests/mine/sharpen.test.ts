import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { parseGoal } from '../../src/engine/games/sixteen/goals.ts';
import { type Action, rankOf, type State, sixteen } from '../../src/engine/games/sixteen/index.ts';
import { positionOf, recipes, slowRecipes } from '../../src/engine/games/sixteen/mine/recipes.ts';
import { sharpened } from '../../src/engine/games/sixteen/mine/sharpen.ts';
import { strayed } from '../../src/engine/games/sixteen/mine/stray.ts';
import { traitsOf } from '../../src/engine/games/sixteen/mine/traits.ts';
import { prover } from '../../src/engine/games/sixteen/solver/index.ts';
import { smoothest } from '../../src/engine/games/sixteen/solver/smoothest.ts';

const open = (text: string): State => {
  const read = sixteen.position.parse(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const ranksOf = (bricks: readonly number[]): number[] => bricks.map(rankOf);
const left = ({ piles, drawn, urn }: State): number[] =>
  ranksOf([...piles.flat(), ...(drawn === null ? [] : [drawn]), ...urn]).sort((a, b) => a - b);

/** Only moves on the easiest line, proved, and how long that is. */
function easiest(state: State, goal: string): { readonly onlyMoves: number; readonly length: number } {
  const [read, inquiry] = [parseGoal(goal), prover.inquire(state, goal)];
  if (!read.ok || !inquiry.ok) throw new Error(goal);
  const { line } = inquiry.value.prove([], {});
  if (line === null) throw new Error('lost');
  const found = smoothest(state, read.value, line, {});
  if (!found?.proved) throw new Error('not proved');
  return { onlyMoves: found.onlyMoves, length: found.line.length };
}

describe('making a way narrower', () => {
  const begun = open('g~runs=consecutive/2g.edb9.64/0/5/83f17ac');

  test('keeps the bricks that are left, what is home and how many come, and is the same each time', () => {
    const made = sharpened(begun, 'win', rng(3), 2, 60) as State;
    expect(sharpened(begun, 'win', rng(3), 2, 60)).toEqual(made);
    expect(made).not.toEqual(begun);
    expect([made.params, made.foundations, made.urn.length]).toEqual([begun.params, begun.foundations, begun.urn.length]);
    expect(left(made)).toEqual(left(begun));
    expect(made.drawn).not.toBeNull();
  });

  test('leaves a way, with more only moves than before, and goes no further than asked', () => {
    const before = easiest(begun, 'win').onlyMoves;
    const made = easiest(sharpened(begun, 'win', rng(3), 2, 60) as State, 'win');
    expect(made.onlyMoves).toBeGreaterThan(before);
    expect(made.length).toBeLessThanOrEqual(60);
    expect(sharpened(begun, 'win', rng(3), before, 60)).toEqual(begun);
  });

  test('makes nothing of what is lost, and nothing of a goal that is none', () => {
    expect(sharpened(open('g~runs=consecutive/8642.gdcb9a.5/0/3/7f1e'), 'win', rng(1), 8, 60)).toBeNull();
    expect(sharpened(begun, 'nonsense', rng(1), 8, 60)).toBeNull();
  });
});

/** How many pieces of one state are in the same places in another, of how many. */
function common(a: State, b: State): readonly [both: number, all: number] {
  const [own, other] = [a, b].map((state) => [...(traitsOf(state, []).pieces[0] ?? [])]) as [string[], string[]];
  const both = own.filter((piece) => {
    const at = other.indexOf(piece);
    if (at >= 0) other.splice(at, 1);
    return at >= 0;
  });
  return [both.length, own.length];
}

describe('walking on from a hard position', () => {
  const begun = open('g~runs=consecutive/2g.edb9.64/0/5/83f17ac');
  const walk = (seed: number, fewest: number, longest = 60): State | null =>
    strayed(begun, 'win', rng(seed), fewest, (onlyMoves) => onlyMoves === fewest, longest);

  test('keeps the bricks that are left and what is home, and comes to the same each time', () => {
    const made = walk(5, 1) as State;
    expect(walk(5, 1)).toEqual(made);
    expect([made.params, made.foundations, made.urn.length]).toEqual([begun.params, begun.foundations, begun.urn.length]);
    expect(left(made)).toEqual(left(begun));
    expect(made.drawn).not.toBeNull();
  });

  test.each([1, 2, 3])('ends with %i only moves, far from where it began', (fewest) => {
    const made = walk(5, fewest) as State;
    expect(easiest(made, 'win').onlyMoves).toBe(fewest);
    const [both, all] = common(begun, made);
    expect(both * 2).toBeLessThanOrEqual(all);
  });

  test('ends with a line that is short enough', () => {
    const longest = easiest(begun, 'win').length - 1;
    const made = walk(3, 1, longest) as State;
    expect(easiest(made, 'win').length).toBeLessThanOrEqual(longest);
  });

  test('makes nothing of what is lost, and nothing of a goal that is none', () => {
    const lost = open('g~runs=consecutive/8642.gdcb9a.5/0/3/7f1e');
    expect(strayed(lost, 'win', rng(1), 1, () => true, 60)).toBeNull();
    expect(strayed(begun, 'nonsense', rng(1), 1, () => true, 60)).toBeNull();
  });

  test('begins at positions of the full game that have five only moves or more', () => {
    const from = slowRecipes.flatMap((recipe) => recipe.from ?? []);
    expect(from.length).toBe(3);
    for (const position of from) expect(easiest(open(position), 'win').onlyMoves, position).toBeGreaterThanOrEqual(5);
  });
});

/** A deal of the bricks of a state, and the play by which it comes about: what is home first, then pile by pile. */
function cameAbout({ params, piles, foundations, drawn, urn }: State): {
  readonly deal: State;
  readonly line: readonly Action[];
} {
  const home = foundations.toSorted((a, b) => b.length - a.length).flat();
  const placed = piles.flatMap((bricks, p) => bricks.map((brick) => [brick, p + 1] as const));
  const order = [...home, ...placed.map(([brick]) => brick), ...(drawn === null ? [] : [drawn]), ...urn];
  const line: Action[] = [
    ...home.flatMap(() => [{ kind: 'draw' }, { kind: 'place', pile: 1 }, { kind: 'home', from: 1 }] as const),
    ...placed.flatMap(([, pile]) => [{ kind: 'draw' }, { kind: 'place', pile }] as const),
    ...(drawn === null ? [] : [{ kind: 'draw' } as const]),
  ];
  const deal = { params, piles: piles.map(() => []), foundations: foundations.map(() => []), drawn: null, urn: order };
  return { deal, line };
}

test('what is made of the full game can come about by play, each action of it legal', () => {
  for (const recipe of slowRecipes) {
    let begun: State | null = null;
    for (let seed = 1; begun === null && seed < 200; seed++) begun = positionOf(recipe, seed);
    if (begun === null) throw new Error(recipe.name);
    // Without an end to ask for, exchanges are only tried a few times: any will do here.
    const made = sharpened(begun, 'home:1', rng(1), 0, 60) ?? begun;
    const { deal, line } = cameAbout(made);
    let state = deal;
    for (const action of line) {
      expect(sixteen.legal(state)).toContainEqual(action);
      state = sixteen.apply(state, action);
    }
    expect(sixteen.position.format(state)).toBe(sixteen.position.format(made));
  }
});

test('what takes long is looked for only where it is named', () => {
  const usual = new Set(recipes.map(({ name }) => name));
  for (const { name } of slowRecipes) expect(usual).not.toContain(name);
});
