/** Whether a value from outside is an object with entries, and no list. */
export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Counts beyond this are no play of anybody's. */
export const mostCount = 1e9;

/** Whether a value from outside is a whole number that can count something. */
export const isCount = (raw: unknown): raw is number =>
  Number.isInteger(raw) && (raw as number) >= 0 && (raw as number) <= mostCount;
