import { describe, expect, test } from 'vitest';
import { at, play, played, why } from './russian-bank.open.ts';

// Worked by hand from the rules. In `at`, r t h w are player 1's reserve, piles, hand and waste, `two` is player 2; all
// bottom to top, but the hand next card first. Piles that are not given are four kings.

describe('a turn', () => {
  const start = 'free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';

  test('the example of the notation, step by step', () => {
    // 5h goes on the 4h at home, or on the opponent's 4h; nothing else fits anywhere.
    expect(play(start).actions).toEqual(['draw', 'r-f', 'r-o1']);
    expect(played(start, 'r-f')).toBe('free/1/Ks3s;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.5-.--/-/13');
    expect(played(start, 'r-f,r-o2')).toBe('free/1/Ks;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s3s.Td.Qh;Tc;9c/--.--.5-.--/-/14');
    expect(played(start, 'r-f,r-o2,draw')).toBe('free/1/Ks;8s.9c.Jc.Qs;Kc;7d/6c;4h.2s3s.Td.Qh;Tc;9c/--.--.5-.--/d/15');
    expect(play(start, 'r-f,r-o2,draw').actions).toEqual(['w-t1']);
    expect(played(start, 'r-f,r-o2,draw,w-t1')).toBe('free/1/Ks;8s7d.9c.Jc.Qs;Kc;-/6c;4h.2s3s.Td.Qh;Tc;9c/--.--.5-.--/-/16');
    // Kc goes nowhere: the turn is over. It was the last of the hand, so the waste, which is Kc alone, is turned over.
    const end = play(start, 'r-f,r-o2,draw,w-t1,draw');
    expect(end.position).toBe('russian-bank:free/2/Ks;8s7d.9c.Jc.Qs;Kc;-/6c;4h.2s3s.Td.Qh;Tc;9c/--.--.5-.--/-/17');
    expect([end.actor, end.outcome]).toEqual([2, null]);
  });

  test('plays come from the tops of reserve, waste and own piles only', () => {
    // 7d, 7h and 7c would all fit on the 8s and the 8h; 7d lies beneath, 7c is in the hand.
    const start = at({ r: '7d9h', t: '8s.Kd.Kh.8h', h: '7c', w: '7h2d' });
    expect(play(start).actions).toEqual(['draw']);
    expect(why(start, 'r-t1')).toBe('own-descends');
    for (const from of ['r', 'w', 't1']) expect(why(at({ h: '7c', t: '-.Kd.Kh.Ks' }), `${from}-f`)).toBe('source-empty');
  });

  test('what belongs to the opponent stays there', () => {
    // Player 2 could put 7d on the 8s; for player 1, whose 8s it is, there is nothing to take hold of.
    const start = play(at({ r: '9h', t: '8s.Kd.Kh.Ks', h: '2d', two: { r: '7d', t: '7h.Kd.Kh.Ks' } }));
    expect(start.actions).toEqual(['draw']);
    for (const from of ['2r', '2w', '2h', '2t1', 'fc1']) expect(start.intent(from, '1t1')).toBeNull();
  });

  test('the card beneath the top of the reserve is played next', () => {
    expect(played(at({ r: '9h3c2c', h: '5d', home: 'A-.--.--.--' }), 'r-f,r-f')).toBe(
      at({ r: '9h', h: '5d', home: '3-.--.--.--', count: 2 }),
    );
  });
});

describe('foundations', () => {
  test('by suit from the ace up, two for each suit; never required', () => {
    const start = at({ r: '9h2s', t: 'As.2h.9d.Qd', h: '5d', home: '--.J-.A-.A-' });
    // 2s and 2h on their aces, the second As on an empty place, Qd on the jack; As also goes onto the 2h.
    expect(play(start).actions).toEqual(['draw', 'r-f', 't1-f', 't1-t2', 't2-f', 't4-f', 't4-o2']);
    expect(played(start, 'r-f')).toContain('/--.J-.A-.2-/');
    expect(played(start, 't1-f')).toContain('/--.J-.A-.AA/');
    expect(played(start, 't1-f,r-f')).toContain('/--.J-.A-.2A/');
    expect(played(start, 't4-f')).toContain('/--.Q-.A-.A-/');
    expect(why(start, 't3-f')).toBe('foundation-next');
  });

  test('of two different heights, the one that the card fits takes it; the higher is written first', () => {
    expect(played(at({ r: '9h5s3s', h: '5d', home: '--.--.--.42' }), 'r-f')).toContain('/--.--.--.43/');
    expect(played(at({ r: '9h4s3s', h: '5d', home: '--.--.--.32' }), 'r-f')).toContain('/--.--.--.33/');
    expect(played(at({ r: '9h4s3s', h: '5d', home: '--.--.--.32' }), 'r-f,r-f')).toContain('/--.--.--.43/');
  });

  test('no card leaves a foundation, and after a king comes nothing', () => {
    expect(play(at({ r: '9h', t: '5h.Kd.Kh.Ks', h: '2d', home: '4-.--.--.--' })).actions).toEqual(['draw']);
    expect(why(at({ r: 'Kc', t: 'Jd.Kd.Kh.Ks', h: '2d', home: 'K-.--.--.--', two: { t: 'Jd.Kd.Kh.Ks' } }), 'r-f')).toBe(
      'foundation-next',
    );
    expect(played(at({ r: '9hAc', t: 'Jd.Kd.Kh.Ks', h: '2d', home: 'K-.--.--.--' }), 'r-f')).toContain('/KA.--.--.--/');
  });
});

