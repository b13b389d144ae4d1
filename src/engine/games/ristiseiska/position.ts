import { type Card, formatCard } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import { ok, type Result } from '../../core/result.ts';
import { fail } from './codes.ts';
import { readAces, readHands, readIdle, readPhase, readSeats, readTable, readToken, readTurn } from './fields.ts';
import { formatRules, parseRules } from './params.ts';
import { unreachable } from './reachable.ts';
import { type State, unseen } from './state.ts';
import { formatRun } from './table.ts';

const handText = (hand: readonly Card[]): string =>
  hand.length === 0 ? '-' : hand.map((card) => (card === unseen ? '??' : formatCard(card))).join('');

const seatsText = (seats: readonly Seat[]): string => (seats.length === 0 ? '-' : seats.join(''));

/** The fields of a position, canonical: see the notation. */
export function formatPosition(state: State): string {
  const { params, table, hands, turn, phase, token, fresh, aces, idle, out } = state;
  return [
    formatRules(params),
    table.map(formatRun).join('.'),
    hands.map(handText).join('.'),
    turn,
    'player' in phase ? `${phase.kind}:${phase.player}` : phase.kind,
    token ?? '-',
    seatsText(fresh),
    aces ?? '-',
    idle,
    seatsText(out),
  ].join('/');
}

const template = ['rules', 'table', 'hands', 'turn', 'phase', 'token', 'fresh', 'aces', 'idle', 'out'];

/** Reads the fields of a position. Errors name the field, one of the template's (or `fields`). */
export function parsePosition(text: string): Result<State> {
  const fields = text.split('/');
  if (fields.length !== template.length)
    return fail('fields', 'field-count', { count: template.length, fields: template, found: fields.length });
  const field = (index: number) => fields[index] as string;

  const rules = parseRules(field(0));
  if (!rules.ok) return rules;
  const table = readTable(field(1), rules.value);
  if (!table.ok) return table;
  const hands = readHands(field(2), table.value);
  if (!hands.ok) return hands;
  const seats = hands.value.length;
  const turn = readTurn(field(3), seats);
  if (!turn.ok) return turn;
  const phase = readPhase(field(4), seats);
  if (!phase.ok) return phase;
  const token = readToken(field(5), seats);
  if (!token.ok) return token;
  const fresh = readSeats('fresh', field(6), seats);
  if (!fresh.ok) return fresh;
  const aces = readAces(field(7));
  if (!aces.ok) return aces;
  const idle = readIdle(field(8), 4 * seats);
  if (!idle.ok) return idle;
  const out = readSeats('out', field(9), seats);
  if (!out.ok) return out;

  const state: State = {
    params: { ...rules.value, players: seats },
    table: table.value,
    hands: hands.value,
    turn: turn.value,
    phase: phase.value,
    token: token.value,
    fresh: fresh.value,
    aces: aces.value,
    idle: idle.value,
    out: out.value,
  };
  const wrong = unreachable(state);
  return wrong === null ? ok(state) : { ok: false, error: wrong };
}
