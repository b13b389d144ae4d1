import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allDays } from '../../src/records/days.ts';
import { checkRecords, type Records } from '../../src/records/file.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';
import { anyNote, records, sample } from './sample.ts';

async function page(store: FakeStorage | null) {
  vi.stubGlobal('window', fakeWindow(store));
  vi.resetModules();
  const storage = await import('../../src/site/storage.ts');
  return {
    ...storage,
    ...(await import('../../src/records/progress.ts')),
    ...(await import('../../src/records/keeping.ts')),
  };
}

const empty: Records = { solved: {}, days: {}, steps: {}, settings: {}, lines: {}, other: {} };
const dump = (store: FakeStorage) =>
  Object.fromEntries(Array.from({ length: store.length }, (_, i) => store.key(i) ?? '').map((key) => [key, store.getItem(key)]));
const fill = (store: FakeStorage, values: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(values)) store.setItem(`winnable.${key}`, JSON.stringify(value));
};
const stored = (all: Records) => {
  const store = new FakeStorage();
  const { lines, other, ...maps } = all;
  fill(store, { ...maps, ...other, ...Object.fromEntries(Object.entries(lines).map(([id, line]) => [`line.${id}`, line])) });
  return store;
};

afterEach(() => vi.unstubAllGlobals());

describe('taking records to another browser', () => {
  it('brings all of them where there is nothing yet', async () => {
    const there = await page(stored(sample));
    const taken = there.recordsHere();
    expect(taken).toEqual(sample);
    const here = await page(new FakeStorage());
    expect(here.previewImport(taken).counts).toEqual({
      solved: 6,
      better: 0,
      same: 0,
      days: 4,
      steps: 3,
      settings: 2,
      lines: 1,
      linesKept: 0,
      games: 0,
      other: 1,
    });
    expect(here.applyImport(taken).written).toBe('saved');
    const { days, ...rest } = here.recordsHere();
    expect(rest).toEqual({ ...sample, days: undefined });
    expect(here.solvedDays()).toEqual(allDays(sample.days, sample.solved));
    expect(days).toMatchObject(sample.days);
  });

  it('a second time changes nothing', async () => {
    const store = new FakeStorage();
    const here = await page(store);
    here.applyImport(sample);
    const before = dump(store);
    const { counts, writes } = here.previewImport(sample);
    expect(counts).toMatchObject({
      solved: 0,
      better: 0,
      same: 6,
      days: 0,
      steps: 0,
      settings: 0,
      lines: 0,
      linesKept: 1,
      games: 0,
      other: 0,
    });
    expect(writes).toEqual([]);
    here.applyImport(sample);
    expect(dump(store)).toMatchObject({ 'winnable.solved': before['winnable.solved'] });
  });

  it('loses nothing of either side, and comes to the same whichever way it goes', async () => {
    await fc.assert(
      fc.asyncProperty(records, records, async (a, b) => {
        const [one, two] = [await page(stored(a)), await page(stored(b))];
        const [mine, theirs] = [one.solvedDays(), two.solvedDays()];
        one.applyImport(b);
        two.applyImport(a);
        expect(one.solvedPuzzles()).toEqual(two.solvedPuzzles());
        expect(one.solvedDays()).toEqual(two.solvedDays());
        for (const side of [mine, theirs])
          for (const [day, games] of Object.entries(side))
            expect(Object.keys(one.solvedDays()[day] ?? {})).toEqual(expect.arrayContaining(Object.keys(games)));
        for (const side of [a, b]) {
          expect(Object.keys(one.solvedPuzzles())).toEqual(expect.arrayContaining(Object.keys(side.solved)));
          for (const [lesson, steps] of Object.entries(side.steps))
            expect(one.doneSteps()[lesson]).toEqual(expect.arrayContaining([...steps]));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('keeps a day that was solved in time, though the puzzle was solved earlier elsewhere', async () => {
    const early = { ...empty, solved: { 's-1012': { date: '2026-11-05', actions: 9, hints: 0, solution: false } } };
    const inTime = { ...empty, solved: { 's-1012': { date: '2026-11-12', actions: 5, hints: 0, solution: false } } };
    for (const [here, there] of [
      [early, inTime],
      [inTime, early],
    ] as const) {
      const tab = await page(stored(here));
      tab.applyImport(there);
      expect(tab.solvedPuzzles()['s-1012']).toMatchObject({ date: '2026-11-05', actions: 5 });
      expect(tab.solvedDays()).toEqual({ 12: { s: '2026-11-12' } });
    }
  });

  it('leaves settings and unfinished lines of this browser alone', async () => {
    const store = new FakeStorage();
    const line = {
      line: ['draw'],
      cursor: 1,
      hints: 0,
      solution: false,
      undone: 0,
      slips: ['draw'],
      questions: 1,
      told: ['draw'],
      doubts: 0,
    };
    fill(store, { settings: { theme: 'light' }, 'line.s-0003': line, 'deal.tell': 'told' });
    const here = await page(store);
    expect(here.previewImport(sample).counts).toMatchObject({ settings: 1, lines: 0, linesKept: 1, other: 0 });
    here.applyImport(sample);
    expect(JSON.parse(store.getItem('winnable.settings') ?? '')).toMatchObject({ theme: 'light', times: true });
    expect(here.keptLine('s-0003')).toEqual(line);
  });

  it('puts a damaged value aside before writing over it', async () => {
    const store = new FakeStorage();
    store.setItem('winnable.solved', '{"s-00');
    store.setItem('winnable.steps', '[1]');
    const here = await page(store);
    here.applyImport(sample);
    expect(store.getItem('winnable.solved.broken')).toBe('{"s-00');
    expect(store.getItem('winnable.steps.broken')).toBe('[1]');
    expect(Object.keys(here.solvedPuzzles())).toHaveLength(6);
  });

  it('keeps entries that only a newer site can read', async () => {
    const store = new FakeStorage();
    fill(store, { solved: { 's-0400': { from: 'the future' } } });
    const here = await page(store);
    here.applyImport(sample);
    expect(JSON.parse(store.getItem('winnable.solved') ?? '')['s-0400']).toEqual({ from: 'the future' });
  });
});

describe('an import where there is no room', () => {
  it('is not done at all, at whatever point the storage is full', async () => {
    const whole = new FakeStorage();
    (await page(whole)).applyImport(sample);
    const used = Object.entries(dump(whole)).reduce((sum, [key, text]) => sum + key.length + (text ?? '').length, 0);
    for (let quota = 60; quota < used; quota += 37) {
      const store = new FakeStorage(quota);
      fill(store, { 'deal.tell': 'x' });
      const before = dump(store);
      const here = await page(store);
      const { written } = here.applyImport(sample);
      if (written === 'full') {
        expect(dump(store)).toEqual(before);
        expect(here.solvedPuzzles()).toEqual({});
        expect(here.canUndo()).toBe(false);
      } else {
        // All of it found room, but not what would undo it: that lasts until the page is left.
        expect(Object.keys(here.solvedPuzzles())).toHaveLength(6);
        expect(here.undoImport()).toBe(true);
        expect(dump(store)).toEqual(before);
      }
    }
  });

  it('holds until the page is left where nothing may be kept', async () => {
    const here = await page(null);
    expect(here.applyImport(sample).written).toBe('unavailable');
    expect(Object.keys(here.solvedPuzzles())).toHaveLength(6);
    expect(here.undoImport()).toBe(true);
    expect(here.solvedPuzzles()).toEqual({});
  });
});

describe('undoing an import', () => {
  it('brings back exactly what was there, once', async () => {
    await fc.assert(
      fc.asyncProperty(records, records, async (a, b) => {
        const store = stored(a);
        const before = dump(store);
        const here = await page(store);
        here.applyImport(b);
        here.undoImport();
        expect(dump(store)).toEqual(before);
        expect(here.undoImport()).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  it('lasts over a reload, and keeps what has been solved and chosen since', async () => {
    const store = new FakeStorage();
    const here = await page(store);
    const how = { actions: 3, hints: 0, solution: false, undone: 0 };
    here.recordSolved('s-0009', how, new Date('2026-11-20T12:00:00'));
    here.applyImport(sample);
    const again = await page(store);
    again.recordSolved('b-1022', how, new Date('2026-11-22T12:00:00'));
    again.recordStep('sixteen/new', 'x');
    store.setItem('winnable.settings', JSON.stringify({ theme: 'dark', times: true, singleTap: true }));
    expect(again.canUndo()).toBe(true);
    expect(again.undoImport()).toBe(true);
    expect(Object.keys(again.solvedPuzzles()).sort()).toEqual(['b-1022', 's-0009']);
    expect(again.solvedDays()).toEqual({ 22: { b: '2026-11-22' } });
    expect(again.doneSteps()).toEqual({ 'sixteen/new': ['x'] });
    expect(JSON.parse(store.getItem('winnable.settings') ?? '')).toEqual({ singleTap: true });
    expect(again.canUndo()).toBe(false);
  });

  it('with rubbish in its place is not offered', async () => {
    const store = new FakeStorage();
    store.setItem('winnable.import.undo', '{"solved":[1]}');
    const here = await page(store);
    expect(here.canUndo()).toBe(false);
    expect(here.undoImport()).toBe(false);
  });
});

it('records of the whole browser are what a file can hold: no clocks, no damaged notes, no undo', async () => {
  const store = stored(sample);
  fill(store, { 'time.s-0003': 5000, 'solved.broken': 'x', 'import.undo': {}, offline: 'off' });
  const here = await page(store);
  expect(here.recordsHere()).toEqual(sample);
  expect(checkRecords({ ...here.recordsHere() }, undefined, anyNote).skipped).toEqual([]);
});