describe('own piles', () => {
  const onto = (top: string, card: string) => why(at({ r: card, t: `${top}.Kd.Kh.Ks`, h: '2d' }), 'r-t1');

  test('down by one in the other colour', () => {
    expect(played(at({ r: '6c', t: '8s.7h.Kh.Ks', h: '2d' }), 't2-t1')).toBe(
      at({ r: '6c', t: '8s7h.-.Kh.Ks', h: '2d', count: 1 }),
    );
    expect(played(at({ r: '9h6c', t: '8s7h.Kd.Kh.Ks', h: '2d' }), 'r-t1')).toBe(
      at({ r: '9h', t: '8s7h6c.Kd.Kh.Ks', h: '2d', count: 1 }),
    );
    for (const card of ['7h', '7d']) expect(onto('8s', card)).toBeNull();
    for (const card of ['7c', '7s']) expect(onto('8s', card)).toBe('own-colour');
    for (const card of ['9h', '6h', '8h', 'Ah', 'Jd']) expect(onto('8s', card)).toBe('own-descends');
  });

  test('no wrap: a king goes on no ace, and an ace on no king', () => {
    expect(onto('Ah', 'Kc')).toBe('no-wrap');
    expect(onto('Kc', 'Ah')).toBe('own-descends');
  });

  test('only the top card moves, never a run', () => {
    const start = at({ r: '2c', t: '8s7h.9d.Kh.Ks', h: '2d' });
    // 8s would fit on the 9d, but 7h lies on it.
    expect(why(start, 't1-t2')).toBe('own-descends');
  });

  test('an empty one takes any card, from another pile too, even a pile of one', () => {
    const start = at({ r: '9h', t: '-.Kd.5hKh.Ks', h: '2d', w: '4c' });
    for (const action of ['r-t1', 'w-t1', 't2-t1', 't3-t1', 't4-t1']) expect(why(start, action)).toBeNull();
    expect(played(start, 't2-t1')).toBe(at({ r: '9h', t: 'Kd.-.5hKh.Ks', h: '2d', w: '4c', count: 1 }));
  });
});

describe("the opponent's piles", () => {
  const onto = (top: string, card: string) => why(at({ r: card, h: '2d', two: { t: `${top}.Kd.Kh.Ks` } }), 'r-o1');

  test('up and down by one in suit', () => {
    for (const card of ['6s', '8s']) expect(onto('7s', card)).toBeNull();
    for (const card of ['6c', '8c', '6h', '8d', '7h']) expect(onto('7s', card)).toBe('other-suit');
    for (const card of ['9s', '5s', '7s', 'As', 'Js']) expect(onto('7s', card)).toBe('other-neighbour');
    // Up, then down again, on one pile.
    expect(played(at({ r: '9h6s8s', t: 'Kc.Kd.Kh.7s', h: '2d', two: { t: '7s.Kd.Kh.Ks' } }), 'r-o1,t4-o1,r-o1')).toBe(
      at({ r: '9h', t: 'Kc.Kd.Kh.-', h: '2d', two: { t: '7s8s7s6s.Kd.Kh.Ks' }, count: 3 }),
    );
  });

  test('no wrap: neither an ace on a king nor a king on an ace', () => {
    expect(onto('Kc', 'Ac')).toBe('no-wrap');
    expect(onto('Ac', 'Kc')).toBe('no-wrap');
    expect(onto('Kc', 'Qc')).toBeNull();
    expect(onto('Ac', '2c')).toBeNull();
  });

  test('an empty one takes any card', () => {
    const start = at({ r: '9h', h: '2d', w: '4c', two: { t: '-.Kd.Kh.Ks' } });
    for (const action of ['r-o1', 'w-o1', 't1-o1', 't4-o1']) expect(why(start, action)).toBeNull();
    expect(played(start, 'r-o1')).toBe(at({ h: '2d', w: '4c', two: { t: '9h.Kd.Kh.Ks' }, count: 1 }));
  });

  test('`o` is always the other player, also in the turn of player 2', () => {
    const start = at({ turn: 2, r: '9h', h: '2d', t: '7s.Kd.Kh.Ks', two: { r: '5h8s', t: 'Kc.Kd.Kh.9d' } });
    expect(play(start).actions).toEqual(['draw', 'r-o1', 'r-t4']);
    expect(played(start, 'r-o1')).toBe(
      at({ turn: 2, r: '9h', h: '2d', t: '7s8s.Kd.Kh.Ks', two: { r: '5h', t: 'Kc.Kd.Kh.9d' }, count: 1 }),
    );
  });
});

