import { type Choose, type Given, noticed } from '../../../core/player.ts';
import type { Rng } from '../../../core/rng.ts';
import { shuffled } from '../../../core/shuffled.ts';
import type { Action } from '../notation.ts';
import { evaluate, type Weights } from '../solver/evaluate.ts';
import { withUrn } from '../solver/hidden.ts';
import { actionOf, type Code, DRAW, Kernel, placeOn } from '../solver/kernel.ts';
import type { State } from '../state.ts';
import { placesOn, thumb } from './thumb.ts';

/** What a quick game of the planner goes by: what a position costs, and what it costs to put the drawn brick on a pile. */
interface Judgement extends Weights {
  /** On an empty pile; the top rank is welcome there. */
  readonly open: number;
  /** For each rank that is passed over. */
  readonly gapOnto: number;
  /** On a brick that is not higher, and for each brick of the pile that is not higher … */
  readonly cover: number;
  readonly buried: number;
  /** … for each rank that it is lower, and where it could go home next. */
  readonly deeper: number;
  readonly wanted: number;
  /** Credit for each rank of the brick that is covered. */
  readonly top: number;
  /** How much what the position costs afterwards counts beside this. */
  readonly mix: number;
}

/** Found by trial on the deals 1 to 300, for each rule of runs. */
const judgements: Readonly<Record<State['params']['runs'], Judgement>> = {
  descending: {
    blocking: 0.45,
    burden: 0.18,
    loose: 25.8,
    gap: 0.37,
    empty: 1.49,
    home: 53.18,
    dig: 0.94,
    open: 5.71,
    gapOnto: 1.84,
    cover: 12.76,
    buried: 1.58,
    deeper: 0,
    wanted: 1.03,
    top: 0.18,
    mix: 0.36,
  },
  consecutive: {
    blocking: 0.25,
    burden: 2.25,
    loose: 21.65,
    gap: 1.72,
    empty: 0.32,
    home: 2.11,
    dig: 0,
    open: 3.21,
    gapOnto: 7.47,
    cover: 14.79,
    buried: 1.39,
    deeper: 1.15,
    wanted: 0.73,
    top: 2.79,
    mix: 2.59,
  },
};

/** Orders of the urn that are tried at first, each time after, and at most; a pile so many wins behind the best is left out. */
const orders = { first: 8, more: 8, most: 32, behind: 2.5 };

/**
 * The strong player, who sees the piles and not the urn. It moves while that makes the position better, then draws. Where a brick waits it
 * plays the game to its end for each pile, with orders of the urn at random, and takes the pile from which most games were won. Gives up
 * once the urn is empty and no move is any good.
 */
export const planner: Choose<State, Action> = (seen, random, given) => {
  const open = withUrn(seen);
  if (open === null) return thumb(seen, random, given);
  const game = new QuickGame(open);
  if (seen.drawn !== null) return actionOf(placeOn(game.bestPile(random, given)));
  // With the urn empty it looks at everything: what it overlooked then it would give up.
  const step = game.improvement(seen.urn.length > 0 ? given?.notices : undefined);
  if (step !== null) return actionOf(step);
  return seen.urn.length > 0 ? { kind: 'draw' } : null;
};

/** Games played fast by a fixed judgement, from one position on. */
class QuickGame {
  readonly #kernel: Kernel;
  readonly #judgement: Judgement;
  readonly #codes = new Int32Array(64);

  constructor(state: State) {
    this.#kernel = new Kernel(state);
    this.#judgement = judgements[state.params.runs];
  }

