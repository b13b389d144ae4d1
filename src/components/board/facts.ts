import type { Scene } from '../../engine/core/scene.ts';
import { splitHold } from './games.ts';
import type { Facts, Intent } from './gesture.ts';
import { acts, from, homeOf, instead, isAside, isForeign, type Move, mayTake, soleTarget, standing } from './offers.ts';

/** What the hand has to know of a scene. `tries`: whether a try is heard; `singleTap`: who sends to the only place with one touch. */
export const factsOf = (scene: Scene, moves: readonly Move[], tries: boolean, singleTap: Facts['singleTap']): Facts => ({
  mayTake: (id) => tries && mayTake(scene, id),
  acts: (id) => tries && acts(scene, id),
  foreign: (id) => tries && isForeign(scene, id),
  targets: (id) => from(moves, id).map((carry) => carry.to),
  sole: (id) => soleTarget(scene, moves, id),
  home: (id) => homeOf(scene, moves, id),
  instead: (taken, id) => tries && instead(scene, moves, taken, id),
  heard: tries,
  standing: standing(scene, moves),
  aside: (id) => isAside(scene, moves, id),
  singleTap,
});

/** A try in the words of the table. `means`: false where it is none of the game's, so that it can only be refused. */
export interface Try {
  readonly means: boolean;
  readonly from: string;
  readonly to: string | null;
  readonly piece: string | null;
}

/** What a person's intent tries: slots and pieces in place of what a finger takes hold of. */
export function triedBy({ from, to, covered = null }: Intent, facts: Facts): Try {
  const { slot, piece } = splitHold(from);
  const means = covered === null && (to !== null || facts.acts(from) || facts.mayTake(from));
  return { means, from: slot, to: to === null ? null : splitHold(to).slot, piece: means ? piece : covered };
}
