import { ranks, suits } from '../../../engine/core/cards.ts';
import { rng } from '../../../engine/core/rng.ts';
import { shuffled } from '../../../engine/core/shuffled.ts';
import {
  factsOf,
  type Params,
  type Phase,
  type Run,
  ristiseiska,
  type Side,
  type State,
} from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { suitName } from '../../board/card-words.ts';
import { cardTray } from '../card-tray.ts';
import { offOrOn, whichPlayer } from '../choices.ts';
import {
  at,
  cardOfFace,
  cardsAt,
  cardsBetween,
  cut,
  type Draft,
  type Fact,
  faceOfCard,
  type GameComposer,
  lay,
  lying,
  missing,
  notationOf,
  pick,
  rankOfCard,
  slotOf,
  swap,
} from '../composing.ts';
import { houses, sums } from './house-words.ts';
import { sets } from './rule-names.ts';

const presets = ristiseiska.presets;

const ruleKeys = [...Object.keys(houses), ...Object.keys(sums)];

/** The rule set that is chosen; a draft that names none has the first. */
const presetOf = ({ facts }: Draft): Params => {
  const preset = Object.hasOwn(presets, facts.preset ?? '') ? presets[facts.preset ?? ''] : presets.pantti;
  return preset as Params;
};
const inRules = (rules: Params, key: string): string => String(rules[key as keyof Params]);

const seats = (draft: Draft): number[] => Array.from({ length: Number(draft.facts.players) }, (_, i) => i + 1);
const hand = (seat: number): string => `hand-${seat}`;
const parts = ['up', 'row', 'down'] as const;
const order = (cards: readonly string[]): string[] =>
  cards.toSorted((a, b) => suits.indexOf(a[1] as 'c') - suits.indexOf(b[1] as 'c') || rankOfCard(a) - rankOfCard(b));

/** A house rule as it is in force: what the draft says, else the rule set's own. */
const ruleOf = (draft: Draft, key: string): string => draft.facts[key] || inRules(presetOf(draft), key);

/** The rules in force, and how many play. */
function paramsOf(draft: Draft): Params {
  const preset = presetOf(draft);
  const own = ruleKeys.filter((key) => ruleOf(draft, key) !== inRules(preset, key)).map((key) => [key, ruleOf(draft, key)]);
  return { ...preset, ...Object.fromEntries(own), players: Number(draft.facts.players) };
}

/** What players are asked for when somebody does not play, each by the rule that has it. */
const asks = [
  ['give', 'unable', 'beg', m.teach_risti_now_give],
  ['take', 'unable', 'pawn', m.teach_risti_now_take],
  ['fine', 'false-pass', 'penalised', m.teach_risti_now_fine],
] as const;

/** Who may be asked for what by the rules of the draft; and what it says, though these rules have it no more. */
function asked(draft: Draft): readonly (readonly [value: string, name: string])[] {
  const others = seats(draft).filter((seat) => `${seat}` !== draft.facts.turn);
  return asks.flatMap(([kind, rule, value, words]) => {
    const [now, player] = (draft.facts.phase ?? '').split(':', 2);
    const own = now === kind && player !== undefined ? [player] : [];
    const all = ruleOf(draft, rule) === value ? others.map(String) : [];
    return [...new Set([...all, ...own])].map((player) => [`${kind}:${player}`, words({ player })] as const);
  });
}

/** What is going on: yes or no where it can only be one of two things. */
function phaseFact(draft: Draft): Fact {
  const value = draft.facts.phase ?? 'play';
  const others = asked(draft);
  const plain = others.length === 0;
  const named = [['play', m.teach_risti_now_play()], ['extra', m.teach_risti_now_extra()], ...others] as const;
  return {
    id: 'phase',
    name: plain ? m.teach_risti_extra_now() : m.teach_risti_now(),
    rule: false,
    value,
    choices: plain ? offOrOn('play', 'extra') : named.map(([value, name]) => ({ value, name })),
  };
}

/**
 * A suit's cards from its seven to this one; an ace goes below the two unless it is let go above. On the other side of the seven comes
 * what must have been laid before: the six, and by some rules the eight, or all up to the king.
 */
