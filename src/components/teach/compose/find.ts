import { parseLine, type TextGame } from '../../../engine/core/play.ts';
import { rng } from '../../../engine/core/rng.ts';
import { shuffled } from '../../../engine/core/shuffled.ts';
import type { Budget } from '../../../engine/proving/prover.ts';
import type { SolverClient } from '../../../engine/worker/client.ts';
import { at, type Draft, type GameComposer, lay } from '../../games/composing.ts';
import { check } from './checked.ts';

/** What is looked for. */
export interface Wish {
  readonly goal: string;
  /** From 1 to 5; null: any. */
  readonly grade: number | null;
}

interface Search {
  readonly composer: GameComposer;
  readonly game: TextGame;
  readonly client: Pick<SolverClient, 'solve' | 'grade'>;
  readonly signal: AbortSignal;
  /** Told how many positions have been tried. */
  tell(tried: number): void;
}

/** So many positions are tried, each for so long. */
export const mostTries = 300;
const each: Budget = { nodes: 400_000, seconds: 1 };
const forGrade: Budget = { nodes: 1_500_000, seconds: 3 };

/** The same places with as many pieces in each, dealt anew where the game allows it. */
export function dealtAnew(composer: GameComposer, draft: Draft, seed: number): Draft {
  const random = rng(seed);
  const { slots } = composer.scene(draft);
  const places: Record<string, readonly string[]> = {};
  for (const group of new Set(slots.map(composer.loose))) {
    if (group === null) continue;
    const own = slots.filter((slot) => composer.loose(slot) === group);
    const pieces = shuffled(
      own.flatMap(({ id }) => at(draft, id)),
      random,
    );
    for (const { id } of own) places[id] = pieces.splice(0, at(draft, id).length);
  }
  return lay(draft, places);
}

/**
 * Looks for a position of a draft's kind in which a goal can be met, not by every first action, of the wished grade. In: a number
 * that settles what is left to chance. Out: the position, or null where none was found or the signal ended it.
 */
export async function findOne(draft: Draft, wish: Wish, seed: number, search: Search): Promise<Draft | null> {
  const { composer, game, client, signal, tell } = search;
  for (let tried = 0; tried < mostTries && !signal.aborted; tried++) {
    tell(tried);
    const candidate = dealtAnew(composer, draft, seed + tried);
    const checked = check(composer, game, candidate);
    if (checked.kind !== 'position' || checked.play.outcome !== null) continue;
    const { position } = checked.play;
    const answer = await client.solve(position, wish.goal, { budget: each, signal });
    const line = answer.result === 'win' ? parseLine(answer.line ?? '') : [];
    // What is done in one action is no puzzle.
    if (line.length < 2) continue;
    const grading = await client.grade(position, line.join(), wish.goal, { budget: forGrade, signal });
    if (grading === null || (grading.firstActions > 1 && grading.winningFirst === grading.firstActions)) continue;
    if (wish.grade === null || grading.grade === wish.grade) return candidate;
  }
  return null;
}
