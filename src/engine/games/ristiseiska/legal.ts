import { type Card, rankOf, suitOf } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import { isOver } from './ending.ts';
import { givable, isAceOrKing, mayFollow, playable } from './hand.ts';
import { type Action, sorted } from './notation.ts';
import type { Rule } from './rules.ts';
import { giverOf } from './seats.ts';
import { handOf, type State } from './state.ts';
import { aceSides, isBare, misfit, type Side } from './table.ts';

const holds = (state: State, seat: Seat, card: Card): boolean => handOf(state, seat).includes(card);

/** null when legal, else the rule that forbids the action here. */
export function why(state: State, action: Action): Rule | null {
  if (isOver(state)) return 'game-over';
  const { phase } = state;
  switch (phase.kind) {
    case 'take':
      if (action.kind !== 'take') return 'take-first';
      return holds(state, phase.player, action.card) ? null : 'not-in-hand';
    case 'give':
      if (action.kind !== 'give') return 'give-first';
      if (!holds(state, phase.player, action.card)) return 'not-in-hand';
      return givable(state, phase.player).includes(action.card) ? null : 'unplayable-first';
    case 'fine':
      if (action.kind === 'decline') return null;
      if (action.kind !== 'give') return 'fine-first';
      return holds(state, phase.player, action.card) ? null : 'not-in-hand';
    default:
      return whyInTurn(state, action);
  }
}

function whyInTurn(state: State, action: Action): Rule | null {
  const { params, phase, turn, table } = state;
  const extra = phase.kind === 'extra';
  const able = () => playable(state, turn).length > 0;
  switch (action.kind) {
    case 'take':
    case 'give':
    case 'decline':
      return 'nobody-asks';
    case 'play':
      return whyPlay(state, action.card, action.side);
    case 'stop':
      return extra ? null : 'after-ace-or-king';
    case 'pass':
      if (extra) return 'play-or-stop';
      if (able()) return 'must-play';
      return mustBeg(state) ? 'must-beg' : null;
    case 'beg':
      if (params.unable !== 'beg') return 'no-begging';
      if (extra) return 'play-or-stop';
      if (able()) return 'must-play';
      if (state.fresh.includes(turn)) return 'first-turn';
      return mustBeg(state) ? null : 'last-card';
    case 'claim':
      if (params['false-pass'] === 'forbidden') return 'no-false-pass';
      if (extra) return 'play-or-stop';
      if (isBare(table)) return 'seven-of-clubs';
      return able() ? null : 'cannot-play';
  }
}

function whyPlay(state: State, card: Card, side: Side | null): Rule | null {
  if (!holds(state, state.turn, card)) return 'not-in-hand';
  const rule = misfit(state, card);
  if (rule !== null) return rule;
  if (state.phase.kind === 'extra' && state.params.extra === 'aces-kings' && !isAceOrKing(card)) return 'aces-and-kings';
  return rankOf(card) !== 1 || (side === null) === aceSides(state, suitOf(card)).length < 2 ? null : 'ace-side';
}

/** Whether a player who cannot play begs (not on the first turn, and only where somebody can be begged). */
const mustBeg = (state: State): boolean =>
  state.params.unable === 'beg' && !state.fresh.includes(state.turn) && giverOf(state) !== null;

/** All legal actions in canonical order: the order of their texts. */
export function legal(state: State): Action[] {
  if (isOver(state)) return [];
  const { phase, turn, params, table } = state;
  switch (phase.kind) {
    case 'take':
      return sorted(handOf(state, phase.player).map((card) => ({ kind: 'take', card })));
    case 'give':
      return sorted(givable(state, phase.player).map((card) => ({ kind: 'give', card })));
    case 'fine':
      return sorted([{ kind: 'decline' }, ...handOf(state, phase.player).map((card): Action => ({ kind: 'give', card }))]);
    case 'extra':
      return sorted([{ kind: 'stop' }, ...mayFollow(state, turn).flatMap((card) => plays(state, card))]);
    case 'play': {
      const cards = playable(state, turn);
      if (cards.length === 0) return [{ kind: mustBeg(state) ? 'beg' : 'pass' }];
      const actions = cards.flatMap((card) => plays(state, card));
      if (params['false-pass'] === 'penalised' && !isBare(table)) actions.push({ kind: 'claim' });
      return sorted(actions);
    }
  }
}

/** The ways to play a card that fits: one, or two for an ace that may go on either side. */
function plays(state: State, card: Card): Action[] {
  const sides = rankOf(card) === 1 ? aceSides(state, suitOf(card)) : [];
  return sides.length < 2 ? [{ kind: 'play', card, side: null }] : sides.map((side) => ({ kind: 'play', card, side }));
}
