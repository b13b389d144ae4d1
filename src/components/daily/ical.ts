import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { type CalendarDate, firstDate, formatDate } from '../../published/days/calendar.ts';

/** One day of the subscription: its date, and where its puzzles are. */
export interface SubscribedDay {
  readonly date: CalendarDate;
  readonly title: string;
  /** Full address of its page. */
  readonly url: string;
}

export interface SubscriptionFrame {
  readonly name: string;
  readonly description: string;
  /** Full address of the page of today. */
  readonly home: string;
  readonly language: string;
}

const midnight = (date: CalendarDate): Date => new Date(`${formatDate(date)}T00:00:00Z`);

/**
 * The calendar subscription: every day as an event of the whole day that takes nobody's time. It holds dates and links only.
 * It depends on nothing but what it is given, so that two builds are the same; its stamp is the first day of all.
 */
export function icalOf(days: readonly SubscribedDay[], { name, description, home, language }: SubscriptionFrame): string {
  const { hostname } = new URL(home);
  const calendar = ical({
    name,
    description,
    url: home,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Winnable', product: 'Daily puzzles', language: language.toUpperCase() },
    ttl: 60 * 60 * 24,
  });
  for (const { date, title, url } of days)
    calendar.createEvent({
      id: `daily-${formatDate(date)}@${hostname}`,
      stamp: midnight(firstDate),
      start: midnight(date),
      allDay: true,
      summary: title,
      description: url,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return `${calendar.toString()}\r\n`;
}
