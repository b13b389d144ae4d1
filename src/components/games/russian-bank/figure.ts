import type { Scene, Slot } from '../../../engine/core/scene.ts';
import type { FigureSize, Layout } from '../../board/layout/types.ts';
import { layOutListed } from './layout.ts';

/**
 * Russian Bank to read: the same grid, everything open, nothing folded. `closed`: as the table looks, with wastes and the
 * opponent's hand turned down; only the reader's hand is listed.
 */
export function figure(scene: Scene, size: FigureSize, _roomy: boolean, seat: number, closed = false): Layout {
  const listed = ({ kind, owner, pieces }: Slot): boolean =>
    (kind === 'hand' && (owner === seat || !closed) && pieces.length > 0) || (kind === 'waste' && !closed && pieces.length > 1);
  const rows = scene.slots.filter(listed).map((s) => s.id);
  return layOutListed(scene, size === 'small' ? 340 : 390, seat === 2 ? 2 : 1, rows);
}
