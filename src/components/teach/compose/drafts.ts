import { type GameId, gameIds } from '../../../engine/games/ids.ts';
import { read, update, type Written } from '../../../site/storage.ts';
import { tellings } from '../../play/telling.ts';
import { noWords, type Words, type Work } from './work.ts';

/** A work as it is kept in this browser. */
export interface Kept {
  readonly id: string;
  readonly work: Work;
}

const key = 'compose';
const most = 100;

type Raw = Readonly<Record<string, unknown>>;
const isRecord = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isText = (raw: unknown): raw is string => typeof raw === 'string';
const texts = (raw: unknown): Readonly<Record<string, string>> =>
  isRecord(raw) ? Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, string] => isText(entry[1]))) : {};

function wordsIn(raw: unknown): Words {
  if (!isRecord(raw)) return noWords;
  const hints = Array.isArray(raw.hints) ? raw.hints : [];
  const text = (value: unknown) => (isText(value) ? value : '');
  return {
    title: text(raw.title),
    question: text(raw.question),
    hints: [text(hints[0]), text(hints[1]), text(hints[2])],
    answer: text(raw.answer),
    telling: tellings.find((telling) => telling === raw.telling) ?? noWords.telling,
    explore: raw.explore !== false,
  };
}

function keptIn(raw: unknown): Kept | null {
  if (!isRecord(raw) || !isText(raw.id) || !isRecord(raw.work)) return null;
  const { game, draft, goal, words } = raw.work;
  if (!gameIds.includes(game as GameId) || !isRecord(draft) || !isText(goal)) return null;
  const places = isRecord(draft.places)
    ? Object.fromEntries(
        Object.entries(draft.places).map(([place, pieces]) => [place, Array.isArray(pieces) ? pieces.filter(isText) : []]),
      )
    : {};
  const work: Work = { game: game as GameId, draft: { places, facts: texts(draft.facts) }, goal, words: wordsIn(words) };
  return { id: raw.id, work };
}

const parse = (raw: unknown): readonly Kept[] | null =>
  Array.isArray(raw) ? raw.map(keptIn).filter((kept) => kept !== null) : null;

/** The drafts of this browser, the one worked at last first. */
export const keptDrafts = (): readonly Kept[] => read(key, parse) ?? [];

/** Keeps a draft, in place of what was kept under its id; the oldest of very many goes. */
export const keepDraft = (kept: Kept): Written =>
  update(key, parse, (before) => [kept, ...(before ?? []).filter(({ id }) => id !== kept.id)].slice(0, most));

export const eraseDraft = (id: string): Written =>
  update(key, parse, (before) => (before ?? []).filter((kept) => kept.id !== id));

/** A name for a new draft. */
export const newId = (): string => {
  const words = new Uint32Array(2);
  crypto.getRandomValues(words);
  return [...words].map((word) => word.toString(36)).join('');
};
