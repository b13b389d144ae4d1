import '../../board/games/russian-bank.ts';
import { table } from '../../../engine/core/play.ts';
import { russianBank } from '../../../engine/games/russian-bank/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../kit.ts';
import { actionWords, goalWords, outcomeWords, ruleWords, slotWords } from './words.ts';

/** Russian Bank for the player components. The others play greedily. */
export const kit: GameKit = {
  id: 'russian-bank',
  alone: false,
  async ruleOfThumb(play) {
    const { choose } = await import('../../../engine/games/choose.ts');
    return choose('russian-bank', 'greedy', play.position, play.line.length);
  },
  table: table(russianBank),
  words: { gameName: m.russian_bank_name, ruleWords, actionWords, goalWords, outcomeWords, slotWords },
};
