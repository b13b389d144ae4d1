import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  checkRecords,
  formatFile,
  fromStorage,
  isBinary,
  isEmpty,
  mostCharacters,
  parseFile,
  savingOf,
} from '../../src/records/file.ts';
import { dueOn, nothingYet, practiceHere, practiceKey, readPractice, recordRun } from '../../src/records/practice.ts';
import {
  checkDay,
  checkKept,
  checkSolved,
  checkSteps,
  dayOfDate,
  formatDay,
  isPuzzleId,
  joinDay,
  joinSolved,
  joinSteps,
  onItsDay,
  type Solved,
} from '../../src/records/records.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';
import { anyNote } from './sample.ts';

const many = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const x = (length: number) => 'x'.repeat(length);
const fault = (checked: ReturnType<typeof checkSolved> | ReturnType<typeof checkDay> | ReturnType<typeof checkSteps>) =>
  checked.ok ? 'taken' : `${checked.error.part}: ${checked.error.wants}`;

describe('names and dates in records', () => {
  it.each([
    ['s-0001', true],
    ['s-123456', true],
    ['s-001', false],
    ['s-1234567', false],
    ['ss-0001', false],
    ['s-0001 ', false],
    ['S-0001', false],
    ['s-00a1', false],
    ['', false],
  ])('%j is the id of a puzzle: %s', (id, is) => expect(isPuzzleId(id)).toBe(is));

  it.each([
    ['a/b', 'taken'],
    [`${x(60)}/${x(80)}`, 'taken'],
    ['russian-bank/part-2', 'taken'],
    [`${x(61)}/a`, ': lesson'],
    [`a/${x(81)}`, ': lesson'],
    ['a/b/c', ': lesson'],
    ['a', ': lesson'],
    ['/a', ': lesson'],
    ['a/', ': lesson'],
    ['A/b', ': lesson'],
  ])('steps of the lesson %s: %s', (lesson, said) => expect(fault(checkSteps(lesson, ['a']))).toBe(said));

  it.each([
    ['1', 'taken'],
    ['99999', 'taken'],
    ['100000', ': day'],
    ['0', ': day'],
    ['01', ': day'],
    ['1 ', ': day'],
    ['a1', ': day'],
  ])('the day %j: %s', (day, said) => expect(fault(checkDay(day, {}))).toBe(said));

  it('a date of a day, one before and one after, and no other', () => {
    const near = [-2, -1, 0, 1, 2].map((off) => onItsDay(50, formatDay(50 + off)));
    expect(near).toEqual([false, true, true, true, false]);
    expect(dayOfDate(formatDay(50))).toBe(50);
    expect(() => dayOfDate('soon')).toThrow('no date: soon');
  });

  it('what is kept of a day: letters of games with dates near it, each fault by its letter', () => {
    const date = formatDay(50);
    expect(checkDay('50', { s: date, b: date })).toEqual({ ok: true, value: { s: date, b: date } });
    expect(fault(checkDay('50', 7))).toBe(': object');
    expect(fault(checkDay('50', { s: date, B: date }))).toBe('B: game');
    expect(fault(checkDay('50', { s1: date }))).toBe('s1: game');
    expect(fault(checkDay('50', { '1s': date }))).toBe('1s: game');
    expect(fault(checkDay('50', { s: date, b: 'soon' }))).toBe('b: date');
    expect(fault(checkDay('50', { s: date, b: formatDay(52) }))).toBe('b: near-date');
  });

  it('steps: so many, each so long, each once', () => {
    const steps = many(200, (i) => `${i}`);
    expect(checkSteps('a/b', steps)).toEqual({ ok: true, value: steps });
    expect(checkSteps('a/b', ['a', x(100), 'a'])).toEqual({ ok: true, value: ['a', x(100)] });
    expect(checkSteps('a/b', [])).toEqual({ ok: true, value: [] });
    for (const raw of [many(201, (i) => `${i}`), ['a', x(101)], ['a', 7], 'a', null])
      expect(fault(checkSteps('a/b', raw))).toBe(': steps');
  });
});

