import { type Rule, rankOf, runLength, type State, topOf, wantedHome } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { RuleWords } from '../../play/kit.ts';
import { either } from '../../play/lists.ts';
import { type RuleSaid, rule, ruleSaid } from '../rules-said.ts';
import { a, type Here, run } from './words.ts';

/** What was tried: the numbers of piles (what is tried on a foundation needs none), and what lies there. */
interface Tried {
  readonly state: State;
  readonly from: string;
  readonly to: string;
  /** The ranks of the pile, and of the run that would be lifted; the lowest of that; the top that it would lie on. */
  readonly ranks: readonly number[];
  readonly lifted: readonly number[];
  readonly head: number;
  readonly top: number;
}

function tried(state: State, from: string, to: string): Tried {
  const source = state.piles[Number(from) - 1] ?? [];
  const ranks = source.map(rankOf);
  const lifted = ranks.slice(ranks.length - runLength(source, state.params.runs));
  const top = rankOf(topOf(state.piles[Number(to) - 1] ?? []) ?? 0);
  return { state, from, to, ranks, lifted, head: lifted[0] ?? 0, top };
}

/** The highest break above the brick that would fit. */
function broken({ state, from, to, ranks, top }: Tried, runs: State['params']['runs']) {
  const at = ranks.length - runLength(state.piles[Number(from) - 1] ?? [], runs);
  return { from, to, need: a(top - 1), wanted: top - 1, upper: ranks[at] ?? 0, lower: ranks[at - 1] ?? 0 };
}

function oneBelow({ state, from, to, lifted, head, top }: Tried): string {
  if (top === 1) return m.sixteen_rule_one_below_says_lowest({ to });
  if (lifted.length > 1) return m.sixteen_rule_one_below_says_run({ from, to, top: a(top), need: a(top - 1), run: run(lifted) });
  const words = { to, top: a(top), head: a(head) };
  return head === state.params.ranks
    ? m.sixteen_rule_one_below_says_highest(words)
    : m.sixteen_rule_one_below_says({ ...words, above: a(head + 1) });
}

/** Each rule: the section of the rule page in which it stands, its name, and its sentence. */
export const ruleTable: Readonly<Record<Rule, RuleSaid<Tried>>> = {
  'no-such-pile': rule(1, m.sixteen_rule_no_such_pile_name, ({ state }) =>
    m.sixteen_rule_no_such_pile_says({ piles: state.piles.length }),
  ),
  'urn-empty': rule(2, m.sixteen_rule_urn_empty_name, m.sixteen_rule_urn_empty_says),
  'place-first': rule(3, m.sixteen_rule_place_first_name, ({ state: { drawn } }) =>
    m.sixteen_rule_place_first_says({ drawn: drawn === null ? '' : rankOf(drawn) }),
  ),
  'nothing-drawn': rule(3, m.sixteen_rule_nothing_drawn_name, m.sixteen_rule_nothing_drawn_says),
  'run-descends': rule(4, m.sixteen_rule_run_descends_name, (one) => m.sixteen_rule_run_descends_says(broken(one, 'descending'))),
  'run-consecutive': rule(4, m.sixteen_rule_run_consecutive_name, (one) =>
    m.sixteen_rule_run_consecutive_says(broken(one, 'consecutive')),
  ),
  'source-empty': rule(5, m.sixteen_rule_source_empty_name, m.sixteen_rule_source_empty_says),
  'one-below': rule(5, m.sixteen_rule_one_below_name, oneBelow),
  'empty-pile': rule(6, m.sixteen_rule_empty_pile_name, ({ state, from, to, lifted }) =>
    m.sixteen_rule_empty_pile_says({ from, to, highest: a(state.params.ranks), run: run(lifted) }),
  ),
  'foundation-next': rule(7, m.sixteen_rule_foundation_next_name, ({ state, ranks }) =>
    m.sixteen_rule_foundation_next_says({ brick: a(ranks.at(-1) ?? 0), wanted: either(wantedHome(state).map(a)) }),
  ),
  'game-over': rule(8, m.sixteen_rule_game_over_name, m.sixteen_rule_game_over_says),
};

/** Why a try was refused. `play` is the play before the try, `from` and `to` the slots between which it was made. */
export const ruleWords = (id: string, { state }: Here, from: string, to: string | null): RuleWords =>
  ruleSaid(ruleTable, id, tried(state, from.slice(1), (to ?? '').slice(1)));
