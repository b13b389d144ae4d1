import type { Meter } from '../../../proving/budget.ts';
import { reason } from '../../../proving/reasons.ts';
import type { State } from '../state.ts';
import { Ceiling } from './ceiling.ts';
import { type Code, DRAW, PASS, TO_OTHER, toOf } from './codes.ts';
import { Frontier } from './frontier.ts';
import { homeCount, type Kernel, size, type Words } from './kernel.ts';
import { type Entry, Memo, usualMemory } from './memo.ts';
import { NextTurn } from './next-turn.ts';
import { pathTo } from './path.ts';
import { Merging, type Use } from './shortcuts.ts';
import { reached, type Target } from './target.ts';

/** A winning line as codes, `null` when the turn holds none, `undefined` when the budget ran out. */
export type Found = Code[] | null | undefined;

/** What a search finds besides: called with every position met, before it is entered. */
export type Witness = (words: Words, from: Entry, code: Code) => void;

/** How much is looked at for a shortest line, before the most promising positions come first. */
const usualBreadth = 10_000;

/**
 * Searches one turn for a target. All positions that can be reached within the turn are looked at, each once: the search
 * is over when one of them meets the target, or none is left. What a search without success has met is dead for all
 * later ones with the same target.
 */
export class TurnSearch {
  readonly kernel: Kernel;
  readonly #target: Target;
  readonly #breadth: number;
  readonly #merging: Merging;
  readonly #ceiling: Ceiling;
  readonly #asksForEnd: boolean;
  /** How many cards must be home; −1 where positions are not looked at for whether they can be. */
  readonly #needed: number;
  readonly #reply: NextTurn | null;
  readonly #memory: number;
  #table: Memo;
  /** Marks of searches; those listed ended without success. */
  #mark = 0;
  #dead: boolean[] = [];
  readonly #codes = new Int32Array(64);
  readonly #none = new Int32Array(64);
  readonly #now = new Int32Array(size);
  readonly #next = new Int32Array(size);

  constructor(
    kernel: Kernel,
    start: State,
    target: Target,
    use: Use,
    { breadth = usualBreadth, memory = usualMemory }: { readonly breadth?: number; readonly memory?: number } = {},
  ) {
    this.kernel = kernel;
    this.#target = target;
    this.#breadth = breadth;
    this.#memory = memory;
    this.#table = new Memo(memory);
    this.#merging = new Merging(kernel, use);
    this.#ceiling = new Ceiling(kernel);
    this.#needed = use.ceiling && target.kind === 'home' ? target.cards : -1;
    this.#asksForEnd = target.kind === 'lock' || target.kind === 'end';
    this.#reply = target.kind === 'lock' ? new NextTurn(kernel, start, use.unordered, memory) : null;
  }

