import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countWords, previewWords, skippedWords, wrongWords } from '../../src/components/yours/take-words.ts';
import { formatCode, parseCode } from '../../src/records/code.ts';
import { fileVersion, formatFile, isEmpty, mostBytes, mostCharacters, parseFile, savingOf } from '../../src/records/file.ts';
import { planImport } from '../../src/records/merge.ts';
import { anyNote, later, records, sample } from './sample.ts';

const refused = (text: string) => {
  const reading = parseFile(text);
  return reading.ok ? 'taken' : reading.error;
};
const head = { winnable: 'records', version: fileVersion };

describe('a file of records', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(records, (all) => {
        expect(parseFile(formatFile(all, '2026-11-21'), later, anyNote)).toEqual({
          ok: true,
          value: { records: all, skipped: [] },
        });
      }),
    );
    expect(parseFile(`\ufeff${formatFile(sample, '2026-11-21')}\n\n`, later, anyNote)).toEqual({
      ok: true,
      value: {
        records: sample,
        skipped: [],
      },
    });
  });

  it('is for people too: JSON, one line for each puzzle', () => {
    const text = formatFile(sample, '2026-11-21');
    expect(JSON.parse(text)).toEqual({ ...head, made: '2026-11-21', ...sample });
    expect(text).toContain('\n    "s-1021": {"date":"2026-11-21","actions":9,"hints":0,"solution":false,"undone":0}');
  });

  it('of before slips were counted is read as what it was', () => {
    const before = { date: '2026-11-02', actions: 14, hints: 0, solution: false, undone: 2, seconds: 95 };
    const line = { line: ['p2'], cursor: 1, hints: 0, solution: false, undone: 3 };
    const reading = parseFile(JSON.stringify({ ...head, version: 1, solved: { 's-0001': before }, lines: { 's-0003': line } }));
    expect(reading).toMatchObject({ ok: true, value: { skipped: [] } });
    expect(reading.ok && reading.value.records.solved).toEqual({ 's-0001': before });
    expect(reading.ok && reading.value.records.lines['s-0003']).toEqual({
      ...line,
      slips: [],
      questions: 0,
      told: [],
      doubts: 3,
    });
  });

  it('may lack any part', () => {
    const reading = parseFile(JSON.stringify({ ...head, steps: { 'sixteen/a': ['b'] } }));
    expect(reading).toMatchObject({ ok: true, value: { records: { solved: {}, steps: { 'sixteen/a': ['b'] } }, skipped: [] } });
    const nothing = parseFile(JSON.stringify(head));
    expect(nothing.ok && isEmpty(nothing.value.records)).toBe(true);
  });

  it('with entries that cannot be read gives the others, and says which and why', () => {
    const reading = parseFile(
      JSON.stringify({
        ...head,
        solved: { 's-0001': sample.solved['s-0001'], 's-0002': { date: 'soon' }, nonsense: {} },
        days: { 12: { s: '2027-01-01' } },
        steps: 'none',
        lines: { 's-0003': { line: 'draw' } },
        other: { 'import.undo': {}, solved: {}, 'line.x': {}, 'time.s-0001': 5, fine: true },
      }),
      later,
      anyNote,
    );
    expect(reading).toMatchObject({
      ok: true,
      value: {
        records: { solved: { 's-0001': sample.solved['s-0001'] }, days: {}, steps: {}, lines: {}, other: { fine: true } },
        skipped: [
          { where: 'solved › s-0002', part: 'date', wants: 'date' },
          { where: 'solved › nonsense', part: '', wants: 'puzzle' },
          { where: 'days › 12', part: 's', wants: 'near-date' },
          { where: 'steps', part: '', wants: 'object' },
          { where: 'lines › s-0003', part: '', wants: 'line' },
          { where: 'other › import.undo', wants: 'note' },
          { where: 'other › solved', wants: 'note' },
          { where: 'other › line.x', wants: 'note' },
          { where: 'other › time.s-0001', wants: 'note' },
        ],
      },
    });
  });

  it('cannot smuggle anything into the prototype of anything', () => {
    const reading = parseFile(
      '{"winnable":"records","version":1,"solved":{"__proto__":{"date":"2026-11-01"}},"other":{"__proto__":{"polluted":1}}}',
    );
    expect(reading.ok && reading.value.records.solved).toEqual({});
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    if (reading.ok) expect(Object.getPrototypeOf(reading.value.records.other)).toBe(Object.prototype);
  });

  it.each([
    ['', { why: 'empty' }],
    [' \n', { why: 'empty' }],
    ['hello', { why: 'not-json' }],
    ['[1,2]', { why: 'not-records' }],
    ['null', { why: 'not-records' }],
    ['{"name":"something else","version":1}', { why: 'not-records' }],
    ['{"winnable":"records","version":"1"}', { why: 'not-records' }],
    ['{"winnable":"records"}', { why: 'not-records' }],
    [`{"winnable":"records","version":${fileVersion + 1}}`, { why: 'newer', version: fileVersion + 1 }],
    [formatFile(sample, '2026-11-21').slice(0, 300), { why: 'cut-off' }],
    [' '.repeat(mostCharacters + 1), { why: 'too-large', limit: mostCharacters }],
  ])('text %# is refused for what is wrong with it', (text, error) => {
    expect(refused(text)).toEqual(error);
  });

  it('whatever is read, nothing throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('solved', 'days', 'steps', 'settings', 'lines', 'other'), (raw, name) => {
        expect(parseFile(JSON.stringify({ ...head, [name]: raw })).ok).toBe(true);
        parseFile(JSON.stringify(raw));
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => typeof parseFile(text).ok === 'boolean'));
  });
});

