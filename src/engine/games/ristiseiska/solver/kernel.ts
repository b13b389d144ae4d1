import { type Card, rankOf } from '../../../core/cards.ts';
import type { Seat } from '../../../core/game.ts';
import { cardPoints, idleLimit } from '../rules.ts';
import type { State } from '../state.ts';
import { BEG, CLAIM, type Code, cardOfCode, DECLINE, GIVE, kindOf, PASS, PLAY, PLAY_HIGH, STOP, TAKE } from './codes.ts';
import { HIGH, IN_EXTRA, IN_FINE, IN_GIVE, IN_PLAY, IN_TAKE, isEnd, LOST, LOW, MET, OPEN, Standing } from './standing.ts';
import type { SuitRuns } from './suits.ts';
import { LIES, NOT_LAST, PASSES, POINTS, type Target, TURN, WIN } from './target.ts';

/** Numbers that one action may change, kept for `undo`. */
const frame = 16;

/**
 * The rules once more, with make and undo. Once `verdict` is not `OPEN` nothing more may be made.
 */
export class Kernel extends Standing {
  readonly #idleLimit: number;
  readonly #firstOut: boolean;
  readonly #begs: boolean;
  readonly #decides: boolean;
  #stack = new Int32Array(frame * 64);
  #depth = 0;

  /** A kernel for positions that can come about from `start`. */
  constructor(start: State, target: Target) {
    super(start, target);
    this.#idleLimit = idleLimit(start);
    this.#firstOut = start.params.end === 'first-out';
    this.#begs = start.params.unable === 'beg';
    this.#decides = start.params.ace === 'first-decides';
  }

  #passOn(): void {
    this.turn = this.next(this.turn);
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
    if (isEnd(card) && this.mayFollow()) this.phase = IN_EXTRA;
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
        this.asked = this.next(this.turn);
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
    const next = this.next(seat);
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
