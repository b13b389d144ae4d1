import { finishedGames, finishedKey } from './finished-games.ts';
import { openGames } from './open-games.ts';

/** Whether a deal, by its link without `#`, has ended here, in whichever round, and is not open: it is not played again, and no next round waits. */
export function isOverDeal(game: string, deal: string): boolean {
  if (openGames().some((open) => open.game === game && open.deal === deal)) return false;
  const key = finishedKey(game, deal);
  return Object.keys(finishedGames()).some(
    (one) => one === key || (one.startsWith(`${key}.`) && /^\.\d+$/.test(one.slice(key.length))),
  );
}
