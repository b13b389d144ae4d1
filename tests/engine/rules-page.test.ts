import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';

const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');

test.each([
  ['Sixteen', sixteen.rules],
  ['Russian Bank', russianBank.rules],
  ['Russian Bank, the traditional game', crapette.rules],
  ['Ristiseiska', ristiseiska.rules],
])('docs/rules.md explains every rule of %s that can forbid an action, in the order of the engine', (name, rules) => {
  const section = page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
  const explained = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, rule]) => rule);
  expect(explained).toEqual([...rules]);
});
