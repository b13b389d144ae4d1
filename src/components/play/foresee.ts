import * as m from '../../paraglide/messages.js';
import { loading } from '../../site/loading.ts';
import type { Wanted } from './deals.ts';
import { unplayed } from './fresh-number.ts';
import type { GameKit } from './kit.ts';
import { decidedOf, games } from './trying.ts';

/** A number stands so many milliseconds before its deal is tried: it may be half typed. */
const settled = 700;

interface Chosen {
  readonly kit: GameKit;
  readonly options: Wanted;
  /** The number of the deal as text; empty: any. */
  readonly number: string;
  /** Numbers of deals that strong players decide, where others freeze; null: no such list. */
  readonly lively: (() => Promise<readonly number[]>) | null;
  /** Deals may freeze. */
  readonly freezes: boolean;
  readonly signal: AbortSignal;
  /** Tells what is known so far, empty words where nothing is. */
  say(words: string): void;
}

/**
 * Says of a deal that strong players decide it, if that is listed; of another one whose deals may freeze how many of their games are decided now,
 * which they play in a worker. Without a number it says that a listed one will be dealt, if one is left that was not played to its end here.
 */
export async function foresee({ kit, options, number, lively, freezes, signal, say }: Chosen): Promise<void> {
  const numbers = lively ? await loading(lively) : [];
  if (number === '') return say(unplayed(kit.id, numbers).length > 0 ? m.play_deal_lively() : '');
  if (numbers.includes(Number(number))) return say(m.play_deal_lively_this());
  if (!freezes || !/^\d{1,9}$/.test(number)) return;
  await new Promise((done) => setTimeout(done, settled));
  if (signal.aborted) return;
  say(m.play_deal_trying());
  const words = await decidedOf(kit, options, Number(number), signal).then(triedWords, () => '');
  say(words);
}

/** How many of the games of a deal were decided, in words. */
const triedWords = (decided: number): string =>
  decided === games
    ? m.play_deal_tried_all({ games })
    : decided === 0
      ? m.play_deal_tried_none({ games })
      : m.play_deal_tried({ games, count: decided });
