import type { Carry, Piece, Scene, Slot, SlotKind } from '../../core/scene.ts';
import type { Action } from './notation.ts';
import { carried, foundationFor, observe, outcome } from './rules.ts';
import { type Brick, rankOf, type State, serialOf } from './state.ts';

const piece = (b: Brick): Piece => ({ id: `b${serialOf(b)}`, face: { rank: rankOf(b) }, faceUp: rankOf(b) > 0 });

const slot = (id: string, kind: SlotKind, index: number, bricks: readonly Brick[], hidden = 0): Slot => ({
  id,
  kind,
  index,
  owner: 0,
  pieces: bricks.map(piece),
  hidden,
});

/** Slots `f1`…, `urn`, `drawn`, `p1`…; a hidden urn is an empty slot with a number. `top` of the facts is the rank that completes a foundation. */
export function scene(state: State, eye: number | 'all'): Scene {
  const seen = observe(state, eye);
  const open = eye === 'all';
  return {
    game: 'sixteen',
    facts: { top: state.params.ranks },
    actor: outcome(state) === null ? 1 : null,
    slots: [
      ...seen.foundations.map((f, i) => slot(`f${i + 1}`, 'foundation', i + 1, f)),
      slot('urn', 'stock', 0, open ? seen.urn : [], open ? 0 : seen.urn.length),
      slot('drawn', 'drawn', 0, seen.drawn === null ? [] : [seen.drawn]),
      ...seen.piles.map((pile, i) => slot(`p${i + 1}`, 'pile', i + 1, pile)),
    ],
  };
}

/** What a legal action carries where. */
export function carry(state: State, action: Action): Carry {
  const bricks = carried(state, action);
  const pieces = bricks.map((b) => piece(b).id);
  switch (action.kind) {
    case 'draw':
      return { from: 'urn', to: 'drawn', pieces };
    case 'place':
      return { from: 'drawn', to: `p${action.pile}`, pieces };
    case 'home':
      return { from: `p${action.from}`, to: `f${foundationFor(state, rankOf(bricks[0] as Brick)) + 1}`, pieces };
    case 'move':
      return { from: `p${action.from}`, to: `p${action.to}`, pieces };
  }
}

/** What carrying between two slots means; any foundation is "to a foundation", as they are all alike. */
export function intent(_state: State, from: string, to: string | null): Action | null {
  const pileOf = (id: string): number | null => (/^p[1-6]$/.test(id) ? Number(id[1]) : null);
  const source = pileOf(from);
  if (to === null) return from === 'urn' ? { kind: 'draw' } : null;
  const target = pileOf(to);
  if (from === 'urn') return to === 'drawn' ? { kind: 'draw' } : null;
  if (from === 'drawn') return target === null ? null : { kind: 'place', pile: target };
  if (source === null) return null;
  if (to.startsWith('f')) return { kind: 'home', from: source };
  return target === null || target === source ? null : { kind: 'move', from: source, to: target };
}
