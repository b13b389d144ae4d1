import { anyOf, type Choose, type Given, noticed } from '../../../core/player.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Action } from '../notation.ts';
import { apply, legal } from '../rules.ts';
import { withUrn } from '../solver/hidden.ts';
import { actionOf, Kernel } from '../solver/kernel.ts';
import { rankOf, type State } from '../state.ts';
import { neatStep } from './neat.ts';
import { weights } from './weights.ts';

/** How little a player who goes by rule of thumb likes to see `drawn` on a pile: lower is better. */
function reluctance(drawn: number, pile: readonly number[], ranks: number): number {
  const top = pile[pile.length - 1];
  if (top === undefined) return drawn === ranks ? 0 : 5;
  const gap = rankOf(top) - drawn;
  if (gap > 0) return gap / 2;
  // Covering lower bricks: the lower they are, the sooner they are wanted.
  const buried = pile.filter((b) => rankOf(b) <= drawn).length;
  return 8 + buried * 2 - rankOf(top) / 4;
}

type Placing = Action & { readonly kind: 'place' };

/** The ways to place a brick on one of so many piles. */
export const placesOn = (piles: number): Placing[] =>
  Array.from({ length: piles }, (_, i): Placing => ({ kind: 'place', pile: i + 1 }));

/**
 * The placement that the rule of thumb names for the brick that waits: next below a top, else the smallest gap, else an
 * empty pile, else where it buries least. `noise` 0 plays it exactly; more plays worse.
 */
export function placement(state: State, noise = 0, random?: Rng, given?: Given<State, Action>): Action {
  const drawn = rankOf(state.drawn as number);
  const costs = state.piles.map(
    (pile) => reluctance(drawn, pile, state.params.ranks) + (random && noise > 0 ? (random.int(1000) / 1000) * noise : 0),
  );
  const costOf = ({ pile }: Placing): number => costs[pile - 1] as number;
  return noticed(placesOn(costs.length), given).reduce((best, place) => (costOf(place) < costOf(best) ? place : best));
}

/**
 * The player by rule of thumb, who sees the piles and not the urn: places as `placement` says with faults of so much `noise`, mostly
 * brings home and joins runs while it can, and then draws. Gives up once the urn is empty and no move changes anything.
 */
export const thumbWith =
  (noise: number): Choose<State, Action> =>
  (seen, random, given) => {
    if (seen.drawn !== null) return placement(seen, noise, random, given);
    // With the urn empty it looks at everything: what it overlooked then it would give up.
    const notices = seen.urn.length > 0 ? given?.notices : undefined;
    const open = legal(seen).filter((action) => notices === undefined || notices(action));
    const options = open.filter((a) => a.kind === 'home' || (a.kind === 'move' && improves(seen, a)));
    const homes = options.filter((a) => a.kind === 'home');
    const hasty = seen.urn.length > 0 && random.int(12) === 0;
    const from = homes.length > 0 && random.int(8) > 0 ? homes : options;
    if (from.length > 0 && !hasty) return anyOf(from, random);
    return seen.urn.length > 0 ? { kind: 'draw' } : null;
  };

/** What comes to mind first: the same without faults. It stays as it is, so that no puzzle changes when a player gets better. */
export const firstThought = thumbWith(0);

/** The player by rule of thumb. With consecutive runs, which gaps break, it goes by what was found by play (`neat.ts`). */
export const thumb: Choose<State, Action> = (seen, random, given) => {
  const open = seen.params.runs === 'consecutive' ? withUrn(seen) : null;
  if (open === null) return firstThought(seen, random, given);
  const looks = seen.drawn === null && seen.urn.length === 0 ? undefined : given?.notices;
  const code = neatStep(new Kernel(open), weights, looks && ((step) => looks(actionOf(step))));
  return code === null ? null : actionOf(code);
};

/** Whether a move between piles changes anything: the head did not already lie on the brick just above it. */
function improves(state: State, action: Action): boolean {
  if (action.kind !== 'move') return false;
  const next = apply(state, action);
  const left = next.piles[action.from - 1]?.length ?? 0;
  const source = state.piles[action.from - 1] ?? [];
  const head = source[left];
  const beneath = source[left - 1];
  if (beneath === undefined) return (state.piles[action.to - 1]?.length ?? 0) > 0;
  return rankOf(beneath) !== rankOf(head as number) + 1;
}
