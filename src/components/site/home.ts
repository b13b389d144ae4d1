import type { Play } from '../../engine/core/play.ts';
import * as m from '../../paraglide/messages.js';
import type { Puzzle } from '../../puzzles/schema.ts';
import { loadKit, type SiteGame, siteGames } from '../play/kits.ts';

/** One puzzle on the table of the home page. */
export interface HomePuzzle {
  readonly id: string;
  readonly game: SiteGame;
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

type SitePuzzle = Puzzle & { readonly game: SiteGame };

/** The puzzles of the home page, with their tasks in words: one of each game, or three of the only one. */
export async function featured(puzzles: readonly SitePuzzle[]): Promise<HomePuzzle[]> {
  const games = siteGames.filter((game) => puzzles.some((puzzle) => puzzle.game === game));
  const only = games.length === 1;
  const lists = await Promise.all(
    games.map((game) =>
      featuredOf(puzzles.filter((puzzle) => puzzle.game === game)).then((list) => (only ? list : list.slice(0, 1))),
    ),
  );
  return lists.flat();
}

/** Puzzles of one game that look well on the table, the best first. */
async function featuredOf(puzzles: readonly SitePuzzle[]): Promise<HomePuzzle[]> {
  const opened = await Promise.all(
    puzzles.map(async (puzzle) => {
      const { table, words } = await loadKit(puzzle.game);
      const play = table.open(puzzle.position);
      if (!play.ok) throw new Error(`puzzle ${puzzle.id}: ${play.error.reason}`);
      return { puzzle, play: play.value, words };
    }),
  );
  // Bricks in piles and an urn are chosen by their shape; of tables of cards one is as good as another: a hard one.
  const shaped = opened.some(({ play }) => play.scene('all').slots.some(({ kind }) => kind === 'urn'));
  const hard = opened.filter(({ puzzle }) => puzzle.grade === 4);
  const ids = shaped
    ? choose(opened.map(({ puzzle, play }) => shapeOf(puzzle, play)))
    : (hard.length > 0 ? hard : opened).map(({ puzzle }) => puzzle.id);
  return ids.flatMap((id) =>
    opened
      .filter(({ puzzle }) => puzzle.id === id)
      .map(({ puzzle: { position, title, goal, grade, game }, play, words }) => ({
        id,
        game,
        position,
        title: title ?? words.goalWords(goal, play),
        caption: m.site_home_grade({ game: words.gameName(), grade: grades[grade - 1]?.() ?? '' }),
      })),
  );
}
