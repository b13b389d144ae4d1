import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Play } from '../../engine/core/play.ts';
import type { RateAnswer, ReplyAnswer } from '../../engine/proving/answers.ts';
import type { Asking } from '../../engine/worker/client.ts';
import { reducedMotion } from '../../site/settings.ts';
import type { Marks } from '../board/marks.ts';
import { type Hint, type HintStep, hintFor } from './hints.ts';
import type { GameKit } from './kit.ts';
import { type Others, playOthers } from './others.ts';
import { createReplay, type Replay } from './replay.ts';
import { createSession, type Session } from './session.ts';
import { type Judge, type Verdict, type Verdicts, watchVerdicts } from './verdicts.ts';

/** The solver as the pages see it; loaded when it is first needed. */
export interface Solver extends Judge {
  rate(position: string, goal: string, asking?: Asking): Promise<RateAnswer>;
  /** What a sensible player does who sees only their own cards; null at the end. */
  /** What the others do after a line of play (actions joined by commas). */
  reply(position: string, line: string, goal: string, asking?: Asking): Promise<ReplyAnswer>;
  /** True only if proved lost whatever is hidden. */
  hopeless(position: string, asking?: Asking): Promise<boolean>;
}

/** What the board shows: the reader's own line, a solution being played, or the place where the win was given away. */
export type Stage =
  | { readonly kind: 'own' }
  | { readonly kind: 'solution'; readonly session: Session; readonly replay: Replay }
  | {
      readonly kind: 'why';
      readonly session: Session;
      readonly verdicts: Verdicts;
      stop(): void;
      /** What the reader played there, and what would have won. */
      readonly spoilt: string;
      readonly winning: string;
      readonly ratings: ReadonlySignal<RateAnswer | null>;
    };

export interface PracticeOptions {
  readonly kit: GameKit;
  readonly start: Play;
  readonly goal: string;
  /** Proved winning lines from the start. */
  readonly known?: readonly (readonly string[])[];
  /** Lines that say what the others do; the first is a solution. */
  readonly scripts?: readonly (readonly string[])[];
  /** The author's hints for the start position, three or none. */
  readonly hints?: readonly string[];
  /** Ask the solver about the start position too. */
  readonly judgeStart?: boolean;
  /** The others go on after the goal is met or lost, to the end of the game. */
  readonly toTheEnd?: boolean;
  /** Whether play has been broken off where the reader's own line stands; a signal read here is watched. */
  readonly over?: (own: Session) => boolean;
  /** The reader's seat, where it is not the one who decides at the start. */
  readonly seat?: number;
  readonly solver: () => Promise<Solver>;
}

/** A position with a goal that someone works at: the line, what is known of it, and the help they take. */
export interface Practice {
  readonly kit: GameKit;
  readonly own: Session;
  /** The goal is reached, by its own account or (where the line alone cannot tell) by proof. */
  readonly met: ReadonlySignal<boolean>;
  readonly verdict: ReadonlySignal<Verdict>;
  readonly stage: ReadonlySignal<Stage>;
  /** The session that the board shows. */
  readonly shown: ReadonlySignal<Session>;
  readonly marks: ReadonlySignal<Marks>;
  readonly hint: ReadonlySignal<Hint | null>;
  /** A hint can be given here. */
  readonly hintable: ReadonlySignal<boolean>;
  /** 0: none is shown. */
  readonly hintStep: ReadonlySignal<0 | HintStep>;
  /** Play has been broken off: the board is only looked at. */
  readonly over: ReadonlySignal<boolean>;
  /** Somebody else is about to act on the board shown. */
  readonly waits: ReadonlySignal<boolean>;
  /** How many hint steps were opened, and whether a solution or the reason was shown. */
  readonly help: ReadonlySignal<Help>;
  /** The next hint step; after the third it stays. */
  moreHint(): void;
  /** One step of the hint directly. */
  showHint(step: HintStep): void;
  backToWinnable(): void;
  showSolution(): void;
  showWhy(): void;
  backToOwn(): void;
  /** Asks the solver again about the position at hand. */
  ask(): void;
  /** Sets what was kept from an earlier visit. */
  restore(line: readonly string[], cursor: number, help: Help, undone?: number): void;
  stop(): void;
}

export interface Help {
  readonly hints: number;
  readonly solution: boolean;
}

const REPLAY_INTERVAL = 900;

