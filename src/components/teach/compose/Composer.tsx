import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../../engine/games/ids.ts';
import * as m from '../../../paraglide/messages.js';
import { speaksOf } from '../../../site/fragment.ts';
import { loading } from '../../../site/loading.ts';
import type { SomeLink } from '../../links/links.ts';
import { Later } from '../../play/parts/Later.tsx';
import { isOfGame, type Kept, keepDraft, keptDrafts, newId, putDraftAside } from './drafts.ts';
import { Entries } from './Entries.tsx';
import { type Drafts, Head } from './Head.tsx';
import { Laying } from './Laying.tsx';
import { PositionPanel } from './PositionPanel.tsx';
import { useBench } from './useBench.ts';
import { courseOfDraft, emptyWork, type Tools, toolsOf, type Work, workOf } from './work.ts';

/** What the panel shows. */
type Shown = 'position' | 'words' | 'share';

const names: Readonly<Record<Shown, () => string>> = {
  position: m.teach_compose_tab_position,
  words: m.teach_compose_tab_words,
  share: m.teach_compose_tab_share,
};

interface TabsProps {
  readonly panel: Shown;
  /** Whether there is anything to share. */
  readonly shareable: boolean;
  choose(panel: Shown): void;
}

/** On a phone: which of three panels stands under the board. */
function Tabs({ panel, shareable, choose }: TabsProps) {
  return (
    <nav class="compose-tabs" aria-label={m.teach_compose_tabs()}>
      {(Object.keys(names) as Shown[]).map((id) => (
        <button
          key={id}
          type="button"
          class="button"
          aria-pressed={panel === id}
          disabled={id === 'share' && !shareable}
          onClick={() => choose(id)}
        >
          {names[id]()}
        </button>
      ))}
    </nav>
  );
}

interface WorkbenchProps extends Drafts, Pick<ComponentProps<typeof PositionPanel>, 'offers' | 'known'> {
  readonly kept: Kept;
  readonly tools: Tools;
  /** The position of the set being collected that the draft began from, to be put back there; null: none. */
  readonly edits: SomeLink | null;
  /** The rules stand unfolded, and the focus goes to them: another table has just been chosen there. */
  readonly unfolded: boolean;
  /** Takes up a draft whose table has become another one, with what that takes. */
  retool(kept: Kept): void;
}

const loadShare = () => import('./Share.tsx').then(({ Share }) => Share);
const loadLooking = () => import('./Looking.tsx').then(({ Looking }) => Looking);

/** One draft at work: tray, board and panel. */
function Workbench({ kept, tools, edits, unfolded, offers, known, open, begin, left, retool }: WorkbenchProps) {
  const bench = useBench(kept, tools);
  const edited = useSignal(edits);
  const current = useSignal<string | null>(null);
  const panel = useSignal<Shown>('position');
  const { work, play, proof, looked } = bench;
  const course = courseOfDraft(work);
  useEffect(() => {
    if (course !== courseOfDraft(kept.work)) retool({ id: kept.id, work, steps: bench.history.steps(), at: Date.now() });
  }, [course]);
  const section = useRef<HTMLElement>(null);
  const shows = panel.value === 'share' ? 'share' : looked.value ? 'explore' : 'position';
  const before = useRef(shows);
  /** Where the focus goes back to, once it is there. */
  const opener = useRef('');
  const backToOpener = () => {
    const found = opener.current ? section.current?.querySelector<HTMLElement>(opener.current) : null;
    if (!found) return;
    opener.current = '';
    if (document.activeElement === document.body) found.focus();
  };
  // What was pressed is gone with its panel: the focus goes on to the heading of the next, or back to what opened it.
  useEffect(() => {
    const from = before.current;
    before.current = shows;
    if (from === shows || shows !== 'position' || document.activeElement !== document.body) return;
    opener.current = from === 'share' ? '.compose-share' : '.proof-acts button';
    backToOpener();
  }, [shows]);
  const toPanel = (to: Shown) => {
    looked.value = null;
    panel.value = to;
  };
  return (
    <div class={`compose column shows-${panel.value}${looked.value ? ' is-exploring' : ''}`}>
      <Head bench={bench} open={open} begin={begin} left={left} />
      <Laying bench={bench} current={current} />
      <section class="compose-panel column" ref={section}>
        {panel.value === 'share' ? (
          <Later key="share" load={loadShare} with={{ work, play, proof, tools, close: () => toPanel('position') }} />
        ) : looked.value && play ? (
          <Later
            key="looking"
            load={loadLooking}
            with={{
              kit: tools.kit,
              start: play,
              goal: work.goal,
              ...looked.value,
              lost: proof.kind === 'lost',
              go(line: readonly string[]) {
                looked.value = { line, solution: looked.peek()?.solution ?? null };
              },
              explore(line: readonly string[]) {
                looked.value = { line, solution: null };
              },
              close() {
                looked.value = null;
              },
            }}
          />
        ) : (
          <PositionPanel
            bench={bench}
            offers={offers}
            known={known}
            edited={edited}
            share={() => toPanel('share')}
            shown={backToOpener}
          />
        )}
      </section>
      <Entries bench={bench} current={current} begin={begin} unfolded={unfolded} />
      <Tabs panel={panel.value} shareable={play !== null} choose={toPanel} />
    </div>
  );
}

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
  readonly unfolded: boolean;
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
    const unfolded = opened.value?.kept.id === kept.id && document.querySelector('.compose-facts[open]') !== null;
    chosenIn.current = document.querySelector<HTMLElement>('[data-picker]:focus')?.dataset.picker;
    const before = opened.value?.kept.id;
    const left = goes ? (keptDrafts().find(({ id }) => id === before) ?? null) : null;
    const tools = await toolsOf(kept.work.game, courseOfDraft(kept.work));
    if (isLatest()) opened.value = { kept, tools, edits, left, unfolded };
  };
  /** Opens a draft; one that is none of its game is put aside. Out: whether it was opened. */
  const open = async (kept: Kept, edits?: SomeLink | null, goes?: boolean): Promise<boolean> => {
    const isLatest = turn();
    const { composer } = await toolsOf(kept.work.game, courseOfDraft(kept.work));
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
  const retool = (kept: Kept) => void show(kept, now?.edits ?? null);
  if (!now) return <p class="soft">{m.teach_compose_loading()}</p>;
  return (
    <Workbench
      key={`${now.kept.id} ${courseOfDraft(now.kept.work)}`}
      {...now}
      {...making}
      open={(kept) => open(kept)}
      begin={begin}
      retool={retool}
    />
  );
}
