import { ok, type Result } from '../../../../core/result.ts';
import { Meter } from '../../../../proving/budget.ts';
import { explore, lineTo, type Space, winningLine } from '../../../../proving/plain.ts';
import type { Budget, Proof } from '../../../../proving/prover.ts';
import { opponentOf, sideOf, stockOf } from '../../state.ts';
import { goal as compiled } from '../goals.ts';
import type { Action } from '../notation.ts';
import { legal, outcome, type Table } from '../rules.ts';

const game = { legal, actor: (table: Table) => (outcome(table) === null ? table.turn : null) };

/**
 * Whether a goal can be met in this turn, by the rules alone: every line of the turn is looked at, without shortcuts, and the line
 * given is a shortest one. It is slow, and there to be what quicker searches are compared with. In: a goal as text, `do` excepted
 * (it is about one action and has no search); one that cannot be read is an error.
 */
export function solvePlainly(start: Table, goal: string, budget: Budget): Result<Proof<Action>> {
  const read = compiled(goal);
  if (!read.ok) return read;
  if (read.value.follow === undefined) throw new Error(`“${goal}” is not searched for`);
  const meter = new Meter(budget);
  const space = explore(game, read.value.follow(start), meter);
  if (space === null) return ok({ result: 'unknown', line: null, reason: meter.stopped, nodes: meter.nodes });
  const line = winningLine(space);
  return ok({ result: line === null ? 'loss' : 'win', line, reason: null, nodes: meter.nodes });
}

/** How far one thing can be brought in a turn, and a shortest line that does. */
export interface Most {
  readonly value: number;
  readonly line: readonly Action[];
}

/** How far each thing that can be counted can be brought in this turn: cards left in reserve and stock, cards home and loaded. */
export type BestOfTurn = Readonly<Record<'reserve' | 'stock' | 'home' | 'load', Most>>;

/** The best of this turn, each thing for itself, by the rules alone; null when the budget stops the search. */
export function bestPlainly(start: Table, budget: Budget): BestOfTurn | null {
  // No turn can load so many, so that the goal stays open until the turn or the game is over.
  const never = compiled('load:104');
  if (!never.ok || never.value.follow === undefined) throw new Error('no goal to follow');
  const space = explore(game, never.value.follow(start), new Meter(budget));
  if (space === null) return null;
  const own = (table: Table) => sideOf(table, start.turn);
  const theirs = (table: Table) => stockOf(sideOf(table, opponentOf(start.turn)));
  const home = (table: Table) => table.foundations.flat().length;
  return {
    reserve: least(space, (table) => own(table).reserve.length),
    stock: least(space, (table) => stockOf(own(table))),
    home: most(space, (table) => home(table) - home(start)),
    load: most(space, (table) => theirs(table) - theirs(start)),
  };
}

/** The greatest value of a space, at the first point that has it: points are in the order of their distance. */
function most(space: Space<Table, Action>, measure: (table: Table) => number): Most {
  const values = space.states.map(measure);
  const value = values.reduce((a, b) => Math.max(a, b));
  return { value, line: lineTo(space, values.indexOf(value)) };
}

function least(space: Space<Table, Action>, measure: (table: Table) => number): Most {
  const { value, line } = most(space, (table) => -measure(table));
  return { value: value === 0 ? 0 : -value, line };
}
