import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLink, parseLink } from '../../src/components/links/links.ts';
import { pack } from '../../src/components/links/pack.ts';
import { unpack } from '../../src/components/links/unpack.ts';
import { formatEmbed, parseEmbed } from '../../src/components/teach/links/embed.ts';
import { resultsIn, setIn, setsIn } from '../../src/components/teach/links/in-text.ts';
import { type Attempt, parseResult, type ResultLink } from '../../src/components/teach/links/result.ts';
import { asSetSays, parseSet, type SetLink, setId, sumOf } from '../../src/components/teach/links/set.ts';
import { formatResult, writeResult } from '../../src/components/teach/links/write-result.ts';
import { formatSet } from '../../src/components/teach/links/write-set.ts';
import { refusedWords } from '../../src/components/teach/result/said.ts';
import { fitsLink, howManyFit } from '../../src/components/teach/set/Collected.tsx';
import { changeSet, collected, putIntoSet } from '../../src/components/teach/set/collected.ts';
import { roomWords } from '../../src/components/teach/set/HandIn.tsx';
import { rng } from '../../src/engine/core/rng.ts';
import { longestLine } from '../../src/records/records.ts';
import { exampleSet, examples } from './links.ts';

const first = exampleSet.items[0] as (typeof exampleSet.items)[number];
const base = 'https://winnable.example';
/** As it was before hints were withheld in links. */
const setIdOfOld = '25nsmixqxxh';

const result: ResultLink = {
  name: 'Aino V.',
  id: setId(exampleSet),
  set: exampleSet,
  attempts: [
    { item: 1, line: examples[1].line, slips: [['draw']], told: { takenBack: 2, hints: 1, questions: 0, solution: false } },
    { item: 0, line: ['draw', 'p1'], slips: [], told: { takenBack: 0, hints: 0, questions: 3, solution: true } },
  ],
};

describe('what a position link may say besides', () => {
  it('is read as it was written', () => {
    expect(parseLink(formatLink({ ...first, telling: 'never', explore: false }))).toEqual({
      ok: true,
      value: { ...first, telling: 'never', explore: false },
    });
  });

  it.each([
    ['p=x&d=sometimes', 'd', 'sometimes'],
    ['p=x&x=2', 'x', '2'],
  ])('is told where it is no such word: %s', (fragment, part, value) => {
    expect(parseLink(fragment)).toEqual({ ok: false, error: { kind: 'choice', part, value } });
  });
});

describe('hints and answer', () => {
  it('are not read in passing, neither in a link nor by whoever reads base64', () => {
    for (const link of [formatLink(first), formatEmbed(first)]) {
      for (const text of ['Look', 'Draw', 'So%20', btoa('h=Look').slice(0, 6)]) expect(link).not.toContain(text);
      expect(link).not.toMatch(/&[ha]=/);
    }
  });

  it('are read from links that have them in the open, and from both together up to three', () => {
    const open = parseLink('p=x&h=one&a=two');
    expect(open).toMatchObject({ ok: true, value: { hints: ['one'], answer: 'two' } });
    const z = /z=[^&]+/.exec(formatLink({ position: 'x', hints: ['b', 'c'], answer: 'd' }))?.[0];
    expect(parseLink(`p=x&h=a&${z}`)).toMatchObject({ ok: true, value: { hints: ['a', 'b', 'c'], answer: 'd' } });
    expect(parseLink(`p=x&h=a&h=a&${z}`)).toMatchObject({ ok: false, error: { kind: 'too-many', part: 'h' } });
  });

  it.each([
    ['p=x&z=%20!', 'damaged', 'z'],
    ['p=x&z=pQ', 'damaged', 'z'],
    [`p=x&t=${'x'.repeat(2_001)}`, 'too-long', 't'],
    ['p=x&h=&h=&h=&h=', 'too-many', 'h'],
  ])('name what is wrong: %s', (fragment, kind, part) => {
    expect(parseLink(fragment)).toMatchObject({ ok: false, error: { kind, part } });
  });

  it('do not change which set it is: its results stay its own', () => expect(setId(exampleSet)).toBe(setIdOfOld));
});

