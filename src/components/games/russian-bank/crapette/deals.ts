import {
  type Action,
  agreesToDraw,
  idleActions,
  offersDraw,
  opponentOf,
  outcome,
  sideOf,
  stockOf,
  type Table,
} from '../../../../engine/games/russian-bank/crapette/index.ts';
import * as m from '../../../../paraglide/messages.js';
import type { OtherTable } from '../../../play/deals.ts';
import type { GameWords } from '../../../play/kit.ts';
import { calledTable } from '../board-words.ts';
import { hereWords } from '../here-words.ts';
import { happenedWords, turnWords } from './happened.ts';
import { kit } from './kit.ts';
import { outcomeWords } from './words.ts';

/** Whole games are called by the name of their table. */
const words: GameWords<Table, Action> = { ...kit.words, gameName: m.crapette_name };

/** The words of a game against an opponent of that name. */
const against = (opponent: string): GameWords<Table, Action> => ({
  ...words,
  happenedWords: (action, before, reader) => happenedWords(action, before, reader, opponent),
  turnWords: (play, waiting) => turnWords(play, waiting, opponent),
  stillWords: () => m.russian_bank_still({ who: opponent }),
  outcomeWords(play, reader) {
    const end = reader === 0 ? outcome(play.state) : null;
    return end?.winner
      ? hereWords(end.winner, stockOf(sideOf(play.state, opponentOf(end.winner))), end.points?.[end.winner - 1])
      : outcomeWords(play, reader, opponent);
  },
});

/** Deals of the traditional game. */
export const traditional: OtherTable = {
  kit: { ...kit, words } as typeof kit,
  dealing: {
    drawOffer: {
      after: idleActions,
      words: (count) => m.crapette_draw_offer({ count }),
      due: offersDraw,
      // Cards can be loaded to and fro for ever: that a game has frozen for good is not proved here.
      maybeFrozen: () => false,
      agreed: (play, line, seat) => agreesToDraw(play.position, seat === 1 ? 2 : 1, line),
    },
    against(table) {
      const opponent = table[1]?.name;
      return opponent ? { words: against(opponent), shows: calledTable(opponent) } : {};
    },
  },
};
