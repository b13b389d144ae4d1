import type { Meter } from '../../../proving/budget.ts';
import { KeyTable } from '../../../proving/key-table.ts';
import { ceiling } from './ceiling.ts';
import { evaluate, type Weights } from './evaluate.ts';
import { type Board, type Code, DRAW, fromOf, homeFrom, isMove, placeOn, toOf } from './kernel.ts';
import { safeHomePile, type Use } from './shortcuts.ts';
import { type BoardGoal, bricksNeeded, reached } from './target.ts';

/** A position of the beam and how it came about. */
interface Node {
  readonly bytes: Uint8Array;
  readonly parent: Node | null;
  readonly codes: readonly Code[];
  readonly value: number;
}

/** How many positions are looked at between two draws, for each position kept and brick drawn. */
const reach = 60;

/**
 * Looks for a line to a goal that counts bricks at home, keeping only the `width` most promising positions after each
 * draw. Finds wins fast; says nothing about losses: `null` means only that this width found nothing (or the meter ran out).
 */
export function beam(board: Board, goal: BoardGoal, use: Use, width: number, meter: Meter, w?: Weights): Code[] | null {
  const needed = bricksNeeded(goal, board) ?? 0;
  let layer: Node[] = [{ bytes: board.save(), parent: null, codes: [], value: 0 }];
  const start = layer[0] as Node;
  board.load(start.bytes);
  const first = settle(board, goal, use, needed, layer, new KeyTable(), meter, w);
  if (first.won) return lineOf(first.won);
  layer = best(first.nodes, width);
  while (layer.length > 0 && meter.stopped === null) {
    const seen = new KeyTable();
    let next: Node[] = [];
    for (const node of layer) {
      board.load(node.bytes);
      if (board.next === board.urn.length && board.drawn === 0) continue;
      const roots: Node[] = [];
      const wait = board.drawn > 0 ? [] : [DRAW];
      for (let p = 0; p < board.piles; p++) {
        for (const code of wait) board.make(code);
        board.make(placeOn(p));
        roots.push({ bytes: board.save(), parent: node, codes: [...wait, placeOn(p)], value: 0 });
        board.load(node.bytes);
      }
      for (const root of roots) {
        const settled = settle(board, goal, use, needed, [root], seen, meter, w);
        if (settled.won) return lineOf(settled.won);
        for (const found of settled.nodes) next.push(found);
        if (next.length > 8 * width + 1_000) next = best(next, width);
      }
    }
    layer = best(next, width);
  }
  return null;
}

const best = (nodes: Node[], width: number): Node[] => nodes.sort((a, b) => a.value - b.value).slice(0, width);

/** Positions reachable from the roots by moves alone, the most promising first, up to `reach`. */
function settle(
  board: Board,
  goal: BoardGoal,
  use: Use,
  needed: number,
  roots: readonly Node[],
  seen: KeyTable,
  meter: Meter,
  w: Weights | undefined,
): { nodes: Node[]; won: Node | null } {
  const open: Node[] = [];
  const nodes: Node[] = [];
  const key = new Uint8Array(256);
  const codes = new Int32Array(64);
  /** Takes the board's position in, unless it is known or hopeless; true if it meets the goal. */
  const take = (parent: Node | null, made: readonly Code[]): Node | null => {
    const length = board.key(key, use.unordered);
    if (seen.get(key, length) !== 0) return null;
    seen.set(key, length, 2);
    if (use.ceiling && ceiling(board) < needed) return null;
    const node: Node = { bytes: board.save(), parent, codes: made, value: evaluate(board, w) };
    open.push(node);
    return reached(goal, board) ? node : null;
  };
  for (const root of roots) {
    board.load(root.bytes);
    const won = take(root.parent, root.codes);
    if (won) return { nodes, won };
  }
  for (let looked = 0; looked < reach && open.length > 0; looked++) {
    if (!meter.spend()) break;
    let at = 0;
    for (let i = 1; i < open.length; i++) if ((open[i] as Node).value < (open[at] as Node).value) at = i;
    const node = open[at] as Node;
    open[at] = open[open.length - 1] as Node;
    open.pop();
    board.load(node.bytes);
    const safe = use.safeHome ? safeHomePile(board) : -1;
    if (safe >= 0) {
      board.make(homeFrom(safe));
      const won = take(node, [homeFrom(safe)]);
      if (won) return { nodes, won };
      continue;
    }
    nodes.push(node);
    const count = board.legal(codes);
    for (let i = 0; i < count; i++) {
      const code = codes[i] as Code;
      if (code < 8) continue;
      if (use.renaming && isMove(code) && board.isRenaming(fromOf(code), toOf(code))) continue;
      board.make(code);
      const won = take(node, [code]);
      board.undo();
      if (won) return { nodes, won };
    }
  }
  return { nodes, won: null };
}

function lineOf(node: Node): Code[] {
  const parts: (readonly Code[])[] = [];
  for (let n: Node | null = node; n !== null; n = n.parent) parts.push(n.codes);
  return parts.reverse().flat();
}
