const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** One value of three: what this tab has made of `base` where it has changed it, else what is there now. */
export const merged = <T>(base: T, own: T, now: T): T => (same(base, own) ? now : own);

/** The same for each entry of a map; what one side has taken out and the other not touched is out. */
export function mergedMap<T>(
  base: Readonly<Record<string, T>>,
  own: Readonly<Record<string, T>>,
  now: Readonly<Record<string, T>>,
): Record<string, T> {
  const has = (map: Readonly<Record<string, T>>, key: string) => (Object.hasOwn(map, key) ? map[key] : undefined);
  const keys = new Set([...Object.keys(now), ...Object.keys(own)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = merged(has(base, key), has(own, key), has(now, key));
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** An entry of a list under a name that no other of it has: of equal ones the first, the second … */
function named<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T> {
  const seen = new Map<string, number>();
  return new Map(
    items.map((item) => {
      const name = nameOf(item);
      const n = seen.get(name) ?? 0;
      seen.set(name, n + 1);
      return [`${n} ${name}`, item];
    }),
  );
}

/** Of numbers the most that stand in rising order, as a set. */
function rising(numbers: readonly number[]): Set<number> {
  const best: { length: number; before: number }[] = [];
  let end = -1;
  for (const [i, number] of numbers.entries()) {
    let [length, before] = [1, -1];
    for (let j = 0; j < i; j++)
      if ((numbers[j] as number) < number && (best[j]?.length ?? 0) + 1 > length)
        [length, before] = [(best[j]?.length ?? 0) + 1, j];
    best.push({ length, before });
    if (end < 0 || length > (best[end]?.length ?? 0)) end = i;
  }
  const found = new Set<number>();
  for (let i = end; i >= 0; i = best[i]?.before ?? -1) found.add(numbers[i] as number);
  return found;
}

/**
 * A list of three: what this tab has added to `base`, taken out of it and moved in it, done to the list as it is now. Entries with
 * the same name are the same; what is added goes after what it came after, and at the end where it came last. What the other side
 * has taken out stays out. Quadratic: for lists of some hundreds.
 */
export function mergedList<T>(base: readonly T[], own: readonly T[], now: readonly T[], nameOf: (item: T) => string): T[] {
  const [before, mine, theirs] = [named(base, nameOf), named(own, nameOf), named(now, nameOf)];
  const order = [...mine.keys()];
  const places = new Map([...before.keys()].map((name, i) => [name, i]));
  const unmoved = rising(order.flatMap((name) => places.get(name) ?? []));
  const stays = (name: string) => unmoved.has(places.get(name) ?? -1);
  // What this tab has placed is placed anew, so that doing it twice is doing it once.
  const result = [...theirs.keys()].filter((name) => stays(name) || (!before.has(name) && !mine.has(name)));
  const rest = new Set(result);
  for (const [i, name] of order.entries()) {
    if (rest.has(name) || (before.has(name) && !theirs.has(name))) continue;
    const last = order.slice(i + 1).every((later) => !stays(later));
    const ahead = order.slice(0, i).findLast((earlier) => rest.has(earlier));
    const at = last ? result.length : ahead === undefined ? 0 : result.indexOf(ahead) + 1;
    result.splice(at, 0, name);
    rest.add(name);
  }
  return result.map((name) => (theirs.get(name) ?? mine.get(name)) as T);
}
