import { useEffect, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import type { Wanted } from '../deals.ts';
import type { GameKit } from '../kit.ts';

/** A number stands so many milliseconds before its deal is tried: it may be half typed. */
const settled = 700;

/**
 * Has strong computer players try a deal while it is being chosen. In: the options of the deal, and its number as text, empty where nothing is to be
 * tried. Out: what is known of it, in words; none until it is known that something will be.
 */
export function useTried(kit: GameKit, options: Wanted, number: string): readonly string[] {
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
