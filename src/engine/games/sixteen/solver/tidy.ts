import { type Board, type Code, DRAW, fromOf, isMove, moveCode, toOf } from './kernel.ts';
import { type BoardGoal, reached } from './target.ts';

/**
 * Leaves moves out of a line as long as the rest still meets the goal, so that a solution shown to a learner has little
 * in it that does nothing. The board is at the start of the line, and is left there.
 */
export function tidy(board: Board, goal: BoardGoal, line: readonly Code[]): Code[] {
  const start = board.save();
  const result = [...line];
  const tryLine = (shorter: Code[]): boolean => {
    if (!works(board, goal, start, shorter)) return false;
    result.splice(0, result.length, ...shorter);
    return true;
  };
  for (let i = result.length - 1; i >= 0; i--) {
    const code = result[i] as Code;
    if (code === DRAW || code < 8) continue;
    if (tryLine(result.filter((_, k) => k !== i)) || !isMove(code)) continue;
    // A move that is taken back later: perhaps neither is needed.
    const back = result.indexOf(moveCode(toOf(code), fromOf(code)), i + 1);
    if (back >= 0 && tryLine(result.filter((_, k) => k !== i && k !== back))) continue;
    // A run carried on at once: perhaps it can go there directly.
    const next = result[i + 1];
    if (next !== undefined && isMove(next) && fromOf(next) === toOf(code) && toOf(next) !== fromOf(code))
      tryLine([...result.slice(0, i), moveCode(fromOf(code), toOf(next)), ...result.slice(i + 2)]);
  }
  board.load(start);
  return result;
}

const scratch = new Int32Array(64);

function works(board: Board, goal: BoardGoal, start: Uint8Array, line: readonly Code[]): boolean {
  board.load(start);
  for (const code of line) {
    const count = board.legal(scratch);
    if (!scratch.subarray(0, count).includes(code)) return false;
    board.make(code);
  }
  return line.length > 0 && reached(goal, board);
}
