import { readSession, writeSession } from '../../../site/session.ts';
import { type Found, resultsIn, setsIn } from '../links/in-text.ts';

/** What was pasted in this tab, and which of its sets the teacher has called theirs. */
export interface KeptResults {
  /** Of each text its links alone, as `linksOf` gives them. */
  readonly texts: readonly string[];
  /** By their ids. */
  readonly mine: readonly string[];
}

export const nothingKept: KeptResults = { texts: [], mine: [] };

/** What is kept with one more text; the same one is kept once. */
export const withText = ({ texts, mine }: KeptResults, text: string): KeptResults => ({
  texts: texts.includes(text) ? texts : [...texts, text],
  mine,
});

/** The key of the results that a tab keeps. */
export const resultsKey = 'teach.results';

/** The most that a tab keeps: texts, their signs together, and sets that were called one's own. */
const mostTexts = 1_000;
export const mostKeptSigns = 2_000_000;
const mostMine = 200;

const isText = (one: unknown): one is string => typeof one === 'string';

/** Reads what is kept; null where it is nothing of the kind or more than a tab keeps. */
export function parseKept(raw: unknown): KeptResults | null {
  const { texts, mine } = (raw ?? {}) as Partial<Record<keyof KeptResults, unknown>>;
  if (!Array.isArray(texts) || !Array.isArray(mine) || ![...texts, ...mine].every(isText)) return null;
  const signs = texts.reduce((sum, text: string) => sum + text.length, 0);
  return texts.length <= mostTexts && mine.length <= mostMine && signs <= mostKeptSigns ? { texts, mine } : null;
}

/** What this tab has kept. */
export const keptResults = (): KeptResults => readSession(resultsKey, parseKept) ?? nothingKept;

/** Keeps it until the tab is closed. Out: whether it is kept. More than a tab keeps is not kept at all: half of a class would be taken for all of it. */
export const keepResults = (kept: KeptResults): boolean =>
  writeSession(resultsKey, kept.texts.length === 0 ? null : parseKept(kept)) && parseKept(kept) !== null;

/** What is taken of a text, as text: its links to results and sets, as often as they stand there, a line each. `known`: as with `resultsIn`. */
export function linksOf(text: string, known: ReadonlySet<string> = new Set()): string {
  const lines = (page: string, { fragments }: Found) =>
    [...fragments].flatMap(([fragment, times]) => Array.from({ length: times }, () => `/${page}/#${fragment}`));
  return [...lines('set', setsIn(text)), ...lines('result', resultsIn(text, known))].join('\n');
}
