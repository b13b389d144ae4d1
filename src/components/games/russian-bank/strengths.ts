/**
 * How strong the players are, by rule set, on the scale of ratings on which `random` has 1,000: from the shares of docs/bots.md, a draw and
 * a frozen game as half a win. `planner` was measured against `greedy`, the others against `random`.
 */
export const strengths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  free: {
    random: 1000,
    'greedy~easy': 1014,
    'greedy~medium': 1038,
    greedy: 1063,
    'planner~easy': 1056,
    'planner~medium': 1098,
    planner: 1186,
  },
};
