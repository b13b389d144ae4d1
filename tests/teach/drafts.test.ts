import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadComposer } from '../../src/components/games/index.ts';
import type { Kept } from '../../src/components/teach/compose/drafts.ts';
import { noSteps, noWords, type Work } from '../../src/components/teach/compose/work.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';

// What another file's tests could not write is kept by the module of storage, and would be read here as a draft.
vi.resetModules();
const { eraseDraft, isOfGame, isSameWork, keepDraft, keptDrafts, mergedWork, newId, putDraftAside, sortDrafts, stepsOf } =
  await import('../../src/components/teach/compose/drafts.ts');

const work: Work = {
  game: 'sixteen',
  draft: { places: { p1: ['5', 'a'] }, facts: { ranks: '16', copies: '6', piles: '4' } },
  goal: 'empty:1',
  words: {
    title: 'Doors',
    question: 'Which one?',
    hints: ['Look', 'at', 'the 5'],
    answer: 'The left one.',
    telling: 'never',
    explore: false,
  },
};
const kept = (over: object = {}, id = 'a') => ({ id, work: { ...work, ...over } });
/** The first draft of a list with it, as it is read; null where it counts as none. */
const readOne = (raw: unknown): Kept | null => sortDrafts([raw])?.good[0] ?? null;
const draft = (places: object, facts: object = work.draft.facts) => kept({ draft: { places, facts } });
const many = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const words = (over: object) => kept({ words: { ...work.words, ...over } });

