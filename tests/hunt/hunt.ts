import type { GoalState } from '../../src/engine/core/game.ts';
import { ok, type Result } from '../../src/engine/core/result.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { isTraditional } from '../../src/engine/games/ids.ts';
import { type GameId, parseState } from '../../src/engine/games/registry.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import { explore, lineTo, type Space, winnable } from '../../src/engine/proving/plain.ts';
import { judge, rate, solve } from '../../src/engine/solve/verdicts.ts';
import { ground as crapette } from './crapette.ts';
import type { AnyGround, Ground } from './ground.ts';
import { ground as ristiseiska } from './ristiseiska.ts';
import { ground as russianBank } from './russian-bank.ts';
import { ground as sixteen } from './sixteen.ts';

/** A verdict that is not so. */
export interface Fault {
  readonly position: string;
  readonly goal: string;
  /** Actions played before the question was asked. */
  readonly line: string;
  /** How the solver was asked; see `Ground.ways`. */
  readonly way: string;
  /** What it said, and what a plain search of the rules says. */
  readonly said: string;
}

/** Verdicts of one goal and way. */
export interface Count {
  won: number;
  lost: number;
  unknown: number;
}

/** What was compared. */
export class Tally {
  positions = 0;
  /** Positions drawn that turned out too large. */
  large = 0;
  verdicts = 0;
  /** By kind of goal, then by way. */
  readonly counts = new Map<string, Map<string, Count>>();

  add(goal: string, way: string, result: 'win' | 'loss' | 'unknown'): void {
    const kind = goal.split(':', 1)[0] as string;
    const ways = this.counts.get(kind) ?? new Map<string, Count>();
    this.counts.set(kind, ways);
    const count = ways.get(way) ?? { won: 0, lost: 0, unknown: 0 };
    ways.set(way, count);
    count[result === 'win' ? 'won' : result === 'loss' ? 'lost' : 'unknown'] += 1;
    this.verdicts += 1;
  }
}

/** Stands for a goal where something else was asked; see `Ground.besides`. */
const besides = 'besides';

/** How much is asked of one position. */
export interface Effort {
  readonly goals: number;
  readonly ways: number;
  /** Positions on the way, besides the start. */
  readonly points: number;
  /** One in so many goals is asked by text too: `solve`, `rate`, and `judge` along a line. */
  readonly text: number;
}

/** What a hunt of many positions asks of each. */
export const usualEffort: Effort = { goals: 4, ways: 3, points: 1, text: 8 };
const everything: Effort = { goals: 99, ways: 99, points: 12, text: 1 };

/** The hunt in one game. Everything follows from the seed and the number of the position. */
export interface Hunter {
  readonly ways: readonly string[];
  /** Draws and compares a position; what is wrong with it, or null. */
  hunt(seed: number, number: number, tally: Tally, effort?: Effort): Promise<Fault | null>;
  /** Asks everything that is known to ask about a position; what is wrong, or null. Text that cannot be read is an error. */
  examine(position: string, goals?: readonly string[]): Promise<Result<Fault | null>>;
  /** The smallest position found by taking things away that still has a fault. */
  shrink(fault: Fault): Promise<Fault>;
}

