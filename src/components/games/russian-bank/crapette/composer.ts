import { rng } from '../../../../engine/core/rng.ts';
import type { Slot } from '../../../../engine/core/scene.ts';
import { shuffled } from '../../../../engine/core/shuffled.ts';
import {
  crapette,
  formatRules,
  type Params,
  type PlayerNumber,
  type Side,
  type Table,
} from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import { offOrOn, whichPlayer } from '../../choices.ts';
import {
  at,
  cardOfFace,
  cardsAt,
  type Draft,
  faceOfCard,
  type GameComposer,
  lay,
  lying,
  missing,
  notationOf,
  seatIn,
  slotOf,
} from '../../composing.ts';
import { composer as free, homes, laying, pilesOf, stockOf, turnOf } from '../composer.ts';
import { tableFact } from '../table-fact.ts';

const usual = crapette.presets.crapette as Params;

const paramsOf = ({ facts }: Draft): Params => ({
  ...usual,
  reserve: facts.reserve === '12' ? 12 : 13,
  waste: facts.waste === 'open' ? 'open' : 'closed',
  score: facts.score === 'count' ? 'count' : 'none',
});

/** The place of the card that a player has turned up. */
const turnedUp = (player: PlayerNumber): string => `${player}u`;

/** A draft in which only the player in turn has a card turned up: another's is the next of their hand. */
export function settled(draft: Draft): Draft {
  const other = turnOf(draft) === 1 ? 2 : 1;
  const up = at(draft, turnedUp(other));
  return up.length === 0 ? draft : lay(draft, { [turnedUp(other)]: [], [`${other}h`]: [...up, ...at(draft, `${other}h`)] });
}

const sideOf = (draft: Draft, player: PlayerNumber): Side => ({
  reserve: cardsAt(draft, `${player}r`),
  piles: pilesOf(player).map((id) => cardsAt(draft, id)),
  hand: [...cardsAt(draft, turnedUp(player)), ...cardsAt(draft, `${player}h`)],
  waste: cardsAt(draft, `${player}w`),
});

/** All cards that a player has to get rid of. */
const stockSize = (draft: Draft, player: PlayerNumber): number =>
  [...stockOf(player).map(([id]) => id), turnedUp(player)].reduce((sum, id) => sum + at(draft, id).length, 0);

/** What can still go to a hand: as many as one holds at the start, whatever was loaded. */
function toHand(draft: Draft, player: PlayerNumber): readonly string[] {
  const room = 48 - paramsOf(draft).reserve - stockSize(draft, player) + at(draft, `${player}r`).length;
  const all = missing(composer, draft);
  return shuffled(all, rng(all.length)).slice(0, Math.max(0, room));
}