  /**
   * In: a position of the turn that does not meet the target, and how many actions the game has left. With `anyLine` no short line is looked
   * for: the most promising positions come first from the beginning, but for `lock`, of which what is playable now tells too little.
   */
  run(start: Words, room: number, meter: Meter, witness?: Witness, anyLine = false): Found {
    if (this.#needed >= 0 && this.#ceiling.of(start) < this.#needed) return meter.spend() ? null : undefined;
    const quick = this.#look(start, room, meter, anyLine && this.#reply === null ? 0 : this.#breadth, witness);
    if (quick !== 'cut') return quick;
    // The limit of actions came in the way. Breadth first meets each position with the fewest actions.
    const exact = this.#look(start, room, meter, Number.POSITIVE_INFINITY, witness);
    return exact === 'cut' ? null : exact;
  }

  #look(start: Words, room: number, meter: Meter, breadth: number, witness?: Witness): Found | 'cut' {
    if (this.#table.full) this.#forget();
    const table = this.#table;
    const mark = ++this.#mark;
    this.#dead[mark] = false;
    const frontier = new Frontier(breadth);
    let cut = false;

    /** Adds the position in `#next`, met from another one; or meets it again, with fewer actions than before. */
    const meet = (parent: Entry, depth: number, code?: Code): void => {
      const value = frontier.wide ? depth + this.#least(this.#next) : this.#value(this.#next);
      this.#merging.merge(this.#next, code);
      const entry = table.enter(this.#next);
      const known = table.markOf(entry);
      if (known === mark ? !frontier.wide || depth >= table.depthOf(entry) : this.#dead[known] === true) return;
      table.setMark(entry, mark);
      table.setWay(entry, parent, depth);
      frontier.add(entry, value);
    };

    const soonest = (waiting: Entry): number => {
      table.read(waiting, this.#now);
      return table.depthOf(waiting) + this.#least(this.#now);
    };
    const rated = (waiting: Entry): number => {
      table.read(waiting, this.#now);
      return this.#value(this.#now);
    };
    this.#next.set(start);
    meet(-1, 0);
    for (;;) {
      const entry = frontier.take(soonest, rated);
      if (entry < 0) break;
      if (!meter.spend()) return undefined;
      const depth = table.depthOf(entry);
      if (depth >= room) {
        cut = true;
        continue;
      }
      table.read(entry, this.#now);
      const ending = this.#ending(meter);
      if (ending === undefined) return undefined;
      if (ending >= 0) return pathTo(this.kernel, this.#merging, table, entry, start, ending);
      const count = this.#ways();
      for (let c = 0; c < count; c++) {
        const code = this.#codes[c] as Code;
        this.kernel.make(this.#now, code, this.#next);
        witness?.(this.#next, entry, code);
        if (reached(this.#target, this.kernel, this.#next)) return pathTo(this.kernel, this.#merging, table, entry, start, code);
        if (this.kernel.stockOf(this.#next) === 0) continue;
        // Only a card that goes to the opponent's piles lowers it.
        if (this.#needed >= 0 && code < DRAW && toOf(code) >= TO_OTHER && this.#ceiling.of(this.#next) < this.#needed) continue;
        if (this.#asksForEnd && this.#isStranded(this.#next)) {
          // At the limit the game is drawn before anybody passes by themselves.
          if (depth + 1 >= room) {
            cut = true;
            continue;
          }
          const meets = this.#meetsAtEnd(this.#next, meter);
          if (meets === undefined) return undefined;
          if (meets) return pathTo(this.kernel, this.#merging, table, entry, start, code);
          continue;
        }
        if (table.full) {
          meter.stop(reason('out-of-memory'));
          return undefined;
        }
        meet(entry, depth + 1, code);
      }
    }
    if (cut) return 'cut';
    this.#dead[mark] = true;
    return null;
  }

  /** The line to a position that a search has met by this action from an entry; for a witness. */
  lineTo = (entry: Entry, code: Code, start: Words): Code[] =>
    pathTo(this.kernel, this.#merging, this.#table, entry, start, code);

  /** The action that ends the turn here and meets the target, or −1. */
  #ending(meter: Meter): Code | undefined {
    if (!this.#asksForEnd) return -1;
    const draws = this.kernel.mayDraw(this.#now);
    if (draws ? !this.kernel.drawEnds(this.#now) : !this.kernel.mayPass(this.#now)) return -1;
    const meets = this.#meetsAtEnd(this.#now, meter);
    if (meets === undefined) return undefined;
    if (!meets) return -1;
    return draws ? DRAW : PASS;
  }

  /** Whether ending the turn with the piles like this meets the target. */
  #meetsAtEnd = (words: Words, meter: Meter): boolean | undefined =>
    this.#reply === null ? true : this.#reply.locks(words, meter);

  /** Writes the actions that go on from `#now` into `#codes`. */
  #ways(): number {
    const count = this.kernel.plays(this.#now, this.#codes);
    if (!this.kernel.mayDraw(this.#now) || this.kernel.drawEnds(this.#now)) return count;
    this.#codes[count] = DRAW;
    return count + 1;
  }

  /** Whether the player has neither a play nor a draw, so that the turn ends by itself. */
  #isStranded = (words: Words): boolean => !this.kernel.mayDraw(words) && this.kernel.plays(words, this.#none) === 0;

  /**
   * So many actions are still needed, at the least: one takes one card home, or one off the reserve or the stock, or draws one. No action
   * lowers it by more than one, and merged positions have the same.
   */
  #least(words: Words): number {
    const target = this.#target;
    switch (target.kind) {
      case 'reserve':
        return this.kernel.reserveOf(words) - target.cards;
      case 'stock': {
        // What is not in reserve or waste has to be drawn first.
        const drawn = this.kernel.handOf(words) - target.cards;
        return this.kernel.stockOf(words) - target.cards + Math.max(drawn, 0);
      }
      case 'home':
        return target.cards - homeCount(words);
      default:
        return 0;
    }
  }

  /** Smaller is more promising. It only orders the search. */
  #value(words: Words): number {
    const { kernel } = this;
    switch (this.#target.kind) {
      case 'reserve':
        return kernel.reserveOf(words) * 52 + kernel.stockOf(words);
      case 'stock':
        return kernel.stockOf(words) * 14 + kernel.reserveOf(words);
      case 'home':
        return this.#target.cards - homeCount(words);
      case 'lock':
        return this.#reply?.playableNow(words) ?? 0;
      default:
        return 0;
    }
  }

  #forget(): void {
    this.#table = new Memo(this.#memory);
    this.#dead = [];
  }
}
