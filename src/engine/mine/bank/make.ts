import type { Coded } from '../../core/codes.ts';
import { dailyId } from '../../core/daily.ts';
import { type GameId, letters } from '../../games/ids.ts';
import type { Candidate, DailyRules } from '../../games/making.ts';
import { alike } from '../alike.ts';
import { type Filed, faults } from '../filed.ts';
import { prove } from '../prove.ts';
import { goalKind, tally, tallyLine } from '../tally.ts';
import { type BankEntry, choose, solutionOf, type Taken } from './choose.ts';

/** A puzzle of the bank as it stands on file. */
export type Daily = Filed & Pick<Candidate, 'proof'>;

/** The candidates that a file of the miner holds, one a line of JSON. An unreadable one is an error that names file and line. */
export async function parseCandidates(game: GameId, name: string, text: string): Promise<BankEntry[]> {
  const entries: BankEntry[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line === '') continue;
    try {
      const candidate = JSON.parse(line) as Candidate;
      if (candidate.game !== game) throw new Error(`is a puzzle of ${candidate.game}`);
      entries.push({ candidate, key: await alike(candidate.position) });
    } catch (error) {
      throw new Error(`${name}, line ${i + 1}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return entries;
}

/** Every position of a game that a text of the site's content names. */
export const positionsIn = (game: GameId, text: string): readonly string[] =>
  text.match(new RegExp(`${game}:[^\\s"'<]+`, 'g')) ?? [];

/**
 * What a bank must not have once more. In: positions that the site's content shows (unreadable ones are passed over), and the
 * puzzles of the library and of the days that stand.
 */
export async function takenBy(
  positions: readonly string[],
  library: readonly Daily[],
  standing: readonly Daily[],
): Promise<Taken> {
  const keys = new Set<string>();
  for (const position of [...positions, ...standing.map((puzzle) => puzzle.position)])
    await alike(position).then(
      (key) => keys.add(key),
      () => {},
    );
  return { keys, lines: new Set([...library, ...standing].map(solutionOf)) };
}

/** Days added to those that stand. */
export interface Added {
  readonly chosen: readonly Candidate[];
  readonly puzzles: readonly Daily[];
  /** Candidates that were left to choose from. */
  readonly from: number;
}

/**
 * Chooses the days after those that stand, up to `days` in all, and proves each of them again, as a file may come from an older
 * miner; `leftOut` is told what was found wrong with a candidate, which is then left out. The same arguments give the same days. The
 * error names the grade that cannot be filled.
 */
export async function addDays(
  game: GameId,
  daily: DailyRules,
  mined: readonly BankEntry[],
  taken: Taken,
  standing: readonly Daily[],
  days: number,
  leftOut: (candidate: Candidate, wrong: readonly Coded[]) => void,
): Promise<Added> {
  const chosenFrom = (entries: readonly BankEntry[]) =>
    choose(entries, standing.length + 1, days - standing.length, taken, daily, standing);
  const filed = ({ position, goal, grade, themes, line, proof }: Candidate, i: number): Daily => ({
    id: dailyId(letters[game], standing.length + 1 + i),
    game,
    position,
    goal,
    grade,
    themes,
    line,
    proof,
  });

  const proved = new Map<Candidate, readonly Coded[]>();
  let entries = mined;
  let chosen = chosenFrom(entries);
  for (let again = true; again; ) {
    again = false;
    for (const candidate of chosen) {
      if (proved.has(candidate)) continue;
      const wrong = await faults(filed(candidate, 0));
      proved.set(candidate, wrong);
      if (wrong.length === 0) continue;
      leftOut(candidate, wrong);
      again = true;
    }
    if (!again) break;
    entries = entries.filter(({ candidate }) => (proved.get(candidate) ?? []).length === 0);
    chosen = chosenFrom(entries);
  }
  const puzzles: Daily[] = [];
  for (const [i, candidate] of chosen.entries()) {
    const puzzle = filed(candidate, i);
    const nodes = (await prove(puzzle.position, puzzle.goal, {}))?.nodes ?? puzzle.proof.nodes;
    puzzles.push({ ...puzzle, proof: { ...puzzle.proof, nodes } });
  }
  return { chosen, puzzles, from: entries.length };
}

/** A bank as its file holds it, as the formatter has it: themes in one line. */
export const formatBank = (puzzles: readonly Daily[]): string =>
  `${JSON.stringify(puzzles, null, 2).replace(/"themes": \[[^\]]*\]/g, (list) =>
    list.replace(/\[\s+/, '[').replace(/,\s+/g, ', ').replace(/\s+\]/, ']'),
  )}\n`;

/** What is said of the days that were added, line by line. */
export function bankReport(standing: number, { chosen, from }: Added): readonly string[] {
  const beside = (of: (puzzle: Candidate) => unknown): number =>
    chosen.filter((puzzle, i) => i > 0 && of(puzzle) === of(chosen[i - 1] as Candidate)).length;
  return [
    `${standing} days stand, ${chosen.length} added from ${from} candidates`,
    ...tally(chosen).map(tallyLine),
    `like the day before: goal ${beside(({ goal }) => goalKind(goal))}, first theme ${beside(({ themes }) => themes[0])}, recipe ${beside(({ recipe }) => recipe)}`,
  ];
}
