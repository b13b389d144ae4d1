/**
 * Changes that this tab has written, looked for once more: another process may have written over them before it could know of them. First under
 * the lock of their key; then each time that another tab is heard, for as long as what it wrote may have been on its way.
 */

/** Looks for a change in what storage has, and makes it again where it is not. Out: whether it had to. */
export type Look = (store: Storage) => boolean;

/** What is looked for, and until when. */
interface Late {
  readonly look: Look;
  readonly until: number;
}

/** How long what another process writes may be on its way, in milliseconds: too short for anybody to take back in one tab what they did in another. */
const arriving = 1_000;

/** What a tab's storage is asked by. */
export interface Kept {
  /** Storage now; null: there is none. */
  storage(): Storage | null;
  /** Whether this tab has written a text last. */
  isOwn(name: string, raw: string | null): boolean;
  /** A change was made again. */
  remade(name: string): void;
}

/** What a tab has written, as long as it is looked for. */
export interface Looks {
  /** A change was written. */
  look(name: string, look: Look): void;
  /** Another tab has written or erased a value (null: all of them). */
  heard(name: string | null, erased: boolean): void;
}

/** Remembers what a tab has written. */
export function secondLooks({ storage, isOwn, remade }: Kept): Looks {
  const unsure = new Map<string, readonly Late[]>();
  const waiting = new Set<string>();

  /** One request for all that waits. */
  const ask = (name: string): void => {
    const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
    if (!locks || waiting.has(name)) return;
    waiting.add(name);
    const written = storage();
    locks
      .request(name, () => {
        waiting.delete(name);
        const all = unsure.get(name) ?? [];
        unsure.delete(name);
        const store = storage();
        // Erased meanwhile, which holds.
        if (store === null || store !== written || store.getItem(name) === null) return;
        const left = isOwn(name, store.getItem(name)) ? all : all.filter(({ look }) => !look(store));
        if (left.length > 0) unsure.set(name, left);
        if (left.length < all.length) remade(name);
      })
      // A document that is not fully active has no locks; what was written stays written.
      .catch(() => waiting.delete(name));
  };

  const recent = (name: string): readonly Late[] => (unsure.get(name) ?? []).filter(({ until }) => until > Date.now());

  return {
    look(name: string, look: Look): void {
      unsure.set(name, [
        ...(waiting.has(name) ? (unsure.get(name) ?? []) : recent(name)),
        { look, until: Date.now() + arriving },
      ]);
      ask(name);
    },
    heard(name: string | null, erased: boolean): void {
      for (const one of name === null ? [...unsure.keys()] : [name]) {
        const left = erased ? [] : recent(one);
        if (left.length > 0) {
          unsure.set(one, left);
          ask(one);
        } else if (erased || !waiting.has(one)) unsure.delete(one);
      }
    },
  };
}
