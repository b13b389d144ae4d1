import { useEffect, useState } from 'preact/hooks';
import { loading } from '../../../site/loading.ts';
import type { Objecting } from '../objecting.ts';
import type { Dealt } from './useDealt.ts';

/** Objections at a table where somebody may object, against the player called `opponent`; null elsewhere, and before they have come. */
export function useObjections(dealt: Dealt, opponent: string): Objecting | null {
  const { practice, objections } = dealt;
  const [objecting, set] = useState<Objecting | null>(null);
  useEffect(() => {
    if (objections === null) return;
    let stop: (() => void) | null = () => {};
    void loading(() => import('../objecting.ts')).then(({ createObjecting }) => {
      if (stop === null) return;
      const made = createObjecting(dealt, opponent);
      set(made);
      stop = made?.stop ?? stop;
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [practice, objections]);
  return objecting;
}
