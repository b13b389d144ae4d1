import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage, fakeWindow, otherTab } from './browser.ts';

const numbers = (raw: unknown): number[] | null =>
  Array.isArray(raw) && raw.every((item) => typeof item === 'number') ? raw : null;

/** A fresh storage module in a window. */
async function inWindow(store: FakeStorage | null) {
  const window = fakeWindow(store);
  vi.stubGlobal('window', window);
  vi.resetModules();
  return { window, ...(await import('../../src/site/storage.ts')) };
}

afterEach(() => vi.unstubAllGlobals());

describe('a storage that works', () => {
  it('gives back what was kept, under the prefix of the site', async () => {
    const store = new FakeStorage();
    const { read, write } = await inWindow(store);
    expect(write('a', [1, 2])).toBe('saved');
    expect(store.getItem('winnable.a')).toBe('[1,2]');
    expect(read('a', numbers)).toEqual([1, 2]);
    expect(read('b', numbers)).toBeNull();
  });

  it('erases its own values, damaged ones too, and no others', async () => {
    const store = new FakeStorage();
    store.setItem('neighbour', 'stays');
    const { eraseAll, read, storedKeys, write } = await inWindow(store);
    write('a', [1]);
    store.setItem('winnable.b', 'no json');
    read('b', numbers);
    expect(storedKeys()).toEqual(['a', 'b.broken']);
    expect(eraseAll()).toBe(2);
    expect(storedKeys()).toEqual([]);
    expect(store.getItem('neighbour')).toBe('stays');
  });
});

describe('a damaged value', () => {
  it.each(['{"half', '"text"', '[1,"2"]', '', 'null'])('%j is put aside, not destroyed', async (raw) => {
    const store = new FakeStorage();
    store.setItem('winnable.a', raw);
    const { read } = await inWindow(store);
    expect(read('a', numbers)).toBeNull();
    expect(store.getItem('winnable.a')).toBeNull();
    expect(store.getItem('winnable.a.broken')).toBe(raw);
  });

  it('does not push out an earlier damaged one', async () => {
    const store = new FakeStorage();
    const { read } = await inWindow(store);
    for (const raw of ['first', 'second', 'first']) {
      store.setItem('winnable.a', raw);
      read('a', numbers);
    }
    expect([store.getItem('winnable.a.broken'), store.getItem('winnable.a.broken.2'), store.length]).toEqual([
      'first',
      'second',
      2,
    ]);
  });

  it('stays where it is when there is no room to put it aside', async () => {
    const store = new FakeStorage('winnable.a'.length + 4);
    store.setItem('winnable.a', '!!!!');
    const { read } = await inWindow(store);
    expect(read('a', numbers)).toBeNull();
    expect(store.getItem('winnable.a')).toBe('!!!!');
  });

  it('counts as damaged when its check throws', async () => {
    const store = new FakeStorage();
    store.setItem('winnable.a', '{}');
    const { read } = await inWindow(store);
    const check = () => {
      throw new TypeError('no such field');
    };
    expect(read('a', check)).toBeNull();
    expect(store.getItem('winnable.a.broken')).toBe('{}');
  });
});

describe('a storage that does not work', () => {
  it('says that it is full, keeps the old value, and remembers the new one on this page', async () => {
    const store = new FakeStorage(24);
    const { read, write, window } = await inWindow(store);
    expect(write('a', [1])).toBe('saved');
    expect(
      write(
        'a',
        Array.from({ length: 20 }, (_, i) => i),
      ),
    ).toBe('full');
    expect(store.getItem('winnable.a')).toBe('[1]');
    expect(read('a', numbers)).toHaveLength(20);
    otherTab(window, 'winnable.a', '[2]');
    expect(write('a', [3])).toBe('saved');
    expect(read('a', numbers)).toEqual([3]);
  });

  it('says that it is forbidden, and still works until the page is left', async () => {
    const { eraseAll, read, remove, write } = await inWindow(null);
    expect(write('a', [1])).toBe('unavailable');
    expect(read('a', numbers)).toEqual([1]);
    expect(eraseAll()).toBe(1);
    expect(read('a', numbers)).toBeNull();
    expect(() => remove('a')).not.toThrow();
  });

  it('is absent where there is no browser', async () => {
    vi.resetModules();
    const { read, watch, write } = await import('../../src/site/storage.ts');
    expect(write('a', [1])).toBe('unavailable');
    expect(read('b', numbers)).toBeNull();
    expect(() => watch('a', () => {})()).not.toThrow();
  });
});

describe('what the page says', () => {
  /** The notes of a page (site/storage-notes.ts), and which of them are shown. */
  function notes() {
    const shown = new Set<string>();
    const getElementById = (id: string) => ({
      matches: () => shown.has(id),
      togglePopover: (show: boolean) => (show ? shown.add(id) : shown.delete(id)),
    });
    vi.stubGlobal('document', { getElementById });
    return shown;
  }

  it('tells once that storage is full, whoever keeps, and no more once it has taken all', async () => {
    const shown = notes();
    const store = new FakeStorage(64);
    store.setItem('neighbour', '.'.repeat(40));
    const { remove, update, window, write } = await inWindow(store);
    write('a', [1]);
    expect([...shown]).toEqual([]);
    update('b', numbers, () => [1, 2, 3]);
    expect([...shown]).toEqual(['not-kept-full']);
    // Closed by whoever has read it.
    shown.clear();
    write('c', [1, 2, 3, 4, 5]);
    expect([...shown]).toEqual([]);
    shown.add('not-kept-full');
    remove('c');
    expect([...shown]).toEqual(['not-kept-full']);
    store.removeItem('neighbour');
    vi.useFakeTimers();
    otherTab(window, 'winnable.old', null);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(store.getItem('winnable.b')).toBe('[1,2,3]');
    expect([...shown]).toEqual([]);
  });

  it('what another tab has erased stays erased, room or not', async () => {
    notes();
    const store = new FakeStorage(20);
    const { window, write } = await inWindow(store);
    expect(write('a', [1, 2, 3, 4, 5, 6, 7, 8])).toBe('full');
    vi.useFakeTimers();
    otherTab(window, null, null);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(store.length).toBe(0);
  });

  it('tells that storage is forbidden', async () => {
    const shown = notes();
    const { write } = await inWindow(null);
    write('a', [1]);
    expect([...shown]).toEqual(['not-kept-unavailable']);
  });
});

describe('two tabs', () => {
  it('hear of each other: the key they watch, and an erased storage', async () => {
    const { watch, window } = await inWindow(new FakeStorage());
    const changed = vi.fn();
    const stop = watch('a', changed);
    otherTab(window, 'winnable.b', '[1]');
    expect(changed).toHaveBeenCalledTimes(0);
    otherTab(window, 'winnable.a', '[1]');
    expect(changed).toHaveBeenCalledTimes(1);
    otherTab(window, null, null);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    otherTab(window, 'winnable.a', '[2]');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('the other tab has the last word on what only this page remembered', async () => {
    const { read, watch, window, write } = await inWindow(new FakeStorage(20));
    watch('a', () => {});
    expect(write('a', [1, 2, 3, 4, 5, 6, 7, 8])).toBe('full');
    otherTab(window, 'winnable.a', '[9]');
    expect(read('a', numbers)).toEqual([9]);
  });
});
