import { describe, expect, test } from 'vitest';
import { formatPosition } from '../../src/engine/games/russian-bank/crapette/position.ts';
import { outcome, type Rule, starter, type Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { at, field, follow, may, not } from './crapette.open.ts';

// Worked by hand from the rules. In `at`, r t h w are player 1's reserve, houses, hand and waste, `two` is player 2; all
// bottom to top, but the hand next card first. Houses that are not given are four kings, which take only queens.

/** A line from `start` must lead to `end`. */
function leads(start: Table, line: string, end: Table): void {
  expect(formatPosition(follow(start, ...line.split(',')))).toBe(formatPosition(end));
}

describe('foundations', () => {
  test('by suit from the ace up, two for each suit, from a house of either column', () => {
    const start = at({ t: 'As.2h.Ad.Qd', h: '5d', home: '--.J-.A-.A-', two: { t: '3h.Kc.Kd.Kh' } });
    // The second aces open empty ones; 2♥ and Q♦ go on what lies there; 3♥ has to wait for the 2♥.
    expect(may(start)).toEqual(['t1-f', 't2-f', 't3-f', 't4-f']);
    expect(not(start, 'o1-f')).toBe('foundation-next');
    expect(field(follow(start, 't1-f', 't2-f', 'o1-f', 't3-f', 't4-f'), 4)).toBe('--.QA.3-.AA');
  });

  test('of two heights, the one that the card fits takes it; after a king comes nothing', () => {
    expect(field(follow(at({ r: '9h4s3s', h: '5d', home: '--.--.--.32' }), 'r-f', 'r-f'), 4)).toBe('--.--.--.43');
    expect(
      field(follow(at({ r: '9hAc', t: 'Jd.Kd.Kh.Ks', h: '5d', home: 'K-.--.--.--', two: { t: 'Jd.Kd.Kh.Ks' } }), 'r-f'), 4),
    ).toBe('KA.--.--.--');
    expect(not(at({ r: '9h', t: 'Jc.Kd.Jc.Ks', h: '5d', home: '--.--.K-.--' }), 'o3-f')).toBe('foundation-next');
  });
});

describe('houses', () => {
  test('down by one in the other colour, and only the top card moves', () => {
    const start = at({ r: '6c', t: '8s.9d7h.Kh.Ks', h: '2d' });
    expect(may(start)).toEqual(['draw', 'r-t2', 't2-t1']);
    leads(start, 'r-t2', at({ t: '8s.9d7h6c.Kh.Ks', h: '2d', count: 1 }));
    expect(not(follow(start, 'r-t2'), 't2-t1')).toBe('own-descends');
    expect(not(at({ t: '8s.7c.Kh.Ks', h: '2d' }), 't2-t1')).toBe('own-colour');
    for (const card of ['9h', '6h', '8h', 'Jd'])
      expect(not(at({ r: card, t: '8s.Kd.Kh.Ks', h: '2d' }), 'r-t1')).toBe('own-descends');
    expect(not(at({ r: 'Kc', t: '2h.Ad.Kh.Ks', h: '3d', two: { t: 'Qd.Qh.Kd.Kh' } }), 'r-t2')).toBe('no-wrap');
  });

  test('the house of one’s own column is no better than one of the opponent’s', () => {
    const start = at({ r: '7d', t: '8c.Kd.Kh.Ks', h: '2d', two: { t: '8s.6c.Kd.Kh' } });
    expect(may(start)).toEqual(['draw', 'r-o1', 'r-t1']);
    expect(may(follow(start, 'r-o1'))).toEqual(['draw', 'o1-t1', 'o2-o1']);
    leads(start, 'r-o1,o2-o1', at({ t: '8c.Kd.Kh.Ks', h: '2d', two: { t: '8s7d6c.-.Kd.Kh' }, count: 2 }));
  });

  test('an empty one takes any available card: of the reserve, of the hand if turned up, of a house, of an open waste', () => {
    const seat = { r: '9h', t: '-.6dKd.Kh.Ks', h: '2d', w: '4c', drawn: 'd' } as const;
    expect(may(at({ ...seat, rules: '~waste=open' })).filter((text) => text.endsWith('-t1'))).toEqual([
      'h-t1',
      'o1-t1',
      'o2-t1',
      'o3-t1',
      'o4-t1',
      'r-t1',
      't2-t1',
      't3-t1',
      't4-t1',
      'w-t1',
    ]);
    leads(at(seat), 't2-t1', at({ ...seat, t: 'Kd.6d.Kh.Ks', count: 1 }));
    leads(at(seat), 'h-t1', at({ r: '9h', t: '2d.6dKd.Kh.Ks', w: '4c', count: 1 }));
  });
});

describe('loading', () => {
  const onto = (top: string, card: string) => not(at({ r: card, t: 'Kc.Kd.Kh.Jh', h: '2d', two: { r: '9h', w: top } }), 'r-ow');

  test('up and down by one in suit, without a wrap', () => {
    for (const card of ['6s', '8s']) expect(onto('7s', card)).toBeNull();
    for (const card of ['6c', '8h', '7h']) expect(onto('7s', card)).toBe('other-suit');
    for (const card of ['9s', '5s', '7s', 'Js']) expect(onto('7s', card)).toBe('other-neighbour');
    expect(onto('As', 'Ks')).toBe('no-wrap');
    expect(onto('Ks', 'As')).toBe('no-wrap');
  });

  test('from the reserve, the turned-up card, an open waste and any house, up and down again on one pile', () => {
    const start = at({
      r: '9h7s',
      t: '9s.Kd.Kh.Ks',
      h: '7s',
      w: '3c',
      drawn: 'd',
      rules: '~waste=open',
      two: { r: '8s', w: '4c', t: '8s.Kc.Kd.Kh' },
    });
    expect(may(start).filter((text) => /-o[rw]$/.test(text))).toEqual(['h-or', 'r-or', 't1-or', 'w-ow']);
    expect(field(follow(start, 't1-or', 'o1-or', 'h-or', 'w-ow'), 3)).toBe('8s9s8s7s;-.Kc.Kd.Kh;5c;4c3c');
    // The waste, open or not, is the player's own: it is loaded by the opponent only.
    expect(field(follow(start, 't1-or', 'o1-or', 'h-or', 'w-ow'), 2)).toBe('9h7s;-.Kd.Kh.Ks;-;-');
  });

  test('an empty reserve or waste takes nothing', () => {
    const start = at({ r: '9h', h: '2d' });
    for (const action of ['r-or', 'r-ow', 't1-or']) expect(not(start, action)).toBe('load-empty');
  });

  test('who is loaded has the new card to play, or to turn up', () => {
    // 8♠ comes to lie on the reserve of player 2, who may play it onto either 9; 6♣ lies on the waste, which player 2 turns over.
    const start = at({ r: '9d8s', t: '9h.6c.Kh.Ks', h: '2d', two: { r: '7s', h: '-', w: '5c' } });
    const loaded = follow(start, 'r-or', 't2-ow', 'r-t2', 'draw', 'discard');
    expect(field(loaded, 3)).toBe('7s8s;Kc.Kd.Kh.Ks;-;5c6c');
    expect(may(loaded)).toEqual(['draw', 'r-o1', 'r-o2']);
    expect(field(follow(loaded, 'draw'), 3)).toBe('7s8s;Kc.Kd.Kh.Ks;5c6c;-');
  });
});

describe('the order of play', () => {
  test('the reserve comes before the turned-up card, and before what breaks no other rule', () => {
    const start = at({ r: '9hAs', t: 'Ad.-.Kh.Ks', h: 'Ac', drawn: 'd' });
    expect(may(start)).toEqual(['r-f']);
    for (const action of ['discard', 'h-f', 't1-f', 'h-t2']) expect(not(start, action)).toBe('compulsory-reserve');
    expect(not(at({ r: 'As', t: '-.Kd.Kh.Ks', h: '4d' }), 'draw')).toBe('compulsory-reserve');
    expect(not(at({ r: '9hAs' }), 'pass')).toBe('compulsory-reserve');
  });

  test('what comes up beneath the reserve is compulsory as well', () => {
    const start = at({ r: '9h2sAs', t: 'Ac.Kd.Kh.Ks', h: '4d' });
    expect(may(follow(start, 'r-f'))).toEqual(['r-f']);
    expect(may(follow(start, 'r-f', 'r-f'))).toEqual(['t1-f']);
  });

  test('then any available card, of which the player chooses; nothing else', () => {
    const start = at({ r: '9h', t: 'Ac.Ts.Kh.Ks', h: 'Ad', drawn: 'd', two: { t: 'Ah.Kc.Kd.Kh' } });
    expect(may(start)).toEqual(['h-f', 'o1-f', 't1-f']);
    for (const action of ['discard', 'r-t2']) expect(not(start, action)).toBe('compulsory-foundation');
    expect(not(at({ r: '9h', t: 'Ac.Kd.Kh.Ks' }), 'pass')).toBe('compulsory-foundation');
    expect(not(at({ r: '9h', t: 'Ac.-.Kh.Ks', h: '4d' }), 'draw')).toBe('compulsory-foundation');
  });

  test('the top of a waste must go home only where the waste is open', () => {
    const seat = { r: '9h', h: '4d', w: 'Ac' };
    expect(may(at({ ...seat, rules: '~waste=open' }))).toEqual(['w-f']);
    expect(may(at(seat))).toEqual(['draw']);
  });

  test('a card that has not been turned up, and those of the opponent, are not available', () => {
    const start = at({ r: 'As9h', h: 'Ac', two: { r: 'Ad', h: 'Ah', w: 'As' } });
    expect(may(start)).toEqual(['draw']);
    expect(not(start, 'h-f')).toBe('source-empty');
  });

  test('no card is turned up while a house of either column is empty and the reserve is not', () => {
    const start = at({ r: '8c9h', t: 'Ts.Qd.Kh.Ks', h: '4d', two: { t: '-.Kc.Kd.Kh' } });
    expect(not(start, 'draw')).toBe('fill-houses');
    // Other plays may come first, and not all fill the space.
    expect(may(start)).toContain('t2-t4');
    expect(not(follow(start, 't2-t4', 'r-t1'), 'draw')).toBe('fill-houses');
    // Any card fills it.
    expect(not(at({ r: '8c9h', t: 'Ts.3dQd.Kh.Ks', h: '4d' }), 'draw')).toBeNull();
    expect(not(follow(start, 't2-o1', 'o1-t4', 'r-o1', 'r-t2'), 'draw')).toBeNull();
  });

  test('the space need not be filled by who has no reserve, or neither hand nor waste; a waiting card may be discarded', () => {
    expect(not(at({ t: '-.Kd.Kh.Ks', h: '4d' }), 'draw')).toBeNull();
    expect(not(at({ t: '-.Kd.Kh.Ks', w: '4d' }), 'draw')).toBeNull();
    expect(not(at({ r: '9h', t: '-.Kd.Kh.Ks', w: '4d' }), 'draw')).toBe('fill-houses');
    const bare = at({ r: '9h', t: '-.Kd.Kh.Ks' });
    expect([not(bare, 'pass'), not(bare, 'draw')]).toEqual([null, 'hand-empty']);
    const waits = at({ r: '9h', t: '-.Kd.Kh.Ks', h: '4d', drawn: 'd' });
    expect(field(follow(waits, 'discard'), 1)).toBe('2');
  });
});

describe('turning up and discarding', () => {
  test('the whole of a turn: turned up, played, turned up again, discarded', () => {
    const start = at({ r: '2c', t: 'Ts.9s.Kh.Ks', h: '9h8d4d' });
    leads(start, 'draw', at({ r: '2c', t: 'Ts.9s.Kh.Ks', h: '9h8d4d', drawn: 'd', count: 1 }));
    leads(start, 'draw,h-t1', at({ r: '2c', t: 'Ts9h.9s.Kh.Ks', h: '8d4d', count: 2 }));
    leads(start, 'draw,h-t1,draw,h-t2', at({ r: '2c', t: 'Ts9h.9s8d.Kh.Ks', h: '4d', count: 4 }));
    leads(start, 'draw,h-t1,draw,h-t2,draw,discard', at({ turn: 2, r: '2c', t: 'Ts9h.9s8d.Kh.Ks', w: '4d', count: 6 }));
  });

  test('other plays may come before the waiting card, and may open a place for it', () => {
    const start = at({ r: '6c', t: 'Ts3d.4s.Kh.Ks', h: '9h', drawn: 'd' });
    expect(may(start)).toEqual(['discard', 't1-t2']);
    leads(start, 't1-t2,h-t1', at({ turn: 2, r: '6c', t: 'Ts9h.4s3d.Kh.Ks', count: 2 }));
  });

  test('the waste is turned over in the turn that needs it, so that it can be loaded until then', () => {
    const start = at({ r: '2c', h: '9h', w: '6d', drawn: 'd', two: { h: '8h4d' } });
    leads(start, 'discard', at({ turn: 2, r: '2c', w: '6d9h', two: { h: '8h4d' }, count: 1 }));
    leads(start, 'discard,draw,h-ow', at({ turn: 2, r: '2c', w: '6d9h8h', two: { h: '4d' }, count: 3 }));
    // 6♦, discarded first, is turned up first.
    leads(
      start,
      'discard,draw,h-ow,draw,discard,draw',
      at({ r: '2c', h: '6d9h8h', drawn: 'd', two: { h: '-', w: '4d' }, count: 6 }),
    );
  });

  test('the last card of the hand is played: the waste beneath is turned over in the same turn', () => {
    const start = at({ r: '2c', t: 'Ts.Kd.Kh.Ks', h: '9h', w: '6d', drawn: 'd' });
    leads(start, 'h-t1', at({ r: '2c', t: 'Ts9h.Kd.Kh.Ks', w: '6d', count: 1 }));
    leads(start, 'h-t1,draw', at({ r: '2c', t: 'Ts9h.Kd.Kh.Ks', h: '6d', drawn: 'd', count: 2 }));
  });
});

describe('passing', () => {
  test('is legal with neither hand nor waste, though there are plays', () => {
    const start = at({ r: '9h', t: 'Ts.Kd.Kh.Ks' });
    expect(may(start)).toEqual(['pass', 'r-t1']);
    leads(start, 'pass', at({ turn: 2, r: '9h', t: 'Ts.Kd.Kh.Ks', count: 1 }));
  });

  test('is not legal with a card in hand or waste, or with one that waits', () => {
    expect(not(at({ r: '9h', h: '4d' }), 'pass')).toBe('pass-may-draw');
    expect(not(at({ r: '9h', w: '4d' }), 'pass')).toBe('pass-may-draw');
    expect(not(at({ r: '9h', h: '4d', drawn: 'd' }), 'pass')).toBe('card-waits');
    // Not even where a space keeps the card from being turned up.
    expect(not(at({ r: '9h', t: '-.Kd.Kh.Ks', h: '4d' }), 'pass')).toBe('pass-may-draw');
  });

  test('happens by itself for one who can do nothing, on either side, and is no action', () => {
    leads(at({ r: '3d9h', t: 'Ts.Kd.Kh.Ks' }), 'r-t1', at({ turn: 2, r: '3d', t: 'Ts9h.Kd.Kh.Ks', count: 1 }));
    // Player 2 has no play, so player 1 goes on, in another turn.
    const start = at({ r: '9h', h: '4d6s', two: { r: '3c', h: '-' } });
    leads(start, 'draw,discard', at({ r: '9h', h: '6s', w: '4d', two: { r: '3c', h: '-' }, count: 2 }));
  });
});

describe('the end', () => {
  test('with the last card of reserve, hand and waste, in mid-turn; houses do not count', () => {
    const won = follow(at({ r: '9h', t: 'Ts.Qd.Kh.Ks' }), 'r-t1');
    expect([outcome(won), may(won), not(won, 't2-t4')]).toEqual([{ winner: 1 }, [], 'game-over']);
    const two = at({ turn: 2, r: '4d', h: '9h', drawn: 'd', two: { h: '9h', t: 'Ts.Kd.Kh.Ks' } });
    expect(outcome(follow(two, 'h-t1'))).toEqual({ winner: 2 });
    // A card loaded is one got rid of, too.
    expect(outcome(follow(at({ r: '9h', two: { r: '8h' } }), 'r-or'))).toEqual({ winner: 1 });
    expect(outcome(at({ w: '9h' }))).toBeNull();
  });

  test.each([
    ['a play', { r: '3d9h', t: 'Ts.Kd.Kh.Ks', h: '4d' }, 'r-t1'],
    ['a card turned up', { r: '3d', h: '4d' }, 'draw'],
    ['a discard', { r: '3d', h: '4d', drawn: 'd' }, 'discard'],
    ['a chosen pass', { r: '3d9h', t: 'Ts.Kd.Kh.Ks' }, 'pass'],
  ] as const)('%s counts as an action, and the thousandth is the last', (_what, seat, action) => {
    expect(outcome(follow(at({ ...seat, count: 998 }), action))).toBeNull();
    expect(outcome(follow(at({ ...seat, count: 999 }), action))).toEqual({ winner: null, reason: 'limit' });
  });

  test('a win comes before the limit, the limit before stuck, and nobody passes by itself at the limit', () => {
    expect(outcome(follow(at({ r: '9h', t: 'Ts.Kd.Kh.Ks', count: 999 }), 'r-t1'))).toEqual({ winner: 1 });
    const stuck = { r: '3d9h', t: 'Ts.Kd.Kh.Ks', two: { r: '3c', h: '-' } };
    const limit = follow(at({ ...stuck, count: 999 }), 'r-t1');
    expect([limit.turn, outcome(limit)]).toEqual([1, { winner: null, reason: 'limit' }]);
    const end = follow(at(stuck), 'r-t1');
    expect([end.turn, outcome(end)]).toEqual([2, { winner: null, reason: 'stuck' }]);
  });

  test('nobody is stuck while a waste can be turned over', () => {
    expect(outcome(follow(at({ r: '3d9h', t: 'Ts.Kd.Kh.Ks', two: { r: '3c', h: '-', w: '6c' } }), 'r-t1'))).toBeNull();
  });

  test('points: 30, 2 for a card of the reserve, 1 for another, a waiting one too; the difference in a draw', () => {
    const rules = '~score=count';
    const seat = { r: '9h', t: 'Ts.Kd.Kh.Ks', rules };
    expect(outcome(follow(at({ ...seat, two: { r: '3c4c', h: '6c7c', w: '6d' } }), 'r-t1'))).toEqual({
      winner: 1,
      points: [37, 0],
    });
    const two = at({ turn: 2, r: '4d', h: '6s', w: '6d', rules, two: { r: '9h', h: '-', t: 'Ts.Kd.Kh.Ks' } });
    expect(outcome(follow(two, 'r-t1'))).toEqual({ winner: 2, points: [0, 34] });
    const waits = at({ r: '4d', h: '6s', drawn: 'd', count: 999, rules, two: { r: '3c', h: '6c', w: '7c' } });
    expect(outcome(follow(waits, 'discard'))).toEqual({ winner: null, reason: 'limit', points: [1, 0] });
    expect(outcome(follow(at({ r: '3d3h9h', t: 'Ts.Kd.Kh.Ks', rules, two: { r: '3c', h: '-' } }), 'r-t1'))).toEqual({
      winner: null,
      reason: 'stuck',
      points: [0, 2],
    });
  });
});

test('who begins, by the second, third and fourth house where all before are level', () => {
  const sides = (one: string, two: string) => at({ r: '9h', t: one, h: '4d', two: { r: '9c', t: two } }).sides;
  expect(starter(sides('Kc.Qd.Kh.Ks', 'Kd.Qc.Qs.Kh'))).toBe(2);
  expect(starter(sides('Kc.Qd.Jh.Ks', 'Kd.Qc.Js.Ah'))).toBe(2);
  expect(starter(sides('Kc.Qd.Jh.As', 'Kd.Qc.Js.2h'))).toBe(1);
  // Ace low, king high.
  expect(starter(sides('Kc.Qd.Kh.Ks', 'Ad.Qc.Ks.Kh'))).toBe(2);
});

/** One position at least for each rule that can refuse an action; the type sees to it that none is left out. */
const refusals: Record<Rule, readonly (readonly [Table, string])[]> = {
  'game-over': [
    [at({}), 'draw'],
    [at({ r: '9h', h: '4d', count: 1000 }), 'draw'],
    [at({ r: '3d', two: { r: '3c', h: '-' } }), 'pass'],
  ],
  'source-empty': [
    [at({ h: '4d' }), 'r-f'],
    [at({ h: '4d' }), 'h-t1'],
    [at({ t: '-.Kd.Kh.Ks', h: '4d' }), 't1-f'],
    [at({ h: '4d', two: { t: '-.Kd.Kh.Ks' } }), 'o1-t1'],
    [at({ h: '4d', rules: '~waste=open' }), 'w-f'],
  ],
  'waste-closed': [
    [at({ r: '9h', h: '4d', w: 'As' }), 'w-f'],
    [at({ r: '9h', h: '4d' }), 'w-t1'],
  ],
  'foundation-next': [
    [at({ r: '9h', h: '4d' }), 'r-f'],
    [at({ r: '2s', h: '4d', home: '--.--.--.--' }), 'r-f'],
  ],
  'own-descends': [[at({ r: '9h', h: '4d' }), 'r-t1']],
  'own-colour': [[at({ r: 'Qs', h: '4d' }), 'r-t1']],
  'no-wrap': [
    [at({ r: 'Kc', t: 'Ad.Qd.Kh.Ks', h: '4d', home: '--.A-.--.--' }), 'r-t1'],
    [at({ r: '9h', h: '4d', two: { w: 'Ac' } }), 't1-ow'],
  ],
  'other-suit': [[at({ r: '8s', h: '4d', two: { r: '9h' } }), 'r-or']],
  'other-neighbour': [[at({ r: '9h', h: '4d', two: { w: '9h' } }), 'r-ow']],
  'same-house': [
    [at({ r: '9h', h: '4d' }), 't1-t1'],
    [at({ r: '9h', h: '4d' }), 'o4-o4'],
  ],
  'load-empty': [
    [at({ r: '9h', h: '4d' }), 'r-or'],
    [at({ r: '9h', h: '4d' }), 't1-ow'],
  ],
  'card-waits': [
    [at({ r: '9h', h: '4d', drawn: 'd' }), 'draw'],
    [at({ r: '9h', h: '4d', drawn: 'd' }), 'pass'],
  ],
  'say-stop': [
    [at({ r: '9h', h: '4d' }), 'stop'],
    [at({ r: '9h', h: '4d', rules: '~order=called' }), 'let'],
    [follow(at({ r: '9hAs', h: '4d', rules: '~order=called' }), 'draw'), 'discard'],
  ],
  'hand-empty': [[at({ r: '9h', t: 'Ts.Kd.Kh.Ks' }), 'draw']],
  'nothing-waits': [[at({ r: '9h', h: '4d' }), 'discard']],
  'pass-may-draw': [
    [at({ r: '9h', h: '4d' }), 'pass'],
    [at({ r: '9h', w: '4d' }), 'pass'],
  ],
  'compulsory-reserve': [[at({ r: '9hAs', t: 'Ac.Kd.Kh.Ks', h: '4d' }), 't1-f']],
  'compulsory-foundation': [[at({ r: '9h', t: 'Ac.Ts.Kh.Ks', h: '4d' }), 'r-t2']],
  'fill-houses': [[at({ r: '9h', t: '-.Kd.Kh.Ks', h: '4d' }), 'draw']],
};

test.each(Object.entries(refusals))('%s refuses', (rule, cases) => {
  for (const [table, action] of cases) {
    expect(not(table, action), `${formatPosition(table)} ${action}`).toBe(rule);
    expect(may(table)).not.toContain(action);
  }
});
