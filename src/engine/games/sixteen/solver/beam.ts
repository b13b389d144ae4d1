import type { Meter } from '../../../proving/budget.ts';
import { KeyStore } from '../../../proving/key-store.ts';
import { ceiling } from './ceiling.ts';
import { evaluate, type Weights } from './evaluate.ts';
import { type Code, DRAW, fromOf, homeFrom, isMove, type Kernel, placeOn, toOf } from './kernel.ts';
import { safeHomePile, type Use } from './shortcuts.ts';
import { bricksNeeded, reached, type StateGoal } from './target.ts';

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
export function beam(kernel: Kernel, goal: StateGoal, use: Use, width: number, meter: Meter, w?: Weights): Code[] | null {
  const needed = bricksNeeded(goal, kernel) ?? 0;
  let layer: Node[] = [{ bytes: kernel.save(), parent: null, codes: [], value: 0 }];
  const start = layer[0] as Node;
  kernel.load(start.bytes);
  const first = settle(kernel, goal, use, needed, layer, new KeyStore(), meter, w);
  if (first.won) return lineOf(first.won);
  layer = best(first.nodes, width);
  while (layer.length > 0 && meter.stopped === null) {
    const seen = new KeyStore();
    let next: Node[] = [];
    for (const node of layer) {
      kernel.load(node.bytes);
      if (kernel.next === kernel.urn.length && kernel.drawn === 0) continue;
      const roots: Node[] = [];
      const wait = kernel.drawn > 0 ? [] : [DRAW];
      for (let p = 0; p < kernel.piles; p++) {
        for (const code of wait) kernel.make(code);
        kernel.make(placeOn(p));
        roots.push({ bytes: kernel.save(), parent: node, codes: [...wait, placeOn(p)], value: 0 });
        kernel.load(node.bytes);
      }
      for (const root of roots) {
        const settled = settle(kernel, goal, use, needed, [root], seen, meter, w);
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
  kernel: Kernel,
  goal: StateGoal,
  use: Use,
  needed: number,
  roots: readonly Node[],
  seen: KeyStore,
  meter: Meter,
  w: Weights | undefined,
): { nodes: Node[]; won: Node | null } {
  const open: Node[] = [];
  const nodes: Node[] = [];
  const key = new Uint8Array(256);
  const codes = new Int32Array(64);
  /** Takes the kernel's position in, unless it is known or hopeless; true if it meets the goal. */
  const take = (parent: Node | null, made: readonly Code[]): Node | null => {
    const length = kernel.key(key, use.unordered);
    if (seen.get(key, length) !== 0) return null;
    seen.set(key, length, 2);
    if (use.ceiling && ceiling(kernel) < needed) return null;
    const node: Node = { bytes: kernel.save(), parent, codes: made, value: evaluate(kernel, w) };
    open.push(node);
    return reached(goal, kernel) ? node : null;
  };
  for (const root of roots) {
    kernel.load(root.bytes);
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
    kernel.load(node.bytes);
    const safe = use.safeHome ? safeHomePile(kernel) : -1;
    if (safe >= 0) {
      kernel.make(homeFrom(safe));
      const won = take(node, [homeFrom(safe)]);
      if (won) return { nodes, won };
      continue;
    }
    nodes.push(node);
    const count = kernel.legal(codes);
    for (let i = 0; i < count; i++) {
      const code = codes[i] as Code;
      if (code < 8) continue;
      if (use.renaming && isMove(code) && kernel.isRenaming(fromOf(code), toOf(code))) continue;
      kernel.make(code);
      const won = take(node, [code]);
      kernel.undo();
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
