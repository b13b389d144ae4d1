import { speaksOf } from '../../../site/fragment.ts';

/** The most text that is looked through for results, and the most results that are taken from it. */
export const mostPasted = 4_000_000;
export const mostResults = 1_000;

/** So often one link is counted: pupils without a name who did the same have the same one. */
const mostCopies = 100;

/** The longest text in which links to positions are looked for. */
export const mostText = 400_000;

/**
 * The fragment of the first position in a text, whatever stands around it; null without one, and in a text that is too long.
 * Each word is looked at once.
 */
export function positionIn(text: string): string | null {
  if (text.length > mostText) return null;
  for (const [word] of text.matchAll(/[^\s"<>]+/g)) {
    const fragment = word.slice(word.indexOf('#') + 1);
    if (fragment.length < word.length && speaksOf(fragment, 'p')) return fragment;
  }
  return null;
}

/** Links of one kind in a text: the fragment of each, with how often it stands there, and how many others were left out. */
export interface Found {
  readonly fragments: ReadonlyMap<string, number>;
  readonly left: number;
}

/** Each fragment that `pattern` finds in a text; of those that `known` does not have, the first `most`. */
function allIn(text: string, pattern: RegExp, most: number, known: ReadonlySet<string>): Found {
  const fragments = new Map<string, number>();
  const left = new Set<string>();
  let taken = 0;
  for (const [, found = ''] of text.slice(0, mostPasted).matchAll(pattern)) {
    // What ends the sentence around it is no part of it.
    const fragment = found.replace(/[.:/;,]$/, '');
    const times = fragments.get(fragment) ?? 0;
    const isNew = times === 0 && !known.has(fragment);
    if (isNew && taken >= most) left.add(fragment);
    else {
      fragments.set(fragment, Math.min(times + 1, mostCopies));
      if (isNew) taken += 1;
    }
  }
  return { fragments, left: left.size };
}

const none: ReadonlySet<string> = new Set();

/** All results in a text, whatever stands around them; those that are `known` take no room of others. */
export const resultsIn = (text: string, known = none): Found =>
  allIn(text, /\/result\/?#([A-Za-z0-9_=&%-]+)/g, mostResults, known);

/** The fragment of the first set in a text; null without one. */
export const setIn = (text: string): string | null => /\/set\/?#([A-Za-z0-9_=&%-]+)/.exec(text.slice(0, mostPasted))?.[1] ?? null;

/** The most sets that are taken from a text. */
export const mostSets = 50;

/** All sets, and positions alone, that a text has links to. */
export const setsIn = (text: string): Found => allIn(text, /\/(?:set|position)\/?#([A-Za-z0-9_=&%.~:/;,-]+)/g, mostSets, none);
