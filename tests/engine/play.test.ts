import { expect, test } from 'vitest';
import { play, sixteenText } from './open.ts';

test('a long line is read and played in one go', () => {
  // A link may carry any line: reading it must not take longer and longer for each action.
  const line = Array.from({ length: 20_000 }, (_, i) => (i % 2 === 0 ? '1-2' : '2-1'));
  const end = sixteenText.replay('sixteen:g/gb5.-/000000/-/-', line);
  expect(end.ok && end.value.line).toEqual(line);
  expect(end.ok && end.value.position).toBe('sixteen:g/gb5.-/000000/-/-');
});

test('a play remembers its start and its line, and leaves the one before as it was', () => {
  const start = play('sixteen:g/8543.g36.-.-/100000/-/7a');
  const one = start.apply('1-2');
  const two = one.ok ? one.value.apply('draw') : one;
  if (!one.ok || !two.ok) throw new Error('not played');
  expect(two.value.line).toEqual(['1-2', 'draw']);
  expect(two.value.start).toBe(start.position);
  expect([start.line, one.value.line]).toEqual([[], ['1-2']]);
  expect(start.position).toBe('sixteen:g/8543.g36.-.-/100000/-/7a');
});

test('text that is no action, or not legal, is an error or null, never an exception', () => {
  const start = play('sixteen:g/8543.g36.-.-/100000/-/7a');
  expect(start.apply('1-3').ok).toBe(false);
  expect(start.apply('hello').ok).toBe(false);
  expect(start.why('hello').ok).toBe(false);
  expect(start.why('1-3')).toEqual({ ok: true, value: 'empty-pile' });
  expect([start.carry('1-3'), start.carry('hello')]).toEqual([null, null]);
  expect(start.goal('hello').ok).toBe(false);
});

test('a dropped run is read as the action meant, legal or not', () => {
  const start = play('sixteen:g/8543.g36.-.-/100000/-/7a');
  expect(start.carry('1-2')?.pieces.length).toBe(3);
  expect(start.intent('p1', 'p2')).toBe('1-2');
  expect(start.intent('p2', 'p1')).toBe('2-1');
  expect(start.intent('p1', 'f3')).toBe('1-f');
  expect(start.intent('urn', null)).toBe('draw');
  expect(start.intent('drawn', 'p4')).toBe('p4');
  for (const [from, to] of [
    ['p1', 'p1'],
    ['f1', 'p1'],
    ['p1', 'urn'],
    ['drawn', 'f1'],
    ['p1', null],
    ['x', 'y'],
  ] as const)
    expect(start.intent(from, to)).toBeNull();
});
