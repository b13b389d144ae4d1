import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { formatAction, parseAction } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import { agreesToDraw, offersDraw, stalled } from '../../src/engine/games/russian-bank/crapette/offer.ts';
import { formatPosition, parsePosition } from '../../src/engine/games/russian-bank/crapette/position.ts';
import { deal, justAfter, outcome, outOfOrder, starter, why } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { act, actions, read, result, write } from './crapette.brute.ts';
import { at, diagram, everyAction, field, follow, may, named, not, open, random } from './crapette.open.ts';

describe('the order of play', () => {
  test('the reserve that can go home is the only legal play', () => {
    const table = at({ r: '9hAs', t: 'Ac.Kd.Kh.Ks', h: '4d' });
    expect(may(table)).toEqual(['r-f']);
    expect(not(table, 't1-f')).toBe('compulsory-reserve');
    expect(not(table, 'draw')).toBe('compulsory-reserve');
    expect(not(table, 'r-t1')).toBe('own-descends');
  });
  test('else any available card that can go home goes, whichever the player likes', () => {
    const table = at({ r: '9h', t: 'Ac.Kd.Kh.Ks', two: { t: 'As.Kc.Kd.Kh' }, h: '4d' });
    expect(may(table)).toEqual(['o1-f', 't1-f']);
    expect(not(table, 'draw')).toBe('compulsory-foundation');
  });
  test('a turned-up card that can go home must', () => {
    const table = at({ h: 'Ac', drawn: 'd' });
    expect(may(table)).toEqual(['h-f']);
    expect(not(table, 'discard')).toBe('compulsory-foundation');
  });
  test('no card is turned up while a house is empty and the reserve is not', () => {
    const table = at({ r: '9h', t: '-.Kd.Kh.Ks', h: '4d' });
    expect(not(table, 'draw')).toBe('fill-houses');
    expect(may(at({ t: '-.Kd.Kh.Ks', h: '4d' }))).toContain('draw');
    expect(may(at({ r: '9h', t: '-.Kd.Kh.Ks', h: '4d', drawn: 'd' }))).toContain('discard');
    expect(may(at({ r: '9h', t: '-.Kd.Kh.Ks' }))).toContain('pass');
  });
});

