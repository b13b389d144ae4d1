import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import type { GameComposer, TrayGroup } from '../../games/composing.ts';
import type { SomeLink } from '../../links/links.ts';
import { Later } from '../../play/parts/Later.tsx';
import type { Bench } from './useBench.ts';
import { type Work, workOf } from './work.ts';

interface TypeInProps {
  readonly tray: readonly TrayGroup[];
  readonly places: readonly { readonly id: string; readonly name: string }[];
  readonly place: string | null;
  /** What one may type, for the set at hand. */
  readonly example: ReturnType<GameComposer['typed']>;
  /** What was said of the last piece that was put: it goes when nothing could be put. */
  readonly said: Signal<string>;
  choose(place: string): void;
  put(pieces: readonly string[], place: string): void;
  /** False where it cannot be read. */
  open(link: SomeLink): Promise<boolean>;
}

/** Pieces typed into a place; or a whole position, or a link, pasted. */
function TypeIn({ tray, places, place, example, said, choose, put, open }: TypeInProps) {
  const text = useSignal('');
  /** Why nothing was put. */
  const bad = useSignal<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const where = place ?? places.find(({ id }) => /^(?:p1|1t1|hand-1)$/.test(id))?.id ?? places[0]?.id ?? '';
  // What stands above the field has moved it down.
  useEffect(() => {
    if (bad.value !== null) field.current?.scrollIntoView({ block: 'nearest' });
  }, [bad.value]);
  const submit = async (event: Event) => {
    event.preventDefault();
    bad.value = null;
    // Whoever types goes on typing.
    field.current?.focus();
    const { readTyped } = await loading(() => import('./typed.ts'));
    const found = await readTyped(text.value, tray);
    if ('pieces' in found) put(found.pieces, where);
    else if (!('link' in found) || !(await open(found.link))) bad.value = found.bad;
    if (bad.value === null) text.value = '';
    else said.value = '';
  };
  return (
    <form class="compose-type" onSubmit={submit}>
      <label for="compose-typed">{m.teach_compose_type()}</label>
      <p id="compose-typed-bad" role="alert" class="bad">
        {bad.value}
      </p>
      <div class="type-row">
        <input
          id="compose-typed"
          ref={field}
          type="text"
          value={text.value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={bad.value !== null}
          placeholder={example.pieces}
          aria-describedby="compose-typed-bad compose-typed-example"
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <select aria-label={m.teach_compose_type_to()} value={where} onChange={(event) => choose(event.currentTarget.value)}>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" class="button">
          {m.teach_compose_type_put()}
        </button>
      </div>
      <p id="compose-typed-example" class="type-example">
        {m.teach_compose_type_example()} <code>{example.pieces}</code>, <code>{example.position}</code>
      </p>
    </form>
  );
}

interface Props {
  readonly bench: Bench;
  /** The place that takes what is typed. */
  readonly current: Signal<string | null>;
  begin(work: Work): Promise<void>;
  /** The rules stand unfolded from the start, and the focus goes to the first of them. */
  readonly unfolded: boolean;
}

const loadFacts = () => import('./Facts.tsx').then(({ Facts }) => Facts);

/** What is written rather than laid: pieces and positions typed in, and all that is no piece. */
export function Entries({ bench, current, begin, unfolded: first }: Props) {
  const { tools, work, draft, scene, tray, counts, said, change, relay } = bench;
  const unfolded = useSignal(first);
  return (
    <div class="compose-more column">
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
        open={first}
        onToggle={() => {
          unfolded.value = true;
        }}
      >
        <summary>{m.teach_compose_facts()}</summary>
        {unfolded.value && <Later load={loadFacts} with={{ composer: tools.composer, draft, change: relay, begins: first }} />}
      </details>
    </div>
  );
}
