import * as m from '../../../paraglide/messages.js';
import { asked } from './shared.ts';

/** What is proved of a goal that an action has just given away; null: nothing that has words of its own. */
export function lostWords(goal: string): string | null {
  const of = asked(goal);
  return of && m.russian_bank_unreachable(of);
}
