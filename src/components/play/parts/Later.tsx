import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loading } from '../../../site/loading.ts';

/**
 * A part of a page that is fetched when it is asked for. `load` must be the same function each time, or it is another
 * part; `with` is what the part gets. Until it has come there is nothing.
 */
export function Later<P extends object>({ load, with: given }: { load: () => Promise<ComponentType<P>>; with: P }): VNode | null {
  const [came, come] = useState<{ readonly load: unknown; readonly Part: ComponentType<P> } | null>(null);
  useEffect(() => {
    let gone = false;
    loading(load).then((Part) => gone || come({ load, Part }));
    return () => {
      gone = true;
    };
  }, [load]);
  // Another part may come to stand where this one stood.
  return came?.load === load ? <came.Part {...given} /> : null;
}
