import type { APIRoute } from 'astro';
import { icalOf } from '../components/daily/ical.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { dayPath, shownDay } from '../published/daily.ts';
import { bankSize, dateOf, numberOf, roundOf } from '../published/days/calendar.ts';
import { link } from '../site/i18n.ts';

/** The calendar subscription: every day of the round that the build is in, and of those before. */
export const GET: APIRoute = ({ site }) => {
  const full = (path: string) => new URL(link(path), site).href;
  const days = Array.from({ length: roundOf(shownDay) * bankSize }, (_, i) => {
    const number = numberOf(i + 1) as number;
    return { date: dateOf(i + 1), title: m.daily_ics_event({ number }), url: full(dayPath(number)) };
  });
  const text = icalOf(days, {
    name: m.daily_ics_name(),
    description: m.daily_feed_subtitle(),
    home: full('/daily/'),
    language: getLocale(),
  });
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
};
