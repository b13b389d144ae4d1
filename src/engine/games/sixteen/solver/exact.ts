import type { Meter } from '../../../proving/budget.ts';
import { DEAD, type KeyStore, type Mark } from '../../../proving/key-store.ts';
import { ceiling } from './ceiling.ts';
import { evaluate } from './evaluate.ts';
import { type Code, DRAW, fromOf, homeFrom, isMove, type Kernel, moveCode, placeOn, toOf } from './kernel.ts';
import { safeHomePile, type Use } from './shortcuts.ts';
import { bricksNeeded, reached, type StateGoal } from './target.ts';

/** A way on from a class: the arrangement it starts from, the codes made, and the position reached. */
interface Way {
  readonly member: number;
  readonly codes: readonly Code[];
  readonly bytes: Uint8Array;
  readonly value: number;
}

/** An arrangement of a class, and how it came about within it. */
interface Member {
  readonly bytes: Uint8Array;
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
  readonly #dead: KeyStore;
  readonly #meter: Meter;
  readonly #needed: number | null;
  readonly #key = new Uint8Array(256);
  readonly #codes = new Int32Array(64);
  #full = false;
  /** The first mark of this search. */
  readonly #first: Mark;

  constructor(kernel: Kernel, goal: StateGoal, use: Use, dead: KeyStore, meter: Meter) {
    this.#kernel = kernel;
    this.#goal = goal;
    this.#use = use;
    this.#dead = dead;
    this.#meter = meter;
    this.#first = dead.stamp();
    this.#needed = use.ceiling ? bricksNeeded(goal, kernel) : null;
  }

  /** Whether memory for the table ran out. */
  get full(): boolean {
    return this.#full;
  }

  run(): Code[] | null | undefined {
    if (this.#dead.get(this.#key, this.#kernel.key(this.#key, this.#use.unordered)) === DEAD) return null;
    if (this.#needed !== null && ceiling(this.#kernel) < this.#needed) return null;
    return this.#visit(this.#kernel.save());
  }

  #visit(entry: Uint8Array): Code[] | null | undefined {
    const stamp = this.#dead.stamp();
    const members: Member[] = [{ bytes: entry, parent: -1, code: 0 }];
    this.#kernel.load(entry);
    if (!this.#mark(stamp)) return undefined;
    for (let m = 0; m < members.length; m++) {
      if (!this.#meter.spend()) return undefined;
      this.#kernel.load((members[m] as Member).bytes);
      if (reached(this.#goal, this.#kernel)) return path(members, m);
      if (this.#use.classes && !this.#arrange(members, m, stamp)) return undefined;
    }
    const ways = this.#ways(members);
    if (ways === undefined) return undefined;
    for (const way of ways) {
      this.#kernel.load(way.bytes);
      const mark = this.#dead.get(this.#key, this.#kernel.key(this.#key, this.#use.unordered));
      // Without classes there are cycles, and whatever this search has entered is looked after elsewhere.
      if (mark === DEAD || (!this.#use.classes && mark >= this.#first)) continue;
      const rest = this.#visit(way.bytes);
      if (rest === undefined) return undefined;
      if (rest !== null) return [...path(members, way.member), ...way.codes, ...rest];
    }
    if (this.#use.classes)
      for (const member of members) {
        this.#kernel.load(member.bytes);
        this.#mark(DEAD);
      }
    return null;
  }

  /** Adds the arrangements that moves which can be taken back lead to; false when the table is full. */
  #arrange(members: Member[], m: number, stamp: Mark): boolean {
    const kernel = this.#kernel;
    if (kernel.drawn > 0) return true;
    for (let from = 0; from < kernel.piles; from++)
      for (let to = 0; to < kernel.piles; to++) {
        if (from === to || kernel.fit(from, to) === 0 || !kernel.reversible(from, to)) continue;
        if (this.#use.renaming && kernel.isRenaming(from, to)) continue;
        const code = moveCode(from, to);
        kernel.make(code);
        const length = kernel.key(this.#key, this.#use.unordered);
        if (this.#dead.get(this.#key, length) !== stamp) {
          members.push({ bytes: kernel.save(), parent: m, code });
          if (!this.#mark(stamp)) return false;
        }
        kernel.undo();
      }
    return true;
  }

  /** Every way out of the class, best first; with a brick that may go home at once, only that. `undefined`: table full. */
  #ways(members: readonly Member[]): Way[] | undefined {
    const kernel = this.#kernel;
    if (this.#use.safeHome)
      for (let m = 0; m < members.length; m++) {
        kernel.load((members[m] as Member).bytes);
        const pile = safeHomePile(kernel);
        if (pile < 0) continue;
        kernel.make(homeFrom(pile));
        return [{ member: m, codes: [homeFrom(pile)], bytes: kernel.save(), value: 0 }];
      }
    const ways: Way[] = [];
    const stamp = this.#use.classes ? this.#dead.stamp() : 0;
    for (let m = 0; m < members.length; m++) {
      kernel.load((members[m] as Member).bytes);
      const count = kernel.legal(this.#codes);
      for (let i = 0; i < count; i++) {
        const code = this.#codes[i] as Code;
        if (isMove(code)) {
          if (this.#use.renaming && kernel.isRenaming(fromOf(code), toOf(code))) continue;
          if (this.#use.classes && kernel.reversible(fromOf(code), toOf(code))) continue;
        }
        if (code === DRAW) {
          kernel.make(code);
          for (let p = 0; p < kernel.piles; p++) this.#try(ways, m, [DRAW, placeOn(p)], stamp);
          kernel.undo();
        } else this.#try(ways, m, [code], stamp);
        if (this.#full) return undefined;
      }
    }
    return ways.sort((a, b) => a.value - b.value);
  }

  /** Adds what the last of these codes leads to (those before it are made), unless it is here already or known to be dead. */
  #try(ways: Way[], member: number, codes: readonly Code[], stamp: Mark): void {
    const kernel = this.#kernel;
    kernel.make(codes[codes.length - 1] as Code);
    const mark = this.#dead.get(this.#key, kernel.key(this.#key, this.#use.unordered));
    if (mark !== DEAD && (stamp === 0 || mark !== stamp)) {
      const dead = this.#needed !== null && ceiling(kernel) < this.#needed;
      if (!dead) ways.push({ member, codes, bytes: kernel.save(), value: evaluate(kernel) });
      if (dead || stamp > 0) this.#mark(dead ? DEAD : stamp);
    }
    kernel.undo();
  }

  /** Marks the position of the kernel; false when the table is full. */
  #mark(mark: Mark): boolean {
    if (!this.#dead.set(this.#key, this.#kernel.key(this.#key, this.#use.unordered), mark)) this.#full = true;
    return !this.#full;
  }
}

/** The codes that lead from the first member to another. */
function path(members: readonly Member[], m: number): Code[] {
  const codes: Code[] = [];
  for (let i = m; i > 0; i = (members[i] as Member).parent) codes.push((members[i] as Member).code);
  return codes.reverse();
}