  /** The move, or the way home, that makes the position best; null where none makes it better. */
  improvement(notices: (action: Action) => boolean = () => true): Code | null {
    const kernel = this.#kernel;
    const codes = this.#codes;
    let least = evaluate(kernel, this.#judgement) - 1e-9;
    let best: Code | null = null;
    const count = kernel.legal(codes);
    for (let i = 0; i < count; i++) {
      const code = codes[i] as Code;
      if (code < homeCodes || !notices(actionOf(code))) continue;
      kernel.make(code);
      const cost = evaluate(kernel, this.#judgement);
      kernel.undo();
      if (cost >= least) continue;
      least = cost;
      best = code;
    }
    return best;
  }

  /** Makes every improvement, one after the other, and says how many there were. */
  #settle(): number {
    let made = 0;
    for (let step = this.improvement(); step !== null; step = this.improvement()) {
      this.#kernel.make(step);
      made++;
    }
    return made;
  }

  /** What it costs to put the brick that waits on a pile. */
  #costOf(pile: number): number {
    const kernel = this.#kernel;
    const j = this.#judgement;
    const onto = this.#costOnto(pile, kernel.drawn);
    kernel.make(placeOn(pile));
    const made = this.#settle();
    const after = evaluate(kernel, j);
    for (let i = 0; i <= made; i++) kernel.undo();
    return onto + j.mix * after;
  }

  #costOnto(pile: number, drawn: number): number {
    const { height, stride, bricks, ranks, home } = this.#kernel;
    const j = this.#judgement;
    const count = height[pile] as number;
    if (count === 0) return drawn === ranks ? -2 : j.open;
    const base = pile * stride;
    const top = bricks[base + count - 1] as number;
    if (top === drawn + 1) return 0;
    if (top > drawn) return j.gapOnto * (top - drawn);
    let cost = j.cover - j.top * top;
    for (let i = 0; i < count; i++) {
      const rank = bricks[base + i] as number;
      if (rank > drawn) continue;
      cost += j.buried + j.deeper * (drawn - rank);
      if ((home[rank] as number) < (home[rank - 1] as number)) cost += j.wanted;
    }
    return cost;
  }

  /** The piles for the brick that waits, with what each costs. */
  #costs(): number[] {
    return Array.from({ length: this.#kernel.piles }, (_, pile) => this.#costOf(pile));
  }

  /** Plays on to the end of the urn, and says how many bricks are left then. */
  #playOut(): number {
    const kernel = this.#kernel;
    for (;;) {
      this.#settle();
      if (kernel.next === kernel.urn.length) return kernel.out();
      kernel.make(DRAW);
      kernel.make(placeOn(leastOf(this.#costs())));
    }
  }

  /** The pile for the brick that waits from which most games are won. */
  bestPile(random: Rng, given?: Given<State, Action>): number {
    const kernel = this.#kernel;
    const here = kernel.save();
    const rest = [...kernel.urn.slice(kernel.next)];
    // What it costs decides where games tell no difference.
    const scores = this.#costs().map((cost) => -cost / 2000);
    let piles = noticedPiles(scores.length, given);
    for (let tried = 0, until = orders.first; tried < orders.most && piles.length > 1; until += orders.more) {
      for (; tried < until; tried++) {
        kernel.urn.set(shuffled(rest, random), kernel.next);
        for (const pile of piles) {
          kernel.make(placeOn(pile));
          const out = this.#playOut();
          scores[pile] = (scores[pile] as number) + (out === 0 ? 1 : -out / 500);
          kernel.load(here);
        }
      }
      const best = Math.max(...piles.map((pile) => scores[pile] as number));
      piles = piles.filter((pile) => (scores[pile] as number) > best - orders.behind);
    }
    return leastOf(scores.map((score, pile) => (piles.includes(pile) ? -score : Number.POSITIVE_INFINITY)));
  }
}

/** Codes from here on move something that lies on the table. */
const homeCodes = 8;

/** The piles, from 0, that the drawn brick is noticed to go on. */
const noticedPiles = (count: number, given?: Given<State, Action>): number[] =>
  noticed(placesOn(count), given).map(({ pile }) => pile - 1);

const leastOf = (costs: readonly number[]): number => costs.indexOf(Math.min(...costs));
