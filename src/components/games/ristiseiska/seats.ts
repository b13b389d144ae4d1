import type { Play } from '../../../engine/core/play.ts';
import type { Scene } from '../../../engine/core/scene.ts';
import * as m from '../../../paraglide/messages.js';
import type { Seated } from '../../play/deal-choice.ts';

/** The reader, wherever at the table they sit. */
export const you = 0;

/**
 * What the reader calls a player, both given by their places at the table: `you`, or a number from 2 in the order of play
 * after the reader.
 */
export const called = (player: number, reader: number, players: number): number =>
  player === reader ? you : ((player - reader + players) % players) + 1;

/** The names of those who have one, by their places at the table. */
export type Names = (seat: number) => string | undefined;

/**
 * The names at a table. Where nobody but the reader is a person they have none; else people are called by their places, which are the
 * same for everybody.
 */
export const namesAt = (table: readonly Seated[]): Names => {
  return (seat) => {
    const one = table[seat - 1];
    if (one?.player != null) return one.name ?? undefined;
    return isPlaced(table, seat) ? m.ristiseiska_player({ player: seat }) : undefined;
  };
};

/** Whether whoever has a seat is called by their place: one of several people. */
export const isPlaced = (table: readonly Seated[], seat: number): boolean =>
  table[seat - 1]?.player === null && table.filter(({ player }) => player === null).length > 1;

/** Who is who, where nobody has a name. */
export const nameless: Names = () => undefined;

/** A player in a sentence, both given by their places at the table: `you`, a name, or “player 2”. */
export const wordFor = (player: number, reader: number, players: number, names: Names = nameless): string | typeof you =>
  player === reader ? you : (names(player) ?? m.ristiseiska_player({ player: called(player, reader, players) }));

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
