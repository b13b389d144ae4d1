import type { AnyMaking } from '../../games/entry.ts';
import { type GameId, letters } from '../../games/ids.ts';
import type { Candidate } from '../../games/making.ts';
import { faults } from '../filed.ts';
import { prove } from '../prove.ts';
import type { BankEntry } from './choose.ts';
import type { Daily } from './make.ts';
import { clash, type Placed, placed } from './place.ts';
import { demerit, isFit } from './quality.ts';

/** How a library is arranged. */
export interface Shelving {
  /** The themes that the course teaches, in the order of its lessons. */
  readonly themes: readonly string[];
  /** After which lesson a puzzle with such themes stands: a name. */
  placeOf(themes: readonly string[]): string;
}

/** What a library is to be. */
export interface LibraryWish extends Shelving {
  readonly size: number;
  /** Ids of puzzles that something names: they stay. */
  readonly named: ReadonlySet<string>;
  /** The highest number that was ever given to a puzzle of the library. */
  readonly highest: number;
}

/** A library that was filled. */
export interface Filled {
  /** Easiest first, within a grade by id. */
  readonly puzzles: readonly Daily[];
  /** Puzzles that gave way, each with the new one that is most of its kind. */
  readonly replaced: readonly (readonly [gone: string, by: string])[];
  /** Themes that have fewer than three of rising grade after the lesson that teaches them. */
  readonly short: readonly string[];
}

/** A theme is practised with so many puzzles of different grades, at the least. */
const steps = 3;

/** In the library an easy puzzle may be long too, as far as any on file may. */
const anyGrade = (most: number) => [most, most, most, most, most] as const;

const sameText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Those of a list that may stay: one of each pair that is too like gives way, first the one that is like most. */
function apart(library: readonly Daily[], places: readonly Placed[], making: AnyMaking, named: ReadonlySet<string>): Set<number> {
  const pairs = places.flatMap((one, i) => places.slice(0, i).flatMap((other, k) => (clash(one, other, making) ? [[i, k]] : [])));
  const stay = new Set(library.map((_, i) => i));
  const left = () => pairs.filter((pair) => pair.every((i) => stay.has(i)));
  for (let open = left(); open.length > 0; open = left()) {
    const likes = (i: number): number => open.filter((pair) => pair.includes(i)).length;
    const [gone] = [...new Set(open.flat())]
      .filter((i) => !named.has((library[i] as Daily).id))
      .sort((a, b) => likes(b) - likes(a) || sameText((library[b] as Daily).id, (library[a] as Daily).id));
    if (gone === undefined) throw new Error('two puzzles that lessons name are too like each other');
    stay.delete(gone);
  }
  return stay;
}

/**
 * Fills a library from what was mined. Of puzzles on file that are too like each other one stays; then each theme gets three of
 * rising grade that need nothing beyond the lesson that teaches it, then there is as much of every place, grade and theme as may be. None is too like
 * another, a day, or what `shown` holds (keys of positions on the site's pages). The same arguments give the same library.
 */
