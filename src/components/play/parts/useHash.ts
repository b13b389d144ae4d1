import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { speaksOf } from '../../../site/fragment.ts';

/**
 * The URL fragment with its `#`, kept up to date; null until the page's script runs, empty where there is none. A fragment
 * with none of the keys is not meant for whoever asks: nothing changes for it, and the address is put back as it was, since
 * what it names is still on the page.
 */
export function useHash(keys: string): ReadonlySignal<string | null> {
  const hash = useSignal<string | null>(null);
  useEffect(() => {
    const read = () => {
      const found = location.hash;
      const known = hash.peek();
      if (found.length <= 1 || speaksOf(found, keys)) hash.value = found.length <= 1 ? '' : found;
      else if (known) history.replaceState(history.state, '', known);
      else hash.value = '';
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return hash;
}
