import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Kind, noteKinds, noteReader } from '../../src/components/kept/kinds.ts';
import { gameIds } from '../../src/engine/games/ids.ts';
import { afterPuzzle } from '../../src/records/ended.ts';
import { formatFile, parseFile, type ReadNote } from '../../src/records/file.ts';
import { planImport } from '../../src/records/merge.ts';
import { checkKept } from '../../src/records/records.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';
import { later } from '../yours/sample.ts';

let kinds: readonly Kind[];
let reader: ReadNote;
beforeAll(async () => {
  kinds = await noteKinds();
  reader = await noteReader();
});
afterEach(() => vi.unstubAllGlobals());

const deep = (): unknown => {
  let value: unknown = 'x';
  for (let n = 0; n < 20_000; n++) value = [value];
  return value;
};
const proto = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown;
/** Values that are none of any kind, or of the wrong type for most. */
const everything: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x'.repeat(2_000_001),
  '\n'.repeat(50_000),
  '&'.repeat(19_000),
  [],
  Array(5_000).fill('x'),
  Array(5_000).fill({ id: 'a' }),
  {},
  proto,
  [proto],
  Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`k${i}`, i])),
  deep(),
  { v: 1, again: deep(), ratings: proto, counted: deep() },
];

const draft = (over: object, id = 'a') => ({
  id,
  work: {
    game: 'ristiseiska',
    draft: { places: {}, facts: { preset: 'pantti', players: '3', turn: '1', ...over } },
    goal: 'win',
    words: {},
  },
});
const places = (pieces: object) => ({ ...draft({}), work: { ...draft({}).work, draft: { places: pieces, facts: {} } } });
const size = { ranks: '16', copies: '6', piles: '4' };
const sixteen = (facts: object) => ({
  id: 's',
  work: { game: 'sixteen', draft: { places: {}, facts: { ...size, ...facts } }, goal: 'win', words: {} },
});
const without = (kept: ReturnType<typeof draft | typeof sixteen>, left: string) => {
  const facts = Object.fromEntries(Object.entries(kept.work.draft.facts).filter(([fact]) => fact !== left));
  return { ...kept, work: { ...kept.work, draft: { places: {}, facts } } };
};
const good = draft({}, 'good');

/** For each key what nobody can have kept. */
const hostile: Readonly<Record<string, readonly unknown[]>> = {
  set: [
    ...['t', 'b', 'i'].map((key) => `${key}=${'x'.repeat(2_001)}\np=x`),
    ...['t=%', 't=a&t=b', 'd=later', 't=a\nno position', `t=a\n${'p=x\n'.repeat(201)}`, `t=a\np=${'x'.repeat(21_000)}`],
  ],
  compose: [
    [draft({ players: '100000' })],
    [draft({ players: '999' })],
    [draft({ players: '1e9' })],
    [draft({ players: 'Infinity' })],
    [draft({ players: '-5' })],
    [draft({ turn: '777' })],
    [sixteen({ piles: '1000000000' })],
    [sixteen({ piles: '999' })],
    [sixteen({ ranks: '500', copies: '500' })],
    [sixteen({ ranks: 'Infinity' })],
    // Without its size a table has no end that could be counted to.
    ...Object.keys(size).map((fact) => [without(sixteen({}), fact)]),
    ...['players', 'turn'].map((fact) => [without(draft({}), fact)]),
    [places({ 'hand-1': ['ZZ'] })],
    [places({ 'hand-1': ['7c7c'] })],
    [places({ 'hand-1': Array(501).fill('7c') })],
    // Boards of thousands of pieces are seconds at work.
    [places(Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`p${i}`, Array(40).fill('7c')])))],
    [places({ 'hand-1': '7c' })],
    [places({ 'hand 1': [] })],
    [places(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`p${i}`, []])))],
    [places(proto as object)],
    [{ ...good, work: { ...good.work, game: '__proto__' } }],
    [{ ...good, work: { ...good.work, goal: 'x'.repeat(1000) } }],
    [{ ...good, work: { ...good.work, words: { title: 'x'.repeat(50_000) } } }],
    [{ ...good, work: { ...good.work, words: { hints: [1, 2, 3] } } }],
    [{ ...good, id: 'x'.repeat(100) }],
  ],
  practice: [{ v: 2 }, { v: '1' }],
  'practice.choice': [{ game: 7 }, { game: 'x'.repeat(100) }, { game: 'sixteen', rules: {} }],
  'deal.pace': ['warp', 3, null, { toString: 'fast' }],
  'deal.turned': ['true', 1, null, { valueOf: true }],
  'deal.tell': ['shout', { toString: 'peek' }],
  'deal.drawn': [{ 'n=1': -1 }, { 'n=1': 1e300 }, { 'n=1': '3' }, { __proto: 3 }, { [`n=1&${'x'.repeat(400)}`]: 1 }],
  'deal.given-up': [{ 'n=1': -1 }, { 'n=1': '3' }, ['n=1'], 7],
  'deal.open': [7, 'n=1', null, [{ deal: 'n=1', moves: 1, position: '' }]],
  'games.finished': [7, 'won', null, ['won']],
  'game.last': [7, 'Sixteen!', 'x'.repeat(41), ['sixteen']],
  'deal.sixteen.last': ['x', `n=1&${'x'.repeat(400)}`, 'n=12345678901', ['n=1']],
  'match.ristiseiska.n=1': [Array(2001).fill({}), [1], [{ points: Array(100).fill(1) }], [{ points: [1e300] }], [null]],
  'stop.answers': [
    ...[null, 3, [true], { at: 1 }, { at: 0, right: 'x' }, { at: 0, right: [1] }, { at: 1.5, right: [true] }],
    ...[
      { at: 2, right: [true] },
      { at: 0, right: [true, false] },
      { at: -1, right: [] },
      { at: 101, right: Array(101).fill(true) },
    ],
  ],
  'telling.asked': [1, 'true', false],
  'teach.name': ['x'.repeat(201), ['a']],
  'teach.sets': ['x', { id: 'a', fragment: 's=1' }],
};

