import { expect, test } from 'vitest';
import { apply, legal, type Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { act, actions, type Naive, read } from './crapette.brute.ts';
import { open } from './crapette.open.ts';
import { table } from './crapette.table.ts';

/** How many sequences of exactly `depth` legal actions begin here. */
function sequences(at: Table, depth: number): number {
  const list = legal(at);
  return depth === 1 ? list.length : list.reduce((sum, action) => sum + sequences(apply(at, action), depth - 1), 0);
}

/** The same by the naive rules. */
function naively(at: Naive, depth: number): number {
  const list = actions(at);
  return depth === 1 ? list.length : list.reduce((sum, action) => sum + naively(act(at, action), depth - 1), 0);
}

test.each(table)('$name', ({ position, counts }) => {
  expect(counts.map((_, i) => sequences(open(position), i + 1))).toEqual(counts);
});

test.each(table)('the naive rules count the same: $name', ({ position, counts }) => {
  expect(counts.map((_, i) => naively(read(position), i + 1))).toEqual(counts);
});
