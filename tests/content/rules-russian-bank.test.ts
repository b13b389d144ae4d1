import { expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { read, stateAfter } from './courses.ts';

test('the example turn on the rule page meets its goal with its last action', () => {
  const { body } = read('rules/en/russian-bank.mdx');
  const shown = [...body.matchAll(/<Diagram [^>]*?position="([^"]+)" goal="([^"]+)" line="([^"]+)"/g)];
  expect(shown).toHaveLength(1);
  for (const [, position = '', goal = '', line = ''] of shown) {
    expect(stateAfter(position, parseLine(line).slice(0, -1).join(','), goal)).toBe('open');
    expect(stateAfter(position, line, goal)).toBe('met');
  }
});
