import { describe, expect, test } from 'vitest';
import { formatCard } from '../../src/engine/core/cards.ts';
import {
  agreesToDraw,
  apply,
  happening,
  quietActions,
  russianBank,
  type State,
  type Target,
  takes,
  topAt,
} from '../../src/engine/games/russian-bank/index.ts';
import { type Action, type Source, targets } from '../../src/engine/games/russian-bank/notation.ts';
import { stalled } from '../../src/engine/games/russian-bank/offer.ts';
import { isPlayable } from '../../src/engine/games/russian-bank/rules.ts';
import { at } from './russian-bank.open.ts';

// What the pages ask of the rules beside playing. Worked by hand.

const parsed = (position: string): State => {
  const read = russianBank.position.parse(position);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const action = (text: string): Action => {
  const read = russianBank.action.parse(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const cards = (list: readonly number[]): string => list.map(formatCard).join(' ');

describe('what a place takes', () => {
  const lying = at({ h: '2d', t: '7h.Ad.-.Kc', home: '3-.--.Q5.KK', two: { t: '9d.Ac.-.Kh' } });
  const taken = (to: Target, position = lying): string => cards(takes(parsed(position), to));

  test('foundations the next of each suit, an own pile one lower of the other colour', () => {
    expect(taken('f')).toBe('Ac 4c Ad 6h Kh');
    expect(taken('t1')).toBe('6c 6s');
    expect(taken('t2')).toBe('');
    expect(taken('t4')).toBe('Qd Qh');
    expect(takes(parsed(lying), 't3')).toHaveLength(52);
  });

  test("an opponent's pile the neighbours in its suit, without a way round from ace to king", () => {
    expect(taken('o1')).toBe('8d Td');
    expect(taken('o2')).toBe('2c');
    expect(taken('o4')).toBe('Qh');
    expect(takes(parsed(lying), 'o3')).toHaveLength(52);
  });

  test('piles are those of the player in turn', () => {
    const second = at({ turn: 2, h: '2d', t: '7h.Ac.-.Ks', two: { t: '9d.As.-.Kh' } });
    expect(taken('t1', second)).toBe('8c 8s');
    expect(taken('o1', second)).toBe('6h 8h');
  });
});

test('the card on top of a place, as the player in turn names it', () => {
  const state = parsed(at({ r: '3c4c', h: '2d', w: '8s6s', t: '7h.AcJd.-.Ks', home: '3-.--.--.--', two: { t: '9d.As.-.Kh' } }));
  const places: readonly (Source | Target)[] = ['r', 'w', ...targets];
  const top = (now: State) =>
    places
      .map((place) => [place, topAt(now, place)] as const)
      .flatMap(([place, card]) => (card === null ? [] : `${place} ${formatCard(card)}`))
      .join(', ');
  expect(top(state)).toBe('r 4c, w 6s, o1 9d, o2 As, o4 Kh, t1 7h, t2 Jd, t4 Ks');
  expect(top({ ...state, turn: 2 })).toBe('o1 7h, o2 Jd, o4 Ks, t1 9d, t2 As, t4 Kh');
});

test('where no card lies none can be played, though a pile takes anything', () => {
  const state = parsed(at({ h: '2d', t: '-.Kd.Kh.Ks' }));
  expect((['r', 'w', 't1', 't2'] as const).map((from) => isPlayable(state, from))).toEqual([false, false, false, true]);
});

test('what is not legal is not done: it throws, with the rule', () => {
  const state = parsed(at({ r: '9h', h: '2d' }));
  expect(() => apply(state, action('pass'))).toThrow('illegal action: pass-may-draw');
  expect(() => apply(state, action('r-f'))).toThrow('illegal action: foundation-next');
});

test('a card not seen is offered nowhere, not even to an empty pile', () => {
  const seen = russianBank.observe(parsed(at({ h: '7d8c', t: '-.Kd.Kh.Ks', two: { h: '5c6c' } })), 1);
  const later = ['draw', 'draw'].reduce((state, text) => apply(state, action(text)), seen);
  expect([later.turn, later.sides[0].waste]).toEqual([1, [-1]]);
  const from = russianBank.legal(later).map((one) => (one.kind === 'play' ? one.from : one.kind));
  expect([...new Set(from)]).toEqual(['draw', 't2', 't3', 't4']);
});

describe('what an action brought about', () => {
  const told = (position: string, text: string) => {
    const before = parsed(position);
    const { after, card, ...rest } = happening(before, action(text));
    expect(after).toEqual(apply(before, action(text)));
    return { card: card === null ? null : formatCard(card), ...rest };
  };
  const quiet = { inVain: false, turnedOver: false, turns: 0 };

  test('a card drawn that fits waits; one that does not ends the turn', () => {
    expect(told(at({ h: 'Qd2h' }), 'draw')).toEqual({ ...quiet, card: 'Qd' });
    expect(told(at({ h: '8c2h', w: '5d' }), 'draw')).toEqual({ ...quiet, card: '8c', inVain: true, turns: 1 });
  });

  test('the last card of the hand drawn in vain: the waste is turned over', () => {
    expect(told(at({ h: '8c', w: '5d9s' }), 'draw')).toEqual({ card: '8c', inVain: true, turnedOver: true, turns: 1 });
    expect(told(at({ h: '8c' }), 'draw')).toEqual({ card: '8c', inVain: true, turnedOver: true, turns: 1 });
  });

  test('a card played, from the reserve, and as the last of a hand from the waste', () => {
    expect(told(at({ r: '8cQd', h: '5h' }), 'r-t1')).toEqual({ ...quiet, card: 'Qd' });
    expect(told(at({ w: '9sQd', drawn: 'd' }), 'w-t1')).toEqual({ ...quiet, card: 'Qd', turnedOver: true });
  });

  test('a pass has no card', () => {
    expect(told(at({ r: '9h', t: 'Qd.Kd.Kh.Ks' }), 'pass')).toEqual({ ...quiet, card: null, turns: 1 });
  });
});

test('at a standstill: the last 80 actions, none fewer, were draws and passes', () => {
  const line = (...parts: readonly (readonly [string, number])[]) =>
    parts.flatMap(([text, count]) => Array.from({ length: count }, () => action(text)));
  expect(quietActions).toBe(80);
  expect(stalled(line(['draw', 79]))).toBe(false);
  expect(stalled(line(['draw', 79], ['pass', 1]))).toBe(true);
  expect(stalled(line(['r-f', 5], ['pass', 40], ['draw', 40]))).toBe(true);
  expect(stalled(line(['draw', 90], ['r-f', 1], ['draw', 79]))).toBe(false);
  expect(stalled(line(['draw', 90], ['r-f', 1]))).toBe(false);
  expect(stalled(line(['draw', 10], ['r-f', 1], ['draw', 75]))).toBe(false);
});

test('a position that cannot be read is a fault of who asks whether a draw is agreed to', () => {
  expect(() => agreesToDraw('free/1', 1, [])).toThrow('field-count');
});
