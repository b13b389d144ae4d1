import { kindOf } from '../../records/cleanness.ts';
import type { SolvedMap } from '../../records/records.ts';

/** A puzzle of the library in the order of its list: id, title, grade, position. */
export type Listed = readonly [id: string, title: string, grade: number, position: string];

/** How far a reader has come in the library of a game, and which puzzle is next: its place in the list, −1 where all are solved. */
export function nextPuzzle(
  ids: readonly string[],
  solved: SolvedMap,
): { readonly at: number; readonly met: number; readonly clean: number } {
  const how = ids.map((id) => (Object.hasOwn(solved, id) ? solved[id] : undefined));
  return {
    at: how.indexOf(undefined),
    met: how.filter((one) => one !== undefined).length,
    clean: how.filter((one) => one !== undefined && kindOf(one) === 'clean').length,
  };
}

/** What the file of the library has of a puzzle; null where it is none. */
export function asListed(raw: unknown): Listed | null {
  if (!Array.isArray(raw)) return null;
  const [id, title, grade, position] = raw as unknown[];
  const good = typeof id === 'string' && typeof title === 'string' && typeof grade === 'number' && typeof position === 'string';
  return good ? [id, title, grade, position] : null;
}