describe('what is kept under each key', () => {
  it('has a kind, and nothing else has', () => {
    for (const key of Object.keys(hostile))
      expect(
        kinds.filter(({ keys }) => keys.test(key)),
        key,
      ).toHaveLength(1);
    for (const key of [
      'sets',
      'set.x',
      'compose.broken',
      'deal.chess.last',
      'deal.sixteen.last.x',
      'toString',
      '__proto__',
      'future',
    ])
      expect(
        kinds.filter(({ keys }) => keys.test(key)),
        key,
      ).toHaveLength(0);
  });

  it.each(Object.entries(hostile))('%s: values that nobody can have kept are none, and none throws', (key, values) => {
    for (const value of values) expect(reader(key, value), JSON.stringify(value).slice(0, 200)).toBeNull();
  });

  it.each(Object.keys(hostile))('%s: whatever else stands there, nothing throws, and what is taken is small', (key) => {
    for (const value of everything) {
      const taken = reader(key, value);
      const kind = kinds.find(({ keys }) => keys.test(key));
      if (typeof value !== 'string' || !key.startsWith('set')) expect(() => kind?.parse(value)).not.toThrow();
      expect(JSON.stringify(taken)?.length ?? 0).toBeLessThan(50_000);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('of a list of drafts the good ones are taken', () => {
    const all = [...(hostile.compose ?? []).flat(), good];
    const ids = (raw: unknown) => (reader('compose', raw) as { id: string }[] | null)?.map(({ id }) => id);
    // The hostile ones share their ids; each of them alone with the good one.
    for (const bad of all.slice(0, -1))
      expect(ids([bad, draft({}, 'fine')]), JSON.stringify(bad).slice(0, 100)).toEqual(['fine']);
  });
});

describe('bounds', () => {
  it('a line is no longer than any that is played, and what was told no more than can be', () => {
    const line = { line: ['p1'], cursor: 1, hints: 0, solution: false, undone: 0, slips: [], questions: 0, told: [], doubts: 0 };
    expect(checkKept(line)).toEqual(line);
    for (const over of [
      { line: Array(5_001).fill('p1') },
      { line: ['x'.repeat(61)] },
      { cursor: 1e10 },
      { cursor: -1 },
      { slips: Array(1_001).fill('p1') },
      { told: ['x'.repeat(1_000_001)] },
      { line: deep() },
      { slips: proto },
    ])
      expect(checkKept({ ...line, ...over })).toBeNull();
  });

  it('a rating that arithmetic cannot go on from is none', () => {
    const rating = { rating: 1200, rd: 100, vol: 0.06, count: 3, past: [1200] };
    const read = (over: object) => reader('practice', { v: 1, ratings: { sixteen: { ...rating, ...over } } }) as never;
    const ratings = (over: object) => (read(over) as { ratings: Record<string, typeof rating> }).ratings;
    for (const over of [{ vol: 0 }, { vol: 1e-300 }, { rd: 0 }, { rating: 1e9 }, { rating: -1 }, { count: 1e12 }, { past: 'x' }])
      expect(ratings(over), JSON.stringify(over)).toEqual({});
    for (const over of [{ vol: 0.001 }, { vol: 1 }, { rd: 1 }, { rd: 400 }, { rating: 0 }, { rating: 4000 }])
      for (const clean of [true, false]) {
        const next = afterPuzzle(ratings(over).sixteen as never, { rating: 1500, rd: 100 }, clean);
        expect([next.rating, next.rd, next.vol].every(Number.isFinite)).toBe(true);
      }
  });
});

it('of games left in the middle those are taken that can be', () => {
  const good = { deal: 'n=7&open=1', moves: 3, position: 'sixteen:5/13.4/0/-/52' };
  const bad = [
    null,
    { ...good, deal: 'x' },
    { ...good, deal: `n=7&${'x'.repeat(300)}` },
    { ...good, moves: 0 },
    { ...good, moves: 1e9 },
    { ...good, moves: '3' },
    { ...good, position: 'x'.repeat(4_001) },
  ];
  for (const one of bad)
    expect(reader('deal.open', { sixteen: good, 'russian-bank': one }), JSON.stringify(one)).toEqual({ sixteen: good });
  for (const at of [-1, 1.5, 1e300, '3', null])
    expect(reader('deal.open', { 'sixteen#n=7&open=1': { ...good, at } }), JSON.stringify(at)).toEqual({});
  const here = { [`sixteen#${good.deal}`]: { ...good, at: 5 }, sixteen: good };
  expect(reader('deal.open', here)).toEqual(here);
  const other = { 'A b': good, 'constructor#n=7&open=1': good, 'sixteen#n=8': good, 'sixteen#': good };
  expect(reader('deal.open', other)).toEqual({});
});

it('of finished games those are taken that can be', () => {
  const good = { result: 'won', at: 5, moves: 94, undone: 0, hints: 1, best: 94 };
  const bad = [
    null,
    { ...good, result: 'toString' },
    { ...good, at: -1 },
    { ...good, at: 1e300 },
    { ...good, moves: 1.5 },
    { ...good, undone: '0' },
    { ...good, hints: undefined },
    { ...good, best: -3 },
  ];
  for (const one of bad)
    expect(reader('games.finished', { 'sixteen#n=7': good, 'sixteen#n=8': one }), JSON.stringify(one)).toEqual({
      'sixteen#n=7': good,
    });
  const keys = [
    'sixteen',
    'n=7',
    'A b#n=7',
    'sixteen#n=12345678901',
    'sixteen#n=7 x',
    `sixteen#n=7&${'x'.repeat(400)}`,
    '__proto__#n=7',
  ];
  expect(reader('games.finished', Object.fromEntries(keys.map((key) => [key, good])))).toEqual({});
});

describe('a file of records', () => {
  const head = { winnable: 'records', version: 2 };

  it('with facts that no table has is not taken, and said', () => {
    const text = JSON.stringify({
      ...head,
      other: {
        compose: [draft({ players: '100000' }), sixteen({ piles: '1000000000' })],
        set: 't=Fine\np=sixteen:5/2.53/51/4/-',
        'teach.name': 'Aino',
      },
    });
    expect(parseFile(text, later, reader)).toMatchObject({
      ok: true,
      value: {
        records: { other: { set: 't=Fine\np=sixteen:5/2.53/51/4/-' } },
        skipped: [{ where: 'other › compose', wants: 'note' }],
      },
    });
  });

  it('with a list of which only some can be read brings those, and says so', () => {
    const game = { deal: 'n=7&open=1', moves: 3, position: 'sixteen:5/13.4/0/-/52' };
    const rating = { rating: 1200, rd: 100, vol: 0.06, count: 3, past: [1200] };
    const other = {
      compose: [draft({ players: '100000' }), good],
      'deal.open': { sixteen: game, 'russian-bank': { ...game, moves: 0 } },
      practice: { v: 1, ratings: { sixteen: rating, 'russian-bank': { ...rating, vol: 0 } } },
    };
    const reading = parseFile(JSON.stringify({ ...head, other }), later, reader);
    expect(reading).toMatchObject({
      ok: true,
      value: {
        skipped: [
          { where: 'other › compose', wants: 'whole' },
          { where: 'other › deal.open', wants: 'whole' },
          { where: 'other › practice', wants: 'whole' },
        ],
      },
    });
    if (!reading.ok) return;
    expect(Object.keys(reading.value.records.other)).toEqual(Object.keys(other));
  });

  it('with a set that has no positions, or sets handed out that are none, brings nothing, and says so', () => {
    const text = JSON.stringify({ ...head, other: { set: 't=Empty', 'teach.sets': [1, { id: 'x' }] } });
    expect(parseFile(text, later, reader)).toMatchObject({
      ok: true,
      value: {
        records: { other: {} },
        skipped: [{ where: 'other › set' }, { where: 'other › teach.sets' }],
      },
    });
  });

  it('with anything at all under any key neither throws nor brings what its page could not open', () => {
    for (const key of [...Object.keys(hostile), 'solved', 'days', 'steps', 'settings', 'lines', 'future.key'])
      for (const value of [...everything, ...(hostile[key] ?? [])]) {
        const raw = { ...head, [key]: value, other: { [key]: value } };
        let text = '';
        try {
          text = JSON.stringify(raw);
        } catch {
          // Too deep to be written by this test in one piece.
          text = `{"winnable":"records","version":2,"${key}":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
        }
        const reading = parseFile(text, later, reader);
        if (!reading.ok) continue;
        expect(() => planImport(reading.value.records, () => undefined)).not.toThrow();
        expect(formatFile(reading.value.records, '2026-11-21').length).toBeLessThan(6_000_000);
      }
  });

  it('brings everything of every kind that pages keep', () => {
    const other = {
      set: 't=Mine\np=sixteen:5/2.53/51/4/-&g=win',
      compose: [good],
      'practice.choice': { game: 'sixteen', rules: '', goal: '', theme: '', grade: 'mine', run: 'free' },
      'deal.tell': 'blind',
      'deal.drawn': { 'n=7&player=careful': 12 },
      'deal.given-up': { 'n=8&player=careful': 3, 'n=8&player=friend&by=friend': 4 },
      'deal.russian-bank.last': 'n=7&player=careful',
      'match.ristiseiska.n=1&preset=begging': [{ winner: 1, loser: null, points: [0, 3] }],
      'telling.asked': true,
      'teach.name': 'Aino V.',
    };
    const reading = parseFile(JSON.stringify({ ...head, other }), later, reader);
    expect(reading).toMatchObject({ ok: true, value: { skipped: [] } });
    if (!reading.ok) return;
    const [kept] = reading.value.records.other.compose as (typeof good)[];
    expect(kept?.work.draft).toEqual(good.work.draft);
    expect({ ...reading.value.records.other, compose: 0 }).toEqual({ ...other, compose: 0 });
  });
});

describe('drafts of this browser that are none', () => {
  const page = async (store: FakeStorage) => {
    vi.stubGlobal('window', fakeWindow(store));
    vi.resetModules();
    return import('../../src/components/teach/compose/drafts.ts');
  };

  it('are put aside, each once, and the good ones open', async () => {
    const store = new FakeStorage();
    const list = [draft({ players: '100000' }), draft({}, 'good'), 7];
    store.setItem('winnable.compose', JSON.stringify(list));
    const { keptDrafts } = await page(store);
    for (let n = 0; n < 3; n++) expect(keptDrafts().map(({ id }) => id)).toEqual(['good']);
    expect(JSON.parse(store.getItem('winnable.compose.broken') ?? '')).toEqual([list[0], 7]);
    expect(store.length).toBe(2);
  });

  it('stay where they are where nothing can be written, and still open nothing', async () => {
    const store = new FakeStorage();
    const text = JSON.stringify([draft({ players: '100000' })]);
    store.setItem('winnable.compose', text);
    store.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { keptDrafts } = await page(store);
    for (let n = 0; n < 3; n++) expect(keptDrafts()).toEqual([]);
    expect(store.getItem('winnable.compose')).toBe(text);
  });

  it('of what passes, no table has more places than its game', async () => {
    const { loadComposer } = await import('../../src/components/games/index.ts');
    for (const game of gameIds) {
      const composer = await loadComposer(game);
      for (const value of ['0', '1', '2', '6', '12', '16', '52', '99', '100', '999', '1e3', '']) {
        const facts = Object.fromEntries(composer.facts(composer.empty).map(({ id }) => [id, value]));
        const raw = [{ id: 'a', work: { game, draft: { places: {}, facts }, goal: 'win', words: {} } }];
        const taken = reader('compose', raw) as { work: { draft: never } }[] | null;
        for (const { work } of taken ?? []) expect(composer.scene(work.draft).slots.length).toBeLessThan(60);
      }
    }
  });
});

it('sets of this browser that are none are put aside, each once, and the good ones count', async () => {
  const store = new FakeStorage();
  vi.stubGlobal('window', fakeWindow(store));
  vi.resetModules();
  const { keepOurs, ourSets } = await import('../../src/components/teach/set/kept.ts');
  const list = [{ id: 'A', fragment: 's=1' }, { id: 'a', fragment: 's=1' }, 7];
  store.setItem('winnable.teach.sets', JSON.stringify(list));
  for (let n = 0; n < 3; n++) expect(ourSets()).toEqual([list[1]]);
  keepOurs({ id: 'b', fragment: 's=2' });
  expect(ourSets().map(({ id }) => id)).toEqual(['b', 'a']);
  expect(JSON.parse(store.getItem('winnable.teach.sets.broken') ?? '')).toEqual([list[0], 7]);
  expect(store.length).toBe(2);
});
