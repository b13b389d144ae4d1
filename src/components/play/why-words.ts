import { type Signal, signal } from '@preact/signals';
import { loading } from '../../site/loading.ts';
import type { GameKit, WhyWords } from './kit.ts';

const words = new WeakMap<GameKit['why'], Signal<WhyWords | null>>();

/** A game's words for what cannot be done; null until they have come. The first call fetches them; reads a signal. */
export function whyWords({ why }: Pick<GameKit, 'why'>): WhyWords | null {
  const known = words.get(why) ?? signal<WhyWords | null>(null);
  if (!words.has(why)) {
    words.set(why, known);
    loading(why).then((came) => {
      known.value = came;
    });
  }
  return known.value;
}
