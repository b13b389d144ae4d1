import { pack } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import { type Rng, shuffled } from '../../core/rng.ts';
import type { Params } from './params.ts';
import { inOrder, type State } from './state.ts';
import { sevenOfClubs } from './table.ts';

/**
 * The start of a round: all cards dealt one at a time, beginning at the dealer's left. Without a dealer it is the first
 * round, dealt by the last player. Whoever holds the seven of clubs begins.
 */
export function deal(params: Params, rng: Rng, dealer: Seat = params.players): State {
  const seats = Array.from({ length: params.players }, (_, i) => i + 1);
  const cards = shuffled(pack, rng);
  const hands = seats.map((seat) => {
    const first = (seat - dealer - 1 + params.players) % params.players;
    return inOrder(cards.filter((_, i) => i % params.players === first));
  });
  return {
    params,
    table: [null, null, null, null],
    hands,
    turn: hands.findIndex((hand) => hand.includes(sevenOfClubs)) + 1,
    phase: { kind: 'play' },
    token: null,
    fresh: seats,
    aces: null,
    idle: 0,
    out: [],
  };
}
