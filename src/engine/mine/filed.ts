import type { Coded } from '../core/codes.ts';
import { parseLine } from '../core/play.ts';
import type { Candidate } from '../games/making.ts';
import { loadMaking } from '../games/registry.ts';
import { coded } from './codes.ts';
import { measure } from './measure.ts';

/** A puzzle as it stands on file, as far as it can be proved. */
export type Filed = Pick<Candidate, 'game' | 'position' | 'goal' | 'grade' | 'themes' | 'line'> & {
  readonly id: string;
  readonly proof: Readonly<Record<string, unknown>>;
};

/** What any one verdict may cost, far less than a page allows: verdicts are to be quick. */
const quick = { nodes: 200_000 };

/**
 * Proves a puzzle on file anew and tells what does not hold; nothing when all of it does. Its themes may be fewer
 * than were worked out, but none may be untrue.
 */
export async function faults(puzzle: Filed): Promise<Coded[]> {
  const { game, position, goal, grade, themes } = puzzle;
  const line = parseLine(puzzle.line);
  const measured = await measure(position, goal, line, quick);
  if (!measured.ok) return [measured.error];
  const making = await loadMaking(game);
  if (making === null) return [coded('mine-no-puzzles', { game })];
  const told: Coded[] = [];
  if (!position.startsWith(`${game}:`)) told.push(coded('mine-other-game', { game }));
  if (line.length > making.longest) told.push(coded('mine-line-long', { found: line.length, most: making.longest }));
  if (measured.value.grade !== grade) told.push(coded('mine-grade', { grade: measured.value.grade }));
  const untrue = themes.filter((theme) => !making.themesByHand.includes(theme) && !measured.value.themes.includes(theme));
  if (untrue.length > 0) told.push(coded('mine-themes', { themes: untrue }));
  for (const [name, value] of Object.entries(measured.value.proof))
    if (puzzle.proof[name] !== value) told.push(coded('mine-proof', { name, value: String(value) }));
  return told;
}
