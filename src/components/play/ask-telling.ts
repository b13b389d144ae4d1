import * as m from '../../paraglide/messages.js';
import { change } from '../../site/settings.ts';
import { type Panel, type PanelButton, says } from './panel-parts.ts';
import type { Practice } from './practice.ts';

/**
 * The question how one wishes to be told, where the choice itself stands behind *More*. Answered, it is remembered as a choice there is;
 * the third way, never, is for who looks for it.
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
    'unasked',
    m.play_telling_ask(),
    [],
    [answer('at-once', m.play_telling_at_once()), answer('when-asked', m.play_telling_when_asked())],
  );
}
