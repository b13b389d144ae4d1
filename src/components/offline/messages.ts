import { isRecord } from '../../site/raw.ts';
import type { Extent } from './plan.ts';

/** What a page asks of the service worker. */
export type Ask =
  /** Fetch what is missing or has changed. `extent` is kept until another is asked for; without it, the one kept holds. */
  | { readonly ask: 'fill'; readonly language: string; readonly extent?: Extent }
  /** Erase everything that is kept, and keep nothing more. */
  | { readonly ask: 'remove' };

/** How fetching went: `full` where the browser has no more room, `cut` where the network failed. */
export type FillingEnd = 'done' | 'full' | 'cut';

/** What the service worker tells all pages while it fetches: how many of how many things, and at last the outcome. */
export interface Filling {
  readonly told: 'fill';
  readonly done: number;
  readonly of: number;
  readonly outcome?: FillingEnd;
}

/** A message from a page, or null for anything else. */
export function parseAsk(value: unknown): Ask | null {
  if (!isRecord(value)) return null;
  if (value.ask === 'remove') return { ask: 'remove' };
  if (value.ask !== 'fill' || typeof value.language !== 'string') return null;
  const { language, extent } = value;
  return { ask: 'fill', language, ...(extent === 'usual' || extent === 'all' ? { extent } : {}) };
}

/** A message from the service worker, or null for anything else. */
export const parseFilling = (value: unknown): Filling | null =>
  isRecord(value) && value.told === 'fill' && typeof value.done === 'number' && typeof value.of === 'number'
    ? (value as unknown as Filling)
    : null;
