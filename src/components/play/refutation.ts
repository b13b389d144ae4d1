import type { Budget } from '../../engine/proving/prover.ts';
import type { SolverClient } from '../../engine/worker/client.ts';
import type { GameKit } from './kit.ts';

/** A line is followed so far. */
const most = 150;

/** What is spent on each answer of the others. */
const forReply: Budget = { nodes: 300_000, seconds: 1 };

/**
 * A line that loses a goal which is proved to be out of reach: the player whose goal it is goes on by rule of thumb, the others answer
 * with what refutes it. It ends where the goal is lost, or where a position comes for the second time, so that it could go on like that for
 * ever. Null where no such line was found, or the signal has stopped it. `begun`: the actions that it begins with.
 */
export async function refutation(
  { game, opponents }: Pick<GameKit, 'game' | 'opponents'>,
  position: string,
  goal: string,
  solver: Pick<SolverClient, 'choose' | 'reply'>,
  signal: AbortSignal,
  begun: readonly string[] = [],
): Promise<readonly string[] | null> {
  const start = game.open(position);
  if (!start.ok || !opponents) return null;
  const hero = start.value.actor;
  const given = game.replay(position, begun);
  if (!given.ok) return null;
  let play = given.value;
  const seen = new Set<string>();
  while (play.line.length < most && !signal.aborted) {
    const state = play.goal(goal);
    if (!state.ok || state.value === 'met') return null;
    if (state.value === 'lost' || seen.has(play.position)) return play.line;
    seen.add(play.position);
    const [only, ...others] = play.actions;
    let action = others.length === 0 ? only : null;
    if (action === null)
      action =
        play.actor === hero
          ? await solver.choose(play.position, opponents.usual, 1, { signal })
          : (await solver.reply(position, play.line.join(), goal, { budget: forReply, signal })).action;
    const next = action ? play.apply(action) : null;
    if (!next?.ok) return null;
    play = next.value;
  }
  return null;
}
