import type { Rng } from '../../../core/rng.ts';
import { CLAIM, type Code, TAKE } from '../solver/codes.ts';
import type { Kernel } from '../solver/kernel.ts';
import { IN_TAKE, OPEN } from '../solver/standing.ts';
import { liking, type Weights } from './judgement.ts';

/** How somebody plays in a quick round: by weights, or anything that is legal (null). */
export type Manner = Weights | null;

const codes = new Int32Array(128);

/** What is done in a quick round: by chance, or by a player in its manner; never a false pass. */
export function quickCode(kernel: Kernel, manner: Manner, random: Rng): Code {
  let count = kernel.legal(codes, 0);
  if (count > 1 && codes[count - 1] === CLAIM) count -= 1;
  if (count === 1) return codes[0] as Code;
  if (manner === null || kernel.phase === IN_TAKE) return codes[random.int(count)] as Code;
  const seat = kernel.actor();
  let [best, most, equals] = [codes[0] as Code, Number.NEGATIVE_INFINITY, 0];
  for (let i = 0; i < count; i++) {
    const value = liking(kernel, seat, codes[i] as Code, manner);
    if (value < most) continue;
    equals = value > most ? 1 : equals + 1;
    if (equals === 1 || random.int(equals) === 0) best = codes[i] as Code;
    most = value;
  }
  return best;
}

/**
 * Plays on from the kernel until its goal is decided, or nobody can ever play again, and says how many actions that took: as many are
 * to be taken back. `manners`: by seat, from 1.
 */
export function playOn(kernel: Kernel, manners: readonly Manner[], random: Rng): number {
  let made = 0;
  let idle = 0;
  while (kernel.verdict === OPEN) {
    const code = quickCode(kernel, manners[kernel.actor()] ?? null, random);
    idle = code < TAKE ? 0 : idle + 1;
    if (idle > kernel.seats && kernel.stalled()) break;
    kernel.make(code);
    made += 1;
  }
  return made;
}

/** Takes so many actions back. */
export function takeBack(kernel: Kernel, count: number): void {
  for (let i = 0; i < count; i++) kernel.undo();
}
