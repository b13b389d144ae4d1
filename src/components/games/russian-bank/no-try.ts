import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';

/** Why a try means nothing: a covered card, the opponent's, one that is home, a place where nothing is put by hand. */
export function noTryWords(from: string, to: string | null, piece: string | null, play: Play): string {
  if (piece !== null) return m.russian_bank_no_try_covered();
  if (from.startsWith('f')) return m.russian_bank_no_try_home();
  if (from[0] !== String(play.actor)) return m.russian_bank_no_try_theirs();
  if (from.endsWith('h')) return m.russian_bank_no_try_hand();
  return /[rwh]$/.test(to ?? '') ? m.russian_bank_no_try_stock() : m.play_no_try();
}