describe('a record of a solved puzzle', () => {
  const fine = { date: '2026-11-02', actions: 9, hints: 2, solution: false };
  const counted = { ...fine, v: 2, slips: 0, questions: 0 };

  it.each([
    [fine, 'taken'],
    [{ ...fine, actions: 0, hints: 0 }, 'taken'],
    [{ ...fine, actions: 1e9 }, 'taken'],
    [{ ...fine, undone: 0, seconds: 0, solution: true }, 'taken'],
    [counted, 'taken'],
    [{ ...fine, actions: 1e9 + 1 }, 'actions: count'],
    [{ ...fine, actions: '9' }, 'actions: count'],
    [{ ...fine, hints: -1 }, 'hints: count'],
    [{ ...fine, solution: 'no' }, 'solution: boolean'],
    [{ ...fine, date: 7 }, 'date: date'],
    [{ ...fine, date: '2026-13-01' }, 'date: date'],
    [{ ...fine, undone: 'x' }, 'undone: count'],
    [{ ...fine, seconds: -1 }, 'seconds: count'],
    [{ ...fine, v: 1 }, 'v: version'],
    [{ ...counted, slips: -1 }, 'slips: count'],
    [{ ...counted, questions: -1 }, 'questions: count'],
    [{ ...counted, doubts: 'x' }, 'doubts: count'],
    [[], ': object'],
    [null, ': object'],
  ])('%j: %s', (raw, said) => expect(fault(checkSolved('s-0001', raw))).toBe(said));

  it('under no puzzle is none', () => expect(fault(checkSolved('s-1', fine))).toBe(': puzzle'));

  it('has only what it counts: doubts where there are any, and what came with its version', () => {
    const value = (raw: object) => {
      const checked = checkSolved('s-0001', raw);
      return checked.ok ? checked.value : null;
    };
    expect(value({ ...counted, doubts: 0 })).toEqual(counted);
    expect(value({ ...counted, doubts: 1 })).toEqual({ ...counted, doubts: 1 });
    expect(value({ ...fine, doubts: 1, slips: 'x', questions: 7 })).toEqual(fine);
    expect(value({ ...fine, more: 1 })).toEqual(fine);
    expect(value({ ...fine, undone: 0, seconds: 0 })).toEqual({ ...fine, undone: 0, seconds: 0 });
  });

  const now: Solved = {
    date: '2026-11-02',
    actions: 9,
    hints: 1,
    solution: false,
    v: 2,
    slips: 1,
    questions: 1,
    undone: 1,
    doubts: 1,
  };
  it.each<[string, Partial<Solved>, Partial<Solved>]>([
    ['a solution looked at', { solution: false, hints: 5 }, { solution: true, hints: 1 }],
    ['hints', { hints: 1, slips: 5 }, { hints: 2 }],
    ['slips', { slips: 0, questions: 5 }, { slips: 1 }],
    ['questions', { questions: 0, actions: 99 }, { questions: 1 }],
    ['actions', { actions: 8, undone: 99 }, { actions: 9 }],
    ['what was taken back', { undone: 0, doubts: 99 }, { undone: 1 }],
    ['doubts', { doubts: 1 }, { doubts: 2 }],
  ])('of two the better has less of %s, whatever else', (_, better, worse) => {
    const [good, bad] = [
      { ...now, ...better },
      { ...now, ...worse },
    ];
    expect(joinSolved(good, bad)).toEqual(good);
    expect(joinSolved(bad, good)).toEqual(good);
  });

  it('of before undoing was counted is worse than any of which it is known', () => {
    const { undone: _, ...unknown } = now;
    const known = { ...now, undone: 1e9 };
    expect(joinSolved(unknown, known)).toEqual(known);
  });

  it('keeps the earlier date and its time; of one date the shorter time, if any was taken', () => {
    const at = (date: string, seconds?: number) => ({ ...now, date, ...(seconds === undefined ? {} : { seconds }) });
    const [early, late] = ['2026-11-02', '2026-11-03'];
    expect(joinSolved(at(early), at(late, 5))).toEqual(at(early));
    expect(joinSolved(at(early, 9), at(late, 5))).toEqual(at(early, 9));
    expect(joinSolved(at(early, 9), at(early, 5))).toEqual(at(early, 5));
    expect(joinSolved(at(early), at(early, 1e9))).toEqual(at(early, 1e9));
    // The result is another question.
    expect(joinSolved({ ...at(early, 9), hints: 3 }, at(late, 5))).toEqual(at(early, 9));
  });

  it('days join to the earlier date of each game, steps to those of the first and what the second adds', () => {
    expect(joinDay({ s: '2026-11-03' }, { s: '2026-11-04' })).toEqual({ s: '2026-11-03' });
    expect(joinDay({ s: '2026-11-03' }, { s: '2026-11-02' })).toEqual({ s: '2026-11-02' });
    expect(joinDay({}, { s: '2026-11-02' })).toEqual({ s: '2026-11-02' });
    expect(joinSteps(['b', 'a'], ['c', 'a', 'b'])).toEqual(['b', 'a', 'c']);
  });
});

