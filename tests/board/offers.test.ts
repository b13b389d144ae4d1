import { describe, expect, it } from 'vitest';
import '../../src/components/games/pages.ts';
import { instead, isAside, soleTarget } from '../../src/components/board/offers.ts';
import { movesOf } from '../../src/components/play/parts/PracticeBoard.tsx';
import { loadTextGame } from '../../src/engine/games/registry.ts';

const [bank, sixteen, cards] = await Promise.all([
  loadTextGame('russian-bank'),
  loadTextGame('sixteen'),
  loadTextGame('ristiseiska'),
]);

function sole(position: string, slot: string): string | null {
  const play = (position.startsWith('sixteen') ? sixteen : bank).open(position);
  if (!play.ok) throw new Error(play.error.code);
  return soleTarget(play.value.scene('all'), movesOf(play.value), slot);
}

/** Own piles as given; the opponent's take nothing that is tried here but what `theirs` says. */
const bankWith = (reserve: string, piles: string, theirs = 'Kd.Kd.Kh.Kh') =>
  `russian-bank:free/1/${reserve};${piles};2s;-/7c;${theirs};9h;-/--.--.--.--/-/5`;

describe('the one sensible place for a card', () => {
  it('is the only legal one', () => {
    expect(sole(bankWith('9d', 'Ts.4c.4c.5s'), '1r')).toBe('1t1');
  });

  it('is missing where there are two or none', () => {
    expect(sole(bankWith('9d', 'Ts.Tc.4c.5s'), '1r')).toBeNull();
    expect(sole(bankWith('9d', '4c.4c.5s.5c'), '1r')).toBeNull();
  });

  it('is no empty pile, which is given away by choice, but for a brick that is drawn', () => {
    expect(sole(bankWith('9d', '-.-.4c.5s'), '1r')).toBeNull();
    expect(sole('sixteen:g/-.-.-.-/000000/9/-', 'drawn')).toBe('p1');
    // Their empty piles are not the same as one's own.
    expect(sole(bankWith('9d', '-.4c.4c.5s', '-.Kd.Kh.Kh'), '1r')).toBeNull();
  });

  it('is not an empty pile for a card that lies alone', () => {
    expect(sole(bankWith('Kc', '9d.-.Ts.5s'), '1t1')).toBe('1t3');
    expect(sole(bankWith('Kc', '9d.-.4s.5s'), '1t1')).toBeNull();
  });

  it('holds for bricks as well', () => {
    expect(sole('sixteen:g/g.-.-.3/222222/-/-', 'p1')).toBeNull();
    expect(sole('sixteen:g/gf.5.-.6/000000/-/-', 'p2')).toBe('p4');
  });
});

describe('where the piece that waits is put aside', () => {
  it('is the reader’s waste while a turned-up card may be discarded, and no other place', () => {
    const at = (hand: string) => {
      const play = bank.open(`russian-bank:crapette/1/9h;Ts.Kd.Kh.Ks;${hand};5s/8h;9c.Kc.Kd.Kh;5c;6d/--.--.--.--/d/4`);
      if (!play.ok) throw new Error(play.error.code);
      const scene = play.value.scene(1);
      return scene.slots.filter(({ id }) => isAside(scene, movesOf(play.value), id)).map(({ id }) => id);
    };
    expect(at('4d7d')).toEqual(['1w']);
    // The ace must go home.
    expect(at('Ad7d')).toEqual([]);
  });
});

describe('what a touch takes up instead', () => {
  const at = (position: string, taken: string, hold: string) => {
    const play = (position.startsWith('sixteen') ? sixteen : position.startsWith('russian') ? bank : cards).open(position);
    if (!play.ok) throw new Error(play.error.field);
    return instead(play.value.scene('all'), movesOf(play.value), taken, hold);
  };

  it('is a pile with a move of its own, not one without, and nothing of the opponent’s', () => {
    const piles = bankWith('9d', 'Ts.Tc.4c.5s');
    expect(at(piles, '1t3', '1r')).toBe(true);
    expect(at(piles, '1r', '1t3')).toBe(false);
    expect(at(piles, '1r', '2r')).toBe(false);
    expect(at(piles, '1r', 'fc1')).toBe(false);
  });

  it('is the reader’s reserve, though its card fits nowhere, for no card goes there', () => {
    const stuck = bankWith('2h', 'Ts.Tc.4c.5s');
    expect(at(stuck, '1t3', '1r')).toBe(true);
    expect(at(stuck, '1t3', '1t1')).toBe(false);
    expect(at(stuck, '1t3', '2r')).toBe(false);
  });

  it('is any other card of the same hand, whether it fits or not, for no card goes there', () => {
    const hand = 'ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/extra/-/-/-/0/-';
    expect(at(hand, 'hand-1/2h', 'hand-1/Qh')).toBe(true);
    expect(at(hand, 'hand-1/2h', 'hand-2/2c')).toBe(false);
    expect(at(hand, 'hand-1/2h', 'up-h')).toBe(false);
  });
});