describe('drawing', () => {
  test('a card that can be played nowhere stays on the waste and ends the turn at once', () => {
    // The 7d below it in the hand does not matter, nor that Qd could still be moved to Ks.
    const start = at({ r: '9h', t: 'Kc.Qd.Kh.Ks', h: '8c7d', w: '4h' });
    expect(play(start).actions).toEqual(['draw', 't2-o2', 't2-t1', 't2-t4']);
    expect(played(start, 'draw')).toBe(at({ turn: 2, r: '9h', t: 'Kc.Qd.Kh.Ks', h: '7d', w: '4h8c', count: 1 }));
  });

  // After 7d is drawn, 8s may also go onto the 9s opposite, and what lay beneath it comes up.
  const start = at({ r: '9h', t: 'Ac8s.Kd.Kh.Ks', h: '7d8c', two: { t: 'Kc.Kd.Kh.9s' } });

  test('a card that can be played must be played before the next draw; other plays may come first', () => {
    expect(played(start, 'draw')).toBe(
      at({ r: '9h', t: 'Ac8s.Kd.Kh.Ks', h: '8c', w: '7d', drawn: 'd', two: { t: 'Kc.Kd.Kh.9s' }, count: 1 }),
    );
    const drawn = play(start, 'draw');
    expect(drawn.actions).toEqual(['t1-o4', 'w-t1']);
    expect(drawn.why('draw')).toEqual({ ok: true, value: 'drawn-waits' });
    expect(drawn.why('pass')).toEqual({ ok: true, value: 'pass-drawn-plays' });
    expect(played(start, 'draw,w-t1')).toBe(at({ r: '9h', t: 'Ac8s7d.Kd.Kh.Ks', h: '8c', two: { t: 'Kc.Kd.Kh.9s' }, count: 2 }));
    expect(play(start, 'draw,w-t1').actions).toEqual(['draw']);
  });

  test('made unplayable by other plays, it cannot be drawn past: the turn may be passed', () => {
    const blocked = play(start, 'draw,t1-o4');
    expect(blocked.actions).toEqual(['pass', 't1-f']);
    expect(blocked.why('draw')).toEqual({ ok: true, value: 'drawn-waits' });
    expect(blocked.why('w-t1')).toEqual({ ok: true, value: 'own-descends' });
    expect(played(start, 'draw,t1-o4,pass')).toBe(
      at({ turn: 2, r: '9h', t: 'Ac.Kd.Kh.Ks', h: '8c', w: '7d', two: { t: 'Kc.Kd.Kh.9s8s' }, count: 3 }),
    );
  });

  test('made playable again, it must be played after all', () => {
    const again = play(start, 'draw,t1-o4,t1-f');
    expect(again.why('pass')).toEqual({ ok: true, value: 'pass-drawn-plays' });
    expect(again.actions.filter((action) => action.startsWith('w'))).toEqual(['w-t1']);
  });

  test('the top of the waste may be played like any other, without having been drawn in this turn', () => {
    expect(played(at({ r: '9h', t: '8s.Kd.Kh.Ks', h: '8c', w: '4h7d' }), 'w-t1')).toBe(
      at({ r: '9h', t: '8s7d.Kd.Kh.Ks', h: '8c', w: '4h', count: 1 }),
    );
  });

  test('an empty hand, with nothing waiting, cannot be drawn from', () => {
    expect(why(at({ r: '9h', t: 'Kc.Qd.Kh.Ks' }), 'draw')).toBe('hand-empty');
  });
});

