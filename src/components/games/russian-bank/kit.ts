import { table } from '../../../engine/core/play.ts';
import {
  type Action,
  agreesToDraw,
  offersDraw,
  quietActions,
  russianBank,
  type State,
  surelyAgreed,
} from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../../play/kit.ts';
import { pageSolver } from '../../play/solver.ts';
import { Beside } from './Beside.tsx';
import { board } from './board.ts';
import { furthestWords } from './furthest.ts';
import { countWords, doneWords, followedWords, happenedWords, turnWords } from './happened.ts';
import { noTryWords } from './no-try.ts';
import { actionWords, goalWords, outcomeWords, ruleWords, slotWords } from './words.ts';

/** Russian Bank for the player components. The others play greedily. */
export const kit: GameKit<State, Action> = {
  id: 'russian-bank',
  alone: false,
  ruleOfThumb: async (play) => (await pageSolver()).choose(play.position, 'greedy', play.line.length),
  table: table(russianBank),
  board,
  drawOffer: {
    after: quietActions,
    surely: surelyAgreed,
    due: offersDraw,
    agreed: (play, line, seat) => agreesToDraw(play.position, seat === 1 ? 2 : 1, line),
  },
  Beside,
  words: {
    gameName: m.russian_bank_name,
    ruleWords,
    actionWords,
    doneWords,
    happenedWords,
    followedWords,
    turnWords,
    countWords,
    furthestWords,
    noTryWords,
    goalWords,
    outcomeWords,
    slotWords,
  },
};
