import { type Card, isRed, rankOf, suitOf } from '../../../core/cards.ts';
import { cardIn, opponentOf, type PackCard, type State, sideOf, unseen } from '../state.ts';
import { type Code, DRAW, fromOf, HOME, OWN, PASS, playCode, RESERVE, TO_OTHER, TO_OWN, toOf, WASTE } from './codes.ts';
import { NONE, type Pile, Piles, UNSEEN } from './piles.ts';

/**
 * A position within one turn as twelve numbers: the piles of the player in turn and of the opponent, reserve, hand
 * (next card topmost), waste with the bit of a waiting drawn card, and the heights of the foundations. The count of actions and
 * the opponent's stock are not in it: within the turn they change nothing, or by one with each action.
 */
export type Words = Int32Array;

export const size = 12;
/** Where in the words each thing is; the piles of each player are four in succession. */
export const at = { own: 0, other: 4, reserve: 8, hand: 9, waste: 10, home: 11 } as const;

/** [card × 64 + top]: whether the card may be put on a pile with that top. */
export const ownFits = new Uint8Array(64 * 64);
export const otherFits = new Uint8Array(64 * 64);
for (let card = 0; card < 52; card++) {
  for (let top = 0; top < 52; top++) {
    ownFits[card * 64 + top] = rankOf(card) === rankOf(top) - 1 && isRed(card) !== isRed(top) ? 1 : 0;
    otherFits[card * 64 + top] = Math.abs(rankOf(card) - rankOf(top)) === 1 && suitOf(card) === suitOf(top) ? 1 : 0;
  }
  ownFits[card * 64 + NONE] = 1;
  otherFits[card * 64 + NONE] = 1;
}

/** The rules of one turn once more, on numbers: quick, and compared with the rules by the tests. */
export class Kernel {
  readonly piles = new Piles();
  /** How many numbers a position is. */
  readonly size = size;
  /** Whether an action ends the turn whatever it does: what it leads to is then no position of the turn. */
  readonly ends = (code: Code): boolean => code === PASS;
  /** Scratch: the tops of the eight piles, the player's own first. */
  readonly #tops = new Int32Array(8);

  /** The position as the player in turn has it. Cards that may not be seen fit nowhere. */
  words(state: State): Words {
    const faces = (cards: readonly PackCard[]): Card[] => cards.map((card) => (card === unseen ? UNSEEN : cardIn(card)));
    const own = sideOf(state, state.turn);
    const other = sideOf(state, opponentOf(state.turn));
    const words = new Int32Array(size);
    own.piles.forEach((pile, i) => {
      words[at.own + i] = this.piles.of(faces(pile));
    });
    other.piles.forEach((pile, i) => {
      words[at.other + i] = this.piles.of(faces(pile));
    });
    words[at.reserve] = this.piles.of(faces(own.reserve));
    words[at.hand] = this.piles.of(faces(own.hand).reverse());
    words[at.waste] = this.piles.of(faces(own.waste)) * 2 + (state.drawn ? 1 : 0);
    words[at.home] = heightsOf(state.foundations);
    return words;
  }

  reserveOf = (words: Words): number => this.piles.height[words[at.reserve] as Pile] as number;

  handOf = (words: Words): number => this.piles.height[words[at.hand] as Pile] as number;

  stockOf = (words: Words): number =>
    (this.piles.height[words[at.reserve] as Pile] as number) +
    (this.piles.height[words[at.hand] as Pile] as number) +
    (this.piles.height[(words[at.waste] as number) >> 1] as number);

  /** Which foundation of its suit takes a card: 0 the higher, 1 the lower, −1 none. */
  foundationFor = (words: Words, card: Card): number => foundationIn(words[at.home] as number, card);

  /** Whether a card that lies on no pile can be played anywhere. */
  playable(words: Words, card: Card): boolean {
    if (card >= UNSEEN) return false;
    if (this.foundationFor(words, card) >= 0) return true;
    const { top } = this.piles;
    for (let i = 0; i < 4; i++) {
      if (ownFits[card * 64 + (top[words[at.own + i] as Pile] as Card)] === 1) return true;
      if (otherFits[card * 64 + (top[words[at.other + i] as Pile] as Card)] === 1) return true;
    }
    return false;
  }

  /** The topmost card of a source. */
  sourceTop(words: Words, from: number): Card {
    const pile =
      from === RESERVE ? words[at.reserve] : from === WASTE ? (words[at.waste] as number) >> 1 : words[at.own + from - OWN];
    return this.piles.top[pile as Pile] as Card;
  }

  mayDraw = (words: Words): boolean => words[at.hand] !== 0 && ((words[at.waste] as number) & 1) === 0;