describe('a copy of what a browser had stored before there were files', () => {
  const stored = {
    'winnable.solved': '{"s-0001":{"date":"2026-11-02","actions":14,"hints":1,"solution":false}}',
    'winnable.steps': '{"sixteen/bricks-and-urn":["first-draw"]}',
    'winnable.settings': '{"theme":"dark","fourColour":true,"singleTap":false,"motion":"system"}',
    'winnable.line.s-0002': '{"line":["draw"],"cursor":1,"hints":0,"solution":false,"undone":0}',
    'winnable.line.deal.sixteen.n=7&copies=2': '{"line":["draw"],"cursor":1,"hints":0,"solution":false,"undone":0}',
    'winnable.deal.tell': '"blind"',
    'winnable.solved.broken': '{"half',
    'winnable.steps.broken.2': '[]',
    neighbour: 'other',
  };
  const told = {
    ok: true,
    value: {
      records: {
        solved: { 's-0001': { date: '2026-11-02', actions: 14, hints: 1, solution: false } },
        days: {},
        steps: { 'sixteen/bricks-and-urn': ['first-draw'] },
        settings: { theme: 'dark', fourColour: true, singleTap: false, motion: 'system' },
        lines: {
          's-0002': {
            line: ['draw'],
            cursor: 1,
            hints: 0,
            solution: false,
            undone: 0,
            slips: [],
            questions: 0,
            told: [],
            doubts: 0,
          },
          'deal.sixteen.n=7&copies=2': {
            line: ['draw'],
            cursor: 1,
            hints: 0,
            solution: false,
            undone: 0,
            slips: [],
            questions: 0,
            told: [],
            doubts: 0,
          },
        },
        other: { 'deal.tell': 'blind' },
      },
      skipped: [],
    },
  };

  it('is read too, as text or as what the text says', () => {
    expect(parseFile(JSON.stringify(stored), later, anyNote)).toEqual(told);
    const parsed = Object.fromEntries(
      Object.entries(stored).map(([key, text]) => [
        key,
        key.startsWith('winnable.') && !key.includes('broken') ? JSON.parse(text) : text,
      ]),
    );
    expect(parseFile(JSON.stringify(parsed), later, anyNote)).toEqual(told);
  });

  it('with a damaged value gives the others', () => {
    const reading = parseFile(JSON.stringify({ ...stored, 'winnable.solved': '{"s-00' }), later, anyNote);
    expect(reading).toMatchObject({
      ok: true,
      value: {
        records: { solved: {}, steps: told.value.records.steps },
        skipped: [{ where: 'solved', wants: 'object' }],
      },
    });
  });
});

describe('what nobody can have saved', () => {
  const now = new Date(2026, 10, 22);
  const solvedOn = (date: string) => ({ ...head, solved: { 's-0001': { date, actions: 3, hints: 0, solution: false } } });

  it('is refused: a date that has not come; a day ahead for other time zones is fine', () => {
    expect(parseFile(JSON.stringify(solvedOn('2026-11-24')), now)).toMatchObject({ ok: true, value: { skipped: [] } });
    for (const date of ['2026-11-25', '2999-01-01'])
      expect(parseFile(JSON.stringify(solvedOn(date)), now)).toMatchObject({
        ok: true,
        value: {
          records: { solved: {} },
          skipped: [{ where: 'solved › s-0001', part: 'date', wants: 'past-date' }],
        },
      });
  });

  it('is refused: a note that nobody here reads, however short or long', () => {
    const text = JSON.stringify({ ...head, other: { long: 'x'.repeat(99_000), short: 'x' } });
    expect(parseFile(text)).toMatchObject({
      ok: true,
      value: {
        records: { other: {} },
        skipped: [
          { where: 'other › long', wants: 'note' },
          { where: 'other › short', wants: 'note' },
        ],
      },
    });
  });

  it('is refused by name: a picture or an archive', () => {
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d];
    expect(refused(new TextDecoder().decode(Uint8Array.from(png)))).toEqual({ why: 'binary' });
    const packed = gzipSync(JSON.stringify({ ...head, other: { a: 'some text, and more of it' } }));
    expect(refused(new TextDecoder().decode(packed))).toEqual({ why: 'binary' });
  });
});

