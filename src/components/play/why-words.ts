import { type Signal, signal } from '@preact/signals';
import * as m from '../../paraglide/messages.js';
import { loading } from '../../site/loading.ts';
import type { GameKit, WhyWords } from './kit.ts';
import { type Refusal, readerOf, type Session } from './session.ts';

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

/** What a refusal begins with: that a try breaks a rule or, where something was only touched, that this comes to nothing, now or at all. */
export const refusedHead = ({ to, rule }: Refusal): string =>
  to !== null ? m.play_panel_refused() : rule === null ? m.play_panel_touched() : m.play_panel_not_now();

/** Who is still to act before the reader, as a sentence: what a try is told that comes too soon. */
export const earlyWords = ({ words }: Pick<GameKit, 'words'>, session: Session): string =>
  words.stillWords?.(session.now.value, readerOf(session)) ?? m.play_others_still();
