import { signal } from '@preact/signals';
import { read, write } from '../../../site/storage.ts';

/** Whether the page is turned round for whoever sits opposite, where two people share a screen. */
export const turnedKey = 'deal.turned';

/** What storage holds, if it says so. */
export const asTurned = (raw: unknown): boolean | null => (typeof raw === 'boolean' ? raw : null);

/** The reader's choice, once it has been looked up. */
export const turning = signal(typeof localStorage === 'undefined' ? false : (read(turnedKey, asTurned) ?? false));

/** Changes it. */
export function turn(round: boolean): void {
  turning.value = round;
  write(turnedKey, round);
}