describe('an unfinished line', () => {
  const line = {
    line: ['p1'],
    cursor: 1,
    hints: 0,
    solution: false,
    undone: 2,
    slips: ['p1'],
    questions: 0,
    told: ['p1'],
    doubts: 0,
  };

  it('is read with nothing else', () => expect(checkKept({ ...line, more: 1 })).toEqual(line));

  it.each<[string, object, object]>([
    ['actions', { line: Array(5_000).fill('p1') }, { line: Array(5_001).fill('p1') }],
    ['signs of an action', { line: ['p', x(60)] }, { line: ['p', x(61)] }],
    ['its slips', { slips: Array(1_000).fill('p1') }, { slips: Array(1_001).fill('p1') }],
    ['signs of its slips', { slips: [x(400_000), x(600_000)] }, { slips: [x(400_001), x(600_000)] }],
    ['what was told', { told: Array(1_000).fill('p1') }, { told: Array(1_001).fill('p1') }],
    ['signs of what was told', { told: [x(400_000), x(600_000)] }, { told: [x(400_001), x(600_000)] }],
    ['its cursor', { cursor: 1e9 }, { cursor: 1e9 + 1 }],
  ])('has a bound for %s', (_, within, beyond) => {
    expect(checkKept({ ...line, ...within })).toEqual({ ...line, ...within });
    expect(checkKept({ ...line, ...beyond })).toBeNull();
  });

  it.each([
    ...['line', 'cursor', 'hints', 'undone', 'solution', 'questions', 'told', 'doubts'].map((key) => [key, undefined] as const),
    ['line', [7]],
    ['line', 'p1'],
    ['hints', -1],
    ['undone', '2'],
    ['solution', 0],
    ['slips', 'p1'],
    ['slips', [7]],
    ['slips', null],
    ['questions', '0'],
    ['told', [7]],
    ['doubts', -1],
  ] as const)('is none with another %s: %j', (key, value) => expect(checkKept({ ...line, [key]: value })).toBeNull());
});

