import { type FinishedGames, playedOf, ruleSetOf, type Tally } from './finished-games.ts';

/** How strong the computer players of a game are, by rule set and player (`planner~easy`); see docs/bots.md. */
export type Strengths = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What a game tells of its deals. */
export interface RatedGame {
  readonly id: string;
  /** Its rule sets by name, the usual one first. */
  readonly ruleSets: readonly string[];
  /** Of these: in which only the last one loses. */
  readonly lastLoses: readonly string[];
  /** Who plays where a deal's link names nobody; empty where nobody does. */
  readonly usual: string;
  readonly strengths: Strengths;
  /** Rules by whose change a game is another one, at which nobody was measured; left out: none. */
  readonly unmeasured?: readonly string[];
}

/** The games of one rule set against the same others. */
export interface RecordRow {
  readonly rules: string;
  /** As a deal's link has it: `planner~easy`, `thumb.planner`; empty where nobody plays against the reader. */
  readonly player: string;
  /** Nothing could be taken back. */
  readonly final: boolean;
  readonly tally: Tally;
}

/** The record of a game, by rule set, opponent and whether moves could be taken back, in the order of the rule sets. */
export function recordRows(
  all: FinishedGames,
  { id, ruleSets, usual }: Pick<RatedGame, 'id' | 'ruleSets' | 'usual'>,
): readonly RecordRow[] {
  const rows = new Map<string, RecordRow>();
  for (const [key, { result }] of Object.entries(all)) {
    if (!key.startsWith(`${id}#`)) continue;
    const { player, rules, final } = playedOf(key);
    const row = { rules: ruleSetOf(rules, ruleSets), player: player ?? usual, final };
    const name = `${row.rules} ${row.player} ${final}`;
    const { tally } = rows.get(name) ?? { tally: { won: 0, lost: 0, drawn: 0 } };
    rows.set(name, { ...row, tally: { ...tally, [result]: tally[result] + 1 } });
  }
  return [...rows.values()].toSorted((a, b) => ruleSets.indexOf(a.rules) - ruleSets.indexOf(b.rules));
}
