import { type Carry, countOf, type Scene, type Slot } from '../../engine/core/scene.ts';
import { boardOf, leaves, splitHold } from './games.ts';
import type { Layout } from './layout/types.ts';
import { type Lit, unlit } from './marks.ts';

/** A legal action and what it carries where. */
export interface Move {
  readonly action: string;
  readonly carry: Carry;
}

/** The legal carries from a hold: a slot, or one piece of it. */
export const from = (moves: readonly Move[], hold: string): Carry[] => moves.map((m) => m.carry).filter((c) => leaves(c, hold));

/** The slot of a hold. */
export const slotOf = (scene: Scene, hold: string): Slot | undefined => {
  const { slot } = splitHold(hold);
  return scene.slots.find((s) => s.id === slot);
};

/** What is taken up from a slot: the most that any legal move carries, else its topmost piece. */
export function takenFrom(scene: Scene, moves: readonly Move[], slot: string): readonly string[] {
  const { piece } = splitHold(slot);
  if (piece !== null) return [piece];
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
export function mayTake(scene: Scene, hold: string): boolean {
  const slot = slotOf(scene, hold);
  if (!slot || slot.pieces.length === 0) return false;
  const how = boardOf(scene.game).hold(slot, scene.actor);
  return splitHold(hold).piece === null ? how === 'top' : how === 'any';
}

/** The piece of a slot beneath a pointer that others cover, so that it cannot be taken; null for one that can, or none. */
export function coveredAt(
  scene: Scene,
  moves: readonly Move[],
  layout: Layout,
  slot: string,
  x: number,
  y: number,
): string | null {
  if (splitHold(slot).piece !== null || !mayTake(scene, slot)) return null;
  const here = layout.pieces.filter(
    (p) => p.slot === slot && p.shown && x >= p.x && x <= p.x + p.w && y >= p.y && y <= p.y + p.h,
  );
  const top = here.at(-1);
  return top === undefined || takenFrom(scene, moves, slot).includes(top.id) ? null : top.id;
}

/**
 * Whether touching a hold takes it up in place of the one in the hand: it could move somewhere, or there is no place here for the first,
 * as in a reserve, a waste or among the pieces of the same hand.
 */
export function instead(scene: Scene, moves: readonly Move[], taken: string, hold: string): boolean {
  if (!mayTake(scene, hold)) return false;
  const [was, now] = [splitHold(taken), splitHold(hold)];
  if (['reserve', 'waste'].includes(slotOf(scene, hold)?.kind ?? '')) return true;
  return from(moves, hold).length > 0 || (now.piece !== null && was.piece !== null && was.slot === now.slot);
}

/** Whether a touch alone acts: a stock gives its next piece. */
export function acts(scene: Scene, hold: string): boolean {
  const slot = slotOf(scene, hold);
  return slot !== undefined && boardOf(scene.game).hold(slot, scene.actor) === 'touch';
}

/** Whether a card of another player lies on the table here, in a pile, a reserve or a waste. */
export function isForeign(scene: Scene, hold: string): boolean {
  const slot = slotOf(scene, hold);
  if (!slot || slot.pieces.length === 0 || !['pile', 'reserve', 'waste'].includes(slot.kind)) return false;
  return typeof slot.owner === 'number' && slot.owner !== 0 && slot.owner !== scene.actor;
}

/** The piece that waits to be placed is taken up by itself. */
export const standing = (scene: Scene, moves: readonly Move[]): string | null =>
  scene.slots.find((s) => s.kind === 'drawn' && s.pieces.length > 0 && from(moves, s.id).length > 0)?.id ?? null;

/** Whether a place is where the piece that waits is put aside, which ends a turn: it does not go there by itself, but out of the hand. */
export function isAside(scene: Scene, moves: readonly Move[], hold: string): boolean {
  const slot = slotOf(scene, hold);
  const waiting = standing(scene, moves);
  return slot?.kind === 'waste' && waiting !== null && from(moves, waiting).some(({ to }) => to === slot.id);
}

/** What is lit while nothing is taken up by hand: what waits to be placed, and where one touch sends it. */
export function litByItself(scene: Scene, moves: readonly Move[]): Lit {
  const { pieces, targets } = litBy(scene, moves, standing(scene, moves));
  return { pieces, targets: targets.filter(({ slot }) => !isAside(scene, moves, slot)) };
}

/**
 * Where a double tap sends the top of a slot: the foundation that takes it, else the first one, which answers why not; on
 * a table without foundations, to the first place that takes it.
 */
export function homeOf(scene: Scene, moves: readonly Move[], slot: string): string | null {
  const homes = scene.slots.filter((s) => s.kind === 'foundation').map((s) => s.id);
  return from(moves, slot).find((c) => homes.includes(c.to))?.to ?? homes[0] ?? from(moves, slot)[0]?.to ?? null;
}

/**
 * The one place where it makes sense to put what a hold gives; null where there are none or several. A player's empty places of a
 * kind are alike, and moving all of such a place to an empty one changes nothing. An empty place is given away by choice: only what
 * has to go somewhere has it for its one place.
 */
export function soleTarget(scene: Scene, moves: readonly Move[], hold: string): string | null {
  const source = slotOf(scene, hold);
  const targets = new Map<string, string>();
  for (const { to, pieces } of from(moves, hold)) {
    const target = scene.slots.find((s) => s.id === to);
    const empty = target !== undefined && countOf(target) === 0;
    const alike = empty && target.kind === 'pile' ? `${target.kind} ${target.owner}` : to;
    const isOwn = source !== undefined && `${source.kind} ${source.owner}` === alike;
    if (isOwn && pieces.length === source.pieces.length) continue;
    if (!targets.has(alike)) targets.set(alike, to);
  }
  const [[alike, to] = []] = targets;
  return targets.size === 1 && to !== undefined && (alike === to || source?.kind === 'drawn') ? to : null;
}

/** Tells two positions apart by what lies where. */
export const sceneKey = (scene: Scene): string =>
  `${scene.slots.map((s) => `${s.id}:${s.pieces.map((p) => p.id).join('.')}+${countOf(s)}`).join(' ')} ${scene.actor} ${Object.values(scene.facts ?? {})}`;
