import { describe, expect, test } from 'vitest';
import { bankTable } from './russian-bank.open.ts';

/** Player 1 has 8♠, K♦, K♥ and 9♣ on the piles, the opponent 4♥, 2♠, 10♦ and Q♥ (the source's example, with other kings). */
const table = 'russian-bank:free/1/Ks3s5h;8s.Kd.Kh.9c;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';

function state(goal: string, line: string, position = table) {
  const play = bankTable.replay(position, line === '' ? [] : line.split(','));
  if (!play.ok) throw new Error(play.error.code);
  const answer = play.value.goal(goal);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

describe('top: what lies on a pile', () => {
  test.each([
    ['top:t1=8s7d', '', 'open'],
    ['top:t1=8s7d', 'draw,w-t1', 'met'],
    ['top:t1=7d', 'draw,w-t1', 'met'],
    ['top:t1=7d8s', 'draw,w-t1', 'open'],
    ['top:t1=7d', 'draw,w-t1,draw', 'met'],
    ['top:t2=7d', 'draw,w-t1', 'open'],
    ['top:t2=7d', 'draw,w-t1,draw', 'lost'],
    ['top:o2=2s3s', 'r-f,r-o2', 'met'],
    ['top:o2=2s3s', 'r-o1', 'open'],
  ])('%s after %s: %s', (goal, line, expected) => expect(state(goal, line)).toBe(expected));

  test('piles are seen by whoever begins, also once the turn has passed', () => {
    const second = table.replace('free/1/', 'free/2/');
    expect(state('top:o1=8s', '', second)).toBe('met');
    expect(state('top:t1=8s', '', second)).toBe('open');
    expect(state('top:t1=4h', 'draw', second)).toBe('met');
  });
});

describe('empty: piles of one’s own', () => {
  const bare = table.replace('8s.Kd.Kh.9c', '-.Kd.3h.9c');
  test.each([
    ['empty:1', '', 'met'],
    ['empty:2', '', 'open'],
    ['empty:2', 't3-o1', 'met'],
    ['empty:2', 'r-f,r-t1', 'open'],
    ['empty:2', 'draw,w-t1,draw', 'lost'],
  ])('%s after %s: %s', (goal, line, expected) => expect(state(goal, line, bare)).toBe(expected));

  test('those of the opponent do not count', () => {
    expect(state('empty:1', '', table.replace('4h.2s.Td.Qh', '-.2s.Td.Qh'))).toBe('open');
  });
});

describe('end: the turn is over', () => {
  test('by a card that cannot be played, not by one that can', () => {
    expect(state('end', 'draw')).toBe('open');
    expect(state('end', 'draw,w-t1')).toBe('open');
    expect(state('end', 'draw,w-t1,draw')).toBe('met');
  });

  test('by a pass', () => {
    const idle = 'russian-bank:free/1/Ks;8s.7h.-.-;-;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.--.--/-/12';
    expect(state('end', 't2-t1', idle)).toBe('open');
    expect(state('end', 't2-t1,pass', idle)).toBe('met');
  });

  test('not by winning', () => {
    const last = 'russian-bank:free/1/5h;8s.Kd.Kh.9c;-;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';
    expect(state('end', 'r-f', last)).toBe('lost');
  });
});

describe('tie: a draw', () => {
  test('by the limit, in mid-turn and by a draw that ends the turn', () => {
    expect(state('tie', 'r-f', table.replace('/12', '/999'))).toBe('met');
    expect(state('tie', 'r-f', table.replace('/12', '/998'))).toBe('open');
    expect(state('tie', 'draw,w-t1,draw', table.replace('/12', '/997'))).toBe('met');
    expect(state('tie', 'draw,w-t1,draw', table.replace('/12', '/996'))).toBe('lost');
  });

  test('not by winning with the last action', () => {
    const last = 'russian-bank:free/1/5h;8s.Kd.Kh.9c;-;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/999';
    expect(state('tie', 'r-f', last)).toBe('lost');
  });

  test('because nobody can ever act again', () => {
    const stuck = 'russian-bank:free/1/5h9s;3h.5h.7h.2h;-;-/Kh;4d.6d.8d.Td;-;-/--.--.--.9-/-/99';
    expect(state('tie', 'r-f', stuck.replace('.9-/', '.8-/'))).toBe('met');
  });
});

test.each([
  'top',
  'top:',
  'top:t1',
  'top:t1=',
  'top:t5=7c',
  'top:f=7c',
  'top:t1=7',
  'top:t1=7c=',
  'empty:0',
  'empty:5',
  'end:1',
  'ties',
])('%s is not a goal', (goal) => {
  const answer = bankTable.checkGoal(goal);
  expect(answer.ok ? null : answer.error.field).toBe('goal');
});
