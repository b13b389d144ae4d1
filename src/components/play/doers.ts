import type { Play } from '../../engine/core/play.ts';

/**
 * Who did each action of a line. `before`: the position after so many of its actions. Who only lets something stand has done nothing: that
 * counts for whoever did it, as their turn goes on.
 */
export function doersOf(line: readonly string[], before: (at: number) => Play | undefined): Play['actor'][] {
  const doers: Play['actor'][] = [];
  for (const [at, action] of line.entries()) {
    const play = before(at);
    doers.push((action === play?.silence ? doers.at(-1) : play?.actor) ?? null);
  }
  return doers;
}