function grown(draft: Draft, slot: string, piece: string): Draft {
  const suit = piece[1] ?? '';
  const rank = rankOfCard(piece);
  const [up, row, down] = parts.map((part) => `${part}-${suit}`) as [string, string, string];
  const upTo = (high: number) => (at(draft, up).length < high - 7 ? { [up]: cardsBetween(suit, 8, high) } : {});
  const laid = { [row]: [`7${suit}`] };
  if (rank === 7) return lay(draft, laid);
  const high = rank === 1 && slot.startsWith('up') && ruleOf(draft, 'ace') === 'first-decides';
  if (high || rank > 7) {
    const above = high ? [...cardsBetween(suit, 8, 13), piece] : cardsBetween(suit, 8, rank);
    return lay(draft, { ...laid, [up]: above, ...(at(draft, down).length === 0 ? { [down]: [`6${suit}`] } : {}) });
  }
  const before =
    rank === 1 && ruleOf(draft, 'ace') === 'closes' ? 13 : rank < 6 && ruleOf(draft, 'five-needs-eight') === 'yes' ? 8 : 7;
  return lay(draft, { ...laid, ...upTo(before), [down]: cardsBetween(suit, rank, 6).reverse() });
}

/** Without a card wherever it is held. */
const unheld = (draft: Draft, card: string): Draft =>
  lay(draft, Object.fromEntries(seats(draft).map((seat) => [hand(seat), at(draft, hand(seat)).filter((own) => own !== card)])));

/** A suit's run from the last card below its seven to the last one above it, where an ace lies on the king; null without a seven. */
function runOf(draft: Draft, suit: string): Run | null {
  if (at(draft, `row-${suit}`).length === 0) return null;
  const [low = 7, high = 7] = ['down', 'up'].map((part) => at(draft, `${part}-${suit}`).slice(-1).map(rankOfCard)[0]);
  return { low, high: high === 1 ? 14 : high };
}

/** Which side the aces of the table lie on, where the first one decides it. */
function aces(draft: Draft): Side | null {
  if (ruleOf(draft, 'ace') !== 'first-decides') return null;
  const has = (part: string) => suits.some((suit) => at(draft, `${part}-${suit}`).includes(`A${suit}`));
  return has('up') ? 'high' : has('down') ? 'low' : null;
}

/** What is going on, and who is asked; whether play could lead there is for the reader of positions to say. */
function phaseOf({ facts }: Draft): Phase {
  const [kind = '', player] = (facts.phase ?? 'play').split(':', 2);
  return (player === undefined ? { kind } : { kind, player: Number(player) }) as Phase;
}

