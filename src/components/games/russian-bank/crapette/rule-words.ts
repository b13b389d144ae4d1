import { type Card, pack, rankOf, suitOf } from '../../../../engine/core/cards.ts';
import {
  availableAt,
  cardIn,
  everyAction,
  foundationFor,
  houseAt,
  opponentOf,
  otherMisfit,
  ownMisfit,
  packCard,
  type Rule,
  type Source,
  sideOf,
  type Table,
  type Target,
  topOf,
  why,
} from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { signOf } from '../../../board/card-words.ts';
import type { RuleWords } from '../../../play/kit.ts';
import { either } from '../../../play/lists.ts';
import { type RuleSaid, rule, ruleSaid } from '../../rules-said.ts';
import { cardAt, type Here, slotWords } from './words.ts';

/** What was tried. */
interface Tried {
  readonly play: Here;
  readonly from: string;
  /** What would move, and what lies where it would go. */
  readonly lifted: Card | null;
  readonly target: Card | null;
  /** Both in words. */
  readonly words: { readonly card: string; readonly top: string };
  /** The cards that the place takes now. */
  wanted(fits?: (card: Card) => boolean): string;
}

const sign = (card: Card | null): string => (card === null ? '' : signOf(card));

const houseOf = (slot: string, { turn }: Table) => `${Number(slot[0]) === turn ? 't' : 'o'}${slot[2]}` as Source & Target;

/** A slot of the scene as an action names where it plays from; null where the player in turn plays nothing from it. */
export function sourceOf(slot: string, table: Table): Source | null {
  if (slot[1] === 't') return houseOf(slot, table);
  if (Number(slot[0]) !== table.turn) return null;
  return slot[1] === 'u' ? 'h' : slot[1] === 'r' || slot[1] === 'w' ? slot[1] : null;
}

/** Slots of the scene as an action names them: a source and a target. */
function placesOf(from: string, to: string, table: Table): [Source | null, Target | null] {
  const { turn } = table;
  const source = sourceOf(from, table);
  if (to.startsWith('f')) return [source, 'f'];
  if (to[1] === 't') return [source, houseOf(to, table)];
  return [source, /^[12][rw]$/.test(to) && Number(to[0]) !== turn ? (`o${to[1]}` as Target) : null];
}

/** The cards that lie where an action would go; a foundation has none that matters. */
function cardsAt(table: Table, to: Target): readonly number[] {
  if (to === 'f') return [];
  if (to !== 'or' && to !== 'ow') return houseAt(table, to);
  const other = sideOf(table, opponentOf(table.turn));
  return to === 'or' ? other.reserve : other.waste;
}

/** Whether a place takes a card. */
function takes(table: Table, to: Target, card: Card): boolean {
  const of = packCard(card, 1);
  if (to === 'f') return foundationFor(table, of) >= 0;
  const top = topOf(cardsAt(table, to));
  return (to === 'or' || to === 'ow' ? otherMisfit : ownMisfit)(of, top) === null;
}

function tried(play: Here, from: string, to: string): Tried {
  const { state } = play;
  const [source, place] = placesOf(from, to, state);
  const moved = source === null ? undefined : availableAt(state, source);
  const onto = place === null ? undefined : topOf(cardsAt(state, place));
  const [lifted, target] = [moved, onto].map((card) => (card === undefined ? null : cardIn(card))) as [Card | null, Card | null];
  return {
    play,
    from,
    lifted,
    target,
    words: { card: sign(lifted), top: sign(target) },
    wanted: (fits = () => true) =>
      place === null ? '' : either(pack.filter((card) => fits(card) && takes(state, place, card)).map(signOf)),
  };
}

