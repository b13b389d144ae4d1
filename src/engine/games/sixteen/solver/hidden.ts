import { brick, rankOf, type State } from '../state.ts';
import { ceiling } from './ceiling.ts';
import { SixteenInquiry } from './inquiry.ts';
import { Kernel } from './kernel.ts';

/** Orders of the urn that are all tried, and positions spent on each. */
const mostOrders = 24;
const nodesEach = 5_000;

/**
 * Whether the game can no longer be won whatever the order of the bricks still in the urn: true only if proved for every
 * order, so that saying so gives nothing away. Works with the urn's ranks known or hidden (rank 0: then the set is taken
 * to be complete). False if it can still be won, or if that is not known.
 */
export function deadWhateverComes(state: State): boolean {
  const open = withUrn(state);
  if (open === null) return false;
  const { ranks, copies } = state.params;
  if (ceiling(new Kernel(open)) < ranks * copies) return true;
  const orders = ordersOf(open.urn.map(rankOf), mostOrders);
  if (orders === null) return false;
  return orders.every((order) => {
    const urn = order.map((rank, i) => brick(rank, i + 1));
    const proof = new SixteenInquiry(
      { ...open, urn },
      { kind: 'win' },
      { breadth: 0, widths: [], large: Number.POSITIVE_INFINITY },
    ).prove([], { nodes: nodesEach });
    return proof.result === 'loss';
  });
}

/** The state with hidden bricks replaced by those that a complete set lacks; null if that does not come out. */
export function withUrn(state: State): State | null {
  if (state.urn.every((b) => rankOf(b) > 0)) return state;
  const { ranks, copies } = state.params;
  const missing = new Array<number>(ranks + 1).fill(copies);
  const seen = [...state.piles.flat(), ...state.foundations.flat(), ...state.urn, ...(state.drawn === null ? [] : [state.drawn])];
  for (const b of seen) if (rankOf(b) > 0) missing[rankOf(b)] = (missing[rankOf(b)] ?? 0) - 1;
  const hidden = missing.flatMap((n, rank) => (rank === 0 ? [] : new Array<number>(Math.max(0, n)).fill(rank)));
  if (hidden.length !== state.urn.filter((b) => rankOf(b) === 0).length) return null;
  return { ...state, urn: state.urn.map((b, i) => (rankOf(b) > 0 ? b : brick(hidden.pop() as number, 1_000_000 + i))) };
}

/** All different orders of some ranks; null if there are more than `most`. */
function ordersOf(ranks: readonly number[], most: number): number[][] | null {
  if (ranks.length === 0) return [[]];
  const orders: number[][] = [];
  for (const rank of new Set(ranks)) {
    const rest = [...ranks];
    rest.splice(rest.indexOf(rank), 1);
    const tails = ordersOf(rest, most - orders.length);
    if (tails === null) return null;
    orders.push(...tails.map((tail) => [rank, ...tail]));
    if (orders.length > most) return null;
  }
  return orders;
}
