import { finishedGames } from './finished-games.ts';
import { openGames } from './open-games.ts';
import { type Kept, keptLine } from './progress.ts';

/** A game that has ended: its game, the link of its deal without `#`, when it ended, and what is kept of it. */
export interface EndedGame {
  readonly game: string;
  readonly deal: string;
  readonly at: number;
  /** Which round was the last one of several (`.2`); empty for the first. */
  readonly round: string;
  readonly kept: Kept;
}

/** So many are listed. */
const most = 8;

/**
 * The games that have ended in this browser, the latest first, whose moves are still kept: in them one finds their review, and the last link
 * for a friend. Of a match only its end is one.
 */
export function endedGames(): readonly EndedGame[] {
  const seen = new Set(openGames().map(({ game, deal }) => `${game}#${deal}`));
  const all: EndedGame[] = [];
  for (const [key, { at }] of Object.entries(finishedGames()).toSorted(([, a], [, b]) => b.at - a.at)) {
    const [, name = '', game = '', deal = '', round = ''] = /^((.*?)#(.*?))(\.\d+)?$/.exec(key) ?? [];
    const kept = seen.has(name) ? null : keptLine(`deal.${game}.${deal}${round}`);
    seen.add(name);
    if (kept !== null) all.push({ game, deal, at, round, kept });
    if (all.length === most) break;
  }
  return all;
}
