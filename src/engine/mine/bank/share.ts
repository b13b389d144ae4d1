import type { AnyMaking } from '../../games/entry.ts';
import type { GameId } from '../../games/ids.ts';
import type { Candidate } from '../../games/making.ts';
import { faults } from '../filed.ts';
import { prove } from '../prove.ts';
import { goalKind } from '../tally.ts';
import { type BankEntry, type Day, sameness } from './choose.ts';
import type { Daily } from './make.ts';
import { clash, type Placed, placed } from './place.ts';
import { demerit, isFit } from './quality.ts';

/** A bank of which some days went to another rule set. */
export interface Shared {
  readonly puzzles: readonly Daily[];
  /** Days that have another puzzle now, and those for which there was none. */
  readonly changed: readonly number[];
  readonly left: readonly number[];
}

/** How much those gain of which a year is to have more than there are. */
const wanting = 100;

/** How much a kind of goal loses by each day that it has already, beside what tells single puzzles apart. */
const evenly = 0.4;

/**
 * Gives every other day of a bank, from day `first` on, to what was mined for another rule set. Each keeps its number and its grade; all other days
 * stay as they are. What a year is to have (`wanted`) comes first, then goals are shared out evenly, the best of each first; no puzzle is too like a day or one of `taken`, and of one deal one
 * is used. Each is proved anew. Days that have one that was mined already keep it. The same arguments give the same bank.
 */
export async function shareDays(
  game: GameId,
  making: AnyMaking,
  standing: readonly Daily[],
  mined: readonly BankEntry[],
  taken: readonly Pick<Candidate, 'position' | 'line' | 'grade'>[],
  shown: ReadonlySet<string>,
  first: number,
  isOwn: (position: string) => boolean,
): Promise<Shared> {
  const { daily } = making;
  const isTurn = (i: number): boolean => i + 1 >= first && (i + 1 - first) % 2 === 0;
  const days: (Daily | null)[] = standing.map((day, i) => (isTurn(i) && !isOwn(day.position) ? null : day));
  const places: Placed[] = [];
  for (const puzzle of [...taken, ...days]) if (puzzle !== null) places.push(await placed(puzzle));
  let fit: (BankEntry & { readonly place: Placed })[] = [];
  for (const entry of mined)
    if (isFit(entry.candidate, daily) && !shown.has(entry.key)) fit.push({ ...entry, place: await placed(entry.candidate) });
  const dealOf = ({ candidate: { seed } }: BankEntry): number => Math.floor(seed / daily.seedsADeal);
  const used = new Map<string, number>();
  for (const day of days)
    if (day !== null && isOwn(day.position)) used.set(goalKind(day.goal), (used.get(goalKind(day.goal)) ?? 0) + 1);

  const changed: number[] = [];
  const left: number[] = [];
  for (const [i, before] of standing.entries()) {
    if (days[i] !== null) continue;
    const week = days.slice(Math.max(0, i - 6), i).filter((day) => day !== null) as readonly Day[];
    const scarce = daily.wanted.filter(({ has, least }) => days.filter((day) => day !== null && has(day)).length < least);
    const cost = ({ candidate }: BankEntry): number =>
      demerit(candidate) +
      sameness(candidate, week) +
      evenly * (used.get(goalKind(candidate.goal)) ?? 0) -
      (scarce.some(({ has }) => has(candidate)) ? wanting : 0);
    const order = fit
      .filter(({ candidate }) => candidate.grade === before.grade)
      .map((entry) => ({ entry, cost: cost(entry) }))
      .sort((a, b) => a.cost - b.cost || (a.entry.candidate.position < b.entry.candidate.position ? -1 : 1));
    for (const { entry } of order) {
      if (places.some((other) => clash(entry.place, other, making))) {
        fit = fit.filter((other) => other !== entry);
        continue;
      }
      const { position, goal, grade, themes, line, proof } = entry.candidate;
      const puzzle: Daily = { id: before.id, game, position, goal, grade, themes, line, proof };
      fit = fit.filter((other) => dealOf(other) !== dealOf(entry));
      if ((await faults(puzzle)).length > 0) continue;
      const nodes = (await prove(position, goal, {}))?.nodes ?? proof.nodes;
      days[i] = { ...puzzle, proof: { ...proof, nodes } };
      places.push(entry.place);
      used.set(goalKind(goal), (used.get(goalKind(goal)) ?? 0) + 1);
      break;
    }
    (days[i] === null ? left : changed).push(i + 1);
  }
  return { puzzles: days.map((day, i) => day ?? (standing[i] as Daily)), changed, left };
}