describe('a draft from storage', () => {
  it('is read as it was kept', () => {
    expect(readOne(kept())).toEqual(kept());
    expect(readOne({ ...kept(), at: 1_700_000_000_000 })).toEqual({ ...kept(), at: 1_700_000_000_000 });
    expect(readOne({ ...kept(), more: 1, work: { ...work, more: 2 } })).toEqual(kept());
  });

  it('has the usual words where it has none, and empty ones for those that are missing', () => {
    expect(readOne(kept({ words: undefined }))?.work.words).toEqual(noWords);
    expect(readOne(kept({ words: 7 }))?.work.words).toEqual(noWords);
    expect(readOne(kept({ words: { title: 'Doors', hints: ['a'] } }))?.work.words).toEqual({
      ...noWords,
      title: 'Doors',
      hints: ['a', '', ''],
    });
    expect(readOne(words({ hints: 'Look' }))?.work.words.hints).toEqual(['', '', '']);
  });

  it.each(['at-once', 'when-asked', 'never'])('tells %s', (telling) => {
    expect(readOne(words({ telling }))?.work.words.telling).toBe(telling);
  });

  it('tells when asked where the way is none, and may be explored unless it says no', () => {
    expect(readOne(words({ telling: 'loudly' }))?.work.words.telling).toBe('when-asked');
    expect([false, true, undefined, 'no'].map((explore) => readOne(words({ explore }))?.work.words.explore)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  const long = 'x'.repeat(20_000);
  it.each(['title', 'question', 'answer'])('takes a %s of 20,000 signs and no more', (key) => {
    expect(readOne(words({ [key]: long }))?.work.words).toMatchObject({ [key]: long });
    expect(readOne(words({ [key]: `${long}x` }))).toBeNull();
    expect(readOne(words({ [key]: 7 }))).toBeNull();
  });
  it.each([0, 1, 2])('takes a hint of 20,000 signs and no more: the one at %i', (n) => {
    const hints = (hint: unknown) => words({ hints: many(3, (i) => (i === n ? hint : '')) });
    expect(readOne(hints(long))?.work.words.hints[n]).toBe(long);
    expect(readOne(hints(`${long}x`))).toBeNull();
    expect(readOne(hints(7))).toBeNull();
  });

  const names = (count: number, value: unknown) => Object.fromEntries(many(count, (i) => [`p${i}`, value]));
  it.each<[string, object, object]>([
    ['80 places', draft(names(80, [])), draft(names(81, []))],
    ['60 facts', draft({}, { ...names(60, 'x') }), draft({}, { ...names(61, 'x') })],
    [
      '500 pieces in all',
      draft({ p1: Array(250).fill('5'), p2: Array(250).fill('5') }),
      draft({ p1: Array(500).fill('5'), p2: ['5'] }),
    ],
    ['names of places of 20 signs', draft({ ['p'.repeat(20)]: [] }), draft({ ['p'.repeat(21)]: [] })],
    ['names of places in small letters, digits and hyphens', draft({ 'hand-1': [] }), draft({ 'Hand-1': [] })],
    ['names of places with nothing before', draft({ p1: [] }), draft({ ' p1': [] })],
    ['names of places with nothing after', draft({ p1: [] }), draft({ 'p1 ': [] })],
    ['names of places that are there', draft({ p: [] }), draft({ '': [] })],
    ['lists of pieces', draft({ p1: ['5'] }), draft({ p1: '5' })],
    ['pieces of three signs', draft({ p1: ['abc'] }), draft({ p1: ['abcd'] })],
    ['pieces of one sign', draft({ p1: ['a', 'b'] }), draft({ p1: ['a', ''] })],
    ['pieces that are texts', draft({ p1: ['a', 'b'] }), draft({ p1: ['a', 5] })],
    ['every place', draft({ p1: ['a'], p2: ['b'] }), draft({ p1: ['a'], p2: ['abcd'] })],
    ['names of facts of 40 signs', draft({}, { ['f'.repeat(40)]: '1' }), draft({}, { ['f'.repeat(41)]: '1' })],
    ['facts of 40 signs', draft({}, { f: 'x'.repeat(40) }), draft({}, { f: 'x'.repeat(41) })],
    ['facts of three digits', draft({}, { f: '999' }), draft({}, { f: '1000' })],
    ['facts that are texts', draft({}, { f: '9' }), draft({}, { f: 9 })],
    ['every fact', draft({}, { f: '9', g: '8' }), draft({}, { f: '9', g: '1000' })],
    ['a map of places', draft({}), draft([] as unknown as object)],
    ['a map of facts', draft({}, {}), kept({ draft: { places: {}, facts: [] } })],
    ['a draft', kept(), kept({ draft: [] })],
    ['a work', kept(), { id: 'a', work: [] }],
    ['a game that is one', kept(), kept({ game: 'chess' })],
    ['a goal of 60 signs', kept({ goal: 'x'.repeat(60) }), kept({ goal: 'x'.repeat(61) })],
    ['a goal that is a text', kept(), kept({ goal: 7 })],
    ['an id of 40 signs', kept({}, 'x'.repeat(40)), kept({}, 'x'.repeat(41))],
    ['an id that is a text', kept(), { ...kept(), id: 7 }],
  ])('may have %s, and nothing beyond', (_, good, bad) => {
    expect(readOne(good)).toEqual(good);
    expect(readOne(bad)).toBeNull();
  });

  it('has no places and no facts where it names none', () => {
    expect(readOne(kept({ draft: {} }))?.work.draft).toEqual({ places: {}, facts: {} });
  });

  it('says when it was changed, unless that is no time', () => {
    const at = (time: unknown) => readOne({ ...kept(), at: time });
    for (const time of [1, 8.64e15 - 1]) expect(at(time)).toEqual({ ...kept(), at: time });
    for (const time of [0, -1, 8.64e15, Number.POSITIVE_INFINITY, '7', null]) expect(at(time)).toEqual(kept());
  });

  it('has its steps where any are kept, up to the first that is none', () => {
    const step = { ...work, goal: 'win' };
    expect(readOne({ ...kept(), steps: { undo: [step, work], redo: [work, 7, step] } })?.steps).toEqual({
      undo: [step, work],
      redo: [work],
    });
    expect(readOne({ ...kept(), steps: { undo: [7, step] } })?.steps).toEqual(noSteps);
    expect(readOne({ ...kept(), steps: 7 })?.steps).toEqual(noSteps);
    expect(readOne(kept())).not.toHaveProperty('steps');
  });
});

describe('a list of drafts', () => {
  it('is sorted into good ones and others; of one id the first is the good one', () => {
    const twice = kept({ goal: 'win' });
    expect(sortDrafts([kept(), 7, twice, kept({}, 'b'), { ...kept({}, 'c'), work: 7 }])).toEqual({
      good: [kept(), kept({}, 'b')],
      bad: [7, twice, { ...kept({}, 'c'), work: 7 }],
    });
    expect(sortDrafts([])).toEqual({ good: [], bad: [] });
  });

  it('is none where it is no list, or longer than twice what is kept', () => {
    const ids = (count: number) => many(count, (i) => kept({}, `${i}`));
    expect(sortDrafts(ids(200))?.good).toHaveLength(200);
    expect(sortDrafts(ids(201))).toBeNull();
    for (const raw of [null, {}, 'x', { length: 1, 0: kept() }]) expect(sortDrafts(raw)).toBeNull();
  });
});

describe('drafts in this browser', () => {
  let store: FakeStorage;
  const inStore = (key = 'winnable.compose'): unknown => JSON.parse(store.getItem(key) ?? 'null');
  const put = (raw: unknown) => store.setItem('winnable.compose', JSON.stringify(raw));
  const ids = () => keptDrafts().map(({ id }) => id);
  beforeEach(() => {
    store = new FakeStorage();
    vi.stubGlobal('window', fakeWindow(store));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are none at first, and stay as they are when they are read', () => {
    expect(keptDrafts()).toEqual([]);
    expect(store.length).toBe(0);
    const list = [kept(), kept({}, 'b')];
    put(list);
    expect(keptDrafts()).toEqual(list);
    expect([inStore(), store.length]).toEqual([list, 1]);
  });

  it('are read without those that are none, which are put aside', () => {
    put([kept(), 7, kept({}, 'b')]);
    expect(ids()).toEqual(['a', 'b']);
    expect(inStore()).toEqual([kept(), kept({}, 'b')]);
    expect(inStore('winnable.compose.broken')).toEqual([7]);
  });

  it.each([[[7, 8]], ['x'], [many(201, (i) => kept({}, `${i}`))]])('go aside whole where none can be read', (raw) => {
    put(raw);
    expect(keptDrafts()).toEqual([]);
    expect([inStore(), inStore('winnable.compose.broken')]).toEqual([null, raw]);
  });

  it('an empty list is no damage', () => {
    put([]);
    expect(keptDrafts()).toEqual([]);
    expect([inStore(), store.length]).toEqual([[], 1]);
  });

  it('have the one that was kept last first, and it once', () => {
    for (const id of ['a', 'b', 'c']) expect(keepDraft(kept({}, id) as Kept)).toBe('saved');
    expect(ids()).toEqual(['c', 'b', 'a']);
    keepDraft(kept({ goal: 'home:1' }, 'c') as Kept, work);
    keepDraft(kept({ goal: 'win' }, 'b') as Kept, work);
    expect(ids()).toEqual(['b', 'c', 'a']);
    expect(inStore()).toHaveLength(3);
    expect(keptDrafts().map((one) => one.work.goal)).toEqual(['win', 'home:1', 'empty:1']);
    expect(keptDrafts()[0]?.work.goal).toBe('win');
    // Only opened, it is as it was kept.
    keepDraft(kept({ goal: 'sorted' }, 'b') as Kept);
    expect(keptDrafts()[0]?.work.goal).toBe('win');
  });

  it('are at most a hundred, and the five latest have their steps', () => {
    for (let i = 0; i < 103; i++) keepDraft({ ...(kept({}, `${i}`) as Kept), steps: { undo: [work], redo: [] } });
    expect(ids()).toEqual(many(100, (i) => `${102 - i}`));
    expect(keptDrafts().flatMap(({ id, steps }) => (steps ? [id] : []))).toEqual(['102', '101', '100', '99', '98']);
  });

  it('of one that is kept anew all is new but what another tab has changed of it', () => {
    const base = work;
    keepDraft({ ...(kept() as Kept), at: 5 });
    keepDraft({ id: 'a', work: { ...work, goal: 'win' } }, work);
    const own = { ...work, words: { ...work.words, title: 'Windows' } };
    keepDraft({ id: 'a', work: own, at: 9 }, base);
    expect(keptDrafts()).toEqual([{ id: 'a', at: 9, work: { ...own, goal: 'win' } }]);
  });

  it('go when they are erased, and no other', () => {
    for (const id of ['a', 'b', 'c']) keepDraft(kept({}, id) as Kept);
    expect(eraseDraft('b')).toBe('saved');
    expect(ids()).toEqual(['c', 'a']);
    eraseDraft('x');
    expect(ids()).toEqual(['c', 'a']);
  });

  it('that are none of their game are put aside', () => {
    for (const id of ['a', 'b']) keepDraft(kept({}, id) as Kept);
    putDraftAside(kept({}, 'b') as Kept);
    expect(ids()).toEqual(['a']);
    expect(inStore('winnable.compose.broken')).toEqual(kept({}, 'b'));
    // Where there is no list, none is made up of what is not one.
    store.removeItem('winnable.compose');
    eraseDraft('a');
    expect(keptDrafts()).toEqual([]);
  });

  it('have names of their own', () => {
    const all = many(50, newId);
    expect(new Set(all).size).toBe(50);
    for (const id of all) expect(id).toMatch(/^[0-9a-z]{2,14}$/);
  });
});

describe('a work that was changed here and elsewhere', () => {
  const other: Work = {
    game: 'sixteen',
    draft: { places: { p1: ['5'], p2: ['7'] }, facts: { ranks: '8', copies: '2', piles: '3' } },
    goal: 'win',
    words: { title: 'A', question: 'B', hints: ['C', 'D', 'E'], answer: 'F', telling: 'at-once', explore: true },
  };
  /** Each part of a work by itself. */
  const parts: readonly (readonly [string, (to: Work, from: Work) => Work])[] = [
    ['places', (to, from) => ({ ...to, draft: { ...to.draft, places: from.draft.places } })],
    ['facts', (to, from) => ({ ...to, draft: { ...to.draft, facts: from.draft.facts } })],
    ['goal', (to, from) => ({ ...to, goal: from.goal })],
    ...(['title', 'question', 'answer', 'telling', 'explore'] as const).map(
      (key) => [key, (to: Work, from: Work) => ({ ...to, words: { ...to.words, [key]: from.words[key] } })] as const,
    ),
    ...[0, 1, 2].map(
      (n) =>
        [
          `hint ${n + 1}`,
          (to: Work, from: Work) => ({
            ...to,
            words: { ...to.words, hints: to.words.hints.with(n, from.words.hints[n] ?? '') as unknown as Work['words']['hints'] },
          }),
        ] as const,
    ),
  ];

  it.each(parts)('has what was changed here of it, and of the rest what is there: %s', (name, change) => {
    // Here only this, there everything.
    expect(mergedWork(work, change(work, other), work)).toEqual(change(work, other));
    expect(mergedWork(work, work, change(work, other))).toEqual(change(work, other));
    const theirs = { ...other, draft: { places: { p1: ['9'] }, facts: { ranks: '5' } }, goal: 'sorted' };
    expect(mergedWork(other, change(other, work), theirs)).toMatchObject(
      ['places', 'facts'].includes(name) ? {} : change(theirs, work),
    );
  });

  it('is the same in whatever order its places, facts and words stand, and another one by any part', () => {
    const turned = (map: object) => Object.fromEntries(Object.entries(map).reverse());
    const again = {
      ...work,
      draft: { places: turned(work.draft.places), facts: turned(work.draft.facts) },
      words: turned(work.words),
    };
    expect(isSameWork(work, again as Work)).toBe(true);
    for (const [name, change] of parts) expect(isSameWork(work, change(work, other)), name).toBe(false);
    expect(isSameWork(work, { ...work, game: 'ristiseiska' })).toBe(false);
  });
});

it('a draft is one of its game, and so are its steps up to the first that is none', async () => {
  const composer = await loadComposer('sixteen');
  const good = kept() as Kept;
  const beyond = kept({ draft: { places: { p1: ['Kd'] }, facts: work.draft.facts } }) as Kept;
  expect([good, beyond].map((one) => isOfGame(composer, one))).toEqual([true, false]);
  expect(stepsOf(composer, good)).toEqual(noSteps);
  const steps = { undo: [work, beyond.work, work], redo: [beyond.work, work] };
  expect(stepsOf(composer, { ...good, steps })).toEqual({ undo: [work], redo: [] });
  expect(stepsOf(composer, { ...good, steps: { undo: [work, work], redo: [work] } })).toEqual({
    undo: [work, work],
    redo: [work],
  });
});
