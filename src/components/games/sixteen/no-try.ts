import * as m from '../../../paraglide/messages.js';

/** Why a try means nothing: a covered brick, a drawn one carried home, the urn, what is home. */
export function noTryWords(from: string, to: string | null, piece: string | null): string {
  if (piece !== null) return m.sixteen_no_try_covered();
  if (from === 'drawn') return m.sixteen_no_try_drawn();
  if (from === 'urn') return m.sixteen_no_try_urn();
  if (from.startsWith('f')) return m.sixteen_no_try_home();
  return to === 'urn' ? m.sixteen_no_try_back() : m.play_no_try();
}