/** Each rule: the section of the rules in which it stands, its name, and its sentence. */
export const ruleTable: Readonly<Record<Rule, RuleSaid<Tried>>> = {
  'source-empty': rule(1, m.russian_bank_rule_source_empty_name, ({ from, play }) =>
    m.crapette_rule_source_empty_says({ slot: slotWords(/^[12][rwuht]/.test(from) ? from : `${play.state.turn}h`, play) }),
  ),
  'waste-closed': rule(1, m.crapette_rule_waste_closed_name, m.crapette_rule_waste_closed_says),
  'foundation-next': rule(2, m.russian_bank_rule_foundation_next_name, ({ lifted, words, wanted }) =>
    m.russian_bank_rule_foundation_next_says({
      card: words.card,
      wanted: wanted((card) => lifted !== null && suitOf(card) === suitOf(lifted)),
    }),
  ),
  'own-descends': rule(3, m.crapette_rule_houses_name, ({ target, words, wanted }) =>
    target !== null && rankOf(target) === 1
      ? m.crapette_rule_house_descends_says_ace({ top: words.top })
      : m.crapette_rule_house_descends_says({ ...words, wanted: wanted() }),
  ),
  'own-colour': rule(3, m.crapette_rule_houses_name, ({ words, wanted }) =>
    m.crapette_rule_house_colour_says({ ...words, wanted: wanted() }),
  ),
  'same-house': rule(3, m.crapette_rule_houses_name, m.crapette_rule_same_house_says),
  'load-empty': rule(4, m.crapette_rule_loading_name, m.crapette_rule_load_empty_says),
  'other-suit': rule(4, m.crapette_rule_loading_name, ({ words, wanted }) =>
    m.crapette_rule_load_suit_says({ ...words, wanted: wanted() }),
  ),
  'other-neighbour': rule(4, m.crapette_rule_loading_name, ({ words, wanted }) =>
    m.crapette_rule_load_neighbour_says({ ...words, wanted: wanted() }),
  ),
  'no-wrap': rule(4, m.russian_bank_rule_no_wrap_name, ({ words }) => m.russian_bank_rule_no_wrap_says(words)),
  'compulsory-reserve': rule(5, m.crapette_rule_order_name, ({ play }) =>
    m.crapette_rule_compulsory_reserve_says({ card: cardAt(play.state, 'r') ?? '' }),
  ),
  'compulsory-foundation': rule(5, m.crapette_rule_order_name, ({ play }) =>
    m.crapette_rule_compulsory_foundation_says({ cards: goingHome(play) }),
  ),
  'fill-houses': rule(5, m.crapette_rule_order_name, m.crapette_rule_fill_houses_says),
  'card-waits': rule(6, m.crapette_rule_turning_up_name, ({ play }) =>
    m.crapette_rule_card_waits_says({ card: cardAt(play.state, 'h') ?? '' }),
  ),
  'hand-empty': rule(6, m.crapette_rule_turning_up_name, m.crapette_rule_hand_empty_says),
  'nothing-waits': rule(6, m.crapette_rule_turning_up_name, m.crapette_rule_nothing_waits_says),
  'pass-may-draw': rule(7, m.russian_bank_rule_pass_may_draw_name, m.crapette_rule_pass_may_draw_says),
  'say-stop': rule(9, m.crapette_rule_say_stop_name, m.crapette_rule_say_stop_says),
  'game-over': rule(8, m.russian_bank_rule_game_over_name, m.russian_bank_rule_game_over_says),
};

/** The cards of which one must go home now. */
function goingHome({ state, actions, read }: Here): string {
  const cards = actions
    .map(read)
    .flatMap((action) => (action.kind === 'play' && action.to === 'f' ? [cardAt(state, action.from) ?? ''] : []));
  return either([...new Set(cards)]);
}

const misfits: readonly string[] = [
  'foundation-next',
  'own-descends',
  'own-colour',
  'other-suit',
  'other-neighbour',
] satisfies Rule[];

/**
 * Why a try was refused. `play` is the play before the try, `from` and `to` the slots between which it was made (a try
 * that was only said has none that matter). Where something is compulsory, whoever looks for a place that fits hears of that too.
 */
export function ruleWords(id: string, play: Here, from: string, to: string | null): RuleWords {
  const attempt = tried(play, from, to ?? '');
  const said = ruleSaid(ruleTable, id, attempt);
  const rule = misfits.includes(id) ? compulsory(play) : null;
  return rule === null ? said : { ...said, says: `${said.says} ${ruleTable[rule].says(attempt)}` };
}

/** The rule by which a card must go home before anything else; null where none must, or the players keep the order and nobody tells them. */
function compulsory({ state, actions, read }: Here): 'compulsory-reserve' | 'compulsory-foundation' | null {
  const home = actions.map(read).flatMap((action) => (action.kind === 'play' && action.to === 'f' ? [action.from] : []));
  if (state.params.order || home.length === 0) return null;
  return home.includes('r') ? 'compulsory-reserve' : 'compulsory-foundation';
}

/** What is said of a card that is touched and could only move if nothing were compulsory; null where it could not either. */
export function untimelyWords(from: string, play: Here): string | null {
  const rule = compulsory(play);
  if (rule === null) return null;
  const [source] = placesOf(from, '', play.state);
  const could =
    source !== null &&
    everyAction.some((action) => action.kind === 'play' && action.from === source && why(play.state, action) === rule);
  return could ? ruleTable[rule].says(tried(play, from, '')) : null;
}
