import type { Rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { write } from './russian-bank.brute.ts';

/** Any arrangement of a few cards of low rank and few suits, reachable or not, so that much fits on much. */
export function strewn(random: Rng): string {
  // Half of the diagrams are tight: no empty pile, few neighbours and few cards in hand, so that players have to pass.
  const tight = random.int(2) === 0;
  const low = 'A23456789TJQK'.slice(random.int(2) === 0 ? 0 : 9).slice(0, 3 + random.int(4));
  const ranks = tight ? ['3579JK', '3579JK', '3578JK'][random.int(3)] : low;
  const suits = (tight ? ['h', 'dh', 'dh', 'cs'] : ['cd', 'h', 'hs', 'cdhs'])[random.int(4)] as string;
  const deck = [...suits].flatMap((suit) => [...(ranks as string)].flatMap((rank) => [`${rank}${suit}`, `${rank}${suit}`]));
  const loose = shuffled(deck, random).slice(0, tight ? deck.length : random.int(deck.length + 1));
  const heap = (most: number): string[] => loose.splice(0, random.int(3) === 0 ? 0 : random.int(most + 1));
  const pile = (most: number): string[] => (tight ? loose.splice(0, 1) : heap(most));
  const seat = () => ({
    piles: [pile(2), pile(2), pile(3), pile(1)],
    reserve: heap(3),
    hand: tight && random.int(3) > 0 ? [] : heap(2),
    waste: random.int(tight ? 6 : 3) === 0 ? heap(2) : [],
  });
  const top = () => (random.int(2) === 0 ? 0 : random.int(4));
  const pair = () => [top(), top()].sort((a, b) => b - a);
  return write({
    rules: random.int(2) === 0 ? 'free' : 'free~reserve=13',
    turn: 1 + random.int(2),
    seats: [seat(), seat()],
    tops: { c: pair(), d: pair(), h: pair(), s: pair() },
    waiting: random.int(4) === 0,
    count: [0, 12, 998, 999, 1000][random.int(5)] as number,
  });
}