export async function fillLibrary(
  game: GameId,
  making: AnyMaking,
  library: readonly Daily[],
  days: readonly Daily[],
  mined: readonly BankEntry[],
  shown: ReadonlySet<string>,
  wish: LibraryWish,
): Promise<Filled> {
  const { themes: taught, placeOf, size, named, highest } = wish;
  const places = await Promise.all(library.map(placed));
  const stay = apart(library, places, making, named);
  const taken: Placed[] = [...places.filter((_, i) => stay.has(i)), ...(await Promise.all(days.map(placed)))];
  const shelf: Pick<Daily, 'grade' | 'themes'>[] = library.filter((_, i) => stay.has(i));

  let left: { readonly candidate: Candidate; readonly place: Placed }[] = [];
  for (const { candidate, key } of mined)
    if (isFit(candidate, { longest: anyGrade(making.longest) }) && !shown.has(key))
      left.push({ candidate, place: await placed(candidate) });
  left.sort((a, b) => demerit(a.candidate) - demerit(b.candidate) || sameText(a.candidate.position, b.candidate.position));

  const found: Candidate[] = [];
  const filed = (candidate: Candidate, id: string): Daily => {
    const { position, goal, grade, themes, line, proof } = candidate;
    return { id, game, position, goal, grade, themes, line, proof };
  };
  /** Takes the first that will do, in the order of `cost`, proved anew; false where there is none. */
  const take = async (only: (candidate: Candidate) => boolean, cost: (candidate: Candidate) => number): Promise<boolean> => {
    const order = left
      .filter(({ candidate }) => only(candidate))
      .map((entry) => ({ entry, cost: cost(entry.candidate) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ entry }) => entry);
    for (const entry of order) {
      left = left.filter((other) => other !== entry);
      if (taken.some((other) => clash(entry.place, other, making))) continue;
      if ((await faults(filed(entry.candidate, ''))).length > 0) continue;
      taken.push(entry.place);
      shelf.push(entry.candidate);
      found.push(entry.candidate);
      return true;
    }
    return false;
  };
  const gradesOf = (theme: string): Set<number> =>
    new Set(
      shelf.filter(({ themes }) => themes.includes(theme) && placeOf(themes) === placeOf([theme])).map(({ grade }) => grade),
    );
  const wanting = (): string[] => taught.filter((theme) => gradesOf(theme).size < steps);

  for (const theme of taught)
    while (gradesOf(theme).size < steps && shelf.length < size) {
      const has = gradesOf(theme);
      const fits = ({ themes, grade }: Candidate): boolean =>
        themes.includes(theme) && placeOf(themes) === placeOf([theme]) && !has.has(grade);
      // What serves another theme too comes first, then the easiest.
      const cost = ({ themes, grade }: Candidate): number =>
        grade - 2 * themes.filter((other) => other !== theme && wanting().includes(other)).length;
      if (!(await take(fits, cost))) break;
    }
  const count = (same: (puzzle: Pick<Daily, 'grade' | 'themes'>) => boolean): number => shelf.filter(same).length;
  while (shelf.length < size) {
    const cost = ({ grade, themes }: Candidate): number =>
      count((other) => other.grade === grade) +
      count((other) => placeOf(other.themes) === placeOf(themes)) +
      Math.min(...themes.map((theme) => count((other) => other.themes.includes(theme))));
    if (!(await take(() => true, cost))) break;
  }

  const order = [...new Set(taught.map((theme) => placeOf([theme])))];
  found.sort((a, b) => order.indexOf(placeOf(a.themes)) - order.indexOf(placeOf(b.themes)) || a.grade - b.grade);
  const added: Daily[] = [];
  for (const [i, candidate] of found.entries()) {
    const puzzle = filed(candidate, `${letters[game]}-${String(highest + 1 + i).padStart(4, '0')}`);
    const nodes = (await prove(puzzle.position, puzzle.goal, {}))?.nodes ?? puzzle.proof.nodes;
    added.push({ ...puzzle, proof: { ...puzzle.proof, nodes } });
  }
  const heirs = [...added];
  const replaced = library.flatMap((gone, i) => {
    if (stay.has(i)) return [];
    const near = ({ grade, themes }: Daily): number =>
      Math.abs(grade - gone.grade) - themes.filter((theme) => gone.themes.includes(theme)).length;
    const [heir] = heirs.toSorted((a, b) => near(a) - near(b));
    if (heir === undefined) return [];
    heirs.splice(heirs.indexOf(heir), 1);
    return [[gone.id, heir.id] as const];
  });
  return {
    puzzles: [...library.filter((_, i) => stay.has(i)), ...added].sort((a, b) =>
      sameText(`${a.grade} ${a.id}`, `${b.grade} ${b.id}`),
    ),
    replaced,
    short: wanting(),
  };
}
