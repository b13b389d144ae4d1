import { type Card, pack } from '../../../core/cards.ts';
import type { Seat } from '../../../core/game.ts';
import { fits, isAceOrKing, runCards } from '../fits.ts';
import { handOf, type State } from '../state.ts';

/**
 * For each card, as bits, the seats that may hold it, as far as one seat can tell: 0 for a card that lies on the table or in its own
 * hand. Bit 0 stands for no hand at all, where cards have been left out.
 */
export type Whereabouts = Int32Array;

/**
 * What a seat knows of the cards that it does not see. In: the seat, what it sees now, and what it saw before each action so far. Who
 * passes or begs holds no card that fitted then; whose turn ends after an ace or a king held none that could follow; a card that the
 * seat gave away is where it went. A card that goes from hand to hand unseen may be any that the giver may have held.
 */
export function whereabouts(seat: Seat, seen: State, past: readonly State[]): Whereabouts {
  const seats = seen.hands.length;
  const may = new Int32Array(52);
  for (let other = 1; other <= seats; other++)
    if (other !== seat) for (const card of pack) may[card] = at(may, card) | (1 << other);
  for (const [i, before] of past.entries()) learn(may, seat, before, past[i + 1] ?? seen);

  const visible = new Set<Card>([...handOf(seen, seat), ...seen.table.flatMap((run, suit) => runCards(run, suit))]);
  const holding = seen.hands.reduce((bits, hand, i) => (hand.length > 0 ? bits | (1 << (i + 1)) : bits), 0);
  let unseenSlots = 0;
  seen.hands.forEach((hand, i) => {
    if (i + 1 !== seat) unseenSlots += hand.length;
  });
  const leftOut = pack.filter((card) => !visible.has(card)).length > unseenSlots ? 1 : 0;
  for (const card of pack) may[card] = visible.has(card) ? 0 : (at(may, card) & holding) | leftOut;
  return may;
}

const at = (may: Whereabouts, card: Card): number => may[card] as number;

/** What the step from one position to the next tells a seat. */
function learn(may: Whereabouts, eye: Seat, before: State, after: State): void {
  const { phase, turn } = before;
  if (phase.kind === 'take' || phase.kind === 'give' || phase.kind === 'fine') {
    if (handOf(after, phase.player).length < handOf(before, phase.player).length)
      handedOver(may, eye, phase.player, turn, before, after);
    return;
  }
  const laid = laidBetween(before, after);
  if (laid === null) {
    // A turn without a card: who neither stopped of their own will nor passed falsely could not play.
    if (phase.kind === 'play' && after.phase.kind !== 'fine') ruleOut(may, turn, before, () => true);
  } else if (isAceOrKing(laid) && after.phase.kind !== 'extra' && before.params.extra !== 'no')
    ruleOut(may, turn, after, (card) => before.params.extra === 'any' || isAceOrKing(card));
}

/** The card that has been laid from one position to the next; null for none. */
function laidBetween(before: State, after: State): Card | null {
  for (let suit = 0; suit < 4; suit++) {
    const [old, now] = [before.table[suit] ?? null, after.table[suit] ?? null];
    if (now === null || (old?.low === now.low && old.high === now.high)) continue;
    const known = new Set(runCards(old, suit));
    return runCards(now, suit).find((card) => !known.has(card)) ?? null;
  }
  return null;
}

/** A seat holds none of the cards that fit on a table and are of some kind. */
function ruleOut(may: Whereabouts, seat: Seat, state: State, isMeant: (card: Card) => boolean): void {
  for (const card of pack) if (isMeant(card) && fits(state, card)) may[card] = at(may, card) & ~(1 << seat);
}

/** A card has gone from one hand to another: the giver and the taker know which. */
function handedOver(may: Whereabouts, eye: Seat, from: Seat, to: Seat, before: State, after: State): void {
  if (eye === from) {
    const left = new Set(handOf(after, from));
    const card = handOf(before, from).find((held) => !left.has(held));
    if (card !== undefined) may[card] = 1 << to;
  } else if (eye !== to) for (const card of pack) if ((at(may, card) & (1 << from)) !== 0) may[card] = at(may, card) | (1 << to);
}
