import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The URL fragment with its `#`, kept up to date; null until the page's script runs. */
export function useHash(): ReadonlySignal<string | null> {
  const hash = useSignal<string | null>(null);
  useEffect(() => {
    const read = () => {
      hash.value = location.hash;
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return hash;
}
