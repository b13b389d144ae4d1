import type { Scene, Slot } from '../../../engine/core/scene.ts';
import type { FigureSize, Layout } from '../../board/layout/types.ts';
import { layOutListed } from './layout.ts';

/**
 * Russian Bank to read: the same grid, everything open, nothing folded. `closed`: as the table looks, with hands and wastes turned
 * down.
 */
export function figure(scene: Scene, size: FigureSize, _roomy: boolean, seat: number, closed = false): Layout {
  const listed = ({ kind, pieces }: Slot): boolean =>
    !closed && ((kind === 'hand' && pieces.length > 0) || (kind === 'waste' && pieces.length > 1));
  const rows = scene.slots.filter(listed).map((s) => s.id);
  return layOutListed(scene, size === 'small' ? 340 : 390, seat === 2 ? 2 : 1, rows);
}
