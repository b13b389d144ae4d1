import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import { read, write } from '../../../site/storage.ts';
import type { Guide } from '../deal-panel.ts';
import type { GameKit, Remarks } from '../kit.ts';
import { asRemarking, type Remarking, remarksKey } from '../remarks.ts';
import type { Session } from '../session.ts';

/** What a guided game says before each of the reader's moves, with the switch for it; null in a game without remarks. */
export function useRemarks(session: Session, { remarks }: GameKit, guided: boolean): Guide | null {
  const on = useSignal<Remarking>(read(remarksKey, asRemarking) ?? 'on');
  const loaded = useSignal<Remarks | null>(null);
  const wanted = guided && on.value === 'on';
  useEffect(() => {
    if (!wanted || !remarks || loaded.peek()) return;
    loading(remarks)
      .then((found) => {
        loaded.value = found;
      })
      .catch(() => {
        // The page says itself that a part of it is missing.
      });
  }, [wanted]);
  if (!guided || !remarks) return null;
  const set = (to: Remarking) => () => {
    on.value = to;
    write(remarksKey, to);
  };
  return {
    remark: wanted ? (loaded.value?.remarkWords(session.now.value) ?? null) : null,
    button: wanted
      ? { id: 'guide', words: m.play_guide_off(), counts: null, act: set('off') }
      : { id: 'guide', words: m.play_guide_on(), counts: null, act: set('on') },
  };
}
