const mostRounds = 2_000;
const isSmall = (raw: unknown): boolean => raw === null || (Number.isInteger(raw) && Math.abs(raw as number) <= 1e6);

/** How the finished rounds of a match have ended: a list of records of small numbers; null where a value is none. Whether they can be rounds of a match its game says. */
export function asEnds(raw: unknown): readonly object[] | null {
  if (!Array.isArray(raw) || raw.length > mostRounds) return null;
  const isEnd = (one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    Object.values(one).length <= 10 &&
    Object.values(one).every((value) => isSmall(value) || (Array.isArray(value) && value.length <= 20 && value.every(isSmall)));
  return raw.every(isEnd) ? raw : null;
}
