import { useEffect } from 'preact/hooks';
import type { GameResult } from '../../../records/finished-games.ts';
import { loading } from '../../../site/loading.ts';
import type { People } from '../people/people.ts';
import type { Practice } from '../practice.ts';

/** What is to be kept of a deal on the table. */
interface KeptDeal {
  /** The deal as its link has it, and which of several rounds it is. */
  readonly name: string;
  readonly round: string | undefined;
  readonly people: People | null;
  readonly over: boolean;
  /** It is over, and the match it is a round of goes on. */
  readonly between: boolean;
  /** How it has ended for the reader; null while it goes on. */
  readonly result: GameResult | null;
}

/** Keeps where a deal was left, so that home and the page of games lead back to it, and how it ended. */
export function useKeptDeal(practice: Practice, { name, round, people, over, between, result }: KeptDeal): void {
  const { kit, own } = practice;
  const { position } = own.now.value;
  useEffect(() => {
    // What was kept has been put on the board since: it is looked at next, and two notes of one game in a row may come to be in the wrong order.
    if (own.now.peek().position !== position) return;
    // The last round of several that is not over is the one at hand.
    const moves = own.own.value;
    const begun = moves > 0 || (people !== null && own.cursor.peek() > 0);
    if (!over && !begun) return;
    const stands = over && !between ? null : { moves: Math.max(1, moves), position };
    void loading(() => import('../../../records/open-games.ts')).then(({ keepOpenGame }) => keepOpenGame(kit.id, name, stands));
  }, [over, between, position]);
  useEffect(() => {
    // What was kept has been put on the board by now.
    const goesOn = own.at(own.line.peek().length)?.outcome === null;
    if (people === 'here' || (result === null && !(people === 'friend' && goesOn))) return;
    const count = { moves: own.own.peek(), undone: own.undone.peek(), hints: practice.state.peek().hints };
    void loading(() => import('../../../records/finished-games.ts')).then(({ finishedKey, forgetFinished, recordFinished }) => {
      const key = finishedKey(kit.id, name, round);
      // A friend may have objected to how it had ended.
      if (result === null) forgetFinished(key);
      else recordFinished(key, { result, at: Date.now(), ...count });
    });
  }, [result]);
}
