import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GoalState, RuleId } from '../../engine/core/game.ts';
import { clamp } from '../../engine/core/numbers.ts';
import type { Play } from '../../engine/core/play.ts';
import type { Carry } from '../../engine/core/scene.ts';

/** A try that the rules refused; the board stays as it was. */
export interface Refusal {
  readonly from: string;
  readonly to: string | null;
  /** Empty where the try is no action of the game at all. */
  readonly action: string;
  /** null: no rule refuses it, it means nothing in this game. */
  readonly rule: RuleId | null;
  readonly piece?: string | null;
}

/**
 * One line of play from one start position, with undo and redo; no painting, no storage, no solver.
 * `line` holds what can be redone too; `cursor` (0 … line.length) says how much of it has been played.
 */
export interface Session {
  readonly start: Play;
  readonly goal: string;
  /** The player whose part the reader plays: usually the one who decides at the start. */
  readonly seat: Play['actor'];
  /** True while somebody else (or chance) is to act, or the reader may object to what was done and need not. */
  readonly waiting: ReadonlySignal<boolean>;
  readonly line: ReadonlySignal<readonly string[]>;
  readonly cursor: ReadonlySignal<number>;
  /** The position at the cursor. */
  readonly now: ReadonlySignal<Play>;
  readonly played: ReadonlySignal<readonly string[]>;
  /** How many of the actions played are the reader’s own; those of others and of chance do not count. */
  readonly own: ReadonlySignal<number>;
  readonly goalState: ReadonlySignal<GoalState>;
  /** What the newest action carried; null at the start. */
  readonly last: ReadonlySignal<Carry | null>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** The reader has tried something while somebody else is to act; until they have acted. */
  readonly early: ReadonlySignal<boolean>;
  /** Counts actions that were taken back, and times that another way was taken after going back further. */
  readonly undone: ReadonlySignal<number>;
  /**
   * A person's try; `to` null: a mere touch, of what acts by it or of a piece that no place takes. Legal: played. Not legal, or without
   * meaning: refused, nothing moves. While somebody else is to act, and from a place to itself: nothing.
   */
  attempt(from: string, to: string | null, piece?: string | null): 'played' | 'refused' | 'nothing';
  /** Refuses a try that is none, such as a piece that others cover. */
  refuse(from: string, to: string | null, piece: string | null): void;
  /** Notes a try that comes while somebody else is to act. */
  tryEarly(): void;
  /** Lets an old refusal go. */
  forget(): void;
  /** Plays an action that is known to be legal; anything else is ignored and gives false. */
  play(action: string): boolean;
  /** Back to the reader's decision before; on to their next one, or to the end of the line. */
  undo(): void;
  redo(): void;
  restart(): void;
  /** The position after so many actions of the line; undefined before its start and after its end. */
  at(cursor: number): Play | undefined;
  /** Moves the cursor within the line. */
  goTo(cursor: number): void;
  /** The same only to watch what is there: nothing counts as taken back by it. */
  show(cursor: number): void;
  /** Replaces the line by one that is legal as far as it goes (the rest is dropped) and puts the cursor at `cursor`. */
  load(line: readonly string[], cursor?: number, undone?: number): void;
}

/** The reader's place at the table; where nobody is to decide, the first. */
export const readerOf = ({ seat }: Pick<Session, 'seat'>): number => (typeof seat === 'number' ? seat : 1);

/** The place in a line of what was done last after so many of its actions; −1: nothing was. That somebody lets it be is nothing done. */
export function lastDone({ line, at }: Pick<Session, 'line' | 'at'>, cursor: number): number {
  let last = cursor - 1;
  while (last >= 0 && line.value[last] === at(last)?.silence) last -= 1;
  return last;
}

/**
 * A session at the start of a line. `goal` must be readable for the game; it counts from `start`. `seat` is the reader's,
 * where it is not the one who decides at the start. `tookBack` hears of each line of which something is taken back, as far
 * as it was played.
 */
