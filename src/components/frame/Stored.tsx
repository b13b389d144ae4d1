import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { link } from '../../site/i18n.ts';
import { eraseSession } from '../../site/session.ts';
import { reload, settings } from '../../site/settings.ts';
import { eraseAll, storedKeys, watch } from '../../site/storage.ts';

/** What a key holds, in the order of the list; the first that fits counts. */
const kinds = [
  { name: m.site_stored_broken, has: (key: string) => /\.broken(\.\d+)?$/.test(key) },
  { name: m.site_stored_settings, has: (key: string) => key === 'settings' || key === 'offline' },
  { name: m.site_stored_steps, has: (key: string) => key === 'steps' },
  { name: m.site_stored_solved, has: (key: string) => key === 'solved' },
  { name: m.site_stored_days, has: (key: string) => key === 'days' },
  { name: m.site_stored_line, has: (key: string) => key.startsWith('line.') },
  { name: m.site_stored_time, has: (key: string) => key.startsWith('time.') },
  { name: m.site_stored_deal, has: (key: string) => key.startsWith('deal.') },
  { name: m.site_stored_finished, has: (key: string) => key === 'games.finished' },
  { name: m.site_stored_match, has: (key: string) => key.startsWith('match.') },
  { name: m.site_stored_undo, has: (key: string) => key === 'import.undo' },
  { name: m.site_stored_other, has: () => true },
] as const;

/** The kinds of things kept in this browser, in the reader's words. */
function storedKinds(): string[] {
  const found = new Set(storedKeys().map((key) => kinds.find(({ has }) => has(key))));
  return kinds.filter((kind) => found.has(kind)).map(({ name }) => name());
}

/** What this site has stored in the browser, and the way to erase it. */
export function Stored() {
  const names = useSignal<readonly string[]>([]);
  const stage = useSignal<'idle' | 'sure' | 'erased'>('idle');
  const box = useRef<HTMLDivElement>(null);
  const touched = useRef(false);

  useEffect(() => {
    const look = () => {
      names.value = storedKinds();
    };
    const stops = [settings.subscribe(look), watch(null, look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [names]);

  // The button that was pressed is gone: the focus goes to what took its place.
  useLayoutEffect(() => {
    if (touched.current) box.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [stage.value]);

  const go = (next: typeof stage.value) => {
    touched.current = true;
    stage.value = next;
  };
  const erase = () => {
    eraseAll();
    eraseSession();
    reload();
    names.value = storedKinds();
    go('erased');
  };

  return (
    <section class="setting stored" aria-labelledby="stored">
      <h2 id="stored">{m.site_stored_title()}</h2>
      <div class="setting-body" ref={box}>
        {names.value.length > 0 ? (
          <>
            <p>{m.site_stored_says()}</p>
            <ul class="rows closed stored-list">
              {names.value.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        ) : (
          stage.value !== 'erased' && <p>{m.site_stored_nothing()}</p>
        )}
        <p>
          <a href={link('/statistics/')}>{m.site_stored_statistics()}</a>
        </p>
        {stage.value === 'erased' && (
          <p role="status" tabIndex={-1} data-next>
            {m.site_stored_erased()}
          </p>
        )}
        {names.value.length > 0 && stage.value !== 'sure' && (
          <button type="button" class="button danger" data-next onClick={() => go('sure')}>
            {m.site_stored_erase()}
          </button>
        )}
        {names.value.length > 0 && stage.value === 'sure' && (
          <fieldset class="sure">
            <legend>{m.site_stored_sure()}</legend>
            <div class="buttons">
              <button type="button" class="button danger" onClick={erase}>
                {m.site_stored_yes()}
              </button>
              <button type="button" class="button" data-next onClick={() => go('idle')}>
                {m.site_stored_no()}
              </button>
            </div>
          </fieldset>
        )}
      </div>
    </section>
  );
}
