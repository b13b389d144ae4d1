import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../../../site/settings.ts';
import type { Keeper } from '../keeper.ts';
import { createPractice, type Practice, type PracticeOptions } from '../practice.ts';
import { accountOf, isUntouched, tellingOf } from '../state.ts';

/**
 * A practice for as long as the component lives. With a `keeper` its line is kept in the browser: it comes back after a
 * reload, with the help that was taken, and nothing is kept as long as nothing was done. Where `telling` says what is usual, what
 * the reader has chosen comes before it; not before the page has woken, because the page as built knows nobody's choice. `given` is
 * a line that is shown at first, and is kept only once it has been changed.
 */
export function usePractice(options: PracticeOptions, keeper: Keeper | null, given: readonly string[] = []): Practice {
  const practice = useMemo(() => createPractice(options), [options.start.position, options.goal]);

  useEffect(() => {
    if (options.telling) practice.tell(options.told ? options.telling : tellingOf(settings.peek().tell, options.telling));
    const kept = keeper?.kept();
    if (kept) practice.restore(kept.line, kept.cursor, kept, kept.undone);
    else if (given.length > 0) practice.restore(given, given.length);
    if (keeper === null) return () => practice.stop();
    const stop = practice.own.line.subscribe(() => keep());
    const stopCursor = practice.own.cursor.subscribe(() => keep());
    const stopState = practice.state.subscribe(() => keep());
    function keep() {
      const line = practice.own.line.peek();
      const account = accountOf(practice.state.peek());
      const cursor = practice.own.cursor.peek();
      const asGiven = line.join() === given.join() && cursor === given.length;
      if (asGiven && isUntouched(account)) keeper?.drop();
      else keeper?.keep({ line, cursor, undone: practice.own.undone.peek(), ...account });
    }
    return () => {
      stop();
      stopCursor();
      stopState();
      practice.stop();
    };
  }, [practice, keeper?.id]);

  return practice;
}