describe('what is unpacked of one paste', () => {
  it('is bounded, however many results it has', async () => {
    const room = { left: 1_000_000 };
    const kinds: string[] = [];
    for (let n = 0; n < 20; n++) {
      const read = await parseResult(`k=${n}&r=${pack(`n=x\ni=1&l=${'x'.repeat(190_000)}`)}`, new Map(), room);
      kinds.push(read.ok ? 'read' : read.error.kind);
    }
    expect(kinds.slice(0, 5)).toEqual(Array(5).fill('read'));
    expect(kinds.slice(6)).toEqual(Array(14).fill('no-room'));
  });
});

describe('set links', () => {
  it('are read as they were written, whatever the texts', async () => {
    expect(await parseSet(`#${formatSet(exampleSet)}`)).toEqual({ ok: true, value: exampleSet });
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (title, intro, answer) => {
        const set = { ...exampleSet, title, intro, items: [{ ...first, answer }] };
        expect(await parseSet(formatSet(set))).toEqual({ ok: true, value: set });
      }),
    );
  });

  it('hold two hundred positions, and no more', async () => {
    const many = (n: number) => ({ ...exampleSet, items: Array.from({ length: n }, () => first) });
    expect(await parseSet(formatSet(many(200)))).toMatchObject({ ok: true });
    expect(await parseSet(formatSet(many(201)))).toMatchObject({ ok: false, error: { kind: 'too-many', part: 's' } });
  });

  it.each([
    ['', 'missing', 's'],
    ['s=', 'missing', 's'],
    ['s=%%', 'escape', 's'],
    ['s=AAAA&s=AAAA', 'twice', 's'],
    ['s=!!!!', 'damaged', 's'],
    [`${formatSet(exampleSet).slice(0, 120)}&v=1`, 'damaged', 's'],
    [formatSet(exampleSet).replace('v=1', 'v=7'), 'version', 'v'],
    [formatSet(exampleSet).replace(/k=\w+/, 'k=abc'), 'damaged', 's'],
    [`s=${'x'.repeat(120_000)}`, 'too-long', 's'],
    [`s=${pack('t=Nothing in it')}`, 'missing', 's'],
    [`s=${pack('t=A\nq=no position')}`, 'missing', 'p'],
  ])('name what is wrong: %s', async (fragment, kind, part) => {
    expect(await parseSet(fragment)).toMatchObject({ ok: false, error: { kind, part } });
  });

  it('are no link where nobody could read it, however small they are packed', async () => {
    const long = { ...first, question: 'Where does the 4 go? '.repeat(90), answer: 'x'.repeat(1_900) };
    for (const count of [60, 200]) {
      const set = { ...exampleSet, items: Array(count).fill(long) };
      const fragment = formatSet(set);
      expect(fragment.length).toBeLessThan(20_000);
      expect(fitsLink(set, fragment)).toBe((await parseSet(fragment)).ok);
    }
    expect(fitsLink(exampleSet, 'x'.repeat(100_001))).toBe(false);
  });

  it('tell how many positions, from the first, have room in a link', () => {
    const items = Array.from({ length: 30 }, (_, i) => ({ ...first, text: `${Math.sin(i)}` }));
    const set = { ...exampleSet, items };
    const length = (n: number) => formatSet({ ...set, items: items.slice(0, n) }).length;
    expect(howManyFit(set, length(30))).toBe(30);
    expect(howManyFit(set, length(30) - 1)).toBe(29);
    expect(howManyFit(set, length(1))).toBe(1);
    expect(howManyFit(set, length(1) - 1)).toBe(0);
  });

  it('do not unpack without bound', async () => {
    const bomb = pack('x'.repeat(5_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await unpack(bomb, 400_000)).toBe('too-long');
    expect(await parseSet(`s=${bomb}`)).toMatchObject({ ok: false, error: { kind: 'too-long', part: 's' } });
  });
});

