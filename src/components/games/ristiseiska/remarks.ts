import { pack, rankOf, suitOf } from '../../../engine/core/cards.ts';
import { fits, handOf, runCards, type State } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import { signOf } from '../../board/card-words.ts';
import { all } from '../../play/lists.ts';
import type { Here } from './action-words.ts';

/** A card that can be played, and the cards that fit only after it, whoever holds them. */
interface Choice {
  readonly card: number;
  readonly opens: readonly number[];
}

const isDown = ({ table }: State, card: number): boolean => runCards(table[suitOf(card)], suitOf(card)).includes(card);

function choicesOf(now: Here): readonly Choice[] {
  const before = now.state;
  return now.actions.flatMap((text) => {
    const action = now.read(text);
    const after = action.kind === 'play' ? now.apply(text) : null;
    if (action.kind !== 'play' || !after?.ok) return [];
    const { state } = after.value;
    const opens = pack.filter((card) => !isDown(state, card) && !fits(before, card) && fits(state, card));
    return [{ card: action.card, opens }];
  });
}

/** The reader's card farthest out on the way that a card opens; null where it leads to none of theirs. */
function farthest(hand: readonly number[], { card }: Choice): number | null {
  const side = Math.sign(rankOf(card) - 7);
  const out = (other: number) => (side === 0 ? Math.abs(rankOf(other) - 7) : side * (rankOf(other) - rankOf(card)));
  const [last] = hand.filter((other) => suitOf(other) === suitOf(card) && out(other) > 0).toSorted((a, b) => out(b) - out(a));
  return last ?? null;
}

/** What a guided game says before a move, by the table and the hand of whoever is to act; null where there is nothing to choose. */
export function remarkWords(now: Here): string | null {
  const { actor, state } = now;
  if (now.outcome !== null || typeof actor !== 'number') return null;
  if (state.phase.kind === 'extra') return m.ristiseiska_remark_extra();
  if (state.phase.kind !== 'play') return null;
  const choices = choicesOf(now);
  const [first, second] = choices;
  if (first === undefined) return null;
  if (second === undefined) return m.ristiseiska_remark_only({ card: signOf(first.card) });
  const hand = handOf(state, actor);
  const shut = choices.find(({ opens }) => opens.length === 0);
  if (shut) return m.ristiseiska_lets_in_nobody({ card: signOf(shut.card) });
  const own = choices.find(({ opens }) => opens.every((card) => hand.includes(card)));
  if (own) return m.ristiseiska_lets_in_own({ card: signOf(own.card), cards: all(own.opens.map(signOf)) });
  const ways = choices.flatMap((choice) => {
    const far = farthest(hand, choice);
    return far === null ? [] : [{ card: choice.card, far }];
  });
  const [way] = ways.toSorted((a, b) => Math.abs(rankOf(b.far) - 7) - Math.abs(rankOf(a.far) - 7));
  if (way) return m.ristiseiska_remark_way({ card: signOf(way.card), far: signOf(way.far) });
  const [least] = choices.toSorted((a, b) => a.opens.length - b.opens.length) as [Choice];
  return m.ristiseiska_remark_gift({ card: signOf(least.card), cards: all(least.opens.map(signOf)) });
}
