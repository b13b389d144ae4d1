import { keepAside, read, update, type Written } from '../../../site/storage.ts';

/** A set that was opened or handed out in this browser: its id and the fragment of its link, without `#`. */
export interface OurSet {
  readonly id: string;
  readonly fragment: string;
}

/** The key of the sets that were opened or handed out here. */
export const oursKey = 'teach.sets';

/** The most sets that are remembered, and the most signs of their fragments together; the oldest go first. */
export const mostOurs = 40;
export const mostOursSigns = 300_000;

const isOurs = (one: unknown): one is OurSet => {
  const { id, fragment } = (one ?? {}) as Partial<Record<keyof OurSet, unknown>>;
  return typeof id === 'string' && /^[0-9a-z]{1,16}$/.test(id) && typeof fragment === 'string' && fragment !== '';
};

/** As many from the first as the bounds allow. */
function bounded(sets: readonly OurSet[]): OurSet[] {
  let signs = 0;
  return sets.slice(0, mostOurs).filter(({ fragment }) => {
    signs += fragment.length;
    return signs <= mostOursSigns;
  });
}

/** Reads what is kept of them, within the bounds: sets, and what is none; null where it is no list, or none of it is one. */
function sortOurs(raw: unknown): { readonly good: OurSet[]; readonly bad: readonly unknown[] } | null {
  if (!Array.isArray(raw)) return null;
  const near: readonly unknown[] = raw.slice(0, mostOurs);
  const good = bounded(near.filter(isOurs));
  return good.length === 0 && raw.length > 0 ? null : { good, bad: near.filter((one) => !isOurs(one)) };
}

/** The sets among what is kept of them; null where it is no list, or none of it is one. */
export const parseOurs = (raw: unknown): OurSet[] | null => sortOurs(raw)?.good ?? null;

/**
 * The sets that were opened or handed out in this browser, the latest first. Whether a fragment still has that id is for its reader to say.
 * What is none among them is put aside.
 */
export function ourSets(): readonly OurSet[] {
  const sorted = read(oursKey, sortOurs);
  if (sorted === null) return [];
  if (sorted.bad.length === 0) return sorted.good;
  keepAside(oursKey, sorted.bad);
  update(oursKey, parseOurs, (before) => before ?? []);
  return sorted.good;
}

/** Remembers a set that was opened or handed out here: a result is read beside it, whoever's link it comes with. */
export function keepOurs({ id, fragment }: OurSet): Written {
  if (ourSets()[0]?.id === id) return 'saved';
  return update(oursKey, parseOurs, (before) => bounded([{ id, fragment }, ...(before ?? []).filter((one) => one.id !== id)]));
}

/** The key of the name that a pupil writes on what is handed in. */
export const nameKey = 'teach.name';

/** The name as it is kept; null where a value is none. */
export const asName = (raw: unknown): string | null => (typeof raw === 'string' && raw.length <= 200 ? raw : null);
