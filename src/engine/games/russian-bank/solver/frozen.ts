import type { Card } from '../../../core/cards.ts';
import { cardIn, limit, opponentOf, type Side, type State, sideOf, stockOf, topOf, unseen } from '../state.ts';
import type { Code } from './codes.ts';
import { at, Kernel, size, type Words } from './kernel.ts';
import { Memo } from './memo.ts';
import { Merging } from './shortcuts.ts';

/** Arrangements of the piles that are looked at before it is left open. */
const usualMost = 3_000;

/**
 * Whether it is proved that no card will ever leave a reserve, a hand or a waste again, whatever both players do: then nobody can win any
 * more, and all that is left is the draw at the limit. False where it is not so, or was not proved: a card is hidden, or there are more
 * than `most` arrangements.
 *
 * The proof: all arrangements of piles and foundations are gone through that both players can bring about with the cards that lie on
 * piles, in any order, as if they could take turns as they liked. In none of them does one of the cards fit that could ever
 * be played first: the top of a reserve, or any card of a hand or a waste, each for its own player. What lies beneath the top
 * of a reserve comes up only after that has left. An empty pile takes any card, so no arrangement has one. So the first card to
 * leave a stock would have to leave it in one of these arrangements, and cannot. Turns and the order of a hand only make fewer things
 * possible than the proof allows for.
 */
export function isFrozen(state: State, most = usualMost): boolean {
  if (state.count >= limit) return false;
  const [mine, theirs] = [sideOf(state, state.turn), sideOf(state, opponentOf(state.turn))];
  if (stockOf(mine) === 0 || stockOf(theirs) === 0 || hides(mine) || hides(theirs)) return false;
  const kernel = new Kernel();
  const [ours, others] = [first(mine), first(theirs)];
  const merging = new Merging(kernel, { unordered: true, topsOnly: false, deadTops: false });
  const table = new Memo(most + 1);
  const [now, around, next] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  const codes = new Int32Array(64);
  const start = kernel.words(state);
  enter(start);
  for (let entry = 0; entry < table.count; entry++) {
    if (table.count > most) return false;
    table.read(entry, now);
    kernel.turnedAround(now, around);
    if (ours.some((card) => kernel.playable(now, card)) || others.some((card) => kernel.playable(around, card))) return false;
    follow(now, false);
    follow(around, true);
  }
  return true;

  /** Enters all arrangements to which a move of a pile leads. */
  function follow(words: Words, turned: boolean): void {
    const count = kernel.plays(words, codes);
    for (let c = 0; c < count; c++) {
      kernel.make(words, codes[c] as Code, next);
      enter(next, turned);
    }
  }

  /** Enters an arrangement, as the player in turn sees it. */
  function enter(words: Words, turned = false): void {
    const piles = new Int32Array(size);
    if (turned) kernel.turnedAround(words, piles);
    else {
      piles.set(words.subarray(at.own, at.own + 8), at.own);
      piles[at.home] = words[at.home] as number;
    }
    merging.merge(piles);
    if (!table.full) table.enter(piles);
  }
}

/** Whether a card of a side is hidden that a proof would have to know. */
const hides = ({ reserve, hand, waste, piles }: Side): boolean =>
  topOf(reserve) === unseen || [...hand, ...waste, ...piles.flat()].includes(unseen);

/** The cards of a side one of which would have to be the first to leave its stock. */
const first = ({ reserve, hand, waste }: Side): Card[] => [...new Set([...reserve.slice(-1), ...hand, ...waste].map(cardIn))];
