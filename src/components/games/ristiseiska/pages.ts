import type { Action, State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GamePages } from '../entry.ts';
import { figure } from './figure.ts';
import { rated } from './rated.ts';
import { leadWords } from './words.ts';

const [w, h] = [30, 42];

const ruleSets = {
  pantti: m.ristiseiska_deal_pantti,
  'pantti-ace': m.ristiseiska_deal_pantti_ace,
  begging: m.ristiseiska_deal_begging,
  'begging-points': m.ristiseiska_deal_begging_points,
  forfeit: m.ristiseiska_deal_forfeit,
  duel: m.ristiseiska_deal_duel,
};

export const pages: GamePages<State, Action> = {
  figure,
  cut: {
    needs: ({ kind }) => kind === 'column',
    to: (shown) => (shown.some(({ kind }) => kind === 'hand') ? 'whole' : 'columns'),
  },
  sign: {
    width: 2 * w + 4,
    height: h + 2,
    pieces: (
      [
        [7, 'c'],
        [7, 'd'],
      ] as const
    ).map(([rank, suit], i) => ({ face: { rank, suit, back: 1 }, x: i * (w + 2) + 1, y: 1, w, h })),
  },
  tile: { position: 'ristiseiska:pantti/5T.68.77.67/4cJc.5d9d/1/play/-/-/-/0/-', show: 'table', alone: true },
  example: 'ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/-/-/0/-',
  playerSays: {
    random: m.play_player_random_says,
    thumb: m.play_player_thumb_says,
    planner: m.ristiseiska_player_planner_says,
  },
  ruleSets,
  lastLoses: rated.lastLoses,
  strengths: rated.strengths,
  unmeasured: rated.unmeasured ?? [],
  wishes: {
    goals: { win: m.ristiseiska_wish_win, 'not-last': m.ristiseiska_wish_not_last, best: m.ristiseiska_wish_best },
    rules: ruleSets,
  },
  puzzleLead(start) {
    const before = leadWords(start);
    return before ? `${before} ${m.play_puzzles_lead_cards()}` : m.play_puzzles_lead_cards();
  },
  question({ goal, proof }, start) {
    const { firstActions: cards } = proof;
    // All that can be done is to play one of some cards.
    const plays = start.actions.map(start.read).filter((action) => action.kind === 'play' && action.side === null);
    if (cards < 3 || start.actions.length !== cards || plays.length !== cards) return null;
    if (goal === 'win') return m.daily_ask_cards_win({ cards });
    return goal === 'not-last' ? m.daily_ask_cards_do({ cards }) : null;
  },
};
