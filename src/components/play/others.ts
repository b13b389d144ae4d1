import { effect } from '@preact/signals';
import type { Play } from '../../engine/core/play.ts';
import { lastDone, type Session } from './session.ts';
import type { Verdict } from './verdicts.ts';

/** How the page plays everybody but the reader. */
export interface Others {
  /** Lines that say what the others do, where the line played is a beginning of one. */
  readonly scripts: readonly (readonly string[])[];
  /** What is known of the position; read inside an effect, so that an answer is waited for. */
  verdict(): Verdict;
  /** What refutes the goal after a line that is lost; null where nobody can say. */
  refutation(line: readonly string[], signal: AbortSignal): Promise<string | null>;
  /** What they do where nothing is known. */
  ruleOfThumb(play: Play): Promise<string | null>;
  /**
   * Milliseconds before they act, so that one sees it; `theirs`: what was done last, to which the reader may object where that is done, was
   * theirs. Read inside an effect, so that another pace counts at once.
   */
  delay(theirs: boolean): number;
  /** They are people, who say in their own time what they have to say to what the reader does: it stands until then. */
  readonly people?: boolean;
  /** They wait until it is no longer so; read inside an effect. */
  paused?(): boolean;
  /**
   * How many actions of the line are only watched again, so that what the reader said to them is said again too, and what they had done after
   * them lies there again in the end.
   */
  watched?(): number;
  /** No more is played once this is true. */
  over(): boolean;
  /** The goal is met or lost for good: what a script still says is shown, and no more. */
  decided(): boolean;
}

/** Milliseconds in which the others say something to what the reader has done, or nothing. */
const shortly = 500;

const startsWith = (line: readonly string[], prefix: readonly string[]): boolean =>
  prefix.length < line.length && prefix.every((action, i) => line[i] === action);

/**
 * What the others do now: what resists longest in a won position, what refutes a lost one, else a rule of thumb.
 * undefined while that is being worked out.
 */
function answer(session: Session, others: Others, signal: AbortSignal): Promise<string | null> | undefined {
  const verdict = others.verdict();
  const guess = () => others.ruleOfThumb(session.now.peek());
  switch (verdict.kind) {
    case 'thinking':
    case 'unasked':
      return undefined;
    case 'winnable': {
      const resists = verdict.line[session.cursor.peek()];
      return resists === undefined ? guess() : Promise.resolve(resists);
    }
    // Asked for this very line: the verdict tells only the first answer to the mistake, and more than one may have to act.
    case 'refuted':
    case 'hopeless':
      return others.refutation(session.played.peek(), signal).then((found) => found ?? guess(), guess);
    default:
      return guess();
  }
}

/**
 * Plays the others in a session whenever it is their turn: what they did before if that can be redone, then the scripts,
 * then what the solver says. The reader's own word about it is never said for them again. Gives a function that stops it.
 */
export function playOthers(session: Session, others: Others): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = new AbortController();
  const stop = effect(() => {
    clearTimeout(timer);
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const played = session.played.value;
    if (!session.waiting.value || others.over() || others.paused?.()) return;
    const { actor, silence } = session.now.peek();
    if (others.people && silence !== null && actor !== session.seat && session.line.peek().length === played.length) {
      session.play(silence);
      return;
    }
    const done = lastDone(session, played.length);
    // That the others say nothing to what the reader did is not to hold them up.
    const last = session.at(done);
    const pace = others.delay(last !== undefined && last.actor !== session.seat);
    // What nobody objected to has been seen for as long as anything.
    const delay = done < played.length - 1 ? 0 : silence !== null && actor !== session.seat ? Math.min(shortly, pace) : pace;
    const decided = others.decided();
    const kept = session.line.peek()[played.length];
    /** The reader may object as long as the others wait, and what they said another time says nothing of this one. */
    const word = silence !== null && actor === session.seat ? silence : null;
    const known =
      word !== null && played.length >= (others.watched?.() ?? 0)
        ? word
        : (kept ?? others.scripts.find((line) => startsWith(line, played))?.[played.length] ?? word ?? undefined);
    const play = (found: string | null) => {
      // Who cannot say anything lets it be.
      const action = found ?? silence;
      if (action === null || signal.aborted) return;
      timer = setTimeout(() => {
        session.play(action);
        if (!session.waiting.peek()) session.show(Math.max(session.cursor.peek(), others.watched?.() ?? 0));
      }, delay);
    };
    if (known !== undefined) play(known);
    else if (!decided) answer(session, others, signal)?.then(play, () => play(null));
  });
  return () => {
    turn.abort();
    clearTimeout(timer);
    stop();
  };
}