/** Composing a table of Ristiseiska. A suit's run is filled from its seven. */
export const composer: GameComposer = {
  called: ({ kind, id }) => (kind === 'column' ? m.teach_place_row({ suit: suitName(id.slice(-1) as 'c') }) : undefined),
  loose: ({ kind }) => (kind === 'hand' ? 'hands' : null),
  typed(draft) {
    const laid = Object.fromEntries(seats(draft).map((seat) => [hand(seat), [`${ranks[seat]}h`]]));
    const { preset = 'pantti', players = '3' } = draft.facts;
    const own = Object.entries(draft.facts).filter(([key]) => ruleKeys.includes(key));
    const facts = { ...Object.fromEntries(own), preset, players, turn: '1', phase: 'play' };
    return { pieces: '7c Kd', position: composer.position({ places: { ...laid, 'row-c': ['7c'] }, facts }) };
  },
  empty: { places: {}, facts: { preset: 'pantti', players: '3', turn: '1', phase: 'play', token: '-', idle: '0' } },
  read(play) {
    const { params, turn, phase, token, fresh, idle, out } = play.state as State;
    const preset = presets[params.preset] as Params;
    const own = ruleKeys.filter((key) => inRules(params, key) !== inRules(preset, key)).map((key) => [key, inRules(params, key)]);
    return {
      places: lying(play.scene('all'), cardOfFace),
      facts: {
        ...Object.fromEntries(own),
        preset: params.preset,
        players: `${params.players}`,
        turn: `${turn}`,
        phase: 'player' in phase ? `${phase.kind}:${phase.player}` : phase.kind,
        token: token === null ? '-' : `${token}`,
        idle: `${idle}`,
        ...(out.length > 1 ? { out: out.join('') } : {}),
        ...Object.fromEntries(fresh.map((seat) => [`fresh-${seat}`, 'y'])),
      },
    };
  },
  facts(draft) {
    const players = whichPlayer(seats(draft).length);
    const preset = presetOf(draft);
    const rule = (id: string, name: string, choices: Fact['choices']): Fact => ({
      id,
      name,
      rule: true,
      value: ruleOf(draft, id),
      usual: inRules(preset, id),
      choices,
    });
    const rules = Object.entries(houses).map(([id, { name, choices }]) =>
      rule(
        id,
        name(),
        Object.entries(choices).map(([value, words]) => ({ value, name: words() })),
      ),
    );
    const own = Object.entries(sums).flatMap(([id, name]) => {
      const values = new Set([inRules(preset, id), ruleOf(draft, id)]);
      const choices = [...values].map((value) => ({ value, name: value === 'null' ? m.teach_risti_no_target() : value }));
      return values.size > 1 ? [rule(id, name(), choices)] : [];
    });
    return [
      {
        id: 'preset',
        name: m.teach_risti_set(),
        rule: true,
        value: preset.preset,
        choices: Object.entries(sets).map(([value, name]) => ({ value, name: name() })),
      },
      ...rules,
      ...own,
      {
        id: 'players',
        name: m.teach_players(),
        rule: false,
        value: draft.facts.players ?? '',
        choices: [2, 3, 4, 5, 6].map((n) => ({ value: `${n}`, name: `${n}` })),
      },
      { id: 'turn', name: m.teach_turn(), rule: false, value: draft.facts.turn ?? '', choices: players },
      phaseFact(draft),
      ...(ruleOf(draft, 'unable') === 'token'
        ? [
            {
              id: 'token',
              name: m.teach_risti_token(),
              rule: false,
              value: draft.facts.token ?? '-',
              choices: [{ value: '-', name: m.teach_risti_token_middle() }, ...players],
            },
          ]
        : []),
      ...seats(draft).map((seat) => ({
        id: `fresh-${seat}`,
        name: m.teach_risti_fresh({ player: seat }),
        rule: false,
        value: draft.facts[`fresh-${seat}`] === 'y' ? 'y' : '-',
        choices: offOrOn('-', 'y'),
      })),
    ];
  },
  tray: () => cardTray(1),
  put: (draft, slot, piece) =>
    slot.startsWith('hand-') ? lay(draft, { [slot]: order([...at(draft, slot), piece]) }) : grown(draft, slot, piece),
  replace: (draft, slot, index, piece) =>
    slot.startsWith('hand-')
      ? lay(draft, { [slot]: order(at(swap(draft, slot, index, piece), slot)) })
      : grown(draft, slot, piece),
  take(draft, slot, index) {
    if (slot.startsWith('hand-')) return pick(draft, slot, index);
    const suit = slot.slice(-1);
    // Without its seven nothing of a suit lies.
    if (slot.startsWith('row')) return lay(draft, { [`up-${suit}`]: [], [`row-${suit}`]: [], [`down-${suit}`]: [] });
    // Nor any above it without its six.
    if (slot.startsWith('down') && index === 0) return lay(draft, { [slot]: [], [`up-${suit}`]: [] });
    return cut(draft, slot, index);
  },
  scene: (draft) => ({
    game: 'ristiseiska',
    actor: Number(draft.facts.turn),
    facts: factsOf(ruleOf(draft, 'unable') === 'token' ? Number(draft.facts.token) || 0 : null, aces(draft) === 'high'),
    slots: [
      ...parts.flatMap((part, row) =>
        suits.map((suit, i) =>
          slotOf(`${part}-${suit}`, 'column', [row * 4 + i + 1, 0], at(draft, `${part}-${suit}`), faceOfCard(1)),
        ),
      ),
      ...seats(draft).map((seat) => slotOf(hand(seat), 'hand', [seat, seat], order(at(draft, hand(seat))), faceOfCard(1))),
    ],
  }),
  position(draft) {
    const { facts } = draft;
    const empty = seats(draft).filter((seat) => at(draft, hand(seat)).length === 0);
    // In the order in which they went, as far as that is known.
    const gone = [...(facts.out ?? '')].map(Number).filter((seat) => empty.includes(seat));
    return notationOf(ristiseiska, {
      params: paramsOf(draft),
      table: suits.map((suit) => runOf(draft, suit)),
      hands: seats(draft).map((seat) => cardsAt(draft, hand(seat)).toSorted((a, b) => a - b)),
      turn: Number(facts.turn),
      phase: phaseOf(draft),
      token: ruleOf(draft, 'unable') === 'token' ? Number(facts.token) || null : null,
      fresh: seats(draft).filter((seat) => facts[`fresh-${seat}`] === 'y'),
      aces: aces(draft),
      idle: ruleOf(draft, 'unable') === 'beg' ? Number(facts.idle ?? 0) : 0,
      out: ruleOf(draft, 'end') === 'last-in' ? [...new Set([...gone, ...empty])] : [],
    });
  },
  offers(draft) {
    const rest = missing(composer, draft);
    const bare = suits.every((suit) => at(draft, `row-${suit}`).length === 0);
    const held = seats(draft).some((seat) => at(draft, hand(seat)).includes('7c'));
    // It is laid before any other; on an empty table whoever holds it begins.
    const first = at(draft, 'row-c').length === 0 && !(bare && held);
    const seven = first ? [{ words: m.teach_offer_seven(), draft: grown(unheld(draft, '7c'), 'row-c', '7c') }] : [];
    if (rest.length === 0) return seven;
    const all = seats(draft);
    const turn = Number(draft.facts.turn);
    const empty = all.filter((seat) => at(draft, hand(seat)).length === 0);
    const deal = (to: readonly number[]): Draft => {
      const cards = shuffled(rest, rng(rest.length));
      const smallest = (hands: Map<number, string[]>) => [...hands].toSorted((a, b) => a[1].length - b[1].length)[0]?.[1];
      const hands = new Map(to.map((seat) => [seat, [...at(draft, hand(seat))]]));
      for (const card of cards) smallest(hands)?.push(card);
      return lay(draft, Object.fromEntries([...hands].map(([seat, cards]) => [hand(seat), order(cards)])));
    };
    const others = all.filter((seat) => seat !== turn);
    const none = rest.length === composer.tray(draft).reduce((sum, { pieces }) => sum + pieces.length, 0);
    const whole = (count: number) => (none ? m.teach_offer_whole({ count }) : m.teach_offer_all({ count }));
    return [
      ...seven,
      ...(none ? [] : [{ words: m.teach_offer_others({ count: rest.length }), draft: deal(others) }]),
      ...(empty.length === all.length ? [{ words: whole(rest.length), draft: deal(all) }] : []),
    ];
  },
  goals: (draft) => [
    { id: 'win', words: m.teach_goal_first_out() },
    ...(ruleOf(draft, 'end') === 'last-in' ? [{ id: 'not-last', words: m.teach_goal_not_last() }] : []),
    ...(ruleOf(draft, 'unable') === 'pawn' ? [{ id: 'best', words: m.teach_goal_best() }] : []),
    {
      id: 'passes',
      words: m.teach_goal_passes(),
      number: { low: 1, high: seats(draft).length, usual: (Number(draft.facts.turn) % seats(draft).length) + 1 },
    },
  ],
  kind(draft) {
    const preset = presetOf(draft);
    const own = ruleKeys.some((key) => ruleOf(draft, key) !== inRules(preset, key));
    return { rules: own ? null : preset.preset, size: draft.facts.players ?? '' };
  },
  places(name) {
    if (name === 'table') return suits.map((suit) => `row-${suit}`);
    return [];
  },
};