describe('at a table, where nobody refuses', () => {
  test('what is only out of order names its rule; what is legal, or impossible anyway, does not', () => {
    const table = at({ r: '9hAs', t: 'Ac.Kd.Kh.Ks', h: '4d' });
    expect(outOfOrder(table, named('t1-f'))).toBe('compulsory-reserve');
    expect(outOfOrder(table, named('r-f'))).toBeNull();
    expect(outOfOrder(table, named('r-t1'))).toBeNull();
  });
  test('it stands as it was left: a card played past the order, turned up past it, or discarded past it', () => {
    const spaced = at({ r: '9hQs', t: '-.Kd.Kh.Ks', h: '4d' });
    expect(field(justAfter(spaced, named('draw')), 5)).toBe('d');
    expect(field(justAfter(at({ r: '9hAs', t: 'Ac.Kd.Kh.Ks', h: '4d' }), named('t1-f')), 4)).toBe('A-.--.--.--');
    const waits = at({ r: '9hQs', h: 'As4d', drawn: 'd' });
    expect(formatPosition(justAfter(waits, named('discard')))).toMatch(/^crapette\/2\/9hQs;Kc\.Kd\.Kh\.Ks;4d;As\//);
    expect(() => justAfter(waits, named('r-f'))).toThrow('foundation-next');
  });
  test('after a legal action it is what the action leads to, but for the count', () => {
    const table = at({ r: '9hQs', t: '9c.Kd.Kh.Ks', h: '4d' });
    const after = justAfter(table, named('r-t2'));
    expect({ ...after, count: 1 }).toEqual(follow(table, 'r-t2'));
  });
});

describe('where cards go', () => {
  test('houses are common: down by one in the other colour, and the opponent’s column may be played from', () => {
    const table = at({ r: '9h', t: 'Ts.Td.Kh.Ks', h: '4d', two: { t: '9d.Kc.Kd.Kh' } });
    expect(may(table)).toEqual(['draw', 'o1-t1', 'r-t1']);
    expect(not(table, 'r-t2')).toBe('own-colour');
  });
  test('loading goes by suit, up or down by one, from anywhere, without a wrap, and never onto nothing', () => {
    const table = at({ r: '8h', t: 'Th.9c.Kh.Ks', h: '4d', two: { r: '9h', w: '8c' } });
    expect(may(table).filter((text) => /-o[rw]$/.test(text))).toEqual(['r-or', 't1-or', 't2-ow']);
    expect(not(table, 't3-or')).toBe('other-neighbour');
    expect(not(at({ r: '8h', h: '4d' }), 'r-or')).toBe('load-empty');
    expect(not(at({ r: '8h', h: '4d', two: { r: 'Ac' } }), 't1-or')).toBe('no-wrap');
    expect(field(follow(table, 'r-or'), 3)).toBe('9h8h;Kc.Kd.Kh.Ks;5c;8c');
  });
  test('the own waste is closed unless the rule opens it', () => {
    const seat = { t: 'Ts.Kd.Kh.Ks', h: '4d', w: '9h' };
    expect(not(at(seat), 'w-t1')).toBe('waste-closed');
    expect(may(at({ ...seat, rules: '~waste=open' }))).toEqual(['draw', 'w-t1']);
  });
});

describe('turning up, and the end of a turn', () => {
  test('one card waits; it may be discarded though it could be played', () => {
    const table = follow(at({ t: 'Ts.Kd.Kh.Ks', h: '9h4d' }), 'draw');
    expect(may(table)).toEqual(['discard', 'h-t1']);
    expect(not(table, 'draw')).toBe('card-waits');
    expect(not(table, 'pass')).toBe('card-waits');
    expect(formatPosition(follow(table, 'discard'))).toBe('crapette/2/-;Ts.Kd.Kh.Ks;4d;9h/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/2');
  });
  test('the waste is turned over only when a draw needs it, the card discarded first turned up first', () => {
    const table = at({ h: '-', w: '4d7s' });
    expect(field(table, 2)).toBe('-;Kc.Kd.Kh.Ks;-;4d7s');
    expect(field(follow(table, 'draw'), 2)).toBe('-;Kc.Kd.Kh.Ks;4d7s;-');
  });
  test('pass is for a player with neither hand nor waste; with no play it happens by itself, uncounted', () => {
    expect(not(at({ r: '9h', h: '4d' }), 'pass')).toBe('pass-may-draw');
    expect(field(follow(at({ r: '9h', t: 'Ts.Kd.Kh.Ks' }), 'pass'), 1)).toBe('2');
    const passes = follow(at({ turn: 2, r: '9h' }), 'draw', 'discard');
    expect([passes.turn, passes.count]).toEqual([2, 2]);
  });
});

describe('the end', () => {
  test('who has no card left wins, before the limit, with points for what the other has', () => {
    const table = at({ r: 'As', count: 999, rules: '~score=count', two: { r: '9h8h', h: '5c', w: '3d' } });
    expect(outcome(follow(table, 'r-f'))).toEqual({ winner: 1, points: [36, 0] });
  });
  test('the limit comes before stuck, and a draw gives the difference', () => {
    const table = at({ r: '9h', t: '-.Kd.Kh.Ks', count: 999, rules: '~score=count' });
    expect(outcome(follow(table, 'pass'))).toEqual({ winner: null, reason: 'limit', points: [0, 1] });
  });
  test('stuck when neither has a play or a card, shown at the second player’s turn', () => {
    const table = at({ r: '9h2s', t: '3h.Kd.Kh.Ks', two: { r: '4c', h: '-' } });
    const end = follow(table, 'r-t1');
    expect([end.turn, outcome(end)]).toEqual([2, { winner: null, reason: 'stuck' }]);
  });
  test('a player without any card is not stuck: the turn reaches them and they have won', () => {
    const end = follow(at({ r: '9h2s', t: '3h.Kd.Kh.Ks', two: { h: '-' } }), 'r-t1');
    expect(outcome(end)).toEqual({ winner: 2 });
  });
});

test('who begins: the lower reserve top, then the lower house, else player 1', () => {
  const sides = (one: string, two: string) => at({ r: one, h: '4d', two: { r: two } }).sides;
  expect(starter(sides('9h', '8c'))).toBe(2);
  expect(starter(sides('Ah', '8c'))).toBe(1);
  expect(starter(at({ r: '9h', t: 'Kc.Qd.Kh.Ks', h: '4d', two: { r: '9c', t: 'Ks.Jd.Kd.Kh' } }).sides)).toBe(2);
  expect(starter(sides('9h', '9c'))).toBe(1);
});

test('a deal gives each player a reserve, four houses of one card and the rest in hand', () => {
  for (const reserve of [12, 13] as const)
    for (let seed = 1; seed <= 50; seed++) {
      const table = deal({ preset: 'crapette', reserve, waste: 'closed', score: 'none' }, rng(seed));
      for (const side of table.sides) {
        expect([side.reserve.length, side.hand.length, side.waste.length]).toEqual([reserve, 48 - reserve, 0]);
        expect(side.piles.map((pile) => pile.length)).toEqual([1, 1, 1, 1]);
      }
      expect(table.turn).toBe(starter(table.sides));
      expect(formatPosition(open(formatPosition(table)))).toBe(formatPosition(table));
    }
});

test.each([
  ['crapette/1/9h;Ac.Ac.Ac.Ks;4d;-/-;Kc.Kd.Kh.-;5c;-/--.--.--.--/-/0', 'cards'],
  ['crapette/1/9h;Kc.Kd.Kh.Ks;-;4d/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/d/0', 'drawn'],
  ['crapette/1/9h;Kc.Kd.Kh.Ks;-;-/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/0', 'turn'],
  ['crapette/1/9h;Kc.Kd.Kh.Ks;-;-/-;Kc.Kd.Kh.Ks;-;-/--.--.--.--/-/0', 'turn'],
  ['crapette~waste=open~waste=open/1/9h;Kc.Kd.Kh.Ks;4d;-/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/0', 'rules'],
])('a text that play cannot lead to is refused: %s', (text, of) => {
  const read = parsePosition(text);
  expect(read.ok ? null : read.error.field).toBe(of);
});

test('overrides are read in any order and written in one', () => {
  expect(field(at({ h: '4d', rules: '~score=count~waste=open~reserve=12' }), 0)).toBe(
    'crapette~reserve=12~waste=open~score=count',
  );
});

test('the naive rules agree on every position of random games', () => {
  let compared = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const below = random(seed);
    const start = diagram(below, seed % 2 ? '' : '~waste=open');
    if (start === null) continue;
    let table = open(start);
    let naive = read(start);
    for (let n = 0; n < 60; n++) {
      compared++;
      expect(formatPosition(table)).toBe(write(naive));
      const end = outcome(table);
      expect(end === null ? null : 'reason' in end ? end.reason : `won ${end.winner}`).toBe(result(naive));
      const list = may(table);
      expect(list).toEqual(actions(naive));
      expect(
        everyAction
          .filter((action) => why(table, action) === null)
          .map(formatAction)
          .sort(),
      ).toEqual(list);
      if (list.length === 0) break;
      const text = list[below(list.length)] as string;
      table = follow(table, text);
      naive = act(naive, text);
      const again = parsePosition(formatPosition(table));
      expect(again.ok && formatPosition(again.value)).toBe(formatPosition(table));
    }
  }
  expect(compared).toBeGreaterThan(5000);
});

