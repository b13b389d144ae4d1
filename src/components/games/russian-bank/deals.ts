import { isTraditional } from '../../../engine/games/ids.ts';
import {
  type Action,
  agreesToDraw,
  loadLively,
  maybeFrozen,
  offersDraw,
  opponentOf,
  outcome,
  quietActions,
  type State,
  sideOf,
  stockOf,
  totals,
} from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import { addBoard } from '../../board/games.ts';
import type { Dealing, OtherTable } from '../../play/deals.ts';
import type { GameWords } from '../../play/kit.ts';
import type { GameDeals } from '../entry.ts';
import { calledTable } from './board-words.ts';
import { happenedWords, stillWords, turnWords } from './happened.ts';
import { hereWords } from './here-words.ts';
import { kit } from './kit.ts';
import { outcomeWords } from './words.ts';

/** The traditional game, whose rooms a page without it does not load. */
const loadTraditional = (): Promise<OtherTable> =>
  import('./crapette/deals.ts').then(({ traditional }) => {
    addBoard(traditional.kit.board);
    return traditional;
  });

/** The same for a match of several rounds. */
const loadMatch = (): Promise<OtherTable> =>
  Promise.all([loadTraditional(), import('./crapette/Rounds.tsx')]).then(([traditional, { Rounds }]) => ({
    ...traditional,
    Rounds,
  }));

/** The words of a game against an opponent of that name. */
const against = (opponent: string): GameWords<State, Action> => ({
  ...kit.words,
  happenedWords: (action, before, reader) => happenedWords(action, before, reader, opponent),
  turnWords: (play, waiting) => turnWords(play, waiting, opponent),
  stillWords: () => stillWords(opponent),
  outcomeWords(play, reader) {
    const winner = reader === 0 ? outcome(play.state)?.winner : null;
    return winner ? hereWords(winner, stockOf(sideOf(play.state, opponentOf(winner)))) : outcomeWords(play, reader, opponent);
  },
});

type Chosen = Readonly<Record<string, string>>;

/** What is asked for the traditional game only. */
const when = ({ rules }: Chosen): boolean => rules === 'crapette';

/** The rules as a position writes them. */
const rulesOf = ({ rules = '', size, ...house }: Chosen): string =>
  [
    rules,
    ...(when({ rules }) ? ['reserve', 'waste', 'score', 'target', 'order'] : []).flatMap((key) =>
      house[key] ? [`${key}=${house[key]}`] : [],
    ),
    ...(size && !when({ rules }) ? [`reserve=${size}`] : []),
  ].join('~');

/** A match; a game by link is one deal. */
const match = (target: number) => ({
  id: `${target}`,
  name: () => m.crapette_deal_score_match({ target }),
  word: () => m.crapette_deal_word_match({ target }),
  options: { score: 'count', target: `${target}` },
  notWith: ['friend'] as const,
});

/** A game of two; the reader sits first, and begins unless the rules say otherwise. */
const dealing: Dealing = {
  groups: [
    {
      id: 'rules',
      legend: m.play_deal_rules,
      items: [
        { id: 'free', name: m.russian_bank_table_free, options: { rules: 'free' } },
        { id: 'traditional', name: m.russian_bank_table_crapette, word: m.crapette_name, options: { rules: 'crapette' } },
      ],
    },
    {
      id: 'size',
      legend: m.crapette_deal_reserve,
      when: (all) => !when(all),
      items: [
        { id: 'twelve', name: m.play_deal_reserve_12, word: m.russian_bank_deal_twelve, options: {} },
        { id: 'thirteen', name: m.play_deal_reserve_13, word: m.russian_bank_deal_thirteen, options: { size: '13' } },
      ],
    },
    {
      id: 'reserve',
      legend: m.crapette_deal_reserve,
      when,
      items: [
        { id: '13', name: m.play_deal_reserve_13, word: m.crapette_deal_thirteen, options: {} },
        { id: '12', name: m.play_deal_reserve_12, word: m.crapette_deal_twelve, options: { reserve: '12' } },
      ],
    },
    {
      id: 'waste',
      legend: m.crapette_deal_waste,
      when,
      items: [
        { id: 'closed', name: m.crapette_deal_waste_closed, word: m.crapette_deal_word_closed, options: {} },
        { id: 'open', name: m.crapette_deal_waste_open, word: m.crapette_deal_word_open, options: { waste: 'open' } },
      ],
    },
    {
      id: 'score',
      legend: m.crapette_deal_score,
      when,
      items: [
        { id: 'none', name: m.crapette_deal_score_none, word: m.crapette_deal_word_none, options: {} },
        { id: 'count', name: m.crapette_deal_score_count, word: m.crapette_deal_word_count, options: { score: 'count' } },
        ...totals.map(match),
      ],
    },
    {
      id: 'order',
      legend: m.crapette_deal_order,
      when,
      items: [
        { id: 'kept', name: m.crapette_deal_order_kept, word: m.crapette_deal_word_kept, options: {} },
        { id: 'called', name: m.crapette_deal_order_called, word: m.crapette_deal_word_called, options: { order: 'called' } },
      ],
    },
  ],
  combine: (chosen) => ({ rules: rulesOf(Object.assign({}, ...chosen)) }),
  sentence: ({ rules = '', size = '', reserve = '', waste = '', score = '', order }) =>
    reserve === ''
      ? m.russian_bank_deal_sentence({ rules, size })
      : order === undefined
        ? m.crapette_deal_sentence({ rules, reserve, waste, score })
        : m.crapette_deal_sentence_order({ rules, reserve, waste, score, order }),
  hidden: {
    legend: m.play_deal_hands,
    closed: m.play_deal_hands_closed,
    open: m.play_deal_hands_open,
    closedWord: m.play_deal_hands_closed_word,
    openWord: m.play_deal_hands_open_word,
  },
  begin: m.play_deal_begin_cards,
  other({ rules = '' }) {
    if (!isTraditional(`russian-bank:${rules}/`)) return null;
    return /~target=/.test(rules) && /~score=count(?:~|$)/.test(rules) ? loadMatch : loadTraditional;
  },
  lively: ({ rules }) => (rules === 'free' ? loadLively : null),
  drawOffer: {
    after: quietActions,
    due: offersDraw,
    maybeFrozen,
    agreed: (play, line, seat) => agreesToDraw(play.position, seat === 1 ? 2 : 1, line),
  },
  against(table) {
    const opponent = table[1]?.name;
    return opponent ? { words: against(opponent), shows: calledTable(opponent) } : {};
  },
};

/** Deals of Russian Bank. */
export const deals: GameDeals = { dealing };
