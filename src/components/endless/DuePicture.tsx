import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loading } from '../../site/loading.ts';

/** A small board of what comes back: an empty frame until the drawing has come, and for good where the position cannot be drawn. */
export function DuePicture({ position }: { position: string | undefined }): VNode {
  const [picture, setPicture] = useState<VNode | null>(null);
  useEffect(() => {
    let gone = false;
    if (position !== undefined)
      loading(() => import('./due.ts'))
        .then(({ drawn }) => drawn(position))
        .then((tree) => gone || setPicture(tree))
        .catch(() => {});
    return () => {
      gone = true;
    };
  }, [position]);
  return (
    <span class="due-picture" aria-hidden="true">
      {picture}
    </span>
  );
}
