import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../site/browser.ts';
import { tabsOver } from '../site/tabs.ts';

const load = async () => ({
  ...(await import('../../src/site/storage.ts')),
  ...(await import('../../src/site/settings.ts')),
  ...(await import('../../src/records/progress.ts')),
  ...(await import('../../src/records/ended.ts')),
  ...(await import('../../src/records/practice.ts')),
  ...(await import('../../src/components/play/collecting.ts')),
  ...(await import('../../src/components/play/keeper.ts')),
  ...(await import('../../src/components/play/deal-notes.ts')),
  ...(await import('../../src/components/teach/set/collected.ts')),
  ...(await import('../../src/components/teach/compose/drafts.ts')),
  ...(await import('../../src/components/teach/compose/work.ts')),
});

const item = (n: number) => ({ position: `sixteen:5/2.53/51/4/-`, goal: 'win', line: [], hints: [], text: `Position ${n}` });
const two = async (store = new FakeStorage()) => {
  const [a, b] = await tabsOver(store, 2, load);
  if (!a || !b) throw new Error('no tabs');
  return { a, b, store };
};

/** Locks that are granted when the test says so. */
function fakeLocks() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, run: () => void) => {
        waiting.push(run);
        return Promise.resolve();
      },
    },
  });
  return {
    waiting,
    grant() {
      for (const run of waiting.splice(0)) run();
    },
  };
}

beforeEach(() => {
  fakeLocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a set that two tabs show', () => {
  it('keeps what both do: one adds two, the other, which shows one, types a title', async () => {
    const { a, b } = await two();
    a.does((m) => m.addToSet(item(1)));
    // Shown before the other adds, and not read again.
    const shown = b.does((m) => m.collected());
    a.does((m) => m.addToSet(item(2)));
    a.does((m) => m.addToSet(item(3)));
    const done = b.does((m) => m.changeSet(shown, { ...shown, title: 'Two tabs' }));
    for (const set of [done, a.does((m) => m.collected())]) {
      expect(set.title).toBe('Two tabs');
      expect(set.items.map(({ text }) => text)).toEqual(['Position 1', 'Position 2', 'Position 3']);
    }
    // What is on the page already stays the same object, so that nothing of it is drawn anew.
    expect(done.items[0]).toBe(shown.items[0]);
  });

  it('hears at once of what the other does', async () => {
    const { a, b } = await two();
    const seen: number[] = [];
    b.does((m) => m.watch(m.collectingKey, () => seen.push(m.collected().items.length)));
    a.does((m) => m.addToSet(item(1)));
    a.does((m) => m.addToSet(item(2)));
    expect(seen).toEqual([1, 2]);
  });

  it('never comes to more positions than a set may have: then it stays as it is', async () => {
    const { a, b } = await two();
    const start = { title: null, by: null, intro: null, items: Array.from({ length: 199 }, (_, i) => item(i)) };
    b.does((m) => m.changeSet({ ...start, items: [] }, start));
    a.does((m) => m.addToSet(item(500)));
    const done = b.does((m) => m.changeSet(start, { ...start, items: [...start.items, item(600)] }));
    expect(done.items).toHaveLength(200);
    expect(done.items.at(-1)?.text).toBe('Position 500');
    expect(a.does((m) => m.addToSet(item(700)))).toBe('full');
  });
});

describe('drafts in two tabs', () => {
  const draft = (facts: Record<string, string>, places: Record<string, string[]>) => ({ places, facts });
  const work = { game: 'sixteen' as const, draft: draft({ ranks: '16' }, { p1: ['5'] }), goal: 'win' };

  it('of one draft, pieces from one and words from the other are kept', async () => {
    const { a, b } = await two();
    const kept = { id: 'x', work: { ...work, words: a.modules.noWords } };
    a.does((m) => m.keepDraft(kept));
    const later = { ...kept.work, draft: draft({ ranks: '8' }, { p1: ['5'], p2: ['3', '2'] }) };
    a.does((m) => m.keepDraft({ id: 'x', work: later }, kept.work));
    b.does((m) => m.keepDraft({ id: 'x', work: { ...kept.work, words: { ...m.noWords, title: 'Doors' } } }, kept.work));
    const [there] = a.does((m) => m.keptDrafts());
    expect(there?.work.draft).toEqual(draft({ ranks: '8' }, { p1: ['5'], p2: ['3', '2'] }));
    expect(there?.work.words.title).toBe('Doors');
  });

  it('what came from the other tab is no step of this one: undo takes back only what was done here', async () => {
    const { createHistory, mergedWork, noSteps, noWords } = await load();
    const first = { ...work, words: noWords };
    const history = createHistory(first, noSteps, () => {});
    const own = { ...first, draft: draft({ ranks: '16' }, { p1: ['5'], p2: ['9'] }) };
    history.change(own);
    const theirs = { ...own, words: { ...noWords, title: 'Theirs' } };
    history.adopt(theirs, (state) => mergedWork(own, state, theirs));
    expect(history.now.value).toEqual(theirs);
    history.undo();
    expect(history.now.value.draft.places).toEqual({ p1: ['5'] });
    expect(history.now.value.words.title).toBe('Theirs');
    history.redo();
    expect(history.now.value).toEqual(theirs);
  });
});

