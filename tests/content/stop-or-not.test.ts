import { describe, expect, test } from 'vitest';
import { kit } from '../../src/components/games/russian-bank/crapette/kit.ts';
import { questions } from '../../src/components/games/russian-bank/crapette/stop/questions.ts';
import { afterStop, askedWords, rulingOf } from '../../src/components/games/russian-bank/crapette/stop/ruling.ts';
import type { Here } from '../../src/components/games/russian-bank/crapette/words.ts';

function open(position: string): Here {
  const opened = kit.game.open(position);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value as unknown as Here;
}

const asked = questions.map(({ position, action }) => ({ position, action, before: open(position) }));

test('twenty positions, all of them different, half of the moves allowed', () => {
  expect(new Set(questions.map(({ position, action }) => `${position} ${action}`)).size).toBe(20);
  const stopped = asked.filter(({ before, action }) => rulingOf(before, action).stop);
  expect(stopped).toHaveLength(10);
  const rules = new Set(stopped.map(({ before, action }) => rulingOf(before, action).rule));
  expect(rules).toEqual(new Set(['compulsory-reserve', 'compulsory-foundation', 'fill-houses']));
});

test('the answers make no pattern', () => {
  const stops = asked.map(({ before, action }) => (rulingOf(before, action).stop ? 's' : 'm')).join('');
  expect(stops).not.toMatch(/sss|mmm|smsmsm|msmsms/);
});

describe.each(asked)('$action at $position', ({ position, action, before }) => {
  test('it is the opponent’s, and legal or only out of order', () => {
    expect(before.position).toBe(position);
    expect(before.actor).toBe(2);
    const why = before.why(action);
    expect(why.ok).toBe(true);
    if (!why.ok) return;
    const order = ['compulsory-reserve', 'compulsory-foundation', 'fill-houses'];
    expect(why.value === null || order.includes(why.value)).toBe(true);
    expect(rulingOf(before, action).stop).toBe(why.value !== null);
    if (why.value !== null) expect(rulingOf(before, action).rule).toBe(why.value);
  });

  test('what is asked gives no answer away, and the answer is a sentence', () => {
    expect(askedWords(before, action)).toMatch(/^The opponent .*\.$/);
    expect(rulingOf(before, action).says).toMatch(/^[^{}]+\.$/);
    expect(rulingOf(before, action).says).not.toContain('House 0');
    // What can be chosen among are two at least.
    expect(rulingOf(before, action).says).not.toMatch(/choose which: [^,]*(?<! or [^,]*)\.$/);
    expect(afterStop(before, action)).toMatch(/yours\.$/);
  });
});

describe('the reasons', () => {
  const table = (one: string, two: string, home = '--.--.--.--', drawn = '-') =>
    open(`russian-bank:crapette/2/${one}/${two}/${home}/${drawn}/40`);
  const reader = '9h;Kc.Kd.Kh.Ks;4d;3c';

  test.each([
    ['compulsory-reserve', 't1-f', table(reader, '9cAs;Ac.Kc.Kd.Kh;5c;8h'), true],
    ['compulsory-foundation', 'draw', table(reader, '9c;Ac.Kc.Kd.Kh;5c;8h'), true],
    ['fill-houses', 'draw', table(reader, '9c;-.Kc.Kd.Kh;5c;8h'), true],
    ['compulsory-reserve', 'r-f', table(reader, '9cAs;Qc.Kc.Kd.Kh;5c;8h'), false],
    ['compulsory-foundation', 't1-f', table(reader, '9c;Ac.Kc.Kd.Kh;5c;8h'), false],
    ['fill-houses', 'draw', table(reader, '-;-.Kc.Kd.Kh;5c;8h'), false],
    ['fill-houses', 't2-t1', table(reader, '9c;-.Qc.Kd.Kh;5c;8h'), false],
    ['card-waits', 'discard', table(reader, '9c;6d.Kc.Kd.Kh;5c;8h', '--.--.--.--', 'd'), false],
    ['compulsory-foundation', 'draw', table('9hAs;Kc.Kd.Kh.Ks;4d;3c', '9c;Qc.Kc.Kd.Kh;5c;8h'), false],
    ['waste-closed', 'draw', table(reader, '9c;Qc.Kc.Kd.Kh;5c;8hAh'), false],
    ['compulsory-foundation', 'draw', table(reader, '9c;Qc.Kc.Kd.Kh;5c;8h'), false],
  ])('%s: %s', (rule, action, before, stop) => {
    expect(rulingOf(before, action)).toMatchObject({ rule, stop });
  });

  test('a card that was turned up goes to the waste, also one that has been played', () => {
    const before = table(reader, '9c;Ac.6d.Kd.Kh;5c;8h', '--.--.--.--', 'd');
    expect(afterStop(before, 'discard')).toBe('The 5♣ goes to their waste, and the turn is yours.');
    expect(afterStop(before, 'h-t2')).toBe('The move is taken back, the 5♣ goes to their waste, and the turn is yours.');
    expect(afterStop(table(reader, '9cAs;Ac.Kc.Kd.Kh;5c;8h'), 't1-f')).toBe('The move is taken back, and the turn is yours.');
    expect(afterStop(table(reader, '9c;-.Kc.Kd.Kh;5c;8h'), 'draw')).toContain('5♣');
    expect(afterStop(table(reader, '9c;-.Kc.Kd.Kh;-;5c8h'), 'draw')).toContain('5♣');
  });
});
