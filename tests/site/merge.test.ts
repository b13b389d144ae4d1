import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merged, mergedList, mergedMap } from '../../src/site/merge.ts';

const lists = fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 9 });
const of = (base: string, own: string, now: string) => mergedList([...base], [...own], [...now], (one) => one).join('');
const count = (list: readonly string[], one: string) => list.filter((other) => other === one).length;

describe('lists of two tabs', () => {
  it.each([
    ['a title was typed meanwhile: nothing of the list is touched', 'a', 'a', 'abc', 'abc'],
    ['both add at the end', 'a', 'ax', 'abc', 'abcx'],
    ['both add the same', 'a', 'ab', 'ab', 'ab'],
    ['the same twice, on purpose', 'a', 'aa', 'ab', 'aba'],
    ['one is put between', 'ab', 'axb', 'abc', 'axbc'],
    ['one is taken out here, one there', 'abc', 'ac', 'ab', 'a'],
    ['one is taken out here, one comes there', 'abc', 'bc', 'abcd', 'bcd'],
    ['one is moved to the front', 'abc', 'cab', 'abcd', 'cabd'],
    ['one is moved to the end', 'abc', 'bca', 'abcd', 'bcda'],
    ['one is moved that is gone there', 'abc', 'cab', 'ab', 'ab'],
    ['one is exchanged', 'abc', 'axc', 'abcd', 'axcd'],
    ['all are taken out', 'abc', '', 'abcd', 'd'],
  ])('%s', (_, base, own, now, result) => expect(of(base, own, now)).toBe(result));

  it('where only one has changed something, it is as that one has it', () => {
    fc.assert(
      fc.property(lists, lists, (base, other) => {
        expect(mergedList(base, other, base, (one) => one)).toEqual(other);
        expect(mergedList(base, base, other, (one) => one)).toEqual(other);
      }),
    );
  });

  it('what either has added is there, what either has taken out is not', () => {
    fc.assert(
      fc.property(lists, lists, lists, (base, own, now) => {
        const result = mergedList(base, own, now, (one) => one);
        for (const one of 'abcdefgh') {
          const [before, mine, theirs] = [base, own, now].map((list) => count(list, one)) as [number, number, number];
          const [low, high] = [Math.min(mine, theirs), Math.max(mine, theirs)];
          expect(count(result, one)).toBe(low >= before ? high : high <= before ? low : mine + theirs - before);
        }
      }),
    );
  });

  it('without equal entries, doing it twice is doing it once', () => {
    const sets = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
    fc.assert(
      fc.property(sets, sets, sets, (base, own, now) => {
        const result = mergedList(base, own, now, (one) => one);
        expect(mergedList(base, own, result, (one) => one)).toEqual(result);
      }),
    );
  });
});

describe('maps and values of two tabs', () => {
  it('keep what each has changed', () => {
    expect(mergedMap<string>({ a: '1', b: '1', c: '1' }, { a: '2', b: '1', d: '4' }, { a: '1', b: '3', c: '1', e: '5' })).toEqual(
      {
        a: '2',
        b: '3',
        d: '4',
        e: '5',
      },
    );
    expect(merged('a', 'a', 'b')).toBe('b');
    expect(merged('a', 'c', 'b')).toBe('c');
  });

  it('take a key called __proto__ as any other', () => {
    const odd = JSON.parse('{"__proto__":"x"}') as Record<string, string>;
    const result = mergedMap({}, odd, {});
    expect(Object.keys(result)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
  });
});
