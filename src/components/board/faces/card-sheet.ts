import type { PlacedPiece } from '../layout/types.ts';
import { filled, lined, type SheetParts } from '../sheet.ts';
import { cardSheet, drawCard, rowOf } from './card.ts';
import { indices } from './indices.ts';
import { ownLetter, usualLetter } from './letters.ts';
import { digits } from './numerals.ts';
import { placeSuit, type Suit } from './suits.ts';

const suits: readonly Suit[] = ['c', 'd', 'h', 's'];
const { width } = cardSheet;

/** Every card in each of its kinds, and both backs. */
function* pieces(): Generator<PlacedPiece> {
  const place = { id: '', slot: '', x: 0, y: 0, w: width, h: width * 1.4, shown: true };
  for (const suit of suits)
    for (let rank = 1; rank <= 13; rank++) {
      // What may be played has a ring; the page says by a class whether it is seen.
      const card = { ...place, face: { rank, suit, back: 1 }, tint: 'playable' } as const;
      yield card;
      yield { ...card, across: width * 0.8 };
      for (let level = 1; level <= cardSheet.rows; level++) yield { ...card, strip: width * rowOf(level) };
      for (const ratio of cardSheet.tickets) yield { ...card, form: 'ticket', h: width * ratio };
    }
  for (const back of [1, 2] as const) yield { ...place, face: { rank: 1, suit: 'c', back }, form: 'back' };
}

/** On paper red suits are outlines: black ink alone must tell them apart. */
const red = { fill: 'var(--red-pip,currentColor)', stroke: 'var(--red-pip-line,none)' };

/** The sheet of cards, for every game that is played with them. Its custom properties are in cards.css. */
export const cards: SheetParts = {
  pieces,
  draw: drawCard,
  get glyphs() {
    return [
      ...indices.flatMap((_, i) => [usualLetter(i + 1), ownLetter(i + 1) ?? []].flat()),
      ...digits.map(({ d }, i) => ({ id: `n${i}`, d })),
      ...suits.map((suit) => placeSuit(suit, 0, 0, 1)),
    ];
  },
  paints: {
    'card-shade': { fill: 'var(--card-shade,#000)', opacity: '.22' },
    card: filled('var(--card-tint,var(--card))'),
    'card-hair': lined('var(--card-hair)', 'var(--card-line,.75)'),
    'card-ring': lined('var(--edge,none)', '2.25'),
    tabby: filled('var(--tabby)'),
    'tabby-thread': lined('var(--tabby-thread)', 'var(--thread-line,.9)'),
    'tabby-light': filled('var(--tabby-light)'),
    twill: filled('var(--twill)'),
    'twill-light': filled('var(--twill-light)'),
    'twill-dark': filled('var(--twill-dark)'),
  },
  ink: filled('currentColor'),
  inks: { sd: red, sh: red },
};
