import { type Card, rankOf, type SuitIndex } from '../../../core/cards.ts';
import type { Seat } from '../../../core/game.ts';
import type { Params } from '../params.ts';
import type { State } from '../state.ts';
import { BEG, CLAIM, DECLINE, GIVE, PASS, PLAY, PLAY_HIGH, STOP, TAKE } from './codes.ts';
import { NONE, type SuitRuns, suitRuns } from './suits.ts';
import { type Target, TURN } from './target.ts';

/** Phases. */
export const IN_PLAY = 0;
export const IN_EXTRA = 1;
export const IN_TAKE = 2;
export const IN_GIVE = 3;
export const IN_FINE = 4;
const phases = ['play', 'extra', 'take', 'give', 'fine'] as const;

/** What the goal says of the kernel. */
export const OPEN = 0;
export const MET = 1;
export const LOST = 2;

/** What the first ace has decided. */
export const UNDECIDED = 0;
export const LOW = 1;
export const HIGH = 2;

/** How things stand, on typed arrays: who holds what, what lies, who is to act, what they may do, and what a goal says of it. */
export class Standing {
  readonly params: Params;
  readonly target: Target;
  readonly seats: number;
  /** The cards in hands at the start, in order. */
  readonly cards: readonly Card[];
  readonly suits: readonly SuitRuns[];
  /** Who holds a card; 0 when it lies on the table or was left out. */
  readonly owner = new Uint8Array(52);
  /** Cards in each hand, by seat. */
  readonly count = new Int32Array(8);
  /** The number of each suit's run. */
  readonly run = new Int32Array(4);
  holding = 0;
  turn: Seat = 1;
  phase = IN_PLAY;
  /** Who is asked, in the phases that ask somebody. */
  asked: Seat = 0;
  /** Bit `seat` for those who have had no turn. */
  fresh = 0;
  idle = 0;
  aces = UNDECIDED;
  /** Who holds the token; 0 where nobody does. */
  token: Seat = 0;
  /** With a brief goal: 1 once the turn has left the player. */
  left = 0;
  /** With `turn`: cards that the player has played. */
  played = 0;
  verdict = OPEN;

  /** A kernel for positions that can come about from `start`. */
  constructor(start: State, target: Target) {
    this.params = start.params;
    this.target = target;
    this.seats = start.hands.length;
    this.cards = start.hands.flat().sort((a, b) => a - b);
    const held = new Set(this.cards);
    this.suits = ([0, 1, 2, 3] as SuitIndex[]).map((suit) =>
      suitRuns(start.params, suit, start.table[suit] ?? null, (card) => held.has(card)),
    );
    this.load(start);
  }

  /**
   * Takes over a position that comes about from the start, in which the goal is open; for a brief goal with whether the turn has
   * left the player and how many cards they have played.
   */
  load(state: State, left = false, played = 0): void {
    this.owner.fill(0);
    this.count.fill(0);
    this.holding = 0;
    state.hands.forEach((hand, i) => {
      for (const card of hand) this.owner[card] = i + 1;
      this.count[i + 1] = hand.length;
      if (hand.length > 0) this.holding += 1;
    });
    state.table.forEach((run, suit) => {
      const runs = (this.suits[suit] as SuitRuns).runs;
      const found = runs.findIndex((other) => other?.low === run?.low && other?.high === run?.high);
      if (found < 0) throw new Error('this position does not come about from the start');
      this.run[suit] = found;
    });
    this.turn = state.turn;
    this.phase = phases.indexOf(state.phase.kind);
    this.asked = 'player' in state.phase ? state.phase.player : 0;
    this.fresh = state.fresh.reduce((bits, seat) => bits | (1 << seat), 0);
    this.idle = state.idle;
    this.aces = state.aces === 'low' ? LOW : state.aces === 'high' ? HIGH : UNDECIDED;
    this.token = state.token ?? 0;
    this.left = left && this.target.isBrief ? 1 : 0;
    this.played = this.target.kind === TURN ? played : 0;
    this.verdict = OPEN;
  }

  /** Who decides; 0 for chance. */
  actor(): Seat {
    if (this.phase === IN_TAKE) return 0;
    return this.phase === IN_GIVE || this.phase === IN_FINE ? this.asked : this.turn;
  }

  /** The card that fits at the lower end of a suit, or `NONE`. */
  downCard(suit: number): Card {
    const card = (this.suits[suit] as SuitRuns).down[this.run[suit] as number] as Card;
    return card >= 0 && this.aces === HIGH && rankOf(card) === 1 ? NONE : card;
  }

