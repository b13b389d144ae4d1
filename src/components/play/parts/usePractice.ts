import { computed, effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Kept } from '../../../records/progress.ts';
import { loading } from '../../../site/loading.ts';
import { settings } from '../../../site/settings.ts';
import { write } from '../../../site/storage.ts';
import type { Keeper } from '../keeper.ts';
import { createPractice, type Practice, type PracticeOptions } from '../practice.ts';
import { accountOf, isUntouched, tellingOf } from '../state.ts';

/**
 * A practice for as long as the component lives. With a `keeper` its line is kept in the browser: it comes back after a
 * reload, with the help that was taken, and nothing is kept as long as nothing was done. Where `telling` says what is usual, what
 * the reader has chosen comes before it; not before the page has woken, because the page as built knows nobody's choice. `given` is
 * a line that is shown at first, and is kept only once it has been changed. What another tab does with the same line is shown here.
 */
export function usePractice(options: PracticeOptions, keeper: Keeper | null, given: readonly string[] = []): Practice {
  const practice = useMemo(() => createPractice(options), [options.start.position, options.goal]);

  useEffect(() => {
    if (options.telling) practice.tell(options.told ? options.telling : tellingOf(settings.peek().tell, options.telling));
    practice.weigh();
    const before = keeper?.kept();
    if (before) practice.restore(before.line, before.cursor, before, before.undone);
    else if (given.length > 0) practice.restore(given, given.length);
    if (keeper === null) return () => practice.stop();
    let adopting = false;
    const unwatch = keeper.watch(() => {
      const there = keeper.kept();
      // Erased elsewhere, or begun anew: the line stays on this board until it is touched.
      if (there === null) return;
      adopting = true;
      practice.restore(there.line, there.cursor, there, there.undone);
      adopting = false;
    });
    const { own, state } = practice;
    const kept = computed(
      (): Kept => ({
        line: own.line.value,
        // What is only watched again has been played.
        cursor: Math.max(own.cursor.value, options.pace?.watched?.() ?? 0),
        undone: own.undone.value,
        ...accountOf(state.value),
      }),
    );
    const stop = kept.subscribe((now) => {
      if (adopting) return;
      const asGiven = now.line.join() === given.join() && now.cursor === given.length;
      if (asGiven && isUntouched(now)) keeper.drop();
      else {
        keeper.keep(now);
        // On which practice opens (records/last-game.ts).
        write('game.last', options.kit.id);
      }
    });
    return () => {
      unwatch();
      stop();
      practice.stop();
    };
  }, [practice, keeper?.id]);

  useEffect(() => {
    let end = () => {};
    let wanted = false;
    const stop = effect(() => {
      if (wanted || !(settings.value.draws || settings.value.sound)) return;
      wanted = true;
      void loading(() => import('../extras.ts')).then(({ addExtras }) => {
        if (wanted) end = addExtras(practice);
      });
    });
    return () => {
      wanted = false;
      stop();
      end();
    };
  }, [practice]);

  return practice;
}
