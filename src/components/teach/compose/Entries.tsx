import { type Signal, useSignal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import { Later } from '../../play/parts/Later.tsx';
import { TypeIn } from './TypeIn.tsx';
import { workOf } from './tools.ts';
import type { Bench } from './useBench.ts';
import type { Work } from './work.ts';

interface Props {
  readonly bench: Bench;
  /** The place that takes what is typed. */
  readonly current: Signal<string | null>;
  begin(work: Work): Promise<void>;
}

const loadFacts = () => import('./Facts.tsx').then(({ Facts }) => Facts);

/** What is written rather than laid: pieces and positions typed in, and all that is no piece. */
export function Entries({ bench, current, begin }: Props) {
  const { tools, work, draft, scene, tray, counts, said, change, relay } = bench;
  const unfolded = useSignal(false);
  return (
    <div class="compose-more">
      <TypeIn
        tray={tray}
        places={scene.slots.map(({ id }) => ({ id, name: bench.placeName(id) }))}
        place={current.value}
        example={tools.composer.typed(draft)}
        said={said}
        choose={(place) => {
          current.value = place;
        }}
        put={bench.putAll}
        open={async (link) => {
          const next = await workOf(link);
          if (next === null) return false;
          // Another game is another draft.
          if (next.game !== work.game) await begin(next);
          else {
            change({ draft: next.draft, goal: next.goal });
            if (counts.size > 0) said.value = m.teach_compose_replaced();
          }
          return true;
        }}
      />
      <details
        class="compose-facts"
        onToggle={() => {
          unfolded.value = true;
        }}
      >
        <summary>{m.teach_compose_facts()}</summary>
        {unfolded.value && <Later load={loadFacts} with={{ composer: tools.composer, draft, change: relay }} />}
      </details>
    </div>
  );
}
