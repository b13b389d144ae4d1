import type { Actor, Game, Goal, GoalState, Level, Outcome, RuleId } from './game.ts';
import { fail, type LineError, ok, type Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Carry, Scene } from './scene.ts';

/**
 * A position together with the line that led to it, seen from outside a game's rooms: only strings go in and out.
 * Immutable; `apply` gives a new one. Made by `open` of a table. The game's own rooms (its words on pages) name the types of
 * its state and actions and read `state` and `read`; to all others these two say nothing.
 */
export interface Play<State = unknown, Action = unknown> {
  /** The game's own state at the end of the line: everything that lies in the position, hidden or not. */
  readonly state: State;
  /** An action as the game's own, legal or not. In: text from play or content; one that is no action is a fault and throws. */
  read(action: string): Action;
  /** The canonical position, with the game's name. */
  readonly position: string;
  /** The canonical start position of the line. */
  readonly start: string;
  /** The actions played since the start, as canonical text. */
  readonly line: readonly string[];
  readonly actor: Actor;
  /** The action that is meant if `actor`, who may object to what was done, says nothing; null where they are to act. */
  readonly silence: string | null;
  /** Legal actions, sorted as text. */
  readonly actions: readonly string[];
  readonly outcome: Outcome | null;
  /** null: legal; a rule's id: not legal; an error: no action of this game. */
  why(action: string): Result<RuleId | null>;
  /** The position after one more action; an unreadable or illegal action is an error. */
  apply(action: string): Result<Play<State, Action>>;
  /** The state of a goal that counts from the start of the line. An unreadable goal is an error. */
  goal(text: string): Result<GoalState>;
  scene(eye: number | 'all'): Scene;
  /** What a legal action carries where; null if it is not legal here, or moves nothing because it is only said (a pass). */
  carry(action: string): Carry | null;
  /**
   * The action meant by carrying from one slot to another, legal or not; null where it means nothing. `piece` is the one
   * taken hold of, for slots of which any piece may be taken.
   */
  intent(from: string, to: string | null, piece?: string | null): string | null;
}

/** A game seen from outside its rooms. */
export interface TextGame<State = unknown, Action = unknown> {
  readonly id: string;
  readonly presets: readonly string[];
  readonly rules: readonly RuleId[];
  /** The computer players by name, weakest first, and how strong each is. */
  readonly players: Readonly<Record<string, Level>>;
  /** Reads a position (with or without trust: this is where text from outside comes in). */
  open(position: string): Result<Play<State, Action>>;
  /** Reads a position and plays a line; the first action that cannot be played is a `LineError`. */
  replay(position: string, line: readonly string[]): Result<Play<State, Action>, LineError>;
  /** Reads a goal without a position. */
  checkGoal(text: string): Result<null>;
  /** A start position, by the options of the command line's `deal`; the deal with a number (0 to 2³² − 1) comes from `rng` of it. */
  deal(options: Readonly<Record<string, string>>, random: Rng): Result<Play<State, Action>>;
}

/** The outside face of a game. */
export function textGame<Params, State, Action>(game: Game<Params, State, Action>): TextGame<State, Action> {
  const prefix = `${game.id}:`;

  /** An action that is legal in a state. */
  const parseLegal = (state: State, text: string): Result<Action> => {
    const action = game.action.parse(text, state);
    if (!action.ok) return action;
    const rule = game.why(state, action.value);
    return rule === null ? action : fail('action', codeOf(game, rule), { action: text, rule });
  };

  const make = (start: State, line: readonly Action[], state: State): Play<State, Action> => {
    let texts: readonly string[] | undefined;
    let actions: readonly string[] | undefined;
    return {
      state,
      read(text) {
        const action = game.action.parse(text, state);
        if (!action.ok) throw new Error(`no action of ${game.id}: ${text}`);
        return action.value;
      },
      position: prefix + game.position.format(state),
      start: prefix + game.position.format(start),
      get line() {
        texts ??= line.map((action) => game.action.format(action));
        return texts;
      },
      actor: game.actor(state),
      get silence() {
        const silent = game.silence?.(state) ?? null;
        return silent === null ? null : game.action.format(silent);
      },
      get actions() {
        actions ??= game
          .legal(state)
          .map((action) => game.action.format(action))
          .sort();
        return actions;
      },
      outcome: game.outcome(state),
      why(text) {
        const action = game.action.parse(text, state);
        return action.ok ? ok(game.why(state, action.value)) : action;
      },
      apply(text) {
        const action = parseLegal(state, text);
        return action.ok ? ok(make(start, [...line, action.value], game.apply(state, action.value))) : action;
      },
      goal(text) {
        const goal: Result<Goal<State, Action>> = game.goal(text, start);
        return goal.ok ? ok(goal.value(start, line)) : goal;
      },
      scene: (eye) => game.scene(state, eye),
      carry(text) {
        const action = game.action.parse(text, state);
        return action.ok && game.why(state, action.value) === null ? game.carry(state, action.value) : null;
      },
      intent(from, to, piece = null) {
        const action = game.intent(state, from, to, piece);
        return action === null ? null : game.action.format(action);
      },
    };
  };

  const parse = (text: string): Result<State> =>
    text.startsWith(prefix)
      ? game.position.parse(text.slice(prefix.length))
      : fail('game', 'other-game', { text: text.split(':', 1)[0] ?? '', game: game.id });

  const open = (text: string): Result<Play<State, Action>> => {
    const state = parse(text);
    return state.ok ? ok(make(state.value, [], state.value)) : state;
  };

  return {
    id: game.id,
    presets: Object.keys(game.presets),
    rules: game.rules,
    players: game.players,
    open,
    replay(position, line) {
      const start = parse(position);
      if (!start.ok) return { ok: false, error: { ...start.error, action: '', index: -1 } };
      let state = start.value;
      const actions: Action[] = [];
      for (const [index, text] of line.entries()) {
        const action = parseLegal(state, text);
        if (!action.ok) return { ok: false, error: { ...action.error, action: text, index } };
        state = game.apply(state, action.value);
        actions.push(action.value);
      }
      return ok(make(start.value, actions, state));
    },
    checkGoal(text) {
      const goal = game.goal(text);
      return goal.ok ? ok(null) : goal;
    },
    deal(options, random) {
      const params = game.params(options);
      if (!params.ok) return params;
      const state = game.deal(params.value, random);
      // By way of text, so that nothing about the deal hangs on how its pieces were made.
      return open(prefix + game.position.format(state));
    },
  };
}

/** The code of an action that a rule forbids: whether it only breaks the order of play. */
export const codeOf = ({ order = [] }: Pick<Game<never, never, never>, 'order'>, rule: RuleId): 'illegal' | 'out-of-order' =>
  order.includes(rule) ? 'out-of-order' : 'illegal';

/** Splits a line of play; the empty text is the empty line. */
export const parseLine = (text: string): string[] => (text === '' ? [] : text.split(','));
