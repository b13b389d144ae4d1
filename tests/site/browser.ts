/** A localStorage and window for tests: with a quota, or forbidden altogether, and with a way to speak as another tab. */
export class FakeStorage {
  readonly #values = new Map<string, string>();
  readonly quota: number;

  constructor(quota = Number.POSITIVE_INFINITY) {
    this.quota = quota;
  }

  get length(): number {
    return this.#values.size;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    let used = key.length + value.length;
    for (const [other, text] of this.#values) if (other !== key) used += other.length + text.length;
    if (used > this.quota) throw new DOMException('full', 'QuotaExceededError');
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

/** What a test needs of a window. */
export interface FakeWindow extends EventTarget {
  readonly localStorage: FakeStorage;
}

/** A window with a storage; null: one where asking for the storage throws, as with cookies forbidden. */
export function fakeWindow(store: FakeStorage | null): FakeWindow {
  const target = new EventTarget();
  Object.defineProperty(target, 'localStorage', {
    get() {
      if (!store) throw new DOMException('forbidden', 'SecurityError');
      return store;
    },
  });
  return target as FakeWindow;
}

/** Another tab writes: the value changes, then this window hears of it. A null value is an erased one; a null key, all of them. */
export function otherTab(window: FakeWindow, key: string | null, value: string | null): void {
  if (key !== null && value !== null) window.localStorage.setItem(key, value);
  if (key !== null && value === null) window.localStorage.removeItem(key);
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
}
