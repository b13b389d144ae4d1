import { type Card, formatCard, parseCards, suits } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import { textNumber } from '../../core/numbers.ts';
import { ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import { type Params, players } from './params.ts';
import { inOrder, type Phase } from './state.ts';
import { parseRun, type Run, runCards, type Side, type Table } from './table.ts';

/** Four runs, each one that the house rules allow. */
export function readTable(text: string, params: Params): Result<Table> {
  const texts = text.split('.');
  if (texts.length !== 4) return fail('table', 'risti-table-suits', { text, found: texts.length });
  const table: (Run | null)[] = [];
  for (const [suit, runText] of texts.entries()) {
    const run = parseRun(runText, suits[suit] as string, params);
    if (!run.ok) return run;
    table.push(run.value);
  }
  if (table[0] === null && table.some((run) => run !== null)) return fail('table', 'risti-no-seven-of-clubs');
  return ok(table);
}

/** Two to six hands, put in order; no card lies twice, in hands or on the table. */
export function readHands(text: string, table: Table): Result<Card[][]> {
  const texts = text.split('.');
  const [fewest, most] = players;
  if (texts.length < fewest || texts.length > most)
    return fail('hands', 'risti-hand-count', { found: texts.length, fewest, most });
  const seen = new Set<Card>(table.flatMap(runCards));
  const hands: Card[][] = [];
  for (const [i, handText] of texts.entries()) {
    const place = coded('risti-place-hand', { player: i + 1 });
    if (handText === '') return fail('hands', 'blank', { place });
    const cards = handText === '-' ? [] : parseCards(handText);
    if ('bad' in cards) return fail('hands', 'not-a-card', { text: cards.bad, place });
    for (const card of cards) {
      if (seen.has(card)) return fail('hands', 'risti-card-twice', { card: formatCard(card), place });
      seen.add(card);
    }
    hands.push(inOrder(cards));
  }
  return ok(hands);
}

const isSeat = (text: string, seats: number): boolean => textNumber(text, 1, seats) !== null && text.length === 1;

/** The field `turn`: the number of a player at the table. */
export const readTurn = (text: string, seats: number): Result<Seat> =>
  isSeat(text, seats) ? ok(Number(text)) : fail('turn', 'not-a-player', { text, most: seats });

/** The field `phase`; `take`, `give` and `fine` name a player at the table. */
export function readPhase(text: string, seats: number): Result<Phase> {
  if (text === 'play' || text === 'extra') return ok({ kind: text });
  const [kind, player = '', ...more] = text.split(':');
  if ((kind === 'take' || kind === 'give' || kind === 'fine') && isSeat(player, seats) && more.length === 0)
    return ok({ kind, player: Number(player) });
  return fail('phase', 'risti-phase', { text, most: seats });
}

/** The field `token`: who holds it, or null while it lies in the middle. */
export const readToken = (text: string, seats: number): Result<Seat | null> => {
  if (text === '-') return ok(null);
  return isSeat(text, seats) ? ok(Number(text)) : fail('token', 'risti-token', { text, most: seats });
};

/** Players run together, none twice; those who are `fresh` in order, those who are `out` as they went. */
export function readSeats(field: 'fresh' | 'out', text: string, seats: number): Result<Seat[]> {
  if (text === '-') return ok([]);
  const named = [...text];
  if (named.length === 0 || !named.every((seat) => isSeat(seat, seats)))
    return fail(field, 'risti-players', { text, most: seats });
  const result = named.map(Number);
  if (new Set(result).size < result.length) return fail(field, 'risti-player-twice', { text });
  if (field === 'fresh' && result.some((seat, i) => seat < (result[i - 1] ?? 0)))
    return fail(field, 'risti-players-order', { text });
  return ok(result);
}

/** The field `aces`: what the first ace has decided, or null. */
export const readAces = (text: string): Result<Side | null> => {
  if (text === '-') return ok(null);
  return text === 'low' || text === 'high' ? ok(text) : fail('aces', 'risti-aces', { text });
};

/** The field `idle`: turns without a card, up to the number that makes a draw. */
export function readIdle(text: string, limit: number): Result<number> {
  const idle = textNumber(text, 0, limit);
  return idle === null ? fail('idle', 'not-a-number', { text, low: 0, high: limit }) : ok(idle);
}
