import type { GameKit } from '../kit.ts';
import { lastDone, type Session } from '../session.ts';
import type { People } from './people.ts';

/** Whether somebody may have a word about what was done last, before the end of a game to which it has led is one. */
export function isOpenToObjection(own: Session, objections: GameKit['objections'] | null): boolean {
  const last = lastDone(own, own.cursor.value);
  const [before, action] = [own.at(last), own.line.value[last]];
  if (!objections || !before || action === undefined || own.now.value.outcome === null) return false;
  return action !== objections.action && !objections.plain(before, action);
}

/** Whether the reader has led to an end that a friend elsewhere has still to let stand. */
export const isUnheard = (own: Session, objections: GameKit['objections'] | null, people: People | null): boolean =>
  people === 'friend' && isOpenToObjection(own, objections) && own.at(lastDone(own, own.cursor.value))?.actor === own.seat;

/** Whether a game among people has ended unless the reader, or the other one at this screen, objects to what was done last. */
export function isEnding(own: Session, objections: GameKit['objections'] | null, people: People | null): boolean {
  return isOpenToObjection(own, objections) && people !== null && !isUnheard(own, objections, people);
}
