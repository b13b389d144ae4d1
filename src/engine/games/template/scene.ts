import type { Carry, Scene } from '../../core/scene.ts';
import type { Action } from './notation.ts';
import type { State } from './state.ts';

/** The square on which the counter stands, from 0 at the start to `length` at the end. */
const square = ({ params, left }: State): number => params.length - left;

/** One slot for each square of the track, `s0` to the end; the counter is the only piece. */
export function scene(state: State): Scene {
  const here = square(state);
  return {
    game: 'template',
    actor: state.left === 0 ? null : state.turn,
    slots: Array.from({ length: state.params.length + 1 }, (_, i) => ({
      id: `s${i}`,
      kind: 'pile',
      index: i + 1,
      owner: 0,
      pieces: i === here ? [{ id: 'counter', face: { rank: 1 }, faceUp: true }] : [],
    })),
  };
}

/** What a legal action carries where. */
export const carry = (state: State, { steps }: Action): Carry => ({
  from: `s${square(state)}`,
  to: `s${square(state) + steps}`,
  pieces: ['counter'],
});

/** Carrying the counter forward is a step of that many squares; anything else means nothing. */
export function intent(state: State, from: string, to: string | null): Action | null {
  const here = square(state);
  if (from !== `s${here}` || to === null || !/^s\d+$/.test(to)) return null;
  const steps = Number(to.slice(1)) - here;
  return steps >= 1 && steps <= 9 ? { steps } : null;
}