  /** Writes the plays (no draw, no pass) into `codes` and says how many there are. */
  plays(words: Words, codes: Int32Array): number {
    let count = 0;
    const { top } = this.piles;
    const tops = this.#tops;
    for (let i = 0; i < 8; i++) tops[i] = top[words[at.own + i] as Pile] as Card;
    for (let from = RESERVE; from < OWN + 4; from++) {
      const card = from < OWN ? this.sourceTop(words, from) : (tops[from - OWN] as Card);
      if (card >= UNSEEN) continue;
      if (this.foundationFor(words, card) >= 0) codes[count++] = playCode(from, HOME);
      const row = card * 64;
      for (let i = 0; i < 4; i++)
        if (ownFits[row + (tops[i] as Card)] === 1 && i !== from - OWN) codes[count++] = playCode(from, TO_OWN + i);
      for (let i = 0; i < 4; i++) if (otherFits[row + (tops[4 + i] as Card)] === 1) codes[count++] = playCode(from, TO_OTHER + i);
    }
    return count;
  }

  /** Writes all legal actions into `codes`. Nothing is legal once the stock is gone: that has won. */
  legal(words: Words, codes: Int32Array): number {
    if (this.stockOf(words) === 0) return 0;
    let count = this.plays(words, codes);
    if (this.mayDraw(words)) codes[count++] = DRAW;
    else if (this.mayPass(words)) codes[count++] = PASS;
    return count;
  }

  /** Whether no draw is possible and no drawn card waits that could be played. */
  mayPass(words: Words): boolean {
    if (this.mayDraw(words)) return false;
    return ((words[at.waste] as number) & 1) === 0 || !this.playable(words, this.sourceTop(words, WASTE));
  }

  /** Whether drawing now turns up a card that cannot be played, and so ends the turn. */
  drawEnds = (words: Words): boolean => !this.playable(words, this.piles.top[words[at.hand] as Pile] as Card);

  /** The position after a legal play, or after a draw (whether or not it ends the turn), written into `to`. */
  make(words: Words, code: Code, to: Words): void {
    for (let i = 0; i < size; i++) to[i] = words[i] as number;
    if (code === PASS) return;
    const { piles } = this;
    if (code === DRAW) {
      const hand = words[at.hand] as Pile;
      to[at.hand] = piles.beneath[hand] as Pile;
      to[at.waste] = piles.push((words[at.waste] as number) >> 1, piles.top[hand] as Card) * 2 + 1;
      return;
    }
    const from = fromOf(code);
    const target = toOf(code);
    const card = this.sourceTop(words, from);
    if (from === WASTE) to[at.waste] = (piles.beneath[(words[at.waste] as number) >> 1] as Pile) * 2;
    else {
      const place = from === RESERVE ? at.reserve : at.own + from - OWN;
      to[place] = piles.beneath[words[place] as Pile] as Pile;
    }
    if (target === HOME) to[at.home] = withHome(words[at.home] as number, card);
    else {
      const place = target < TO_OTHER ? at.own + target - TO_OWN : at.other + target - TO_OTHER;
      to[place] = piles.push(to[place] as Pile, card);
    }
    // The waste is turned over as soon as the hand is empty and no drawn card waits.
    const waste = to[at.waste] as number;
    if (to[at.hand] === 0 && waste > 1 && (waste & 1) === 0) {
      to[at.hand] = piles.turnedOver(waste >> 1);
      to[at.waste] = 0;
    }
  }

  /** The same table as the opponent sees it; only piles and foundations, the rest is left empty. */
  turnedAround(words: Words, to: Words): void {
    to.fill(0);
    for (let i = 0; i < 4; i++) {
      to[at.own + i] = words[at.other + i] as Pile;
      to[at.other + i] = words[at.own + i] as Pile;
    }
    to[at.home] = words[at.home] as number;
  }
}

/** How many cards lie on the foundations. */
export const homeCount = (words: Words): number => cardsHome(words[at.home] as number);

/** The heights of the foundations as one number: for each suit, of the higher one and then of the lower, four bits each. */
export function heightsOf(foundations: State['foundations']): number {
  let home = 0;
  for (let suit = 0; suit < 4; suit++) {
    const [one, two] = [foundations[2 * suit]?.length ?? 0, foundations[2 * suit + 1]?.length ?? 0];
    home |= (Math.max(one, two) | (Math.min(one, two) << 4)) << (8 * suit);
  }
  return home;
}

/** Which foundation of its suit takes a card at such heights: 0 the higher, 1 the lower, −1 none. */
export function foundationIn(home: number, card: Card): number {
  if (card >= UNSEEN) return -1;
  const two = (home >>> (8 * suitOf(card))) & 255;
  const beneath = rankOf(card) - 1;
  if ((two & 15) === beneath) return 0;
  return two >> 4 === beneath ? 1 : -1;
}

/** The heights when a card has gone home that a foundation takes. */
export function withHome(home: number, card: Card): number {
  const shift = 8 * suitOf(card);
  const two = (home >>> shift) & 255;
  let higher = two & 15;
  let lower = two >> 4;
  if (higher === rankOf(card) - 1) higher += 1;
  else lower += 1;
  if (lower > higher) [higher, lower] = [lower, higher];
  return (home & ~(255 << shift)) | ((higher | (lower << 4)) << shift);
}

/** How many cards lie on the foundations at such heights. */
export function cardsHome(home: number): number {
  const suits = (home & 0x0f0f0f0f) + ((home >>> 4) & 0x0f0f0f0f);
  return Math.imul(suits, 0x01010101) >>> 24;
}
