import type { TextGame } from '../../../engine/core/play.ts';
import type { GameId } from '../../../engine/games/ids.ts';
import { gameOf, loadTextGame } from '../../../engine/games/registry.ts';
import { type GameComposer, seenBy } from '../../games/composing.ts';
import { loadComposer, loadKit } from '../../games/index.ts';
import type { SomeLink } from '../../links/links.ts';
import type { GameKit } from '../../play/kit.ts';
import { noWords, type Work, wordsOf } from './work.ts';

/** What composing a game takes, loaded together. */
export interface Tools {
  readonly kit: GameKit;
  readonly game: TextGame;
  readonly composer: GameComposer;
}

export async function toolsOf(game: GameId): Promise<Tools> {
  const [kit, text, composer] = await Promise.all([loadKit(game), loadTextGame(game), loadComposer(game)]);
  return { kit, game: text, composer };
}

/** A work that begins from a link or position, as the player `eyes` sees it, if that is said; null where it cannot be read. */
export async function workOf(link: SomeLink, eyes?: string): Promise<Work | null> {
  const game = gameOf(link.position);
  if (!game.ok) return null;
  const { game: text, composer } = await toolsOf(game.value);
  const opened = text.open(link.position);
  if (!opened.ok) return null;
  const goal = link.goal && text.checkGoal(link.goal).ok ? link.goal : 'win';
  const draft = composer.read(opened.value);
  return { game: game.value, draft: eyes === undefined ? draft : seenBy(draft, eyes), goal, words: wordsOf(link) };
}

/** A work that begins from nothing. */
export async function emptyWork(game: GameId): Promise<Work> {
  const { composer } = await toolsOf(game);
  return { game, draft: composer.empty, goal: 'win', words: noWords };
}