describe('result links', () => {
  it('are read as they were written', async () => {
    expect(await parseResult(formatResult(result))).toEqual({ ok: true, value: { ...result, summed: true } });
    expect(await parseResult(formatResult({ ...result, name: null, set: null }))).toEqual({
      ok: true,
      value: { ...result, name: null, set: null, summed: true },
    });
  });

  it('of more mistakes than a link holds have the first of each position, and all else', async () => {
    const told = { takenBack: 60, hints: 1, questions: 0, solution: false };
    const line = Array(30).fill('p1-2');
    const slips = Array.from({ length: 60 }, (_, i) => [...line, `p${i}`]);
    const attempts = Array.from({ length: 100 }, (_, item) => ({ item, line, slips, told }));
    const read = await parseResult(formatResult({ ...result, attempts }));
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const count = read.value.attempts[0]?.slips.length ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(read.value.attempts).toEqual(attempts.map((one) => ({ ...one, slips: slips.slice(0, count) })));
  });

  describe('of a set of two hundred', () => {
    const random = rng(24);
    const moves = (count: number) => Array.from({ length: count }, () => `o${1 + random.int(4)}-t${1 + random.int(4)}`);
    const told = { takenBack: 1, hints: 0, questions: 0, solution: false };
    const attemptsOf = (length: number, slips: number): Attempt[] =>
      Array.from({ length: 200 }, (_, item) => {
        const line = moves(length);
        return { item, line, slips: Array.from({ length: slips }, () => [...line.slice(0, -1), ...moves(1)]), told };
      });

    it.each([0, 1])('with three hundred moves each are read, with as many as %i mistakes', async (slips) => {
      const attempts = attemptsOf(300, slips);
      const written = writeResult({ ...result, attempts });
      expect(written).toMatchObject({ left: 0, fits: true });
      expect(await parseResult(written.fragment)).toMatchObject({ ok: true, value: { attempts } });
      expect(roomWords({ attempts }, written)).toBe('');
    });

    it.each([
      ['a line as long as any that is kept', [{ item: 3, line: moves(longestLine), slips: [], told }]],
      ['a longer one', [{ item: 3, line: moves(longestLine + 1), slips: [], told }]],
      ['a longer slip', [{ item: 3, line: [], slips: [moves(longestLine + 1)], told }]],
      ['many slips', attemptsOf(100, 70)],
      ['many moves', attemptsOf(700, 0)],
      ['many moves that pack well', attemptsOf(300, 0).map((one) => ({ ...one, line: Array(1_000).fill('draw') }))],
    ])('are offered if and only if they are read: %s', async (_, attempts) => {
      const written = writeResult({ ...result, attempts });
      expect(written.fits).toBe((await parseResult(written.fragment)).ok);
    });

    it('say what they have no room for, and where the longest line is', () => {
      const many = attemptsOf(100, 70);
      const written = writeResult({ ...result, attempts: many });
      expect(written.fits).toBe(true);
      expect(written.left).toBeGreaterThanOrEqual(2_000);
      expect(roomWords({ attempts: many }, written)).toBe(
        `The link has no room for all your slips: ${written.left} are left out. The first ones of each position are in it.`,
      );
      const long = [...attemptsOf(700, 0), { item: 60, line: moves(701), slips: [], told }].filter(
        ({ item }, i) => item !== 60 || i === 200,
      );
      expect(roomWords({ attempts: long }, writeResult({ ...result, attempts: long }))).toContain('at position 61: 701 moves.');
    });
  });

  it('leave out a set that is too long for them', async () => {
    const items = Array.from({ length: 150 }, (_, i) => ({ ...first, text: `${Math.sin(i)}` }));
    const read = await parseResult(formatResult({ ...result, set: { ...exampleSet, items } }));
    expect(read).toMatchObject({ ok: true, value: { set: null, id: result.id } });
  });

  it('are found in any text, each once', () => {
    const [one, two] = [formatResult(result), formatResult({ ...result, name: 'Eero' })];
    const text = `Hi, mine: <${base}/result/#${one}>, and\n"${base}/fi/result/#${two}". again ${base}/result/#${one}!`;
    const found = (times: Readonly<Record<string, number>>, left = 0) => ({ fragments: new Map(Object.entries(times)), left });
    expect(resultsIn(text)).toEqual(found({ [one]: 2, [two]: 1 }));
    const [position, set] = [formatLink(first), formatSet(exampleSet)];
    expect(
      setsIn(`${base}/set/#${set}, ${base}/position/#${position}. ${base}/set/#${set}; ${base}/set/#p=sixteen:8/-.-/0/-/1;`),
    ).toEqual(found({ [set]: 2, [position]: 1, 'p=sixteen:8/-.-/0/-/1': 1 }));
    expect(resultsIn('nothing /result/ here')).toEqual(found({}));
    expect(setIn(`see ${base}/set/#${formatSet(exampleSet)}, please`)).toBe(formatSet(exampleSet));
  });

  it('of more than are taken at once it is known how many are left, and the next text has them', () => {
    const text = Array.from({ length: 1_200 }, (_, n) => `/result/#k=1&r=x${n}`).join(' ');
    const first = resultsIn(`${text} ${text}`);
    expect([first.fragments.size, first.left]).toEqual([1_000, 200]);
    const next = resultsIn(text, new Set(first.fragments.keys()));
    expect([next.fragments.size, next.left]).toEqual([1_200, 0]);
    const sets = Array.from({ length: 60 }, (_, n) => `/set/#s=x${n}`).join(' ');
    expect(setsIn(sets).left).toBe(10);
  });

  it('has a name of as many signs as the form takes, cut between signs, and of a longer one it is said', async () => {
    const read = async (name: string) => parseResult(formatResult({ ...result, name }));
    expect(await read('\u{1F600}'.repeat(60))).toMatchObject({ ok: true, value: { name: '\u{1F600}'.repeat(40) } });
    expect(await read(`x${'\u{1F600}'.repeat(60)}`)).toMatchObject({ ok: true, value: { name: `x${'\u{1F600}'.repeat(39)}` } });
    for (const length of [81, 100, 2_000]) {
      const wrong = await parseResult(`k=1&r=${pack(`n=${'a'.repeat(length)}`)}`);
      expect(wrong, `${length}`).toMatchObject({ ok: false, error: { kind: 'too-long', part: 'n' } });
      if (!wrong.ok) expect(refusedWords({ fragment: '', error: wrong.error })).toBe('a name has at most 80 characters.');
    }
  });

  it.each([
    ['h=many', '“many” is not a number from 0 to 9,999.'],
    ['u=-1', '“-1” is not a number from 0 to 9,999.'],
    ['q=10000', '“10000” is not a number from 0 to 9,999.'],
    ['o=yes', '“yes” is not a number from 0 to 1.'],
    ['i=0', '“0” is not a number from 1 to 200.'],
    ['i=201', '“201” is not a number from 1 to 200.'],
  ])('say which number is expected: %s', async (part, words) => {
    const read = await parseResult(`k=1&r=${pack(`n=x\n${part.startsWith('i') ? '' : 'i=1&'}l=draw&${part}`)}`);
    expect(read.ok ? '' : refusedWords({ fragment: '', error: read.error })).toBe(words);
  });

  it.each([
    ['', 'missing', 'k'],
    ['k=1', 'missing', 'r'],
    [`k=1&r=${pack('n=x\ni=0&l=draw')}`, 'choice', 'i'],
    [`k=1&r=${pack('n=x\ni=1&l=draw&h=10000')}`, 'choice', 'h'],
    [`k=1&r=${pack('n=x\ni=1&l=draw&u=-1')}`, 'choice', 'u'],
    [`k=1&r=${pack('n=x\ni=1&l=draw&o=yes')}`, 'choice', 'o'],
    [`k=1&r=${pack('n=x\ni=1&l=draw')}&c=${sumOf('2\nn=x\ni=1&l=draw')}`, 'damaged', 'c'],
    [`k=1&r=${pack('n=y\ni=1&l=draw')}&c=${sumOf('1\nn=x\ni=1&l=draw')}`, 'damaged', 'c'],
    [`k=1&r=${pack('n=x\ni=1&l=draw\ni=1&l=draw')}`, 'twice', 'i'],
    [`k=1&r=${pack(`n=${'x'.repeat(100)}`)}`, 'too-long', 'n'],
    [`k=1&r=${pack(`n=x\ni=1&l=${'draw,'.repeat(6000)}`)}`, 'too-long', 'l'],
    [`k=1&r=${pack(`n=x\ni=1${'&y=draw'.repeat(90)}`)}`, 'too-many', 'y'],
  ])('name what is wrong: %s', async (fragment, kind, part) => {
    expect(await parseResult(fragment)).toMatchObject({ ok: false, error: { kind, part } });
  });
});

