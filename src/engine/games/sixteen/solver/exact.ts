import type { Meter } from '../../../proving/budget.ts';
import { DEAD, type KeyTable, type Mark } from '../../../proving/key-table.ts';
import { ceiling } from './ceiling.ts';
import { evaluate } from './evaluate.ts';
import { type Board, type Code, DRAW, fromOf, homeFrom, isMove, moveCode, placeOn, toOf } from './kernel.ts';
import { safeHomePile, type Use } from './shortcuts.ts';
import { type BoardGoal, bricksNeeded, reached } from './target.ts';

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
 * Exact depth-first search over classes of positions (see `shortcuts.classes`). `run` starts from the board as it is, taken
 * to be a position after at least one action: a winning line, `null` when the whole space holds none, or `undefined`
 * when the meter ran out. The table keeps the positions proved dead for later searches of the same bricks, urn and goal.
 */
export class ExactSearch {
  readonly #board: Board;
  readonly #goal: BoardGoal;
  readonly #use: Use;
  readonly #dead: KeyTable;
  readonly #meter: Meter;
  readonly #needed: number | null;
  readonly #key = new Uint8Array(256);
  readonly #codes = new Int32Array(64);
  #full = false;
  /** The first mark of this search. */
  readonly #first: Mark;

  constructor(board: Board, goal: BoardGoal, use: Use, dead: KeyTable, meter: Meter) {
    this.#board = board;
    this.#goal = goal;
    this.#use = use;
    this.#dead = dead;
    this.#meter = meter;
    this.#first = dead.stamp();
    this.#needed = use.ceiling ? bricksNeeded(goal, board) : null;
  }

  /** Whether memory for the table ran out. */
  get full(): boolean {
    return this.#full;
  }

  run(): Code[] | null | undefined {
    if (this.#dead.get(this.#key, this.#board.key(this.#key, this.#use.unordered)) === DEAD) return null;
    if (this.#needed !== null && ceiling(this.#board) < this.#needed) return null;
    return this.#visit(this.#board.save());
  }

  #visit(entry: Uint8Array): Code[] | null | undefined {
    const stamp = this.#dead.stamp();
    const members: Member[] = [{ bytes: entry, parent: -1, code: 0 }];
    this.#board.load(entry);
    if (!this.#mark(stamp)) return undefined;
    for (let m = 0; m < members.length; m++) {
      if (!this.#meter.spend()) return undefined;
      this.#board.load((members[m] as Member).bytes);
      if (reached(this.#goal, this.#board)) return path(members, m);
      if (this.#use.classes && !this.#arrange(members, m, stamp)) return undefined;
    }
    const ways = this.#ways(members);
    if (ways === undefined) return undefined;
    for (const way of ways) {
      this.#board.load(way.bytes);
      const mark = this.#dead.get(this.#key, this.#board.key(this.#key, this.#use.unordered));
      // Without classes there are cycles, and whatever this search has entered is looked after elsewhere.
      if (mark === DEAD || (!this.#use.classes && mark >= this.#first)) continue;
      const rest = this.#visit(way.bytes);
      if (rest === undefined) return undefined;
      if (rest !== null) return [...path(members, way.member), ...way.codes, ...rest];
    }
    if (this.#use.classes)
      for (const member of members) {
        this.#board.load(member.bytes);
        this.#mark(DEAD);
      }
    return null;
  }

  /** Adds the arrangements that moves which can be taken back lead to; false when the table is full. */
  #arrange(members: Member[], m: number, stamp: Mark): boolean {
    const board = this.#board;
    if (board.drawn > 0) return true;
    for (let from = 0; from < board.piles; from++)
      for (let to = 0; to < board.piles; to++) {
        if (from === to || board.fit(from, to) === 0 || !board.reversible(from, to)) continue;
        if (this.#use.renaming && board.isRenaming(from, to)) continue;
        const code = moveCode(from, to);
        board.make(code);
        const length = board.key(this.#key, this.#use.unordered);
        if (this.#dead.get(this.#key, length) !== stamp) {
          members.push({ bytes: board.save(), parent: m, code });
          if (!this.#mark(stamp)) return false;
        }
        board.undo();
      }
    return true;
  }

  /** Every way out of the class, best first; with a brick that may go home at once, only that. `undefined`: table full. */
  #ways(members: readonly Member[]): Way[] | undefined {
    const board = this.#board;
    if (this.#use.safeHome)
      for (let m = 0; m < members.length; m++) {
        board.load((members[m] as Member).bytes);
        const pile = safeHomePile(board);
        if (pile < 0) continue;
        board.make(homeFrom(pile));
        return [{ member: m, codes: [homeFrom(pile)], bytes: board.save(), value: 0 }];
      }
    const ways: Way[] = [];
    const stamp = this.#use.classes ? this.#dead.stamp() : 0;
    for (let m = 0; m < members.length; m++) {
      board.load((members[m] as Member).bytes);
      const count = board.legal(this.#codes);
      for (let i = 0; i < count; i++) {
        const code = this.#codes[i] as Code;
        if (isMove(code)) {
          if (this.#use.renaming && board.isRenaming(fromOf(code), toOf(code))) continue;
          if (this.#use.classes && board.reversible(fromOf(code), toOf(code))) continue;
        }
        if (code === DRAW) {
          board.make(code);
          for (let p = 0; p < board.piles; p++) this.#try(ways, m, [DRAW, placeOn(p)], stamp);
          board.undo();
        } else this.#try(ways, m, [code], stamp);
        if (this.#full) return undefined;
      }
    }
    return ways.sort((a, b) => a.value - b.value);
  }

  /** Adds what the last of these codes leads to (those before it are made), unless it is here already or known to be dead. */
  #try(ways: Way[], member: number, codes: readonly Code[], stamp: Mark): void {
    const board = this.#board;
    board.make(codes[codes.length - 1] as Code);
    const mark = this.#dead.get(this.#key, board.key(this.#key, this.#use.unordered));
    if (mark !== DEAD && (stamp === 0 || mark !== stamp)) {
      const dead = this.#needed !== null && ceiling(board) < this.#needed;
      if (!dead) ways.push({ member, codes, bytes: board.save(), value: evaluate(board) });
      if (dead || stamp > 0) this.#mark(dead ? DEAD : stamp);
    }
    board.undo();
  }

  /** Marks the position of the board; false when the table is full. */
  #mark(mark: Mark): boolean {
    if (!this.#dead.set(this.#key, this.#board.key(this.#key, this.#use.unordered), mark)) this.#full = true;
    return !this.#full;
  }
}

/** The codes that lead from the first member to another. */
function path(members: readonly Member[], m: number): Code[] {
  const codes: Code[] = [];
  for (let i = m; i > 0; i = (members[i] as Member).parent) codes.push((members[i] as Member).code);
  return codes.reverse();
}
