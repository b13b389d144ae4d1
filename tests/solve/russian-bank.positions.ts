import { type Card, cardOf, formatCards, pack, rankOf, ranks, type SuitIndex, suitOf } from '../../src/engine/core/cards.ts';
import { type Rng, shuffled } from '../../src/engine/core/rng.ts';
import type { Action } from '../../src/engine/games/russian-bank/notation.ts';
import { presets } from '../../src/engine/games/russian-bank/params.ts';
import { parsePosition } from '../../src/engine/games/russian-bank/position.ts';
import { apply, deal, legal, outcome } from '../../src/engine/games/russian-bank/rules.ts';
import type { State } from '../../src/engine/games/russian-bank/state.ts';

/** Plays mostly cards of the stock, so that games get on; otherwise anything. */
function somehow(state: State, random: Rng): Action {
  const actions = legal(state);
  const useful = actions.filter((a) => a.kind === 'play' && (a.from === 'r' || a.from === 'w' || a.to === 'f'));
  const from = useful.length > 0 && random.int(4) > 0 ? useful : actions;
  return from[random.int(from.length)] as Action;
}

/** Positions on the way through a game that is played somehow, in turn and mid-turn; no two near each other. */
export function fromPlay(random: Rng, most = 400): State[] {
  let state = deal(presets.free, random);
  const states: State[] = [];
  for (let n = 0; n < most && outcome(state) === null; n++) {
    if (random.int(12) === 0) states.push(state);
    state = apply(state, somehow(state, random));
  }
  return states;
}

/** A small position made to be awkward: few ranks and suits, twins about, empty piles, foundations half built. */
export function diagram(random: Rng): State | null {
  const low = random.int(3) === 0 ? 1 : 1 + random.int(10);
  const span = 3 + random.int(3);
  const suitsUsed = shuffled([0, 1, 2, 3], random).slice(0, 1 + random.int(4)) as SuitIndex[];
  const tops = Array.from({ length: 8 }, (_, i) =>
    suitsUsed.includes((i >> 1) as SuitIndex) ? Math.min(13, Math.max(0, low - 1 + random.int(3) - random.int(2))) : 0,
  );
  const cards: Card[] = [];
  for (const suit of suitsUsed)
    for (let rank = low; rank <= Math.min(13, low + span); rank++)
      for (const copy of [0, 1]) if ((tops[2 * suit + copy] as number) < rank) cards.push(cardOf(suit, rank));
  const used = shuffled(cards, random).slice(0, 5 + random.int(8));
  const heaps: Card[][] = Array.from({ length: 14 }, () => []);
  // Mostly piles and the stock of player 1: see `positionOf`.
  const spread = [0, 0, 1, 1, 2, 3, 4, 6, 7, 8, 9, 6, 7, 8, 9, 10, 11, 12, 13, 10];
  for (const card of used) heaps[spread[random.int(spread.length)] as number]?.push(card);
  return positionOf(heaps, tops, random.int(4) === 0, random.int(200));
}

/**
 * A small position about one card c that could go home: its twin and cards that fit on it lie about, and places are
 * scarce, so that sending c home may be just what is needed, or just what is not.
 */
export function contested(random: Rng): State | null {
  const rank = 2 + random.int(11);
  const suit = random.int(4) as SuitIndex;
  const tops = Array.from({ length: 8 }, () =>
    Math.max(0, Math.min(13, rank - 2 + random.int(3) - random.int(2) * random.int(8))),
  );
  tops[2 * suit] = rank - 1;
  const near = pack.filter((card) => {
    const apart = Math.abs(rankOf(card) - rank);
    return suitOf(card) === suit ? apart <= 2 : apart <= 1;
  });
  const free = (card: Card): Card[] =>
    [0, 1].flatMap((copy) => ((tops[2 * suitOf(card) + copy] as number) < rankOf(card) ? [card] : []));
  const c = cardOf(suit, rank);
  const nearby = shuffled([...near.flatMap(free), ...near.flatMap(free)], random);
  const others = shuffled(pack.flatMap(free), random);
  const left = new Map(pack.map((card) => [card, free(card).length]));
  const take = (card: Card | undefined): Card[] => {
    if (card === undefined || left.get(card) === 0) return [];
    left.set(card, (left.get(card) as number) - 1);
    return [card];
  };
  const heaps: Card[][] = Array.from({ length: 14 }, () => []);
  take(c);
  // Now and then a way for c to the opponent, where the card below it in its suit could follow.
  const follows = random.int(3) === 0 && rank < 13;
  if (follows) heaps[10]?.push(...take(cardOf(suit, rank + 1)));
  for (let pile = 6; pile < 14; pile++)
    if (random.int(8) > 0 && heaps[pile]?.length === 0)
      heaps[pile]?.push(...take(random.int(3) === 0 ? nearby.pop() : others.pop()));
  for (let n = 2 + random.int(4); n > 0; n--)
    heaps[[0, 0, 1, 1, 2, 6, 7, 10][random.int(8)] as number]?.push(...take(nearby.pop()));
  if (follows) heaps[0]?.push(...take(cardOf(suit, rank - 1)));
  if (random.int(2) === 0) heaps[3]?.push(...take(nearby.pop()));
  heaps[[0, 2, 6, 7, 8, 9][random.int(6)] as number]?.push(c);
  return positionOf(heaps, tops, random.int(4) === 0, 0);
}

/** Heaps 0–2 are reserve, hand and waste of player 1, 3–5 of player 2, then the piles; null where play cannot lead there. */
function positionOf(heaps: readonly Card[][], tops: readonly number[], drawn: boolean, count: number): State | null {
  const text = (heap: number): string => formatCards(heaps[heap] as Card[]) || '-';
  const side = (first: number, pile: number): string =>
    `${text(first)};${[0, 1, 2, 3].map((i) => text(pile + i)).join('.')};${text(first + 1)};${text(first + 2)}`;
  const foundation = (suit: number): string =>
    [tops[2 * suit] as number, tops[2 * suit + 1] as number]
      .sort((a, b) => b - a)
      .map((top) => (top === 0 ? '-' : ranks[top - 1]))
      .join('');
  const parsed = parsePosition(
    `free/1/${side(0, 6)}/${side(3, 10)}/${[0, 1, 2, 3].map(foundation).join('.')}/${drawn ? 'd' : '-'}/${count}`,
  );
  return parsed.ok && outcome(parsed.value) === null ? parsed.value : null;
}
