import type { Play } from '../../engine/core/play.ts';
import { gameOf } from '../../engine/games/ids.ts';
import type { GamePages } from '../games/entry.ts';
import { loadFigure, loadKit } from '../games/index.ts';
import type { PositionLink } from '../links/links.ts';
import type { GameKit } from '../play/kit.ts';

/** A position of a link that could be read, with what playing it takes. */
export interface Playable {
  readonly link: PositionLink;
  readonly kit: GameKit;
  readonly start: Play;
  readonly goal: string;
}

/** The same with what showing it takes. */
export interface Opened extends Playable {
  readonly figure: GamePages['figure'];
}

/** Opens the position of a link to be played; null where the position or its goal cannot be read. */
export async function openToPlay(link: PositionLink): Promise<Playable | null> {
  const game = gameOf(link.position);
  if (!game.ok) return null;
  const kit = await loadKit(game.value, link.position);
  const start = kit.game.open(link.position);
  const goal = link.goal ?? 'win';
  return start.ok && kit.game.checkGoal(goal).ok ? { link, kit, start: start.value, goal } : null;
}

/** Opens the position of a link to be shown as well. */
export async function openLink(link: PositionLink): Promise<Opened | null> {
  const playable = await openToPlay(link);
  return playable && { ...playable, figure: await loadFigure(playable.kit.id, link.position) };
}

/** The names of the rules in force at a position, as the line beside its board has them; empty where its game has no others. */
export async function rulesOf({ kit, start }: Pick<Playable, 'kit' | 'start'>): Promise<readonly string[]> {
  if (kit.names) return (await kit.names()).of(start);
  return (await kit.card()).inForce(start).map(({ name }) => name);
}

/** The heading of a position: its own, or its goal in words. */
export const titleOf = ({ link, kit, start, goal }: Playable): string => link.text ?? kit.words.goalWords(goal, start);

/** Whose eyes a board is seen with: who is to decide. */
export const seatOf = ({ actor }: Play): number => (typeof actor === 'number' ? actor : 1);
