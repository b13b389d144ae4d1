import { readSession, writeSession } from './session.ts';

const key = 'lesson.before';

/** Keeps in this tab that a lesson's end has led to a position, by the lesson's path and the position's fragment with its `#`. */
export const keepLessonBefore = (path: string, fragment: string): boolean => writeSession(key, { path, fragment });

/** The end of the lesson that has led to this position; null where another page has, or none. */
export const lessonBefore = (fragment: string): string | null =>
  readSession(key, (raw) => {
    const kept = raw as { readonly path?: unknown; readonly fragment?: unknown } | null;
    const path = typeof kept?.path === 'string' && kept.fragment === fragment ? kept.path : '';
    return /^\/[\w/-]*learn\/[a-z-]+\/[a-z0-9-]+\/$/.test(path) && !path.startsWith('//') ? `${path}#end` : null;
  });
