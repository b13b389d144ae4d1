import { expect, test } from 'vitest';
import { Ahead } from '../../src/components/og/ahead.ts';

const makers = (made: string[]) =>
  new Map(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [
      name,
      async () => {
        made.push(name);
        await new Promise((done) => setTimeout(done, 1));
        if (name === 'c') throw new Error('c cannot be made');
        return name.toUpperCase();
      },
    ]),
  );

test('so many are made at a time before anybody asks, in their order, until all are made, and none twice', async () => {
  const made: string[] = [];
  const ahead = new Ahead(makers(made), 2);
  expect(made).toEqual(['a', 'b']);
  expect(await ahead.get('e')).toBe('E');
  expect(made.slice(0, 3)).toEqual(['a', 'b', 'e']);
  await expect.poll(() => made).toHaveLength(5);
  expect(await ahead.get('a')).toBe('A');
  expect(await ahead.get('d')).toBe('D');
  expect([...made].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('with none ahead only what is asked for is made', async () => {
  const made: string[] = [];
  const ahead = new Ahead(makers(made), 0);
  expect(await ahead.get('b')).toBe('B');
  expect(made).toEqual(['b']);
});

test('an error is told to whoever asks for that one, and to nobody else', async () => {
  const ahead = new Ahead(makers([]), 1);
  expect(await ahead.get('e')).toBe('E');
  await expect(ahead.get('c')).rejects.toThrow('c cannot be made');
  await expect(ahead.get('z')).rejects.toThrow('z');
});
