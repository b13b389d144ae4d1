import { table } from '../../../engine/core/play.ts';
import { sixteen } from '../../../engine/games/sixteen/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { GameKit } from '../../play/kit.ts';
import { board } from './board.ts';
import { furthestWords } from './furthest.ts';
import { noTryWords } from './no-try.ts';
import { actionWords, doneWords, goalWords, outcomeWords, ruleWords } from './words.ts';

function slotWords(slot: string): string {
  const n = Number(slot.slice(1));
  if (slot === 'urn') return m.sixteen_slot_urn();
  if (slot === 'drawn') return m.sixteen_slot_drawn();
  return slot.startsWith('f') ? m.sixteen_slot_foundation({ n }) : m.sixteen_slot_pile({ n });
}

/** Sixteen for the player components. */
export const kit: GameKit = {
  id: 'sixteen',
  alone: true,
  table: table(sixteen),
  board,
  words: {
    gameName: m.sixteen_name,
    ruleWords,
    actionWords,
    doneWords,
    furthestWords,
    noTryWords,
    goalWords,
    outcomeWords,
    slotWords,
  },
};
