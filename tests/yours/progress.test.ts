import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fakeWindow, otherTab } from '../site/browser.ts';

/** The page's memory of play, in a window of its own. */
async function page(store: FakeStorage | null) {
  const window = fakeWindow(store);
  vi.stubGlobal('window', window);
  vi.resetModules();
  const storage = await import('../../src/site/storage.ts');
  return { window, ...storage, ...(await import('../../src/records/progress.ts')) };
}

/** Two tabs over one storage. Neither hears of the other, as when both write in the same moment. */
async function twoTabs(store: FakeStorage) {
  return [await page(store), await page(store)] as const;
}

const how = { actions: 5, hints: 0, solution: false, undone: 0 };
const at = (text: string) => new Date(`${text}T12:00:00`);

afterEach(() => vi.unstubAllGlobals());

describe('solved puzzles', () => {
  it('are kept with their date, and a better result takes the place of a worse one', async () => {
    const { recordSolved, solvedPuzzles } = await page(new FakeStorage());
    expect(recordSolved('s-0001', { ...how, hints: 2 }, at('2026-11-05'))).toBe('saved');
    recordSolved('s-0001', how, at('2026-11-09'));
    recordSolved('s-0001', { ...how, actions: 9 }, at('2026-11-10'));
    expect(solvedPuzzles()).toEqual({ 's-0001': { ...how, date: '2026-11-05' } });
  });

  it('keep the time of the first solving only', async () => {
    const { recordSolved, solvedPuzzles } = await page(new FakeStorage());
    recordSolved('s-0001', { ...how, hints: 2, seconds: 90 }, at('2026-11-05'));
    recordSolved('s-0001', { ...how, seconds: 3 }, at('2026-11-05'));
    expect(solvedPuzzles()['s-0001']).toEqual({ ...how, date: '2026-11-05', seconds: 90 });
  });

  it('of the first weeks, without what was taken back, are read and stay', async () => {
    const store = new FakeStorage();
    const old = { date: '2026-11-02', actions: 14, hints: 1, solution: false };
    store.setItem('winnable.solved', JSON.stringify({ 's-0001': old }));
    const { recordSolved, solvedPuzzles } = await page(store);
    recordSolved('s-0002', how, at('2026-11-05'));
    expect(solvedPuzzles()['s-0001']).toEqual(old);
  });

  it('do not push out entries that cannot be read; one that is replaced is put aside', async () => {
    const store = new FakeStorage();
    const strange = { 's-0007': { from: 'the future' }, __proto__x: 1 };
    store.setItem('winnable.solved', JSON.stringify(strange));
    const { recordSolved, solvedPuzzles } = await page(store);
    recordSolved('s-0002', how, at('2026-11-05'));
    expect(JSON.parse(store.getItem('winnable.solved') ?? '')).toMatchObject(strange);
    recordSolved('s-0007', how, at('2026-11-05'));
    expect(Object.keys(solvedPuzzles()).sort()).toEqual(['s-0002', 's-0007']);
    expect(JSON.parse(store.getItem('winnable.solved.broken') ?? '')).toEqual({ 's-0007': { from: 'the future' } });
  });
});

describe('days', () => {
  it('count a daily puzzle on its day, the day before and the day after, and no other', async () => {
    for (const [date, counts] of [
      ['2026-11-10', false],
      ['2026-11-11', true],
      ['2026-11-12', true],
      ['2026-11-13', true],
      ['2026-11-14', false],
    ] as const) {
      const { recordSolved, solvedDays, solvedPuzzles } = await page(new FakeStorage());
      recordSolved('b-1012', how, at(date));
      expect(solvedDays()).toEqual(counts ? { 12: { b: date } } : {});
      expect(solvedPuzzles()['b-1012']?.date).toBe(date);
    }
  });

  it('count again when the bank comes round, though the mark keeps its first date', async () => {
    const { recordSolved, solvedDays, solvedPuzzles } = await page(new FakeStorage());
    recordSolved('b-1001', how, at('2026-11-01'));
    recordSolved('b-1001', how, at('2027-11-07'));
    expect(solvedDays()).toEqual({ 1: { b: '2026-11-01' }, 372: { b: '2027-11-07' } });
    expect(solvedPuzzles()['b-1001']?.date).toBe('2026-11-01');
  });

  it('do not count puzzles of the library', async () => {
    const { recordSolved, solvedDays } = await page(new FakeStorage());
    recordSolved('s-0012', how, at('2026-11-12'));
    expect(solvedDays()).toEqual({});
  });
});

describe('two tabs', () => {
  it('that solve different puzzles keep both, without having heard of each other', async () => {
    const store = new FakeStorage();
    const [one, two] = await twoTabs(store);
    one.recordSolved('s-0001', how, at('2026-11-05'));
    two.recordSolved('s-0002', how, at('2026-11-05'));
    one.recordSolved('s-1005', how, at('2026-11-05'));
    two.recordSolved('b-1005', how, at('2026-11-05'));
    one.recordStep('sixteen/a', 'x');
    two.recordStep('sixteen/a', 'y');
    for (const tab of [one, two]) {
      expect(Object.keys(tab.solvedPuzzles()).sort()).toEqual(['b-1005', 's-0001', 's-0002', 's-1005']);
      expect(tab.solvedDays()).toEqual({ 5: { s: '2026-11-05', b: '2026-11-05' } });
      expect(tab.doneSteps()).toEqual({ 'sixteen/a': ['x', 'y'] });
    }
  });

  it('a record that found no room is written with the next one, beside what the other tab has written', async () => {
    const store = new FakeStorage();
    const room = store.setItem.bind(store);
    const [one, two] = await twoTabs(store);
    store.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(one.recordSolved('s-0001', how, at('2026-11-05'))).toBe('full');
    expect(Object.keys(one.solvedPuzzles())).toEqual(['s-0001']);
    store.setItem = room;
    two.recordSolved('s-0002', how, at('2026-11-05'));
    expect(one.recordSolved('s-0003', how, at('2026-11-05'))).toBe('saved');
    expect(Object.keys(two.solvedPuzzles()).sort()).toEqual(['s-0001', 's-0002', 's-0003']);
  });

  it('hears of the other tab without forgetting what it could not write, unless all was erased', async () => {
    const store = new FakeStorage(80);
    const { recordSolved, solvedPuzzles, watch, window } = await page(store);
    watch('solved', () => {});
    expect(recordSolved('s-0001', how, at('2026-11-05'))).toBe('full');
    otherTab(window, 'winnable.solved', '{}');
    expect(Object.keys(solvedPuzzles())).toEqual(['s-0001']);
    otherTab(window, 'winnable.solved', null);
    expect(solvedPuzzles()).toEqual({});
    expect(recordSolved('s-0002', how, at('2026-11-05'))).toBe('full');
    expect(Object.keys(solvedPuzzles())).toEqual(['s-0002']);
  });

  it('works where nothing can be kept', async () => {
    const { recordSolved, solvedDays, solvedPuzzles } = await page(null);
    expect(recordSolved('s-1005', how, at('2026-11-05'))).toBe('unavailable');
    recordSolved('b-1005', how, at('2026-11-05'));
    expect(Object.keys(solvedPuzzles()).sort()).toEqual(['b-1005', 's-1005']);
    expect(Object.keys(solvedDays()['5'] ?? {}).sort()).toEqual(['b', 's']);
  });
});
