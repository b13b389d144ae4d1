import type { Card } from '../../../core/cards.ts';
import type { Seat } from '../../../core/game.ts';
import type { Params } from '../params.ts';
import { type Code, cardOfCode, DECLINE, GIVE, kindOf, PASS, PLAY_HIGH, STOP } from '../solver/codes.ts';

/** What the rule of thumb thinks of a card that could be played. */
export interface Weights {
  /** The next card in a direction that is opened: one's own, or somebody else's or unknown. */
  readonly next: number;
  readonly lent: number;
  /** Each card of one's own further on, and each card that has to be played before it. */
  readonly behind: number;
  readonly before: number;
  /** Each card of others' in a direction in which one holds none. */
  readonly given: number;
  /** The card itself. */
  readonly seven: number;
  readonly six: number;
  readonly eight: number;
  readonly ace: number;
  readonly king: number;
  /** To stop after an ace or a king. */
  readonly stop: number;
}

/** What it needs to see: who holds a card, as far as it is the player in question (others may be unknown), and what has been laid. */
export interface View {
  readonly params: Params;
  readonly owner: ArrayLike<number>;
  readonly count: ArrayLike<number>;
  downCard(suit: number): Card;
  upCard(suit: number): Card;
}

/** How much a player likes an action of its own; higher is better. It looks at its own hand and at the table. */
export function liking(view: View, seat: Seat, code: Code, weights: Weights): number {
  const kind = kindOf(code);
  if (kind <= PLAY_HIGH) return opening(view, seat, cardOfCode(code), weights);
  if (kind === GIVE) return distance(view, cardOfCode(code));
  if (code === STOP) return (view.count[seat] as number) <= 2 ? -100 : weights.stop;
  return code === PASS || code === DECLINE ? -1 : -1000;
}

function opening({ owner, params }: View, seat: Seat, card: Card, w: Weights): number {
  const rank = (card % 13) + 1;
  const suit = card - rank + 1;
  if (rank === 1) return w.ace;
  if (rank === 13) return w.king;
  const ahead = (from: number, step: number): number => {
    let [own, others, value] = [0, 0, 0];
    for (let other = from; other >= 1 && other <= 13; other += step)
      if (owner[suit + other - 1] === seat) {
        value += w.behind + w.before * others;
        own += 1;
      } else others += 1;
    return own === 0 ? w.given * others : value;
  };
  const opens = (next: number): number => (owner[suit + next - 1] === seat ? w.next : w.lent);
  const early = params['five-needs-eight'] === 'no';
  if (rank === 7) return w.seven + opens(6) + ahead(6, -1) + ahead(8, 1);
  if (rank === 6) return w.six + opens(8) + (early ? opens(5) : 0) + ahead(5, -1) + ahead(8, 1);
  if (rank === 8) return w.eight + opens(9) + (early ? 0 : opens(5)) + ahead(9, 1) + ahead(5, -1);
  return rank < 7 ? opens(rank - 1) + ahead(rank - 1, -1) : opens(rank + 1) + ahead(rank + 1, 1);
}

/** About how many cards have to be played before this one. */
function distance(view: View, card: Card): number {
  const rank = (card % 13) + 1;
  const suit = Math.floor(card / 13);
  const [down, up] = [view.downCard(suit), view.upCard(suit)];
  if (rank < 7) return down >= 0 ? (down % 13) + 1 - rank : 9 - rank;
  return up >= 0 ? rank - ((up % 13) + 1) : rank - 5;
}
