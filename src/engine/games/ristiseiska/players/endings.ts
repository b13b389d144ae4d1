import { Meter } from '../../../proving/budget.ts';
import type { Code } from '../solver/codes.ts';
import type { Kernel } from '../solver/kernel.ts';
import { Knowledge } from '../solver/knowledge.ts';
import { numbered } from '../solver/memo.ts';
import { order } from '../solver/order.ts';
import { YES } from '../solver/search.ts';
import { shortcutsFor } from '../solver/shortcuts.ts';

/**
 * Cards in hands up to which an ending is tried, and the positions that are spent on it: more cards where hands never change, as positions
 * are numbers there and a win mostly turns up soon, and fewer where chance has a say.
 */
const usual = { cards: 26, positions: 30_000 } as const;
const byNumber = { ...usual, cards: 52 } as const;
const byChance = { cards: 14, positions: 3_000 } as const;

/**
 * What each of some actions is sure of in a deal that is known: 1 and 0 where it is proved that the goal is met or missed whatever
 * the others do, something between where chance decides; null where that is too much to find out, or an action is found that is sure
 * already. The positions are counted, so that the same deal gives the same answer.
 */
export function proved(kernel: Kernel, codes: readonly Code[]): (number | null)[] {
  const held = kernel.cards.reduce((sum, card) => sum + ((kernel.owner[card] as number) > 0 ? 1 : 0), 0);
  const use = shortcutsFor(kernel.params);
  const isByChance = kernel.params.unable === 'pawn';
  const { cards, positions } = isByChance ? byChance : use.fixedHands && numbered(kernel) !== null ? byNumber : usual;
  const sure: (number | null)[] = codes.map(() => null);
  if (held > cards) return sure;
  const knowledge = new Knowledge(kernel, use, 64 * 2 ** 20);
  const meter = new Meter({ nodes: positions });
  const chances = isByChance ? knowledge.chances(meter) : null;
  const decider = chances === null ? knowledge.decider(meter) : null;
  const promising = Int32Array.from(codes);
  order(kernel, promising, 0, codes.length);
  for (const code of promising) {
    kernel.make(code);
    const found = chances !== null ? chances.value() : (decider?.wins() ?? -1);
    kernel.undo();
    if (found >= 0) sure[codes.indexOf(code)] = chances !== null ? found : found === YES ? 1 : 0;
    if (found === 1) break;
  }
  return sure;
}
