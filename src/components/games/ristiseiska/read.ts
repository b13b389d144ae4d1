import type { Play } from '../../../engine/core/play.ts';
import { getLocale } from '../../../paraglide/runtime.js';
import { cardSign } from '../../board/card-words.ts';

/** What the sentences need to know of a position, read from its text; players count from 1. */
export interface Told {
  /** The value of a house rule that decides how a pass is told. */
  readonly unable: 'pawn' | 'beg' | 'token';
  readonly turn: number;
  /** `play`, `extra`, `take`, `give` or `fine`. */
  readonly phase: string;
  /** Who gives a card in the last three; 0 where nobody does. */
  readonly giver: number;
  /** 0 while it lies in the middle. */
  readonly token: number;
  /** What the first ace has decided, or `-`. */
  readonly aces: string;
  /** Cards held, by player (the first is that of player 1). */
  readonly held: readonly number[];
}

const unableOf: Readonly<Record<string, Told['unable']>> = { duel: 'pawn', begging: 'beg', 'begging-points': 'beg' };

/** Reads a position of Ristiseiska, which is canonical wherever it comes from a play. */
export function told(play: Play): Told {
  const [rules = '', , hands = '', turn, phase = '', token, , aces = '-'] = play.position.slice('ristiseiska:'.length).split('/');
  const [preset = '', ...changes] = rules.split('~');
  const changed = changes.find((change) => change.startsWith('unable='))?.slice('unable='.length);
  const [kind = '', giver = '0'] = phase.split(':');
  return {
    unable: (changed as Told['unable'] | undefined) ?? unableOf[preset] ?? 'token',
    turn: Number(turn),
    phase: kind,
    giver: Number(giver),
    token: token === '-' ? 0 : Number(token),
    aces,
    held: hands.split('.').map((hand) => (hand === '-' ? 0 : hand.length / 2)),
  };
}

/** Who would be begged, or lose a card by chance, when the player in turn cannot play: the next to the right with two or more; 0 for nobody. */
export function giverTo({ turn, held }: Told): number {
  for (let step = 1; step < held.length; step++) {
    const seat = ((turn - 1 - step + 2 * held.length) % held.length) + 1;
    if ((held[seat - 1] as number) >= 2) return seat;
  }
  return 0;
}

/** Rank and suit of a card in the notation. */
export const rankOf = (card: string): number => 'A23456789TJQK'.indexOf(card[0] ?? '') + 1;
export const suitOf = (card: string): string => card[1] ?? '';

/** A card as it stands in a sentence: 10♥. */
export const cardText = (card: string): string => cardOf(rankOf(card), suitOf(card));
export const cardOf = (rank: number, suit: string): string => cardSign({ rank, suit: suit as 'c' });

const list = (words: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(getLocale(), { type }).format(words);

export const either = (words: readonly string[]): string => list(words, 'disjunction');
export const all = (words: readonly string[]): string => list(words, 'conjunction');

/** The card in an action (`9c`, `Ac-low`, `give-9c`); empty where there is none. */
export const cardIn = (action: string): string => action.split('-').find((part) => /^[A2-9TJQK][cdhs]$/.test(part)) ?? '';
