import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SetLink } from '../../src/components/teach/links/set.ts';
import { bring, changeSet, collected, mergedSet, putIntoSet } from '../../src/components/teach/set/collected.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';

const position = 'sixteen:5/2.53/51/4/-';
const item = (text: string) => ({ position, goal: 'win', line: [], hints: [], text });
const empty: SetLink = { title: null, by: null, intro: null, items: [] };
const set: SetLink = { title: 'A', by: 'B', intro: 'C', telling: 'never', explore: false, items: [item('1')] };
const texts = () => collected().items.map(({ text }) => text);

beforeEach(() => {
  // What storage did not take in another file's test is still remembered; a write that is taken ends that.
  vi.stubGlobal('window', fakeWindow(new FakeStorage()));
  changeSet(collected(), empty);
  vi.stubGlobal('window', fakeWindow(new FakeStorage()));
});
afterEach(() => vi.unstubAllGlobals());

it('a set has what was changed here of it, and of the rest what is there', () => {
  const other: SetLink = { title: 'X', by: 'Y', intro: 'Z', telling: 'at-once', explore: true, items: [item('2')] };
  for (const key of ['title', 'by', 'intro', 'telling', 'explore'] as const) {
    const changed = { ...set, [key]: other[key] };
    expect(mergedSet(set, changed, set)).toEqual(changed);
    expect(mergedSet(set, set, changed)).toEqual(changed);
    expect(mergedSet(set, changed, { ...other, [key]: set[key] })).toEqual({ ...other, [key]: other[key] });
  }
  // A choice that is taken back is none.
  const { telling: _, explore: __, ...plain } = set;
  expect(mergedSet(set, plain, set)).toEqual(plain);
  expect(mergedSet(plain, set, plain)).toEqual(set);
  expect(Object.keys(mergedSet(plain, plain, plain))).not.toContain('telling');
});

it('a set that was never begun is empty, and one that was is as it was kept', () => {
  expect(collected()).toEqual(empty);
  expect(changeSet(empty, set)).toMatchObject({ title: 'A', by: 'B', intro: 'C', telling: 'never', explore: false });
  expect(texts()).toEqual(['1']);
  const shown = collected();
  expect(collected(shown).items).toBe(shown.items);
  expect(collected({ ...shown, items: [] }).items).not.toBe(shown.items);
});

it('a position is put at the end, or in the place of the one that was edited, if that is still there', () => {
  for (const text of ['1', '2', '3']) expect(putIntoSet(item(text), null)).toBe('added');
  expect(putIntoSet(item('two'), item('2'))).toBe('added');
  expect(texts()).toEqual(['1', 'two', '3']);
  putIntoSet(item('again'), item('2'));
  expect(texts()).toEqual(['1', 'two', '3', 'again']);
  // A line that was played at it makes it no other.
  putIntoSet(item('three'), { ...item('3'), line: ['p1'] });
  expect(texts()).toEqual(['1', 'two', 'three', 'again']);
});

it('what an address brings is added once: a reload does not bring it again', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: 7, replaceState });
  vi.stubGlobal('location', { pathname: '/set/' });
  expect(bring(`#c=1&p=${position}&v=1`)).toBe('added');
  expect(replaceState).toHaveBeenCalledWith(7, '', '/set/');
  expect(bring('#c=1')).toBe('bad');
  expect(replaceState).toHaveBeenCalledTimes(2);
  expect(collected().items).toHaveLength(1);
});
