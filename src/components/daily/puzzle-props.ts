import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { type DailySet, dailyPath, dayPath } from '../../published/daily.ts';
import { dayWords } from '../../published/days/date-words.ts';
import { gameName } from '../../published/games.ts';
import { gradeWords } from '../../published/puzzles.ts';
import { link } from '../../site/i18n.ts';
import { puzzleLead, puzzleTitle, rulesInForce, shownTitle, themeWords } from '../games/titles.ts';
import type { PuzzleProps } from '../play/Puzzle.tsx';
import { usualTelling } from '../play/state.ts';

/** For the build: what a puzzle of a day hands to its board, in the language of the build. */
export async function dailyProps(set: DailySet, puzzle: DailySet['puzzles'][number]): Promise<PuzzleProps> {
  const { number } = set;
  const { id, game, position, goal, line, hints, grade } = puzzle;
  const title = shownTitle(puzzle);
  // Where the title is a question, the goal is said below it.
  const asks = title !== puzzleTitle({ goal, position });
  const at = set.puzzles.indexOf(puzzle);
  const others = [...set.puzzles.slice(at + 1), ...set.puzzles.slice(0, at)];
  const day = link(dayPath(number));
  const date = dayWords(set.date, getLocale());
  return {
    id,
    position,
    goal,
    line,
    title,
    label: m.daily_puzzle_label({ game: gameName(game), number, date, grade: gradeWords(grade) }),
    lead: puzzleLead(asks ? { ...puzzle, title } : puzzle),
    telling: usualTelling(grade, true),
    rules: await rulesInForce(position),
    back: { href: day, name: date },
    positionPage: link('/position/'),
    ways: [
      ...others.map((other) => ({
        href: link(dailyPath(number, other.game)),
        name: m.daily_go_on({ game: gameName(other.game) }),
        puzzle: other.id,
        game: other.game,
      })),
      { href: day, name: m.daily_whole() },
      { href: link('/daily/calendar/'), name: m.daily_calendar() },
    ],
    themes: puzzle.themes.map(themeWords),
    ...(hints ? { hints } : {}),
  };
}
