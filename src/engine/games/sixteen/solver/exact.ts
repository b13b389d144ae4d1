import type { Meter } from '../../../proving/budget.ts';
import { DEAD, type KeyNumber, type Mark, type WordStore } from '../../../proving/word-store.ts';
import type { Aside } from './aside.ts';
import { ceiling, keepsCeiling } from './ceiling.ts';
import { evaluate } from './evaluate.ts';
import { type Code, DRAW, fromOf, homeFrom, isMove, type Kernel, moveCode, newKey, placeOn, toOf } from './kernel.ts';
import { safeHomePile, type Use } from './shortcuts.ts';
import { bricksNeeded, reached, type StateGoal } from './target.ts';

/** A way on from a class: the arrangement it starts from, the code made, perhaps after a draw, and the position reached. */
interface Way {
  readonly member: number;
  readonly draws: boolean;
  readonly code: Code;
  readonly entry: KeyNumber;
  readonly order: number;
  readonly value: number;
}

/** An arrangement of a class (its entry in the table with the order of its piles), and how it came about within it. */
interface Member {
  readonly entry: KeyNumber;
  readonly order: number;
  readonly parent: number;
  readonly code: Code;
}

/**
 * Exact depth-first search over classes of positions (see `shortcuts.classes`). `run` starts from the kernel as it is, taken
 * to be a position after at least one action: a winning line, `null` when the whole space holds none, or `undefined`
 * when the meter ran out. The table keeps the positions proved dead for later searches of the same bricks, urn and goal.
 */
export class ExactSearch {
  readonly #kernel: Kernel;
  readonly #goal: StateGoal;
  readonly #use: Use;
  readonly #table: WordStore;
  readonly #meter: Meter;
  readonly #needed: number | null;
  readonly #key = newKey();
  readonly #codes = new Int32Array(64);
  readonly #aside: Aside | null;
  #full = false;
  /** The first mark of this search. */
  readonly #first: Mark;

  constructor(kernel: Kernel, goal: StateGoal, use: Use, table: WordStore, meter: Meter, aside: Aside | null = null) {
    this.#kernel = kernel;
    this.#goal = goal;
    this.#use = use;
    this.#table = table;
    this.#meter = meter;
    this.#aside = use.aside ? aside : null;
    this.#first = table.stamp();
    this.#needed = use.ceiling ? bricksNeeded(goal, kernel) : null;
  }

  /** Whether memory for the table ran out. */
  get full(): boolean {
    return this.#full;
  }

