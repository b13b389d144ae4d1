import * as m from '../../paraglide/messages.js';
import { change } from '../../site/settings.ts';
import { read, write } from '../../site/storage.ts';
import { type Panel, type PanelButton, says } from './panel-parts.ts';
import type { Practice } from './practice.ts';

/** The key that says that the question has been put. */
export const askedKey = 'telling.asked';

/** What is kept under it; null where a value is none. */
export const asAsked = (raw: unknown): true | null => (raw === true ? true : null);

/** Whether the question has been put, and answered or passed over. */
export const wasAsked = (): boolean => read(askedKey, asAsked) ?? false;

/** It has been: a puzzle was played with it in sight. It does not come again. */
export const noteAsked = (): void => {
  write(askedKey, true);
};

/**
 * The question how one wishes to be told, where the choice itself stands behind *More*; put once, beside what is said before the first
 * action. Answered, it is remembered as a choice there is; the third way, never, is for who looks for it.
 */
export function askTelling(practice: Practice): Panel {
  const answer = (way: 'at-once' | 'when-asked', words: string): PanelButton => ({
    id: way,
    words,
    counts: null,
    act() {
      practice.tell(way);
      change({ tell: way });
    },
  });
  return says(
    'winnable',
    m.play_winnable_start(),
    [m.play_telling_ask()],
    [answer('at-once', m.play_telling_yes()), answer('when-asked', m.play_telling_no())],
  );
}
