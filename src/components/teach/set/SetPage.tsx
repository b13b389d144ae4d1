import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { speaksOf } from '../../../site/fragment.ts';
import { loading } from '../../../site/loading.ts';
import { useHash } from '../../play/parts/useHash.ts';

interface Given {
  readonly more?: ComponentChildren;
}

/** A view of the page with all that it shows, loaded together; `key` tells one from another. */
interface View {
  readonly key: string;
  readonly Shown: ComponentType<Given>;
}

/** The set that is being collected, after what the address brings to it, if anything. */
async function making(hash: string): Promise<View> {
  const { MakeSet } = await loading(() => import('./MakeSet.tsx'));
  if (hash.length <= 1) return { key: 'make', Shown: () => <MakeSet came={null} /> };
  const { bring } = await loading(() => import('./collected.ts'));
  const came = bring(hash);
  return { key: hash, Shown: () => <MakeSet came={came} /> };
}

const makes = (hash: string): boolean => hash.length <= 1 || speaksOf(hash, 'c');

async function viewOf(hash: string): Promise<View> {
  if (makes(hash)) return making(hash);
  const { openItem, parseSetFragment } = await loading(() => import('./read.ts'));
  const read = await parseSetFragment(hash);
  if (!read.ok) {
    const { Broken } = await loading(() => import('./Broken.tsx'));
    return { key: hash, Shown: () => <Broken error={read.error} /> };
  }
  const own = read.value;
  const at = openItem(hash);
  if (at !== null) {
    const { openOne } = await loading(() => import('./OneOfSet.tsx'));
    const One = await openOne(own, at);
    if (One) return { key: `${own.id} ${at}`, Shown: One };
  }
  const { openAll } = await loading(() => import('./WorkSet.tsx'));
  return { key: own.id, Shown: await openAll(own) };
}

/** A set: without a link, the one that is being collected; with one, its positions to be worked through, or the one of them that is open. */
export function SetPage({ more }: Given) {
  const hash = useHash('skpc');
  const view = useSignal<View | null>(null);
  const fragment = hash.value;
  useEffect(() => {
    if (fragment === null) return;
    let stale = false;
    viewOf(fragment).then((came) => {
      if (stale) return;
      if (view.value !== null) scrollTo(0, 0);
      view.value = came;
      // A pupil is not at the teachers' pages.
      for (const entry of document.querySelectorAll('.site-menu [href$="/teachers/"]'))
        entry.ariaCurrent = makes(fragment) ? 'true' : null;
      // The page as it was built stands aside while a link is being opened (theme-boot.js).
      delete document.documentElement.dataset.opening;
    });
    return () => {
      stale = true;
    };
  }, [fragment]);
  const now = view.value;
  return now === null ? <p class="soft">{m.teach_set_loading()}</p> : <now.Shown key={now.key} more={more} />;
}
