import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Coded } from '../../../engine/core/codes.ts';
import { loading } from '../../../site/loading.ts';
import type { GameKit } from '../kit.ts';

const load = () => import('../engine-words.ts').then(({ engineWords }) => engineWords);

/**
 * What the engine says of a text, once its words are there; empty until then, and for no code. In: how the game's own are loaded, and what
 * says it, where more is said around it.
 */
export function useEngineWords<Code extends Coded>(
  coded: Code | null,
  kit: Pick<GameKit, 'sentences'>,
  say: () => Promise<(coded: Code, kit: Pick<GameKit, 'sentences'>) => Promise<string>> = load,
): string {
  const words = useSignal('');
  const key = JSON.stringify(coded);
  useEffect(() => {
    words.value = '';
    if (coded === null) return;
    let stale = false;
    loading(async () => (await say())(coded, kit)).then((sentence) => {
      if (!stale) words.value = sentence;
    });
    return () => {
      stale = true;
    };
  }, [key]);
  return words.value;
}
