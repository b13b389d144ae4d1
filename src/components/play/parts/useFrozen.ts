import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DrawOffer } from '../deals.ts';
import type { Session } from '../session.ts';
import { pageSolver } from '../solver.ts';

/**
 * Has it proved whether nobody can win a game any more, where its line looks like it. In: the session; the game's offer of draws, undefined
 * where it cannot freeze. Out: `frozen`, set to the position for which it is proved.
 */
export function useFrozen(session: Session, offer: DrawOffer | undefined, frozen: Signal<string>): void {
  const { position } = session.now.value;
  // While the others act they have the solver, and the board does not stand still.
  const asks = !session.waiting.value && (offer?.maybeFrozen(session.played.value) ?? false);
  useEffect(() => {
    if (!asks) return;
    const asking = new AbortController();
    pageSolver()
      .then((solver) => solver.standstill(position, { signal: asking.signal }))
      .then((proved) => {
        if (proved && !asking.signal.aborted) frozen.value = position;
      })
      .catch(() => {
        // Nothing is proved, and the game goes on.
      });
    return () => asking.abort();
  }, [asks, position]);
}
