/** What the rule page of a game has in its text beside what all rule pages have, by the name that it is written with. */
import RuleSets from './ristiseiska/RuleSets.astro';
import Variant from './ristiseiska/Variant.astro';
import TwoTables from './russian-bank/TwoTables.astro';

export const ruleParts = { RuleSets, Variant, TwoTables };
