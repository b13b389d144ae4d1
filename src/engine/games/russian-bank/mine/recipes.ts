import type { Kind } from '../../making.ts';

/** Whose games the positions come from, and where in a turn they lie. */
export interface Recipe {
  readonly name: string;
  /** Computer players by name, in the order of the seats. */
  readonly players: readonly ['greedy' | 'planner', 'greedy' | 'planner'];
  /** `late`: on a line that meets the goal from the start of a turn. */
  readonly at: 'start' | 'middle' | 'late';
  /** The least share of random walks that are to meet the goal; 0 for any. */
  readonly share: number;
}

/** Who plays, by name. */
export const players = { planners: ['planner', 'planner'], mixed: ['planner', 'greedy'], greedy: ['greedy', 'greedy'] } as const;

const kinds = [
  { what: 'start', at: 'start', share: 0 },
  { what: 'middle', at: 'middle', share: 0 },
  { what: 'easy', at: 'start', share: 0.05 },
] as const;

/** The recipes for Russian Bank, by name. */
export const recipes: readonly Recipe[] = kinds.flatMap(({ what, at, share }) =>
  (['planners', 'mixed', 'greedy'] as const).map((who) => ({ name: `${who}:${what}`, players: players[who], at, share })),
);

/** What comes of a recipe: any goal, and themes beside those that say no more than the goal. */
export const kindOf = ({ share, at }: Recipe): Kind => ({
  rules: 'free',
  size: 'two-packs',
  goals: ['win', 'reserve', 'stock', 'home', 'lock'],
  themes: ['long-turn', 'attack', 'empty-pile', 'drawn-card'],
  grades: share > 0 ? [1, 2] : at === 'start' ? [3, 4, 5] : [],
});
