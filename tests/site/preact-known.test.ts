import { expect, test } from 'vitest';
import { marked, withoutBabel } from '../../src/integrations/preact-known.ts';

const mark = (name: string) => `Object.assign(${name}, { [Symbol.for('astro:renderer')]: '@astrojs/preact' });`;

test.each([
  ['export function Board() {}', 'Board'],
  ['export default function Island({ game }: Props) {}', 'Island'],
  ['export const Due = ({ due }: Props): VNode => null;', 'Due'],
])('%s is marked, and its lines stay where they were', (line, name) => {
  const code = `import { h } from 'preact';\n${line}\n`;
  expect(marked(code)).toBe(`${code}\n${mark(name)}`);
});

test('what is no component is left alone', () => {
  const code = 'export const READER = 1;\nexport const words = {};\nexport type Props = {};\nfunction Inner() {}\n';
  expect(marked(code)).toBe(code);
});

test('Babel’s transform is taken out, wherever it stands, and missed where it does not', () => {
  const jsx = { name: 'vite:preact-jsx', transform: () => 'slow' };
  const other = { name: 'prefresh', transform: () => 'kept' };
  withoutBabel([false, [other, [jsx]]]);
  expect(jsx).toEqual({ name: 'vite:preact-jsx' });
  expect(other.transform).toBeDefined();
  expect(() => withoutBabel([other])).toThrow('preact-known.ts');
});
