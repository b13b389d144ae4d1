import { type ReadonlySignal, signal } from '@preact/signals';
import type { Session } from './session.ts';

/** Milliseconds between the actions of a line that somebody watches. */
export const replayInterval = 900;

/** Plays a session's line forward on its own, at a speed one can follow. */
export interface Replay {
  readonly running: ReadonlySignal<boolean>;
  play(): void;
  pause(): void;
  /** Ends the timer for good. */
  stop(): void;
}

/** `interval` is milliseconds between actions. */
export function createReplay(session: Session, interval: number): Replay {
  const running = signal(false);
  let timer: ReturnType<typeof setInterval> | undefined;
  const pause = (): void => {
    clearInterval(timer);
    running.value = false;
  };
  return {
    running,
    play() {
      pause();
      if (session.cursor.value >= session.line.value.length) session.restart();
      running.value = true;
      timer = setInterval(() => {
        session.goTo(session.cursor.value + 1);
        if (session.cursor.value >= session.line.value.length) pause();
      }, interval);
    },
    pause,
    stop: pause,
  };
}
