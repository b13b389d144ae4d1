import { fail, type LineError, type NotationError, ok, type Result } from '../core/result.ts';
import { gameOf, loadGame } from '../games/registry.ts';
import { loadProver } from './provers.ts';
import type {
  BestOfTurnAnswer,
  Budget,
  Grading,
  Inquiry,
  JudgeAnswer,
  OnProgress,
  Proof,
  RateAnswer,
  Reply,
  ReplyAnswer,
  SolveAnswer,
} from './solver.ts';

/** What is spent on one request when nothing is said. */
export const defaultBudget: Budget = { nodes: 20_000_000, seconds: 20 };

/**
 * Solves a position: can the goal (counting from it) be met, and how?
 * The goal defaults to `win`. Bad text gives an error that names the field, never a throw.
 */
export async function solve(
  position: string,
  goal = 'win',
  budget: Budget = defaultBudget,
  onProgress?: OnProgress,
): Promise<Result<SolveAnswer>> {
  const asked = Date.now();
  const table = await open(position, goal);
  if (!table.ok) return table;
  const { write, state } = table.value;
  const at = state([]);
  const proof: Proof<unknown> =
    at === 'met'
      ? { result: 'win', line: [], reason: null, nodes: 0 }
      : at === 'lost'
        ? { result: 'loss', line: null, reason: null, nodes: 0 }
        : table.value.prove([], budget, onProgress);
  return ok({
    result: proof.result,
    line: proof.line === null ? null : write(proof.line),
    reason: proof.reason,
    nodes: proof.nodes,
    ms: Date.now() - asked,
  });
}

/**
 * Judges a line of play: has it met or lost the goal, and can the goal still be met? Once the line is refuted, the answer
 * carries a line that would have won, which begins with as much of the judged line as still could, and what the others
 * answered or answer to the mistake.
 */
export async function judge(
  position: string,
  line: readonly string[],
  goal = 'win',
  budget: Budget = defaultBudget,
  onProgress?: OnProgress,
): Promise<Result<JudgeAnswer, LineError>> {
  const table = await open(position, goal);
  if (!table.ok) return asLineError(table);
  const { read, write, state, prove, reply } = table.value;
  const actions = read(line);
  if (!actions.ok) return actions;

  let now = state(actions.value);
  if (now === 'met') return ok({ state: now, winnable: true, line: write(actions.value), reply: null, reason: null });

  const spend = shared(budget);
  let winnable: boolean | null = now === 'lost' ? false : null;
  let reason: string | null = null;
  /** What the others do at their first chance once so many actions have been played. */
  const answer = (length: number): string | null => {
    for (let n = length; n <= actions.value.length; n++) {
      const prefix = actions.value.slice(0, n);
      if (state(prefix) !== 'open') return null;
      const found = reply(prefix, spend.left(), onProgress);
      if (found) return write([found.action]);
    }
    return null;
  };
  for (let length = actions.value.length; length >= 0; length--) {
    const prefix = actions.value.slice(0, length);
    if (state(prefix) === 'lost') continue;
    const proof = prove(prefix, spend.left(), onProgress);
    spend.add(proof.nodes);
    const latest = length === actions.value.length;
    if (latest) winnable = proof.result === 'unknown' ? null : proof.result === 'win';
    if (latest) reason = proof.reason;
    if (latest && proof.settled) now = proof.result === 'win' ? 'met' : 'lost';
    if (proof.line !== null) {
      const spoils = winnable === false ? answer(length + 1) : null;
      return ok({ state: now, winnable, line: write([...prefix, ...proof.line]), reply: spoils, reason });
    }
    // With the question itself open, an earlier win would not say where the line went wrong.
    if (winnable === null) break;
  }
  return ok({ state: now, winnable, line: null, reply: winnable === false ? answer(0) : null, reason });
}

/**
 * What the others (players or chance) do after a line of play: what refutes the goal where it is out of reach, else what
 * puts it off longest; where neither is known within the budget, what a rule of thumb says.
 */
export async function reply(
  position: string,
  line: readonly string[],
  goal = 'win',
  budget: Budget = defaultBudget,
  onProgress?: OnProgress,
): Promise<Result<ReplyAnswer, LineError>> {
  const table = await open(position, goal);
  if (!table.ok) return asLineError(table);
  const actions = table.value.read(line);
  if (!actions.ok) return actions;
  const found = table.value.reply(actions.value, budget, onProgress);
  return ok(found ? { action: table.value.write([found.action]), why: found.why } : { action: null, why: null });
}

/** What the one to act (a player who sees no other hand, or chance) does by rule of thumb; null at the end or where the game has none. */
export async function thumb(position: string, seed = 0): Promise<Result<string | null>> {
  const id = gameOf(position);
  if (!id.ok) return id;
  const game = await loadGame(id.value);
  const state = game.position.parse(position.slice(id.value.length + 1));
  if (!state.ok) return state;
  const action = (await loadProver(id.value))?.thumb?.(state.value, seed) ?? null;
  return ok(action === null ? null : game.action.format(action));
}

/** The best the player to move can do in this turn; null where the game has no such turns. */
export async function bestOfTurn(
  position: string,
  budget: Budget = defaultBudget,
  onProgress?: OnProgress,
): Promise<Result<BestOfTurnAnswer | null>> {
  const id = gameOf(position);
  if (!id.ok) return id;
  const game = await loadGame(id.value);
  const state = game.position.parse(position.slice(id.value.length + 1));
  if (!state.ok) return state;
  const found = (await loadProver(id.value))?.bestOfTurn?.(state.value, budget, onProgress);
  if (!found) return ok(null);
  const text = ({ cards, line }: typeof found.home) => ({ cards, line: line.map(game.action.format).join(',') });
  return ok({ ...found, reserve: text(found.reserve), stock: text(found.stock), home: text(found.home) });
}

