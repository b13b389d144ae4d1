import type { Seated } from '../deal-choice.ts';
import { reveals } from '../reveals.ts';
import { isPersons } from '../seats.ts';
import type { Session } from '../session.ts';

/**
 * Who may take back what was done last, while the board is covered for the next one at this screen: the person who did it, if they have seen
 * nothing by it that was hidden from them. Null: nobody.
 */
export function takesBack(
  { at, cursor, line }: Pick<Session, 'at' | 'cursor' | 'line'>,
  table: readonly Seated[],
): number | null {
  const [before, after] = [at(cursor.value - 1), at(cursor.value)];
  if (!before || !after || after.outcome !== null || cursor.value < line.value.length) return null;
  const { actor } = before;
  if (typeof actor !== 'number' || !isPersons(table, actor) || before.silence !== null) return null;
  return reveals(before, after, actor) ? null : actor;
}
