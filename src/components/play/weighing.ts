import { type ReadonlySignal, signal } from '@preact/signals';
import type { Play } from '../../engine/core/play.ts';
import { loading } from '../../site/loading.ts';
import type { Chances } from './chances.ts';
import type { GameKit, GameWords } from './kit.ts';
import type { Solver } from './stage.ts';

export interface Weighing {
  /** What is said where the best chance is asked for, and not a line that wins: there an action is better or worse, and nothing is lost. */
  readonly chance: GameWords['chanceWords'] | undefined;
  /** What the first actions are worth there; null until `weigh` has worked it out. */
  readonly chances: ReadonlySignal<Chances | null>;
  weigh(): void;
}

/** Works out what the first actions are worth, once, when it is asked for; nothing is told any more after `stop`. */
export function createWeighing(
  kit: GameKit,
  start: Play,
  goal: string,
  solver: () => Promise<Solver>,
): Weighing & { stop(): void } {
  const chance = kit.words.chanceWords?.asks(goal) ? kit.words.chanceWords : undefined;
  const chances = signal<Chances | null>(null);
  let stopped = false;
  return {
    chance,
    chances,
    weigh() {
      if (!chance || chances.peek() !== null) return;
      loading(() => import('./chances.ts'))
        .then(({ chancesOf }) => chancesOf(kit, start, goal, solver))
        .then((known) => {
          if (!stopped) chances.value = known;
        })
        .catch(() => {
          // The panel then says which one is best, and not by how much.
        });
    },
    stop() {
      stopped = true;
    },
  };
}
