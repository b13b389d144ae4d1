import { describe, expect, it } from 'vitest';
import { formatCard } from '../../src/engine/core/cards.ts';
import { textGame } from '../../src/engine/core/play.ts';
import { giverOf, newlyOut, ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { happening, russianBank, takes, topAt } from '../../src/engine/games/russian-bank/index.ts';
import { carried, rankOf, sixteen, wantedHome } from '../../src/engine/games/sixteen/index.ts';

/** What a game tells its own pages of a position and of an action, so that they need not read texts. */
const open = <State, Action>(game: Parameters<typeof textGame<unknown, State, Action>>[0], position: string) => {
  const play = textGame(game).open(position);
  if (!play.ok) throw new Error(play.error.field);
  return play.value;
};

describe('Sixteen', () => {
  const { state, read } = open(sixteen, 'sixteen:g/8543.g36.-.9/110000/-/7a');

  it('carries the run that fits, the top brick home, the next brick of the urn, or nothing', () => {
    const ranks = (action: string) => carried(state, read(action)).map(rankOf);
    expect(ranks('1-4')).toEqual([8, 5, 4, 3]);
    expect(ranks('1-2')).toEqual([5, 4, 3]);
    expect(ranks('2-1')).toEqual([]);
    expect(ranks('1-f')).toEqual([3]);
    expect(ranks('3-f')).toEqual([]);
    expect(ranks('draw')).toEqual([7]);
    expect(ranks('p1')).toEqual([]);
  });

  it('names what foundations wait for, each once', () => expect(wantedHome(state)).toEqual([1, 2]));
  it('throws at text that is no action', () => expect(() => read('x')).toThrow());
});

describe('Russian Bank', () => {
  const at = (position: string) => open(russianBank, position);
  const texts = (cards: readonly number[]) => cards.map(formatCard);
  const { state, read } = at('russian-bank:free/1/Ks3s5h;8s.9c.Jc.-;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12');

  it('knows the top card of a place, as the player in turn names it', () => {
    expect(topAt(state, 'r')).toBe(39 - 13 + 4);
    expect(formatCard(topAt(state, 'o3') as number)).toBe('Td');
    expect(topAt(state, 't4')).toBeNull();
    expect(topAt(state, 'w')).toBeNull();
    expect(topAt(state, 'f')).toBeNull();
  });

  it('knows which cards a place takes', () => {
    expect(texts(takes(state, 't1'))).toEqual(['7d', '7h']);
    expect(texts(takes(state, 'o2'))).toEqual(['As', '3s']);
    expect(takes(state, 't4')).toHaveLength(52);
    expect(texts(takes(state, 'f'))).toEqual(['Ac', 'Ad', 'Ah', '5h', 'As']);
  });

  it('tells a play, a draw that waits, and one in vain', () => {
    expect(happening(state, read('r-f'))).toMatchObject({ inVain: false, turnedOver: false, turns: 0 });
    const drew = happening(state, read('draw'));
    expect([formatCard(drew.card as number), drew.inVain, drew.turns]).toEqual(['7d', false, 0]);
    const vain = at('russian-bank:free/1/Ks;8s.9c.Jc.Qs;2c;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12');
    const drawn = happening(vain.state, vain.read('draw'));
    expect([formatCard(drawn.card as number), drawn.inVain, drawn.turnedOver, drawn.turns]).toEqual(['2c', true, true, 1]);
  });
});

describe('Ristiseiska', () => {
  it('knows who gives a card, and whose last one has gone', () => {
    const play = open(ristiseiska, 'ristiseiska:begging/68.77.--.--/9c.5cTs.Kd/1/play/-/-/-/0/-');
    expect(giverOf(play.state)).toBe(2);
    const after = play.apply('9c');
    if (!after.ok) throw new Error();
    expect(newlyOut(play.state, after.value.state)).toBe(1);
    expect(newlyOut(after.value.state, after.value.state)).toBeNull();
  });
});
