import { type Card, rankOf, type SuitIndex } from '../../../core/cards.ts';
import type { Seat } from '../../../core/game.ts';
import { idleLimit } from '../ending.ts';
import type { Params } from '../params.ts';
import { cardPoints } from '../scoring.ts';
import type { State } from '../state.ts';
import { BEG, CLAIM, type Code, cardOfCode, DECLINE, GIVE, kindOf, PASS, PLAY, PLAY_HIGH, STOP, TAKE } from './codes.ts';
import { NONE, type SuitRuns, suitRuns } from './suits.ts';
import { LIES, NOT_LAST, PASSES, POINTS, type Target, TURN, WIN } from './target.ts';

/** Phases. */
export const IN_PLAY = 0;
export const IN_EXTRA = 1;
export const IN_TAKE = 2;
export const IN_GIVE = 3;
export const IN_FINE = 4;
const phases = ['play', 'extra', 'take', 'give', 'fine'] as const;

/** What the goal says of the board. */
export const OPEN = 0;
export const MET = 1;
export const LOST = 2;

const UNDECIDED = 0;
const LOW = 1;
const HIGH = 2;

/** Numbers that one action may change, kept for `undo`. */
const frame = 16;

/**
 * The rules once more on typed arrays, with make and undo, and what a goal says of it. Once `verdict` is not `OPEN` nothing
 * more may be made.
 */
export class Board {
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
  readonly #idleLimit: number;
  readonly #firstOut: boolean;
  readonly #begs: boolean;
  readonly #decides: boolean;
  #stack = new Int32Array(frame * 64);
  #depth = 0;

