import { perft } from '../core/perft.ts';
import { type Play, parseLine } from '../core/play.ts';
import { fail, type LineError, type NotationError, ok, type Result } from '../core/result.ts';
import { rng } from '../core/rng.ts';
import { gameIds, gameOf, isGameId, loadTextGame, openPosition, parseState } from '../games/registry.ts';
import type { JudgeAnswer, RateAnswer, SolveAnswer } from '../proving/answers.ts';
import type { Budget } from '../proving/prover.ts';
import type { Reason } from '../proving/reasons.ts';
import { english } from './english.ts';
import { type Command, dealOptions, given, type Options, positive, text, texts, whole } from './options.ts';

/** One line of output: an answer, or the error of a request that cannot be answered; both ready to be written as JSON. */
export interface Output {
  readonly ok: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answer = Result<Output['body'], NotationError | LineError>;

/** Answers one well-shaped request (see `misshapen`). Bad values give an error reply; only bugs throw. */
export async function answer(command: Command, request: Options): Promise<Output> {
  const result = await run[command](request);
  return result.ok ? { ok: true, body: result.value } : { ok: false, body: errorBody(result.error) };
}

/** An error about a line names the action and its index; any other names the field. */
function errorBody(error: NotationError | LineError): Output['body'] {
  const { code, field } = error;
  if (!('index' in error) || error.index < 0) return { error: english(error), field, code };
  const rule = code === 'out-of-order' ? { rule: error.args.rule } : {};
  return { error: english(error), action: error.action, index: error.index, code, ...rule };
}

const run: Record<Command, (request: Options) => Promise<Answer>> = {
  async legal(request) {
    const position = text(request, 'position');
    if (!position.ok) return position;
    const play = await openPosition(position.value);
    return play.ok ? ok(described(play.value)) : play;
  },

  async play(request) {
    const play = await replayed(request);
    return play.ok ? ok(described(play.value)) : play;
  },

  async perft(request) {
    const position = text(request, 'position');
    if (!position.ok) return position;
    const read = await parseState(position.value);
    if (!read.ok) return read;
    const depth = whole(request, 'depth', 0, 1000);
    return depth.ok ? ok({ depth: depth.value, count: perft(read.value.game, read.value.state, depth.value) }) : depth;
  },

  async deal(request) {
    const id = text(request, 'game');
    if (!id.ok) return id;
    if (!isGameId(id.value)) return fail('game', 'unknown-game', { text: id.value, games: gameIds });
    const seed = whole(request, 'seed', 0, 2 ** 32 - 1);
    if (!seed.ok) return seed;
    const options = texts(request, Object.keys(dealOptions));
    if (!options.ok) return options;
    const play = (await loadTextGame(id.value)).deal(options.value, rng(seed.value));
    return play.ok ? ok({ position: play.value.position }) : play;
  },

  async solve(request) {
    const asked = await question(request);
    if (!asked.ok) return asked;
    const { solve } = await import('../solve/verdicts.ts');
    const found: Result<SolveAnswer> = await solve(asked.value.play.start, asked.value.goal, asked.value.budget);
    if (!found.ok) return found;
    const { result, line, reason, nodes, ms } = found.value;
    return ok({ result, line, ...inEnglish(reason), nodes, ms });
  },

  async judge(request) {
    const asked = await question(request);
    if (!asked.ok) return asked;
    const { play, goal, budget } = asked.value;
    const { judge } = await import('../solve/verdicts.ts');
    const found: Result<JudgeAnswer, LineError> = await judge(play.start, [...play.line], goal, budget);
    if (!found.ok) return found;
    const { state, winnable, line, reply, reason } = found.value;
    return ok({ state, winnable, line, reply, ...inEnglish(reason) });
  },

  async rate(request) {
    const asked = await question(request);
    if (!asked.ok) return asked;
    const { rate } = await import('../solve/verdicts.ts');
    const found: Result<RateAnswer> = await rate(asked.value.play.start, asked.value.goal, asked.value.budget);
    if (!found.ok) return found;
    const actions = found.value.actions.map(({ action, result, value }) => ({
      action,
      result,
      ...(value === undefined ? {} : { value }),
    }));
    return ok({ actions });
  },
};

/** Why something is not known: the sentence, and its code where there is one. */
const inEnglish = (reason: Reason | null): Output['body'] =>
  reason === null ? { reason } : { reason: english(reason), code: reason.code };

const described = ({ position, actor, actions, outcome }: Play): Output['body'] => ({ position, actor, actions, outcome });

/** The position with the line, if one is given, played out. */
async function replayed(request: Options): Promise<Result<Play, NotationError | LineError>> {
  const position = text(request, 'position');
  if (!position.ok) return position;
  const id = gameOf(position.value);
  if (!id.ok) return id;
  const line = given(request, 'line') ? text(request, 'line') : ok('');
  return line.ok ? (await loadTextGame(id.value)).replay(position.value, parseLine(line.value)) : line;
}

/** What the three searching commands share: position, line, goal (`win` where none is given) and budget, if one is given. */
async function question(
  request: Options,
): Promise<Result<{ play: Play; goal: string; budget: Budget | undefined }, NotationError | LineError>> {
  const play = await replayed(request);
  if (!play.ok) return play;
  const goal = given(request, 'goal') ? text(request, 'goal') : ok('win');
  if (!goal.ok) return goal;
  const state = play.value.goal(goal.value);
  if (!state.ok) return state;
  let budget: Budget | undefined;
  if (given(request, 'nodes')) {
    const nodes = whole(request, 'nodes', 1, Number.MAX_SAFE_INTEGER);
    if (!nodes.ok) return nodes;
    budget = { ...budget, nodes: nodes.value };
  }
  if (given(request, 'seconds')) {
    const seconds = positive(request, 'seconds');
    if (!seconds.ok) return seconds;
    budget = { ...budget, seconds: seconds.value };
  }
  return ok({ play: play.value, goal: goal.value, budget });
}
