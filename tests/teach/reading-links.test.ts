import { describe, expect, it } from 'vitest';
import { escapeValue, parseValues } from '../../src/components/links/fragment.ts';
import { collectingLink, formatLink, parseLink } from '../../src/components/links/links.ts';
import { pack } from '../../src/components/links/pack.ts';
import { parseEmbed } from '../../src/components/teach/links/embed.ts';
import { mostText, positionIn, setIn } from '../../src/components/teach/links/in-text.ts';
import {
  isBegun,
  longestName,
  longestResult,
  mostActions,
  mostResultText,
  mostSlips,
  parseResult,
} from '../../src/components/teach/links/result.ts';
import { longestSet, mostSetText, parseSet } from '../../src/components/teach/links/set.ts';

describe('a fragment', () => {
  const read = (text: string, longest = 9) => parseValues(text, { keys: 'ab', many: { b: 2 }, longest, blame: 'a' });

  it('is refused from one sign more than it may have, with or without its #', () => {
    expect(read('a=3456789').ok).toBe(true);
    expect(read('#a=3456789').ok).toBe(true);
    expect(read('a=34567890')).toEqual({ ok: false, error: { kind: 'too-long', part: 'a', value: '10' } });
    expect(read('#a=34567890')).toMatchObject({ error: { value: '10' } });
  });

  it('has keys of one letter, each as often as it may stand', () => {
    expect(read('a&ab=1&=2')).toEqual({ ok: true, value: new Map() });
    expect(read('b=1&b=2')).toEqual({ ok: true, value: new Map([['b', ['1', '2']]]) });
    expect(read('b=&b=&b=')).toEqual({ ok: false, error: { kind: 'too-many', part: 'b', value: '2' } });
    expect(read('a=&a=')).toMatchObject({ error: { kind: 'twice', part: 'a' } });
  });

  it('has signs that are no letters escaped, and half a letter replaced', () => {
    expect(escapeValue("a\ud800&'(b)")).toBe('a%EF%BF%BD%26%27%28b%29');
  });
});

describe('a position in a text', () => {
  it('is the first link that speaks of one, whatever stands around it', () => {
    expect(positionIn('look: <https://w.example/position/#g=win&p=x>, and #p=y')).toBe('g=win&p=x');
    expect(positionIn('#g=win then /puzzles/#p=z "')).toBe('p=z');
    for (const none of ['', 'p=x', 'a word # p=x', '#g=win', `#p=x${' '.repeat(mostText)}`])
      expect(positionIn(none), none.slice(0, 20)).toBeNull();
    expect(positionIn(`#p=x${' '.repeat(mostText - 4)}`)).toBe('p=x');
  });

  it('is no set, which has a link of its own', () => {
    expect(setIn('take /set/#s=abc&k=1, or /set#s=def')).toBe('s=abc&k=1');
    expect(setIn('/set#s=def')).toBe('s=def');
    expect(setIn('/sets/#s=abc')).toBeNull();
  });

  it('says whether one may explore only where its author does', () => {
    expect(parseLink('p=x')).toMatchObject({ ok: true, value: expect.not.objectContaining({ explore: expect.anything() }) });
    for (const explore of [true, false]) expect(parseLink(`p=x&x=${explore ? 1 : 0}`)).toMatchObject({ value: { explore } });
    expect(parseLink('p=x&x=2')).toMatchObject({ ok: false, error: { kind: 'choice', part: 'x' } });
    expect(parseLink('p=x&z=____')).toMatchObject({ ok: false, error: { part: 'z' } });
  });

  it('is collected by its own link, after a mark', () => {
    expect(collectingLink({ position: 'x' })).toBe(`c=1&${formatLink({ position: 'x' })}`);
  });
});

it('an embed says what is wrong with it: its position, its colours, its height', () => {
  expect(parseEmbed('c=dark')).toMatchObject({ ok: false, error: { kind: 'missing', part: 'p' } });
  expect(parseEmbed('p=x&y=2')).toMatchObject({ ok: false, error: { kind: 'choice', part: 'y', value: '2' } });
  for (const colours of ['light', 'dark'])
    expect(parseEmbed(`p=x&c=${colours}`)).toMatchObject({ ok: true, value: { colours, height: false } });
  expect(parseEmbed('p=x&y=0')).toEqual({ ok: true, value: { link: expect.anything(), height: false } });
});

