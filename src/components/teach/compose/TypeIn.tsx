import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import type { TrayGroup } from '../../games/composing.ts';
import type { SomeLink } from '../../play/links.ts';
import { parseTyped } from './typed.ts';

interface Props {
  readonly tray: readonly TrayGroup[];
  readonly places: readonly { readonly id: string; readonly name: string }[];
  readonly place: string | null;
  /** What was said of the last piece that was put: it goes when nothing could be put. */
  readonly said: Signal<string>;
  choose(place: string): void;
  put(pieces: readonly string[], place: string): void;
  /** False where it cannot be read. */
  open(link: SomeLink): Promise<boolean>;
}

/** Pieces typed into a place; or a whole position, or a link, pasted. */
export function TypeIn({ tray, places, place, said, choose, put, open }: Props) {
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
    const typed = parseTyped(text.value, tray);
    bad.value = null;
    // Whoever types goes on typing.
    field.current?.focus();
    if (typed.kind === 'pieces') put(typed.pieces, where);
    else if (typed.kind === 'set') bad.value = m.teach_link_of_set();
    else if (typed.kind === 'bad' || !(await open(typed.link)))
      bad.value = m.teach_compose_type_bad({ text: (typed.kind === 'bad' ? typed.text : typed.link.position).slice(0, 60) });
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
          aria-describedby="compose-typed-bad"
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
    </form>
  );
}
