import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checksum, formatCode, formatCompact, parseCode, parseCompact } from '../../src/records/code.ts';
import { allDays } from '../../src/records/days.ts';
import { fileVersion, mostCharacters, type Records } from '../../src/records/file.ts';
import { formatDay } from '../../src/records/records.ts';
import { later, records, sample } from './sample.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a code carries: unfinished lines and other notes are not in it, and days that the dates tell need no place. */
const carried = ({ solved, days, steps, settings }: Records) => ({
  solved,
  days: allDays(days, solved),
  steps,
  settings,
  lines: {},
  other: {},
});

const told = async (text: string) => {
  const reading = await parseCode(text, later);
  return reading.ok
    ? { ...reading.value.records, days: allDays(reading.value.records.days, reading.value.records.solved) }
    : reading.error;
};

/** A code of any bytes, with the checksum that belongs to it. */
const codeOf = (bytes: Uint8Array) => `winnable1.${Buffer.from(bytes).toString('base64url')}.${checksum(bytes)}`;

const deflate = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());

describe('a code', () => {
  it('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(records, async (all) => {
        expect(await told(await formatCode(all))).toEqual(carried(all));
      }),
      { numRuns: 60 },
    );
    expect(await told(await formatCode(sample))).toEqual(carried(sample));
  });

  it('is one word of letters, digits, - _ and two points', async () => {
    expect(await formatCode(sample)).toMatch(/^winnable1\.[\w-]+\.[0-9a-f]{8}$/);
  });

  it('is short: a month of everything fits into a message, the whole bank into a mail', async () => {
    const some = (count: number, from: number): Records['solved'] =>
      Object.fromEntries(
        ['s', 'b', 'r'].flatMap((letter, game) =>
          Array.from({ length: count }, (_, i) => [
            `${letter}-${String(from + i).padStart(4, '0')}`,
            {
              date: formatDay(i + 1),
              actions: 4 + ((i * 7 + game * 5) % 23),
              hints: i % 9 === 4 ? 2 : 0,
              solution: i % 17 === 3,
              undone: i % 3 === 1 ? i % 7 : 0,
              seconds: 40 + ((i * 97) % 600),
            },
          ]),
        ),
      );
    const empty = { days: {}, steps: {}, settings: {}, lines: {}, other: {} };
    expect((await formatCode({ ...empty, solved: some(30, 1001) })).length).toBeLessThan(1500);
    expect((await formatCode({ ...empty, solved: { ...some(371, 1001), ...some(36, 1) } })).length).toBeLessThan(16_000);
  });

  it('is understood with line breaks, quotes, marks of quoted mail and words around it', async () => {
    const code = await formatCode(sample);
    const lines = code.match(/.{1,40}/g) ?? [];
    for (const pasted of [
      `  ${code}\n`,
      `“${code}”`,
      `«${code}»`,
      `\`${code}\``,
      `Here it is: ${code}. Have fun!`,
      lines.join('\r\n'),
      lines.map((line) => `> ${line}`).join('\n'),
      lines.join('\u200b'),
      code.replace('winnable', 'Winnable'),
      code.replaceAll('--', '—'),
    ])
      expect(await told(pasted), pasted.slice(0, 60)).toEqual(carried(sample));
  });

  it('with one letter changed is damaged, wherever it is', async () => {
    const code = await formatCode(sample);
    const begin = 'winnable1.'.length;
    for (let at = begin; at < code.length - 9; at += 3) {
      const changed = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
      const reading = await parseCode(changed, later);
      // The last letter may carry bits that are not used.
      if (at < code.length - 10) expect(reading).toEqual({ ok: false, error: { why: 'damaged' } });
    }
  });

  it('cut off anywhere says so', async () => {
    const code = await formatCode(sample);
    for (const length of [10, 11, 40, code.length - 9, code.length - 8, code.length - 1])
      expect(await parseCode(code.slice(0, length)), String(length)).toEqual({ ok: false, error: { why: 'cut-off' } });
  });

  it.each([
    ['', { why: 'empty' }],
    [' \n“”', { why: 'no-code' }],
    ['Good morning', { why: 'no-code' }],
    ['https://example.org/winnable/daily/12/', { why: 'no-code' }],
    ['winnable2.AAAA.00000000', { why: 'newer', version: 2 }],
    ['winnable1.AAAA.00000000', { why: 'damaged' }],
    ['winnable1..00000000', { why: 'damaged' }],
    ['x'.repeat(mostCharacters + 1), { why: 'too-large', limit: mostCharacters }],
  ])('text %# is refused for what is wrong with it', async (text, error) => {
    expect(await parseCode(text)).toEqual({ ok: false, error });
  });

  it('that would unpack to something gigantic is not unpacked', async () => {
    const bomb = await deflate(new Uint8Array(mostCharacters + 1).fill(32));
    expect(bomb.length).toBeLessThan(20_000);
    const reading = await parseCode(codeOf(Uint8Array.from([1, ...bomb])), later);
    expect(reading).toEqual({ ok: false, error: { why: 'too-large', limit: mostCharacters } });
  });

  it('of bytes that are no packed records is damaged, though its checksum is right', async () => {
    const text = new TextEncoder();
    for (const bytes of [
      [7, 1, 2, 3],
      [1, 255, 254, 253],
      [0, ...text.encode('hello')],
      [0, ...text.encode('[]')],
      [0, ...text.encode('{}')],
    ])
      expect(await parseCode(codeOf(Uint8Array.from(bytes)))).toEqual({ ok: false, error: { why: 'damaged' } });
    const newer = codeOf(Uint8Array.from([0, ...text.encode(`{"v":${fileVersion + 1}}`)]));
    expect(await parseCode(newer)).toEqual({ ok: false, error: { why: 'newer', version: fileVersion + 1 } });
  });

  it('of before slips were counted is read as what it was', async () => {
    const before = '{"v":1,"p":{"s":[[1,2,14,2,0,0,96],[21,21,9]]},"d":[],"l":{},"c":{}}';
    const reading = await parseCode(codeOf(Uint8Array.from([0, ...new TextEncoder().encode(before)])));
    expect(reading).toMatchObject({
      ok: true,
      value: {
        records: {
          solved: {
            's-0001': { date: '2026-11-02', actions: 14, hints: 0, solution: false, undone: 2, seconds: 95 },
            's-0021': { date: '2026-11-21', actions: 9, hints: 0, solution: false, undone: 0 },
          },
        },
        skipped: [],
      },
    });
    expect(reading.ok && Object.values(reading.value.records.solved).every((record) => record.v === undefined)).toBe(true);
  });

  it('is longer, and still read, where the browser cannot compress', async () => {
    const short = await formatCode(sample);
    vi.stubGlobal('CompressionStream', undefined);
    const long = await formatCode(sample);
    vi.unstubAllGlobals();
    expect(long.length).toBeGreaterThan(short.length);
    expect(await told(long)).toEqual(carried(sample));
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await told(long)).toEqual(carried(sample));
    expect(await parseCode(short)).toEqual({ ok: false, error: { why: 'no-decompression' } });
  });
});

describe('the text in a code', () => {
  it('with rows that are not rows gives the others, and tells', () => {
    const good = JSON.parse(formatCompact(sample));
    const reading = parseCompact(
      JSON.stringify({ ...good, p: { ...good.p, x: [[], 'no', [1, 'soon', 2], [1, 2, -3]] }, d: [[1], 5, [9, 's', 4]] }),
      later,
    );
    expect(reading.ok && Object.keys(reading.value.records.solved).sort()).toEqual(Object.keys(sample.solved).sort());
    expect(reading.ok && reading.value.skipped.length).toBeGreaterThan(0);
  });

  it('whatever it is, nothing throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('p', 'd', 'l', 'c'), (raw, name) => {
        expect(parseCompact(JSON.stringify({ v: 1, [name]: raw })).ok).toBe(true);
        parseCompact(JSON.stringify(raw));
      }),
    );
  });

  it('has the checksum that everybody has', () => {
    expect(checksum(new TextEncoder().encode('123456789'))).toBe('cbf43926');
  });
});
