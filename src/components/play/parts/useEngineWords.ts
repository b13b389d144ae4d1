import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Coded } from '../../../engine/core/codes.ts';
import { loading } from '../../../site/loading.ts';

/** What the engine says of a text, once its words are there; empty until then, and for no code. */
export function useEngineWords(coded: Coded | null): string {
  const words = useSignal('');
  const key = JSON.stringify(coded);
  useEffect(() => {
    words.value = '';
    if (coded === null) return;
    let stale = false;
    loading(async () => (await import('../engine-words.ts')).engineWords(coded)).then((sentence) => {
      if (!stale) words.value = sentence;
    });
    return () => {
      stale = true;
    };
  }, [key]);
  return words.value;
}
