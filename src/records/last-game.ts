import { read } from '../site/storage.ts';

/** Written wherever a line is kept (usePractice.ts), and with each choice of practice. */
export const lastGameKey = 'game.last';

/** The name of a game as it is kept; null where a value is none. Whether there is such a game says who asks. */
export const asGame = (raw: unknown): string | null => (typeof raw === 'string' && /^[a-z0-9-]{1,40}$/.test(raw) ? raw : null);

/** The game that was played last in this browser, in whatever way. */
export const lastGame = (): string | null => read(lastGameKey, asGame);
