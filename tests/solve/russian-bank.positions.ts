import { type Card, cardOf, formatCards, ranks, type SuitIndex } from '../../src/engine/core/cards.ts';
import { type Rng, shuffled } from '../../src/engine/core/rng.ts';
import type { Action } from '../../src/engine/games/russian-bank/notation.ts';
import { presets } from '../../src/engine/games/russian-bank/params.ts';
import { parsePosition } from '../../src/engine/games/russian-bank/parse.ts';
import type { State } from '../../src/engine/games/russian-bank/position.ts';
import { apply, deal, legal, outcome } from '../../src/engine/games/russian-bank/rules.ts';

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
  // 0–2 reserve, hand and waste of one player, 3–5 of the other, then the piles. Mostly piles and the stock of player 1.
  const spread = [0, 0, 1, 1, 2, 3, 4, 6, 7, 8, 9, 6, 7, 8, 9, 10, 11, 12, 13, 10];
  for (const card of used) heaps[spread[random.int(spread.length)] as number]?.push(card);
  const text = (heap: number): string => formatCards(heaps[heap] as Card[]) || '-';
  const side = (first: number, pile: number): string =>
    `${text(first)};${[0, 1, 2, 3].map((i) => text(pile + i)).join('.')};${text(first + 1)};${text(first + 2)}`;
  const foundation = (suit: number): string =>
    [tops[2 * suit] as number, tops[2 * suit + 1] as number]
      .sort((a, b) => b - a)
      .map((top) => (top === 0 ? '-' : ranks[top - 1]))
      .join('');
  const drawn = random.int(4) === 0 ? 'd' : '-';
  const parsed = parsePosition(
    `free/1/${side(0, 6)}/${side(3, 10)}/${[0, 1, 2, 3].map(foundation).join('.')}/${drawn}/${random.int(200)}`,
  );
  return parsed.ok && outcome(parsed.value) === null ? parsed.value : null;
}
