import type { Signal } from '@preact/signals';
import { Facts } from './Facts.tsx';
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

/** What is written rather than laid: pieces and positions typed in, and all that is no piece. */
export function Entries({ bench, current, begin }: Props) {
  const { tools, work, draft, scene, tray, change, relay } = bench;
  return (
    <div class="compose-more">
      <TypeIn
        tray={tray}
        places={scene.slots.map(({ id }) => ({ id, name: bench.placeName(id) }))}
        place={current.value}
        said={bench.said}
        choose={(place) => {
          current.value = place;
        }}
        put={bench.putAll}
        open={async (link) => {
          const next = await workOf(link);
          if (next === null) return false;
          // Another game is another draft.
          if (next.game === work.game) change({ draft: next.draft, goal: next.goal });
          else await begin(next);
          return true;
        }}
      />
      <Facts facts={tools.composer.facts(draft)} draft={draft} change={relay} />
    </div>
  );
}
