import type { Play } from '../../../engine/core/play.ts';
import {
  type Action,
  carried,
  homeCount,
  outcome,
  parseGoal,
  type Rule,
  rankOf,
  runLength,
  type State,
  sixteen,
  topOf,
  wantedHome,
} from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { RuleWords } from '../../play/kit.ts';
import { either } from '../../play/lists.ts';

type Here = Play<State, Action>;

/** Number of the section of the rule page in which each rule stands. */
export const ruleNumbers = {
  'no-such-pile': 1,
  'urn-empty': 2,
  'place-first': 3,
  'nothing-drawn': 3,
  'run-descends': 4,
  'run-consecutive': 4,
  'source-empty': 5,
  'one-below': 5,
  'empty-pile': 6,
  'foundation-next': 7,
  'game-over': 8,
} as const satisfies Record<Rule, number>;

const names: Record<Rule, () => string> = {
  'no-such-pile': m.sixteen_rule_no_such_pile_name,
  'urn-empty': m.sixteen_rule_urn_empty_name,
  'place-first': m.sixteen_rule_place_first_name,
  'nothing-drawn': m.sixteen_rule_nothing_drawn_name,
  'run-descends': m.sixteen_rule_run_descends_name,
  'run-consecutive': m.sixteen_rule_run_consecutive_name,
  'source-empty': m.sixteen_rule_source_empty_name,
  'one-below': m.sixteen_rule_one_below_name,
  'empty-pile': m.sixteen_rule_empty_pile_name,
  'foundation-next': m.sixteen_rule_foundation_next_name,
  'game-over': m.sixteen_rule_game_over_name,
};

const isRule = (id: string): id is Rule => Object.hasOwn(ruleNumbers, id);

/**
 * Why a try was refused. `play` is the play before the try, `from` and `to` the slots between which it was made.
 * An id that Sixteen does not have throws: rule ids come from the engine.
 */
export function ruleWords(ruleId: string, { state }: Here, from: string, to: string | null): RuleWords {
  if (!isRule(ruleId)) throw new Error(`Sixteen has no rule “${ruleId}”`);
  return { name: names[ruleId](), number: ruleNumbers[ruleId], says: says(ruleId, state, from.slice(1), (to ?? '').slice(1)) };
}

/** What an action does, told from the position before it. One that is not legal there is named without its bricks. */
export const actionWords = (action: string, { state, read }: Here): string => does(read(action), state);

function does(action: Action, state: State): string {
  const bricks = run(sixteen.why(state, action) === null ? carried(state, action).map(rankOf) : []);
  switch (action.kind) {
    case 'draw':
      return m.sixteen_action_draw();
    case 'home': {
      const pile = action.from;
      return bricks ? m.sixteen_action_home({ brick: bricks, pile }) : m.sixteen_action_home_unfit({ pile });
    }
    case 'move': {
      const { from, to } = action;
      return bricks ? m.sixteen_action_move({ run: bricks, from, to }) : m.sixteen_action_move_unfit({ from, to });
    }
    case 'place': {
      const { pile } = action;
      return bricks ? m.sixteen_action_place({ brick: bricks, pile }) : m.sixteen_action_place_unfit({ pile });
    }
  }
}

/** What an action has done: as `actionWords`, but a draw says which brick came out. */
export function doneWords(action: string, before: Here): string {
  const done = before.read(action);
  if (done.kind !== 'draw') return does(done, before.state);
  return m.sixteen_action_drew({ brick: run(carried(before.state, done).map(rankOf)) });
}

/** A task in words, for positions that come without a text. `play` stands at the start of its line. */
export function goalWords(goal: string, { state }: Here): string {
  const asked = parseGoal(goal);
  if (!asked.ok) return m.sixteen_goal_unknown({ goal });
  const spec = asked.value;
  switch (spec.kind) {
    case 'win':
      return m.sixteen_goal_win();
    case 'sorted':
      return m.sixteen_goal_sorted();
    case 'home':
      return m.sixteen_goal_home({ count: spec.bricks, already: homeCount(state) });
    case 'empty':
      return m.sixteen_goal_empty({ count: spec.piles });
    case 'do':
      return m.sixteen_goal_do({ actions: either(spec.actions.map((action) => does(action, state))) });
    case 'top': {
      const { ranks, pile } = spec;
      if (ranks.length === 1) {
        const brick = a(ranks[0] as number);
        return pile === null ? m.sixteen_goal_top_one({ brick }) : m.sixteen_goal_top_one_pile({ brick, pile });
      }
      return pile === null ? m.sixteen_goal_top({ bricks: run(ranks) }) : m.sixteen_goal_top_pile({ bricks: run(ranks), pile });
    }
  }
}

/** How a game ended, or null while it goes on. */
export function outcomeWords({ state }: Here): string | null {
  const end = outcome(state);
  if (end === null) return null;
  return end.result === 'won' ? m.sixteen_outcome_won() : m.sixteen_outcome_lost();
}

/** A slot as it stands in a sentence. */
export function slotWords(slot: string): string {
  const n = Number(slot.slice(1));
  if (slot === 'urn') return m.sixteen_slot_urn();
  if (slot === 'drawn') return m.sixteen_slot_drawn();
  return slot.startsWith('f') ? m.sixteen_slot_foundation({ n }) : m.sixteen_slot_pile({ n });
}

const a = (rank: number): string => m.sixteen_brick({ rank });
const run = (ranks: readonly number[]): string => ranks.join('-');

/** `from` and `to` are the numbers of piles; what is tried on a foundation needs none. */
function says(rule: Rule, state: State, from: string, to: string): string {
  const { ranks: highest, runs } = state.params;
  const numbers = { from, to };
  const source = state.piles[Number(from) - 1] ?? [];
  const ranks = source.map(rankOf);
  const lifted = ranks.slice(ranks.length - runLength(source, runs));
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
      const head = lifted[0] ?? 0;
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
      const words = { ...numbers, need: a(top - 1), upper: ranks[broken] ?? 0, lower: ranks[broken - 1] ?? 0 };
      return rule === 'run-descends' ? m.sixteen_rule_run_descends_says(words) : m.sixteen_rule_run_consecutive_says(words);
    }
  }
}
