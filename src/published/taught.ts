import type { GameId } from '../engine/games/ids.ts';
import { type CourseId, chaptersOf } from './course-ids.ts';

/** What the lessons of a course teach, as far as puzzles of the library are about it. */
export interface Course {
  /** The lesson from which on a puzzle of the library can be played: what every table has is taught by then. */
  readonly from: string;
  /** Lessons by the last part of their address, in their order, with the themes that each teaches. */
  readonly lessons: Readonly<Record<string, readonly string[]>>;
  /** Rule sets that a lesson of these teaches, where the game has several; each is known from there on. Left out: all are known. */
  readonly rules?: Readonly<Record<string, readonly string[]>>;
}

/** The courses, chapters of games too. What a puzzle is about by hand alone (`dig-out`, `whole-deal`) no lesson teaches. */
export const courses: Readonly<Record<CourseId, Course>> = {
  sixteen: {
    from: 'foundations',
    lessons: {
      'moving-runs': ['leave-it'],
      'empty-piles': ['empty-pile'],
      foundations: ['bring-home'],
      'not-yet': ['hold-back'],
      'open-urn': ['where-does-it-go'],
      'small-deals': ['small-deal', 'one-by-one'],
      'full-deal': ['full-game'],
    },
  },
  'russian-bank': {
    from: 'drawn-card',
    lessons: {
      foundations: ['homeward'],
      'their-piles': ['attack'],
      'empty-piles': ['empty-pile'],
      'reserve-first': ['reserve-first'],
      drawing: ['shrink-stock'],
      'drawn-card': ['drawn-card'],
      'long-turns': ['long-turn', 'finish'],
      blocking: ['lock'],
    },
  },
  crapette: {
    from: 'making-room',
    lessons: {
      'home-first': ['homeward'],
      spaces: ['reserve-first'],
      'turning-up': ['turned-up', 'shrink-stock'],
      loading: ['loading'],
      'making-room': ['making-room'],
      'a-whole-turn': ['long-turn', 'finish'],
    },
  },
  ristiseiska: {
    from: 'nothing-fits',
    lessons: {
      'ace-three-ways': ['ace-side'],
      'kings-and-aces': ['stop-after-ace', 'go-on', 'aces-and-kings'],
      'nothing-fits': ['best-chance'],
      'what-to-give': ['what-to-give'],
      'ends-and-points': ['not-last'],
      'holding-back': ['keep-the-six', 'keep-the-seven', 'keep-the-eight', 'keep-the-ace'],
      'forcing-a-pass': ['force-a-pass'],
      'for-yourself': ['open-for-yourself'],
    },
    rules: {
      'ace-three-ways': ['pantti', 'pantti-ace'],
      'kings-and-aces': ['forfeit'],
      'nothing-fits': ['duel'],
      'what-to-give': ['begging', 'begging-points'],
    },
  },
};

/**
 * After which lesson a puzzle stands in the library: the last one that teaches something it is about, so that nothing is needed
 * that is taught later.
 */
export function lessonFor(course: Course, themes: readonly string[]): string {
  const lessons = Object.keys(course.lessons);
  const last = Math.max(
    lessons.indexOf(course.from),
    ...themes.map((theme) => lessons.findIndex((lesson) => course.lessons[lesson]?.includes(theme))),
  );
  return lessons[last] ?? course.from;
}

/** How many moves of one's own a puzzle of practice may take while it keeps to what is easy: very easy, easy. */
export const shortest: Readonly<Record<GameId, readonly [number, number]>> = {
  sixteen: [24, 30],
  'russian-bank': [8, 14],
  ristiseiska: [4, 6],
};

/** The lessons after which practice can keep to what is taught: from `from` on, in their order. */
export const stagesOf = ({ from, lessons }: Course): readonly string[] => {
  const slugs = Object.keys(lessons);
  return slugs.slice(slugs.indexOf(from));
};

/** What practice asks about a puzzle that it has found. */
export interface Practised {
  readonly grade: number;
  readonly themes: readonly string[];
  /** The rule set by name. */
  readonly rules: string;
  /** Moves of the reader's own. */
  readonly own: number;
}

/**
 * Whether a puzzle needs nothing that is taught after a lesson (null: whatever is taught), and is short where it is easy. A theme or rule set that
 * somebody asks for is no obstacle (`asked`), nor is one that no lesson teaches.
 */
export function suits(game: GameId, upto: string | null, puzzle: Practised, asked: readonly (string | null)[] = []): boolean {
  const most = shortest[game][puzzle.grade - 1];
  if (most !== undefined && puzzle.own > most) return false;
  if (upto === null) return true;
  const { lessons, rules = {} } = courses[game];
  const slugs = Object.keys(lessons);
  const later = slugs.slice(slugs.indexOf(upto) + 1);
  const untaught = new Set<string>(later.flatMap((slug) => [...(lessons[slug] ?? []), ...(rules[slug] ?? [])]));
  // What a chapter teaches, the game's own lessons do not.
  for (const chapter of chaptersOf(game)) untaught.add(chapter);
  return [puzzle.rules, ...puzzle.themes].every((word) => !untaught.has(word) || asked.includes(word));
}

/** The themes that a course teaches, in the order of its lessons. */
export const themesTaught = (course: Course): readonly string[] => Object.values(course.lessons).flat();

/** Three puzzles of rising grade, easiest first, or as many as rise; the first of each grade is taken. */
export function rising<P extends { readonly grade: number }>(puzzles: readonly P[], count = 3): readonly P[] {
  const firsts = new Map<number, P>();
  for (const puzzle of puzzles) if (!firsts.has(puzzle.grade)) firsts.set(puzzle.grade, puzzle);
  return [...firsts.values()].sort((a, b) => a.grade - b.grade).slice(0, count);
}
