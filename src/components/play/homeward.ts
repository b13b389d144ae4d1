import { computed, type ReadonlySignal } from '@preact/signals';
import type { Play } from '../../engine/core/play.ts';
import { reducedMotion } from '../../site/settings.ts';
import type { Session } from './session.ts';
import type { Stage } from './stage.ts';

export interface Homeward {
  /** All that is left is to bring pieces home, one after another, in any game for one that is won by that. */
  readonly homeward: ReadonlySignal<boolean>;
  /** Brings the rest home; the actions are the reader's own. */
  bringHome(): void;
}

/** Milliseconds between two pieces that are brought home together. */
const interval = 140;
/** Fewer actions are done by hand as quickly. */
const fewest = 2;

interface Given {
  readonly own: Session;
  readonly goal: string;
  readonly stage: ReadonlySignal<Stage>;
  /** The goal is met or lost. */
  readonly over: ReadonlySignal<boolean>;
}

/** For a game for one that is won by that: sees when only the way home is left, and goes it; `stop` breaks it off. */
export function createHomeward({ own, goal, stage, over }: Given): Homeward & { stop(): void } {
  /** The actions that bring all the rest home; none where something else is left to decide. */
  const homeFrom = (start: Play): readonly string[] => {
    const line: string[] = [];
    let play = start;
    for (;;) {
      const homes = play.scene('all').slots.flatMap(({ id, kind }) => (kind === 'foundation' ? [id] : []));
      const action = play.actions.find((one) => homes.includes(play.carry(one)?.to ?? ''));
      const next = action === undefined ? null : play.apply(action);
      if (action === undefined || !next?.ok) return [];
      line.push(action);
      play = next.value;
      const state = play.goal(goal);
      if (state.ok && state.value === 'met') return line;
      // Over, and something has stayed: what is left is not only the way home.
      if (play.outcome !== null) return [];
    }
  };
  const rest = computed<readonly string[]>(() => {
    if (over.value) return [];
    const line = homeFrom(own.now.value);
    // What has been said before the last but one is still true of the last.
    const before = line.length === 1 ? own.at(own.cursor.value - 1) : undefined;
    return line.length >= fewest || (before && homeFrom(before).length >= fewest) ? line : [];
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    homeward: computed(() => stage.value.kind === 'own' && rest.value.length > 0),
    bringHome() {
      const line = [...rest.peek()];
      const bring = (): void => {
        const action = line.shift();
        // Whoever does something else meanwhile goes on alone.
        if (action === undefined || !own.play(action)) return;
        const at = own.cursor.peek();
        timer = setTimeout(
          () => {
            if (own.cursor.peek() === at) bring();
          },
          reducedMotion() ? 0 : interval,
        );
      };
      clearTimeout(timer);
      bring();
    },
    stop: () => clearTimeout(timer),
  };
}
