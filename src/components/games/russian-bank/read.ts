import type { Play } from '../../../engine/core/play.ts';

/** What the text of a position tells about it. */
export interface Told {
  /** The player in turn; when play is over, the one whose turn it was. */
  readonly turn: number;
  /** Cards of player 1 and player 2, as the notation writes them: `Ks`. Of the hand the next card first. */
  readonly stocks: readonly { readonly reserve: string[]; readonly hand: string[]; readonly waste: string[] }[];
  /** A drawn card waits. */
  readonly drawn: boolean;
  /** Actions so far. */
  readonly count: number;
}

/** Reads a position that the engine has written. */
export function told({ position }: Pick<Play, 'position'>): Told {
  const [, turn = '', one = '', two = '', , drawn = '', count = ''] = position.split('/');
  return {
    turn: Number(turn),
    stocks: [one, two].map((side) => {
      const [reserve = '', , hand = '', waste = ''] = side.split(';');
      return { reserve: cards(reserve), hand: cards(hand), waste: cards(waste) };
    }),
    drawn: drawn === 'd',
    count: Number(count),
  };
}

const cards = (text: string): string[] => text.match(/[A2-9TJQK][cdhs]/g) ?? [];
