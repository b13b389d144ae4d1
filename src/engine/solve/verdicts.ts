import { type LineError, ok, type Result } from '../core/result.ts';
import { loadProver, parseState } from '../games/registry.ts';
import type { JudgeAnswer, RateAnswer, ReplyAnswer, SolveAnswer } from '../proving/answers.ts';
import { shared } from '../proving/budget.ts';
import type { Budget, OnProgress, Proof } from '../proving/prover.ts';
import type { Reason } from '../proving/reasons.ts';
import { inquire, inquireAfter } from './inquiries.ts';

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
  const inquiry = await inquireAfter(position, line, goal);
  if (!inquiry.ok) return inquiry;
  const { actions, write, state, prove, reply } = inquiry.value;

  let now = state(actions);
  if (now === 'met') return ok({ state: now, winnable: true, line: write(actions), reply: null, reason: null });

  const spend = shared(budget);
  let winnable: boolean | null = now === 'lost' ? false : null;
  let reason: Reason | null = null;
  /** What the others do at their first chance once so many actions have been played. */
  const answer = (length: number): string | null => {
    for (let n = length; n <= actions.length; n++) {
      const prefix = actions.slice(0, n);
      if (state(prefix) !== 'open') return null;
      const found = reply(prefix, spend.left(), onProgress);
      if (found) return write([found.action]);
    }
    return null;
  };
  for (let length = actions.length; length >= 0; length--) {
    const prefix = actions.slice(0, length);
    if (state(prefix) === 'lost') continue;
    const proof = prove(prefix, spend.left(), onProgress);
    spend.add(proof.nodes);
    const latest = length === actions.length;
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
  const inquiry = await inquireAfter(position, line, goal);
  if (!inquiry.ok) return inquiry;
  const found = inquiry.value.reply(inquiry.value.actions, budget, onProgress);
  return ok(found ? { action: inquiry.value.write([found.action]), why: found.why } : { action: null, why: null });
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

/** Whether the game has come to a standstill: nobody can win it any more, whatever all of them do. True only if proved. */
export async function standstill(position: string): Promise<Result<boolean>> {
  const read = await parseState(position);
  if (!read.ok) return read;
  const { id, state } = read.value;
  return ok((await loadProver(id))?.standstill?.(state) ?? false);
}
