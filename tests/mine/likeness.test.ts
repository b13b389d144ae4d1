import { describe, expect, test } from 'vitest';
import type { GameId } from '../../src/engine/games/ids.ts';
import { loadMaking, parseState } from '../../src/engine/games/registry.ts';
import { alike } from '../../src/engine/mine/alike.ts';
import { likeness, printOf, tooLike } from '../../src/engine/mine/likeness.ts';

const of = async (a: string, b: string, lines = ['', '']) =>
  likeness(
    ...((await Promise.all([printOf(a, lines[0] as string), printOf(b, lines[1] as string)])) as Parameters<typeof likeness>),
  );

const bank = 'russian-bank:free/1/9c2d4h;6s.7s.8s.9s;2h;3d/9d4c;6h.7h.8h.9h;2s;3c/--.--.--.--/-/0';

describe('likeness of pieces', () => {
  test.each([
    ['sixteen:8/76.85.-/00/5/1', 'sixteen:8/-.85.76/00/5/1'],
    [
      'ristiseiska:pantti/AK.77.6K.--/6d5hAs.8dKd4h/1/play/-/-/-/0/-',
      'ristiseiska:pantti/77.AK.--.6K/8cKc4s.6c5sAh/2/play/-/-/-/0/-',
    ],
    [bank, 'russian-bank:free/2/9h4s;6d.8d.7d.9d;2c;3s/9s2h4d;6c.7c.8c.9c;2d;3h/--.--.--.--/-/0'],
  ])('of what a symmetry makes one is all: %s', async (one, other) => {
    expect(await alike(one)).toBe(await alike(other));
    expect((await of(one, other)).pieces).toBe(1);
  });

  test('of the same table a turn later is all', async () => {
    expect((await of(bank, bank.replace('free/1', 'free/2'))).pieces).toBe(1);
  });

  test('is the share of what both have, of pieces that lie on the same ones', async () => {
    // Of five pieces and six: 7 on nothing, 6 on it, 8 on nothing, 5 on it; what waits comes first in both, and 1 after it in one.
    expect((await of('sixteen:8/76.85.-/00/5/1', 'sixteen:8/76.85.-/00/5/-')).pieces).toBeCloseTo(10 / 11, 9);
    expect((await of('sixteen:8/76.85.-/00/5/1', 'sixteen:8/67.58.-/00/4/2')).pieces).toBe(0);
    expect((await of(bank, bank.replace('9c2d4h', '9c2d4d'))).pieces).toBeLessThan(1);
  });
});

describe('likeness of moves', () => {
  const start = 'sixteen:8/-.-/0/-/87654321';
  const line = 'draw,p1,draw,p1,draw,p1,draw,p1,draw,p1,draw,p1';

  test('does not hang on the names of piles, nor on the order', async () => {
    expect((await of(start, start, [line, line.replaceAll('p1', 'p2')])).moves).toBe(1);
    expect((await of(start, start, [line, `${line.slice(0, -2)}p2`])).moves).toBeCloseTo(5 / 6, 9);
  });

  test('of a few moves says nothing', async () => {
    expect((await of(start, start, ['draw,p1', 'draw,p1'])).moves).toBe(0);
    expect((await of(start, start, ['draw,p1', line])).moves).toBe(0);
    expect((await of(start, start, [line, 'draw,p1'])).moves).toBe(0);
  });

  test('in Russian Bank counts cards and what they are played onto, up to the names of suits', async () => {
    const [one, other] = [
      'russian-bank:free/1/5c;6h.6d.8d.9s;2h;-/9d;Kh.Qh.Jh.Th;2s;3c/--.--.--.--/-/0',
      'russian-bank:free/1/5s;6d.6h.8h.9c;2d;-/9h;Kd.Qd.Jd.Td;2c;3s/--.--.--.--/-/0',
    ];
    const moves = 'r-t1,t1-t2';
    const [a, b] = await Promise.all([printOf(one, moves), printOf(other, moves)]);
    expect(b.moves.some((list) => list.join() === a.moves[0]?.join())).toBe(true);
  });
});

describe('one deal', () => {
  const same = async (game: GameId, a: string, b: string) => {
    const making = await loadMaking(game);
    const [one, other] = await Promise.all([parseState(a), parseState(b)]);
    if (!making || !one.ok || !other.ok) throw new Error('unreadable');
    return making.look.sameDeal(one.value.state as never, other.value.state as never);
  };

  test.each([
    ['sixteen', 'sixteen:8/-.-/00/-/8172635412345678', 'sixteen:8/81.726354/00/-/12345678', true],
    ['sixteen', 'sixteen:8/-.-/00/-/8172635412345678', 'sixteen:8/81.726354/00/-/12345687', false],
    ['russian-bank', bank, bank.replace('9d4c', '9d').replace('9c2d4h', '9c2d'), true],
    ['russian-bank', bank, bank.replace('9d4c', '9d5c'), false],
    [
      'ristiseiska',
      'ristiseiska:pantti/77.77.77.77/6d5hAs2s.8dKd4h3s/1/play/-/-/-/0/-',
      'ristiseiska:pantti/77.77.77.77/6d5hAs2s.8dKd4h3s9s/2/play/-/-/-/0/-',
      true,
    ],
    [
      'ristiseiska',
      'ristiseiska:pantti/77.77.77.77/6d5hAs2s.8dKd4h3s/1/play/-/-/-/0/-',
      'ristiseiska:pantti/77.77.77.77/6d5hAs3s.8dKd4h2s9s/2/play/-/-/-/0/-',
      false,
    ],
  ] as const)('%s: %s and %s: %s', async (game, a, b, is) => {
    expect(await same(game, a, b)).toBe(is);
    expect(await same(game, b, a)).toBe(is);
  });

  test('and twins are too like to be in one bank, others not', async () => {
    const making = await loadMaking('sixteen');
    const [one, twin, other] = await Promise.all([
      printOf('sixteen:8/76.85.-/00/5/1', ''),
      printOf('sixteen:8/85.76.-/00/5/2', ''),
      printOf('sixteen:8/18.32.-/00/4/6', ''),
    ]);
    expect(making && tooLike(one, twin, making)).toBe(true);
    expect(making && tooLike(one, other, making)).toBe(false);
    // One deal is enough, however little else they share.
    const never = making && { ...making, daily: { ...making.daily, twins: { pieces: 2, moves: 2 } } };
    const later = await printOf('sixteen:8/81.726354/00/-/12345678', '');
    expect(never && tooLike(await printOf('sixteen:8/-.-/00/-/8172635412345678', ''), later, never)).toBe(true);
    expect(never && tooLike(one, twin, never)).toBe(false);
  });
});
