import { type PlayerNumber, type Side, sideOf, stockOf } from '../../../engine/games/russian-bank/index.ts';
import type { ProspectsAnswer } from '../../../engine/proving/answers.ts';
import type { Here as Traditional } from './crapette/words.ts';
import type { Here as Free } from './words.ts';

/** A position of either table. */
export type Here = Free | Traditional;

/** One count of a turn: at its start, as the reader has it, and at best. */
export interface TurnFact {
  readonly kind: 'reserve' | 'stock' | 'home' | 'load';
  readonly start: number;
  readonly now: number;
  readonly best: number;
}

/** What the reader has reached in the turn that begins at `start`, by the actions played, beside the best of that turn; cards are loaded at the one table only. */
export function turnFacts(start: Here, played: readonly string[], { best }: ProspectsAnswer): TurnFact[] {
  const { turn } = start.state;
  let now: Here = start;
  let home = 0;
  let load = 0;
  for (const action of played) {
    const next = now.apply(action);
    // What somebody else does after the turn is no part of it.
    if (now.actor !== turn || !next.ok) break;
    const done = now.read(action);
    if (done.kind === 'play' && done.to === 'f') home += 1;
    if (done.kind === 'play' && (done.to === 'or' || done.to === 'ow')) load += 1;
    now = next.value;
    // A turn that comes back because the opponent has none is another.
    if (done.kind === 'discard') break;
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
    ...fact('load', 0, load),
  ];
}

function left(state: Here['state'], turn: PlayerNumber): { reserve: number; stock: number } {
  const side: Side = sideOf(state, turn);
  return { reserve: side.reserve.length, stock: stockOf(side) };
}
