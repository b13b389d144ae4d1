import { type Signal, useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import type { GameOffer } from '../../games/wishes.ts';
import type { SomeLink } from '../../links/links.ts';
import { Later } from '../../play/parts/Later.tsx';
import { AddToSet } from './AddToSet.tsx';
import type { Finding } from './FindPart.tsx';
import { GoalPart } from './GoalPart.tsx';
import { ProofPart } from './ProofPart.tsx';
import type { Bench } from './useBench.ts';
import { WordsPart } from './WordsPart.tsx';
import { linkOf, noWords } from './work.ts';

const load = () => import('./FindPart.tsx').then(({ FindPart }) => FindPart);

/** Finding a puzzle like the one at hand; all that it takes is loaded once it is opened. */
function Find(props: Finding) {
  const open = useSignal(false);
  return (
    <details
      class="compose-finding"
      onToggle={(event) => {
        open.value ||= event.currentTarget.open;
      }}
    >
      <summary>{m.teach_find_head()}</summary>
      {open.value && <Later load={load} with={props} />}
    </details>
  );
}

const loadPreview = () => import('./Preview.tsx').then(({ Preview }) => Preview);

interface Props {
  readonly bench: Bench;
  /** What puzzles are made of each game. */
  readonly offers: readonly GameOffer[];
  /** Base-prefixed address of the keys of the site's own puzzles. */
  readonly known: string;
  /** The position of a set that is being edited. */
  readonly edited: Signal<SomeLink | null>;
  share(): void;
  /** Told when what can be done about a proof has come. */
  shown(): void;
}

/** All that is said and asked about the position on the table. */
export function PositionPanel({ bench, offers, known, edited, share, shown }: Props) {
  const { tools, work, draft, pieces, counts, checked, play, proof, prover, looked, added, change, relay } = bench;
  const previewing = useSignal(false);
  const left = pieces.reduce((sum, { piece, most }) => sum + Math.max(0, most - (counts.get(piece) ?? 0)), 0);
  const link = play ? linkOf(work, play.position) : null;
  return (
    <>
      <GoalPart tools={tools} draft={draft} play={play} goal={work.goal} choose={bench.choose} />
      <ProofPart
        kit={tools.kit}
        checked={checked}
        proof={proof}
        play={play}
        goal={work.goal}
        sign={bench.sign}
        place={bench.slotOf}
        seat={bench.seat}
        offers={tools.composer.offers(draft)}
        left={left}
        take={bench.remove}
        accept={relay}
        choose={(goal) => bench.choose(goal, 'goal')}
        shown={shown}
        stop={prover.stop}
        again={(more) => play && prover.ask(play.position, work.goal, more)}
        watch={(solution) => {
          looked.value = { line: [], solution };
        }}
        explore={() => {
          looked.value = { line: [], solution: null };
        }}
      />
      <Find
        tools={tools}
        draft={draft}
        goal={work.goal}
        offer={offers.find((offer) => offer.game === work.game)}
        known={known}
        accept={(draft, goal) => {
          looked.value = null;
          // Words of one position say nothing of another.
          const { telling, explore } = work.words;
          change({ draft, goal, words: { ...noWords, telling, explore } });
        }}
      />
      <WordsPart words={work.words} change={(words, same) => change({ words }, same)} />
      <div class="compose-acts">
        <button
          type="button"
          class="button"
          disabled={link === null}
          onClick={() => {
            previewing.value = true;
          }}
        >
          {m.teach_words_pupil()}
        </button>
        <AddToSet link={link} added={added} edited={edited} />
        <button type="button" class="button primary compose-share" disabled={play === null} onClick={share}>
          {play === null && checked.kind !== 'empty' ? m.teach_share_waits() : m.teach_share_head()}
        </button>
      </div>
      {previewing.value && link && (
        <Later
          load={loadPreview}
          with={{
            link,
            close() {
              previewing.value = false;
            },
          }}
        />
      )}
    </>
  );
}
