import type { APIRoute, GetStaticPaths } from 'astro';
import { type AnyDay, fileOf } from '../../../../components/daily/any-data.ts';
import { dailyProps } from '../../../../components/daily/puzzle-props.ts';
import * as m from '../../../../paraglide/messages.js';
import { baseLocale, getLocale } from '../../../../paraglide/runtime.js';
import { type DailySet, dailyPath, dayPath, knownSets } from '../../../../published/daily.ts';
import { dateOf, formatDate, numberOf } from '../../../../published/days/calendar.ts';
import { dateWords, dayWords } from '../../../../published/days/date-words.ts';
import { gameName, langParam } from '../../../../published/games.ts';
import { gradeWords } from '../../../../published/puzzles.ts';
import { link } from '../../../../site/i18n.ts';

const at = (day: number): string => link(dayPath(numberOf(day) as number));

/** A day in the words of the language of the build. */
async function written(set: DailySet): Promise<AnyDay> {
  const { number, day, date } = set;
  return {
    label: m.daily_label({ number }),
    date: dayWords(date, getLocale()),
    name: m.daily_day_title({ number, date: dateWords(date, getLocale()) }),
    before: day > 1 ? at(day - 1) : null,
    after: at(day + 1),
    from: formatDate(dateOf(day + 1)),
    puzzles: await Promise.all(
      set.puzzles.map(async (puzzle) => {
        const props = await dailyProps(set, puzzle);
        const game = gameName(puzzle.game);
        return {
          game: puzzle.game,
          href: link(dailyPath(number, puzzle.game)),
          name: m.daily_puzzle_title({ title: props.title, game, number }),
          caption: m.daily_grade({ game, grade: gradeWords(puzzle.grade) }),
          props,
        };
      }),
    ),
  };
}

/** In other languages than the base one, the days of a week in a file, for the page of any day. */
export const getStaticPaths = (async () => {
  if (getLocale() === baseLocale) return [];
  const sets = await knownSets();
  const files = [...new Set(sets.map(({ number }) => fileOf(number)))];
  return files.map((file) => ({
    params: { lang: langParam(getLocale()), file },
    props: { sets: sets.filter(({ number }) => fileOf(number) === file) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ sets: DailySet[] }> = async ({ props }) => {
  const days = await Promise.all(props.sets.map(async (set) => [set.number, await written(set)] as const));
  return new Response(JSON.stringify(Object.fromEntries(days)), { headers: { 'Content-Type': 'application/json' } });
};
