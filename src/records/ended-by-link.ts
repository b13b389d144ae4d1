import { finishedGames } from './finished-games.ts';
import { openGames } from './open-games.ts';
import { keptLine } from './progress.ts';

/** A game with people elsewhere that has ended: its game, the link of its deal without `#`, and when it ended. */
export interface EndedGame {
  readonly game: string;
  readonly deal: string;
  readonly at: number;
}

/** So many are listed. */
const most = 6;

/** The games by link that have ended in this browser, the latest first, whose moves are still kept: their last link is found in them. */
export function endedByLink(): readonly EndedGame[] {
  const open = new Set(openGames().map(({ game, deal }) => `${game}#${deal}`));
  return Object.entries(finishedGames())
    .filter(([key]) => /&player=(?:[^&]*\.)?friend(?:[.&]|$)/.test(key) && !open.has(key))
    .toSorted(([, a], [, b]) => b.at - a.at)
    .map(([key, { at }]) => ({ game: key.slice(0, key.indexOf('#')), deal: key.slice(key.indexOf('#') + 1), at }))
    .filter(({ game, deal }) => keptLine(`deal.${game}.${deal}`) !== null)
    .slice(0, most);
}
