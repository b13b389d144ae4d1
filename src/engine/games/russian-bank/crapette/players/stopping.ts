import type { Choose, PlayerChoice, Skill } from '../../../../core/player.ts';
import type { PlayerName } from '../../players/index.ts';
import type { Action } from '../notation.ts';
import { asKept, everyAction, outOfOrder, type Table } from '../rules.ts';
import { urge } from './greedy.ts';

/** How a player keeps the order of play where nobody else does, in thousandths. */
interface Care {
  /** How often it says "Stop!" to what is out of order. */
  readonly sees: number;
  /** How often it does something out of order itself, where there is anything to be overlooked. */
  readonly slips: number;
}

/** By player and skill; who plays anything that is legal has one skill only. */
export const care: Readonly<Record<PlayerName, Readonly<Record<Skill, Care>>>> = {
  random: { easy: { sees: 250, slips: 300 }, medium: { sees: 250, slips: 300 }, strong: { sees: 250, slips: 300 } },
  greedy: { easy: { sees: 350, slips: 250 }, medium: { sees: 500, slips: 180 }, strong: { sees: 700, slips: 120 } },
  planner: { easy: { sees: 600, slips: 150 }, medium: { sees: 800, slips: 100 }, strong: { sees: 1000, slips: 50 } },
};

/** What would be done out of order by whoever has overlooked what is compulsory: the likeliest by rule of thumb; null where nothing would. */
function slipAt(table: Table): Action | null {
  const tempting = everyAction
    .filter((action) => (action.kind === 'play' || action.kind === 'draw') && outOfOrder(table, action) !== null)
    .map((action) => ({ action, urge: urge(table, action) }))
    .filter((one) => one.urge > 0);
  return (
    tempting.reduce<(typeof tempting)[number] | null>((best, one) => (best && best.urge >= one.urge ? best : one), null)
      ?.action ?? null
  );
}

/**
 * A player at a table where the order of play is kept by the players: it plays as ever, now and then out of order, and says "Stop!" to what
 * it sees the other one do so. The strongest sees everything. At other tables it only plays as ever.
 */
export const stopping =
  (choose: Choose<Table, Action>, { name, skill }: PlayerChoice): Choose<Table, Action> =>
  (seen, random, given) => {
    if (!seen.params.order) return choose(seen, random, given);
    const { sees, slips } = care[name as PlayerName][skill];
    const chance = random.int(1000);
    if (seen.slip) return { kind: chance < sees ? 'stop' : 'let' };
    return (chance < slips ? slipAt(seen) : null) ?? choose(asKept(seen), random, given);
  };
