import { isGameId } from '../../engine/games/ids.ts';
import { openGames } from '../../records/open-games.ts';
import { isOverDeal } from '../../records/over-deals.ts';
import { read } from '../../site/storage.ts';
import { type DealChoice, formatDeal } from './deals.ts';
import type { GameKit } from './kit.ts';
import { READER } from './reader.ts';
import { asEnds } from './rounds/ends.ts';
import { othersAt, seatsOf } from './seats.ts';

/** A deal that can be gone back to. */
export interface Resumed {
  readonly choice: DealChoice;
  /** Whom it is played against, by name; empty: nobody, or it is not known here. */
  readonly against: string;
  /** How it stands, as the list of open games says it; null where that is not known here. */
  readonly stands: string | null;
  /** How many other games are open, of this game or another: the page of games lists them. */
  readonly others: number;
}

/** What is known of a deal that was left; null: it is over. `kit`: the game's usual one, which does not read every table. */
export async function resumedOf(kit: GameKit, choice: DealChoice): Promise<Resumed | null> {
  const deal = formatDeal(choice);
  if (isOverDeal(kit.id, deal)) return null;
  const open = openGames();
  const left = open.find((one) => one.game === kit.id && one.deal === deal);
  const others = open.filter((one) => one !== left && isGameId(one.game)).length;
  const play = left && kit.game.open(left.position);
  const table = seatsOf(choice, kit, play?.ok ? othersAt(play.value) : 1);
  const against = table.flatMap(({ player, name }) => (player !== null && name !== null ? [name] : [])).join(', ');
  if (!play?.ok) return { choice, against, stands: null, others };
  const { head } = (await kit.standing()).of(play.value, READER, choice, read(`match.${kit.id}.${deal}`, asEnds) ?? [], table);
  return { choice, against, stands: head, others };
}
