import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');

test('docs/rules.md explains every rule that can forbid an action, in the order of the engine', () => {
  const explained = [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, rule]) => rule);
  expect(explained).toEqual([...sixteen.rules]);
});
