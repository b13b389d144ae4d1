import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../../engine/games/ids.ts';
import * as m from '../../../paraglide/messages.js';
import { speaksOf } from '../../../site/fragment.ts';
import { loading } from '../../../site/loading.ts';
import type { SomeLink } from '../../links/links.ts';
import { isOfGame, type Kept, keepDraft, keptDrafts, newId, putDraftAside } from './drafts.ts';
import { emptyWork, type Tools, toolsOf, workOf } from './tools.ts';
import { Workbench } from './Workbench.tsx';
import type { Work } from './work.ts';

interface Props extends Pick<ComponentProps<typeof Workbench>, 'offers' | 'known'> {
  /** The game of the first draft in this browser. */
  readonly first: GameId;
}

const isEmpty = ({ draft }: Work): boolean => Object.values(draft.places).every((pieces) => pieces.length === 0);

const linkIn = async (fragment: string) => (await loading(() => import('../../links/links.ts'))).parseLink(fragment);

interface Opened {
  readonly kept: Kept;
  readonly tools: Tools;
  readonly edits: SomeLink | null;
  /** The draft before, where this one has come by itself. */
  readonly left: Kept | null;
}

/** The composer: finds the draft to go on with, and loads what its game takes. */
export function Composer({ first, ...making }: Props) {
  const opened = useSignal<Opened | null>(null);
  const chosenIn = useRef<string | undefined>(undefined);
  /** Counts what was asked for: what was chosen last is shown, whichever is loaded first. */
  const asked = useRef(0);
  const turn = (): (() => boolean) => {
    asked.current += 1;
    const mine = asked.current;
    return () => mine === asked.current;
  };
  const show = async (kept: Kept, edits: SomeLink | null = null, goes = false) => {
    const isLatest = turn();
    chosenIn.current = document.querySelector<HTMLElement>('[data-picker]:focus')?.dataset.picker;
    const before = opened.value?.kept.id;
    const left = goes ? (keptDrafts().find(({ id }) => id === before) ?? null) : null;
    const tools = await toolsOf(kept.work.game);
    if (isLatest()) opened.value = { kept, tools, edits, left };
  };
  /** Opens a draft; one that is none of its game is put aside. Out: whether it was opened. */
  const open = async (kept: Kept, edits?: SomeLink | null, goes?: boolean): Promise<boolean> => {
    const isLatest = turn();
    const { composer } = await toolsOf(kept.work.game);
    if (!isOfGame(composer, kept)) {
      putDraftAside(kept);
      return false;
    }
    keepDraft(kept);
    if (isLatest()) await show(kept, edits, goes);
    return true;
  };
  const begin = async (coming: Work | Promise<Work>): Promise<void> => {
    const isLatest = turn();
    const work = await coming;
    if (!isLatest()) return;
    const kept = { id: newId(), work, at: Date.now() };
    // An empty one is kept once it is touched.
    if (isEmpty(work)) await show(kept, null, true);
    else await open(kept, null, true);
  };
  useEffect(() => {
    const start = async () => {
      const { hash } = location;
      const link = hash.length > 1 ? await linkIn(hash) : null;
      const eyes = /[#&]w=([1-6])&/.exec(hash)?.[1];
      const work = link?.ok ? await workOf(link.value, eyes) : null;
      const edits = link?.ok && speaksOf(hash, 'e') ? link.value : null;
      // The position is a draft now: a reload goes on with it.
      if (link) history.replaceState(null, '', location.pathname);
      if (work && (await open({ id: newId(), work, at: Date.now() }, edits, true))) return;
      for (const latest of keptDrafts()) if (await open(latest)) return;
      await begin(await emptyWork(first));
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
  return <Workbench key={now.kept.id} {...now} {...making} open={(kept) => open(kept)} begin={begin} />;
}
