import { vi } from 'vitest';
import { type FakeStorage, type FakeWindow, fakeWindow } from './browser.ts';

/** One of several tabs of a browser: its own modules, and the storage that all share. */
export interface Tab<M> {
  readonly modules: M;
  /** Does something in this tab; the others hear of what it has written. */
  does<T>(act: (modules: M) => T): T;
}

/** Tabs over one storage, each with its own instance of the modules that `load` imports. What one writes, the others hear at once. */
export async function tabsOver<M>(store: FakeStorage, count: number, load: () => Promise<M>): Promise<Tab<M>[]> {
  const windows = Array.from({ length: count }, () => fakeWindow(store));
  let acting: FakeWindow | null = null;
  const hear = (key: string, newValue: string | null) => {
    const own = acting;
    for (const other of windows) {
      if (other === own) continue;
      as(other, () => other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));
    }
  };
  const as = <T>(window: FakeWindow, act: () => T): T => {
    const before = acting;
    acting = window;
    vi.stubGlobal('window', window);
    try {
      return act();
    } finally {
      acting = before;
      if (before) vi.stubGlobal('window', before);
    }
  };
  const set = store.setItem.bind(store);
  const drop = store.removeItem.bind(store);
  store.setItem = (key, value) => {
    const same = store.getItem(key) === value;
    set(key, value);
    if (!same) hear(key, value);
  };
  store.removeItem = (key) => {
    const there = store.getItem(key) !== null;
    drop(key);
    if (there) hear(key, null);
  };
  const tabs: Tab<M>[] = [];
  for (const window of windows) {
    vi.resetModules();
    vi.stubGlobal('window', window);
    const modules = await load();
    tabs.push({ modules, does: (act) => as(window, () => act(modules)) });
  }
  return tabs;
}