describe('saving more than can be brought in again', () => {
  // Marks of control characters take six characters each in a file.
  const full = { ...sample, other: Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`n${i}`, '\u0001'.repeat(20_000)])) };

  it('is asked about first, with its size; less of it, or all, is saved when that is wanted', () => {
    const large = savingOf(full, '2026-11-21', 'usual');
    expect(large).toEqual({ kind: 'large', characters: formatFile(full, '2026-11-21').length });
    const less = savingOf(full, '2026-11-21', 'less');
    expect(less).toEqual({ kind: 'less', text: formatFile({ ...sample, lines: {}, other: {} }, '2026-11-21') });
    expect(savingOf(full, '2026-11-21', 'all')).toEqual({ kind: 'oversize', text: formatFile(full, '2026-11-21') });
  });

  it('is no matter where it is not too much, and nothing is not saved', () => {
    expect(savingOf(sample, '2026-11-21', 'usual')).toEqual({ kind: 'file', text: formatFile(sample, '2026-11-21') });
    const nothing = { solved: {}, days: {}, steps: {}, settings: {}, lines: {}, other: {} };
    expect(savingOf(nothing, '2026-11-21', 'usual')).toEqual({ kind: 'nothing' });
    expect(savingOf({ ...nothing, lines: sample.lines }, '2026-11-21', 'less')).toEqual({ kind: 'nothing' });
  });

  it('what it lets through is read again, whatever its letters', () => {
    const marks = '—'.repeat(8000);
    const much = { ...sample, other: Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`n${i}`, marks])) };
    const saving = savingOf(much, '2026-11-21', 'usual');
    const text = 'text' in saving ? saving.text : '';
    expect(saving.kind).toBe('file');
    expect(new TextEncoder().encode(text).length).toBeLessThan(mostBytes);
    expect(parseFile(text, later, anyNote)).toEqual({ ok: true, value: { records: much, skipped: [] } });
  });
});

describe('what is said of a file before anything is added', () => {
  const said = (raw: object, here: Readonly<Record<string, unknown>> = {}) => {
    const reading = parseFile(JSON.stringify({ ...head, ...raw }), later, anyNote);
    if (!reading.ok) return wrongWords(reading.error);
    const { adds, stays } = countWords(planImport(reading.value.records, (key) => here[key]).counts);
    return previewWords(adds.length + stays.length, adds.length, reading.value.skipped.length);
  };
  const broken = { solved: { 's-0001': { date: 'soon' }, nonsense: {} }, days: { 12: { s: 'x' } }, lines: { 's-0003': 1 } };
  const { solved } = sample;

  it.each([
    ['nothing of which can be read', broken, {}, 'Nothing in it can be read, so nothing would change.'],
    ['with one good entry', { ...broken, steps: { 'sixteen/a': ['b'] } }, {}, 'This would be added:'],
    ['with nothing that is new', { solved }, { ...sample }, 'Everything in it is here already. Nothing would change.'],
    ['with nothing in it', {}, {}, 'It can be read, but there is nothing in it.'],
  ])('%s', (_, raw, here, sentence) => expect(said(raw, here)).toBe(sentence));

  it('of what cannot be read it is said where it stands and why', () => {
    const reading = parseFile(JSON.stringify({ ...head, ...broken }), later, anyNote);
    expect(reading.ok && reading.value.skipped.map(skippedWords)).toHaveLength(4);
    expect(reading.ok && skippedWords(reading.value.skipped[0] as never)).toBe(
      'solved › s-0001, “date”: should be a date such as 2026-11-21',
    );
  });
});

test('50,000 records are read, written and packed as they were', async () => {
  const solved = Object.fromEntries(
    Array.from({ length: 50_000 }, (_, i) => [
      `s-${String(i + 1).padStart(4, '0')}`,
      { date: '2026-11-05', actions: i % 90, hints: i % 3, solution: i % 2 === 0, undone: i % 7, seconds: i % 1000 },
    ]),
  );
  const all = { ...sample, solved, lines: {}, other: {} };
  const text = formatFile(all, '2026-11-21');
  expect(text.length).toBeLessThan(mostCharacters);
  expect(parseFile(text, later, anyNote)).toEqual({ ok: true, value: { records: all, skipped: [] } });
  const code = await parseCode(await formatCode(all), later);
  expect(code.ok && Object.keys(code.value.records.solved)).toHaveLength(50_000);
});