  /** The card that fits at the upper end of a suit (or its seven), or `NONE`. */
  upCard(suit: number): Card {
    const runs = this.suits[suit] as SuitRuns;
    const n = this.run[suit] as number;
    const card = runs.up[n] as Card;
    if (card < 0) return NONE;
    if (this.aces === LOW && rankOf(card) === 1) return NONE;
    return suit > 0 && runs.runs[n] === null && this.#bare() ? NONE : card;
  }

  #bare(): boolean {
    return (this.suits[0] as SuitRuns).runs[this.run[0] as number] === null;
  }

  /** Whether a player holds a card that fits. */
  able(seat: Seat): boolean {
    for (let suit = 0; suit < 4; suit++) {
      const down = this.downCard(suit);
      if (down >= 0 && this.owner[down] === seat) return true;
      const up = this.upCard(suit);
      if (up >= 0 && this.owner[up] === seat) return true;
    }
    return false;
  }

  /** Whether nobody holds a card that fits. */
  stalled(): boolean {
    for (let suit = 0; suit < 4; suit++) {
      const down = this.downCard(suit);
      if (down >= 0 && this.owner[down] !== 0) return false;
      const up = this.upCard(suit);
      if (up >= 0 && this.owner[up] !== 0) return false;
    }
    return true;
  }

  fits(card: Card): boolean {
    const suit = Math.floor(card / 13);
    return this.downCard(suit) === card || this.upCard(suit) === card;
  }

  /** Writes the legal actions into `codes` from `at`; gives their number. */
  legal(codes: Int32Array, at: number): number {
    let n = at;
    switch (this.phase) {
      case IN_TAKE:
        for (const card of this.cards) if (this.owner[card] === this.asked) codes[n++] = TAKE + card;
        break;
      case IN_GIVE: {
        const picky = this.params.give === 'unplayable-first';
        for (const card of this.cards)
          if (this.owner[card] === this.asked && !(picky && this.fits(card))) codes[n++] = GIVE + card;
        if (n === at) for (const card of this.cards) if (this.owner[card] === this.asked) codes[n++] = GIVE + card;
        break;
      }
      case IN_FINE:
        codes[n++] = DECLINE;
        for (const card of this.cards) if (this.owner[card] === this.asked) codes[n++] = GIVE + card;
        break;
      default: {
        const extra = this.phase === IN_EXTRA;
        n = this.#plays(codes, n, this.turn, extra && this.params.extra === 'aces-kings');
        if (extra) codes[n++] = STOP;
        else if (n === at) codes[n++] = this.#mustBeg() ? BEG : PASS;
        else if (this.params['false-pass'] === 'penalised' && !this.#bare()) codes[n++] = CLAIM;
      }
    }
    return n - at;
  }

  #mustBeg = (): boolean => this.params.unable === 'beg' && (this.fresh & (1 << this.turn)) === 0 && this.giver() > 0;

  #plays(codes: Int32Array, at: number, seat: Seat, endsOnly: boolean): number {
    let n = at;
    for (let suit = 0; suit < 4; suit++) {
      const down = this.downCard(suit);
      if (down >= 0 && this.owner[down] === seat && !(endsOnly && !isEnd(down))) codes[n++] = PLAY + down;
      const up = this.upCard(suit);
      if (up >= 0 && this.owner[up] === seat && !(endsOnly && !isEnd(up)))
        codes[n++] = (rankOf(up) === 1 ? PLAY_HIGH : PLAY) + up;
    }
    return n;
  }

  /** Whether the one whose turn it is holds a card that may follow an ace or a king. */
  mayFollow(): boolean {
    const { extra } = this.params;
    if (extra === 'no') return false;
    return this.#plays(followers, 0, this.turn, extra === 'aces-kings') > 0;
  }

  /** Who gives up a card to the one whose turn it is; 0 where nobody has two. */
  giver(): Seat {
    let seat = this.turn;
    for (let i = 1; i < this.seats; i++) {
      seat = seat === 1 ? this.seats : seat - 1;
      if ((this.count[seat] as number) >= 2) return seat;
    }
    return 0;
  }

  /** Who is next clockwise with cards. */
  next(from: Seat): Seat {
    let seat = from;
    for (let i = 1; i < this.seats; i++) {
      seat = seat === this.seats ? 1 : seat + 1;
      if ((this.count[seat] as number) > 0) return seat;
    }
    return from;
  }
}

const followers = new Int32Array(16);

/** Aces and kings. */
export const isEnd = (card: Card): boolean => card % 13 === 0 || card % 13 === 12;
