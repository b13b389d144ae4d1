import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { atomOf, type FeedDay } from '../../src/components/daily/atom.ts';
import { icalOf } from '../../src/components/daily/ical.ts';
import { bankSize, dateOf, formatDate } from '../../src/published/days/calendar.ts';

const home = 'https://example.org/sub/daily/';
const days = Array.from({ length: bankSize }, (_, i) => ({
  date: dateOf(i + 1),
  title: `Winnable #${i + 1}, a day; with commas, semicolons\\ and Ääkköset that make its line longer than one may be`,
  url: `${home}${i + 1}/`,
}));
const frame = { name: 'Winnable: daily puzzles', description: 'Three, every day.', home, language: 'en' };
const text = icalOf(days, frame);

describe('the calendar subscription, by RFC 5545', () => {
  it('ends each line in CRLF and nothing else', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).not.toContain('\r\n\r\n');
  });

  it('has no line of more than 75 octets, and folds between characters', () => {
    const lines = text.split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(text).not.toContain('\uFFFD');
  });

  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

  it('can be read by another library, and says what was put in', () => {
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/\S/);
    expect(events).toHaveLength(bankSize);
    for (const [i, event] of events.entries()) {
      expect(event.startDate.isDate).toBe(true);
      expect(event.startDate.toString()).toBe(formatDate(dateOf(i + 1)));
      expect(event.duration.toSeconds()).toBe(86_400);
      expect(event.summary).toBe(days[i]?.title);
      expect(event.description).toBe(days[i]?.url);
      expect(event.component.getFirstPropertyValue('url')).toBe(days[i]?.url);
      expect(event.component.getFirstPropertyValue('dtstamp')).toBeTruthy();
    }
  });

  it('has ids that are its own, and stay', () => {
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(bankSize);
    expect(events[20]?.uid).toBe('daily-2026-11-21@example.org');
  });

  it('is the same from the same days, in any time zone', () => {
    const before = process.env.TZ;
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = zone;
      expect(icalOf(days, frame)).toBe(text);
    }
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
});

const feedFrame = {
  title: 'Winnable: daily puzzles',
  subtitle: 'Three.',
  author: 'Winnable',
  language: 'en',
  home,
  self: 'https://example.org/sub/daily.xml',
  icon: 'https://example.org/sub/favicon.svg',
};
const entry = (day: number, title = `#${day}`): FeedDay => ({
  date: dateOf(day),
  title,
  says: 'A day.',
  url: `${home}${((day - 1) % bankSize) + 1}/`,
  puzzles: [{ title: 'Sixteen: 1 < 2 & "3"', url: `${home}1/sixteen/` }],
});
const all = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map((match) => match[1] as string);

describe('the Atom feed', () => {
  const xml = atomOf([entry(20), entry(21), entry(19)], feedFrame);

  it('has the latest day first and is updated with it', () => {
    expect(all(xml, 'updated')).toEqual(
      ['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-19'].map((date) => `${date}T00:00:00.000Z`),
    );
  });

  it('has ids that stay when days are added, also when the bank comes round again', () => {
    const later = atomOf([entry(21), entry(22), entry(21 + bankSize)], feedFrame);
    const id = all(xml, 'id')[1];
    expect(id).toContain('/daily/21/');
    expect(all(later, 'id')).toContain(id);
    expect(new Set(all(later, 'id')).size).toBe(4);
  });

  it('carries texts safely', () => {
    expect(xml).toContain('Sixteen: 1 &lt; 2 &amp; &quot;3&quot;');
    expect(atomOf([entry(1, 'a <b> & ]]> c')], feedFrame)).not.toContain('<b>');
  });

  it('is there before the first day, and empty', () => {
    const empty = atomOf([], feedFrame);
    expect(empty).not.toContain('<entry>');
    expect(all(empty, 'updated')).toEqual(['2026-11-01T00:00:00.000Z']);
  });

  it('names itself and its page', () => {
    expect(xml).toContain('<link rel="self" href="https://example.org/sub/daily.xml"/>');
    expect(xml).toContain(`<link rel="alternate" href="${home}"/>`);
    expect(xml).toContain(`<icon>${feedFrame.icon}</icon>`);
  });
});
