/** The totals to which a match may go (`target`), in a file of its own for pages that name them and have nothing else of the rule set. */
export const totals = [100, 200, 300] as const;
export type Total = (typeof totals)[number];
