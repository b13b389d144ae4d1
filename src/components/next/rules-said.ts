import { gameIds } from '../../engine/games/ids.ts';
import { loadDeals, loadKit } from '../games/index.ts';
import { parseDeal, rulesSaid } from '../play/deals.ts';

/** The rules of a deal, by its link, in a few words; null where it is none. */
export async function rulesOf(game: string, deal: string): Promise<string | null> {
  const id = gameIds.find((one) => one === game);
  if (id === undefined) return null;
  const [kit, { dealing }] = await Promise.all([loadKit(id), loadDeals(id)]);
  const dealt = parseDeal(deal, kit);
  return dealt?.ok ? rulesSaid(dealing, dealt.value.choice).join(' · ') : null;
}