describe('other notes of two tabs', () => {
  it('an unfinished line is told to the other tab with the help taken', async () => {
    const { a, b } = await two();
    const line = { line: ['p1'], cursor: 1, hints: 1, solution: false, undone: 0, slips: [], questions: 0, told: [], doubts: 0 };
    const seen: unknown[] = [];
    b.does((m) => m.keeperOf('s-0001').watch?.(() => seen.push(m.keeperOf('s-0001').kept())));
    a.does((m) => m.keeperOf('s-0001').keep(line));
    a.does((m) => m.keeperOf('s-0002').keep(line));
    expect(seen).toEqual([line]);
  });

  it('draws agreed on in two deals are both kept; of very many the oldest goes', async () => {
    const { a, b } = await two();
    const agree = (m: typeof a.modules, deal: string, at: number) =>
      m.update('deal.drawn', m.asDrawn, (before) => m.withDrawn(before ?? {}, deal, at));
    a.does((m) => agree(m, 'n=1&copies=2', 3));
    b.does((m) => agree(m, 'n=2', 40));
    expect(a.does((m) => m.read('deal.drawn', m.asDrawn))).toEqual({ 'n=1&copies=2': 3, 'n=2': 40 });
    for (let n = 0; n < 150; n++) a.does((m) => agree(m, `n=${n + 10}`, n));
    expect(Object.keys(b.does((m) => m.read('deal.drawn', m.asDrawn)) ?? {})).toHaveLength(100);
  });

  it('time spent in both is added up', async () => {
    const { a, b } = await two();
    a.does((m) => m.addTime('s-0001', 60_000));
    b.does((m) => m.addTime('s-0001', 30_000));
    expect(a.does((m) => m.keptTime('s-0001'))).toBe(90_000);
  });

  it('a puzzle of practice that two tabs end counts once, also where one has written over the other', async () => {
    const locks = fakeLocks();
    const { a, b } = await two();
    const strength = { rating: 1300, rd: 100 };
    const ended = (ending: 'clean' | 'lost') =>
      ({ name: 's=sixteen&n=1', game: 'sixteen', strength, ending, position: 'sixteen:8/-.-/00/-/1' }) as const;
    a.does((m) => m.recordPractice(ended('clean'), new Date(2026, 10, 21)));
    b.does((m) => m.recordPractice(ended('clean'), new Date(2026, 10, 21)));
    await vi.dynamicImportSettled();
    locks.grant();
    expect(a.does((m) => m.practiceHere())).toMatchObject({ met: 1, clean: 1, ratings: { sixteen: { count: 1 } } });
    // Lost and come back, it counts once on that day too.
    for (const tab of [a, b]) tab.does((m) => m.recordPractice(ended('lost'), new Date(2026, 10, 22)));
    for (const tab of [a, b]) tab.does((m) => m.recordPractice(ended('clean'), new Date(2026, 10, 23)));
    await vi.dynamicImportSettled();
    locks.grant();
    expect(a.does((m) => m.practiceHere())).toMatchObject({ met: 2, clean: 2, ratings: { sixteen: { count: 1 } } });
  });

  it('records, practice and settings keep what both have done, and what a newer site has set', async () => {
    const { a, b, store } = await two();
    store.setItem('winnable.settings', '{"theme":"dark","wood":"birch"}');
    const how = { v: 2, actions: 5, hints: 0, solution: false, undone: 0, slips: 0, questions: 0 } as const;
    const now = new Date(2026, 10, 21);
    const ended = (name: string) =>
      ({ name, game: 'sixteen', strength: { rating: 1200, rd: 100 }, ending: 'lost', position: 'x' }) as const;
    a.does((m) => m.recordSolved('s-0001', how, now));
    b.does((m) => m.recordSolved('s-0002', how, now));
    a.does((m) => m.recordPractice(ended('s=sixteen&n=1'), now));
    b.does((m) => m.recordPractice(ended('s=sixteen&n=2'), now));
    a.does((m) => m.change({ fourColour: true }));
    b.does((m) => m.change({ times: true }));
    expect(Object.keys(b.does((m) => m.solvedPuzzles()))).toEqual(['s-0001', 's-0002']);
    expect(a.does((m) => m.practiceHere().again)).toHaveLength(2);
    expect(a.does((m) => m.settings.value)).toMatchObject({ theme: 'dark', fourColour: true, times: true });
    expect(JSON.parse(store.getItem('winnable.settings') ?? '')).toMatchObject({ wood: 'birch' });
  });
});

