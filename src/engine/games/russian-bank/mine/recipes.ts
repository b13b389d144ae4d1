/** Whose games the positions come from, and where in a turn they lie. */
export interface Recipe {
  readonly name: string;
  /** Computer players by name, in the order of the seats. */
  readonly players: readonly ['greedy' | 'planner', 'greedy' | 'planner'];
  readonly at: 'start' | 'middle';
  /** The least share of random walks that are to meet the goal; 0 for any. */
  readonly share: number;
}

const players = { planners: ['planner', 'planner'], mixed: ['planner', 'greedy'], greedy: ['greedy', 'greedy'] } as const;

const kinds = [
  { what: 'start', at: 'start', share: 0 },
  { what: 'middle', at: 'middle', share: 0 },
  { what: 'easy', at: 'start', share: 0.05 },
] as const;

/** The recipes for Russian Bank, by name. */
export const recipes: readonly Recipe[] = kinds.flatMap(({ what, at, share }) =>
  (['planners', 'mixed', 'greedy'] as const).map((who) => ({ name: `${who}:${what}`, players: players[who], at, share })),
);