/** Rates every legal action of a position; the goal counts from it. */
export async function rate(
  position: string,
  goal = 'win',
  budget: Budget = defaultBudget,
  onProgress?: OnProgress,
): Promise<Result<RateAnswer>> {
  const table = await open(position, goal);
  if (!table.ok) return table;
  const { legal, write, state, prove } = table.value;
  const spend = shared(budget);
  const actions: RateAnswer['actions'][number][] = [];
  for (const action of legal()) {
    const at = state([action]);
    let result: Proof<unknown>['result'] = at === 'met' ? 'win' : 'loss';
    let value: number | undefined;
    if (at === 'open') {
      const proof = prove([action], { ...spend.left(), anyLine: true }, onProgress);
      spend.add(proof.nodes);
      result = proof.result;
      value = proof.value;
    }
    actions.push({ action: write([action]), result, ...(value === undefined ? {} : { value }) });
  }
  return ok({ actions: actions.sort((a, b) => (a.action < b.action ? -1 : 1)) });
}

/**
 * Whether the game can no longer be won whatever the pieces still hidden are (in Sixteen: whatever the order of the urn).
 * True only if proved, so that a page may say so without giving the hidden pieces away.
 */
export async function hopeless(position: string): Promise<Result<boolean>> {
  const id = gameOf(position);
  if (!id.ok) return id;
  const game = await loadGame(id.value);
  const state = game.position.parse(position.slice(id.value.length + 1));
  if (!state.ok) return state;
  return ok((await loadProver(id.value))?.hopeless?.(state.value) ?? false);
}

/**
 * How sharp a winning line is: what a puzzle's grade rests on. Null when the game has no such measure or not everything
 * could be proved within the budget (which counts for each question anew).
 */
export async function grade(
  position: string,
  line: readonly string[],
  goal = 'win',
  budget: Budget = defaultBudget,
): Promise<Result<Grading | null, LineError>> {
  const table = await open(position, goal);
  if (!table.ok) return asLineError(table);
  const actions = table.value.read(line);
  if (!actions.ok) return actions;
  const graded = table.value.grade(actions.value, budget);
  return graded.ok ? graded : asLineError(graded);
}

const asLineError = ({ error }: { error: NotationError }): { ok: false; error: LineError } => ({
  ok: false,
  error: { ...error, action: '', index: -1 },
});

/** One request's budget, shared by several proofs. */
function shared(budget: Budget) {
  const began = Date.now();
  let nodes = 0;
  return {
    add: (more: number): void => {
      nodes += more;
    },
    left: (): Budget => ({
      ...(budget.nodes === undefined ? {} : { nodes: Math.max(0, budget.nodes - nodes) }),
      ...(budget.seconds === undefined ? {} : { seconds: Math.max(0, budget.seconds - (Date.now() - began) / 1000) }),
    }),
  };
}

/** The latest inquiries by position and goal, so that judging a puzzle again goes on from what is proved. */
const recent = new Map<string, Inquiry<unknown>>();
const kept = 3;

/** Everything the requests need of a position and goal, with the game's own types kept inside. */
async function open(position: string, goalText: string) {
  const id = gameOf(position);
  if (!id.ok) return id;
  const game = await loadGame(id.value);
  const parsed = game.position.parse(position.slice(id.value.length + 1));
  if (!parsed.ok) return parsed;
  const goal = game.goal(goalText);
  if (!goal.ok) return goal;
  const prover = await loadProver(id.value);
  if (prover === null) return fail('game', `there is no solver for ${id.value}`);

  const start = parsed.value;
  const key = `${id.value}:${game.position.format(start)} ${goalText}`;
  let inquiry = recent.get(key);
  if (!inquiry) {
    const made = prover.inquire(start, goalText);
    if (!made.ok) return made;
    inquiry = made.value as Inquiry<unknown>;
  }
  recent.delete(key);
  recent.set(key, inquiry);
  for (const old of [...recent.keys()].slice(0, -kept)) recent.delete(old);

  return ok({
    read(words: readonly string[]): Result<unknown[], LineError> {
      const actions: unknown[] = [];
      let state = start;
      for (const [index, word] of words.entries()) {
        const action = game.action.parse(word);
        if (!action.ok) return { ok: false, error: { ...action.error, action: word, index } };
        const rule = game.why(state, action.value);
        if (rule !== null)
          return {
            ok: false,
            error: { field: 'action', reason: `“${word}” is not legal here (rule ${rule})`, action: word, index },
          };
        state = game.apply(state, action.value);
        actions.push(action.value);
      }
      return ok(actions);
    },
    write: (actions: readonly unknown[]): string => actions.map((action) => game.action.format(action)).join(','),
    legal: (): readonly unknown[] => game.legal(start),
    state: (line: readonly unknown[]) => goal.value(start, line),
    prove: inquiry.prove.bind(inquiry),
    reply: (line: readonly unknown[], budget: Budget, onProgress?: OnProgress): Reply<unknown> | null =>
      inquiry.reply?.(line, budget, onProgress) ?? null,
    grade: (line: readonly unknown[], budget: Budget): Result<Grading | null> =>
      prover.grade?.(start, line, goalText, budget) ?? ok(null),
  });
}