  /** A board for positions that can come about from `start`. */
  constructor(start: State, target: Target) {
    this.params = start.params;
    this.target = target;
    this.seats = start.hands.length;
    this.cards = start.hands.flat().sort((a, b) => a - b);
    const held = new Set(this.cards);
    this.suits = ([0, 1, 2, 3] as SuitIndex[]).map((suit) =>
      suitRuns(start.params, suit, start.table[suit] ?? null, (card) => held.has(card)),
    );
    this.#idleLimit = idleLimit(start);
    this.#firstOut = start.params.end === 'first-out';
    this.#begs = start.params.unable === 'beg';
    this.#decides = start.params.ace === 'first-decides';
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
    this.#depth = 0;
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
        else if (n === at) codes[n++] = this.#begs && (this.fresh & (1 << this.turn)) === 0 && this.giver() > 0 ? BEG : PASS;
        else if (this.params['false-pass'] === 'penalised' && !this.#bare()) codes[n++] = CLAIM;
      }
    }
    return n - at;
  }

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

  #mayFollow(): boolean {
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

  #next(from: Seat): Seat {
    let seat = from;
    for (let i = 1; i < this.seats; i++) {
      seat = seat === this.seats ? 1 : seat + 1;
      if ((this.count[seat] as number) > 0) return seat;
    }
    return from;
  }

  #passOn(): void {
    this.turn = this.#next(this.turn);
    this.phase = IN_PLAY;
    this.asked = 0;
  }

  #idled(): void {
    if (this.#begs) {
      this.idle += 1;
      if (this.idle >= this.#idleLimit) {
        this.verdict = this.#ended();
        return;
      }
    }
    this.#passOn();
  }

  /** What a hand that has just become empty means for the goal. */
  #out(seat: Seat): void {
    this.holding -= 1;
    const { kind, hero } = this.target;
    if (kind === WIN) this.verdict = seat === hero ? MET : LOST;
    else if (kind === NOT_LAST && seat === hero) this.verdict = MET;
    else if (this.#firstOut || this.holding <= 1) this.verdict = this.#ended();
  }

  /** What the goal says of the end of the round, where that does not hang on who is out. */
  #ended(): number {
    const { kind, hero, number } = this.target;
    if (kind !== POINTS) return LOST;
    const { params } = this;
    const aces = this.aces === HIGH ? 'high' : this.aces === LOW ? 'low' : null;
    let points = this.token === hero && params.score !== 'none' ? params['token-points'] : 0;
    for (const card of this.cards) if (this.owner[card] === hero) points += cardPoints(card, { params, aces });
    return points <= number ? MET : LOST;
  }

  #hand(card: Card, from: Seat, to: Seat): void {
    this.owner[card] = to;
    this.count[from] = (this.count[from] as number) - 1;
    if (to > 0) this.count[to] = (this.count[to] as number) + 1;
  }

  /** Plays a legal action. */
  make(code: Code): void {
    this.#push(code);
    const card = cardOfCode(code);
    switch (kindOf(code)) {
      case PLAY:
      case PLAY_HIGH:
        this.#play(card, kindOf(code) === PLAY_HIGH);
        break;
      case TAKE:
        this.#hand(card, this.asked, this.turn);
        this.#passOn();
        break;
      case GIVE: {
        const giver = this.asked;
        this.#hand(card, giver, this.turn);
        if (this.phase === IN_GIVE) this.#idled();
        else this.#fined(giver);
        break;
      }
      default:
        this.#say(code);
    }
    if (this.target.isBrief && this.verdict === OPEN) {
      if (this.turn !== this.target.hero) this.left = 1;
      if (this.left && (this.target.kind === TURN || this.turn === this.target.hero)) this.verdict = LOST;
    }
  }

  #play(card: Card, high: boolean): void {
    const suit = Math.floor(card / 13);
    const runs = this.suits[suit] as SuitRuns;
    const n = this.run[suit] as number;
    const isAce = rankOf(card) === 1;
    const down = isAce ? !high : runs.down[n] === card;
    this.run[suit] = (down ? runs.downTo[n] : runs.upTo[n]) as number;
    this.#hand(card, this.turn, 0);
    this.fresh &= ~(1 << this.turn);
    this.idle = 0;
    if (isAce && this.#decides) this.aces = high ? HIGH : LOW;
    if (this.count[this.turn] === 0) this.#out(this.turn);
    const { kind, hero, number } = this.target;
    if (card === this.target.card) this.verdict = kind === LIES || this.turn === hero ? MET : LOST;
    if (kind === TURN && this.turn === hero) {
      this.played += 1;
      if (this.played >= number) this.verdict = MET;
    }
    if (this.verdict !== OPEN) return;
    if (isEnd(card) && this.#mayFollow()) this.phase = IN_EXTRA;
    else this.#passOn();
  }

  #say(code: Code): void {
    if ((code === PASS || code === BEG) && this.target.kind === PASSES && this.turn === this.target.number) {
      this.verdict = MET;
      return;
    }
    switch (code) {
      case STOP:
        this.#passOn();
        break;
      case PASS: {
        this.fresh &= ~(1 << this.turn);
        if (this.params.unable === 'token') this.token = this.turn;
        const giver = this.params.unable === 'pawn' ? this.giver() : 0;
        if (giver > 0) {
          this.phase = IN_TAKE;
          this.asked = giver;
        } else this.#idled();
        break;
      }
      case BEG:
        this.asked = this.giver();
        this.phase = IN_GIVE;
        break;
      case CLAIM:
        this.asked = this.#next(this.turn);
        this.phase = IN_FINE;
        break;
      case DECLINE:
        this.#fined(this.asked);
        break;
    }
  }

  #fined(seat: Seat): void {
    if (this.count[seat] === 0) this.#out(seat);
    if (this.verdict !== OPEN) return;
    const next = this.#next(seat);
    if (next === this.turn) {
      this.fresh &= ~(1 << this.turn);
      this.#idled();
    } else this.asked = next;
  }

  #push(code: Code): void {
    const at = this.#depth * frame;
    if (at + frame > this.#stack.length) {
      const stack = new Int32Array(this.#stack.length * 2);
      stack.set(this.#stack);
      this.#stack = stack;
    }
    const s = this.#stack;
    const suit = code < TAKE ? Math.floor(cardOfCode(code) / 13) : 0;
    s[at] = code;
    s[at + 1] = this.turn;
    s[at + 2] = this.phase;
    s[at + 3] = this.asked;
    s[at + 4] = this.fresh;
    s[at + 5] = this.idle;
    s[at + 6] = this.aces;
    s[at + 7] = this.left;
    s[at + 8] = this.holding;
    s[at + 9] = suit;
    s[at + 10] = this.run[suit] as number;
    s[at + 11] = this.token;
    s[at + 12] = this.played;
    this.#depth += 1;
  }

  /** Takes the last action back. */
  undo(): void {
    this.#depth -= 1;
    const at = this.#depth * frame;
    const s = this.#stack;
    const code = s[at] as Code;
    this.turn = s[at + 1] as number;
    this.phase = s[at + 2] as number;
    this.asked = s[at + 3] as number;
    this.fresh = s[at + 4] as number;
    this.idle = s[at + 5] as number;
    this.aces = s[at + 6] as number;
    this.left = s[at + 7] as number;
    this.holding = s[at + 8] as number;
    this.run[s[at + 9] as number] = s[at + 10] as number;
    this.token = s[at + 11] as number;
    this.played = s[at + 12] as number;
    this.verdict = OPEN;
    if (code < TAKE) {
      this.owner[cardOfCode(code)] = this.turn;
      this.count[this.turn] = (this.count[this.turn] as number) + 1;
    } else if (code < STOP) {
      this.#hand(cardOfCode(code), this.turn, this.asked);
    }
  }
}

const followers = new Int32Array(16);

const isEnd = (card: Card): boolean => card % 13 === 0 || card % 13 === 12;
