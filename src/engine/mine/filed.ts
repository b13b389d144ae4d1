import { splitLine } from '../core/play.ts';
import type { Candidate } from '../games/making.ts';
import { loadMaking } from '../games/registry.ts';
import { measure } from './measure.ts';

/** A puzzle as it stands on file, as far as it can be proved. */
export type Filed = Pick<Candidate, 'game' | 'position' | 'goal' | 'grade' | 'themes' | 'line'> & {
  readonly id: string;
  readonly proof: Readonly<Record<string, unknown>>;
};

/** What any one verdict may cost, far less than a page allows: verdicts are to be quick. */
const quick = { nodes: 200_000 };

/**
 * Proves a puzzle on file anew and tells what does not hold, in words; nothing when all of it does. Its themes may be fewer
 * than were worked out, but none may be untrue.
 */
export async function faults(puzzle: Filed): Promise<string[]> {
  const { game, position, goal, grade, themes } = puzzle;
  const line = splitLine(puzzle.line);
  const measured = await measure(position, goal, line, quick);
  if (!measured.ok) return [`${measured.error.field} ${measured.error.reason}`];
  const making = await loadMaking(game);
  if (making === null) return [`there are no puzzles of ${game}`];
  const told: string[] = [];
  if (!position.startsWith(`${game}:`)) told.push(`position is not of ${game}`);
  if (line.length > making.longest) told.push(`line has ${line.length} actions`);
  if (measured.value.grade !== grade) told.push(`grade is ${measured.value.grade}`);
  const untrue = themes.filter((theme) => !making.themesByHand.includes(theme) && !measured.value.themes.includes(theme));
  if (untrue.length > 0) told.push(`themes are not true: ${untrue.join(', ')}`);
  for (const [name, value] of Object.entries(measured.value.proof))
    if (puzzle.proof[name] !== value) told.push(`proof has ${name} ${value}`);
  return told;
}
