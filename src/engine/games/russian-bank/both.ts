import type { Goal, HidingGame } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import { crapette } from './crapette/index.ts';
import type { Action as TraditionalAction } from './crapette/notation.ts';
import type { Params as TraditionalParams } from './crapette/params.ts';
import type { Table } from './crapette/rules.ts';
import { russianBank as free } from './index.ts';
import type { Action as FreeAction } from './notation.ts';
import type { Params as FreeParams } from './params.ts';
import { players } from './players/index.ts';
import type { State as FreeState } from './state.ts';

export type Params = FreeParams | TraditionalParams;
export type State = FreeState | Table;
export type Action = FreeAction | TraditionalAction;

/** A rule set, given only what is its own. */
type Chapter = HidingGame<Params, State, Action>;
const chapters = { free: free as unknown as Chapter, crapette: crapette as unknown as Chapter };

const played = ({ params }: State): Chapter => chapters[params.preset];

/** The rule set that a position or the rules of a deal name; where they name none that there is, the first, which says so. */
const named = (text: string): Chapter => (/^crapette(?![^~/])/.test(text) ? chapters.crapette : chapters.free);

/** What one rule set reads, the first that can; where neither can, what the first says. */
const either = <T>(read: (chapter: Chapter) => Result<T>): Result<T> => {
  const first = read(chapters.free);
  const second = first.ok ? first : read(chapters.crapette);
  return second.ok ? second : first;
};

const presets = { ...chapters.free.presets, ...chapters.crapette.presets };

/** That a rule set is not known is told with all there are. */
const withPresets = <T>(read: Result<T>): Result<T> =>
  read.ok || read.error.code !== 'unknown-preset'
    ? read
    : { ok: false, error: { ...read.error, args: { ...read.error.args, presets: Object.keys(presets) } } };

/** A goal of whichever rule set the line is played by. One that this rule set does not know is a fault of the caller, who can ask with a position. */
function goal(text: string): Result<Goal<State, Action>> {
  const goals = { free: chapters.free.goal(text), crapette: chapters.crapette.goal(text) };
  if (!goals.free.ok && !goals.crapette.ok) return goals.free;
  const of = ({ params }: State): Goal<State, Action> => {
    const found = goals[params.preset];
    if (!found.ok) throw new Error(`“${text}” is no goal of ${params.preset}`);
    return found.value;
  };
  const judge: Goal<State, Action> = (start, line) => of(start)(start, line);
  const follows = Object.values(goals).some((found) => found.ok && found.value.follow !== undefined);
  if (!follows) return { ok: true, value: judge };
  return { ok: true, value: Object.assign(judge, { follow: (start: State) => (of(start) as Following).follow(start) }) };
}
type Following = Required<Pick<Goal<State, Action>, 'follow'>>;

/**
 * Russian Bank as one game of two rule sets: `free`, in which nothing is forced (this folder), and `crapette`, the traditional one (its
 * own folder). A position carries its rules, and so says which of the two is asked. An action or a goal is read for a position;
 * without one, by whichever rule set knows it.
 */
export const bothTables: HidingGame<Params, State, Action> = {
  id: free.id,
  presets,
  players,
  rules: [...new Set([...free.rules, ...crapette.rules])],
  order: crapette.order ?? [],
  position: {
    parse: (text) => withPresets(named(text).position.parse(text)),
    format: (state) => played(state).position.format(state),
  },
  action: {
    parse: (text, at) => (at ? played(at).action.parse(text, at) : either((chapter) => chapter.action.parse(text))),
    // The traditional game has all forms of the other one, and some of its own.
    format: (action) => chapters.crapette.action.format(action),
  },
  deal: (params, rng) => chapters[params.preset].deal(params, rng),
  params: (options) => withPresets(named(options.rules ?? '').params(options)),
  actor: (state) => played(state).actor(state),
  silence: (state) => played(state).silence?.(state) ?? null,
  legal: (state) => played(state).legal(state),
  why: (state, action) => played(state).why(state, action),
  apply: (state, action) => played(state).apply(state, action),
  outcome: (state) => played(state).outcome(state),
  stalled: (line, at) => played(at).stalled?.(line, at) ?? false,
  observe: (state, eye) => played(state).observe(state, eye),
  goal: (text, at) => (at ? played(at).goal(text) : goal(text)),
  scene: (state, eye) => played(state).scene(state, eye),
  carry: (state, action) => played(state).carry(state, action),
  intent: (state, from, to, piece) => played(state).intent(state, from, to, piece),
};