export function createSession(
  start: Play,
  goal: string,
  seat: Play['actor'] = start.actor,
  tookBack: (line: readonly string[]) => void = () => {},
): Session {
  const line: Signal<readonly string[]> = signal([]);
  const cursor = signal(0);
  const refusal: Signal<Refusal | null> = signal(null);
  const early = signal(false);
  const undone = signal(0);
  // Went back without undo (to the start, or by the list of moves); counts as taken back once another way is taken from there.
  let wentBack = false;
  // Positions along the line; grows and is cut with it, so that stepping back and forth costs nothing.
  const reached: Signal<readonly Play[]> = signal([start]);

  /** Whether the reader is to act. Who may only object to what was done is not asked. */
  const asks = ({ actor, silence }: Play): boolean => actor === seat && silence === null;

  const now = computed(() => reached.value[cursor.value] ?? start);
  const played = computed(() => line.value.slice(0, cursor.value));
  const own = computed(() => reached.value.slice(0, cursor.value).filter(asks).length);
  const goalState = computed(() => {
    const state = now.value.goal(goal);
    return state.ok ? state.value : 'open';
  });
  const at = (to: number): Play | undefined => reached.value[to];
  const last = computed(() => {
    const done = lastDone({ line, at }, cursor.value);
    return at(done)?.carry(line.value[done] as string) ?? null;
  });

  const quiet = (): void => {
    refusal.value = null;
    early.value = false;
  };

  const play = (action: string): boolean => {
    const next = now.value.apply(action);
    if (!next.ok) return false;
    const at = cursor.value;
    // Replaying the very action that could be redone keeps the rest of the line.
    if (line.value[at] !== action) {
      if (wentBack && at < line.value.length) {
        undone.value += 1;
        tookBack(line.value);
      }
      wentBack = false;
      line.value = [...line.value.slice(0, at), action];
      reached.value = [...reached.value.slice(0, at + 1), next.value];
    }
    cursor.value = at + 1;
    if (cursor.value === line.value.length) wentBack = false;
    quiet();
    return true;
  };

  /** Whether the reader decides after so many actions; the end of a line counts too. */
  const decides = (at: number): boolean => {
    const play = reached.value[at];
    return play !== undefined && asks(play);
  };

  const goTo = (to: number): void => {
    cursor.value = clamp(to, 0, line.value.length);
    if (cursor.value === line.value.length) wentBack = false;
    quiet();
  };

  const goBackTo = (to: number): void => {
    goTo(to);
    wentBack = cursor.value < line.value.length;
  };

  return {
    start,
    goal,
    seat,
    waiting: computed(() => now.value.actor !== null && !asks(now.value)),
    line,
    cursor,
    now,
    played,
    own,
    goalState,
    last,
    refusal,
    early,
    undone,
    attempt(from, to, piece = null) {
      if (!asks(now.value)) return 'nothing';
      const action = now.value.intent(from, to, piece);
      if (action === null && to === from) return 'nothing';
      if (action === null) {
        refusal.value = { from, to, action: '', rule: null, piece };
        return 'refused';
      }
      const rule = now.value.why(action);
      if (!rule.ok) return 'nothing';
      if (rule.value === null) {
        play(action);
        return 'played';
      }
      refusal.value = { from, to, action, rule: rule.value, piece };
      return 'refused';
    },
    refuse(from, to, piece) {
      refusal.value = { from, to, action: '', rule: null, piece };
    },
    tryEarly() {
      early.value = true;
    },
    forget: quiet,
    play,
    undo() {
      if (cursor.value === 0) return;
      undone.value += 1;
      tookBack(played.value);
      let to = cursor.value - 1;
      while (to > 0 && !decides(to)) to -= 1;
      goTo(to);
    },
    redo() {
      let to = cursor.value + 1;
      while (to < line.value.length && !decides(to)) to += 1;
      goTo(to);
    },
    restart: () => goBackTo(0),
    at,
    goTo: goBackTo,
    show: goTo,
    load(actions, at, takenBack = 0) {
      undone.value = takenBack;
      wentBack = false;
      const plays = [start];
      const legal: string[] = [];
      for (const action of actions) {
        const next = (plays[plays.length - 1] as Play).apply(action);
        if (!next.ok) break;
        plays.push(next.value);
        legal.push(action);
      }
      reached.value = plays;
      line.value = legal;
      goTo(at ?? legal.length);
    },
  };
}
