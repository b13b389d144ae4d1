import { type LineError, type NotationError, ok, type Result } from '../core/result.ts';
import { gameOf, loadProver, parseState } from '../games/registry.ts';
import type {
  FurthestAnswer,
  GradeAnswer,
  JudgeAnswer,
  ProspectsAnswer,
  RateAnswer,
  ReplyAnswer,
  SolveAnswer,
} from '../proving/answers.ts';
import { shared } from '../proving/budget.ts';
import type { Budget, Grading, Known, OnProgress, Proof } from '../proving/prover.ts';
import type { Reason } from '../proving/reasons.ts';
import { inquire } from './inquiries.ts';

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
  const inquiry = await inquire(position, goal);
  if (!inquiry.ok) return inquiry;
  const { write, state } = inquiry.value;
  const at = state([]);
  const proof: Proof<unknown> =
    at === 'met'
      ? { result: 'win', line: [], reason: null, nodes: 0 }
      : at === 'lost'
        ? { result: 'loss', line: null, reason: null, nodes: 0 }
        : inquiry.value.prove([], budget, onProgress);
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
  const inquiry = await inquire(position, goal);
  if (!inquiry.ok) return asLineError(inquiry);
  const { read, write, state, prove, reply } = inquiry.value;
  const actions = read(line);
  if (!actions.ok) return actions;

  let now = state(actions.value);
  if (now === 'met') return ok({ state: now, winnable: true, line: write(actions.value), reply: null, reason: null });

  const spend = shared(budget);
  let winnable: boolean | null = now === 'lost' ? false : null;
  let reason: Reason | null = null;
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
  const inquiry = await inquire(position, goal);
  if (!inquiry.ok) return asLineError(inquiry);
  const actions = inquiry.value.read(line);
  if (!actions.ok) return actions;
  const found = inquiry.value.reply(actions.value, budget, onProgress);
  return ok(found ? { action: inquiry.value.write([found.action]), why: found.why } : { action: null, why: null });
}

/**
 * How far a lost line still gets: the hardest of the goal's easier kin that can be met after it. Null where the goal has
 * none that can.
 */
export async function furthest(
  position: string,
  line: readonly string[],
  goal = 'win',
  budget: Budget = defaultBudget,
  onProgress?: OnProgress,
): Promise<Result<FurthestAnswer | null, LineError>> {
  const asked = await inquire(position, goal, { aside: true });
  if (!asked.ok) return asLineError(asked);
  const actions = asked.value.read(line);
  if (!actions.ok) return actions;
  const easier = asked.value.easier();
  if (!easier.ok) return asLineError(easier);
  const spend = shared(budget);
  let best: { readonly goal: string; readonly line: string } | null = null;
  let proved = true;
  // Whoever meets one meets all after it, so that halving finds the first that can be met.
  let [low, high] = [0, easier.value.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const text = easier.value[middle] as string;
    const question = await inquire(position, text, { aside: true });
    if (!question.ok) return asLineError(question);
    const { prove, state, write } = question.value;
    const at = state(actions.value);
    const proof: Proof<unknown> | null = at === 'open' ? prove(actions.value, share(spend.left()), onProgress) : null;
    if (proof) spend.add(proof.nodes);
    if (at === 'met' || proof?.result === 'win') {
      best = { goal: text, line: write(proof?.line ?? []) };
      high = middle;
    } else {
      if (proof?.result === 'unknown') proved = false;
      low = middle + 1;
    }
  }
  return ok(best && { ...best, proved });
}

/** A part of what is left, so that one hard question leaves something for those after it. */
const share = ({ nodes, seconds }: Budget): Budget => ({
  ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes / 3) }),
  ...(seconds === undefined ? {} : { seconds: seconds / 3 }),
});

/** How far the player to act can bring what the game counts before somebody else acts; null where the game has no such counts. */
export async function prospects(
  position: string,
  budget: Budget = defaultBudget,
  onProgress?: OnProgress,
): Promise<Result<ProspectsAnswer | null>> {
  const read = await parseState(position);
  if (!read.ok) return read;
  const { id, game, state } = read.value;
  const found = (await loadProver(id))?.prospects?.(state, budget, onProgress);
  if (!found) return ok(null);
  const best = Object.entries(found.best).map(([name, { value, line }]) => [
    name,
    { value, line: line.map(game.action.format).join(',') },
  ]);
  return ok({ ...found, best: Object.fromEntries(best) });
}

/** Rates every legal action of a position; the goal counts from it. */
export async function rate(
  position: string,
  goal = 'win',
  budget: Budget = defaultBudget,
  onProgress?: OnProgress,
): Promise<Result<RateAnswer>> {
  const inquiry = await inquire(position, goal);
  if (!inquiry.ok) return inquiry;
  const { legal, write, state, prove } = inquiry.value;
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
 * Whether the game can no longer be won whatever the pieces still hidden are.
 * True only if proved, so that a page may say so without giving the hidden pieces away.
 */
export async function hopeless(position: string): Promise<Result<boolean>> {
  const read = await parseState(position);
  if (!read.ok) return read;
  const { id, state } = read.value;
  return ok((await loadProver(id))?.hopeless?.(state) ?? false);
}

/**
 * How sharp a winning line is: what a puzzle's grade rests on. Null when the game has no such measure or not everything
 * could be proved within the budget (which counts for each question anew). What is `known` is not proved again.
 */
export async function grade(
  position: string,
  line: readonly string[],
  goal = 'win',
  budget: Budget = defaultBudget,
  known?: Known<string>,
): Promise<Result<Grading | null, LineError>> {
  const inquiry = await inquire(position, goal);
  if (!inquiry.ok) return asLineError(inquiry);
  const actions = inquiry.value.read(line);
  if (!actions.ok) return actions;
  const graded = inquiry.value.grade(actions.value, budget, known);
  return graded.ok ? graded : asLineError(graded);
}

/**
 * What a position would be graded, by the easiest line that meets its goal, as puzzles are; in: any line that does. Null where not
 * everything could be proved within the budget.
 */
export async function graded(
  position: string,
  line: readonly string[],
  goal = 'win',
  budget: Budget = defaultBudget,
): Promise<Result<GradeAnswer | null, LineError>> {
  const inquiry = await inquire(position, goal);
  if (!inquiry.ok) return asLineError(inquiry);
  const actions = inquiry.value.read(line);
  if (!actions.ok) return actions;
  const found = inquiry.value.grade(inquiry.value.easiest(actions.value, budget), budget);
  if (!found.ok) return asLineError(found);
  if (found.value === null) return ok(null);
  const id = gameOf(position);
  const { winningFirst, firstActions, share, missed } = found.value;
  return ok({
    grade: (id.ok ? (await loadProver(id.value))?.gradeOf?.(found.value) : undefined) ?? null,
    winningFirst,
    firstActions,
    ...(share === undefined ? {} : { share }),
    ...(missed === undefined ? {} : { missed }),
  });
}

const asLineError = ({ error }: { error: NotationError }): { ok: false; error: LineError } => ({
  ok: false,
  error: { ...error, action: '', index: -1 },
});
