import { createHash } from 'node:crypto';

/** What a page counts while it is built: the ids of its figures so far. */
export interface FigureCount {
  figureIds?: string[];
}

/**
 * The id of a figure: what it shows names it, so that its address stays when others come and go. In: what the page counts
 * (changed); what the figure shows. Out: the id; a second one that shows the same has its number.
 */
export function figureId(counted: FigureCount, shows: object): string {
  const sum = createHash('sha256').update(JSON.stringify(shows)).digest('hex').slice(0, 6);
  const taken = counted.figureIds ?? [];
  const again = taken.filter((id) => id === sum).length;
  counted.figureIds = [...taken, sum];
  return `figure-${sum}${again === 0 ? '' : `-${again + 1}`}`;
}
