import type { SolverClient } from '../../../engine/worker/client.ts';
import type { GameKit } from '../../play/kit.ts';

/** So many actions are played before it is given up. */
const most = 400;

/**
 * Whether a beginner's play misses a goal, in a game where nobody else acts: the game's weakest computer player plays on from the position.
 * Null where others act, nobody plays, or the signal has stopped it.
 */
export async function beginnerMisses(
  { game, alone }: Pick<GameKit, 'game' | 'alone'>,
  position: string,
  goal: string,
  solver: Pick<SolverClient, 'choose'>,
  signal: AbortSignal,
): Promise<boolean | null> {
  const player = Object.keys(game.players)[0];
  const start = game.open(position);
  if (!alone || player === undefined || !start.ok) return null;
  let play = start.value;
  for (let n = 0; n < most && !signal.aborted; n++) {
    const state = play.goal(goal);
    if (!state.ok) return null;
    if (state.value !== 'open') return state.value === 'lost';
    if (play.outcome !== null) return true;
    const action = await solver.choose(play.position, player, 1, { signal });
    const next = action === null ? null : play.apply(action);
    if (!next?.ok) return null;
    play = next.value;
  }
  return signal.aborted ? null : true;
}