  run(): Code[] | null | undefined {
    if (this.#table.get(this.#key, this.#kernel.key(this.#key, this.#use.unordered)) === DEAD) return null;
    if (this.#needed !== null && ceiling(this.#kernel, this.#needed) < this.#needed) return null;
    const entry = this.#enter();
    return entry < 0 ? undefined : this.#visit(entry, this.#kernel.order, true);
  }

  #visit(entry: KeyNumber, order: number, isFirst = false): Code[] | null | undefined {
    const stamp = this.#table.stamp();
    const members: Member[] = [{ entry, order, parent: -1, code: 0 }];
    this.#table.marks[entry] = stamp;
    for (let m = 0; m < members.length; m++) {
      if (!this.#meter.spend()) return undefined;
      this.#load(members[m] as Member);
      if (reached(this.#goal, this.#kernel)) return path(members, m);
      if (this.#use.classes && !this.#arrange(members, m, stamp)) return undefined;
    }
    // The kernel is at the last arrangement, and each of them reaches all.
    if (this.#aside?.isWorthAsking(this.#meter)) {
      // An answer about the first settles all, so it may take as long as all before.
      const most = isFirst ? this.#meter.nodes : this.#aside.worth(this.#meter);
      if (this.#aside.isLost(this.#meter, most, members.at(-1)?.order)) return this.#allDead(members);
    }
    const ways = this.#ways(members);
    if (ways === undefined) return undefined;
    for (const way of ways) {
      const mark = this.#table.marks[way.entry] as Mark;
      // Without classes there are cycles, and whatever this search has entered is looked after elsewhere.
      if (mark === DEAD || (!this.#use.classes && mark >= this.#first)) continue;
      const rest = this.#visit(way.entry, way.order);
      if (rest === undefined) return undefined;
      if (rest !== null) return [...path(members, way.member), ...(way.draws ? [DRAW] : []), way.code, ...rest];
    }
    return this.#use.classes ? this.#allDead(members) : null;
  }

  #allDead(members: readonly Member[]): null {
    for (const member of members) this.#table.marks[member.entry] = DEAD;
    return null;
  }

  /** Adds the arrangements that moves which can be taken back lead to; false when the table is full. */
  #arrange(members: Member[], m: number, stamp: Mark): boolean {
    const kernel = this.#kernel;
    if (kernel.drawn > 0) return true;
    for (let from = 0; from < kernel.piles; from++) {
      const heads = kernel.runs(from);
      if (heads === 0) continue;
      for (let to = 0; to < kernel.piles; to++) {
        if (from === to || ((heads >> kernel.wanted(to)) & 1) === 0 || !kernel.reversible(from, to)) continue;
        if (this.#use.renaming && kernel.isRenaming(from, to)) continue;
        const code = moveCode(from, to);
        kernel.make(code);
        const entry = this.#enter();
        if (entry < 0) return false;
        if (this.#table.marks[entry] !== stamp) {
          members.push({ entry, order: kernel.order, parent: m, code });
          this.#table.marks[entry] = stamp;
        }
        kernel.undo();
      }
    }
    return true;
  }

  /** Every way out of the class, best first; with a brick that may go home at once, only that. `undefined`: table full. */
  #ways(members: readonly Member[]): Way[] | undefined {
    const kernel = this.#kernel;
    // The kernel is still at the last of them.
    if (this.#use.safeHome)
      for (let m = 0; m < members.length; m++) {
        if (members.length > 1) this.#load(members[m] as Member);
        const pile = safeHomePile(kernel);
        if (pile < 0) continue;
        kernel.make(homeFrom(pile));
        const entry = this.#enter();
        if (entry < 0) return undefined;
        return [{ member: m, draws: false, code: homeFrom(pile), entry, order: kernel.order, value: 0 }];
      }
    const ways: Way[] = [];
    const stamp = this.#use.classes ? this.#table.stamp() : 0;
    for (let m = 0; m < members.length; m++) {
      if (members.length > 1) this.#load(members[m] as Member);
      const count = kernel.legal(this.#codes);
      for (let i = 0; i < count; i++) {
        const code = this.#codes[i] as Code;
        if (isMove(code)) {
          if (this.#use.renaming && kernel.isRenaming(fromOf(code), toOf(code))) continue;
          if (this.#use.classes && kernel.reversible(fromOf(code), toOf(code))) continue;
        }
        if (code === DRAW) {
          kernel.make(code);
          for (let p = 0; p < kernel.piles; p++) this.#try(ways, m, true, placeOn(p), stamp);
          kernel.undo();
        } else this.#try(ways, m, false, code, stamp);
        if (this.#full) return undefined;
      }
    }
    return ways.sort((a, b) => a.value - b.value);
  }

  /** Adds what a code leads to, perhaps after a draw that is made, unless it is here already or known to be dead. */
  #try(ways: Way[], member: number, draws: boolean, code: Code, stamp: Mark): void {
    const kernel = this.#kernel;
    // The class is not under the ceiling, and neither is any arrangement of it: moves that can be taken back leave it as it is.
    const keeps = this.#needed !== null && keepsCeiling(kernel, code);
    kernel.make(code);
    const entry = this.#enter();
    const mark = entry < 0 ? DEAD : (this.#table.marks[entry] as Mark);
    if (mark !== DEAD && (stamp === 0 || mark !== stamp)) {
      // One that has a mark was looked at before.
      const dead = mark === 0 && this.#needed !== null && !keeps && ceiling(kernel, this.#needed) < this.#needed;
      if (!dead) ways.push({ member, draws, code, entry, order: kernel.order, value: evaluate(kernel) });
      if (dead || stamp > 0) this.#table.marks[entry] = dead ? DEAD : stamp;
    }
    kernel.undo();
  }

  /** The entry of the kernel's position; −1 when the table is full. */
  #enter(): KeyNumber {
    const entry = this.#table.enter(this.#key, this.#kernel.key(this.#key, this.#use.unordered));
    if (entry < 0) this.#full = true;
    return entry;
  }

  #load({ entry, order }: Member): void {
    this.#kernel.load(this.#table.words, this.#table.starts[entry], order);
  }
}

/** The codes that lead from the first member to another. */
function path(members: readonly Member[], m: number): Code[] {
  const codes: Code[] = [];
  for (let i = m; i > 0; i = (members[i] as Member).parent) codes.push((members[i] as Member).code);
  return codes.reverse();
}
