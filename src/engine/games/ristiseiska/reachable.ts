import type { Coded } from '../../core/codes.ts';
import type { NotationError } from '../../core/result.ts';
import { coded } from './codes.ts';
import { idleLimit, isDecided, isOver } from './ending.ts';
import { mayFollow, playable } from './hand.ts';
import { giverOf } from './seats.ts';
import { handOf, type State } from './state.ts';
import { isBare, sevenOfClubs } from './table.ts';

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
  if (idle < idleLimit(state)) return null;
  if (isDecided(state)) return coded('risti-idle-decided');
  return phase.kind === 'play' ? null : coded('risti-phase-drawn');
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
