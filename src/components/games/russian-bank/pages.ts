import type { Action, State } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GamePages } from '../entry.ts';
import { figure } from './figure.ts';
import { strengths } from './strengths.ts';

const [w, h] = [30, 42];

export const pages: GamePages<State, Action> = {
  figure,
  cut: { needs: () => true, to: () => 'boxes' },
  sign: {
    width: 2 * w + 4,
    height: h + 2,
    pieces: (
      [
        [8, 's'],
        [7, 'h'],
      ] as const
    ).map(([rank, suit], i) => ({ face: { rank, suit, back: 1 }, x: i * (w + 2) + 1, y: 1, w, h })),
  },
  tile: { position: 'russian-bank:free/1/Qd;JsTh9c.KdQs.6h5c.3s;3d2h;-/Jc;Th.4c.Ts.Qs;5h;-/--.--.--.--/-/4', show: 'yours' },
  example: 'russian-bank:free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12',
  playerSays: {
    random: m.play_player_random_says,
    greedy: m.play_player_greedy_says,
    planner: m.play_player_planner_says,
  },
  table: m.russian_bank_table_free,
  ruleSets: { free: m.yours_games_free, crapette: m.crapette_name },
  strengths,
  wishes: {
    goals: {
      win: m.russian_bank_wish_win,
      reserve: m.russian_bank_wish_reserve,
      stock: m.russian_bank_wish_stock,
      home: m.russian_bank_wish_home,
      lock: m.russian_bank_wish_lock,
      load: m.crapette_wish_load,
    },
    rules: { free: m.russian_bank_wish_free, crapette: m.russian_bank_wish_crapette },
  },
  // What was drawn and waits is asked for beside the board.
  puzzleLead: () => m.play_puzzles_lead_cards(),
  question: ({ goal }) => (goal === 'lock' ? m.daily_ask_lock() : null),
};
