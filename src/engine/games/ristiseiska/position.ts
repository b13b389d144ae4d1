import { type Card, formatCard, parseCards, ranks, suits } from '../../core/cards.ts';
import type { Coded } from '../../core/codes.ts';
import { splitFields } from '../../core/fields.ts';
import type { Seat } from '../../core/game.ts';
import { parseNumber } from '../../core/numbers.ts';
import { type NotationError, ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import { downIsOpen, isBare, mayFollow, playable, runCards, sevenOfClubs } from './fits.ts';
import { formatRules, type Params, parseRules, players } from './params.ts';
import { idleLimit, isDecided, isOver } from './rules.ts';
import { giverOf, handOf, inOrder, type Phase, type Run, type Side, type State, type Table, unseen } from './state.ts';

const formatHand = (hand: readonly Card[]): string =>
  hand.length === 0 ? '-' : hand.map((card) => (card === unseen ? '??' : formatCard(card))).join('');

const formatSeats = (seats: readonly Seat[]): string => (seats.length === 0 ? '-' : seats.join(''));

/** The fields of a position, canonical: see the notation. */
export function formatPosition(state: State): string {
  const { params, table, hands, turn, phase, token, fresh, aces, idle, out } = state;
  return [
    formatRules(params),
    table.map(formatRun).join('.'),
    hands.map(formatHand).join('.'),
    turn,
    'player' in phase ? `${phase.kind}:${phase.player}` : phase.kind,
    token ?? '-',
    formatSeats(fresh),
    aces ?? '-',
    idle,
    formatSeats(out),
  ].join('/');
}

const template = ['rules', 'table', 'hands', 'turn', 'phase', 'token', 'fresh', 'aces', 'idle', 'out'];

/** Reads the fields of a position. Errors name the field, one of the template's (or `fields`). */
export function parsePosition(text: string): Result<State> {
  const fields = splitFields(text, template);
  if (!fields.ok) return fields;
  const field = (index: number) => fields.value[index] as string;

  const rules = parseRules(field(0));
  if (!rules.ok) return rules;
  const table = parseTable(field(1), rules.value);
  if (!table.ok) return table;
  const hands = parseHands(field(2), table.value);
  if (!hands.ok) return hands;
  const seats = hands.value.length;
  const turn = parseTurn(field(3), seats);
  if (!turn.ok) return turn;
  const phase = parsePhase(field(4), seats);
  if (!phase.ok) return phase;
  const token = parseToken(field(5), seats);
  if (!token.ok) return token;
  const fresh = parseSeats('fresh', field(6), seats);
  if (!fresh.ok) return fresh;
  const aces = parseAces(field(7));
  if (!aces.ok) return aces;
  const idle = parseIdle(field(8), 4 * seats);
  if (!idle.ok) return idle;
  const out = parseSeats('out', field(9), seats);
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

/** `68`, `AK`, `5A` with the ace on the king, `--` before the seven. */
export const formatRun = (run: Run | null): string => (run ? `${ranks[run.low - 1]}${ranks[(run.high - 1) % 13]}` : '--');

/** Reads the run of a suit. Whether play leads there is decided here too, but for `aces`. An error is of the field `table`. */
export function parseRun(text: string, suit: string, params: Params): Result<Run | null> {
  if (text === '--') return ok(null);
  const low = text.length === 2 ? ranks.indexOf(text[0] as string) + 1 : 0;
  const top = text.length === 2 ? ranks.indexOf(text[1] as string) + 1 : 0;
  if (low < 1 || low > 7 || (top < 7 && top !== 1)) return fail('table', 'risti-run', { suit, text });
  const high = top === 1 ? 14 : top;
  if (low === 7 && high > 7) return fail('table', 'risti-run-eight-early', { suit, text });
  if (low < 6 && !downIsOpen({ low, high }, params)) return fail('table', 'risti-run-five-early', { suit, text });
  if (high === 14 && params.ace !== 'first-decides')
    return fail('table', 'risti-run-ace-on-king', { suit, text, ace: params.ace });
  if (high === 14 && low === 1) return fail('table', 'risti-run-two-aces', { suit, text });
  if (low === 1 && params.ace === 'closes' && high !== 13) return fail('table', 'risti-run-ace-early', { suit, text });
  return ok({ low, high });
}

/** Four runs, each one that the house rules allow. */
export function parseTable(text: string, params: Params): Result<Table> {
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
export function parseHands(text: string, table: Table): Result<Card[][]> {
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

const isSeat = (text: string, seats: number): boolean => parseNumber(text, 1, seats) !== null && text.length === 1;

/** The field `turn`: the number of a player at the table. */
export const parseTurn = (text: string, seats: number): Result<Seat> =>
  isSeat(text, seats) ? ok(Number(text)) : fail('turn', 'not-a-player', { text, most: seats });

/** The field `phase`; `take`, `give` and `fine` name a player at the table. */
export function parsePhase(text: string, seats: number): Result<Phase> {
  if (text === 'play' || text === 'extra') return ok({ kind: text });
  const [kind, player = '', ...more] = text.split(':');
  if ((kind === 'take' || kind === 'give' || kind === 'fine') && isSeat(player, seats) && more.length === 0)
    return ok({ kind, player: Number(player) });
  return fail('phase', 'risti-phase', { text, most: seats });
}

/** The field `token`: who holds it, or null while it lies in the middle. */
export const parseToken = (text: string, seats: number): Result<Seat | null> => {
  if (text === '-') return ok(null);
  return isSeat(text, seats) ? ok(Number(text)) : fail('token', 'risti-token', { text, most: seats });
};

/** Players run together, none twice; those who are `fresh` in order, those who are `out` as they went. */
export function parseSeats(field: 'fresh' | 'out', text: string, seats: number): Result<Seat[]> {
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
export const parseAces = (text: string): Result<Side | null> => {
  if (text === '-') return ok(null);
  return text === 'low' || text === 'high' ? ok(text) : fail('aces', 'risti-aces', { text });
};

/** The field `idle`: turns without a card, up to the number that makes a draw. */
export function parseIdle(text: string, limit: number): Result<number> {
  const idle = parseNumber(text, 0, limit);
  return idle === null ? fail('idle', 'not-a-number', { text, low: 0, high: limit }) : ok(idle);
}

type Check = (state: State) => Coded | null;

/**
 * What keeps play from ever leading to a position whose fields are each in order: the field and why, or null.
 * Cards may be left out, so nothing is concluded from those that are nowhere.
 */
export function unreachable(state: State): NotationError | null {
  for (const [field, check] of checks) {
    const wrong = check(state);
    if (wrong !== null) return { field, ...wrong };
  }
  return null;
}

const hands: Check = ({ hands, params, out, turn, phase }) => {
  const empty = hands.flatMap((hand, i) => (hand.length === 0 ? [i + 1] : []));
  if (empty.length === hands.length) return coded('risti-nobody-holds');
  const wrong = empty.find((seat) => (params.end === 'last-in' ? !out.includes(seat) : seat !== turn || phase.kind !== 'play'));
  if (wrong === undefined) return null;
  return coded(params.end === 'last-in' ? 'risti-empty-not-out' : 'risti-empty-not-won', { player: wrong });
};

const out: Check = ({ out, params, hands }) => {
  if (out.length > 0 && params.end !== 'last-in') return coded('risti-out-without-last-in');
  const holding = out.find((seat) => handOf({ hands }, seat).length > 0);
  return holding === undefined ? null : coded('risti-out-holds', { player: holding });
};

const turn: Check = (state) => {
  const { turn, table, out } = state;
  if (isBare(table) && !handOf(state, turn).includes(sevenOfClubs)) return coded('risti-turn-without-seven', { player: turn });
  if (state.params.end === 'first-out') return null;
  if (isDecided(state)) return turn === out.at(-1) ? null : coded('risti-turn-not-last-out', { player: turn });
  return out.includes(turn) ? coded('risti-turn-out', { player: turn }) : null;
};

const phase: Check = (state) => {
  const { phase, turn, params, table } = state;
  if (phase.kind === 'play') return null;
  if (isOver(state)) return coded('risti-phase-over');
  if (isBare(table)) return coded('risti-phase-bare');
  const able = playable(state, turn).length > 0;
  switch (phase.kind) {
    case 'extra':
      if (params.extra === 'no') return coded('risti-extra-never');
      if (!table.some((run) => run !== null && (run.low === 1 || run.high >= 13))) return coded('risti-extra-no-ace-or-king');
      return mayFollow(state, turn).length > 0 ? null : coded('risti-extra-nothing-follows', { player: turn });
    case 'take':
    case 'give': {
      const rule = phase.kind === 'take' ? 'pawn' : 'beg';
      if (params.unable !== rule) return coded('risti-phase-without-rule', { phase: phase.kind, rule: `unable=${rule}` });
      if (able) return coded('risti-phase-could-play', { player: turn });
      const giver = giverOf(state);
      if (phase.player === giver) return null;
      return giver === null
        ? coded('risti-phase-no-giver', { player: phase.player })
        : coded('risti-phase-other-giver', { player: phase.player, giver });
    }
    case 'fine':
      if (params['false-pass'] !== 'penalised') return coded('risti-fine-without-rule');
      if (!able) return coded('risti-fine-true-pass', { player: turn });
      if (phase.player === turn) return coded('risti-fine-oneself', { player: turn });
      return handOf(state, phase.player).length > 0 ? null : coded('risti-fine-out', { player: phase.player });
  }
};

const token: Check = ({ token, params, table }) => {
  if (token === null) return null;
  if (params.unable !== 'token') return coded('risti-token-without-rule');
  return isBare(table) ? coded('risti-token-early') : null;
};

/** No more than this: diagrams that leave cards out may well leave open who has had a turn. */
const fresh: Check = ({ fresh, phase, turn }) => {
  if (!fresh.includes(turn)) return null;
  if (phase.kind === 'extra') return coded('risti-fresh-played', { player: turn });
  if (phase.kind === 'take') return coded('risti-fresh-passed', { player: turn });
  return phase.kind === 'give' ? coded('risti-fresh-begs', { player: turn }) : null;
};

const aces: Check = ({ aces, params, table }) => {
  if (params.ace !== 'first-decides') return aces === null ? null : coded('risti-aces-without-rule');
  const low = table.some((run) => run?.low === 1);
  const high = table.some((run) => run?.high === 14);
  if (low && high) return coded('risti-aces-both');
  const decided = low ? 'low' : high ? 'high' : null;
  return aces === decided ? null : coded('risti-aces-other', { side: decided ?? '-' });
};

const idle: Check = (state) => {
  const { idle, params, table, phase } = state;
  if (idle === 0) return null;
  if (params.unable !== 'beg') return coded('risti-idle-without-rule');
  if (isBare(table)) return coded('risti-idle-bare');
  if (phase.kind === 'extra') return coded('risti-idle-played');
  return idle >= idleLimit(state) && isDecided(state) ? coded('risti-idle-decided') : null;
};

const checks: readonly (readonly [field: string, check: Check])[] = [
  ['hands', hands],
  ['out', out],
  ['turn', turn],
  ['phase', phase],
  ['token', token],
  ['fresh', fresh],
  ['aces', aces],
  ['idle', idle],
];
