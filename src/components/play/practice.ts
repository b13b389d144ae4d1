import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Play } from '../../engine/core/play.ts';
import type { Solved } from '../../records/records.ts';
import { loading } from '../../site/loading.ts';
import { reducedMotion } from '../../site/settings.ts';
import type { Marks } from '../board/marks.ts';
import type { Telling } from '../links/telling.ts';
import { createHinting, type Hinting, type HintSource } from './hinting.ts';
import type { createHomeward, Homeward } from './homeward.ts';
import type { GameKit } from './kit.ts';
import { type Others, playOthers } from './others.ts';
import { reveals } from './reveals.ts';
import { createSession, type Session } from './session.ts';
import { pageSolver } from './solver.ts';
import type { Solver, Stage } from './stage.ts';
import {
  type Account,
  askedAt,
  beginning,
  isTold,
  nothingTaken,
  restored,
  type State,
  sawSolution,
  slippedAt,
  tookBack,
  wishes,
} from './state.ts';
import { type Verdict, type Verdicts, watchVerdicts } from './verdicts.ts';
import { createWeighing, type Weighing } from './weighing.ts';
import type { Ground } from './why.ts';

export interface PracticeOptions extends HintSource {
  readonly kit: GameKit;
  readonly start: Play;
  readonly goal: string;
  /** When the reader is told whether the goal can still be met; at once where it is not said. */
  readonly telling?: Telling;
  /** The author has chosen that: what readers have set for themselves does not come before it. */
  readonly told?: boolean;
  /** Proved winning lines from the start. */
  readonly known?: readonly (readonly string[])[];
  /** Ask the solver about the start position too. */
  readonly judgeStart?: boolean;
  /** Whether it can be won at all may be what its author asks: that is told no sooner than anything else. */
  readonly secret?: boolean;
  /** The others go on after the goal is met or lost, to the end of the game. */
  readonly toTheEnd?: boolean;
  /** Whether play has been broken off where the reader's own line stands; a signal read here is watched. */
  readonly over?: (own: Session) => boolean;
  /** How the others take their time, where the reader can choose it: see `Others`. */
  readonly pace?: Pick<Others, 'delay' | 'paused' | 'watched'>;
  /** Which computer player has a seat where nothing is known, null for a person's; left out: the usual one has all. */
  readonly players?: (seat: number) => string | null;
  /** People have seats of the others, and nothing is taken back that they have seen. */
  readonly people?: boolean;
  /** With people: what lies hidden stays so until it is played, and nothing is taken back by which the reader has seen some of it. */
  readonly closed?: boolean;
  /** Nothing at all is taken back. */
  readonly final?: boolean;
  /** The reader's seat, where it is not the one who decides at the start. */
  readonly seat?: number;
  readonly solver: () => Promise<Solver>;
}

/** A position with a goal that someone works at: the line, what is known of it, what the reader is told, and the help they take. */
export interface Practice extends Hinting, Homeward, Weighing {
  readonly kit: GameKit;
  readonly own: Session;
  /** The start position itself is asked about: nobody has proved it before. */
  readonly judgesStart: boolean;
  /** What is known of the solving; changed by the functions below and by nothing else. */
  readonly state: ReadonlySignal<State>;
  /** The goal is reached, by its own account or (where the line alone cannot tell) by proof. */
  readonly met: ReadonlySignal<boolean>;
  /** No action of the reader's can meet the goal any more, as anybody sees: the game is over, or what the goal is about. */
  readonly ended: ReadonlySignal<boolean>;
  /** What the reader is told of their own line; `unasked` where they are told nothing. */
  readonly verdict: ReadonlySignal<Verdict>;
  readonly stage: ReadonlySignal<Stage>;
  /** The session that the board shows. */
  readonly shown: ReadonlySignal<Session>;
  readonly marks: ReadonlySignal<Marks>;
  /** A solution can be shown from here or from before. */
  readonly solvable: ReadonlySignal<boolean>;
  /** Play has been broken off: the board is only looked at. */
  readonly over: ReadonlySignal<boolean>;
  /** Nothing is taken back beyond so many moves of the reader's line: where people play, the others have seen them, and some games are played so. */
  readonly floor: ReadonlySignal<number>;
  /** Somebody else is about to act on the board shown. */
  readonly waits: ReadonlySignal<boolean>;
  /** “Is it still winnable?”: tells it here, and counts as a question. */
  question(): void;
  backToWinnable(): void;
  /** Counts as help until the goal is met. */
  showSolution(): void;
  /** Another way to a goal that is met, played under a head of its own; counts as nothing. */
  showWay(line: readonly string[], head: string): void;
  /** What spoils a lost line. Counts as nothing more than what the reader was told already. */
  showWhy(): void;
  /** Where the goal was given away, and what would have won: counts as help. */
  showOptions(): void;
  /** Help was taken elsewhere. */
  helped(): void;
  backToOwn(): void;
  tell(telling: Telling): void;
  /** Asks the solver again about the position at hand; `longer`: with more time to work it out. */
  again(longer?: boolean): void;
  /** Sets what was kept from an earlier visit. */
  restore(line: readonly string[], cursor: number, account?: Account, undone?: number): void;
  stop(): void;
}

