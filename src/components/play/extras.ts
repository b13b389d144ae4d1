import { effect } from '@preact/signals';
import { kindOf } from '../../records/cleanness.ts';
import { settings } from '../../site/settings.ts';
import { type Practice, resultOf } from './practice.ts';
import { lastDone } from './session.ts';
import { sound } from './sound.ts';

/** How long the reader sees that there is nothing but to draw, in milliseconds. */
const pause = 450;

/**
 * What a reader may have besides: moves that are heard and felt, and a draw that makes itself where there is no other move. Both as
 * set, and no longer than the practice lives: what comes back ends it.
 */
export function addExtras(practice: Practice): () => void {
  const { own, kit } = practice;
  let cursor = own.cursor.peek();
  let refusal = own.refusal.peek();
  let met = practice.met.peek();
  let due: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const at = own.cursor.value;
    const refused = own.refusal.value;
    const isMet = practice.met.value;
    const isOwn = practice.stage.value.kind === 'own';
    const ends = practice.over.value || practice.ended.value;
    const { draws, sound: heard } = settings.value;
    const forward = at > cursor;
    clearTimeout(due);
    if (heard && isOwn) {
      if (isMet && !met && kindOf(resultOf(practice)) === 'clean') sound('chord');
      // That somebody lets it be is not heard: it would tell that it was out of order.
      else if (forward && lastDone(own, at) >= cursor) sound(kit.sound);
      else if (refused !== null && refused !== refusal) sound('refused');
    }
    const [only, ...others] = own.now.peek().actions;
    if (draws && forward && isOwn && !isMet && !ends && others.length === 0 && only !== undefined && only === kit.draw)
      due = setTimeout(() => {
        if (own.cursor.peek() === at && !own.waiting.peek() && practice.stage.peek().kind === 'own') own.play(only);
      }, pause);
    cursor = at;
    refusal = refused;
    met = isMet;
  });
  return () => {
    clearTimeout(due);
    stop();
  };
}
