import { type Rule, rankOf, runLength, type State, topOf, wantedHome } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { RuleWords } from '../../play/kit.ts';
import { either } from '../../play/lists.ts';
import { a, type Here, run } from './words.ts';

/** Each rule: the number of the section of the rule page in which it stands, and its name. */
export const ruleTable: Readonly<Record<Rule, { readonly number: number; readonly name: () => string }>> = {
  'no-such-pile': { number: 1, name: m.sixteen_rule_no_such_pile_name },
  'urn-empty': { number: 2, name: m.sixteen_rule_urn_empty_name },
  'place-first': { number: 3, name: m.sixteen_rule_place_first_name },
  'nothing-drawn': { number: 3, name: m.sixteen_rule_nothing_drawn_name },
  'run-descends': { number: 4, name: m.sixteen_rule_run_descends_name },
  'run-consecutive': { number: 4, name: m.sixteen_rule_run_consecutive_name },
  'source-empty': { number: 5, name: m.sixteen_rule_source_empty_name },
  'one-below': { number: 5, name: m.sixteen_rule_one_below_name },
  'empty-pile': { number: 6, name: m.sixteen_rule_empty_pile_name },
  'foundation-next': { number: 7, name: m.sixteen_rule_foundation_next_name },
  'game-over': { number: 8, name: m.sixteen_rule_game_over_name },
};

const isRule = (id: string): id is Rule => Object.hasOwn(ruleTable, id);

/**
 * Why a try was refused. `play` is the play before the try, `from` and `to` the slots between which it was made.
 * An id that Sixteen does not have throws: rule ids come from the engine.
 */
export function ruleWords(ruleId: string, { state }: Here, from: string, to: string | null): RuleWords {
  if (!isRule(ruleId)) throw new Error(`Sixteen has no rule “${ruleId}”`);
  return {
    name: ruleTable[ruleId].name(),
    number: ruleTable[ruleId].number,
    says: says(ruleId, state, from.slice(1), (to ?? '').slice(1)),
  };
}

/** `from` and `to` are the numbers of piles; what is tried on a foundation needs none. */
function says(rule: Rule, state: State, from: string, to: string): string {
  const { ranks: highest, runs } = state.params;
  const numbers = { from, to };
  const source = state.piles[Number(from) - 1] ?? [];
  const ranks = source.map(rankOf);
  const lifted = ranks.slice(ranks.length - runLength(source, runs));
  const head = lifted[0] ?? 0;
  const top = rankOf(topOf(state.piles[Number(to) - 1] ?? []) ?? 0);
  switch (rule) {
    case 'game-over':
      return m.sixteen_rule_game_over_says();
    case 'no-such-pile':
      return m.sixteen_rule_no_such_pile_says({ piles: state.piles.length });
    case 'urn-empty':
      return m.sixteen_rule_urn_empty_says();
    case 'place-first':
      return m.sixteen_rule_place_first_says({ drawn: state.drawn === null ? '' : rankOf(state.drawn) });
    case 'nothing-drawn':
      return m.sixteen_rule_nothing_drawn_says();
    case 'source-empty':
      return m.sixteen_rule_source_empty_says({ from });
    case 'empty-pile':
      return m.sixteen_rule_empty_pile_says({ ...numbers, highest: a(highest), run: run(lifted) });
    case 'foundation-next':
      return m.sixteen_rule_foundation_next_says({ brick: a(ranks.at(-1) ?? 0), wanted: either(wantedHome(state).map(a)) });
    case 'one-below': {
      if (top === 1) return m.sixteen_rule_one_below_says_lowest({ to });
      if (lifted.length > 1)
        return m.sixteen_rule_one_below_says_run({ ...numbers, top: a(top), need: a(top - 1), run: run(lifted) });
      const words = { to, top: a(top), head: a(head) };
      return head === highest
        ? m.sixteen_rule_one_below_says_highest(words)
        : m.sixteen_rule_one_below_says({ ...words, above: a(head + 1) });
    }
    case 'run-descends':
    case 'run-consecutive': {
      // The highest break above the brick that would fit.
      const broken = ranks.length - runLength(source, rule === 'run-consecutive' ? 'consecutive' : 'descending');
      const words = {
        ...numbers,
        need: a(top - 1),
        wanted: top - 1,
        upper: ranks[broken] ?? 0,
        lower: ranks[broken - 1] ?? 0,
      };
      return rule === 'run-descends' ? m.sixteen_rule_run_descends_says(words) : m.sixteen_rule_run_consecutive_says(words);
    }
  }
}