test('every action is read as it is written, and nothing else is an action', () => {
  for (const action of everyAction) expect(parseAction(formatAction(action), true)).toEqual({ ok: true, value: action });
  for (const text of ['', 'Draw', 'draw ', 'f-t1', 'r-r', 'r-w', 'h-h', 'or-f', 'ow-t1', 't5-f', 'o0-f', 'r-f-f', 'r-f\n']) {
    const read = parseAction(text, true);
    expect(read.ok ? text : read.error.field, text).toBe('action');
  }
});

describe('the offer of a draw', () => {
  const idle = (count: number) => Array.from({ length: count }, (_, i) => ['draw', 'discard', 'o1-ow', 't1-or'][i % 4] ?? '');
  test('comes after 160 actions of which none brought a card home, and goes with the next that does', () => {
    expect(offersDraw(idle(159))).toBe(false);
    expect(offersDraw(idle(160))).toBe(true);
    expect(offersDraw(['h-f', ...idle(159)])).toBe(false);
    expect(offersDraw(['h-f', ...idle(160)])).toBe(true);
    expect(offersDraw([...idle(200), 'r-f'])).toBe(false);
    // The same of texts as of actions.
    for (const line of [idle(159), idle(160), ['h-f', ...idle(160)], [...idle(200), 'r-f']])
      expect(stalled(line.map(named))).toBe(offersDraw(line));
  });
  test('is granted by whoever has as many cards left or more, and after 320 by anybody', () => {
    const ahead = formatPosition(at({ h: '4d', two: { h: '5c6c' } }));
    const level = formatPosition(at({ h: '4d', two: { h: '5c' } }));
    expect(agreesToDraw(ahead, 1, idle(160))).toBe(false);
    expect(agreesToDraw(`russian-bank:${ahead}`, 2, idle(160))).toBe(true);
    expect(agreesToDraw(ahead, 1, idle(319))).toBe(false);
    expect(agreesToDraw(ahead, 1, idle(320))).toBe(true);
    expect(agreesToDraw(level, 1, idle(160)) && agreesToDraw(level, 2, idle(160))).toBe(true);
    expect(() => agreesToDraw('crapette/3', 1, [])).toThrow();
  });
});
