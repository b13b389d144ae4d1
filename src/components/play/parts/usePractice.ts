import { useEffect, useMemo } from 'preact/hooks';
import { dropLine, keepLine, keptLine } from '../../../records/progress.ts';
import { createPractice, type Practice, type PracticeOptions } from '../practice.ts';

/**
 * A practice for as long as the component lives. With an `id` its line is kept in the browser: it comes back after a
 * reload, with the help that was taken, and nothing is kept as long as nothing was done.
 */
export function usePractice(options: PracticeOptions, id: string | null): Practice {
  const practice = useMemo(() => createPractice(options), [options.start.position, options.goal]);

  useEffect(() => {
    if (id === null) return () => practice.stop();
    const kept = keptLine(id);
    if (kept) practice.restore(kept.line, kept.cursor, { hints: kept.hints, solution: kept.solution }, kept.undone);
    const stop = practice.own.line.subscribe(() => keep());
    const stopCursor = practice.own.cursor.subscribe(() => keep());
    const stopHelp = practice.help.subscribe(() => keep());
    function keep() {
      const line = practice.own.line.peek();
      const help = practice.help.peek();
      const untouched = line.length === 0 && help.hints === 0 && !help.solution;
      if (untouched) dropLine(id as string);
      else keepLine(id as string, { line, cursor: practice.own.cursor.peek(), undone: practice.own.undone.peek(), ...help });
    }
    return () => {
      stop();
      stopCursor();
      stopHelp();
      practice.stop();
    };
  }, [practice, id]);

  return practice;
}