it('a position is begun by anything done there, and by nothing else', () => {
  const told = { takenBack: 0, hints: 0, questions: 0, solution: false };
  const at = (more: object, counts: object = {}) =>
    isBegun({ item: 0, line: [], slips: [], told: { ...told, ...counts }, ...more });
  expect(at({})).toBe(false);
  expect(at({ line: ['a'] })).toBe(true);
  expect(at({ slips: [['a']] })).toBe(true);
  expect(at({ line: ['a'], slips: [['a']] })).toBe(true);
  for (const key of ['takenBack', 'hints', 'questions']) expect(at({}, { [key]: 1 }), key).toBe(true);
  expect(at({}, { solution: true })).toBe(true);
  expect(at({ line: ['a'] }, { takenBack: 1 })).toBe(true);
});

describe('a result has bounds', () => {
  const read = async (text: string, more = '') => {
    const result = await parseResult(`k=x&r=${pack(text)}${more}`);
    return result.ok ? 'read' : `${result.error.part} ${result.error.kind} ${result.error.value}`;
  };
  const sized = (head: string, size: number) => `${head}${'a'.repeat(size - head.length)}`;
  const attempts = (count: number) => Array.from({ length: count }, (_, i) => `i=${i + 1}&l=a`).join('\n');

  it('for the text that is packed in it', async () => {
    expect(mostResultText).toBe(800_000);
    expect(await read(sized('n=\ni=1&l=', 800_000))).toBe('read');
    expect(await read(sized('n=\ni=1&l=', 800_001))).toBe('r too-long 800000');
  });

  it('for its fragment', async () => {
    expect(longestResult).toBe(100_000);
    const head = `r=${pack('n=')}&k=`;
    expect(await parseResult(sized(head, 100_000))).toMatchObject({ ok: true });
    expect(await parseResult(`#${sized(head, 100_000)}`)).toMatchObject({ ok: true });
    expect(await parseResult(sized(head, 100_001))).toMatchObject({ error: { kind: 'too-long', part: 'r', value: '100001' } });
  });

  it('for its name, its positions, its mistakes and its moves', async () => {
    expect([longestName, mostSlips, mostActions]).toEqual([80, 60, 5_000]);
    expect(await read(`n=${'a'.repeat(80)}`)).toBe('read');
    expect(await read(`n=${'a'.repeat(81)}`)).toBe('n too-long 81');
    expect(await read(`n=\n${attempts(200)}`)).toBe('read');
    expect(await read(`n=\n${attempts(200)}\ni=1`)).toBe('r too-many 200');
    expect(await read(`n=\ni=1${'&y=a'.repeat(60)}`)).toBe('read');
    expect(await read(`n=\ni=1${'&y=a'.repeat(61)}`)).toBe('y too-many 60');
    const moves = (count: number) => Array(count).fill('a').join(',');
    for (const key of ['l', 'y']) {
      expect(await read(`n=\ni=1&${key}=${moves(5_000)}`)).toBe('read');
      expect(await read(`n=\ni=1&${key}=${moves(5_001)}`)).toBe('l too-long 5001');
    }
    expect(await read('n=\ni=201')).toBe('i choice 201');
    expect(await read('n=\ni=0')).toBe('i choice 0');
    expect(await read('n=\ni=1\ni=1')).toBe('i twice 1');
  });
});

it('a set has bounds for its text and for its fragment', async () => {
  expect([longestSet, mostSetText]).toEqual([100_000, 400_000]);
  /** So many signs of a set, none of its positions longer than one may be. */
  const sized = (size: number) => {
    const lines = Array.from({ length: Math.ceil(size / 10_000) }, () => `p=${'a'.repeat(9_997)}`);
    return `t=\n${lines.join('\n')}`.slice(0, size);
  };
  const said = async (fragment: string) => {
    const set = await parseSet(fragment);
    return set.ok ? 'read' : `${set.error.part} ${set.error.kind} ${set.error.value}`;
  };
  expect(await said(`s=${pack(sized(400_000))}`)).toBe('read');
  expect(await said(`s=${pack(sized(400_001))}`)).toBe('s too-long 400000');
  expect(await said(`s=${'a'.repeat(99_998)}`)).not.toBe('s too-long 100000');
  expect(await said(`s=${'a'.repeat(99_999)}`)).toBe('s too-long 100001');
});
