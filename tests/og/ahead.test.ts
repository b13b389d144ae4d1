import { expect, test } from 'vitest';
import { Ahead } from '../../src/components/og/ahead.ts';

const makers = (made: string[]) =>
  new Map(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [
      name,
      async () => {
        made.push(name);
        if (name === 'c') throw new Error('c cannot be made');
        return name.toUpperCase();
      },
    ]),
  );

test('what comes next is begun with what is asked for, and nothing is made twice', async () => {
  const made: string[] = [];
  const ahead = new Ahead(makers(made), 2);
  expect(await ahead.get('a')).toBe('A');
  expect(made).toEqual(['a', 'b', 'c']);
  expect(await ahead.get('b')).toBe('B');
  expect(made).toEqual(['a', 'b', 'c', 'd']);
});

test('an error is told to whoever asks for that one, and to nobody else', async () => {
  const ahead = new Ahead(makers([]), 4);
  expect(await ahead.get('a')).toBe('A');
  await expect(ahead.get('c')).rejects.toThrow('c cannot be made');
  await expect(ahead.get('z')).rejects.toThrow('z');
  expect(await ahead.get('e')).toBe('E');
});
