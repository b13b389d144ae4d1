import { type Card, rankOf, suitOf } from '../../../engine/core/cards.ts';
import { type Rule, type Source, type State, type Target, takes, topAt } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { RuleWords } from '../../play/kit.ts';
import { either } from '../../play/lists.ts';
import { type RuleSaid, rule, ruleSaid } from '../rules-said.ts';
import type { Here } from './words.ts';

/** A slot of the scene as the player in turn names it in an action; null where no action does. */
function placeOf(slot: string, { turn }: State): Source | Target | null {
  if (slot.startsWith('f')) return 'f';
  const own = Number(slot[0]) === turn;
  if (slot[1] === 't') return `${own ? 't' : 'o'}${slot[2] as '1'}`;
  return own && (slot[1] === 'r' || slot[1] === 'w') ? slot[1] : null;
}

/** What was tried. */
interface Tried {
  readonly play: Here;
  readonly from: string;
  readonly lifted: Card | null;
  readonly target: Card | null;
  /** Both in words. */
  readonly words: { readonly card: string; readonly top: string };
  /** What waits on the waste. */
  readonly waiting: { readonly card: string };
  /** What the place takes now. */
  wanted(fits?: (card: Card) => boolean): string;
}

const sign = (card: Card | null): string => (card === null ? '' : signOf(card));

function tried(play: Here, from: string, to: string): Tried {
  const { state } = play;
  const [source, place] = [placeOf(from, state), placeOf(to, state)];
  const topOf = (at: Source | Target | null): Card | null => (at === null ? null : topAt(state, at));
  const [lifted, target] = [topOf(source), topOf(place)];
  return {
    play,
    from,
    lifted,
    target,
    words: { card: sign(lifted), top: sign(target) },
    waiting: { card: sign(topAt(state, 'w')) },
    wanted: (fits = () => true) =>
      place === null
        ? ''
        : either(
            takes(state, place as Target)
              .filter(fits)
              .map(signOf),
          ),
  };
}

/** Each rule: the section of the rule page in which it stands, its name, and its sentence. */
export const ruleTable: Readonly<Record<Rule, RuleSaid<Tried>>> = {
  'source-empty': rule(1, m.russian_bank_rule_source_empty_name, sourceEmptySays),
  'foundation-next': rule(2, m.russian_bank_rule_foundation_next_name, ({ lifted, words, wanted }) =>
    m.russian_bank_rule_foundation_next_says({
      card: words.card,
      wanted: wanted((card) => lifted !== null && suitOf(card) === suitOf(lifted)),
    }),
  ),
  'own-descends': rule(3, m.russian_bank_rule_own_descends_name, ({ target, words, wanted }) =>
    target !== null && rankOf(target) === 1
      ? m.russian_bank_rule_own_descends_says_ace({ top: words.top })
      : m.russian_bank_rule_own_descends_says({ ...words, wanted: wanted() }),
  ),
  'own-colour': rule(3, m.russian_bank_rule_own_colour_name, ({ words, wanted }) =>
    m.russian_bank_rule_own_colour_says({ ...words, wanted: wanted() }),
  ),
  'other-suit': rule(4, m.russian_bank_rule_other_suit_name, ({ words, wanted }) =>
    m.russian_bank_rule_other_suit_says({ ...words, wanted: wanted() }),
  ),
  'other-neighbour': rule(4, m.russian_bank_rule_other_neighbour_name, ({ words, wanted }) =>
    m.russian_bank_rule_other_neighbour_says({ ...words, wanted: wanted() }),
  ),
  'no-wrap': rule(4, m.russian_bank_rule_no_wrap_name, ({ words }) => m.russian_bank_rule_no_wrap_says(words)),
  'drawn-waits': rule(5, m.russian_bank_rule_drawn_waits_name, ({ play: { actions, read }, waiting }) =>
    actions.map(read).some((action) => action.kind === 'play' && action.from === 'w')
      ? m.russian_bank_rule_drawn_waits_says(waiting)
      : m.russian_bank_rule_drawn_waits_says_stuck(waiting),
  ),
  'hand-empty': rule(6, m.russian_bank_rule_hand_empty_name, m.russian_bank_rule_hand_empty_says),
  'pass-may-draw': rule(7, m.russian_bank_rule_pass_may_draw_name, m.russian_bank_rule_pass_may_draw_says),
  'pass-drawn-plays': rule(7, m.russian_bank_rule_pass_drawn_plays_name, ({ waiting }) =>
    m.russian_bank_rule_pass_drawn_plays_says(waiting),
  ),
  'game-over': rule(8, m.russian_bank_rule_game_over_name, m.russian_bank_rule_game_over_says),
};

/**
 * Why a try was refused. `play` is the play before the try, `from` and `to` the slots between which it was made (a try
 * that was only said has none that matter).
 */
export const ruleWords = (id: string, play: Here, from: string, to: string | null): RuleWords =>
  ruleSaid(ruleTable, id, tried(play, from, to ?? ''));

function sourceEmptySays({ from }: Tried): string {
  if (from[1] === 'r') return m.russian_bank_rule_source_empty_says_reserve();
  if (from[1] === 'w') return m.russian_bank_rule_source_empty_says_waste();
  return m.russian_bank_rule_source_empty_says_pile({ n: from.slice(2) });
}
