import { type PlayerNumber, type State, sideOf, stockOf } from '../../../engine/games/russian-bank/index.ts';
import type { ProspectsAnswer } from '../../../engine/proving/answers.ts';
import type { Here } from './words.ts';

/** One count of a turn: at its start, as the reader has it, and at best. */
export interface TurnFact {
  readonly kind: 'reserve' | 'stock' | 'home';
  readonly start: number;
  readonly now: number;
  readonly best: number;
}

/** What the reader has reached in the turn that begins at `start`, by the actions played, beside the best of that turn. */
export function turnFacts(start: Here, played: readonly string[], { best }: ProspectsAnswer): TurnFact[] {
  const { turn } = start.state;
  let now = start;
  let home = 0;
  for (const action of played) {
    const next = now.apply(action);
    // What somebody else does after the turn is no part of it.
    if (now.actor !== turn || !next.ok) break;
    const done = now.read(action);
    if (done.kind === 'play' && done.to === 'f') home += 1;
    now = next.value;
  }
  const [before, after] = [left(start.state, turn), left(now.state, turn)];
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

function left(state: State, turn: PlayerNumber): { reserve: number; stock: number } {
  const side = sideOf(state, turn);
  return { reserve: side.reserve.length, stock: stockOf(side) };
}
