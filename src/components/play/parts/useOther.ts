import { useEffect, useState } from 'preact/hooks';
import { loading } from '../../../site/loading.ts';
import type { OtherTable } from '../deals.ts';

/** What a rule set with rooms of its own needs, once it has come; null before that, and where nothing is to be loaded. */
export function useOther(load: (() => Promise<OtherTable>) | null): OtherTable | null {
  const [came, come] = useState<{ readonly load: typeof load; readonly table: OtherTable } | null>(null);
  useEffect(() => {
    if (load === null) return;
    let gone = false;
    loading(load).then((table) => gone || come({ load, table }));
    return () => {
      gone = true;
    };
  }, [load]);
  return came !== null && came.load === load ? came.table : null;
}
