import type { RuleWords } from '../play/kit.ts';

/** A rule: the number of the section of the rule page in which it stands, its name, and why it refuses what was tried. */
export interface RuleSaid<Tried> {
  readonly number: number;
  readonly name: () => string;
  readonly says: (tried: Tried) => string;
}

/** One line of a table of rules. */
export const rule = <Tried>(number: number, name: () => string, says: (tried: Tried) => string): RuleSaid<Tried> => ({
  number,
  name,
  says,
});

/** What one rule of a game's table says of what was tried. An id that is not in it throws: rule ids come from the engine. */
export function ruleSaid<Tried>(table: Readonly<Record<string, RuleSaid<Tried>>>, id: string, tried: Tried): RuleWords {
  const rule = Object.hasOwn(table, id) ? table[id] : undefined;
  if (!rule) throw new Error(`there is no rule “${id}”`);
  return { name: rule.name(), number: rule.number, says: rule.says(tried) };
}