describe('a change that another process has written over before it could know of it', () => {
  it('is made again under the lock of its key, once, and on top of the other', async () => {
    const locks = fakeLocks();
    const { a, store } = await two();
    a.does((m) => m.addToSet(item(1)));
    a.does((m) => m.addToSet(item(2)));
    await vi.dynamicImportSettled();
    // One request waits for both.
    expect(locks.waiting).toHaveLength(1);
    const theirs = a.does((m) => JSON.stringify(`t=Theirs\n${m.collectedText().split('\n')[1]?.replace('%201', '%209')}`));
    store.setItem('winnable.set', theirs);
    await vi.dynamicImportSettled();
    a.does(() => locks.grant());
    const set = a.does((m) => m.collected());
    expect(set.title).toBe('Theirs');
    expect(set.items.map(({ text }) => text)).toEqual(['Position 9', 'Position 1', 'Position 2']);
    await vi.dynamicImportSettled();
    a.does(() => locks.grant());
    expect(a.does((m) => m.collected()).items).toHaveLength(3);
  });

  it('is not made again where it is there, counts once, and does not bring back what was erased', async () => {
    const locks = fakeLocks();
    const { a, store } = await two();
    const now = new Date(2026, 10, 21);
    const one = {
      name: 's=sixteen&n=1',
      game: 'sixteen',
      strength: { rating: 1200, rd: 100 },
      ending: 'clean',
      position: 'x',
    } as const;
    a.does((m) => m.recordPractice(one, now));
    const there = JSON.parse(store.getItem('winnable.practice') ?? '');
    store.setItem('winnable.practice', JSON.stringify({ ...there, best: { slip: 4 } }));
    await vi.dynamicImportSettled();
    a.does(() => locks.grant());
    expect(a.does((m) => m.practiceHere())).toMatchObject({ met: 1, clean: 1, best: { slip: 4 } });
    a.does((m) => m.addToSet(item(1)));
    store.removeItem('winnable.set');
    await vi.dynamicImportSettled();
    a.does(() => locks.grant());
    expect(a.does((m) => m.collected()).items).toEqual([]);
  });

  it('is made again too where what the other wrote comes after the lock, and is shown; later it stays as the other has it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const locks = fakeLocks();
    const { a, store } = await two();
    const seen: number[] = [];
    a.does((m) => m.watch(m.collectingKey, () => seen.push(m.collected().items.length)));
    a.does((m) => m.addToSet(item(1)));
    await vi.dynamicImportSettled();
    a.does(() => locks.grant());
    const line = a.does((m) => m.collectedText()).split('\n')[1] ?? '';
    const theirs = JSON.stringify(`t=Theirs\n${line.replace('%201', '%209')}`);
    // Of a process that did not know of it yet.
    store.setItem('winnable.set', theirs);
    await vi.dynamicImportSettled();
    a.does(() => locks.grant());
    expect(a.does((m) => m.collected()).items.map(({ text }) => text)).toEqual(['Position 9', 'Position 1']);
    expect(seen).toEqual([1, 2]);
    a.does((m) => m.addToSet(item(2)));
    await vi.dynamicImportSettled();
    a.does(() => locks.grant());
    vi.setSystemTime(Date.now() + 2_000);
    store.setItem('winnable.set', theirs);
    expect(locks.waiting).toEqual([]);
    expect(a.does((m) => m.collected()).items.map(({ text }) => text)).toEqual(['Position 9']);
  });

  it('without locks everything is written as it is with them', async () => {
    vi.stubGlobal('navigator', {});
    const { a } = await two();
    expect(a.does((m) => m.addToSet(item(1)))).toBe('added');
    expect(a.does((m) => m.collected()).items).toHaveLength(1);
  });
});
