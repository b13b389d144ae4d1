import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import type { SomeLink } from '../../links/links.ts';
import { Later } from '../../play/parts/Later.tsx';
import type { Drafts } from './Begin.tsx';
import type { Kept } from './drafts.ts';
import { Entries } from './Entries.tsx';
import { Head } from './Head.tsx';
import { Laying } from './Laying.tsx';
import { PositionPanel } from './PositionPanel.tsx';
import { type Panel, Tabs } from './Tabs.tsx';
import type { Tools } from './tools.ts';
import { useBench } from './useBench.ts';

interface Props extends Drafts, Pick<ComponentProps<typeof PositionPanel>, 'offers' | 'known'> {
  readonly kept: Kept;
  readonly tools: Tools;
  /** The position of the set being collected that the draft began from, to be put back there; null: none. */
  readonly edits: SomeLink | null;
}

const loadShare = () => import('./Share.tsx').then(({ Share }) => Share);
const loadWatch = () => import('./Watch.tsx').then(({ Watch }) => Watch);
const loadExplore = () => import('./Explore.tsx').then(({ Explore }) => Explore);

/** One draft at work: tray, board and panel. */
export function Workbench({ kept, tools, edits, offers, known, open, begin, left }: Props) {
  const bench = useBench(kept, tools);
  const edited = useSignal(edits);
  const current = useSignal<string | null>(null);
  const panel = useSignal<Panel>('position');
  const { work, play, proof, looked } = bench;
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
  const toPanel = (to: Panel) => {
    looked.value = null;
    panel.value = to;
  };
  const looking = (start: Play) => ({
    kit: tools.kit,
    start,
    goal: work.goal,
    go(line: readonly string[]) {
      looked.value = { line, solution: looked.peek()?.solution ?? null };
    },
    close() {
      looked.value = null;
    },
  });
  return (
    <div class={`compose shows-${panel.value}${looked.value ? ' is-exploring' : ''}`}>
      <Head bench={bench} open={open} begin={begin} left={left} />
      <Laying bench={bench} current={current} />
      <section class="compose-panel" ref={section}>
        {panel.value === 'share' ? (
          <Later key="share" load={loadShare} with={{ work, play, proof, tools, close: () => toPanel('position') }} />
        ) : looked.value && play ? (
          looked.value.solution ? (
            <Later
              key="watch"
              load={loadWatch}
              with={{
                ...looking(play),
                solution: looked.value.solution,
                lost: proof.kind === 'lost',
                explore(line: readonly string[]) {
                  looked.value = { line, solution: null };
                },
              }}
            />
          ) : (
            <Later key="explore" load={loadExplore} with={{ ...looking(play), line: looked.value.line }} />
          )
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
      <Entries bench={bench} current={current} begin={begin} />
      <Tabs panel={panel.value} shareable={play !== null} choose={toPanel} />
    </div>
  );
}
