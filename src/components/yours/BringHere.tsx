import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { parseCode } from '../../records/code.ts';
import { isBinary, mostBytes, mostCharacters, parseFile, type Reading, type Records, type Skipped } from '../../records/file.ts';
import { applyImport, canUndo, previewImport, undoImport } from '../../records/keeping.ts';
import { changesNothing, type Plan } from '../../records/merge.ts';
import { loading } from '../../site/loading.ts';
import { reload } from '../../site/settings.ts';
import { changes } from './changes.ts';
import { countWords, previewWords, skippedWords, wrongWords } from './take-words.ts';

type Stage =
  | { readonly kind: 'idle' | 'undone' | 'full' | 'done' | 'unavailable' }
  | { readonly kind: 'wrong'; readonly words: string }
  | { readonly kind: 'sure'; readonly records: Records; readonly skipped: readonly Skipped[]; readonly plan: Plan };

/** Of what was left out so many are named. */
const mostNamed = 5;

/** What reads the notes of a file, loaded with the first one. */
const notes = () => loading(() => import('../kept/kinds.ts')).then(({ noteReader }) => noteReader());

/** A file's text may be that of a file or hold a code; so may what is pasted. */
const readAny = async (text: string): Promise<Reading> =>
  /^\s*\ufeff?\s*[[{]/.test(text) || isBinary(text) ? parseFile(text, new Date(), await notes()) : parseCode(text);

/** Takes records in: by file or code, told first, then added, and undone if it was a mistake. */
export function BringHere() {
  const stage = useSignal<Stage>({ kind: 'idle' });
  // Not controlled: what was typed before the page was awake stays.
  const code = useRef<HTMLTextAreaElement>(null);
  const undoable = useSignal(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    undoable.value = canUndo();
  }, [undoable]);
  // What came of it takes the focus, since the button that was pressed may be gone.
  useLayoutEffect(() => {
    if (stage.value.kind !== 'idle') panel.current?.focus();
  }, [stage.value]);

  const show = (reading: Reading) => {
    stage.value = reading.ok
      ? { kind: 'sure', ...reading.value, plan: previewImport(reading.value.records) }
      : { kind: 'wrong', words: wrongWords(reading.error) };
  };
  const fromFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    if (file.size > mostBytes) show({ ok: false, error: { why: 'too-large', limit: mostCharacters } });
    else
      try {
        show(await readAny(await file.text()));
      } catch {
        stage.value = { kind: 'wrong', words: m.take_wrong_unreadable() };
      }
    // The same file may be chosen again once it has been mended.
    input.value = '';
  };
  const settle = () => {
    reload();
    changes.value += 1;
    undoable.value = canUndo();
  };
  const add = (records: Records) => {
    const { written } = applyImport(records);
    settle();
    if (code.current) code.current.value = '';
    stage.value = { kind: written === 'saved' ? 'done' : written };
  };
  const undo = () => {
    undoImport();
    settle();
    stage.value = { kind: 'undone' };
  };

  const now = stage.value;
  return (
    <section class="yours-part" aria-labelledby="bring">
      <h2 id="bring">{m.take_in_title()}</h2>
      <p>{m.take_in_says()}</p>
      <label class="button bring-file">
        <input
          class="visually-hidden"
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => fromFile(event.currentTarget)}
        />
        {m.take_in_file()}
      </label>
      <form
        class="bring-code"
        onSubmit={async (event) => {
          event.preventDefault();
          show(await readAny(code.current?.value ?? ''));
        }}
      >
        <label class="field">
          {m.take_in_code()}
          <textarea class="code" rows={3} spellcheck={false} autocomplete="off" ref={code} />
        </label>
        <button type="submit" class="button">
          {m.take_in_look()}
        </button>
      </form>
      <div class="bring-panel" role="status" tabIndex={-1} ref={panel}>
        {now.kind === 'wrong' && <p class="bring-wrong">{now.words}</p>}
        {now.kind === 'full' && <p class="bring-wrong">{m.take_in_full()}</p>}
        {now.kind === 'unavailable' && <p class="bring-wrong">{m.take_in_unavailable()}</p>}
        {now.kind === 'done' && <p>{m.take_in_done()}</p>}
        {now.kind === 'undone' && <p>{m.take_in_undone()}</p>}
        {now.kind === 'sure' && <Preview {...now} />}
      </div>
      {now.kind === 'sure' && (
        <div class="buttons">
          {!changesNothing(now.plan) && (
            <button type="button" class="button primary" onClick={() => add(now.records)}>
              {m.take_in_yes()}
            </button>
          )}
          <button
            type="button"
            class="button"
            onClick={() => {
              stage.value = { kind: 'idle' };
            }}
          >
            {m.take_in_no()}
          </button>
        </div>
      )}
      {undoable.value && now.kind !== 'sure' && (
        <div class="bring-undo">
          {now.kind !== 'done' && <p class="caption">{m.take_in_undo_offer()}</p>}
          <button type="button" class="button" onClick={undo}>
            {m.take_in_undo()}
          </button>
        </div>
      )}
    </section>
  );
}

/** What would be added, what stays as it is, and what cannot be read. */
function Preview({ plan, skipped }: { plan: Plan; skipped: readonly Skipped[] }) {
  const { adds, stays } = countWords(plan.counts);
  const more = skipped.length - mostNamed;
  return (
    <>
      <p>{previewWords(adds.length + stays.length, adds.length, skipped.length)}</p>
      <List items={adds} />
      <List items={stays} soft />
      {skipped.length > 0 && (
        <>
          <p class="bring-wrong">{m.take_in_skipped({ count: skipped.length })}</p>
          <List
            items={[
              ...skipped.slice(0, mostNamed).map(skippedWords),
              ...(more > 0 ? [m.take_in_skipped_more({ count: more })] : []),
            ]}
          />
        </>
      )}
    </>
  );
}

const List = ({ items, soft = false }: { items: readonly string[]; soft?: boolean }) =>
  items.length === 0 ? null : (
    <ul class={soft ? 'rows closed soft' : 'rows closed'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
