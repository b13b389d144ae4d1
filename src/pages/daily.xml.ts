import type { APIRoute } from 'astro';
import { atomOf } from '../components/daily/atom.ts';
import { shownTitle } from '../components/games/titles.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { dailyPath, dayPath, listedSets } from '../published/daily.ts';
import { dateWords } from '../published/days/date-words.ts';
import { gameName } from '../published/games.ts';
import { link } from '../site/i18n.ts';
import { url } from '../site/url.ts';

/** Days that the feed holds; older ones stay in the calendar. */
const newest = 30;

/** The Atom feed of the dailies, up to the day of the build. */
export const GET: APIRoute = async ({ site }) => {
  const full = (path: string) => new URL(link(path), site).href;
  const days = await Promise.all(
    (await listedSets(newest)).map(async ({ number, date, puzzles }) => ({
      date,
      title: m.daily_feed_entry({ number }),
      says: m.daily_feed_says({ date: dateWords(date, getLocale()) }),
      url: full(dayPath(number)),
      puzzles: await Promise.all(
        puzzles.map(async (puzzle) => ({
          title: `${gameName(puzzle.game)}: ${shownTitle(puzzle)}`,
          url: full(dailyPath(number, puzzle.game)),
        })),
      ),
    })),
  );
  const xml = atomOf(days, {
    title: m.daily_ics_name(),
    subtitle: m.daily_feed_subtitle(),
    author: m.site_name(),
    language: getLocale(),
    home: full('/daily/'),
    self: full('/daily.xml'),
    icon: new URL(url('/favicon.svg'), site).href,
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};