describe('what is kept of practice', () => {
  const rating = { rating: 1200, rd: 100, vol: 0.06, count: 3, past: [1200] };
  const again = { name: 's=sixteen&n=1', game: 'sixteen', due: '2026-11-21', step: 0, position: 'sixteen:8/-.-/00/-/1' };
  const read = (over: object) => readPractice({ ...nothingYet, ...over });
  const rated = (over: object, name = 'sixteen') =>
    Object.values(read({ ratings: { [name]: { ...rating, ...over } } })?.ratings ?? {});
  const coming = (over: object) => read({ again: [{ ...again, ...over }] })?.again;

  it('is read as it was kept', () => {
    const all = {
      ...nothingYet,
      ratings: { sixteen: rating },
      met: 3,
      clean: 2,
      best: { minutes: 4, slip: 5 },
      again: [again],
      counted: ['a'],
    };
    expect(readPractice(all)).toEqual(all);
    expect(readPractice({ v: 1 })).toEqual(nothingYet);
  });

  it.each<[string, object, object]>([
    ['rating', { rating: 0 }, { rating: -1 }],
    ['rating', { rating: 4000 }, { rating: 4001 }],
    ['rating', { rating: 1 }, { rating: '1' }],
    ['rd', { rd: 1 }, { rd: 0.9 }],
    ['rd', { rd: 400 }, { rd: 401 }],
    ['vol', { vol: 0.001 }, { vol: 0.0009 }],
    ['vol', { vol: 1 }, { vol: 1.1 }],
    ['count', { count: 0 }, { count: -1 }],
    ['past', { past: [] }, { past: {} }],
  ])('a rating has bounds for its %s', (_, within, beyond) => {
    expect(rated(within)).toEqual([{ ...rating, ...within }]);
    expect(rated(beyond)).toEqual([]);
  });

  it('a rating has the last sixty of the past, of those that are ratings', () => {
    const past = many(70, (i) => i);
    expect(rated({ past })).toEqual([{ ...rating, past: past.slice(-60) }]);
    expect(rated({ past: [-1, 0, '7', 4000, 4001, null] })).toEqual([{ ...rating, past: [0, 4000] }]);
    expect(rated({}, x(40))).toHaveLength(1);
    expect(rated({}, x(41))).toEqual([]);
    expect(Object.keys(read({ ratings: Object.fromEntries(many(25, (i) => [`g${i}`, rating])) })?.ratings ?? {})).toEqual(
      many(20, (i) => `g${i}`),
    );
    expect(read({ ratings: [rating] })?.ratings).toEqual({});
    expect(read({ ratings: { sixteen: [rating], 'russian-bank': rating } })?.ratings).toEqual({ 'russian-bank': rating });
  });

  it.each<[string, object, object]>([
    ['name', { name: x(200) }, { name: x(201) }],
    ['name', {}, { name: 7 }],
    ['game', { game: x(40) }, { game: x(41) }],
    ['game', {}, { game: 7 }],
    ['date', {}, { due: '2026-11-31' }],
    ['date', {}, { due: 7 }],
    ['step', { step: 3 }, { step: 4 }],
    ['step', {}, { step: -1 }],
    ['step', {}, { step: '0' }],
  ])('a puzzle that comes back has a %s within bounds', (_, within, beyond) => {
    expect(coming(within)).toEqual([{ ...again, ...within }]);
    expect(coming(beyond)).toEqual([]);
  });

  it('a puzzle that comes back may have a position, if it is not too long', () => {
    const { position: _, ...bare } = again;
    expect(coming({ position: x(600) })).toEqual([{ ...again, position: x(600) }]);
    expect(coming({ position: x(601) })).toEqual([bare]);
    expect(coming({ position: 7 })).toEqual([bare]);
    expect(coming({ position: undefined })).toEqual([bare]);
  });

  it('the latest are kept of what comes back and of what has counted', () => {
    const all = many(90, (i) => ({ ...again, name: `${i}` }));
    expect(read({ again: [...all, null] })?.again).toEqual(all.slice(-80));
    const names = many(90, (i) => `${i}`);
    expect(read({ counted: [...names, 7, x(201)] })?.counted).toEqual(names.slice(-80));
    expect(read({ counted: [x(200)] })?.counted).toEqual([x(200)]);
    // Of very long lists the end is looked at.
    expect(read({ counted: ['a', ...Array(999).fill(7)] })?.counted).toEqual(['a']);
    expect(read({ counted: ['a', ...Array(1_000).fill(7)] })?.counted).toEqual([]);
    expect([read({ again: {} })?.again, read({ counted: 'ab' })?.counted]).toEqual([[], []]);
  });

  it('counts that are none are none', () => {
    expect(read({ met: -1, clean: 'x', best: { minutes: -1, slip: '5' } })).toEqual(nothingYet);
    expect(read({ met: 1, clean: 1, best: [4] })).toEqual({ ...nothingYet, met: 1, clean: 1 });
    expect(read({ best: { minutes: 0 } })?.best).toEqual({ minutes: 0 });
  });

  it('what is due comes by its date, the longest due first, and what is due today', () => {
    const of = (name: string, day: number) => ({ ...again, name, due: formatDay(day) });
    const all = { again: [of('c', 12), of('a', 10), of('d', 13), of('b', 10)] };
    expect(dueOn(all, 12).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(dueOn(all, 9)).toEqual([]);
  });

  describe('in this browser', () => {
    afterEach(() => vi.unstubAllGlobals());
    it('the best of each kind of run stays the best', () => {
      const store = new FakeStorage();
      vi.stubGlobal('window', fakeWindow(store));
      expect(practiceHere()).toEqual(nothingYet);
      expect(recordRun('minutes', 4)).toBe('saved');
      expect(practiceHere().best).toEqual({ minutes: 4 });
      recordRun('minutes', 3);
      recordRun('slip', 7);
      recordRun('slip', 9);
      expect(practiceHere()).toEqual({ ...nothingYet, best: { minutes: 4, slip: 9 } });
      expect(store.getItem(`winnable.${practiceKey}`)).toBe(JSON.stringify(practiceHere()));
    });
  });
});

describe('a file', () => {
  const head = { winnable: 'records', version: 2 };
  const none = { solved: {}, days: {}, steps: {}, settings: {}, lines: {}, other: {} };
  const why = (text: string) => {
    const reading = parseFile(text, undefined, anyNote);
    return reading.ok ? 'taken' : reading.error.why;
  };

  it('has its head, then each part with one line an entry, in the order of their names', () => {
    const text = formatFile({ ...none, settings: { theme: 'dark', big: true }, other: { a: [1] } }, '2026-11-21');
    expect(text).toBe(
      [
        '{',
        '  "winnable": "records",',
        '  "version": 2,',
        '  "made": "2026-11-21",',
        '  "solved": {},',
        '  "days": {},',
        '  "steps": {},',
        '  "settings": {',
        '    "big": true,',
        '    "theme": "dark"',
        '  },',
        '  "lines": {},',
        '  "other": {',
        '    "a": [1]',
        '  }',
        '}',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [`${JSON.stringify(head)}${' '.repeat(mostCharacters - JSON.stringify(head).length)}`, 'taken'],
    [JSON.stringify({ ...head, version: 1 }), 'taken'],
    [JSON.stringify({ ...head, version: 0 }), 'not-records'],
    [JSON.stringify({ ...head, version: 1.5 }), 'not-records'],
    [JSON.stringify({ ...head, version: 3 }), 'newer'],
    ['{"winnable":"records","version"', 'cut-off'],
    ['{"winnable" "records"}', 'not-json'],
    ['winnable', 'not-json'],
    ['{}', 'not-records'],
    ['7', 'not-records'],
    ['{"winnable.settings":{}}', 'taken'],
    ['{"not.winnable.settings":{}}', 'not-records'],
  ])('text %#: %s', (text, said) => expect(why(text)).toBe(said));

  it('of which something is a picture or an archive is none, and a few signs that cannot be read are no picture', () => {
    expect(['a\0b', '\ufffd'.repeat(3), `${x(4095)}\0`].map(isBinary)).toEqual([true, true, true]);
    expect(['ab', '\ufffd\ufffd', `${x(4096)}\0`, ''].map(isBinary)).toEqual([false, false, false, false]);
  });

  it('is empty only where no part has anything', () => {
    expect(isEmpty(none)).toBe(true);
    expect(isEmpty({ ...none, lines: { a: {} as never } })).toBe(false);
  });

  it('of exactly as much as is read is saved without a question', () => {
    const frame = formatFile({ ...none, other: { a: '' } }, '2026-11-21').length;
    const of = (length: number) => ({ ...none, other: { a: x(length - frame) } });
    expect(savingOf(of(mostCharacters), '2026-11-21', 'usual').kind).toBe('file');
    expect(savingOf(of(mostCharacters + 1), '2026-11-21', 'usual')).toEqual({ kind: 'large', characters: mostCharacters + 1 });
    expect(savingOf(of(mostCharacters + 1), '2026-11-21', 'all').kind).toBe('oversize');
    expect(savingOf(of(1_000), '2026-11-21', 'all').kind).toBe('file');
  });

  it.each<[string, unknown, boolean]>([
    ['theme', 'dark', true],
    ['times', false, true],
    [x(60), x(60), true],
    [x(61), 'a', false],
    ['theme', x(61), false],
    ['theme', 7, false],
    ['theme', null, false],
  ])('a setting is a word or a yes and no: %s %j', (key, value, good) => {
    const { records, skipped } = checkRecords({ settings: { [key]: value } });
    expect(records.settings).toEqual(good ? { [key]: value } : {});
    expect(skipped).toEqual(good ? [] : [{ where: `settings › ${key.slice(0, 60)}`, part: '', wants: 'note' }]);
  });

  it.each([
    ['deal.tell', true],
    [x(300), true],
    [x(301), false],
    ['a b', false],
    ['ä', false],
    ['', false],
    ['offline', false],
    ['offline.plan', true],
    ['import.undo', false],
    ['imports', true],
    ['re.import.undo', true],
    ['time.s-0001', false],
    ['timer', true],
    ['deal.broken', false],
    ['deal.broken.2', false],
    ['deal.broken.', true],
    ['deal.broken.2x', true],
    ['broken', true],
    ['solved', false],
    ['solved.x', true],
    ['unsolved', true],
    ['line.x', false],
    ['lines.x', true],
  ])('the note %s is carried: %s', (key, carried) => {
    expect(Object.keys(checkRecords({ other: { [key]: 1 } }, undefined, anyNote).records.other)).toEqual(carried ? [key] : []);
  });

  it('unfinished lines are carried under the names that notes may have', () => {
    const line = { line: ['p1'], cursor: 1, hints: 0, solution: false, undone: 0, slips: [], questions: 0, told: [], doubts: 0 };
    const { records, skipped } = checkRecords({ lines: { 's-0001': line, 'a b': line, b: { ...line, cursor: -1 } } });
    expect(records.lines).toEqual({ 's-0001': line });
    expect(skipped).toEqual([
      { where: 'lines › a b', part: '', wants: 'line' },
      { where: 'lines › b', part: '', wants: 'line' },
    ]);
    const stored = fromStorage(
      { 'line.s-0001': line, 'line.a': 7, 'time.x': 1, 'x.broken': 1, other: 2, solved: 3 },
      undefined,
      anyNote,
    );
    expect(stored.records).toEqual({ ...none, lines: { 's-0001': line }, other: { other: 2 } });
    expect(stored.skipped.map(({ where }) => where)).toEqual(['solved', 'lines › a']);
  });

  it('without a reader no note is taken; one that is taken in part is said to be', () => {
    expect(checkRecords({ other: { a: 1 } }).records.other).toEqual({});
    const part = (raw: unknown, value: unknown) =>
      checkRecords({ other: { a: raw } }, undefined, () => value).skipped.map(({ where, wants }) => `${where} ${wants}`);
    expect(part([1, 2], [1])).toEqual(['other › a whole']);
    expect(part([1, 2], [3, 4])).toEqual([]);
    expect(part({ a: [1, 2] }, { a: [1] })).toEqual(['other › a whole']);
    expect(part({ a: { b: 1 } }, { a: {} })).toEqual(['other › a whole']);
    expect(part({ a: { b: 1 } }, { a: { b: 2, c: 3 } })).toEqual([]);
    expect(part('text', 'tex')).toEqual([]);
  });

  it('a puzzle may be solved as late as two days from now, and whenever without a now', () => {
    const at = (date: string, now?: Date) =>
      checkRecords({ solved: { 's-0001': { date, actions: 1, hints: 0, solution: false } } }, now).skipped.map(
        ({ part, wants }) => `${part} ${wants}`,
      );
    const now = new Date(2026, 10, 22, 12);
    expect([at('2026-11-24', now), at('2026-11-25', now), at('2999-01-01')]).toEqual([[], ['date past-date'], []]);
  });
});

describe('an import in this browser', () => {
  afterEach(() => vi.unstubAllGlobals());
  const none = { solved: {}, days: {}, steps: {}, settings: {}, lines: {}, other: {} };
  const page = async (values: Readonly<Record<string, unknown>>) => {
    const store = new FakeStorage();
    for (const [key, value] of Object.entries(values))
      store.setItem(`winnable.${key}`, typeof value === 'string' ? value : JSON.stringify(value));
    vi.stubGlobal('window', fakeWindow(store));
    vi.resetModules();
    return { store, ...(await import('../../src/records/keeping.ts')) };
  };
  const at = (store: FakeStorage, key: string): unknown => JSON.parse(store.getItem(`winnable.${key}`) ?? 'null');

  it.each(['solved', 'days', 'steps', 'settings'])(
    'puts %s aside where it is no map, also where nothing is written there',
    async (key) => {
      const { store, applyImport } = await page({ [key]: '[1]' });
      applyImport(none);
      expect(store.getItem(`winnable.${key}.broken`)).toBe('[1]');
      expect(store.getItem(`winnable.${key}`)).toBeNull();
    },
  );

  it('what cannot be parsed is not carried, and hides nothing else', async () => {
    const { recordsHere } = await page({ 'deal.tell': '"blind"', 'deal.drawn': '{"n', settings: { theme: 'dark' } });
    expect(recordsHere()).toStrictEqual({ ...none, settings: { theme: 'dark' }, other: { 'deal.tell': 'blind' } });
  });

  it('notes what it has written, before and after, and undoing brings that back', async () => {
    const { store, applyImport, canUndo, undoImport } = await page({ settings: { times: true } });
    expect(canUndo()).toBe(false);
    applyImport({ ...none, settings: { theme: 'dark' }, other: { 'deal.tell': 'blind' } });
    const settings = [JSON.stringify({ times: true }), JSON.stringify({ times: true, theme: 'dark' })];
    expect(at(store, 'import.undo')).toEqual({ settings, 'deal.tell': [null, '"blind"'] });
    expect(canUndo()).toBe(true);
    expect(undoImport()).toBe(true);
    expect([at(store, 'settings'), at(store, 'deal.tell'), at(store, 'import.undo')]).toEqual([{ times: true }, null, null]);
    expect(canUndo()).toBe(false);
  });

  it('that brought nothing is not offered to be undone', async () => {
    const { applyImport, canUndo } = await page({});
    applyImport(none);
    expect(canUndo()).toBe(false);
  });

  it('is undone but for what has changed since: of the maps entry by entry, of other notes as a whole', async () => {
    const { store, applyImport, undoImport } = await page({ steps: { 'sixteen/a': ['x'], 'sixteen/b': ['x'] } });
    applyImport({ ...none, steps: { 'sixteen/a': ['y'], 'sixteen/c': ['z'] }, other: { 'deal.tell': 'blind', set: 't=A' } });
    store.setItem('winnable.steps', JSON.stringify({ 'sixteen/a': ['x', 'y', 'new'], 'sixteen/c': ['z'] }));
    store.setItem('winnable.deal.tell', '"told"');
    expect(undoImport()).toBe(true);
    // What has been taken away since is away, what came with the file and was not touched too.
    expect(at(store, 'steps')).toEqual({ 'sixteen/a': ['x', 'y', 'new'] });
    expect([at(store, 'deal.tell'), at(store, 'set')]).toEqual(['told', null]);
  });

  it('is undone too where a map has been erased, or was damaged, since', async () => {
    const { store, applyImport, undoImport } = await page({ steps: { 'sixteen/a': ['x'] } });
    applyImport({ ...none, steps: { 'sixteen/b': ['y'] }, settings: { theme: 'dark' } });
    store.removeItem('winnable.steps');
    store.setItem('winnable.settings', '[1]');
    expect(undoImport()).toBe(true);
    expect(at(store, 'steps')).toBeNull();
    expect(at(store, 'settings')).toEqual({});
  });

  it.each([[{ a: [1, 'b'] }], [{ a: ['a'] }], [{ a: ['a', 'b', 'c'] }], [{ a: ['a', null] }], [{ a: 'ab' }], [['a', 'b']], [7]])(
    'is not undone by a note that is none: %j',
    async (note) => {
      const { store, canUndo, undoImport } = await page({ 'import.undo': note, a: 'b' });
      expect([canUndo(), undoImport()]).toEqual([false, false]);
      expect(store.getItem('winnable.a')).toBe('b');
    },
  );
});
