import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { remove as forget, read, write } from '../../site/storage.ts';
import { bytesTaken, type KeptOnDevice, siteRoot, whatIsKept } from './device.ts';
import { type Ask, type FillingEnd, parseFilling } from './messages.ts';
import { type Extent, pagePath, placeOf } from './plan.ts';
import { eraseStore, pathIn } from './store.ts';

/** Why nothing may be kept, or `can`. */
type Ability = 'asking' | 'unable' | 'off' | 'sparing' | 'can';

const key = 'offline';
const refused = (): boolean => read(key, (raw) => (raw === 'off' ? raw : null)) !== null;
const saves = (): boolean => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

function ability(): Ability {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return 'unable';
  if (refused()) return 'off';
  return saves() ? 'sparing' : 'can';
}

/** The worker, at work; registered where it was not. */
async function worker(): Promise<ServiceWorker> {
  const { pathname } = siteRoot();
  await navigator.serviceWorker.register(`${pathname}sw.js`, { scope: pathname, updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error('there is no service worker at work');
  return active;
}

const megabytes = (bytes: number): string =>
  m.offline_megabytes({ size: Math.max(1, Math.round(bytes / 1e6)).toLocaleString(document.documentElement.lang) });

/** What is kept on this device for use without a network; fetches all of it, or removes it. */
export default function Offline() {
  const able = useSignal<Ability>('asking');
  const kept = useSignal<KeptOnDevice | null>(null);
  const bytes = useSignal<number | null>(null);
  const progress = useSignal<{ readonly done: number; readonly of: number; readonly outcome?: FillingEnd | undefined } | null>(
    null,
  );
  const removed = useSignal(false);
  const box = useRef<HTMLDivElement>(null);

  const look = async () => {
    try {
      kept.value = await whatIsKept();
      bytes.value = await bytesTaken();
    } catch {
      able.value = 'unable';
    }
  };

  useEffect(() => {
    able.value = ability();
    if (able.value === 'unable') return;
    look();
    const hear = ({ data }: MessageEvent) => {
      const told = parseFilling(data);
      if (!told || refused()) return;
      progress.value = { done: told.done, of: told.of, outcome: told.outcome };
      if (told.outcome || told.done % 20 === 0) look();
    };
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, []);

  // The button that was pressed is gone: the focus goes to what is said instead.
  useLayoutEffect(() => {
    if (removed.value) box.current?.querySelector<HTMLElement>('[role=status]')?.focus();
  }, [removed.value]);

  const fetchAll = async (extent?: Extent) => {
    forget(key);
    able.value = 'can';
    removed.value = false;
    progress.value = { done: 0, of: 0 };
    // Asked for by a press of a button, so a browser that wants to ask may do so.
    navigator.storage?.persist?.().catch(() => false);
    try {
      const path = pagePath(pathIn(siteRoot(), location.href) ?? '');
      const ask: Ask = { ask: 'fill', language: placeOf(path).language, ...(extent ? { extent } : {}) };
      (await worker()).postMessage(ask);
    } catch {
      able.value = 'unable';
    }
  };

  const remove = async () => {
    write(key, 'off');
    const registration = await navigator.serviceWorker.getRegistration(siteRoot().href);
    const active = registration?.active;
    if (active) {
      const { port1, port2 } = new MessageChannel();
      const done = new Promise((resolve) => {
        port1.onmessage = resolve;
        setTimeout(resolve, 5000);
      });
      active.postMessage({ ask: 'remove' } satisfies Ask, [port2]);
      await done;
    }
    await registration?.unregister();
    await eraseStore(siteRoot());
    progress.value = null;
    able.value = 'off';
    await look();
    removed.value = true;
  };

  const state = kept.value;
  const going = progress.value !== null && progress.value.outcome === undefined;
  const says = (): string => {
    if (able.value === 'asking') return '';
    if (able.value === 'unable') return m.offline_unable();
    if (removed.value) return m.offline_removed();
    if (going && progress.value) return progress.value.of > 0 ? m.offline_progress({ ...progress.value }) : m.offline_begun();
    if (progress.value?.outcome === 'full') return m.offline_full();
    if (progress.value?.outcome === 'cut') return m.offline_cut();
    if (!state) return able.value === 'off' ? m.offline_off() : able.value === 'sparing' ? m.offline_sparing() : m.offline_none();
    if (!state.complete) return m.offline_part();
    return state.extent === 'all' ? m.offline_ready_all() : m.offline_ready();
  };
  const usable = able.value !== 'asking' && able.value !== 'unable';

  return (
    <div class="offline-kept" ref={box}>
      <p class="offline-says" role="status" tabIndex={-1}>
        {says()}
      </p>
      {state && (
        <dl class="offline-list">
          <Row name={m.offline_pages()} value={share(state.lessons)} />
          <Row name={m.offline_days()} value={String(state.days)} />
          <Row name={m.offline_puzzles()} value={share(state.puzzles)} />
          <Row name={m.offline_size()} value={bytes.value === null ? m.offline_unknown() : megabytes(bytes.value)} />
        </dl>
      )}
      {usable && (
        <p class="buttons">
          {!state && (
            <button type="button" class="button primary" onClick={() => fetchAll('usual')}>
              {m.offline_start()}
            </button>
          )}
          {state && !state.complete && !going && (
            <button type="button" class="button primary" onClick={() => fetchAll()}>
              {m.offline_again()}
            </button>
          )}
          {state && state.extent !== 'all' && !going && (
            <button type="button" class="button" onClick={() => fetchAll('all')}>
              {m.offline_all()}
            </button>
          )}
          {state && (
            <button type="button" class="button danger" onClick={remove}>
              {m.offline_remove()}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

const share = ({ kept, of }: { readonly kept: number; readonly of: number }): string =>
  of > 0 ? `${kept} / ${of}` : String(kept);

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="numeric">{value}</dd>
    </div>
  );
}
