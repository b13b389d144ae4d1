import type { Play } from '../../../engine/core/play.ts';
import { type Action, outcome, parseGoal, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { FurthestWords } from '../../play/kit.ts';
import { sayAction } from './action-words.ts';
import { called, readerOf } from './seats.ts';

/** So many actions of a line are told. */
const told = 12;

/** Goals that are lost by what others do in the course of a round. */
export const refutes = (goal: string): boolean => goal === 'win' || goal === 'not-last' || goal.startsWith('passes:');

/** What has come of a line; null where nothing of it loses the goal. `again`: its last position has been there before. */
function headOf(goal: string, { state, goal: asked }: Play<State, Action>, again: boolean, reader: number): string | null {
  const [met, asks] = [asked(goal), parseGoal(goal)];
  if (!met.ok || !asks.ok) return null;
  if (met.value !== 'lost') return again ? m.ristiseiska_refuted_round() : null;
  const name = (player: number) => called(player, reader, state.hands.length);
  if (asks.value.kind === 'passes') return m.ristiseiska_refuted_passes({ player: name(asks.value.seat) });
  const end = outcome(state);
  if (goal === 'not-last' && typeof end?.loser === 'number') return m.ristiseiska_refuted_last();
  const first = end?.winner ?? state.out[0] ?? null;
  if (first === null) return m.ristiseiska_refuted_stuck();
  return first === reader ? null : m.ristiseiska_refuted_win({ player: name(first) });
}

/**
 * How a line that loses ends, and the line in words: who is first, or last; that nobody can play on; or that a position comes again. Null
 * where it does not lose.
 */
export function refutedWords(
  goal: string,
  line: readonly string[],
  start: Play<State, Action>,
  reader = readerOf(start),
): FurthestWords | null {
  const players = start.state.hands.length;
  const parts: { readonly player: number | null; readonly actions: string[]; readonly skipped: number }[] = [];
  let play = start;
  const seen = new Set<string>();
  for (const [n, action] of line.entries()) {
    const player = typeof play.actor === 'number' ? called(play.actor, reader, players) : null;
    const next = play.apply(action);
    if (!next.ok) return null;
    seen.add(play.position);
    // The last one is what it comes to.
    if (n < told || n === line.length - 1) {
      const words = sayAction(play.read(action), play.state, reader);
      const last = parts.at(-1);
      if (n > told) parts.push({ player, actions: [words], skipped: n - told });
      else if (last && last.player === player) last.actions.push(words);
      else parts.push({ player, actions: [words], skipped: 0 });
    }
    play = next.value;
  }
  const head = headOf(goal, play, seen.has(play.position), reader);
  if (head === null) return null;
  const says = parts.flatMap(({ player, actions, skipped }) => [
    ...(skipped > 0 ? [m.ristiseiska_line_more({ count: skipped })] : []),
    m.ristiseiska_line_part({ player: player ?? 'chance', actions: actions.join(', ') }),
  ]);
  return { head, says: `${says.join('; ')}.` };
}
