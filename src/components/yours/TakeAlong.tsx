import { useSignal } from '@preact/signals';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { formatCode } from '../../records/code.ts';
import { isEmpty, mostCharacters, type SaveWish, savingOf } from '../../records/file.ts';
import { recordsHere } from '../../records/keeping.ts';
import { localDate } from '../../records/progress.ts';
import { isolated } from '../../site/isolated.ts';
import { CopyText } from '../play/parts/CopyText.tsx';
import { BringHere } from './BringHere.tsx';

type Out =
  | { readonly kind: 'file' | 'less' | 'oversize'; readonly name: string }
  | { readonly kind: 'large'; readonly characters: number }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'nothing' | 'failed' };

const inMillions = (characters: number): string =>
  (Math.ceil(characters / 1e5) / 10).toLocaleString(getLocale(), { minimumFractionDigits: 1 });

/** Hands a text to the browser as a file to save. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The way from one device to another: out as a file or a code, and in again. */
export default function TakeAlong() {
  const out = useSignal<Out | null>(null);
  const asFile = (wish: SaveWish) => {
    const today = localDate(new Date());
    const saving = savingOf(recordsHere(), today, wish);
    if ('text' in saving) {
      const name = `winnable-${today}.json`;
      save(name, saving.text);
      out.value = { kind: saving.kind, name };
    } else out.value = saving;
  };
  const asCode = async () => {
    const records = recordsHere();
    try {
      out.value = isEmpty(records) ? { kind: 'nothing' } : { kind: 'code', code: await formatCode(records) };
    } catch {
      out.value = { kind: 'failed' };
    }
  };
  const now = out.value;
  return (
    <>
      <section class="yours-part" aria-labelledby="take">
        <h2 id="take">{m.take_title()}</h2>
        <p>{m.take_says()}</p>
        <div class="buttons">
          <button type="button" class="button" onClick={() => asFile('usual')}>
            {m.take_file()}
          </button>
          <button type="button" class="button" onClick={asCode}>
            {m.take_code()}
          </button>
        </div>
        <div role="status">
          {now?.kind === 'file' && <p>{m.take_file_done({ name: now.name })}</p>}
          {now?.kind === 'less' && <p>{m.take_file_less({ name: isolated(now.name) })}</p>}
          {now?.kind === 'oversize' && <p>{m.take_file_large({ name: isolated(now.name) })}</p>}
          {now?.kind === 'large' && (
            <p class="bring-wrong">{m.take_large({ size: inMillions(now.characters), limit: inMillions(mostCharacters) })}</p>
          )}
          {now?.kind === 'nothing' && <p>{m.take_nothing()}</p>}
          {now?.kind === 'failed' && <p>{m.take_code_failed()}</p>}
          {now?.kind === 'code' && <p>{m.take_code_says({ count: now.code.length })}</p>}
        </div>
        {now?.kind === 'large' && (
          <div class="buttons">
            <button type="button" class="button primary" onClick={() => asFile('less')}>
              {m.take_large_less()}
            </button>
            <button type="button" class="button" onClick={() => asFile('all')}>
              {m.take_large_all()}
            </button>
          </div>
        )}
        {now?.kind === 'code' && (
          <div class="code-out">
            <label class="field">
              {m.take_code_label()}
              <textarea class="code" readOnly rows={4} value={now.code} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <CopyText label={m.take_code_copy()} text={() => now.code} className="button" />
          </div>
        )}
      </section>
      <BringHere />
    </>
  );
}
