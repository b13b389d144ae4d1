import type { Play } from '../../../engine/core/play.ts';
import type { Scene } from '../../../engine/core/scene.ts';

/** The reader, wherever at the table they sit. */
export const you = 0;

/**
 * What the reader calls a player, both given by their places at the table: `you`, or a number from 2 in the order of play
 * after the reader.
 */
export const called = (player: number, reader: number, players: number): number =>
  player === reader ? you : ((player - reader + players) % players) + 1;

/** Whoever is to act; where that is chance or nobody, the first player. */
export const readerOf = ({ actor }: Pick<Play, 'actor'>): number => (typeof actor === 'number' ? actor : 1);

/** A scene in which every hand has the number by which the reader calls its owner. */
export function seenFrom(scene: Scene, reader: number): Scene {
  const players = scene.slots.filter(({ kind }) => kind === 'hand').length;
  return {
    ...scene,
    slots: scene.slots.map((slot) => (slot.kind === 'hand' ? { ...slot, index: called(slot.owner, reader, players) } : slot)),
  };
}
