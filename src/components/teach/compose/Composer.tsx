import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../../engine/games/ids.ts';
import * as m from '../../../paraglide/messages.js';
import { parseLink } from '../../play/links.ts';
import { type Kept, keepDraft, keptDrafts, newId } from './drafts.ts';
import { emptyWork, type Tools, toolsOf, workOf } from './tools.ts';
import { Workbench } from './Workbench.tsx';
import type { Work } from './work.ts';

/** The composer: finds the draft to go on with, and loads what its game takes. */
export function Composer({ first }: { first: GameId }) {
  const opened = useSignal<{ readonly kept: Kept; readonly tools: Tools } | null>(null);
  const open = async (kept: Kept) => {
    keepDraft(kept);
    opened.value = { kept, tools: await toolsOf(kept.work.game) };
  };
  const begin = async (work: Work) => open({ id: newId(), work });
  useEffect(() => {
    const start = async () => {
      const link = location.hash.length > 1 ? parseLink(location.hash) : null;
      const work = link?.ok ? await workOf(link.value) : null;
      // The position is a draft now: a reload goes on with it.
      if (link) history.replaceState(null, '', location.pathname);
      const latest = keptDrafts()[0];
      if (work) await begin(work);
      else if (latest) await open(latest);
      else await begin(await emptyWork(first));
    };
    void start();
    const again = () => location.hash.length > 1 && void start();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  const now = opened.value;
  if (!now) return <p class="soft">{m.teach_compose_loading()}</p>;
  return <Workbench key={now.kept.id} kept={now.kept} tools={now.tools} open={open} begin={begin} />;
}
