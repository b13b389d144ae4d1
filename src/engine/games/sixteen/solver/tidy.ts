import { type Board, type Code, DRAW, isMove } from './kernel.ts';
import { type BoardGoal, reached } from './target.ts';

/**
 * Leaves moves out of a line as long as the rest still meets the goal, so that a solution shown to a learner has little
 * in it that does nothing. The board is at the start of the line, and is left there.
 */
export function tidy(board: Board, goal: BoardGoal, line: readonly Code[]): Code[] {
  const start = board.save();
  const result = [...line];
  for (let i = result.length - 1; i >= 0; i--) {
    const code = result[i] as Code;
    if (code === DRAW || code < 8) continue;
    // A run carried on at once is carried there directly where that is legal; else the move is simply left out.
    const next = result[i + 1];
    const rest = result.filter((_, k) => k !== i);
    if (works(board, goal, start, rest)) result.splice(i, 1);
    else if (isMove(code) && next !== undefined && isMove(next) && (code & 7) === (next - 16) >> 3) {
      const direct = 16 + ((code - 16) >> 3) * 8 + (next & 7);
      const shorter = [...result.slice(0, i), direct, ...result.slice(i + 2)];
      if (works(board, goal, start, shorter)) result.splice(i, 2, direct);
    }
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
