import type { SolverClient } from '../../../engine/worker/client.ts';
import * as m from '../../../paraglide/messages.js';
import type { Practice } from '../practice.ts';
import { createSession } from '../session.ts';

/** What can be said of other ways to a goal that is met: one to watch, and under which head; or that none is shorter. */
export type AnotherWay =
  | { readonly line: readonly string[]; readonly button: string; readonly head: string }
  | { readonly says: string };

/**
 * The way that is worth watching after one's own. *Shortest* is said only of a line that the solver has proved to be so; else the
 * `filed` one is offered, and called shorter only if it is. Null where there is nothing to show.
 */
export async function anotherWay(
  { own }: Pick<Practice, 'own'>,
  filed: readonly string[],
  solver: Pick<SolverClient, 'shortest'>,
): Promise<AnotherWay | null> {
  const mine = own.own.peek();
  const proved = await solver.shortest(own.start.position, own.goal).catch(() => null);
  if (proved !== null) {
    const line = proved.line.split(',');
    if (line.length >= mine) return { says: m.play_won_none_shorter() };
    return { line, button: m.play_won_watch_shortest({ count: line.length }), head: m.play_won_shortest() };
  }
  const session = createSession(own.start, own.goal, own.seat);
  session.load(filed);
  const count = session.own.peek();
  const played = own.played.peek();
  // The others may have gone on after the last action of the filed line.
  if (count === 0 || filed.every((action, i) => action === played[i])) return null;
  return count < mine
    ? { line: filed, button: m.play_won_watch_shorter({ count }), head: m.play_won_shorter() }
    : { line: filed, button: m.play_won_watch_another({ count }), head: m.play_won_another() };
}
