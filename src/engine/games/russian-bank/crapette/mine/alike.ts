import { renamings, textBy } from '../../mine/alike.ts';
import type { Table } from '../rules.ts';

/** A text that is the same for tables alike but for the order of the eight houses, the names of suits, and which player is which. */
export function alike({ turn, sides, foundations, drawn }: Table): string {
  const both = turn === 1 ? sides : [sides[1], sides[0]];
  const texts = renamings.map((names) => {
    const text = textBy(names);
    const inOrder = (piles: readonly (readonly number[])[]): string => piles.map(text).sort().join('.');
    const parts = both.map(({ reserve, hand, waste }) => [reserve, hand, waste].map(text).join(';'));
    return [...parts, inOrder(sides.flatMap(({ piles }) => piles)), inOrder(foundations), drawn].join('/');
  });
  return texts.sort()[0] as string;
}
