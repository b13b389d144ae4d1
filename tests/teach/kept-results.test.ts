import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepResults,
  keptResults,
  linksOf,
  mostKeptSigns,
  nothingKept,
  parseKept,
} from '../../src/components/teach/result/kept.ts';
import { eraseSession, readSession, writeSession } from '../../src/site/session.ts';
import { FakeStorage } from '../site/browser.ts';

const kept = { texts: ['/result/#k=1&r=x'], mine: ['1'] };
let store: FakeStorage | null;
const inTab = (own: FakeStorage | null) => {
  store = own;
};
beforeEach(() => {
  inTab(new FakeStorage());
  vi.stubGlobal('window', {
    get sessionStorage() {
      if (!store) throw new DOMException('forbidden', 'SecurityError');
      return store;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('results that a tab keeps', () => {
  it('are there after a reload, until they are cleared or everything is erased', () => {
    expect(keptResults()).toEqual(nothingKept);
    expect(keepResults(kept)).toBe(true);
    expect(keptResults()).toEqual(kept);
    expect(keepResults(nothingKept)).toBe(true);
    expect(store?.length).toBe(0);
    keepResults(kept);
    eraseSession();
    expect(store?.length).toBe(0);
  });

  it('are all of them or none, and that is said', () => {
    keepResults(kept);
    expect(keepResults({ texts: ['x'.repeat(mostKeptSigns + 1)], mine: [] })).toBe(false);
    expect(keptResults()).toEqual(nothingKept);
    inTab(new FakeStorage(100));
    expect(keepResults({ texts: ['x'.repeat(100)], mine: [] })).toBe(false);
    inTab(null);
    expect(keepResults(kept)).toBe(false);
    expect(keptResults()).toEqual(nothingKept);
  });

  it.each([null, 1, 'x', [], {}, { texts: 'x', mine: [] }, { texts: [1], mine: [] }, { texts: [], mine: [null] }])(
    'are nothing where they are damaged: %j',
    (raw) => {
      expect(parseKept(raw)).toBeNull();
      writeSession('teach.results', raw);
      expect(keptResults()).toEqual(nothingKept);
    },
  );

  it('are kept as links alone, as often as they stood there', () => {
    const text = 'Aino: https://x.example/result/#k=1&r=a. See https://x.example/fi/set/#s=b, /result/#k=1&r=a';
    expect(linksOf(text)).toBe('/set/#s=b\n/result/#k=1&r=a\n/result/#k=1&r=a');
    expect(linksOf(linksOf(text))).toBe(linksOf(text));
    // A position alone is a set of one.
    expect(linksOf('/position/#p=x')).toBe('/set/#p=x');
  });
});

it('a value that is no JSON is nothing', () => {
  store?.setItem('winnable.x', '{');
  expect(readSession('x', (raw) => raw)).toBeNull();
});
