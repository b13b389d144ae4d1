import type { Carry, Scene, Slot } from '../../engine/core/scene.ts';
import { type Lit, unlit } from './marks.ts';

/** A legal action and what it carries where. */
export interface Move {
  readonly action: string;
  readonly carry: Carry;
}

/** The legal carries from a slot. */
export const from = (moves: readonly Move[], slot: string): Carry[] => moves.map((m) => m.carry).filter((c) => c.from === slot);

/** What is taken up from a slot: the most that any legal move carries, else its topmost piece. */
export function takenFrom(scene: Scene, moves: readonly Move[], slot: string): readonly string[] {
  let most: readonly string[] = [];
  for (const carry of from(moves, slot)) if (carry.pieces.length > most.length) most = carry.pieces;
  if (most.length > 0) return most;
  const top = scene.slots.find((s) => s.id === slot)?.pieces.at(-1);
  return top ? [top.id] : [];
}

/** What is lit while a slot is taken up: its pieces, and the places that take them. */
export function litBy(scene: Scene, moves: readonly Move[], slot: string | null): Lit {
  if (slot === null) return unlit;
  const rankOf = new Map(scene.slots.flatMap((s) => s.pieces.map((p) => [p.id, p.face.rank] as const)));
  return {
    pieces: takenFrom(scene, moves, slot),
    targets: from(moves, slot).map((c) => ({ slot: c.to, rank: rankOf.get(c.pieces[0] ?? '') ?? 0 })),
  };
}

/** Whether something may be taken up from here, legal or not: a try may be refused, and the answer teaches. */
export const mayTake = (slot: Slot | undefined): boolean =>
  slot !== undefined && slot.kind !== 'foundation' && slot.kind !== 'urn' && slot.pieces.length > 0;

/** Whether a touch alone acts: the urn gives its next brick. */
export const acts = (slot: Slot | undefined): boolean => slot?.kind === 'urn';

/** The piece that waits to be placed is taken up by itself. */
export const standing = (scene: Scene, moves: readonly Move[]): string | null =>
  scene.slots.find((s) => s.kind === 'drawn' && s.pieces.length > 0 && from(moves, s.id).length > 0)?.id ?? null;

/** Where a double tap sends the top of a slot: the foundation that takes it, else the first one, which answers why not. */
export function homeOf(scene: Scene, moves: readonly Move[], slot: string): string | null {
  const homes = scene.slots.filter((s) => s.kind === 'foundation').map((s) => s.id);
  return from(moves, slot).find((c) => homes.includes(c.to))?.to ?? homes[0] ?? null;
}

/** Tells two positions apart by what lies where. */
export const sceneKey = (scene: Scene): string =>
  scene.slots.map((s) => `${s.id}:${s.pieces.map((p) => p.id).join('.')}+${s.hidden}`).join(' ');
