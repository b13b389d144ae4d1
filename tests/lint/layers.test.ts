import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read } from './rooms.ts';

const sheets = new Map(globSync('src/**/*.css').map((file) => [file, read(file)]));
const names = /@layer ([^;{]+);/.exec(read('src/styles/layers.css'))?.[1]?.split(', ') ?? [];

test('a sheet that names a layer says the order of all layers first, since any may be the first of a page', () => {
  const naming = [...sheets].filter(([, text]) => /layer\(|@layer [^;]*\{/.test(text));
  expect(naming.length).toBeGreaterThan(4);
  for (const [file, text] of naming) {
    expect(/^(?:\/\*[\s\S]*?\*\/\s*)?@import "([^"]+)"/.exec(text)?.[1], file).toMatch(/(?:^|\/)layers\.css$/);
    for (const [, name] of text.matchAll(/layer\((\w+)\)/g)) expect(names, file).toContain(name);
  }
});

test('a sheet of a low layer is imported by a sheet that says which, never by a script', () => {
  const low = [...sheets].flatMap(([file, text]) =>
    [...text.matchAll(/@import "([^"]+)" layer/g)].map(([, path = '']) => path.split('/').at(-1) ?? file),
  );
  const scripts = globSync('src/**/*.{astro,ts,tsx}').map((file) => [file, read(file)] as const);
  for (const [file, text] of scripts)
    for (const [, name = ''] of text.matchAll(/^import '[^']*?([^/']+\.css)';$/gm)) expect(low, file).not.toContain(name);
});

test('no selector names a class twice to outweigh another', () => {
  const twice = [...sheets].flatMap(([file, text]) =>
    [...text.matchAll(/(\.[\w-]+)\1(?![\w-])/g)].map(([found]) => `${file}: ${found}`),
  );
  expect(twice).toEqual([]);
});
