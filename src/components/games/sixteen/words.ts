import type { Play } from '../../../engine/core/play.ts';
import type { Scene, Slot } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';

/** A rule as a reader meets it: its name and number on the rule page, and what is wrong with the try at hand. */
export interface RuleWords {
  readonly name: string;
  readonly number: number;
  readonly says: string;
}

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
} as const;

type RuleId = keyof typeof ruleNumbers;

const names: Record<RuleId, () => string> = {
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

const isRule = (id: string): id is RuleId => Object.hasOwn(ruleNumbers, id);

/**
 * Why a try was refused. `play` is the play before the try, `from` and `to` the slots between which it was made.
 * An id that Sixteen does not have throws: rule ids come from the engine.
 */
export function ruleWords(ruleId: string, play: Play, from: string, to: string | null): RuleWords {
  if (!isRule(ruleId)) throw new Error(`Sixteen has no rule “${ruleId}”`);
  return { name: names[ruleId](), number: ruleNumbers[ruleId], says: says(ruleId, table(play), from, to ?? '') };
}

/** What an action does, told from the position before it. One that is not legal there is named without its bricks. */
export function actionWords(action: string, play: Play): string {
  const [from = '', to = ''] = action.split('-');
  const bricks = run(carried(action, play));
  if (action === 'draw') return m.sixteen_action_draw();
  if (to === 'f')
    return bricks ? m.sixteen_action_home({ brick: bricks, pile: from }) : m.sixteen_action_home_unfit({ pile: from });
  if (to !== '') return bricks ? m.sixteen_action_move({ run: bricks, from, to }) : m.sixteen_action_move_unfit({ from, to });
  const pile = action.slice(1);
  return bricks ? m.sixteen_action_place({ brick: bricks, pile }) : m.sixteen_action_place_unfit({ pile });
}

/** What an action has done: as `actionWords`, but a draw says which brick came out. */
export const doneWords = (action: string, before: Play): string =>
  action === 'draw' ? m.sixteen_action_drew({ brick: run(carried(action, before)) }) : actionWords(action, before);

/** A task in words, for positions that come without a text. `play` stands at the start of its line. */
export function goalWords(goal: string, play: Play): string {
  const [kind, value = ''] = goal.split(':');
  switch (kind) {
    case 'win':
      return m.sixteen_goal_win();
    case 'sorted':
      return m.sixteen_goal_sorted();
    case 'home':
      return m.sixteen_goal_home({
        count: Number(value),
        already: table(play).foundations.reduce((sum, height) => sum + height, 0),
      });
    case 'empty':
      return m.sixteen_goal_empty({ count: Number(value) });
    case 'do':
      return m.sixteen_goal_do({ actions: either(value.split(',').map((action) => actionWords(action, play))) });
    case 'top': {
      const [bricks, pile] = value.split('=').reverse() as [string, string?];
      const ranks = [...bricks].map(rankOf);
      if (ranks.length === 1) {
        const brick = a(ranks[0] as number);
        return pile === undefined ? m.sixteen_goal_top_one({ brick }) : m.sixteen_goal_top_one_pile({ brick, pile });
      }
      return pile === undefined
        ? m.sixteen_goal_top({ bricks: run(ranks) })
        : m.sixteen_goal_top_pile({ bricks: run(ranks), pile });
    }
    default:
      return m.sixteen_goal_unknown({ goal });
  }
}

/** How a game ended, or null while it goes on. */
export function outcomeWords(play: Play): string | null {
  if (play.outcome === null) return null;
  return play.outcome.result === 'won' ? m.sixteen_outcome_won() : m.sixteen_outcome_lost();
}

/** What the sentences need to know of a position, by number: piles bottom to top, foundations by height. */
interface Table {
  readonly piles: readonly (readonly number[])[];
  readonly foundations: readonly number[];
  readonly drawn: number | null;
  readonly highest: number;
  readonly consecutive: boolean;
}

const rankOf = (char: string): number => Number.parseInt(char, 17);
const a = (rank: number): string => m.sixteen_brick({ rank });
const run = (ranks: readonly number[]): string => ranks.join('-');
const either = (words: readonly string[]): string => new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(words);
const ranksIn = (slot: Slot): number[] => slot.pieces.map(({ face }) => face.rank);

function table(play: Play): Table {
  const slots = play.scene('all').slots;
  const [highest = '', variant] = play.position.slice('sixteen:'.length).split('/', 1)[0]?.split('~') ?? [];
  return {
    piles: slots.filter(({ kind }) => kind === 'pile').map(ranksIn),
    foundations: slots.filter(({ kind }) => kind === 'foundation').map(({ pieces }) => pieces.length),
    drawn: slots.filter(({ kind }) => kind === 'drawn').flatMap(ranksIn)[0] ?? null,
    highest: rankOf(highest),
    consecutive: variant === 'runs=consecutive',
  };
}

function carried(action: string, play: Play): number[] {
  const carry = play.carry(action);
  const scene: Scene = play.scene('all');
  const pieces = scene.slots.find(({ id }) => id === carry?.from)?.pieces ?? [];
  return pieces.filter(({ id }) => carry?.pieces.includes(id)).map(({ face }) => face.rank);
}

/** Index of the lowest brick of the run at the top of a pile. */
function foot(pile: readonly number[], consecutive: boolean): number {
  let index = Math.max(0, pile.length - 1);
  while (index > 0) {
    const [beneath, upper] = [pile[index - 1] as number, pile[index] as number];
    if (consecutive ? beneath !== upper + 1 : beneath <= upper) break;
    index -= 1;
  }
  return index;
}

function says(rule: RuleId, { piles, foundations, drawn, highest, consecutive }: Table, from: string, to: string): string {
  const numbers = { from: from.slice(1), to: to.slice(1) };
  const source = piles[Number(numbers.from) - 1] ?? [];
  const lifted = source.slice(foot(source, consecutive));
  const top = piles[Number(numbers.to) - 1]?.at(-1) ?? 0;
  switch (rule) {
    case 'game-over':
      return m.sixteen_rule_game_over_says();
    case 'no-such-pile':
      return m.sixteen_rule_no_such_pile_says({ piles: piles.length });
    case 'urn-empty':
      return m.sixteen_rule_urn_empty_says();
    case 'place-first':
      return m.sixteen_rule_place_first_says({ drawn: drawn ?? '' });
    case 'nothing-drawn':
      return m.sixteen_rule_nothing_drawn_says();
    case 'source-empty':
      return m.sixteen_rule_source_empty_says({ from: numbers.from });
    case 'empty-pile':
      return m.sixteen_rule_empty_pile_says({ ...numbers, highest: a(highest), run: run(lifted) });
    case 'foundation-next': {
      const next = [...new Set(foundations)].filter((height) => height < highest).map((height) => height + 1);
      const wanted = either(next.sort((x, y) => x - y).map(a));
      return m.sixteen_rule_foundation_next_says({ brick: a(source.at(-1) ?? 0), wanted });
    }
    case 'one-below': {
      const head = lifted[0] ?? 0;
      if (top === 1) return m.sixteen_rule_one_below_says_lowest({ to: numbers.to });
      if (lifted.length > 1)
        return m.sixteen_rule_one_below_says_run({ ...numbers, top: a(top), need: a(top - 1), run: run(lifted) });
      const words = { to: numbers.to, top: a(top), head: a(head) };
      return head === highest
        ? m.sixteen_rule_one_below_says_highest(words)
        : m.sixteen_rule_one_below_says({ ...words, above: a(head + 1) });
    }
    case 'run-descends':
    case 'run-consecutive': {
      // The highest break above the brick that would fit.
      const broken = foot(source, rule === 'run-consecutive');
      const words = { ...numbers, need: a(top - 1), upper: source[broken] ?? 0, lower: source[broken - 1] ?? 0 };
      return rule === 'run-descends' ? m.sixteen_rule_run_descends_says(words) : m.sixteen_rule_run_consecutive_says(words);
    }
  }
}
