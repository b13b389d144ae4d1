import { describe, expect, test } from 'vitest';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { type Action, formatAction } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import { deal, legal, observe, step, type Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { actionOf, codeOf, DRAW } from '../../src/engine/games/russian-bank/crapette/solver/codes.ts';
import { Kernel, at as place, size } from '../../src/engine/games/russian-bank/crapette/solver/kernel.ts';
import { sideOf, stockOf } from '../../src/engine/games/russian-bank/state.ts';
import { diagram, everyAction, random as numbers, open } from '../engine/crapette.open.ts';

const texts = (actions: readonly Action[]): string[] => actions.map(formatAction).sort();

function agrees(kernel: Kernel, table: Table): void {
  const words = kernel.words(table);
  const codes = new Int32Array(128);
  const all = texts(legal(table));
  expect(texts(Array.from(codes.subarray(0, kernel.legal(words, codes)), actionOf))).toEqual(all);
  const own = sideOf(table, table.turn);
  expect(kernel.stockOf(words)).toBe(stockOf(own));
  expect(kernel.reserveOf(words)).toBe(own.reserve.length);
  expect(kernel.homeOf(words)).toBe(table.foundations.flat().length);
  expect(kernel.emptyOf(words)).toBe(table.sides.flatMap(({ piles }) => piles).filter((pile) => pile.length === 0).length);
  if (stockOf(own) === 0) return;
  const ending = kernel.ending(words);
  expect(ending < 0 ? [] : [formatAction(actionOf(ending))]).toEqual(all.filter((text) => text === 'discard' || text === 'pass'));
  const ways = texts(Array.from(codes.subarray(0, kernel.ways(words, codes, false)), actionOf));
  expect(ways).toEqual(all.filter((text) => text !== 'discard' && text !== 'pass'));
}

function along(start: Table, random: Rng, length: number): void {
  const kernel = new Kernel(start.params.waste === 'open');
  const made = new Int32Array(size);
  let table = start;
  agrees(kernel, table);
  for (let n = 0; n < length; n++) {
    const actions = legal(table);
    const action = actions[random.int(Math.max(1, actions.length))];
    if (action === undefined) break;
    const words = kernel.words(table);
    const after = step(table, action);
    kernel.make(words, codeOf(action), made);
    expect(kernel.ends(codeOf(action))).toBe(action.kind === 'discard' || action.kind === 'pass');
    const loaded = action.kind === 'play' && (action.to === 'or' || action.to === 'ow') ? 1 : 0;
    expect(kernel.loadedOf(made)).toBe(loaded);
    made[place.loaded] = 0;
    if (after.turns === 0) expect(Array.from(made)).toEqual(Array.from(kernel.words(after.state)));
    else if (action.kind === 'play') expect(kernel.isStranded(made)).toBe(true);
    else expect(Array.from(made)).toEqual(Array.from(words));
    if (after.turns === 0 && kernel.stockOf(made) > 0) expect(kernel.isStranded(made)).toBe(false);
    table = after.state;
    agrees(kernel, table);
  }
}

describe('the packed turn plays by the rules', () => {
  test.each(['closed', 'open'] as const)('in games, waste %s', (waste) => {
    const random = rng(5);
    for (let game = 0; game < 4; game++)
      along(deal({ preset: 'crapette', reserve: 13, waste, score: 'none' }, random), random, 150);
  });

  test.each(['', '~waste=open'])('in dense little diagrams%s', (rules) => {
    const below = numbers(9);
    const random = rng(6);
    let played = 0;
    while (played < 120) {
      const text = diagram(below, rules);
      if (text === null) continue;
      // The count is not in the words.
      along({ ...open(text), count: 0 }, random, 20);
      played += 1;
    }
  });

  test('a card that may not be seen fits nowhere', () => {
    const table = observe(deal({ preset: 'crapette', reserve: 13, waste: 'closed', score: 'none' }, rng(3)), 1);
    const kernel = new Kernel(false);
    const words = kernel.words(table);
    const codes = new Int32Array(128);
    expect(texts(Array.from(codes.subarray(0, kernel.legal(words, codes)), actionOf))).toEqual(texts(legal(table)));
    kernel.make(words, DRAW, words);
    expect(
      Array.from(codes.subarray(0, kernel.legal(words, codes)), actionOf).filter(({ kind }) => kind === 'play'),
    ).not.toContainEqual(expect.objectContaining({ from: 'h' }));
  });

  test('actions and numbers', () => {
    // What is only said of an action has no number.
    expect(() => codeOf({ kind: 'stop' })).toThrow('no code for stop');
    const done = everyAction.filter(({ kind }) => kind !== 'stop' && kind !== 'let');
    for (const action of done) expect(actionOf(codeOf(action))).toEqual(action);
    expect(new Set(done.map(codeOf)).size).toBe(done.length);
  });
});
