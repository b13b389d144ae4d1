import { type GameId, gameIds } from '../../../engine/games/ids.ts';
import { merged, mergedMap } from '../../../site/merge.ts';
import { isRecord } from '../../../site/raw.ts';
import { keepAside, read, update, type Written } from '../../../site/storage.ts';
import { type Draft, fits, type GameComposer } from '../../games/composing.ts';
import { tellings } from '../../links/telling.ts';
import { bounded, keptSteps, noSteps, noWords, type Steps, type Words, type Work } from './work.ts';

/** A work as it is kept in this browser. */
export interface Kept {
  readonly id: string;
  readonly work: Work;
  /** What can be undone and redone; left out: nothing. */
  readonly steps?: Steps;
  /** When it was changed last, in milliseconds since 1970; left out: nobody knows. */
  readonly at?: number;
}

/** The key of all drafts. */
export const draftsKey = 'compose';
/** So many drafts keep what can be undone: those worked at last. */
const withSteps = 5;
const most = 100;

/**
 * Bounds of a draft as it is kept: far beyond any table and any text, and near enough for every function that walks it. Pieces are those of
 * all places together.
 */
const bounds = { id: 40, places: 80, pieces: 500, facts: 60, fact: 40, goal: 60, text: 20_000, at: 8.64e15 } as const;

const isText = (raw: unknown, longest: number): raw is string => typeof raw === 'string' && raw.length <= longest;

/** All words; null where one of them is longer than any field takes. What is missing is empty. */
function wordsIn(raw: unknown): Words | null {
  if (!isRecord(raw)) return noWords;
  const hints = Array.isArray(raw.hints) ? raw.hints : [];
  const texts = [raw.title, raw.question, hints[0], hints[1], hints[2], raw.answer].map((value) => value ?? '');
  if (!texts.every((value) => isText(value, bounds.text))) return null;
  const [title = '', question = '', first = '', second = '', third = '', answer = ''] = texts as string[];
  return {
    title,
    question,
    hints: [first, second, third],
    answer,
    telling: tellings.find((telling) => telling === raw.telling) ?? noWords.telling,
    explore: raw.explore !== false,
  };
}

/** A fact: a word or a short number. Nothing that a table counts has four digits. */
const isFact = ([name, value]: readonly [string, unknown]): boolean =>
  name.length <= bounds.fact && isText(value, bounds.fact) && !/\d{4}/.test(value);

/** A place: its name, and its pieces as the notation writes them. */
const isPlace = ([name, pieces]: readonly [string, unknown]): boolean =>
  /^[a-z0-9-]{1,20}$/.test(name) && Array.isArray(pieces) && pieces.every((piece) => isText(piece, 3) && piece !== '');

function draftIn(raw: unknown): Draft | null {
  if (!isRecord(raw)) return null;
  const [places, facts] = [raw.places ?? {}, raw.facts ?? {}];
  if (!isRecord(places) || !isRecord(facts)) return null;
  const [allPlaces, allFacts] = [Object.entries(places), Object.entries(facts)];
  if (allPlaces.length > bounds.places || allFacts.length > bounds.facts) return null;
  if (!allPlaces.every(isPlace) || !allFacts.every(isFact)) return null;
  const draft = { places: Object.fromEntries(allPlaces), facts: Object.fromEntries(allFacts) } as Draft;
  return Object.values(draft.places).reduce((sum, pieces) => sum + pieces.length, 0) > bounds.pieces ? null : draft;
}

function workIn(raw: unknown): Work | null {
  if (!isRecord(raw)) return null;
  const { game, goal } = raw;
  const [draft, words] = [draftIn(raw.draft), wordsIn(raw.words)];
  if (!gameIds.includes(game as GameId) || !isText(goal, bounds.goal) || draft === null || words === null) return null;
  return { game: game as GameId, draft, goal, words };
}

/** Steps of the same game, up to the first that cannot be read, and no more than are ever kept. */
function stepsIn(raw: unknown, game: GameId): Steps {
  const near = (steps: unknown) => {
    const works = (Array.isArray(steps) ? steps.slice(0, keptSteps.most) : []).map(workIn);
    const end = works.findIndex((work) => work?.game !== game);
    return (end < 0 ? works : works.slice(0, end)) as readonly Work[];
  };
  return isRecord(raw) ? bounded({ undo: near(raw.undo), redo: near(raw.redo) }) : noSteps;
}

function keptIn(raw: unknown): Kept | null {
  if (!isRecord(raw) || !isText(raw.id, bounds.id)) return null;
  const work = workIn(raw.work);
  if (!work) return null;
  const { at } = raw;
  return {
    id: raw.id,
    work,
    ...(raw.steps === undefined ? {} : { steps: stepsIn(raw.steps, work.game) }),
    ...(typeof at === 'number' && at > 0 && at < bounds.at ? { at } : {}),
  };
}

