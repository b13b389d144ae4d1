import { type Play, parseLine } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import type { GameKit } from '../../play/kit.ts';
import type { Proved } from './checked.ts';

/** What stands in the way of a goal. */
export interface Obstacle {
  /** In sentences; empty: nothing special. */
  readonly words: string;
  /** Pieces that are not on the table: the author may not be done. */
  readonly missing: boolean;
  /** A goal that asks for less and can be met, with its words inside a sentence; null: none. */
  readonly easier: { readonly goal: string; readonly words: string } | null;
}

/** A goal's sentence, to stand inside another. */
const within = (sentence: string): string => `${sentence.charAt(0).toLocaleLowerCase()}${sentence.slice(1)}`.replace(/\.$/u, '');

/** The goal that asks for as much as can be had, unless it is met already. */
function easierOf(play: Play, { furthest }: Extract<Proved, { kind: 'lost' }>, kit: GameKit): Obstacle['easier'] {
  if (!furthest) return null;
  const { goal } = furthest;
  const state = play.goal(goal);
  return state.ok && state.value === 'open' ? { goal, words: within(kit.words.goalWords(goal, play)) } : null;
}

/**
 * Why a goal cannot be met: pieces that are missing, who is first and by which line, how far one gets where nothing wins or what stands in
 * the way, in the words that a pupil has for it.
 */
export async function obstacleTo(
  goal: string,
  play: Play,
  proof: Extract<Proved, { kind: 'lost' }>,
  kit: GameKit,
): Promise<Obstacle> {
  const { furthest, line } = proof;
  const own = await loading(kit.why);
  const seat = Number(play.actor);
  const easier = easierOf(play, proof, kit);
  const missing = own.missingWords?.(goal, play);
  if (missing) return { words: missing, missing: true, easier };
  const said = (words: string): Obstacle => ({ words, missing: false, easier });
  const spoilt = line && own.refutes?.(goal) ? own.refutedWords?.(goal, line, play) : null;
  if (spoilt) return said(`${spoilt.head} ${spoilt.says}`);
  const end = furthest && kit.game.replay(play.position, parseLine(furthest.line));
  const later = furthest && end?.ok ? own.furthestWords?.(furthest.goal, end.value, seat, play) : null;
  const words = later ?? own.obstacleWords?.(goal, play, seat, play);
  if (!words) return said('');
  // What is so there is not so on the table at hand.
  const when = later?.says && furthest?.line ? [m.teach_proof_furthest()] : [];
  const head = /[.!?…]$/u.test(words.head) ? words.head : `${words.head}.`;
  return said([head, ...when, words.says].join(' ').trim());
}
