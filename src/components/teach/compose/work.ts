import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TextGame } from '../../../engine/core/play.ts';
import type { GameId } from '../../../engine/games/ids.ts';
import { gameOf, loadTaughtGame } from '../../../engine/games/registry.ts';
import { beginningOf, type CourseId, chaptersOf, courseOfPosition } from '../../../published/course-ids.ts';
import { type Draft, type GameComposer, seenBy } from '../../games/composing.ts';
import { loadComposer, loadKit } from '../../games/index.ts';
import type { PositionLink, SomeLink } from '../../links/links.ts';
import type { Telling } from '../../links/telling.ts';
import type { GameKit } from '../../play/kit.ts';

/** What the pupil reads, and how they are told; empty texts are left out. */
export interface Words {
  readonly title: string;
  readonly question: string;
  readonly hints: readonly [string, string, string];
  readonly answer: string;
  readonly telling: Telling;
  readonly explore: boolean;
}

/** All of one position that is being composed. Plain data. */
export interface Work {
  readonly game: GameId;
  readonly draft: Draft;
  readonly goal: string;
  readonly words: Words;
}

export const noWords: Words = {
  title: '',
  question: '',
  hints: ['', '', ''],
  answer: '',
  telling: 'when-asked',
  explore: true,
};

/** The longest that each text may be. */
export const longest = { title: 120, question: 600, hint: 300, answer: 2_000 } as const;

/** The link that hands a work out; `position` is its notation. */
export function linkOf({ goal, words }: Work, position: string): PositionLink {
  const hints = words.hints.map((hint) => hint.trim()).filter((hint) => hint !== '');
  return {
    position,
    goal,
    line: [],
    text: words.title.trim() || null,
    hints,
    ...(words.question.trim() ? { question: words.question.trim() } : {}),
    ...(words.answer.trim() ? { answer: words.answer.trim() } : {}),
    telling: words.telling,
    explore: words.explore,
  };
}

/** What a link says of a work besides its position. */
export const wordsOf = ({ text, question, hints = [], answer, telling, explore }: SomeLink): Words => ({
  title: text ?? '',
  question: question ?? '',
  hints: [hints[0] ?? '', hints[1] ?? '', hints[2] ?? ''],
  answer: answer ?? '',
  telling: telling ?? noWords.telling,
  explore: explore ?? true,
});

/** How many steps can be taken back. */
const depth = 400;

/** What lies before and after a work, to be undone and redone. Each from the nearest on. */
export interface Steps {
  readonly undo: readonly Work[];
  readonly redo: readonly Work[];
}

export const noSteps: Steps = { undo: [], redo: [] };

/** So much of what can be undone is kept beside a draft: steps, and signs of them all. */
export const keptSteps = { most: 60, signs: 60_000 } as const;

/** The nearest steps, no more than are kept: those to be undone come first. */
export function bounded({ undo, redo }: Steps): Steps {
  let room: number = keptSteps.signs;
  const near = (steps: readonly Work[]) => {
    const kept: Work[] = [];
    for (const step of steps.slice(0, keptSteps.most)) {
      room -= JSON.stringify(step).length;
      if (room < 0) break;
      kept.push(step);
    }
    return kept;
  };
  return { undo: near(undo), redo: near(redo) };
}

/** A work with all that was changed before, to be undone and redone. */
export interface History {
  readonly now: ReadonlySignal<Work>;
  readonly undoable: ReadonlySignal<boolean>;
  readonly redoable: ReadonlySignal<boolean>;
  /** `same`: changes of the same name in succession, such as letters of a text, are one step. */
  change(next: Work, same?: string): void;
  undo(): void;
  redo(): void;
  /** Takes up what came from elsewhere, in the present state and (by `onto`) in all others, so that no step undoes it. `changed` does not hear of it. */
  adopt(work: Work, onto: (state: Work) => Work): void;
  /** What is kept of it beside the draft. */
  steps(): Steps;
}

/** A history that goes on from a work, with what lies before and after it; `changed` hears of each new state of it. */
export function createHistory(first: Work, { undo, redo }: Steps, changed: (work: Work) => void): History {
  const states: Signal<readonly Work[]> = signal([...undo.toReversed(), first, ...redo]);
  const cursor = signal(undo.length);
  let latest: string | undefined;
  const now = computed(() => states.value[cursor.value] as Work);
  const go = (to: number) => {
    if (to < 0 || to >= states.value.length) return;
    latest = undefined;
    cursor.value = to;
    changed(now.value);
  };
  return {
    now,
    undoable: computed(() => cursor.value > 0),
    redoable: computed(() => cursor.value < states.value.length - 1),
    change(next, same) {
      const merges = same !== undefined && same === latest;
      const kept = states.value.slice(0, cursor.value + (merges ? 0 : 1)).slice(-depth);
      latest = same;
      states.value = [...kept, next];
      cursor.value = kept.length;
      changed(next);
    },
    undo: () => go(cursor.value - 1),
    redo: () => go(cursor.value + 1),
    adopt(work, onto) {
      states.value = states.peek().map((state, i) => (i === cursor.peek() ? work : onto(state)));
    },
    steps: () => bounded({ undo: states.value.slice(0, cursor.value).toReversed(), redo: states.value.slice(cursor.value + 1) }),
  };
}

/** What composing a game takes, loaded together. */
export interface Tools {
  readonly kit: GameKit;
  readonly game: TextGame;
  readonly composer: GameComposer;
}

/** Which rule set a draft is of, where a game has some that are learnt apart: its fact `preset` says so. */
export const courseOfDraft = ({ game, draft }: Pick<Work, 'game' | 'draft'>): CourseId =>
  chaptersOf(game).find((chapter) => chapter === draft.facts.preset) ?? game;

/** What composing takes of a game, and of one of its rule sets. */
export async function toolsOf(game: GameId, course: CourseId = game): Promise<Tools> {
  const of = beginningOf(course);
  const [kit, text, composer] = await Promise.all([loadKit(game, of), loadTaughtGame(game, of), loadComposer(game, of)]);
  return { kit, game: text, composer };
}

/** A work that begins from a link or position, as the player `eyes` sees it, if that is said; null where it cannot be read. */
export async function workOf(link: SomeLink, eyes?: string): Promise<Work | null> {
  const game = gameOf(link.position);
  if (!game.ok) return null;
  const { game: text, composer } = await toolsOf(game.value, courseOfPosition(game.value, link.position));
  const opened = text.open(link.position);
  if (!opened.ok) return null;
  const goal = link.goal && text.checkGoal(link.goal).ok ? link.goal : 'win';
  const draft = composer.read(opened.value);
  return { game: game.value, draft: eyes === undefined ? draft : seenBy(draft, eyes), goal, words: wordsOf(link) };
}

/** A work that begins from nothing. */
export async function emptyWork(game: GameId): Promise<Work> {
  const { composer } = await toolsOf(game);
  return { game, draft: composer.empty, goal: 'win', words: noWords };
}