describe('embed links', () => {
  it('are read as they were written', () => {
    expect(parseEmbed(formatEmbed(first, { colours: 'dark', height: true }))).toEqual({
      ok: true,
      value: { link: first, colours: 'dark', height: true },
    });
    expect(parseEmbed(formatEmbed(first))).toEqual({ ok: true, value: { link: first, height: false } });
    expect(parseEmbed('p=x&c=red')).toMatchObject({ ok: false, error: { kind: 'choice', part: 'c' } });
  });
});

/** A line is never taken out: links that were once handed out open for ever, and say what they said. */
describe('links of earlier days', () => {
  const lines = readFileSync(new URL('../fixtures/links.txt', import.meta.url), 'utf8').split('\n');
  const readers = { position: parseLink, set: parseSet, result: parseResult, embed: parseEmbed };
  const old = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as [string, string, string]);

  it('are of every kind', () => {
    expect(new Set(old.map(([kind]) => kind))).toEqual(new Set(Object.keys(readers)));
  });

  it.each(old)('%s %s', async (kind, fragment, said) => {
    expect(await readers[kind as keyof typeof readers](fragment)).toEqual({ ok: true, value: JSON.parse(said) });
  });
});

describe('a set and its positions', () => {
  const { telling: _, explore: __, ...plain } = exampleSet;

  it('what a set says of all holds before what a position says of itself', () => {
    const item = { ...first, telling: 'when-asked', explore: true } as const;
    const got = (more: Partial<SetLink>, own = item as typeof first) => {
      const { telling, explore } = asSetSays({ ...plain, ...more }, own);
      return { telling, explore };
    };
    expect(got({ telling: 'never', explore: false })).toEqual({ telling: 'never', explore: false });
    expect(got({})).toEqual({ telling: 'when-asked', explore: true });
    expect(got({ explore: true }, { ...item, explore: false })).toEqual({ telling: 'when-asked', explore: false });
    expect(got({ telling: 'never' }, first)).toEqual({ telling: 'never', explore: undefined });
  });

  it('one that was edited lies where it lay; where it lies no more, the edited one comes last', () => {
    changeSet({ ...plain, items: [] }, plain);
    const [, second, third] = plain.items as [typeof first, typeof first, typeof first];
    const positions = () => collected().items.map(({ position, text }) => `${position} ${text}`);
    const name = ({ position, text }: typeof first) => `${position} ${text}`;
    putIntoSet({ ...second, text: 'Changed' }, second);
    expect(positions()).toEqual([name(first), `${second.position} Changed`, name(third)]);
    putIntoSet(second, second);
    expect(positions()).toEqual([name(first), `${second.position} Changed`, name(third), name(second)]);
  });
});
