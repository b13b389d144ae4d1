import { type Rng, rng } from '../core/rng.ts';
import type { Budget } from '../proving/prover.ts';
import { opened } from './opened.ts';

/** What one verdict, or one answer of the others, may cost. */
const budget: Budget = { nodes: 200_000, anyLine: true };

/** After so many actions it is given up. */
const most = 200;

/**
 * How many of so many tries at a puzzle meet its goal, where the player goes by rule of thumb and is at fault now and then (`Look.falter`), and
 * the others answer as they do on the site: what refutes a slip, else what holds out longest. The same arguments give the same number. A game
 * without puzzles, or text that cannot be read, throws.
 */
export async function triesSolved(position: string, goalText: string, tries: number, seed: number): Promise<number> {
  const { game, start, ...puzzle } = await opened(position);
  const look = await puzzle.look();
  const { goal, inquiry } = await puzzle.asked(goalText);
  const hero = game.actor(start);

  const isSolved = (random: Rng): boolean => {
    const line: unknown[] = [];
    let state = start;
    for (let n = 0; n < most; n++) {
      const now = goal(start, line);
      if (now !== 'open') return now === 'met';
      const own = game.actor(state) === hero;
      const action = own ? look.falter(state, random) : (inquiry.reply?.(line, budget)?.action ?? null);
      if (action === null) return false;
      line.push(action);
      state = game.apply(state, action);
      if (!own || !inquiry.reply || goal(start, line) !== 'open') continue;
      // What is lost against the best answers stays lost, and where one action decides, that is known now.
      const { result, settled } = inquiry.prove(line, budget);
      if (settled || result === 'loss') return result === 'win';
    }
    return false;
  };

  const random = rng(seed);
  return Array.from({ length: tries }, () => isSolved(rng(random.int(1 << 30)))).filter(Boolean).length;
}

/** Of the actions of a line, how many are the solver's own: neither another player's nor chance's. Text that cannot be read throws. */
export async function ownActions(position: string, line: readonly string[]): Promise<number> {
  const { game, start, actions } = await opened(position);
  const hero = game.actor(start);
  let own = 0;
  let state = start;
  for (const action of actions(line)) {
    if (game.actor(state) === hero) own += 1;
    state = game.apply(state, action);
  }
  return own;
}