/**
 * What is kept under `compose`, read by its form: good drafts, and what is none. Null: it is no list of drafts at all. Whether a
 * draft is one of its game only `isOfGame` can tell, for which the game's composer must have come.
 */
export function sortDrafts(raw: unknown): { readonly good: readonly Kept[]; readonly bad: readonly unknown[] } | null {
  if (!Array.isArray(raw) || raw.length > 2 * most) return null;
  const good: Kept[] = [];
  const bad: unknown[] = [];
  const ids = new Set<string>();
  for (const one of raw) {
    const kept = keptIn(one);
    if (kept === null || ids.has(kept.id)) bad.push(one);
    else good.push(kept);
    if (kept !== null) ids.add(kept.id);
  }
  return { good, bad };
}

const parse = (raw: unknown): readonly Kept[] | null => {
  const sorted = sortDrafts(raw);
  // A list of which nothing can be read goes aside whole.
  return sorted === null || (sorted.good.length === 0 && sorted.bad.length > 0) ? null : sorted.good;
};

/** Whether a draft's numbers are within its game's, and its pieces are pieces of the game. */
export const isOfGame = (composer: GameComposer, { work }: Kept): boolean => fits(composer, work.draft);

/** What can be undone and redone of a draft, up to the first step that is none of its game. */
export function stepsOf(composer: GameComposer, { steps = noSteps }: Kept): Steps {
  const near = (works: readonly Work[]) => {
    const end = works.findIndex(({ draft }) => !fits(composer, draft));
    return end < 0 ? works : works.slice(0, end);
  };
  return { undo: near(steps.undo), redo: near(steps.redo) };
}

/** The drafts of this browser, the one worked at last first. What cannot be read among them is put aside. */
export function keptDrafts(): readonly Kept[] {
  const sorted = read(draftsKey, (raw) => (parse(raw) === null ? null : sortDrafts(raw)));
  if (sorted === null) return [];
  if (sorted.bad.length === 0) return sorted.good;
  keepAside(draftsKey, sorted.bad);
  update(draftsKey, parse, (before) => before ?? []);
  return sorted.good;
}

/** What was changed from `base` to `own`, done to a work as it is now: place by place, fact by fact, text by text. */
export function mergedWork(base: Work, own: Work, now: Work): Work {
  const { words } = own;
  return {
    game: own.game,
    draft: {
      places: mergedMap(base.draft.places, own.draft.places, now.draft.places),
      facts: mergedMap(base.draft.facts, own.draft.facts, now.draft.facts),
    },
    goal: merged(base.goal, own.goal, now.goal),
    words: {
      title: merged(base.words.title, words.title, now.words.title),
      question: merged(base.words.question, words.question, now.words.question),
      hints: [0, 1, 2].map((i) => merged(base.words.hints[i], words.hints[i], now.words.hints[i])) as unknown as Words['hints'],
      answer: merged(base.words.answer, words.answer, now.words.answer),
      telling: merged(base.words.telling, words.telling, now.words.telling),
      explore: merged(base.words.explore, words.explore, now.words.explore),
    },
  };
}

const sorted = (map: object) => Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Whether two works are the same, in whatever order their places and facts stand. */
export function isSameWork(a: Work, b: Work): boolean {
  const text = ({ game, draft, goal, words }: Work) =>
    JSON.stringify([game, sorted(draft.places), sorted(draft.facts), goal, sorted(words)]);
  return text(a) === text(b);
}

/**
 * Keeps a draft; the oldest of very many goes. With `base`, the work as this tab read it last, only what was changed since is
 * done to what is kept under its id now, so that another tab's changes of it stay.
 */
export const keepDraft = (kept: Kept, base: Work = kept.work): Written =>
  update(draftsKey, parse, (before) => {
    const now = before?.find(({ id }) => id === kept.id);
    const own = now ? { ...now, ...kept, work: mergedWork(base, kept.work, now.work) } : kept;
    return [own, ...(before ?? []).filter(({ id }) => id !== kept.id)]
      .slice(0, most)
      .map(({ steps, ...one }, i) => (i < withSteps && steps ? { ...one, steps } : one));
  });

export const eraseDraft = (id: string): Written =>
  update(draftsKey, parse, (before) => (before ?? []).filter((kept) => kept.id !== id));

/** Puts a draft aside that is none of its game, as a damaged value. */
export function putDraftAside(kept: Kept): void {
  keepAside(draftsKey, kept);
  eraseDraft(kept.id);
}

/** A name for a new draft. */
export const newId = (): string => {
  const words = new Uint32Array(2);
  crypto.getRandomValues(words);
  return [...words].map((word) => word.toString(36)).join('');
};
