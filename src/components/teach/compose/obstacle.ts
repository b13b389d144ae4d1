import { type Play, parseLine } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import type { GameKit } from '../../play/kit.ts';
import type { Proved } from './proof.ts';

/** How far one gets where nothing wins, and what stands in the way, in the words that a pupil has for it; empty: nothing special. */
export async function obstacleTo(
  goal: string,
  play: Play,
  { furthest }: Extract<Proved, { kind: 'lost' }>,
  kit: GameKit,
): Promise<string> {
  const own = await loading(kit.why);
  const seat = Number(play.actor);
  const end = furthest && kit.game.replay(play.position, parseLine(furthest.line));
  const later = furthest && end?.ok ? own.furthestWords?.(furthest.goal, end.value, seat, play) : null;
  const words = later ?? own.obstacleWords?.(goal, play, seat, play);
  if (!words) return '';
  // What is so there is not so on the table at hand.
  const when = later?.says && furthest?.line ? [m.teach_proof_furthest()] : [];
  const head = /[.!?…]$/u.test(words.head) ? words.head : `${words.head}.`;
  return [head, ...when, words.says].join(' ').trim();
}
