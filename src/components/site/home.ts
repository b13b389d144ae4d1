import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import type { Puzzle } from '../../puzzles/schema.ts';
import { loadKit, type SiteGame } from '../play/kits.ts';

/** One puzzle on the table of the home page. */
export interface HomePuzzle {
  readonly id: string;
  readonly position: string;
  readonly title: string;
  readonly caption: string;
}

/** What decides whether a puzzle looks well on the table: its piles, its tallest one, and what is left in the urn. */
export interface Shape {
  readonly id: string;
  readonly grade: number;
  readonly piles: number;
  readonly tallest: number;
  readonly urn: number;
}

/**
 * Chooses the three puzzles of the table: an easy one with many piles, one in the middle and a hard one with few, none too
 * tall for a picture. In: all puzzles, in their order. Out: their ids; fewer where there are fewer puzzles.
 */
export function choose(shapes: readonly Shape[]): string[] {
  const low = shapes.filter(({ tallest, urn }) => tallest <= 9 && urn <= 16);
  const chosen: Shape[] = [];
  const take = (cost: (shape: Shape) => number) => {
    const free = (shape: Shape) => !chosen.includes(shape);
    const rest = low.some(free) ? low.filter(free) : shapes.filter(free);
    const best = rest.reduce<Shape | null>((a, b) => (a === null || cost(b) < cost(a) ? b : a), null);
    if (best) chosen.push(best);
  };
  take(({ grade, piles }) => 10 * Math.abs(piles - 4) + grade);
  for (const wanted of [3, 5])
    take(({ grade, piles, urn }) => 10 * Math.abs(piles - 2) + 2 * Math.abs(grade - wanted) + urn / 100);
  return chosen.map(({ id }) => id);
}

const grades = [m.play_grade_1, m.play_grade_2, m.play_grade_3, m.play_grade_4, m.play_grade_5];

function shapeOf({ id, grade }: Puzzle, play: Play): Shape {
  const slots = play.scene('all').slots;
  const piles = slots.filter(({ kind }) => kind === 'pile').map(({ pieces }) => pieces.length);
  const urn = slots.find(({ kind }) => kind === 'urn')?.pieces.length ?? 0;
  return { id, grade, piles: piles.length, tallest: Math.max(...piles), urn };
}

/** The puzzles of the home page, with their tasks in words. */
export async function featured(puzzles: readonly (Puzzle & { readonly game: SiteGame })[]): Promise<HomePuzzle[]> {
  const opened = await Promise.all(
    puzzles.map(async (puzzle) => {
      const { table, words } = await loadKit(puzzle.game);
      const play = table.open(puzzle.position);
      if (!play.ok) throw new Error(`puzzle ${puzzle.id}: ${play.error.reason}`);
      return { puzzle, play: play.value, words };
    }),
  );
  return choose(opened.map(({ puzzle, play }) => shapeOf(puzzle, play))).flatMap((id) =>
    opened
      .filter(({ puzzle }) => puzzle.id === id)
      .map(({ puzzle: { position, title, goal, grade }, play, words }) => ({
        id,
        position,
        title: title ?? words.goalWords(goal, play),
        caption: m.site_home_grade({ grade: grades[grade - 1]?.() ?? '' }),
      })),
  );
}