describe('turning the waste over', () => {
  test('no drawn card waits: the last draw ends the turn, and the waste with it becomes the hand, first discarded first', () => {
    expect(played(at({ r: '9h', h: '8c', w: '5d9s' }), 'draw')).toBe(at({ turn: 2, r: '9h', h: '5d9s8c', count: 1 }));
  });

  test('a drawn card waits: nothing is turned over until it is played; the turn goes on', () => {
    const start = at({ r: '9h2c', t: '8s.Kd.Kh.Ks', h: '7d', w: '5d9s', home: 'A-.--.--.--' });
    expect(played(start, 'draw')).toBe(
      at({ r: '9h2c', t: '8s.Kd.Kh.Ks', w: '5d9s7d', drawn: 'd', home: 'A-.--.--.--', count: 1 }),
    );
    expect(played(start, 'draw,r-f')).toBe(
      at({ r: '9h', t: '8s.Kd.Kh.Ks', w: '5d9s7d', drawn: 'd', home: '2-.--.--.--', count: 2 }),
    );
    expect(played(start, 'draw,r-f,w-t1')).toBe(at({ r: '9h', t: '8s7d.Kd.Kh.Ks', h: '5d9s', home: '2-.--.--.--', count: 3 }));
    // It costs nothing: 5d is drawn in the same turn.
    expect(played(start, 'draw,r-f,w-t1,draw')).toBe(
      at({ turn: 2, r: '9h', t: '8s7d.Kd.Kh.Ks', h: '9s', w: '5d', home: '2-.--.--.--', count: 4 }),
    );
  });

  test('a drawn card waits and is passed over: it is turned over with the others', () => {
    const start = at({ r: '9h', t: 'Ac8s.Kd.Kh.Ks', h: '7d', w: '5d', two: { t: 'Kc.Kd.Kh.9s' } });
    expect(played(start, 'draw,t1-o4')).toBe(
      at({ r: '9h', t: 'Ac.Kd.Kh.Ks', w: '5d7d', drawn: 'd', two: { t: 'Kc.Kd.Kh.9s8s' }, count: 2 }),
    );
    expect(played(start, 'draw,t1-o4,pass')).toBe(
      at({ turn: 2, r: '9h', t: 'Ac.Kd.Kh.Ks', h: '5d7d', two: { t: 'Kc.Kd.Kh.9s8s' }, count: 3 }),
    );
  });
});

describe('passing', () => {
  test('is legal when hand and waste are empty, even though there are plays', () => {
    const start = at({ r: '9h', t: 'Qd.Kd.Kh.Ks' });
    expect(play(start).actions).toEqual(['pass', 't1-o2', 't1-t4']);
    expect(played(start, 'pass')).toBe(at({ turn: 2, r: '9h', t: 'Qd.Kd.Kh.Ks', count: 1 }));
  });

  test('is not legal while a card can be drawn', () => {
    expect(why(at({ r: '9h', t: 'Qd.Kd.Kh.Ks', h: '2c' }), 'pass')).toBe('pass-may-draw');
  });

  test('happens by itself, and is no action, when neither a play nor a draw is left', () => {
    expect(played(at({ r: '9h2c', home: 'A-.--.--.--' }), 'r-f')).toBe(at({ turn: 2, r: '9h', home: '2-.--.--.--', count: 1 }));
    // The same with a drawn card that no longer goes anywhere.
    const waiting = at({ r: '9h', t: 'Kc8s.Kd.Kh.Ks', h: '7d8c', two: { t: 'Kc.Kd.Kh.9s' } });
    expect(played(waiting, 'draw,t1-o4')).toBe(at({ turn: 2, r: '9h', h: '8c', w: '7d', two: { t: 'Kc.Kd.Kh.9s8s' }, count: 2 }));
  });

  test('happens by itself for an opponent who can do nothing, so that the same player goes on', () => {
    expect(played(at({ r: '9h', h: '8c7d', two: { r: '9d', h: '-' } }), 'draw')).toBe(
      at({ r: '9h', h: '7d', w: '8c', two: { r: '9d', h: '-' }, count: 1 }),
    );
  });

  test('happens by itself on both sides: the waste is turned over, and the first goes on drawing', () => {
    const start = at({ r: '9h', t: 'Kc8s.Kd.Kh.Ks', h: '7d', w: '5d', two: { r: '9d', t: 'Kc.Kd.Kh.9s', h: '-' } });
    const back = play(start, 'draw,t1-o4');
    expect(back.position).toBe(
      `russian-bank:${at({ r: '9h', h: '5d7d', two: { r: '9d', t: 'Kc.Kd.Kh.9s8s', h: '-' }, count: 2 })}`,
    );
    expect([back.outcome, back.actions]).toEqual([null, ['draw']]);
  });
});

