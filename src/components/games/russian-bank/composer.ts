import { suits } from '../../../engine/core/cards.ts';
import { rng } from '../../../engine/core/rng.ts';
import type { Slot, SlotKind } from '../../../engine/core/scene.ts';
import { shuffled } from '../../../engine/core/shuffled.ts';
import { type Params, type PlayerNumber, russianBank, type Side, type State } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { cardTray } from '../card-tray.ts';
import { offOrOn, whichPlayer } from '../choices.ts';
import {
  at,
  cardOfFace,
  cardsAt,
  cardsBetween,
  cut,
  type Draft,
  faceOfCard,
  type GameComposer,
  lay,
  lying,
  missing,
  notationOf,
  pick,
  rankOfCard,
  seatIn,
  slotOf,
  swap,
} from '../composing.ts';
import { tableFact } from './table-fact.ts';

export const homes = suits.flatMap((suit) => [`f${suit}1`, `f${suit}2`]);
export const pilesOf = (player: PlayerNumber) => [1, 2, 3, 4].map((n) => `${player}t${n}`);
export const stockOf = (player: PlayerNumber) =>
  [
    [`${player}r`, 'reserve'],
    [`${player}h`, 'hand'],
    [`${player}w`, 'waste'],
  ] as const satisfies readonly (readonly [string, SlotKind])[];

const sideOf = (draft: Draft, player: PlayerNumber): Side => ({
  reserve: cardsAt(draft, `${player}r`),
  piles: pilesOf(player).map((id) => cardsAt(draft, id)),
  hand: cardsAt(draft, `${player}h`),
  waste: cardsAt(draft, `${player}w`),
});

/** A draft without cards turned up, as there are at the other table: they are the next of the hand. */
function withoutTurnedUp(draft: Draft): Draft {
  const up = (['1', '2'] as const).filter((player) => at(draft, `${player}u`).length > 0);
  const hands = up.flatMap((player) => [
    [`${player}u`, []] as const,
    [`${player}h`, [...at(draft, `${player}u`), ...at(draft, `${player}h`)]] as const,
  ]);
  return up.length === 0 ? draft : lay(draft, Object.fromEntries(hands));
}

export const turnOf = (draft: Draft): PlayerNumber => (draft.facts.turn === '2' ? 2 : 1);

/** How many cards a reserve has by the one rule set there is, and by this draft. */
const usualReserve = `${russianBank.presets.free?.reserve}`;
const reserveOf = ({ facts }: Draft): string => facts.reserve ?? usualReserve;
const paramsOf = (draft: Draft): Params => ({ preset: 'free', reserve: reserveOf(draft) === '13' ? 13 : 12 });

/** The most cards in hand and waste together. */
const mostInHand = (draft: Draft): number => 48 - Number(reserveOf(draft));

/** What can still go to a hand: each pack has a card once, and a hand holds so many. */
function toHand(draft: Draft, player: PlayerNumber): readonly string[] {
  const own = new Set(stockOf(player).flatMap(([id]) => at(draft, id)));
  const room = mostInHand(draft) - at(draft, `${player}h`).length - at(draft, `${player}w`).length;
  const free = [...new Set(missing(composer, draft))].filter((card) => !own.has(card));
  return shuffled(free, rng(free.length)).slice(0, Math.max(0, room));
}

/** Whose pack the cards of a place are of: anybody's are on piles and foundations. */
const packOf = ({ kind, owner }: Slot): string | null =>
  kind === 'reserve' || kind === 'waste' || kind === 'hand' ? `player ${owner}` : null;

/** Laying cards, at either table. */
export const laying: Pick<GameComposer, 'put' | 'replace' | 'take'> = {
  put(draft, slot, piece) {
    if (!slot.startsWith('f')) return lay(draft, { [slot]: [...at(draft, slot), piece] });
    // Wherever it is let go, it belongs to its own suit.
    const own = `f${piece[1]}${slot[2]}`;
    return lay(draft, { [own]: cardsBetween(piece[1] ?? '', 1, rankOfCard(piece)) });
  },
  replace: (draft, slot, index, piece) =>
    slot.startsWith('f') ? laying.put(draft, slot, piece) : swap(draft, slot, index, piece),
  take: (draft, slot, index) => (slot.startsWith('f') ? cut(draft, slot, index) : pick(draft, slot, index)),
};