/** A position to work at, for whoever sits before it. */
export function createPractice(options: PracticeOptions): Practice {
  const { kit, start, goal, solver } = options;
  const state: Signal<State> = signal(beginning(options.telling ?? 'at-once'));
  const own = createSession(start, goal, options.seat, (line) => {
    state.value = tookBack(state.peek(), verdicts.known(line));
  });
  const over = computed(() => options.over?.(own) ?? false);
  // Where nobody else acts, no reply can turn a lost position into a won one.
  const { alone } = kit;
  const judgesStart = options.judgeStart ?? false;
  // Judged all the time, whatever the reader is told: the others answer by it, and slips are counted.
  const verdicts = watchVerdicts(own, solver, {
    alone,
    ...(options.known ? { known: options.known } : {}),
    fromStart: judgesStart,
  });
  const judged = verdicts.verdict;
  const here = computed(() => own.played.value.join());
  const met = computed(() => own.goalState.value === 'met' || judged.value.kind === 'met');
  const ended = computed(() => !met.value && (own.goalState.value === 'lost' || own.now.value.outcome !== null));
  const verdict = computed<Verdict>(() => {
    // Whoever wants to know nothing is not told by the end of a game what has lost it either.
    const seen = ended.value && state.value.telling !== 'never';
    return seen || isTold(state.value, here.value, judged.value, options.secret) ? judged.value : { kind: 'unasked' };
  });
  const ruleOfThumb = async (play: Play): Promise<string | null> => {
    // A goal is judged as if whatever is out of order were called; only a chosen player may miss it.
    if (!options.players && play.silence !== null && kit.objections) return kit.objections.action;
    const usual = kit.opponents?.usual ?? null;
    const player = options.players && typeof play.actor === 'number' ? options.players(play.actor) : usual;
    return player && (await pageSolver()).chooseAfter(play.start, play.line.join(), player, play.line.length);
  };
  const others = (of: Session, known: Verdicts): Others => ({
    scripts: options.scripts ?? options.known ?? [],
    verdict: () => known.verdict.value,
    refutation: async (line, signal) => (await (await solver()).reply(start.position, line.join(), goal, { signal })).action,
    ruleOfThumb,
    delay: () => (reducedMotion() ? 250 : 650),
    people: options.people ?? false,
    ...options.pace,
    over: () => over.value,
    decided: () => !options.toTheEnd && of.goalState.value !== 'open',
  });
  const ownOthers = alone ? () => {} : playOthers(own, others(own, verdicts));
  const noteSlips = effect(() => {
    const { value } = judged;
    if (value.kind !== 'refuted' || own.at(value.lastGood)?.actor !== own.seat) return;
    const mistake = own.played.peek().slice(0, value.lastGood + 1);
    if (mistake.length > value.lastGood) state.value = slippedAt(state.peek(), mistake.join());
  });
  const stage: Signal<Stage> = signal({ kind: 'own' });
  let stopped = false;

  const shown = computed(() => (stage.value.kind === 'own' ? own : stage.value.session));

  const hinting = createHinting({
    kit,
    own,
    source: options,
    state,
    stage,
    here,
    judged,
    verdict,
    // A whole game goes on where what a single turn is asked for has been met or lost.
    done: computed(() => over.value || (options.toTheEnd ? own.now.value.outcome !== null : met.value || ended.value)),
    foreign: judgesStart,
  });

  const marks = computed<Marks>(() => {
    const session = shown.value;
    const pointed = hinting.hint.value?.marks ?? null;
    // What a hint points at is not to be told apart from what was done last.
    return { hint: pointed, refused: session.refusal.value, last: pointed ? null : session.last.value };
  });

  const waits = computed(() => {
    const session = shown.value;
    return session.waiting.value && !over.value && (options.toTheEnd || session.goalState.value === 'open');
  });

  const floor = computed(() => {
    const at = own.cursor.value;
    const seat = own.seat as number;
    if (options.final) return at;
    if (!options.people) return 0;
    let from = at;
    // With its end a game lies open: whoever ended it has now seen what was hidden.
    for (let i = own.waiting.value || own.now.value.actor === null ? 0 : at; i > 0; i--) {
      const before = own.at(i - 1);
      // What was only let be is of the turn around it; what was said is not taken back.
      if (before?.silence === own.line.value[i - 1]) continue;
      if (before?.actor !== seat || before.silence !== null || (options.closed && reveals(before, own.at(i) as Play, seat)))
        break;
      from = i - 1;
    }
    return from;
  });

  // Fetched with the first action, where what is left can be the way home alone.
  const home: Signal<ReturnType<typeof createHomeward> | null> = signal(null);
  const seekHome = effect(() => {
    if (!alone || goal !== 'win' || own.cursor.value === 0 || home.peek()) return;
    loading(() => import('./homeward.ts')).then(({ createHomeward }) => {
      if (!stopped) home.value ??= createHomeward({ own, goal, stage, over: computed(() => met.value || ended.value) });
    });
  });

  const leaveStage = (): void => {
    const current = stage.value;
    if (current.kind !== 'own') current.stop();
    stage.value = { kind: 'own' };
  };

  /** A whole winning line, and how much of it the reader has played. */
  const winningLine = (): { line: readonly string[]; from: number } | null => {
    const { value } = judged;
    if (value.kind === 'winnable') return { line: value.line, from: own.cursor.value };
    if (value.kind === 'refuted') return { line: value.line, from: value.lastGood };
    if (value.kind === 'hopeless') return null;
    const known = options.known?.[0] ?? options.scripts?.[0];
    return known ? { line: known, from: 0 } : null;
  };

  const backToWinnable = (): void => {
    const known = verdict.peek();
    leaveStage();
    if (known.kind === 'refuted') own.goTo(known.lastGood);
  };

  const weighing = createWeighing(kit, start, goal, solver);

  const ground: Ground = {
    chance: weighing.chance,
    chances: weighing.chances,
    start,
    goal,
    kit,
    solver,
    own,
    stage,
    judged,
    verdict,
    met,
    winningLine,
    leave: leaveStage,
    backToWinnable,
    again: verdicts.ask,
    showWhy: () => showWhy(),
    ruleOfThumb,
    helped() {
      state.value = sawSolution(state.peek());
    },
    tries(session, line) {
      const tried = watchVerdicts(session, solver, { alone, known: [line], fromStart: true });
      const triedOthers = alone ? () => {} : playOthers(session, others(session, tried));
      return {
        verdicts: tried,
        stop() {
          triedOthers();
          tried.stop();
        },
      };
    },
  };
  // Loaded with the first question for it.
  const shows =
    <A extends unknown[]>(what: (why: typeof import('./why.ts')) => (ground: Ground, ...given: A) => void) =>
    (...given: A): void => {
      loading(() => import('./why.ts')).then((why) => {
        if (!stopped) what(why)(ground, ...given);
      });
    };

  const showSolution = shows((why) => why.showSolution);
  const showWhy = shows((why) => why.showWhy);

  return {
    kit,
    own,
    judgesStart,
    state,
    met,
    ended,
    verdict,
    stage,
    shown,
    marks,
    ...hinting,
    waits,
    floor,
    over,
    // That there is no solution is an answer too.
    solvable: computed(() => winningLine() !== null || (options.secret === true && verdict.value.kind === 'unasked')),
    question() {
      own.forget();
      if (state.peek().telling === 'when-asked' && verdict.peek().kind === 'unasked')
        state.value = askedAt(state.peek(), here.peek());
    },
    backToWinnable,
    showSolution() {
      if (winningLine() === null) state.value = askedAt(state.peek(), here.peek());
      else showSolution();
    },
    showWay: shows((why) => why.showWay),
    showWhy,
    showOptions: shows((why) => why.showOptions),
    helped: ground.helped,
    backToOwn: leaveStage,
    homeward: computed(() => home.value?.homeward.value ?? false),
    bringHome: () => home.peek()?.bringHome(),
    tell(telling) {
      state.value = wishes(state.peek(), telling, here.peek());
    },
    chance: weighing.chance,
    chances: weighing.chances,
    weigh: weighing.weigh,
    again: verdicts.ask,
    restore(line, cursor, account = nothingTaken, undone = 0) {
      state.value = restored(state.peek(), account);
      own.load(line, cursor, undone);
    },
    stop() {
      stopped = true;
      seekHome();
      home.peek()?.stop();
      weighing.stop();
      leaveStage();
      noteSlips();
      ownOthers();
      verdicts.stop();
    },
  };
}

/** How it has been solved so far, as records tell it. */
export function resultOf({ own, state }: Pick<Practice, 'own' | 'state'>): Omit<Solved, 'date' | 'seconds'> {
  const { slips, questions, hints, solution, doubts } = state.value;
  return {
    v: 2,
    actions: own.own.value,
    hints,
    solution,
    undone: own.undone.value,
    slips: slips.length,
    questions,
    ...(doubts > 0 ? { doubts } : {}),
  };
}