describe('the end', () => {
  test('who has no card in reserve, hand and waste wins at once, in mid-turn; the piles do not count', () => {
    const won = play(at({ r: '2c', t: 'Kc.Qd.Kh.Ks', home: 'A-.--.--.--' }), 'r-f');
    expect(won.position).toBe(`russian-bank:${at({ t: 'Kc.Qd.Kh.Ks', home: '2-.--.--.--', count: 1 })}`);
    expect([won.outcome, won.actor, won.actions]).toEqual([{ winner: 1 }, null, []]);
    expect(won.why('t2-t1')).toEqual({ ok: true, value: 'game-over' });
    expect(play(at({ t: '8s.Kd.Kh.Ks', h: '7d' }), 'draw').outcome).toBeNull();
    expect(play(at({ t: '8s.Kd.Kh.Ks', h: '7d' }), 'draw,w-t1').outcome).toEqual({ winner: 1 });
    expect(play(at({ turn: 2, h: '7d', two: { r: '2c', h: '-' }, home: 'A-.--.--.--' }), 'r-f').outcome).toEqual({ winner: 2 });
  });

  test('an opponent without cards has won when the turn reaches them, not before', () => {
    const start = at({ r: '9h2c', h: '8c', two: { h: '-' }, home: 'A-.--.--.--' });
    expect(play(start, 'r-f').outcome).toBeNull();
    expect(play(start, 'draw').outcome).toEqual({ winner: 2 });
    // Also by an automatic pass, though nobody could play any more: a win comes before "stuck".
    expect(play(at({ r: '9h2c', two: { h: '-' }, home: 'A-.--.--.--' }), 'r-f').outcome).toEqual({ winner: 2 });
  });

  test('stuck: neither can play nor draw; the turn is that of the second who had to pass', () => {
    const stuck = play(at({ r: '9h2c', home: 'A-.--.--.--', two: { r: '9d', h: '-' } }), 'r-f');
    expect(stuck.position).toBe(
      `russian-bank:${at({ turn: 2, r: '9h', home: '2-.--.--.--', two: { r: '9d', h: '-' }, count: 1 })}`,
    );
    expect([stuck.outcome, stuck.actor, stuck.actions]).toEqual([{ winner: null, reason: 'stuck' }, null, []]);
    // A diagram may show it in either turn.
    for (const turn of [1, 2] as const)
      expect(play(at({ turn, r: '9h', two: { r: '9d', h: '-' } })).outcome).toEqual({ winner: null, reason: 'stuck' });
  });

  test('not stuck while somebody has a play left, even one that helps nobody', () => {
    const start = at({ r: '9h2c', home: 'A-.--.--.--', two: { r: '9d', t: 'Kc.Td.Jc.Ks', h: '-' } });
    expect(play(start, 'r-f').outcome).toBeNull();
    expect(play(start, 'r-f').actions).toEqual(['pass', 't2-t3']);
    // Passed by choice: player 1 passes by itself, and it is player 2's turn again.
    expect(played(start, 'r-f,pass')).toBe(played(start, 'r-f').replace(/1$/, '2'));
  });

  test('the limit: a draw after 1000 actions', () => {
    const start = at({ r: '9h', h: '8c7d', count: 998, two: { h: '6d5c' } });
    expect(play(start, 'draw').outcome).toBeNull();
    const end = play(start, 'draw,draw');
    expect(end.position).toBe(`russian-bank:${at({ r: '9h', h: '7d', w: '8c', count: 1000, two: { h: '5c', w: '6d' } })}`);
    expect([end.outcome, end.actor, end.actions]).toEqual([{ winner: null, reason: 'limit' }, null, []]);
  });

  test('a win comes before the limit, and the limit before stuck and before any automatic pass', () => {
    const home = 'A-.--.--.--';
    expect(play(at({ r: '2c', home, count: 999 }), 'r-f').outcome).toEqual({ winner: 1 });
    const limit = play(at({ r: '9h2c', home, two: { r: '9d', h: '-' }, count: 999 }), 'r-f');
    expect(limit.outcome).toEqual({ winner: null, reason: 'limit' });
    expect(limit.position).toContain('free/1/');
    // The last action itself ends the turn, by a draw or a pass: who is reached without cards has won.
    expect(play(at({ r: '9h', h: '8c', two: { h: '-' }, count: 999 }), 'draw').outcome).toEqual({ winner: 2 });
    expect(play(at({ r: '9h', t: 'Qd.Kd.Kh.Ks', two: { h: '-' }, count: 999 }), 'pass').outcome).toEqual({ winner: 2 });
  });
});
