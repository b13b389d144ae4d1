import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { loading } from '../../site/loading.ts';
import type { Advice } from './advice.ts';
import type { Hint, HintStep } from './hints.ts';
import type { GameKit, Ideas } from './kit.ts';
import type { Panel } from './panel-parts.ts';
import type { Session } from './session.ts';
import type { Stage } from './stage.ts';
import { askedAt, hintedAt, type State } from './state.ts';
import type { Verdict } from './verdicts.ts';

/** What hints are made of, as whoever sets a practice says it. */
export interface HintSource {
  /** Lines that say what the others do; the first is a solution. */
  readonly scripts?: readonly (readonly string[])[];
  /** The author's hints for the start position, at most three. */
  readonly hints?: readonly string[];
  /**
   * Which computer player is asked for a hint where nothing is proved; it sees what its seat sees. `always`: also where something is, as
   * proofs may know what is hidden.
   */
  readonly adviser?: { readonly player: string; readonly always: boolean };
}

/** What a practice hands over so that hints can be asked for in it. */
export interface HintGround {
  readonly kit: GameKit;
  readonly own: Session;
  readonly source: HintSource;
  /** Written to by what is asked. */
  readonly state: Signal<State>;
  readonly stage: ReadonlySignal<Stage>;
  /** The reader's line, as text. */
  readonly here: ReadonlySignal<string>;
  /** What is known of that line, and what of it they are told. */
  readonly judged: ReadonlySignal<Verdict>;
  readonly verdict: ReadonlySignal<Verdict>;
  /** Nothing is left to ask for. */
  readonly done: ReadonlySignal<boolean>;
  /** A stranger set the position: what is written may be of something else than the proof points at. */
  readonly foreign: boolean;
}

/** The hint at the reader's line: whether there may be one, how much of it is shown, and asking for more. */
export interface Hinting {
  readonly hint: ReadonlySignal<Hint | null>;
  /** A hint can be asked for here, as far as the reader knows, and not all of it is shown already. */
  readonly hintable: ReadonlySignal<boolean>;
  /** The same as it is told beside the board. */
  readonly hintPanel: ReadonlySignal<Panel | null>;
  /** 0: none is shown. */
  readonly hintStep: ReadonlySignal<0 | HintStep>;
  /** The next hint step; after the third it stays. One that a refusal has hidden comes back first. */
  moreHint(): void;
  /** One step of the hint directly. */
  showHint(step: HintStep): void;
}

/** How hints are made: comes when the first is asked for, once for all boards of a page. */
const making: Signal<typeof import('./hints.ts') | null> = signal(null);

/** Fetches how hints are made. */
export async function fetchHints(): Promise<void> {
  making.value ??= await loading(() => import('./hints.ts'));
}

export function createHinting({ kit, own, source, state, stage, here, judged, verdict, done, foreign }: HintGround): Hinting {
  const { adviser, scripts } = source;

  /** What of a line that leads to the goal is still to come; empty where none is known. */
  const toCome = (): readonly string[] => {
    const { value } = judged;
    if (own.waiting.value) return [];
    if (value.kind === 'winnable') return value.line.slice(own.cursor.value);
    const solution = value.kind === 'refuted' || value.kind === 'hopeless' ? undefined : scripts?.[0];
    const played = own.played.value;
    return solution && played.every((action, i) => action === solution[i]) ? solution.slice(played.length) : [];
  };
  const nextWinning = (): string | null => toCome()[0] ?? null;

  /** What the adviser said, and after which line it was asked. */
  const advice: Signal<(Advice & { readonly line: string }) | null> = signal(null);
  const provedHint = (): string | null => (adviser?.always ? null : nextWinning());
  /** The author's hints, where the reader stands at what they are about. */
  const written = (): readonly string[] => (own.cursor.value === 0 ? (source.hints ?? []) : []);

  // A hint belongs to the position it was asked in.
  const hintStep = computed<0 | HintStep>(() => {
    const { hint: asked } = state.value;
    return stage.value.kind === 'own' && asked?.line === here.value ? asked.step : 0;
  });

  /** Whether a hint may be asked for. That there is none where the goal is lost must not tell that it is. */
  const hintable = computed(() => {
    if (done.value || own.waiting.value) return false;
    // One that a refusal has hidden can be shown again.
    const step = own.refusal.value === null ? hintStep.value : 0;
    if (step === 3) return false;
    if (adviser !== undefined || nextWinning() !== null || verdict.value.kind === 'unasked') return true;
    return step < written().length;
  });

  /** What the line turns on, once the game's words for it have come. */
  const ideas: Signal<Ideas | null> = signal(null);

  const hint = computed<Hint | null>(() => {
    const action = provedHint();
    const step = hintStep.value;
    const made = making.value;
    if (step === 0 || made === null) return null;
    if (action !== null)
      return made.provedHint(action, {
        now: own.now.value,
        goal: own.goal,
        toCome: toCome(),
        step,
        kit,
        ideas: ideas.value,
        written: written(),
        foreign,
      });
    const lost = verdict.value.kind === 'refuted' || verdict.value.kind === 'hopeless';
    return advice.value?.line === here.value ? advice.value.at(step, lost) : made.writtenHint(written(), step);
  });

  /** A step of what the adviser says; it is asked once at each position. */
  const advise = async (player: string, step: HintStep): Promise<void> => {
    const line = here.peek();
    if (advice.peek()?.line !== line) {
      const { adviceOf } = await loading(() => import('./advice.ts'));
      const said = await adviceOf(player, own.now.peek(), own.cursor.peek(), kit);
      if (here.peek() !== line) return;
      advice.value = { ...said, line };
    }
    state.value = hintedAt(state.peek(), line, advice.peek()?.told(step) ?? 3);
  };

  const showHint = (step: HintStep): void => {
    if (!hintable.peek()) return;
    const made = making.peek();
    if (made === null) {
      const line = here.peek();
      fetchHints().then(() => {
        // Asked for where the reader stood.
        if (here.peek() === line) showHint(step);
      });
      return;
    }
    if (kit.ideas && ideas.peek() === null)
      loading(kit.ideas).then((came) => {
        ideas.value = came;
      });
    // What is asked for now is the answer, not why an old try was refused.
    own.forget();
    if (adviser && provedHint() === null) {
      // Where no player can be asked there is no hint.
      advise(adviser.player, step).catch(() => {});
      return;
    }
    // What an author has written says nothing of whether the goal can be met.
    if (provedHint() === null && written()[step - 1]) {
      state.value = hintedAt(state.peek(), here.peek(), step, false);
      return;
    }
    const { kind } = judged.peek();
    // Where there is nothing to hint at, what comes of it is the answer to a question.
    const lost = kind === 'refuted' || kind === 'hopeless';
    const action = nextWinning();
    const told = action === null ? step : made.toldStep(action, own.now.peek(), step, written());
    state.value = lost ? askedAt(state.peek(), here.peek()) : hintedAt(state.peek(), here.peek(), told);
  };

  const moreHint = (): void => {
    const seen = hintStep.peek();
    showHint(own.refusal.peek() && seen > 0 ? (seen as HintStep) : (Math.min(3, seen + 1) as HintStep));
  };
  const hintPanel = computed<Panel | null>(() => {
    const [shown, step] = [hint.value, hintStep.value];
    return shown === null || step === 0
      ? null
      : (making.value?.hintPanel(shown, step, kit, moreHint, state.value.hints === 1) ?? null);
  });

  return { hint, hintable, hintPanel, hintStep, showHint, moreHint };
}
