import type { NotationError } from '../../core/result.ts';
import { idleLimit, isDecided, isOver } from './ending.ts';
import { mayFollow, playable } from './hand.ts';
import { giverOf } from './seats.ts';
import { handOf, type State } from './state.ts';
import { isBare, sevenOfClubs } from './table.ts';

type Check = (state: State) => string | null;

/**
 * What keeps play from ever leading to a position whose fields are each in order: the field and a sentence, or null.
 * Cards may be left out, so nothing is concluded from those that are nowhere.
 */
export function unreachable(state: State): NotationError | null {
  for (const [field, check] of checks) {
    const reason = check(state);
    if (reason !== null) return { field, reason };
  }
  return null;
}

const hands: Check = ({ hands, params, out, turn, phase }) => {
  const empty = hands.flatMap((hand, i) => (hand.length === 0 ? [i + 1] : []));
  if (empty.length === hands.length) return 'nobody holds a card';
  const wrong = empty.find((seat) => (params.end === 'last-in' ? !out.includes(seat) : seat !== turn || phase.kind !== 'play'));
  if (wrong === undefined) return null;
  return `hand ${wrong} is empty, but player ${wrong} ${params.end === 'last-in' ? 'is not out' : 'has not just won'}`;
};

const out: Check = ({ out, params, hands }) => {
  if (out.length > 0 && params.end !== 'last-in') return 'players are only out with end=last-in';
  const holding = out.find((seat) => handOf({ hands }, seat).length > 0);
  return holding === undefined ? null : `player ${holding} is out and holds cards`;
};

const turn: Check = (state) => {
  const { turn, table, out } = state;
  if (isBare(table) && !handOf(state, turn).includes(sevenOfClubs))
    return `the table is empty, and player ${turn} does not hold 7c, which begins`;
  if (state.params.end === 'first-out') return null;
  if (isDecided(state)) return turn === out.at(-1) ? null : `player ${turn} is not the one who has just got out`;
  return out.includes(turn) ? `player ${turn} is out` : null;
};

const phase: Check = (state) => {
  const { phase, turn, params, table } = state;
  if (phase.kind === 'play') return null;
  if (isOver(state)) return 'the round is over; its phase is play';
  if (isBare(table)) return 'the table is empty; the phase is play';
  const able = playable(state, turn).length > 0;
  switch (phase.kind) {
    case 'extra':
      if (params.extra === 'no') return 'nobody plays on with extra=no';
      if (!table.some((run) => run !== null && (run.low === 1 || run.high >= 13))) return 'no ace or king has been played';
      return mayFollow(state, turn).length > 0 ? null : `player ${turn} holds no card that may follow`;
    case 'take':
    case 'give': {
      const rule = phase.kind === 'take' ? 'pawn' : 'beg';
      if (params.unable !== rule) return `there is no ${phase.kind}: without unable=${rule}`;
      if (able) return `player ${turn} could play`;
      const giver = giverOf(state);
      return phase.player === giver ? null : `the card comes from player ${giver ?? 'nobody'}, not ${phase.player}`;
    }
    case 'fine':
      if (params['false-pass'] !== 'penalised') return 'there is no fine without false-pass=penalised';
      if (!able) return `player ${turn} cannot play, so the pass was no false one`;
      if (phase.player === turn) return `player ${turn} does not fine themselves`;
      return handOf(state, phase.player).length > 0 ? null : `player ${phase.player} is out`;
  }
};

const token: Check = ({ token, params, table }) => {
  if (token === null) return null;
  if (params.unable !== 'token') return 'nobody holds a token without unable=token';
  return isBare(table) ? 'nobody has taken the token before the first card' : null;
};

/** No more than this: diagrams that leave cards out may well leave open who has had a turn. */
const fresh: Check = ({ fresh, phase, turn }) => {
  if (!fresh.includes(turn)) return null;
  if (phase.kind === 'extra') return `player ${turn} has played in this very turn`;
  if (phase.kind === 'take') return `player ${turn} has passed in this very turn`;
  return phase.kind === 'give' ? `player ${turn} begs, which nobody does on a first turn` : null;
};

const aces: Check = ({ aces, params, table }) => {
  if (params.ace !== 'first-decides') return aces === null ? null : 'aces are only decided with ace=first-decides';
  const low = table.some((run) => run?.low === 1);
  const high = table.some((run) => run?.high === 14);
  if (low && high) return 'aces lie on both sides';
  const decided = low ? 'low' : high ? 'high' : null;
  return aces === decided ? null : `the aces on the table say ${decided ?? '-'}`;
};

const idle: Check = (state) => {
  const { idle, params, table, phase } = state;
  if (idle === 0) return null;
  if (params.unable !== 'beg') return 'turns are only counted with unable=beg';
  if (isBare(table)) return 'before the first card there was no turn';
  if (phase.kind === 'extra') return 'in this turn a card has been played';
  if (idle < idleLimit(state)) return null;
  if (isDecided(state)) return 'the round was over before it could be drawn';
  return phase.kind === 'play' ? null : 'the round is drawn; its phase is play';
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