/** The hunter of a ground. */
export function hunter<Params, State, Action, Method>(ground: Ground<Params, State, Action, Method>): Hunter {
  const { game, ways, shared } = ground;
  const names = Object.keys(ways);
  const usual = names[0] as string;
  const write = (line: readonly Action[]): string => line.map((action) => game.action.format(action)).join(',');
  const read = (goal: string) => {
    const found = game.goal(goal);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const spaceOf = (start: State, goal: string): Space<State, Action> | null => {
    const point = read(goal).follow?.(start);
    return point ? explore(game, point, new Meter({ nodes: ground.most })) : null;
  };

  async function compare(
    start: State,
    random: Rng,
    tally: Tally,
    effort: Effort,
    also: readonly string[] = [],
  ): Promise<Fault | null> {
    const position = `${game.id}:${game.position.format(start)}`;
    const whole = shared && spaceOf(start, shared.goal);
    if (shared && whole === null) {
      tally.large += 1;
      return null;
    }
    const chosen = effort.ways >= names.length ? names : [usual, ...shuffled(names.slice(1), random).slice(0, effort.ways - 1)];
    for (const way of chosen) {
      const wrong = ground.besides?.(start, whole, ways[way] as Method);
      if (wrong) return { position, goal: besides, line: '', way, said: wrong };
    }
    const goals = [...also, ...shuffled(ground.goals(start, whole?.states ?? [start], random), random).slice(0, effort.goals)];
    for (const goal of goals) {
      if (read(goal)(start, []) !== 'open') continue;
      const space = whole ?? spaceOf(start, goal);
      if (space === null) {
        tally.large += 1;
        continue;
      }
      const asked = { start, position, goal, space, labels: shared ? shared.labels(goal, space) : space.goals };
      const fault =
        byWays(asked, chosen, random, tally, effort) ??
        (random.int(effort.text) === 0 ? await byText(asked, random, tally) : null);
      if (fault) return fault;
    }
    tally.positions += 1;
    return null;
  }

  interface Asked {
    readonly start: State;
    readonly position: string;
    readonly goal: string;
    readonly space: Space<State, Action>;
    readonly labels: readonly GoalState[];
  }

  /** Asks the solver itself, at the start and on the way, sharing what has been proved, and after a search that was stopped. */
  function byWays(
    { start, position, goal, space, labels }: Asked,
    chosen: readonly string[],
    random: Rng,
    tally: Tally,
    effort: Effort,
  ): Fault | null {
    const truth = winnable(space, labels);
    const isOpen = (point: number): boolean => {
      for (let at: number | undefined = point; at !== undefined; at = space.from[at]?.[0])
        if (labels[at] !== 'open') return false;
      return (space.next[point] as readonly number[]).length > 0;
    };
    const ats = [0, ...Array.from({ length: effort.points }, () => random.int(labels.length))].filter(isOpen);
    for (const way of chosen) {
      const inquiry = ground.proverWith(ways[way] as Method).inquire(start, goal);
      if (!inquiry.ok) throw new Error(inquiry.error.code);
      for (const at of random.int(2) === 0 ? ats : [...ats].reverse()) {
        const line = lineTo(space, at);
        const right = truth[at] ? 'win' : 'loss';
        const results: string[] = [];
        if (random.int(3) === 0) results.push(inquiry.value.prove(line, { nodes: 1 + random.int(20), anyLine: true }).result);
        const said = inquiry.value.prove(line, { anyLine: random.int(8) > 0 }).result;
        results.push(said);
        const mayFail = ground.forgetful.includes(way);
        const wrong = results.find(
          (result, i) => result !== right && (result !== 'unknown' || (i === results.length - 1 && !mayFail)),
        );
        if (wrong) return { position, goal, line: write(line), way, said: `${wrong}, and it is a ${right}` };
        tally.add(goal, way, said);
      }
    }
    return null;
  }

  /** Asks as a page does, by text: the start, each of its actions, and every place of a line. */
  async function byText({ start, position, goal, space, labels }: Asked, random: Rng, tally: Tally): Promise<Fault | null> {
    const truth = winnable(space, labels);
    const fault = (line: string, way: string, said: string): Fault => ({ position, goal, line, way, said });
    const solved = await solve(position, goal, {});
    const right = truth[0] ? 'win' : 'loss';
    if (!solved.ok || solved.value.result !== right)
      return fault('', 'solve', `${solved.ok ? solved.value.result : solved.error.code}, and it is a ${right}`);
    tally.add(goal, 'solve', right);
    const rated = await rate(position, goal, {});
    for (const [i, action] of (space.actions[0] as readonly Action[]).entries()) {
      const word = game.action.format(action);
      const real = truth[space.next[0]?.[i] as number] ? 'win' : 'loss';
      const said = rated.ok ? rated.value.actions.find((one) => one.action === word)?.result : rated.error.code;
      if (said !== real) return fault(word, 'rate', `${said}, and it is a ${real}`);
      tally.add(goal, 'rate', real);
    }
    const line: Action[] = [];
    for (let at = 0; labels[at] === 'open'; ) {
      const ways = space.next[at] as readonly number[];
      if (ways.length === 0 || line.length > 30) break;
      const way = random.int(ways.length);
      line.push((space.actions[at] as readonly Action[])[way] as Action);
      at = ways[way] as number;
      const words = line.map((action) => game.action.format(action));
      const judged = await judge(position, words, goal, {});
      if (!judged.ok || judged.value.winnable !== truth[at])
        return fault(words.join(), 'judge', `${judged.ok ? judged.value.winnable : judged.error.code}, and it is ${truth[at]}`);
      const stands = judged.value.line === null ? !truth[0] : meets(start, judged.value.line, goal);
      if (!stands) return fault(words.join(), 'judge', `shows ${judged.value.line}`);
      tally.add(goal, 'judge', truth[at] ? 'win' : 'loss');
    }
    return null;
  }

  /** Whether a line is legal and meets a goal. */
  function meets(start: State, line: string, goal: string): boolean {
    let state = start;
    const actions: Action[] = [];
    for (const word of line.split(',')) {
      const action = game.action.parse(word);
      if (!action.ok || game.why(state, action.value) !== null) return false;
      state = game.apply(state, action.value);
      actions.push(action.value);
    }
    return read(goal)(start, actions) === 'met';
  }

  const ask = (state: State, goals: readonly string[]): Promise<Fault | null> =>
    compare(state, rng(1), new Tally(), everything, goals);

  return {
    ways: names,
    async examine(text, goals = []) {
      const opened = await parseState(text);
      if (!opened.ok) return opened;
      const strange = goals.map((goal) => game.goal(goal)).find((goal) => !goal.ok);
      if (strange && !strange.ok) return strange;
      return ok(game.outcome(opened.value.state) === null ? await ask(opened.value.state, goals) : null);
    },
    async hunt(seed, number, tally, effort = usualEffort) {
      const random = rng((Math.imul(seed, 0x9e3779b1) + number) >>> 0);
      const rules = ground.rules[number % ground.rules.length] as string;
      for (let tries = 0; tries < 1_000; tries++) {
        const state = ground.draw(rules, random);
        if (state === null) continue;
        const { positions } = tally;
        const fault = await compare(state, random, tally, effort);
        if (fault || tally.positions > positions) return fault;
      }
      throw new Error(`no position could be drawn for ${rules}`);
    },
    async shrink(fault) {
      const read = await parseState(fault.position);
      if (!read.ok) throw new Error(read.error.code);
      let state: State = read.value.state;
      let best = fault;
      for (let again = true; again; ) {
        again = false;
        for (const smaller of ground.smaller(state)) {
          const written = game.position.parse(game.position.format(smaller));
          if (!written.ok || game.outcome(written.value) !== null) continue;
          const found = await ask(written.value, fault.goal === besides ? [] : [fault.goal]);
          if (found === null) continue;
          best = found;
          state = written.value;
          again = true;
          break;
        }
      }
      return best;
    },
  };
}

/** What a hunt can be asked for by name: a game, or a rule set that has a solver of its own. */
export type Hunted = GameId | 'crapette';

/** Where each solver is hunted. */
export const grounds: Readonly<Partial<Record<Hunted, AnyGround>>> = {
  sixteen,
  'russian-bank': russianBank,
  crapette,
  ristiseiska,
};

/** The names of all grounds. */
export const hunted = Object.keys(grounds) as readonly Hunted[];

/** Whether a text names a ground. */
export const isHunted = (text: string): text is Hunted => Object.hasOwn(grounds, text);

/** The name of the ground to which a position belongs; what stands before its colon where there is none. */
export const huntedOf = (position: string): string => (isTraditional(position) ? 'crapette' : (position.split(':', 1)[0] ?? ''));

/** The hunter of a ground; a name that has none throws. */
export function hunterOf(name: Hunted): Hunter {
  const ground = grounds[name];
  if (!ground) throw new Error(`there is no ground to hunt on for ${name}`);
  return hunter(ground);
}

/** A tally as a table: by goal and way, the verdicts that were compared. */
export function huntedTable({ counts }: Tally): { readonly head: string[]; readonly rows: (string | number)[][] } {
  const rows = [...counts].flatMap(([goal, ways]) =>
    [...ways].map(([way, { won, lost, unknown }]) => [goal, way, won + lost + unknown, won, lost, unknown]),
  );
  return { head: ['goal', 'asked', 'verdicts', 'won', 'lost', 'forgotten'], rows: rows.sort(byText) };
}

const byText = (a: readonly (string | number)[], b: readonly (string | number)[]): number =>
  `${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1;
