import '../../board/games/ristiseiska.ts';
import { table } from '../../../engine/core/play.ts';
import { ristiseiska } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../kit.ts';
import { pageSolver } from '../solver.ts';
import { furthestWords } from './furthest.ts';
import { actionWords, goalWords, happenedWords, leadWords, outcomeWords, ruleWords, slotWords, unknownWords } from './words.ts';

/** Ristiseiska for the player components. The others play by the rule of thumb; chance draws. */
export const kit: GameKit = {
  id: 'ristiseiska',
  alone: false,
  ruleOfThumb: async (play) => (await pageSolver()).choose(play.position, 'thumb', play.line.length),
  table: table(ristiseiska),
  words: {
    gameName: m.ristiseiska_name,
    ruleWords,
    actionWords,
    happenedWords,
    leadWords,
    furthestWords,
    goalWords,
    outcomeWords,
    slotWords,
    unknownWords,
  },
};
