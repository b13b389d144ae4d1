import type { Rng } from '../../core/rng.ts';
import { shuffled } from '../../core/shuffled.ts';
import type { Action } from './notation.ts';
import type { Params, Runs } from './params.ts';
import { type Brick, brick, rankOf, type State, topOf } from './state.ts';

/** The rules that can forbid an action, in the order of the rule page; each is an anchor there. */
export const rules = [
  'game-over',
  'no-such-pile',
  'urn-empty',
  'place-first',
  'nothing-drawn',
  'source-empty',
  'one-below',
  'run-descends',
  'run-consecutive',
  'empty-pile',
  'foundation-next',
] as const;

/** Why an action of Sixteen is not legal. */
export type Rule = (typeof rules)[number];

/** The start of a deal: every brick in the urn, shuffled (rules, "Setup"). */
export function deal(params: Params, rng: Rng): State {
  const ranks = Array.from({ length: params.ranks * params.copies }, (_, i) => (i % params.ranks) + 1);
  return {
    params,
    piles: Array.from({ length: params.piles }, () => []),
    foundations: Array.from({ length: params.copies }, () => []),
    drawn: null,
    urn: shuffled(ranks, rng).map((rank, i) => brick(rank, i + 1)),
  };
}

/** Every foundation complete (rules, "End"). */
export const isWon = (state: State): boolean => state.foundations.every((f) => f.length === state.params.ranks);

/** Bricks that lie on foundations. */
export const homeCount = (state: State): number => state.foundations.reduce((sum, f) => sum + f.length, 0);

/** How many bricks, counted from the top, form the longest run of a pile; 0 for an empty pile (rules, "Runs"). */
export function runLength(pile: readonly Brick[], runs: Runs): number {
  let length = Math.min(1, pile.length);
  while (length < pile.length) {
    const above = rankOf(pile[pile.length - length] as Brick);
    const beneath = rankOf(pile[pile.length - length - 1] as Brick);
    if (runs === 'consecutive' ? beneath !== above + 1 : beneath <= above) break;
    length += 1;
  }
  return length;
}

/**
 * How many bricks move from one pile to another, or 0 when no run fits. At most one length fits, because the ranks of a
 * run differ: its highest brick must be one below the other pile's top, or the top rank onto an empty pile.
 */
export function fittingRun(state: State, from: number, to: number): number {
  const source = state.piles[from - 1] ?? [];
  const target = topOf(state.piles[to - 1] ?? []);
  const head = target === undefined ? state.params.ranks : rankOf(target) - 1;
  const longest = runLength(source, state.params.runs);
  for (let length = 1; length <= longest; length++) if (rankOf(source[source.length - length] as Brick) === head) return length;
  return 0;
}

/** The foundation (0-based) that takes this rank next, or −1. */
export const foundationFor = (state: State, rank: number): number => state.foundations.findIndex((f) => f.length === rank - 1);

/** The ranks that foundations wait for, each once, the lowest first. */
export const wantedHome = ({ params, foundations }: State): number[] =>
  [...new Set(foundations.map((f) => f.length + 1))].filter((rank) => rank <= params.ranks).sort((a, b) => a - b);

/** The bricks that an action carries, bottom to top: those of a run that fits, the brick drawn; none where nothing fits. */
export function carried(state: State, action: Action): readonly Brick[] {
  if (action.kind === 'draw') return state.urn.slice(0, 1);
  if (action.kind === 'place') return state.drawn === null ? [] : [state.drawn];
  const source = state.piles[action.from - 1] ?? [];
  const count = action.kind === 'move' ? fittingRun(state, action.from, action.to) : 1;
  return source.slice(Math.max(0, source.length - count));
}

