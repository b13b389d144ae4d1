import { Feed } from 'feed';
import { type CalendarDate, dayOf, firstDate, formatDate } from '../../published/days/calendar.ts';

/** One day in the feed. */
export interface FeedDay {
  readonly date: CalendarDate;
  readonly title: string;
  /** A sentence on the day. */
  readonly says: string;
  /** Full address of its page. */
  readonly url: string;
  /** Its puzzles: what each asks, and the full address. */
  readonly puzzles: readonly { readonly title: string; readonly url: string }[];
}

/** What the feed says of itself. Addresses are full. */
export interface FeedFrame {
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly language: string;
  readonly home: string;
  readonly self: string;
  readonly icon: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => escapes[c] as string);

/** The first moment of a date. */
const moment = (date: CalendarDate): Date => new Date(`${formatDate(date)}T00:00:00Z`);

/**
 * The Atom feed of days. In: the days to be named, in any order. Out: XML, the latest day first. It depends on nothing but
 * what it is given, so that two builds of one day are the same: an entry is updated on its day, its id is its address and
 * stays, and where the bank comes round again the date is part of the id.
 */
export function atomOf(days: readonly FeedDay[], frame: FeedFrame): string {
  const sorted = [...days].sort((a, b) => dayOf(b.date) - dayOf(a.date));
  const feed = new Feed({
    id: frame.home,
    title: frame.title,
    description: frame.subtitle,
    link: frame.home,
    language: frame.language,
    favicon: frame.icon,
    author: { name: frame.author },
    feedLinks: { atom: frame.self },
    generator: frame.author,
    updated: moment(sorted[0]?.date ?? firstDate),
  });
  for (const { date, title, says, url, puzzles } of sorted)
    feed.addItem({
      id: `${url}#${formatDate(date)}`,
      // The library says of these that they are HTML.
      title: escaped(title),
      link: url,
      date: moment(date),
      published: moment(date),
      description: escaped(says),
      content: `<p>${escaped(says)}</p><ul>${puzzles
        .map((puzzle) => `<li><a href="${escaped(puzzle.url)}">${escaped(puzzle.title)}</a></li>`)
        .join('')}</ul>`,
    });
  return `${feed.atom1().trimEnd()}\n`;
}
