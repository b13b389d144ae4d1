import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { canPlayStock } from '../../src/engine/games/russian-bank/goals.ts';
import { agreesToDraw, maybeFrozen, offersDraw, russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { read, successors } from '../perft/russian-bank.brute.ts';
import { strewn } from '../perft/russian-bank.strewn.ts';
import { at, play } from './russian-bank.open.ts';

/** The state of a goal after a line of play. */
function goal(position: string, line: string, text: string) {
  const state = play(position, line).goal(text);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

/** The state of a goal after each action of a line, the start first. */
const along = (position: string, line: string, text: string): string[] => {
  const actions = line.split(',');
  return [0, ...actions.keys()].map((_, i) => goal(position, actions.slice(0, i).join(','), text));
};

// 5♥ goes home, 3♠ onto the 2♠ opposite, 7♦ onto the own 8♠; K♣ ends the turn.
const example = 'free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';
const line = 'r-f,r-o2,draw,w-t1,draw';

describe('goals of Russian Bank for this turn, worked by hand', () => {
  test('win: no card left in reserve, hand and waste', () => {
    const start = at({ r: '2c', t: '8s.Kd.Kh.Ks', h: '7d', home: 'A-.--.--.--' });
    expect(along(start, 'draw,w-t1,r-f', 'win')).toEqual(['open', 'open', 'open', 'met']);
    expect(along(start, 'r-f,draw,w-t1', 'win')).toEqual(['open', 'open', 'open', 'met']);
    expect(along(example, line, 'win')).toEqual(['open', 'open', 'open', 'open', 'open', 'lost']);
    expect(goal(at({}), '', 'win')).toBe('met');
    // The opponent winning is no win.
    expect(goal(at({ r: '9h', h: '8c', two: { h: '-' } }), 'draw', 'win')).toBe('lost');
  });

  test('reserve:N', () => {
    expect(along(example, line, 'reserve:2')).toEqual(['open', 'met', 'met', 'met', 'met', 'met']);
    expect(along(example, line, 'reserve:1')).toEqual(['open', 'open', 'met', 'met', 'met', 'met']);
    expect(along(example, line, 'reserve:0')).toEqual(['open', 'open', 'open', 'open', 'open', 'lost']);
    expect(goal(example, '', 'reserve:3')).toBe('met');
  });

  test('stock:N counts reserve, hand and waste; drawing changes nothing', () => {
    expect(along(example, line, 'stock:4')).toEqual(['open', 'met', 'met', 'met', 'met', 'met']);
    expect(along(example, line, 'stock:2')).toEqual(['open', 'open', 'open', 'open', 'met', 'met']);
    expect(along(example, line, 'stock:1')).toEqual(['open', 'open', 'open', 'open', 'open', 'lost']);
  });

  test('home:N counts cards that have gone home since the start, from piles too', () => {
    const start = at({ r: '9h2c', t: '4c3c.As.Kh.Ks', h: '5d', home: 'A-.--.--.--' });
    expect(along(start, 'r-f,t1-f,t2-f,t1-f,draw', 'home:4')).toEqual(['open', 'open', 'open', 'open', 'met', 'met']);
    expect(along(start, 'r-f,t1-f,draw', 'home:3')).toEqual(['open', 'open', 'open', 'lost']);
    expect(goal(start, '', 'home:1')).toBe('open');
    // A card for the opponent, or for a pile, is none.
    expect(along(example, line, 'home:2')).toEqual(['open', 'open', 'open', 'open', 'open', 'lost']);
    expect(goal(at({}), '', 'do:draw')).toBe('lost');
  });

  test('only this turn counts, not the next one of the same player', () => {
    // The opponent passes by itself, and player 1, whose turn it is again, plays 7d from the hand.
    const start = at({ r: '9h', t: '8s.Kd.Kh.Ks', h: '8c7d', two: { r: '9d', h: '-' } });
    expect(play(start, 'draw').actor).toBe(1);
    expect(goal(start, 'draw,draw,w-t1', 'stock:2')).toBe('lost');
  });

  test('do: only the next action counts', () => {
    expect(goal(example, '', 'do:r-f,draw')).toBe('open');
    expect(goal(example, 'r-f', 'do:r-f,draw')).toBe('met');
    expect(goal(example, 'r-o1', 'do:r-f,draw')).toBe('lost');
  });

  test.each([
    '',
    'Win',
    'win:1',
    'reserve',
    'reserve:',
    'reserve:14',
    'reserve:-1',
    'reserve:01',
    'stock:49',
    'home:0',
    'home:105',
  ])('“%s” is no goal', (text) => {
    const read = russianBank.goal(text);
    expect(read.ok ? null : read.error.field).toBe('goal');
  });

  test.each(['lock:1', 'do:', 'do:r', 'do:draw,', 'do:t1-t1', 'do:draw;pass'])('“%s” is no goal either', (text) => {
    expect(russianBank.goal(text).ok).toBe(false);
  });
});

describe('lock: the opponent can play no card of theirs in their next turn', () => {
  const start = (two: { r?: string; t?: string; h?: string; w?: string }) => at({ r: '9h', h: 'Jd7s', two });

  test('is open while the turn lasts, and decided when it ends', () => {
    expect(along(start({ r: '9d', h: '6d5c' }), 'draw', 'lock')).toEqual(['open', 'met']);
    expect(along(start({ r: 'Qd', h: '6d5c' }), 'draw', 'lock')).toEqual(['open', 'lost']);
  });

  test('the first card of the hand counts as well as reserve and waste; what comes later does not', () => {
    expect(goal(start({ r: '9d', h: 'Qd5c' }), 'draw', 'lock')).toBe('lost');
    expect(goal(start({ r: '9d', h: '5cQd' }), 'draw', 'lock')).toBe('met');
    expect(goal(start({ r: '9d', h: '5c', w: 'Qd' }), 'draw', 'lock')).toBe('lost');
  });

  test('plays between their piles that make room are looked for', () => {
    // 9c goes onto the Th, and then 4c onto the 5d.
    const two = { r: '4c', t: '5d9c.Th.Kh.Ks', h: '2h' };
    expect(goal(start(two), 'draw', 'lock')).toBe('lost');
    // With 9h put on the Th, 9c has nowhere to go.
    expect(goal(start(two), 'r-o2,draw', 'lock')).toBe('met');
    // A play from a pile alone is no card of reserve, hand or waste.
    expect(play(start({ ...two, r: '9d' }), 'draw').actions).toEqual(['draw', 't1-t2']);
    expect(goal(start({ ...two, r: '9d' }), 'draw', 'lock')).toBe('met');
  });

  test('an opponent who has to pass at once is locked', () => {
    expect(goal(at({ r: '9h', h: '8c7d', two: { r: '9d', h: '-' } }), 'draw', 'lock')).toBe('met');
    expect(goal(at({ r: '9h2c', home: 'A-.--.--.--', two: { r: '9d', h: '-' } }), 'r-f', 'lock')).toBe('met');
    // Whatever the player can do then.
    expect(goal(at({ r: '7d', t: '8s.Kd.Kh.Ks', h: '8c', two: { r: '9d', h: '-' } }), 'draw', 'lock')).toBe('met');
  });

  test('cards that can go to and fro for ever are looked at once in each place', () => {
    expect(goal(start({ r: '9d', t: '7s6d5c.7c6h.7c.Kc', h: '2c' }), 'draw', 'lock')).toBe('met');
  });

  test('the limit alone locks nobody', () => {
    // Unlocking takes two actions, t1-t2 and r-t1, whether or not so many are left.
    const two = { r: '4c', t: '5d9c.Th.Kh.Ks', h: '2h' };
    for (const count of [900, 997, 998, 999]) {
      expect(goal(at({ r: '9h', h: 'Jd7s', two, count }), 'draw', 'lock')).toBe('lost');
      expect(goal(at({ r: '9h', h: '8c', count, two: { r: 'Qd' } }), 'draw', 'lock')).toBe('lost');
      expect(goal(at({ r: '9h', h: '8c', count, two: { r: '9d' } }), 'draw', 'lock')).toBe('met');
    }
  });

  test('winning is not locking', () => {
    expect(goal(at({ r: '2c', home: 'A-.--.--.--' }), 'r-f', 'lock')).toBe('lost');
  });

  test('agrees with a search through the naive second implementation', () => {
    const random = rng(4);
    const seen = { true: 0, false: 0 };
    const naive = (position: string): boolean | null => {
      const known = new Set([position]);
      for (const now of known)
        for (const [action, next] of successors(read(now))) {
          if (action.startsWith('r') || action.startsWith('w')) return true;
          const [before, after] = [read(now), read(next)];
          const ended = action === 'pass' || after.turn !== before.turn || (action === 'draw' && !after.waiting);
          if (!ended && !(before.waiting && !after.waiting)) known.add(next);
          if (known.size > 2_000) return null;
        }
      return false;
    };
    for (let i = 0; i < 6_000; i++) {
      // A few actions before the limit, which ends the naive search: it does not see that a position has come again.
      const position = strewn(random).replace(/\/\d+$/, '/995');
      const state = russianBank.position.parse(position.replace('russian-bank:', ''));
      if (!state.ok || state.value.drawn || russianBank.outcome(state.value) !== null) continue;
      if (russianBank.legal(state.value).length > 12) continue;
      const expected = naive(position);
      if (expected === null) continue;
      if (canPlayStock(state.value) !== expected) expect([position, !expected]).toEqual([position, expected]);
      seen[`${expected}`] += 1;
    }
    expect(seen.true).toBeGreaterThan(100);
    expect(seen.false).toBeGreaterThan(100);
  });
});

test('a draw is offered after 80 draws and passes in succession', () => {
  const quiet = (length: number) => Array.from({ length }, (_, i) => (i % 3 === 0 ? 'pass' : 'draw'));
  expect([maybeFrozen(quiet(3)), maybeFrozen(quiet(4)), maybeFrozen([...quiet(9), 't1-t2'])]).toEqual([false, true, false]);
  expect(offersDraw([])).toBe(false);
  expect(offersDraw(quiet(79))).toBe(false);
  expect(offersDraw(quiet(80))).toBe(true);
  expect(offersDraw(['t1-t2', ...quiet(79)])).toBe(false);
  expect(offersDraw(['r-f', ...quiet(200)])).toBe(true);
  expect(offersDraw([...quiet(200), 'w-o1'])).toBe(false);
  expect(offersDraw([...quiet(40), 't1-f', ...quiet(79)])).toBe(false);
});

test('a computer player agrees to a draw at once unless it is ahead, and in the end also then', () => {
  const quiet = (length: number) => Array.from({ length }, () => 'draw');
  const position = (one: string, two: string) =>
    `russian-bank:free/1/${one};8s.Kd.Kh.9c;7dKc;-/${two};4h.2s.Td.Jh;Tc;9c/--.--.--.--/-/200`;
  // Player 1 holds four cards, player 2 as many, one fewer, one more.
  expect(agreesToDraw(position('9h9s', '6h6s'), 2, quiet(80))).toBe(true);
  expect(agreesToDraw(position('9h9s', '6h'), 2, quiet(80))).toBe(false);
  expect(agreesToDraw(position('9h9s', '6h'), 2, ['r-f', ...quiet(159)])).toBe(false);
  expect(agreesToDraw(position('9h9s', '6h'), 2, ['r-f', ...quiet(160)])).toBe(true);
  expect(agreesToDraw(position('9h9s', '6h6s5c'), 2, quiet(80))).toBe(true);
  expect(agreesToDraw(position('9h9s', '6h6s5c'), 1, quiet(80))).toBe(false);
  expect(() => agreesToDraw('russian-bank:nonsense', 1, quiet(80))).toThrow();
});