/** Composing a traditional table: houses belong to nobody, and one card may be turned up. */
export const composer: GameComposer = {
  ...free,
  loose: ({ kind, owner }: Slot) => (kind === 'reserve' || kind === 'waste' || kind === 'hand' ? `player ${owner}` : null),
  // Loading mixes the packs.
  pack: () => null,
  typed: (draft) => ({
    pieces: '7c Kd',
    position: composer.position({
      places: { '1r': ['7c'], '2r': ['Kd'], '1t1': ['8d'], '1h': ['4s'] },
      facts: { ...draft.facts, turn: '1', count: '0' },
    }),
  }),
  empty: { places: {}, facts: { preset: 'crapette', turn: '1', count: '0' } },
  read(play) {
    const { params, turn, count } = play.state as Table;
    const rules = (['reserve', 'waste', 'score'] as const).flatMap((key) =>
      params[key] === usual[key] ? [] : [[key, `${params[key]}`] as const],
    );
    return {
      places: lying(play.scene('all'), cardOfFace),
      facts: { preset: 'crapette', turn: `${turn}`, count: `${count}`, ...Object.fromEntries(rules) },
    };
  },
  facts: (draft) => [
    tableFact(draft),
    {
      id: 'reserve',
      name: m.teach_bank_reserve(),
      rule: true,
      value: `${paramsOf(draft).reserve}`,
      usual: `${usual.reserve}`,
      choices: ['12', '13'].map((value) => ({ value, name: value })),
    },
    {
      id: 'waste',
      name: m.teach_crapette_waste(),
      rule: true,
      value: paramsOf(draft).waste,
      usual: usual.waste,
      choices: offOrOn('closed', 'open'),
    },
    {
      id: 'score',
      name: m.teach_crapette_score(),
      rule: true,
      value: paramsOf(draft).score,
      usual: usual.score,
      choices: offOrOn('none', 'count'),
    },
    { id: 'turn', name: m.teach_turn(), rule: false, value: `${turnOf(draft)}`, choices: whichPlayer(2) },
  ],
  put(draft, slot, piece) {
    const now = settled(draft);
    if (!slot.endsWith('u')) return laying.put(now, slot, piece);
    const player = slot[0] as '1' | '2';
    // Another card that was turned up goes back to be the next of the hand, and so does one of a player who is not in turn.
    const back = Number(player) === turnOf(now) ? at(now, slot) : [piece];
    const up = Number(player) === turnOf(now) ? [piece] : [];
    return lay(now, { [slot]: up, [`${player}h`]: [...back, ...at(now, `${player}h`)] });
  },
  replace: (draft, slot, index, piece) => laying.replace(settled(draft), slot, index, piece),
  take: (draft, slot, index) => laying.take(settled(draft), slot, index),
  scene(draft) {
    const now = settled(draft);
    const stock = (player: PlayerNumber) => {
      const [reserve, hand, waste] = stockOf(player).map(([id, kind]) =>
        slotOf(id, kind, [0, player], at(now, id), faceOfCard(player)),
      ) as [Slot, Slot, Slot];
      const up = slotOf(turnedUp(player), 'drawn', [0, player], at(now, turnedUp(player)), faceOfCard(player));
      return [reserve, waste, up, hand];
    };
    const houses = (player: PlayerNumber) =>
      pilesOf(player).map((id, i) => slotOf(id, 'pile', [i + 1, 0], at(now, id), faceOfCard(player)));
    return {
      game: 'russian-bank',
      actor: turnOf(now),
      slots: [
        ...stock(2),
        ...houses(2),
        ...homes.map((id, i) => slotOf(id, 'foundation', [i + 1, 0], at(now, id), faceOfCard(1))),
        ...houses(1),
        ...stock(1),
      ],
    };
  },
  position(draft) {
    const now = settled(draft);
    return notationOf(crapette, {
      params: paramsOf(now),
      turn: turnOf(now),
      sides: [sideOf(now, 1), sideOf(now, 2)],
      foundations: homes.map((id) => cardsAt(now, id)),
      drawn: at(now, turnedUp(turnOf(now))).length > 0,
      count: Number(now.facts.count ?? 0),
    });
  },
  offers(draft) {
    const own = seatIn(draft) === 2 ? 2 : 1;
    return (
      [
        [own === 1 ? 2 : 1, 'theirs'],
        [own, 'yours'],
      ] as const
    ).flatMap(([player, whose]) => {
      const cards = toHand(draft, player);
      if (cards.length === 0) return [];
      const filled = lay(draft, { [`${player}h`]: [...at(draft, `${player}h`), ...cards] });
      return [{ words: m.teach_offer_hand({ count: cards.length, whose }), draft: filled }];
    });
  },
  goals(draft) {
    const turn = turnOf(draft);
    const most = 104;
    const reserve = at(draft, `${turn}r`).length;
    const one = (size: number) => ({ low: 0, high: most, usual: Math.max(0, Math.min(most, size - 1)) });
    return [
      { id: 'win', words: m.teach_goal_win_turn() },
      { id: 'reserve', words: m.teach_goal_reserve(), number: one(reserve) },
      { id: 'stock', words: m.teach_goal_stock(), number: one(stockSize(draft, turn)) },
      { id: 'home', words: m.teach_goal_home_cards(), number: { low: 1, high: most, usual: 1 } },
      { id: 'load', words: m.teach_goal_load(), number: { low: 1, high: most, usual: 1 } },
    ];
  },
  dealt: (draft) => ({ rules: formatRules(paramsOf(draft)) }),
  kind: () => ({ rules: null, size: 'two-packs' }),
  places(name) {
    if (name === 'drawn') return [turnedUp(1), turnedUp(2)];
    return free.places(name);
  },
};
