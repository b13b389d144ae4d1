import type { Play } from '../../engine/core/play.ts';
import type { GameKit } from '../play/kit.ts';

/** The rules in force at the last table of each game. */
export type LastRules = Map<string, readonly string[]>;

/** The names of the rules that are in force here and were not at the table before; none at the first table of a game. Notes those of this one. */
export async function newRules(kit: GameKit, start: Play, last: LastRules): Promise<readonly string[]> {
  const names = kit.names ? (await kit.names()).of(start) : (await kit.card()).inForce(start).map(({ name }) => name);
  const before = last.get(kit.id);
  last.set(kit.id, names);
  return before ? names.filter((name) => !before.includes(name)) : [];
}
