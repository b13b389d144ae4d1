import type { Meter } from '../../../proving/budget.ts';
import { type KeyNumber, WordStore } from '../../../proving/word-store.ts';
import { ceiling, keepsCeiling } from './ceiling.ts';
import { evaluate, type Weights } from './evaluate.ts';
import { type Code, DRAW, fromOf, homeFrom, isMove, type Kernel, newKey, placeOn, toOf } from './kernel.ts';
import { safeHomePile, type Use } from './shortcuts.ts';
import { bricksNeeded, reached, type StateGoal } from './target.ts';

/** A position of the beam (its entry in the table of its layer with the order of its piles) and how it came about. */
interface Node {
  readonly entry: KeyNumber;
  readonly order: number;
  readonly parent: Node | null;
  /** Whether a draw came before the code. */
  readonly draws: boolean;
  readonly code: Code;
  readonly value: number;
}

/** How many positions are looked at between two draws, for each position kept and brick drawn. */
const reach = 60;

/** Kept from one beam to the next, so that the room for their positions need not be made again each time, unless there is more of it. */
let tables: [WordStore, WordStore] = [new WordStore(), new WordStore()];
/** The narrowest have a small pair of their own: clearing a large table for each brick takes longer than they do. */
const narrow: [WordStore, WordStore] = [new WordStore(), new WordStore()];
const mostKept = 1 << 18;

/**
 * Looks for a line to a goal that counts bricks at home, keeping only the `width` most promising positions after each
 * draw. Finds wins fast; says nothing about losses: `null` means only that this width found nothing (or the meter ran out).
 */
export function beam(kernel: Kernel, goal: StateGoal, use: Use, width: number, meter: Meter, w?: Weights): Code[] | null {
  const needed = bricksNeeded(goal, kernel) ?? 0;
  // The positions of a layer are read from one table while those of the next are entered in the other.
  tables = tables.map((one) => (one.words.length > mostKept ? new WordStore() : one)) as typeof tables;
  let [table, seen] = width === 1 ? narrow : tables;
  seen.clear();
  const settle = settling(kernel, goal, use, needed, meter, w);
  const first = settle(seen, null, false, START, false);
  if (first.won) return lineOf(first.won);
  let layer = best(first.nodes, width);
  while (layer.length > 0 && meter.stopped === null) {
    [table, seen] = [seen, table];
    seen.clear();
    let next: Node[] = [];
    for (const node of layer) {
      for (let p = 0; p < kernel.piles; p++) {
        kernel.load(table.words, table.starts[node.entry], node.order);
        const draws = kernel.drawn === 0;
        if (draws && kernel.next === kernel.urn.length) break;
        if (draws) kernel.make(DRAW);
        const keeps = keepsCeiling(kernel, placeOn(p));
        kernel.make(placeOn(p));
        const settled = settle(seen, node, draws, placeOn(p), keeps);
        if (settled.won) return lineOf(settled.won);
        for (const found of settled.nodes) next.push(found);
        if (next.length > 8 * width + 1_000) next = best(next, width);
      }
    }
    layer = best(next, width);
  }
  return null;
}

/** A position that moves alone lead to: the codes (none: as it is), and how far from a win it seems; lower is better. */
export interface Arrangement {
  readonly codes: readonly Code[];
  readonly value: number;
}

/**
 * The most promising positions that moves alone lead to, the best first; only one where it meets the goal. `opens`: which codes are
 * looked at to begin with.
 */
export function arrangements(
  kernel: Kernel,
  goal: StateGoal,
  use: Use,
  meter: Meter,
  opens?: (code: Code) => boolean,
): Arrangement[] {
  const settle = settling(kernel, goal, use, bricksNeeded(goal, kernel) ?? 0, meter, undefined, opens);
  const { nodes, won } = settle(new WordStore(), null, false, START, false);
  const found = won ? [won] : nodes.sort((a, b) => a.value - b.value);
  return found.map((node) => ({ codes: lineOf(node), value: node.value }));
}

/** Stands for no code, at the start. */
const START: Code = -1;

const best = (nodes: Node[], width: number): Node[] => nodes.sort((a, b) => a.value - b.value).slice(0, width);

/** Positions reachable by moves alone, the most promising first, up to `reach`; and one that meets the goal, if there is such. */
interface Settled {
  readonly nodes: Node[];
  readonly won: Node | null;
}

/** Gives what settles the kernel's position, which a code has led to from a parent; what is in the table is passed over. */
function settling(
  kernel: Kernel,
  goal: StateGoal,
  use: Use,
  needed: number,
  meter: Meter,
  w: Weights | undefined,
  opens?: (code: Code) => boolean,
): (seen: WordStore, parent: Node | null, draws: boolean, code: Code, keeps: boolean) => Settled {
  const key = newKey();
  const codes = new Int32Array(64);
  const open: Node[] = [];
  return (seen, root, drawn, placed, keepsPlaced) => {
    open.length = 0;
    const nodes: Node[] = [];
    /** Takes the kernel's position in, unless it is known or hopeless; gives it if it meets the goal. */
    const take = (parent: Node | null, draws: boolean, code: Code, keeps: boolean): Node | null => {
      const known = seen.size;
      const entry = seen.enter(key, kernel.key(key, use.unordered));
      if (entry !== known) return null;
      // What it came from is not under the ceiling.
      if (use.ceiling && !keeps && ceiling(kernel, needed) < needed) return null;
      const node: Node = { entry, order: kernel.order, parent, draws, code, value: evaluate(kernel, w) };
      open.push(node);
      return reached(goal, kernel) ? node : null;
    };
    const met = take(root, drawn, placed, keepsPlaced);
    if (met) return { nodes, won: met };
    for (let looked = 0; looked < reach && open.length > 0; looked++) {
      if (!meter.spend()) break;
      const node = lowest(open);
      kernel.load(seen.words, seen.starts[node.entry], node.order);
      const safe = use.safeHome ? safeHomePile(kernel) : -1;
      if (safe >= 0 && opens === undefined) {
        kernel.make(homeFrom(safe));
        const won = take(node, false, homeFrom(safe), true);
        if (won) return { nodes, won };
        continue;
      }
      nodes.push(node);
      const count = kernel.legal(codes);
      for (let i = 0; i < count; i++) {
        const code = codes[i] as Code;
        if (code < 8 || (node.parent === null && opens?.(code) === false)) continue;
        if (use.renaming && isMove(code) && kernel.isRenaming(fromOf(code), toOf(code))) continue;
        const keeps = keepsCeiling(kernel, code);
        kernel.make(code);
        const won = take(node, false, code, keeps);
        kernel.undo();
        if (won) return { nodes, won };
      }
    }
    return { nodes, won: null };
  };
}

/** Takes the most promising node out. */
function lowest(open: Node[]): Node {
  let at = 0;
  let least = (open[0] as Node).value;
  for (let i = 1; i < open.length; i++) {
    const { value } = open[i] as Node;
    if (value >= least) continue;
    at = i;
    least = value;
  }
  const node = open[at] as Node;
  open[at] = open[open.length - 1] as Node;
  open.pop();
  return node;
}

function lineOf(node: Node): Code[] {
  const codes: Code[] = [];
  for (let n: Node = node; n.parent !== null; n = n.parent) {
    codes.push(n.code);
    if (n.draws) codes.push(DRAW);
  }
  return codes.reverse();
}
