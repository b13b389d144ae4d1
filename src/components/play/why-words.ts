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

/**
 * What a refusal begins with: that what was tried goes elsewhere, but not there, or nowhere yet; or, where something was only touched, that
 * this comes to nothing, now or at all.
 */
export function refusedHead({ from, to, piece = null, rule }: Refusal, { now }: Session): string {
  if (to === null) return rule === null ? m.play_panel_touched() : m.play_panel_not_now();
  const play = now.value;
  const goes = play.actions.some((action) => {
    const carry = play.carry(action);
    return carry?.from === from && (piece === null || carry.pieces.includes(piece));
  });
  return goes ? m.play_panel_refused() : m.play_panel_refused_piece();
}

/** Who is still to act before the reader, as a sentence: what a try is told that comes too soon. */
export const earlyWords = ({ words }: Pick<GameKit, 'words'>, session: Session): string =>
  words.stillWords?.(session.now.value, readerOf(session)) ?? m.play_others_still();
