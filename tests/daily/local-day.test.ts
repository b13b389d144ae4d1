import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as calendar from '../../src/published/days/calendar.ts';

const { dateOf, formatDate, localDay } = calendar;

describe('the local day', () => {
  const zones = [
    'UTC',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Europe/Helsinki',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'America/Santiago',
  ];
  const before = process.env.TZ;
  const inZone = <T>(zone: string, ask: () => T): T => {
    process.env.TZ = zone;
    try {
      return ask();
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  };

  it.each(zones)('in %s is the date on the wall, at every moment', (zone) => {
    const wall = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    inZone(zone, () =>
      fc.assert(
        fc.property(fc.integer({ min: Date.UTC(2026, 9, 1), max: Date.UTC(2030, 0, 1) }), (ms) => {
          expect(formatDate(dateOf(localDay(new Date(ms))))).toBe(wall.format(ms));
        }),
      ),
    );
  });

  it.each(zones)('in %s goes on by one a day, also where the clocks change', (zone) => {
    inZone(zone, () => {
      for (let n = 1; n <= 800; n++) {
        const { year, month, day: date } = dateOf(n);
        expect(localDay(new Date(year, month - 1, date, 0, 0, 1)), `${zone} ${n} morning`).toBe(n);
        expect(localDay(new Date(year, month - 1, date, 12)), `${zone} ${n} noon`).toBe(n);
        expect(localDay(new Date(year, month - 1, date, 23, 59, 59)), `${zone} ${n} night`).toBe(n);
      }
    });
  });

  it('two places are at most two days apart at one moment', () => {
    const moment = new Date('2026-11-21T10:30:00Z');
    expect(inZone('Pacific/Kiritimati', () => localDay(moment))).toBe(22);
    expect(inZone('Pacific/Pago_Pago', () => localDay(moment))).toBe(20);
  });
});
