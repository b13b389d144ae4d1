/**
 * How strong the players are, by rule set, on the scale of ratings on which `random` has 1,000: from the shares of docs/bots.md, a draw and
 * a frozen game as half a win. `free`: `planner` was measured against `greedy`, the others against `random`; `crapette`: `greedy` against
 * `random`, the others against `greedy`.
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
  crapette: {
    random: 1000,
    'greedy~easy': 1036,
    'greedy~medium': 1444,
    greedy: 1640,
    'planner~easy': 1505,
    'planner~medium': 1591,
    planner: 1808,
  },
};
