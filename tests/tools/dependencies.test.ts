import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
type Names = Record<string, string>;
const { dependencies, devDependencies, optionalDependencies }: Record<string, Names> = JSON.parse(read('package.json'));
const all: Names = { ...dependencies, ...devDependencies, ...optionalDependencies };

test('each dependency has its line in docs/dependencies.md, and nothing else has', () => {
  const listed = [...read('docs/dependencies.md').matchAll(/^- `([^`]+)`: /gm)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(Object.keys(all).sort());
});

test('versions are exact', () => {
  // A package that is needed in two versions has another name for the second.
  for (const version of Object.values(all)) expect(version).toMatch(/^(?:npm:[a-z-]+@)?\d+\.\d+\.\d+$/);
});
