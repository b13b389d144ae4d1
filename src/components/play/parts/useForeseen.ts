import { useEffect, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import type { Dealing, Wanted } from '../deals.ts';
import type { GameKit } from '../kit.ts';

/** A number stands so many milliseconds before its deal is tried: it may be half typed. */
const settled = 700;

/**
 * What is known beforehand of a deal that is being chosen, in words: that strong players decide it, from a list, or how many of their games
 * were decided now. In: `isOther`, whether it is dealt at a table of another rule set, where deals hardly ever freeze; the number as text, empty for any.
 */
export function useForeseen(
  kit: GameKit,
  dealing: Dealing,
  options: Wanted,
  number: string,
  isOther: boolean,
): readonly string[] {
  const known = livelyWords(useLively(kit.id, dealing.lively?.(options) ?? null), number);
  // Deals freeze where a draw may be offered.
  const mayFreeze = dealing.drawOffer !== undefined && !isOther;
  return [...known, ...useTried(kit, options, known.length === 0 && mayFreeze ? number : '')];
}

/** What is known of lively deals, those that strong players decide: their numbers, and whether one is left that was not played to its end here. */
interface Lively {
  readonly load: unknown;
  readonly numbers: readonly number[];
  readonly left: boolean;
}

/** The same once it is there; null: that is not known, or not yet. `load` is the same function each time. */
function useLively(game: string, load: (() => Promise<readonly number[]>) | null): Lively | null {
  const [found, find] = useState<Lively | null>(null);
  useEffect(() => {
    if (!load) return;
    loading(() => Promise.all([load(), import('../fresh-number.ts')])).then(([numbers, { unplayed }]) =>
      find({ load, numbers, left: unplayed(game, numbers).length > 0 }),
    );
  }, [load]);
  return found?.load === load ? found : null;
}

/** Of a deal without a number (an empty text) that it is lively, of another whether it is. */
function livelyWords(lively: Lively | null, number: string): readonly string[] {
  if (number === '') return lively?.left ? [m.play_deal_lively()] : [];
  return lively?.numbers.includes(Number(number)) ? [m.play_deal_lively_this()] : [];
}

/**
 * Has strong computer players try a deal while it is being chosen. In: the options of the deal, and its number as text, empty where nothing is to be
 * tried. Out: what is known of it, in words; none until it is known that something will be.
 */
function useTried(kit: GameKit, options: Wanted, number: string): readonly string[] {
  const key = /^\d{1,9}$/.test(number) ? JSON.stringify([number, options]) : '';
  const [told, tell] = useState({ key: '', words: '' });
  useEffect(() => {
    if (key === '') return;
    const asking = new AbortController();
    const say = (words: string) => asking.signal.aborted || tell({ key, words });
    const waiting = setTimeout(() => {
      say(m.play_deal_trying());
      loading(() => import('../trying.ts'))
        .then(async ({ decidedOf, games }) =>
          say(triedWords(await decidedOf(kit, options, Number(number), asking.signal), games)),
        )
        .catch(() => say(''));
    }, settled);
    return () => {
      clearTimeout(waiting);
      asking.abort();
    };
  }, [key]);
  return told.key === key && told.words !== '' ? [told.words] : [];
}

/** How many of so many games of a deal were decided, in words. */
const triedWords = (decided: number, games: number): string =>
  decided === games
    ? m.play_deal_tried_all({ games })
    : decided === 0
      ? m.play_deal_tried_none({ games })
      : m.play_deal_tried({ games, count: decided });
