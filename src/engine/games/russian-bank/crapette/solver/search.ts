import type { Meter } from '../../../../proving/budget.ts';
import { reason } from '../../../../proving/reasons.ts';
import { ceiling } from '../../solver/ceiling.ts';
import { Frontier } from '../../solver/frontier.ts';
import type { Words } from '../../solver/kernel.ts';
import { type Entry, Memo, usualMemory } from '../../solver/memo.ts';
import { mostActions, pathTo } from '../../solver/path.ts';
import { type Code, DRAW, LOAD, toOf } from './codes.ts';
import { at, type Kernel, movable, size } from './kernel.ts';
import { Merging, type Use } from './shortcuts.ts';
import { leastActions, promise, reached, type Target } from './target.ts';

/** A winning line as codes, `null` when the turn holds none, `undefined` when the budget ran out. */
export type Found = Code[] | null | undefined;

/** What a search finds besides: called with every position met, before it is entered. */
export type Witness = (words: Words, from: Entry, code: Code) => void;

/** How much is looked at for a short line, before the most promising positions come first. */
const usualBreadth = 5_000;

/**
 * Searches one turn of the traditional game for a target. All positions that can be reached within the turn are looked at, each once:
 * the search is over when one of them meets the target, or none is left. What a search without success has met is dead for all
 * later ones with the same target.
 */
export class TurnSearch {
  readonly kernel: Kernel;
  readonly #target: Target;
  readonly #use: Use;
  readonly #breadth: number;
  readonly #memory: number;
  readonly #merging: Merging;
  /** How many cards must be home; −1 where positions are not looked at for whether they can be. */
  readonly #needed: number;
  #table: Memo;
  /** Marks of searches; those listed ended without success. */
  #mark = 0;
  #dead: boolean[] = [];
  readonly #codes = new Int32Array(mostActions);
  readonly #now = new Int32Array(size);
  readonly #next = new Int32Array(size);

  constructor(
    kernel: Kernel,
    target: Target,
    use: Use,
    { breadth = usualBreadth, memory = usualMemory }: { readonly breadth?: number; readonly memory?: number } = {},
  ) {
    this.kernel = kernel;
    this.#target = target;
    this.#use = use;
    this.#breadth = breadth;
    this.#memory = memory;
    this.#table = new Memo(memory, size);
    this.#merging = new Merging(use);
    this.#needed = use.ceiling && target.kind === 'home' ? target.cards : -1;
  }

  /**
   * In: a position of the turn that does not meet the target, and how many actions the game has left. With `anyLine` no short line is
   * looked for: the most promising positions come first from the beginning.
   */
  run(start: Words, room: number, meter: Meter, witness?: Witness, anyLine = false): Found {
    if (this.#isHopeless(start)) return meter.spend() ? null : undefined;
    const quick = this.#look(start, room, meter, anyLine ? 0 : this.#breadth, witness);
    if (quick !== 'cut') return quick;
    // The limit of actions came in the way. Breadth first meets each position with the fewest actions.
    const exact = this.#look(start, room, meter, Number.POSITIVE_INFINITY, witness);
    return exact === 'cut' ? null : exact;
  }

  #look(start: Words, room: number, meter: Meter, breadth: number, witness?: Witness): Found | 'cut' {
    if (this.#table.full) this.#forget();
    const { kernel } = this;
    const target = this.#target;
    const table = this.#table;
    const mark = ++this.#mark;
    this.#dead[mark] = false;
    const frontier = new Frontier(breadth);
    let cut = false;

    /** Adds the position in `#next`, met from another one; or meets it again, with fewer actions than before. */
    const meet = (parent: Entry, depth: number): void => {
      const value = frontier.wide ? depth + leastActions(target, kernel, this.#next) : promise(target, kernel, this.#next);
      this.#merging.merge(this.#next);
      const entry = table.enter(this.#next);
      const known = table.markOf(entry);
      if (known === mark ? !frontier.wide || depth >= table.depthOf(entry) : this.#dead[known] === true) return;
      table.setMark(entry, mark);
      table.setWay(entry, parent, depth);
      frontier.add(entry, value);
    };
    const soonest = (waiting: Entry): number => {
      table.read(waiting, this.#now);
      return table.depthOf(waiting) + leastActions(target, kernel, this.#now);
    };
    const rated = (waiting: Entry): number => {
      table.read(waiting, this.#now);
      return promise(target, kernel, this.#now);
    };
    const lineTo = (entry: Entry, code: Code): Code[] => pathTo(kernel, this.#merging, table, entry, start, code);

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
      if (target.kind === 'end') {
        const ending = kernel.ending(this.#now);
        if (ending >= 0) return lineTo(entry, ending);
      }
      const count = kernel.ways(this.#now, this.#codes, this.#use.unordered);
      for (let c = 0; c < count; c++) {
        const code = this.#codes[c] as Code;
        kernel.make(this.#now, code, this.#next);
        witness?.(this.#next, entry, code);
        if (reached(target, kernel, this.#next)) return lineTo(entry, code);
        if (kernel.stockOf(this.#next) === 0) continue;
        // Only a card that is loaded lowers the ceiling.
        if (code < DRAW && toOf(code) >= LOAD && this.#isHopeless(this.#next)) continue;
        if (target.kind === 'end' && kernel.isStranded(this.#next)) {
          // At the limit the game is drawn before anybody passes by themselves.
          if (depth + 1 < room) return lineTo(entry, code);
          cut = true;
          continue;
        }
        if (table.full) {
          meter.stop(reason('out-of-memory'));
          return undefined;
        }
        meet(entry, depth + 1);
      }
    }
    if (cut) return 'cut';
    this.#dead[mark] = true;
    return null;
  }

  /** The line to a position that a search has met by this action from an entry; for a witness. */
  lineTo = (entry: Entry, code: Code, start: Words): Code[] =>
    pathTo(this.kernel, this.#merging, this.#table, entry, start, code);

  /** Whether the target is out of reach though nothing has been searched. */
  #isHopeless = (words: Words): boolean =>
    this.#needed >= 0 &&
    ceiling(this.kernel.piles, words, movable, (words[at.waste] as number) >> 1, words[at.home] as number) < this.#needed;

  #forget(): void {
    this.#table = new Memo(this.#memory, size);
    this.#dead = [];
  }
}