/** null when legal, else the rule that forbids the action here. */
export function why(state: State, action: Action): Rule | null {
  const { piles } = state.params;
  const named =
    action.kind === 'draw'
      ? []
      : action.kind === 'place'
        ? [action.pile]
        : action.kind === 'home'
          ? [action.from]
          : [action.from, action.to];
  if (named.some((pile) => pile < 1 || pile > piles)) return 'no-such-pile';
  if (isWon(state)) return 'game-over';
  if (action.kind === 'place') return state.drawn === null ? 'nothing-drawn' : null;
  if (state.drawn !== null) return 'place-first';
  if (action.kind === 'draw') return state.urn.length > 0 ? null : 'urn-empty';

  const source = state.piles[action.from - 1] as readonly Brick[];
  const top = topOf(source);
  if (top === undefined) return 'source-empty';
  if (action.kind === 'home') return foundationFor(state, rankOf(top)) >= 0 ? null : 'foundation-next';
  if (fittingRun(state, action.from, action.to) > 0) return null;
  const target = topOf(state.piles[action.to - 1] as readonly Brick[]);
  if (target === undefined) return 'empty-pile';
  // The brick that would fit is in the pile, but what lies on it does not go along.
  if (source.some((b) => rankOf(b) === rankOf(target) - 1)) {
    const descends = fittingRun({ ...state, params: { ...state.params, runs: 'descending' } }, action.from, action.to) > 0;
    return descends ? 'run-consecutive' : 'run-descends';
  }
  return 'one-below';
}

/** All legal actions in canonical order: the order of their texts. */
export function legal(state: State): Action[] {
  const piles = Array.from({ length: state.params.piles }, (_, i) => i + 1);
  if (isWon(state)) return [];
  if (state.drawn !== null) return piles.map((pile) => ({ kind: 'place', pile }));
  const actions: Action[] = [];
  for (const from of piles) {
    const top = topOf(state.piles[from - 1] as readonly Brick[]);
    if (top === undefined) continue;
    for (const to of piles) if (to !== from && fittingRun(state, from, to) > 0) actions.push({ kind: 'move', from, to });
    if (foundationFor(state, rankOf(top)) >= 0) actions.push({ kind: 'home', from });
  }
  if (state.urn.length > 0) actions.push({ kind: 'draw' });
  return actions;
}

/** The position after a legal action. Throws on an illegal one. */
export function apply(state: State, action: Action): State {
  const broken = why(state, action);
  if (broken !== null) throw new Error(`illegal action: ${broken}`);
  const piles = [...state.piles];
  switch (action.kind) {
    case 'draw': {
      const [drawn, ...urn] = state.urn;
      return { ...state, drawn: drawn as Brick, urn };
    }
    case 'place':
      piles[action.pile - 1] = [...(piles[action.pile - 1] as readonly Brick[]), state.drawn as Brick];
      return { ...state, piles, drawn: null };
    case 'home': {
      const source = piles[action.from - 1] as readonly Brick[];
      const moved = topOf(source) as Brick;
      const foundations = [...state.foundations];
      const to = foundationFor(state, rankOf(moved));
      foundations[to] = [...(foundations[to] as readonly Brick[]), moved];
      piles[action.from - 1] = source.slice(0, -1);
      return { ...state, piles, foundations };
    }
    case 'move': {
      const source = piles[action.from - 1] as readonly Brick[];
      const cut = source.length - fittingRun(state, action.from, action.to);
      piles[action.from - 1] = source.slice(0, cut);
      piles[action.to - 1] = [...(piles[action.to - 1] as readonly Brick[]), ...source.slice(cut)];
      return { ...state, piles };
    }
  }
}

/** Won, lost (nothing is legal), or null while play goes on. */
export function outcome(state: State): { readonly result: 'won' | 'lost' } | null {
  if (isWon(state)) return { result: 'won' };
  return legal(state).length === 0 ? { result: 'lost' } : null;
}

/** In ordinary play the urn is hidden: its bricks lose their ranks, and have serials by their places that no brick on the table has. */
export function observe(state: State, eye: number | 'all'): State {
  if (eye === 'all') return state;
  return { ...state, urn: state.urn.map((_, i) => brick(0, 1_000_000 + i)) };
}
