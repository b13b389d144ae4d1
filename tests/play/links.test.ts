import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestText } from '../../src/components/links/fragment.ts';
import { linkWords } from '../../src/components/links/link-words.ts';
import { formatLink, parseLink } from '../../src/components/links/links.ts';

const position = 'sixteen:g/8543.g36.-.-/100000/-/7a';

describe('position links', () => {
  it('writes the notation as it is, and the version last', () => {
    expect(
      formatLink({ position, goal: 'win', line: ['1-2', 'draw', 'p3'], text: 'Why? 100 % (really)!', hints: ['a b', "it's"] }),
    ).toBe(`p=${position}&g=win&l=1-2,draw,p3&t=Why%3F%20100%20%25%20%28really%29%21&z=Mmc7ejh8MmczLn0p&v=1`);
  });

  it('reads what it writes, whatever the texts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.array(fc.string({ minLength: 1 }), { maxLength: 3 }),
        (text, hints) => {
          const read = parseLink(`#${formatLink({ position, goal: 'home:3', line: ['draw'], text, hints })}`);
          expect(read).toEqual({ ok: true, value: { position, goal: 'home:3', line: ['draw'], text, hints } });
        },
      ),
    );
  });

  it('never ends in punctuation and only uses what a fragment may carry', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(formatLink({ position, text })).toMatch(/^[A-Za-z0-9\-._~:/;,=&%]*[0-9]$/);
      }),
    );
  });

  it('takes a plus for a plus, over-escaped text, unknown keys, and only the first equals sign as a divider', () => {
    const read = parseLink('p=%73ixteen%3A8/-.-/0/-/1&t=1+1=2&utm=x&zz&v=1');
    expect(read).toEqual({
      ok: true,
      value: { position: 'sixteen:8/-.-/0/-/1', goal: null, line: [], text: '1+1=2', hints: [] },
    });
  });

  it.each([
    ['', 'missing', 'p'],
    ['g=win', 'missing', 'p'],
    ['p=', 'missing', 'p'],
    ['p=%E0%A4%A', 'escape', 'p'],
    ['p=x&t=%', 'escape', 't'],
    ['p=x&p=y', 'twice', 'p'],
    ['p=x&v=2', 'version', 'v'],
    ['p=x&h=1&h=2&h=3&h=4', 'too-many', 'h'],
    [`p=${'x'.repeat(30_000)}`, 'too-long', 'p'],
  ])('names the part that is wrong: %s', (fragment, kind, part) => {
    expect(parseLink(fragment)).toMatchObject({ ok: false, error: { kind, part } });
  });

  it('passes over hints that are empty, which are none of the three', () => {
    expect(parseLink('p=x&h=&h=a&h=b')).toMatchObject({ ok: true, value: { hints: ['a', 'b'] } });
  });

  it.each([
    ['a title of', 't', longestText, (length: number) => `p=x&t=${'y'.repeat(length)}`],
    ['a link of', 'p', 20_000, (length: number) => `p=${'x'.repeat(length - 2)}`],
  ])('reads %s as many characters as it may have, and not of one more', (_, part, most, written) => {
    expect(parseLink(written(most)).ok).toBe(true);
    expect(parseLink(written(most + 1))).toMatchObject({ ok: false, error: { kind: 'too-long', part } });
  });

  it('never throws on anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof parseLink(text).ok).toBe('boolean');
      }),
    );
  });
});

describe('what is wrong with a link, in words', () => {
  it('speaks of a position only where a position is missing', () => {
    expect(linkWords({ kind: 'missing', part: 'p', value: '' })).toContain('no position');
    expect(linkWords({ kind: 'missing', part: 'r', value: '' })).toContain('cut off');
  });

  it('names the version that is not read', () => {
    expect(linkWords({ kind: 'version', part: 'v', value: '9' })).toContain('version 9');
  });
});
