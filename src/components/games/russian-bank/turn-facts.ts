import type { Play } from '../../../engine/core/play.ts';
import type { ProspectsAnswer } from '../../../engine/proving/answers.ts';
import { told } from './read.ts';

/** One count of a turn: at its start, as the reader has it, and at best. */
export interface TurnFact {
  readonly kind: 'reserve' | 'stock' | 'home';
  readonly start: number;
  readonly now: number;
  readonly best: number;
}

/** What the reader has reached in the turn that begins at `start`, by the actions played, beside the best of that turn. */
export function turnFacts(start: Play, played: readonly string[], { best }: ProspectsAnswer): TurnFact[] {
  const { turn } = told(start);
  let now = start;
  let home = 0;
  for (const action of played) {
    const next = now.apply(action);
    // What somebody else does after the turn is no part of it.
    if (now.actor !== turn || !next.ok) break;
    if (action.endsWith('-f')) home += 1;
    now = next.value;
  }
  const [before, after] = [left(start, turn), left(now, turn)];
  const fact = (kind: TurnFact['kind'], start: number, now: number): TurnFact[] => {
    const found = best[kind];
    return found === undefined ? [] : [{ kind, start, now, best: found.value }];
  };
  return [
    ...fact('reserve', before.reserve, after.reserve),
    ...fact('stock', before.stock, after.stock),
    ...fact('home', 0, home),
  ];
}

function left(play: Play, turn: number): { reserve: number; stock: number } {
  const { reserve = [], hand = [], waste = [] } = told(play).stocks[turn - 1] ?? {};
  return { reserve: reserve.length, stock: reserve.length + hand.length + waste.length };
}