/** Composing a table of Russian Bank. On a foundation lies everything up to its top. */
export const composer: GameComposer = {
  // Each player has a pack of their own.
  loose: packOf,
  pack: packOf,
  typed: (draft) => ({
    pieces: '7c Kd',
    position: composer.position({ places: { '1r': ['7c'], '2r': ['Kd'], '1t1': ['8d'] }, facts: { reserve: reserveOf(draft) } }),
  }),
  empty: { places: {}, facts: { turn: '1', drawn: '-', count: '0' } },
  read(play) {
    const { params, turn, drawn, count } = play.state as State;
    const reserve = `${params.reserve}`;
    const facts = { turn: `${turn}`, drawn: drawn ? 'd' : '-', count: `${count}` };
    return { places: lying(play.scene('all'), cardOfFace), facts: reserve === usualReserve ? facts : { ...facts, reserve } };
  },
  facts: (draft) => [
    tableFact(draft),
    {
      id: 'reserve',
      name: m.teach_bank_reserve(),
      rule: true,
      value: reserveOf(draft),
      usual: usualReserve,
      choices: ['12', '13'].map((value) => ({ value, name: value })),
    },
    {
      id: 'turn',
      name: m.teach_turn(),
      rule: false,
      value: `${turnOf(draft)}`,
      choices: whichPlayer(2),
    },
    {
      id: 'drawn',
      name: m.teach_bank_drawn(),
      rule: false,
      value: draft.facts.drawn ?? '-',
      choices: offOrOn('-', 'd'),
    },
  ],
  tray: () => cardTray(2),
  put: (draft, slot, piece) => laying.put(withoutTurnedUp(draft), slot, piece),
  replace: (draft, slot, index, piece) => laying.replace(withoutTurnedUp(draft), slot, index, piece),
  take: (draft, slot, index) => laying.take(withoutTurnedUp(draft), slot, index),
  scene(before) {
    const draft = withoutTurnedUp(before);
    const stock = (player: PlayerNumber) =>
      stockOf(player).map(([id, kind]) => slotOf(id, kind, [0, player], at(draft, id), faceOfCard(player)));
    const piles = (player: PlayerNumber) =>
      pilesOf(player).map((id, i) => slotOf(id, 'pile', [i + 1, player], at(draft, id), faceOfCard(player)));
    return {
      game: 'russian-bank',
      actor: turnOf(draft),
      slots: [
        ...stock(2),
        ...piles(2),
        ...homes.map((id, i) => slotOf(id, 'foundation', [i + 1, 0], at(draft, id), faceOfCard(1))),
        ...piles(1),
        ...stock(1),
      ],
    };
  },
  position(before) {
    const draft = withoutTurnedUp(before);
    return notationOf(russianBank, {
      params: paramsOf(draft),
      turn: turnOf(draft),
      sides: [sideOf(draft, 1), sideOf(draft, 2)],
      foundations: homes.map((id) => cardsAt(draft, id)),
      drawn: draft.facts.drawn === 'd',
      count: Number(draft.facts.count ?? 0),
    });
  },
  offers(draft) {
    const offers = [];
    for (const player of [1, 2] as const) {
      const [hand, waste] = [at(draft, `${player}h`), at(draft, `${player}w`)];
      const waits = draft.facts.drawn === 'd' && turnOf(draft) === player;
      if (hand.length === 0 && waste.length > 0 && !waits)
        offers.push({
          words: m.teach_offer_turn_over({ whose: seatIn(draft) === player ? 'yours' : 'theirs' }),
          draft: lay(draft, { [`${player}h`]: [...waste], [`${player}w`]: [] }),
        });
    }
    const own = seatIn(draft) === 2 ? 2 : 1;
    for (const [player, whose] of [
      [own === 1 ? 2 : 1, 'theirs'],
      [own, 'yours'],
    ] as const) {
      const cards = toHand(draft, player);
      if (cards.length > 0)
        offers.push({
          words: m.teach_offer_hand({ count: cards.length, whose }),
          draft: lay(draft, { [`${player}h`]: [...at(draft, `${player}h`), ...cards] }),
        });
    }
    return offers;
  },
  goals(draft) {
    const turn = turnOf(draft);
    const reserve = at(draft, `${turn}r`).length;
    const stock = stockOf(turn).reduce((sum, [id]) => sum + at(draft, id).length, 0);
    return [
      { id: 'win', words: m.teach_goal_win_turn() },
      {
        id: 'reserve',
        words: m.teach_goal_reserve(),
        number: { low: 0, high: 13, usual: Math.max(0, Math.min(13, reserve - 1)) },
      },
      { id: 'stock', words: m.teach_goal_stock(), number: { low: 0, high: 48, usual: Math.max(0, Math.min(48, stock - 1)) } },
      { id: 'home', words: m.teach_goal_home_cards(), number: { low: 1, high: 104, usual: 1 } },
      { id: 'lock', words: m.teach_goal_lock() },
    ];
  },
  kind: (draft) => ({ rules: reserveOf(draft) === '13' ? null : 'free', size: 'two-packs' }),
  places(name) {
    if (name === 'foundations') return homes;
    const player = name === 'player 1' ? 1 : name === 'player 2' ? 2 : null;
    return player === null ? [] : [`${player}h`];
  },
};
