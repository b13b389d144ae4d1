import { Meter } from '../../../proving/budget.ts';
import type { Code } from '../solver/codes.ts';
import type { Kernel } from '../solver/kernel.ts';
import { Knowledge } from '../solver/knowledge.ts';
import { YES } from '../solver/search.ts';
import { shortcutsFor } from '../solver/shortcuts.ts';

/** Cards in hands up to which an ending is tried, and the positions that are spent on it; fewer where chance has a say. */
const usual = { cards: 26, positions: 30_000 } as const;
const byChance = { cards: 14, positions: 3_000 } as const;

/**
 * What each of some actions is sure of in a deal that is known: 1 and 0 where it is proved that the goal is met or missed whatever
 * the others do, something between where chance decides; null where that is too much to find out. The positions are counted, so
 * that the same deal gives the same answer.
 */
export function proved(kernel: Kernel, codes: readonly Code[]): (number | null)[] {
  const held = kernel.cards.reduce((sum, card) => sum + ((kernel.owner[card] as number) > 0 ? 1 : 0), 0);
  const { cards, positions } = kernel.params.unable === 'pawn' ? byChance : usual;
  if (held > cards) return codes.map(() => null);
  const knowledge = new Knowledge(kernel, shortcutsFor(kernel.params), 64 * 2 ** 20);
  const meter = new Meter({ nodes: positions });
  const chances = kernel.params.unable === 'pawn' ? knowledge.chances(meter) : null;
  const decider = chances === null ? knowledge.decider(meter) : null;
  return codes.map((code) => {
    kernel.make(code);
    const found = chances !== null ? chances.value() : (decider?.wins() ?? -1);
    kernel.undo();
    return found < 0 ? null : chances !== null ? found : found === YES ? 1 : 0;
  });
}
