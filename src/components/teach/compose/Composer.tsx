import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../../engine/games/ids.ts';
import * as m from '../../../paraglide/messages.js';
import { speaksOf } from '../../../site/fragment.ts';
import { parseLink, type SomeLink } from '../../play/links.ts';
import { type Kept, keepDraft, keptDrafts, newId } from './drafts.ts';
import { emptyWork, type Tools, toolsOf, workOf } from './tools.ts';
import { Workbench } from './Workbench.tsx';
import type { Work } from './work.ts';

interface Props extends Pick<ComponentProps<typeof Workbench>, 'offers' | 'known'> {
  /** The game of the first draft in this browser. */
  readonly first: GameId;
}

/** The composer: finds the draft to go on with, and loads what its game takes. */
export function Composer({ first, ...making }: Props) {
  const opened = useSignal<{ readonly kept: Kept; readonly tools: Tools; readonly edits: SomeLink | null } | null>(null);
  const chosenIn = useRef<string | undefined>(undefined);
  const show = async (kept: Kept, edits: SomeLink | null = null) => {
    chosenIn.current = document.querySelector<HTMLElement>('[data-picker]:focus')?.dataset.picker;
    opened.value = { kept, tools: await toolsOf(kept.work.game), edits };
  };
  const open = (kept: Kept, edits?: SomeLink | null) => {
    keepDraft(kept);
    return show(kept, edits);
  };
  // An empty one is kept once it is touched.
  const begin = (work: Work) => show({ id: newId(), work });
  useEffect(() => {
    const start = async () => {
      const link = location.hash.length > 1 ? parseLink(location.hash) : null;
      const eyes = /[#&]w=([1-6])&/.exec(location.hash)?.[1];
      const work = link?.ok ? await workOf(link.value, eyes) : null;
      const edits = link?.ok && speaksOf(location.hash, 'e') ? link.value : null;
      // The position is a draft now: a reload goes on with it.
      if (link) history.replaceState(null, '', location.pathname);
      const latest = keptDrafts()[0];
      if (work) await open({ id: newId(), work }, edits);
      else if (latest) await open(latest);
      else await begin(await emptyWork(first));
    };
    void start();
    const again = () => location.hash.length > 1 && void start();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  const now = opened.value;
  // Whoever chose another draft by keyboard goes on from there.
  useEffect(() => {
    if (chosenIn.current) document.querySelector<HTMLElement>(`[data-picker="${chosenIn.current}"]`)?.focus();
  }, [now?.kept.id]);
  if (!now) return <p class="soft">{m.teach_compose_loading()}</p>;
  return (
    <Workbench key={now.kept.id} kept={now.kept} tools={now.tools} edits={now.edits} {...making} open={open} begin={begin} />
  );
}
