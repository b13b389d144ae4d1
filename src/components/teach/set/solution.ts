import { parseLine } from '../../../engine/core/play.ts';
import type { SolverClient } from '../../../engine/worker/client.ts';
import type { Playable } from '../opened.ts';

/** Where a rule of thumb leaves the way to a goal: which of one's own actions (from 0), and what is done there. It is proved to lose. */
export interface Astray {
  readonly own: number;
  readonly at: number;
  readonly action: string;
}

/** What stands on the page of solutions. */
export interface Solution {
  readonly line: readonly string[];
  /** Null where a rule of thumb stays on the way, or nothing is proved of where it goes. */
  readonly astray: Astray | null;
}

type Solver = Pick<SolverClient, 'judge' | 'choose'>;

const forLine = { nodes: 8_000_000, seconds: 8 } as const;
const forAstray = { nodes: 2_000_000, seconds: 2 } as const;

/** The first action at which the game's player by rule of thumb gives away what a line meets. */
async function astrayFrom(
  { kit, start, goal }: Playable,
  line: readonly string[],
  solver: Solver,
  signal: AbortSignal,
): Promise<Astray | null> {
  const thumb = Object.entries(kit.game.players).find(([, level]) => level === 2)?.[0];
  let play = start;
  let own = 0;
  for (const [at, action] of line.entries()) {
    if (thumb !== undefined && play.actor === start.actor) {
      const chosen = await solver.choose(play.position, thumb, 1, { signal });
      if (chosen !== null && chosen !== action) {
        const tried = [...line.slice(0, at), chosen].join();
        const answer = await solver.judge(start.position, tried, goal, { signal, budget: forAstray });
        if (answer.winnable === false) return { own, at, action: chosen };
      }
      own += 1;
    }
    const next = play.apply(action);
    if (!next.ok) return null;
    play = next.value;
  }
  return null;
}

/** A way to the goal of a position and where one easily leaves it; `lost`: it is proved that there is none; null where nothing is proved. `known`: the way, where it is known already. */
export async function solutionOf(
  opened: Playable,
  solver: Solver,
  signal: AbortSignal,
  known?: readonly string[],
): Promise<Solution | 'lost' | null> {
  const { start, goal } = opened;
  const answer = known ? null : await solver.judge(start.position, '', goal, { signal, budget: forLine }).catch(() => null);
  if (answer?.winnable === false) return 'lost';
  const line = known ?? (answer?.winnable === true && answer.line ? parseLine(answer.line) : null);
  if (line === null || signal.aborted) return null;
  return { line, astray: await astrayFrom(opened, line, solver, signal).catch(() => null) };
}
