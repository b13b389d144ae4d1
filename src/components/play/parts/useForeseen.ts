import { useEffect, useState } from 'preact/hooks';
import { loading } from '../../../site/loading.ts';
import type { Dealing, Wanted } from '../deals.ts';
import type { GameKit } from '../kit.ts';

/**
 * What is known beforehand of a deal that is being chosen, in words (`foresee`): none until it is. In: `isOther`, whether it is dealt at a table of
 * another rule set, where deals hardly ever freeze; the number as text, empty for any.
 */
export function useForeseen(
  kit: GameKit,
  dealing: Dealing,
  options: Wanted,
  number: string,
  isOther: boolean,
): readonly string[] {
  const lively = dealing.lively?.(options) ?? null;
  // Deals freeze where a draw may be offered.
  const freezes = dealing.drawOffer !== undefined && !isOther;
  const key = `${number} ${JSON.stringify(options)}`;
  const [told, tell] = useState({ key: '', words: '' });
  useEffect(() => {
    if (!lively && !freezes) return;
    const asking = new AbortController();
    const { signal } = asking;
    loading(() => import('../foresee.ts')).then(({ foresee }) =>
      foresee({ kit, options, number, lively, freezes, signal, say: (words) => signal.aborted || tell({ key, words }) }),
    );
    return () => asking.abort();
  }, [key, lively, freezes]);
  return told.key === key && told.words !== '' ? [told.words] : [];
}
