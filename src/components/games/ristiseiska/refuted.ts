import type { Play } from '../../../engine/core/play.ts';
import { type Action, newlyOut, outcome, parseGoal, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import type { FurthestWords } from '../../play/kit.ts';
import { all, clauses } from '../../play/lists.ts';
import { doesWords, sentence } from './action-words.ts';
import { called, readerOf, wordFor, you } from './seats.ts';

/** So many actions of a line are told. */
const most = 8;

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
  const told: string[] = [];
  /** Cards that one player plays in succession are one clause. */
  const row: { player: string | typeof you; cards: string[] } = { player: you, cards: [] };
  const endRow = (says = m.ristiseiska_does_play) => {
    if (row.cards.length > 0) told.push(says({ player: row.player, card: all(row.cards) }));
    row.cards = [];
  };
  let play = start;
  const seen = new Set<string>();
  for (const [n, action] of line.entries()) {
    const next = play.apply(action);
    if (!next.ok) return null;
    seen.add(play.position);
    // The last one is what it comes to.
    if (n < most || n === line.length - 1) {
      const { state } = play;
      const read = play.read(action);
      const player = wordFor(state.turn, reader, state.hands.length);
      const out = newlyOut(state, next.value.state) === state.turn;
      if (row.player !== player || n > most) endRow();
      if (n > most) told.push(m.ristiseiska_line_more({ count: n - most }));
      if (read.kind === 'stop' && row.cards.length > 0) endRow(m.ristiseiska_line_stop);
      else if (read.kind === 'play' && read.side === null && !out) {
        row.player = player;
        row.cards.push(signOf(read.card));
      } else {
        endRow();
        told.push(
          read.kind === 'play' && out
            ? m.ristiseiska_line_out({ player, card: signOf(read.card) })
            : doesWords(read, state, reader),
        );
      }
    }
    play = next.value;
  }
  endRow();
  const head = headOf(goal, play, seen.has(play.position), reader);
  return head === null ? null : { head, says: sentence(clauses(told)) };
}
