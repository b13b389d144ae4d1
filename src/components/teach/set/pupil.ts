/** The key of the name that a pupil writes on what is handed in. */
export const nameKey = 'teach.name';

/** The name as it is kept; null where a value is none. */
export const asName = (raw: unknown): string | null => (typeof raw === 'string' && raw.length <= 200 ? raw : null);
