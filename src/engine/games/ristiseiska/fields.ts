import { type Card, formatCard, parseCards, suits } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import { textNumber } from '../../core/numbers.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { type Params, players } from './params.ts';
import { inOrder, type Phase } from './state.ts';
import { parseRun, type Run, runCards, type Side, type Table } from './table.ts';

/** Four runs, each one that the house rules allow. */
export function readTable(text: string, params: Params): Result<Table> {
  const texts = text.split('.');
  if (texts.length !== 4) return fail('table', `“${text}” has ${texts.length} suits; a table has 4, joined by dots`);
  const table: (Run | null)[] = [];
  for (const [suit, runText] of texts.entries()) {
    const run = parseRun(runText, params);
    if (run !== null && 'bad' in run) return fail('table', `${suits[suit]}: ${run.bad}`);
    table.push(run);
  }
  if (table[0] === null && table.some((run) => run !== null))
    return fail('table', 'there are cards without the seven of clubs, which is the very first');
  return ok(table);
}

/** Two to six hands, put in order; no card lies twice, in hands or on the table. */
export function readHands(text: string, table: Table): Result<Card[][]> {
  const texts = text.split('.');
  const [fewest, most] = players;
  if (texts.length < fewest || texts.length > most)
    return fail('hands', `there are ${texts.length} hands; Ristiseiska has ${fewest} to ${most} players`);
  const seen = new Set<Card>(table.flatMap(runCards));
  const hands: Card[][] = [];
  for (const [i, handText] of texts.entries()) {
    const name = `hand ${i + 1}`;
    if (handText === '') return fail('hands', `${name} is blank; an empty one is written -`);
    const cards = handText === '-' ? [] : parseCards(handText);
    if ('bad' in cards) return fail('hands', `“${cards.bad}” in ${name} is not a card, as in 7c or Td`);
    for (const card of cards) {
      if (seen.has(card)) return fail('hands', `${formatCard(card)} in ${name} is there twice, in a hand or on the table`);
      seen.add(card);
    }
    hands.push(inOrder(cards));
  }
  return ok(hands);
}

const isSeat = (text: string, seats: number): boolean => textNumber(text, 1, seats) !== null && text.length === 1;

/** The field `turn`: the number of a player at the table. */
export const readTurn = (text: string, seats: number): Result<Seat> =>
  isSeat(text, seats) ? ok(Number(text)) : fail('turn', `“${text}” is not the number of a player, 1 to ${seats}`);

/** The field `phase`; `take`, `give` and `fine` name a player at the table. */
export function readPhase(text: string, seats: number): Result<Phase> {
  if (text === 'play' || text === 'extra') return ok({ kind: text });
  const [kind, player = '', ...more] = text.split(':');
  if ((kind === 'take' || kind === 'give' || kind === 'fine') && isSeat(player, seats) && more.length === 0)
    return ok({ kind, player: Number(player) });
  return fail('phase', `“${text}” is not play, extra, take:P, give:P or fine:P with P a player, 1 to ${seats}`);
}

/** The field `token`: who holds it, or null while it lies in the middle. */
export const readToken = (text: string, seats: number): Result<Seat | null> => {
  if (text === '-') return ok(null);
  return isSeat(text, seats) ? ok(Number(text)) : fail('token', `“${text}” is not - or the number of a player, 1 to ${seats}`);
};

/** Players run together, none twice; those who are `fresh` in order, those who are `out` as they went. */
export function readSeats(field: 'fresh' | 'out', text: string, seats: number): Result<Seat[]> {
  if (text === '-') return ok([]);
  const named = [...text];
  if (named.length === 0 || !named.every((seat) => isSeat(seat, seats)))
    return fail(field, `“${text}” is not - or numbers of players run together, 1 to ${seats}`);
  const result = named.map(Number);
  if (new Set(result).size < result.length) return fail(field, `“${text}” names a player twice`);
  if (field === 'fresh' && result.some((seat, i) => seat < (result[i - 1] ?? 0)))
    return fail(field, `“${text}” is not written in order`);
  return ok(result);
}

/** The field `aces`: what the first ace has decided, or null. */
export const readAces = (text: string): Result<Side | null> => {
  if (text === '-') return ok(null);
  return text === 'low' || text === 'high' ? ok(text) : fail('aces', `“${text}” is not -, low or high`);
};

/** The field `idle`: turns without a card, up to the number that makes a draw. */
export function readIdle(text: string, limit: number): Result<number> {
  const idle = textNumber(text, 0, limit);
  return idle === null ? fail('idle', `“${text}” is not a number of turns from 0 to ${limit}`) : ok(idle);
}
