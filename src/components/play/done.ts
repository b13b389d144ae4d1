import type { GameKit } from './kit.ts';
import { readerOf, type Session } from './session.ts';

type At = Parameters<GameKit['words']['actionWords']>;

/** An action that the reader has done, as a name. */
export const playedWords = ({ words }: GameKit, ...at: At): string => words.playedWords?.(...at) ?? words.actionWords(...at);

/** What an action has done, from the position before it. */
export const doneWords = (kit: GameKit, ...at: At): string => kit.words.doneWords?.(...at) ?? playedWords(kit, ...at);

/**
 * What an action of a session's line has done, by its number, for a list of what everybody has done: with others at the table a
 * sentence that says who. `eye`: whose cards are seen in it.
 */
export function recordWords(kit: GameKit, session: Session, at: number, eye: number | 'all'): string {
  const action = session.line.value[at];
  const before = session.at(at);
  if (action === undefined || !before) return '';
  return kit.words.happenedWords?.(action, before, readerOf(session), eye) ?? doneWords(kit, action, before);
}
