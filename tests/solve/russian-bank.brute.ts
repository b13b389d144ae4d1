import { canPlayStock } from '../../src/engine/games/russian-bank/goals/lock.ts';
import { type GoalSpec, holds } from '../../src/engine/games/russian-bank/goals.ts';
import type { Action } from '../../src/engine/games/russian-bank/notation.ts';
import { formatPosition } from '../../src/engine/games/russian-bank/position.ts';
import { legal, step } from '../../src/engine/games/russian-bank/rules.ts';
import type { State } from '../../src/engine/games/russian-bank/state.ts';

/** A position of the turn, or one after its end. */
interface Node {
  readonly state: State;
  /** How many turns have ended on the way here, 0 within the turn. */
  readonly turns: number;
  /** The position one action earlier, and that action; null for the start. */
  readonly from: { readonly node: number; readonly action: Action } | null;
}

/** Every position of one turn, and those in which it ends, by nothing but the rules. */
export interface Space {
  readonly start: State;
  readonly nodes: readonly Node[];
  /** Numbers of the positions one action further. */
  readonly next: readonly (readonly number[])[];
}

/** The count is left out: positions are met with the fewest actions first. */
const plain = (state: State, turns: number): string => `${formatPosition({ ...state, count: 0 })} ${turns}`;

/** The whole turn, or null if it has more than `most` positions. Not for positions near the limit. */
export function explore(start: State, most: number): Space | null {
  const numbers = new Map([[plain(start, 0), 0]]);
  const nodes: Node[] = [{ state: start, turns: 0, from: null }];
  const next: number[][] = [];
  for (let i = 0; i < nodes.length; i++) {
    if (nodes.length > most) return null;
    const { state, turns } = nodes[i] as Node;
    if (turns > 0) {
      next.push([]);
      continue;
    }
    next.push(
      legal(state).map((action) => {
        const after = step(state, action);
        const key = plain(after.state, after.turns);
        const known = numbers.get(key);
        if (known !== undefined) return known;
        numbers.set(key, nodes.length);
        nodes.push({ ...after, from: { node: i, action } });
        return nodes.length - 1;
      }),
    );
  }
  return { start, nodes, next };
}

/** The shortest line to a position of a space. */
export function lineTo(space: Space, node: number): Action[] {
  const line: Action[] = [];
  for (let from = space.nodes[node]?.from; from; from = space.nodes[from.node]?.from) line.push(from.action);
  return line.reverse();
}

const homeOf = (state: State): number => state.foundations.reduce((sum, pile) => sum + pile.length, 0);

/** For each position of a space: does it meet the goal (which counts from the start of the space)? */
export function meets(space: Space, goal: Exclude<GoalSpec, { kind: 'do' }>): boolean[] {
  const { start } = space;
  return space.nodes.map(({ state, turns }) => {
    if (holds(goal, state, start.turn, homeOf(state) - homeOf(start))) return true;
    if (turns === 0) return false;
    return goal.kind === 'end' || (goal.kind === 'lock' && (turns > 1 || !canPlayStock({ ...state, count: 0 })));
  });
}

/** For each position: is it, or can be reached from it, one of those? */
export function reachable(space: Space, met: readonly boolean[]): boolean[] {
  const before: number[][] = space.nodes.map(() => []);
  space.next.forEach((targets, i) => {
    for (const t of targets) (before[t] as number[]).push(i);
  });
  const can = [...met];
  const queue = met.flatMap((m, i) => (m ? [i] : []));
  for (let i = queue.pop(); i !== undefined; i = queue.pop())
    for (const b of before[i] as number[])
      if (!can[b]) {
        can[b] = true;
        queue.push(b);
      }
  return can;
}

/** The best that a turn holds: smallest reserve and stock, most cards home. */
export function best(space: Space): { reserve: number; stock: number; home: number } {
  const { start } = space;
  const own = space.nodes.map(({ state }) => state.sides[start.turn - 1] as State['sides'][0]);
  return {
    reserve: Math.min(...own.map(({ reserve }) => reserve.length)),
    stock: Math.min(...own.map(({ reserve, hand, waste }) => reserve.length + hand.length + waste.length)),
    home: Math.max(...space.nodes.map(({ state }) => homeOf(state) - homeOf(start))),
  };
}

export const positionText = (state: State): string => `russian-bank:${formatPosition(state)}`;
