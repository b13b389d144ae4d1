import { countOf, type Scene, type Slot } from '../../../engine/core/scene.ts';
import { suitOrder } from '../../board/faces/suits.ts';
import { suitOf } from '../../board/layout/cards/parts.ts';

type Memory = ReadonlyMap<string, number>;

const raise = (memory: Map<string, number>, key: string, value: number) => memory.set(key, Math.max(memory.get(key) ?? 0, value));

/** Keeps the most cards that each hand has held, in all and of each suit, and whether an ace has lain on a king. */
export function remember(memory: Map<string, number>, scene: Scene): void {
  for (const slot of scene.slots) {
    if (slot.kind === 'hand') {
      raise(memory, slot.id, countOf(slot));
      for (const suit of suitOrder) raise(memory, slot.id + suit, slot.pieces.filter((p) => suitOf(p) === suit).length);
    } else if (slot.id.startsWith('up-') && slot.pieces.some((p) => p.face.rank === 1)) raise(memory, 'ace-high', 1);
  }
}

/** The most cards to keep room for in a hand. */
export const mostIn = (slot: Slot, memory: Memory | undefined): number => Math.max(countOf(slot), memory?.get(slot.id) ?? 0);

/** The most cards of each suit to keep room for, clubs first. */
export const mostOf = (slot: Slot, memory: Memory | undefined): number[] =>
  suitOrder.map((suit) => Math.max(slot.pieces.filter((p) => suitOf(p) === suit).length, memory?.get(slot.id + suit) ?? 0));
