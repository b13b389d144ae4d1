import type { Action, State } from '../../../engine/games/sixteen/index.ts';
import { rankOf } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GamePages } from '../entry.ts';
import { figure } from './figure.ts';
import { firstBoards } from './first-boards.ts';

const [width, w, h] = [64, 54, 16];
const ground = 3 * (h + 1) + 1;

export const pages: GamePages<State, Action> = {
  figure,
  cut: { needs: () => false, to: () => 'whole' },
  // Three small bricks on a line; for those who see it, a run.
  sign: {
    width,
    height: ground + 2,
    ground,
    pieces: [9, 6, 3].map((rank, i) => ({ face: { rank }, x: (width - w) / 2, y: 1 + (2 - i) * (h + 1), w, h })),
  },
  tile: { position: 'sixteen:g/c87.a965.g2.fdb/000000/-/-', show: 'piles' },
  firstBoards,
  example: 'sixteen:g/8543.g36.f.-/100000/7/da',
  ruleSets: { sixteen: m.sixteen_deal_gaps, consecutive: m.sixteen_deal_one_by_one },
  wishes: {
    goals: { win: m.sixteen_wish_win, empty: m.sixteen_wish_empty, home: m.sixteen_wish_home },
    rules: { descending: m.sixteen_deal_gaps, consecutive: m.sixteen_deal_one_by_one },
  },
  puzzleLead({ state: { params, urn, drawn } }) {
    // One sentence, so that it has one line beside a low window's board: the urn is seen there.
    const lead =
      drawn !== null
        ? m.sixteen_no_try_waits({ drawn: rankOf(drawn) })
        : urn.length === 0
          ? m.play_puzzles_lead_empty()
          : m.play_puzzles_lead_one();
    return params.runs === 'consecutive' ? `${lead} ${m.play_puzzles_lead_runs()}` : lead;
  },
  question({ goal, proof }, { state: { drawn, piles, urn } }) {
    if (goal !== 'win' || drawn === null) return null;
    // Where it goes is a question only where one place wins and another loses.
    if (proof.firstActions > 1 && proof.winningFirst === 1) return m.daily_ask_brick({ drawn: rankOf(drawn) });
    return m.daily_ask_all({ drawn: rankOf(drawn), bricks: urn.length + 1 + piles.reduce((sum, pile) => sum + pile.length, 0) });
  },
};
