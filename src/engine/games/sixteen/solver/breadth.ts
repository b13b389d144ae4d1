import type { Meter } from '../../../proving/budget.ts';
import { DEAD, KeyTable } from '../../../proving/key-table.ts';
import { ceiling } from './ceiling.ts';
import { type Board, type Code, fromOf, isMove, toOf } from './kernel.ts';
import type { Use } from './shortcuts.ts';
import { type BoardGoal, bricksNeeded, reached } from './target.ts';

/**
 * Breadth-first search of the first `most` positions: a shortest line to the goal, `null` when there is none at all, or
 * `undefined` when `most` or the meter did not suffice. Gives learners the short way where there is one.
 */
export function shortest(
  board: Board,
  goal: BoardGoal,
  use: Use,
  dead: KeyTable,
  meter: Meter,
  most: number,
): Code[] | null | undefined {
  const needed = use.ceiling ? bricksNeeded(goal, board) : null;
  const seen = new KeyTable();
  const key = new Uint8Array(256);
  const codes = new Int32Array(64);
  const queue = [{ bytes: board.save(), parent: -1, code: 0 }];
  seen.set(key, board.key(key, use.unordered), 2);
  const lineTo = (last: number): Code[] => {
    const line: Code[] = [];
    for (let i = last; i > 0; i = (queue[i] as { parent: number }).parent) line.push((queue[i] as { code: Code }).code);
    return line.reverse();
  };
  for (let at = 0; at < queue.length; at++) {
    if (at >= most || !meter.spend()) return undefined;
    board.load((queue[at] as { bytes: Uint8Array }).bytes);
    const count = board.legal(codes);
    for (let i = 0; i < count; i++) {
      const code = codes[i] as Code;
      if (use.renaming && isMove(code) && board.isRenaming(fromOf(code), toOf(code))) continue;
      board.make(code);
      const length = board.key(key, use.unordered);
      if (seen.get(key, length) === 0) {
        seen.set(key, length, 2);
        const hopeless = dead.get(key, length) === DEAD || (needed !== null && ceiling(board) < needed);
        if (!hopeless) {
          queue.push({ bytes: board.save(), parent: at, code });
          if (reached(goal, board)) return lineTo(queue.length - 1);
        }
      }
      board.undo();
    }
  }
  return null;
}
