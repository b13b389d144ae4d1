import { useEffect } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import type { GameResult } from '../../../records/finished-games.ts';
import { loading } from '../../../site/loading.ts';
import type { People } from '../people/people.ts';
import type { Practice } from '../practice.ts';
import { resultFor } from '../result-for.ts';
import type { Session } from '../session.ts';

/** What is to be kept of a deal on the table. */
interface KeptDeal {
  /** The deal as its link has it, and which of several rounds it is. */
  readonly name: string;
  readonly round: string | undefined;
  readonly people: People | null;
  readonly over: boolean;
  /** A round of a match of which others are over: the match is open before a move is made. */
  readonly begun: boolean;
  /** It is over, and the match it is a round of goes on. */
  readonly between: boolean;
  /** How it has ended for the reader; null while it goes on. */
  readonly result: GameResult | null;
  /** The reader may have a word about an end before it is one. */
  readonly objects: boolean;
}

/**
 * How a deal that is left now is noted among the open games; null: it is not one any more, undefined: nothing is changed. In: whether anything
 * was done in it, how many moves are the reader's, and how it lies.
 */
export function openNote(
  { over, begun, between }: Pick<KeptDeal, 'over' | 'begun' | 'between'>,
  touched: boolean,
  moves: number,
  position: string,
): { readonly moves: number; readonly position: string } | null | undefined {
  if (!over && !begun && !touched) return undefined;
  return over && !between ? null : { moves: Math.max(1, moves), position };
}

/**
 * How a game lies for who leaves it now. What a friend has sent is in the line already: whoever leaves before it has all been shown finds their
 * own turn. Moves of one's own that were taken back are not ahead.
 */
export function leftAt(
  { waiting, at, line, now }: Pick<Session, 'waiting' | 'at' | 'line' | 'now'>,
  people: People | null,
): string {
  const sent = people === 'friend' && waiting.value ? at(line.value.length) : undefined;
  return (sent?.outcome === null ? sent : now.value).position;
}

/** The end to which a friend's answer has led that has not all been shown yet: it has ended, whether it is looked at or not. null: it has not. */
export function sentEnd({ waiting, at, line }: Pick<Session, 'waiting' | 'at' | 'line'>, people: People | null): Play | null {
  const sent = people === 'friend' && waiting.value ? at(line.value.length) : undefined;
  return sent?.outcome ? sent : null;
}

/** Keeps where a deal was left, so that home and the page of games lead back to it, and how it ended. */
export function useKeptDeal(
  practice: Practice,
  { name, round, people, over: seen, begun, between, result: told, objects }: KeptDeal,
): void {
  const { kit, own } = practice;
  const { position } = own.now.value;
  const end = objects ? null : sentEnd(own, people);
  const over = seen || end !== null;
  const result = told ?? (end && resultFor(end, own.seat));
  // What was kept has been put on the board since: it is looked at next, and two notes of one game in a row may come to be in the wrong order.
  const behind = () => own.now.peek().position !== position;
  useEffect(() => {
    if (behind()) return;
    // The last round of several that is not over is the one at hand.
    const moves = own.own.value;
    const begunAnew = own.cursor.peek() === 0 && own.line.peek().length > 0;
    const touched = moves > 0 || begunAnew || (people !== null && (own.waiting.peek() || own.cursor.peek() > 0));
    const stands = openNote({ over, begun, between }, touched, moves, leftAt(own, people));
    if (stands === undefined) return;
    void loading(() => import('../../../records/open-games.ts')).then(({ keepOpenGame }) => keepOpenGame(kit.id, name, stands));
  }, [over, between, position]);
  useEffect(() => {
    if (behind()) return;
    const goesOn = own.at(own.line.peek().length)?.outcome === null;
    if (people === 'here' || (result === null && !(people === 'friend' && goesOn))) return;
    const count = { moves: own.own.peek(), undone: own.undone.peek(), hints: practice.state.peek().hints };
    void loading(() => import('../../../records/finished-games.ts')).then(({ finishedKey, forgetFinished, recordFinished }) => {
      const key = finishedKey(kit.id, name, round);
      // A friend may have objected to how it had ended.
      if (result === null) forgetFinished(key);
      else recordFinished(key, { result, at: Date.now(), ...count }, end !== null || own.now.peek().outcome !== null);
    });
  }, [result, position]);
}
