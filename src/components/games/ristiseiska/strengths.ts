type Strengths = Readonly<Record<string, number>>;

/** Measured in `pantti`, three at the table: the share of rounds in which a player is out before two of `random`. */
const firstOut: Strengths = {
  random: 1000,
  'thumb~easy': 1189,
  'thumb~medium': 1245,
  thumb: 1321,
  'planner~easy': 1155,
  'planner~medium': 1179,
  planner: 1327,
};

/** Measured in `begging`, three at the table: the share of rounds in which a player is not the last; `planner` against two of `thumb`. */
const notLast: Strengths = {
  random: 1000,
  'thumb~easy': 1239,
  'thumb~medium': 1282,
  thumb: 1441,
  'planner~easy': 1246,
  'planner~medium': 1391,
  planner: 1543,
};

/**
 * How strong the players are, by rule set, on the scale of ratings on which `random` has 1,000: from the shares of docs/bots.md. Whoever
 * beats a table has beaten each at it; rule sets that end alike are taken to be alike.
 */
export const strengths: Readonly<Record<string, Strengths>> = {
  duel: firstOut,
  pantti: firstOut,
  'pantti-ace': firstOut,
  forfeit: firstOut,
  'begging-points': firstOut,
  begging: notLast,
};
