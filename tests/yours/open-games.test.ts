import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCompact } from '../../src/records/code.ts';
import { recordMet } from '../../src/records/ended.ts';
import { readFinished } from '../../src/records/finished-games.ts';
import { isOpenDeal, keepOpenGame, openGames, openGamesKey, readOpenGames } from '../../src/records/open-games.ts';
import { practiceHere } from '../../src/records/practice.ts';
import { addTime, dropTime, keptTime, recordSolved } from '../../src/records/progress.ts';
import { formatDay } from '../../src/records/records.ts';
import { sum } from '../../src/records/stats.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';

let store: FakeStorage;
const inStore = (key: string): unknown => JSON.parse(store.getItem(`winnable.${key}`) ?? 'null');
const put = (key: string, value: unknown) => store.setItem(`winnable.${key}`, JSON.stringify(value));
beforeEach(() => {
  store = new FakeStorage();
  vi.stubGlobal('window', fakeWindow(store));
});
afterEach(() => vi.unstubAllGlobals());

describe('games left in the middle', () => {
  const open = { deal: 'n=7', moves: 3, position: 'sixteen:5/13.4/0/-/52', at: 5 };
  const x = (length: number) => 'x'.repeat(length);

  it.each<[string, object, object]>([
    ['a deal of 300 signs', { deal: `n=7&${x(296)}` }, { deal: `n=7&${x(297)}` }],
    ['a number of ten digits', { deal: 'n=1234567890' }, { deal: 'n=12345678901' }],
    ['a deal that begins with its number', { deal: 'n=7&open=1' }, { deal: 'a&n=7' }],
    ['nothing but a number there', { deal: 'n=7&' }, { deal: 'n=7x' }],
    ['a deal that is a text', {}, { deal: 7 }],
    ['a position of 4,000 signs', { position: x(4_000) }, { position: x(4_001) }],
    ['a position that is a text', {}, { position: 7 }],
    ['a move', { moves: 1 }, { moves: 0 }],
    ['100,000 moves', { moves: 100_000 }, { moves: 100_001 }],
    ['whole moves', {}, { moves: 1.5 }],
    ['a time from 1970 on', { at: 0 }, { at: -1 }],
    ['a time before the end of all', { at: 8.64e15 }, { at: 8.64e15 + 2 }],
    ['a whole time', {}, { at: 1.5 }],
  ])('may have %s, and nothing beyond', (_, within, beyond) => {
    expect(readOpenGames({ sixteen: { ...open, ...within } })).toEqual({ sixteen: { ...open, ...within } });
    expect(readOpenGames({ sixteen: { ...open, ...beyond } })).toEqual({});
  });

  it('may be of before their time was kept, and stand under their game or under their game and deal', () => {
    const { at: _, ...before } = open;
    expect(readOpenGames({ sixteen: before })).toEqual({ sixteen: before });
    expect(readOpenGames({ 'sixteen#n=7': open })).toEqual({ 'sixteen#n=7': open });
    for (const key of ['sixteen#n=8', 'Sixteen', '', x(41), 'sixteen#', 'a b'])
      expect(readOpenGames({ [key]: open }), key).toEqual({});
    expect(Object.keys(readOpenGames({ [x(40)]: open }) ?? {})).toEqual([x(40)]);
    for (const raw of [null, [], 7]) expect(readOpenGames(raw)).toBeNull();
    expect(readOpenGames({ sixteen: 7, ristiseiska: open })).toEqual({ ristiseiska: open });
  });

  it('are at most twenty-four, the latest', () => {
    const all = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`sixteen#n=${i}`, { ...open, deal: `n=${i}`, at: i }]));
    expect(Object.keys(readOpenGames(all) ?? {})).toEqual(Array.from({ length: 24 }, (_, i) => `sixteen#n=${29 - i}`));
  });

  it('come with the one played last first, and of one deal the latest', () => {
    put(openGamesKey, {
      sixteen: { ...open, at: 3 },
      'sixteen#n=7': { ...open, moves: 9, at: 8 },
      'sixteen#n=8': { ...open, deal: 'n=8', at: 5 },
      'russian-bank': { ...open, at: 6 },
    });
    expect(openGames().map(({ game, deal, moves }) => `${game} ${deal} ${moves}`)).toEqual([
      'sixteen n=7 9',
      'russian-bank n=7 3',
      'sixteen n=8 3',
    ]);
  });

  it('are kept with their time, in the place of what was kept of the same deal, and of no other', () => {
    put(openGamesKey, { sixteen: { ...open, at: 1 }, 'sixteen#n=8': { ...open, deal: 'n=8' }, 'russian-bank': open });
    const now = { moves: 4, position: 'sixteen:5/13.4/0/5/2' };
    expect(keepOpenGame('sixteen', 'n=7', now, new Date(99))).toBe('saved');
    expect(inStore(openGamesKey)).toEqual({
      'sixteen#n=7': { ...now, deal: 'n=7', at: 99 },
      'sixteen#n=8': { ...open, deal: 'n=8' },
      'russian-bank': open,
    });
    // Nothing has been played: nothing is written.
    keepOpenGame('sixteen', 'n=7', now, new Date(500));
    expect(openGames()[0]?.at).toBe(99);
    keepOpenGame('sixteen', 'n=7', { ...now, moves: 5 }, new Date(600));
    expect(openGames()[0]).toMatchObject({ moves: 5, at: 600 });
    keepOpenGame('sixteen', 'n=7', { moves: 5, position: 'other' }, new Date(700));
    expect(openGames()[0]).toMatchObject({ position: 'other', at: 700 });
  });

  it('are forgotten when they are over, under either name', () => {
    put(openGamesKey, { sixteen: open, 'sixteen#n=7': open, 'sixteen#n=8': { ...open, deal: 'n=8' } });
    expect(keepOpenGame('sixteen', 'n=7', null)).toBe('saved');
    expect(openGames().map(({ deal }) => deal)).toEqual(['n=8']);
    const text = store.getItem(`winnable.${openGamesKey}`);
    keepOpenGame('ristiseiska', 'n=8', null);
    expect(store.getItem(`winnable.${openGamesKey}`)).toBe(text);
  });

  it('say whether all lies face up', () => {
    expect(['n=7&open=1', 'n=7&open=1&a=2', 'n=7&open=12', 'n=7&open=0', 'n=7', 'n=7open=1'].map(isOpenDeal)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('time spent on a puzzle', () => {
  const year = 366 * 86_400_000;
  it('adds up to a year at most, in whole milliseconds', () => {
    expect(keptTime('s-0001')).toBeNull();
    expect(addTime('s-0001', 1.6)).toBe('saved');
    addTime('s-0001', 3);
    expect(keptTime('s-0001')).toBe(5);
    addTime('s-0001', year);
    expect(keptTime('s-0001')).toBe(year);
    dropTime('s-0001');
    expect(keptTime('s-0001')).toBeNull();
  });

  it.each([
    [0, 0],
    [year, year],
    [year + 1, null],
    [-1, null],
    ['5', null],
  ])('%j is read as %j', (raw, time) => {
    put('time.a', raw);
    expect(keptTime('a')).toBe(time);
  });
});

it('a solve that could be kept of the puzzle and not of its day is not said to be kept', () => {
  const how = { actions: 3, hints: 0, solution: false };
  const now = new Date('2026-11-12T12:00:00');
  expect(recordSolved('s-1012', how, now)).toBe('saved');
  const full = new FakeStorage(120);
  vi.stubGlobal('window', fakeWindow(full));
  expect(recordSolved('b-1012', how, now)).toBe('full');
  expect(full.getItem('winnable.days')).toBeNull();
});

it('a puzzle that is met clean and waits nowhere writes nothing; one that waits goes on', () => {
  const puzzle = { name: 's-0001', game: 'sixteen', position: 'sixteen:8/-.-/00/-/1' };
  const day = (n: number) => new Date(`2026-11-${n}T12:00:00`);
  recordMet(puzzle, true, day(10));
  expect(store.length).toBe(0);
  recordMet({ ...puzzle, name: 's-0002' }, false, day(10));
  recordMet(puzzle, false, day(10));
  expect(practiceHere().again.map(({ name, step }) => [name, step])).toEqual([
    ['s-0002', 0],
    ['s-0001', 0],
  ]);
  recordMet(puzzle, true, day(11));
  expect(practiceHere().again.find(({ name }) => name === 's-0001')).toMatchObject({ step: 1, due: '2026-11-14' });
});

it('finished games have the best that the same cards came to, where they were won', () => {
  const game = { result: 'won', at: 5, moves: 9, undone: 0, hints: 0 };
  expect(readFinished({ 'sixteen#n=7': game })).toEqual({ 'sixteen#n=7': game });
  expect(Object.keys(readFinished({ 'sixteen#n=7': game })?.['sixteen#n=7'] ?? {})).not.toContain('best');
  expect(readFinished({ 'sixteen#n=7': { ...game, best: 4 } })).toEqual({ 'sixteen#n=7': { ...game, best: 4 } });
});

it('days in a code are read by their number, their game and how far off they were solved', () => {
  const daysOf = (d: unknown) => {
    const reading = parseCompact(JSON.stringify({ v: 2, d }), new Date(2030, 0, 1));
    return reading.ok ? [reading.value.records.days, reading.value.skipped.map(({ wants }) => wants)] : null;
  };
  expect(daysOf([[12, 's', 1]])).toEqual([{ 12: { s: formatDay(13) } }, []]);
  for (const bad of [[1.5, 's', 0], ['12', 's', 0], [12, 7, 0], [12, 's', 0.5], [12, 's', '0'], [1e6 + 1, 's', 0], 7]) {
    expect(daysOf([bad, [12, 's', 0]]), JSON.stringify(bad)).toEqual([{ 12: { s: formatDay(12) } }, []]);
  }
  expect(daysOf([[12, 's', 2]])).toEqual([{}, ['date']]);
  expect(daysOf([[-5, 's', 0]])).toEqual([{}, ['day']]);
});

it('all that was solved is counted, however it was', () => {
  expect(sum({ clean: 1, met: 20, helped: 300, earlier: 4_000 })).toBe(4_321);
});
