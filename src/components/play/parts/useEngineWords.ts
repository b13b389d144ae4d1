import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Coded } from '../../../engine/core/codes.ts';
import { loading } from '../../../site/loading.ts';
import type { GameKit } from '../kit.ts';

/** What the engine says of a text, once its words are there; empty until then, and for no code. In: how the game's own are loaded. */
export function useEngineWords(coded: Coded | null, kit: Pick<GameKit, 'sentences'>): string {
  const words = useSignal('');
  const key = JSON.stringify(coded);
  useEffect(() => {
    words.value = '';
    if (coded === null) return;
    let stale = false;
    loading(async () => (await import('../engine-words.ts')).engineWords(coded, kit)).then((sentence) => {
      if (!stale) words.value = sentence;
    });
    return () => {
      stale = true;
    };
  }, [key]);
  return words.value;
}
