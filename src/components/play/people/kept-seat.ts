import { keptLine } from '../../../records/progress.ts';
import type { DealChoice } from '../deal-choice.ts';
import { formatDeal } from '../deals.ts';
import type { GameKit } from '../kit.ts';
import { forTheOther } from './people.ts';

/** The line that is kept of a deal here; null where none is. */
export const keptOf = ({ id }: Pick<GameKit, 'id'>, deal: DealChoice): readonly string[] | null =>
  keptLine(`deal.${id}.${formatDeal(deal)}`)?.line ?? null;

/** A deal as it is from a seat, and which of several games of it. */
export const seatedAt = (choice: DealChoice, seat: number, copy = 1): DealChoice => ({
  ...forTheOther(choice),
  ...(seat > 1 ? { seat } : {}),
  ...(copy > 1 ? { copy } : {}),
});

/** The deal as it is kept here of a game with people elsewhere, under whichever seat; undefined where none is. */
export const keptSeat = (kit: Pick<GameKit, 'id'>, choice: DealChoice): DealChoice | undefined =>
  [1, 2, 3, 4, 5, 6].map((seat) => seatedAt(choice, seat)).find((deal) => keptOf(kit, deal) !== null);
