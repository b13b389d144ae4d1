import { parseGoal } from '../../../engine/games/ristiseiska/index.ts';
import * as m from '../../../paraglide/messages.js';
import type { FurthestWords } from '../../play/kit.ts';

/** How far a lost line gets: what it meets of the goal. */
export function furthestWords(goal: string): FurthestWords | null {
  const met = parseGoal(goal);
  if (!met.ok) return null;
  if (met.value.kind === 'turn') return { head: m.ristiseiska_furthest_turn({ count: met.value.cards }), says: '' };
  if (met.value.kind === 'points') return { head: m.ristiseiska_furthest_points({ count: met.value.most }), says: '' };
  return null;
}