export function createPractice(options: PracticeOptions): Practice {
  const { kit, start, goal, solver } = options;
  const own = createSession(start, goal, options.seat);
  const over = computed(() => options.over?.(own) ?? false);
  // Where nobody else acts, no reply can turn a lost position into a won one.
  const { alone } = kit;
  const verdicts = watchVerdicts(own, solver, {
    alone,
    ...(options.known ? { known: options.known } : {}),
    fromStart: options.judgeStart ?? false,
  });
  const met = computed(() => own.goalState.value === 'met' || verdicts.verdict.value.kind === 'met');
  const others = (of: Session, known: Verdicts): Others => ({
    scripts: options.scripts ?? options.known ?? [],
    verdict: () => known.verdict.value,
    refutation: async (line, signal) => (await (await solver()).reply(start.position, line.join(), goal, { signal })).action,
    ruleOfThumb: async (play) => (await kit.ruleOfThumb?.(play)) ?? null,
    delay: () => (reducedMotion() ? 250 : 650),
    over: () => over.value,
    decided: () => !options.toTheEnd && of.goalState.value !== 'open',
  });
  const ownOthers = alone ? () => {} : playOthers(own, others(own, verdicts));
  const stage: Signal<Stage> = signal({ kind: 'own' });
  const help: Signal<Help> = signal({ hints: 0, solution: false });
  // A hint belongs to the position it was asked in.
  const asked: Signal<{ readonly play: Play; readonly step: HintStep } | null> = signal(null);

  const shown = computed(() => (stage.value.kind === 'own' ? own : stage.value.session));

  const nextWinning = (): string | null => {
    const verdict = verdicts.verdict.value;
    if (own.waiting.value) return null;
    if (verdict.kind === 'winnable') return verdict.line[own.cursor.value] ?? null;
    const solution = verdict.kind === 'refuted' || verdict.kind === 'hopeless' ? undefined : options.scripts?.[0];
    const played = own.played.value;
    return solution && played.every((action, i) => action === solution[i]) ? (solution[played.length] ?? null) : null;
  };

  const hintStep = computed<0 | HintStep>(() =>
    stage.value.kind === 'own' && asked.value?.play === own.now.value ? asked.value.step : 0,
  );

  const hint = computed<Hint | null>(() => {
    const action = nextWinning();
    const step = hintStep.value;
    if (step === 0 || action === null) return null;
    const written = own.cursor.value === 0 && options.hints?.length === 3 ? options.hints : undefined;
    return hintFor(action, own.now.value, step, kit.words, written);
  });

  const marks = computed<Marks>(() => {
    const session = shown.value;
    return { hint: hint.value?.marks ?? null, refused: session.refusal.value, last: session.last.value };
  });

  const waits = computed(() => {
    const session = shown.value;
    return session.waiting.value && !over.value && (options.toTheEnd || session.goalState.value === 'open');
  });

  const leaveStage = (): void => {
    const current = stage.value;
    if (current.kind === 'solution') current.replay.stop();
    if (current.kind === 'why') current.stop();
    stage.value = { kind: 'own' };
  };

  const showHint = (step: HintStep): void => {
    if (nextWinning() === null) return;
    if (hintStep.value < step) help.value = { ...help.value, hints: help.value.hints + 1 };
    asked.value = { play: own.now.value, step };
  };

  /** A whole winning line, and how much of it the reader has played. */
  const winningLine = (): { line: readonly string[]; from: number } | null => {
    const verdict = verdicts.verdict.value;
    if (verdict.kind === 'winnable') return { line: verdict.line, from: own.cursor.value };
    if (verdict.kind === 'refuted') return { line: verdict.line, from: verdict.lastGood };
    const known = options.known?.[0] ?? options.scripts?.[0];
    return known ? { line: known, from: 0 } : null;
  };

  return {
    kit,
    own,
    met,
    verdict: verdicts.verdict,
    stage,
    shown,
    marks,
    hint,
    waits,
    over,
    hintable: computed(() => nextWinning() !== null),
    hintStep,
    help,
    moreHint: () => showHint(Math.min(3, hintStep.value + 1) as HintStep),
    showHint,
    backToWinnable() {
      const verdict = verdicts.verdict.value;
      leaveStage();
      if (verdict.kind === 'refuted') own.goTo(verdict.lastGood);
    },
    showSolution() {
      const winning = winningLine();
      if (!winning) return;
      leaveStage();
      help.value = { ...help.value, solution: true };
      const session = createSession(start, goal);
      session.load(winning.line, winning.from);
      const replay = createReplay(session, REPLAY_INTERVAL);
      stage.value = { kind: 'solution', session, replay };
      replay.play();
    },
    showWhy() {
      const verdict = verdicts.verdict.value;
      if (verdict.kind !== 'refuted') return;
      const spoilt = own.line.value[verdict.lastGood];
      const winning = verdict.line[verdict.lastGood];
      if (spoilt === undefined || winning === undefined) return;
      leaveStage();
      help.value = { ...help.value, solution: true };
      const session = createSession(start, goal);
      session.load(verdict.line.slice(0, verdict.lastGood));
      const ratings: Signal<RateAnswer | null> = signal(null);
      const here = session.now.value.position;
      const asking = new AbortController();
      const tried = watchVerdicts(session, solver, { alone, known: [verdict.line], fromStart: true });
      const triedOthers = alone ? () => {} : playOthers(session, others(session, tried));
      stage.value = {
        kind: 'why',
        session,
        spoilt,
        winning,
        ratings,
        verdicts: tried,
        stop() {
          asking.abort();
          triedOthers();
          tried.stop();
        },
      };
      solver()
        .then((client) => client.rate(here, goal, { signal: asking.signal }))
        .then((answer) => {
          ratings.value = answer;
        })
        .catch(() => {
          // The panel then goes without the table of options; the verdict after each try still comes.
        });
    },
    backToOwn: leaveStage,
    ask: verdicts.ask,
    restore(line, cursor, kept, undone = 0) {
      own.load(line, cursor, undone);
      help.value = kept;
    },
    stop() {
      leaveStage();
      ownOthers();
      verdicts.stop();
    },
  };
}
