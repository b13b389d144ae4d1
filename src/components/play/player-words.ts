import type { Level } from '../../engine/core/game.ts';
import * as m from '../../paraglide/messages.js';
import type { GameKit } from './kit.ts';

const levels: Readonly<Record<Level, () => string>> = { 1: m.play_level_1, 2: m.play_level_2, 3: m.play_level_3 };

const strengths: Readonly<Record<Level, () => string>> = { 1: m.play_strength_1, 2: m.play_strength_2, 3: m.play_strength_3 };

/** How strong a computer player is, in a word; empty for one that the game has not. */
export function strengthWords({ game }: Pick<GameKit, 'game'>, name: string): string {
  const level = game.players[name];
  return level === undefined ? '' : strengths[level]();
}

/** How strong a computer player is and what it does, in a few words; empty for one that the game has not. */
export function levelWords({ game }: Pick<GameKit, 'game'>, name: string): string {
  const level = game.players[name];
  return level === undefined ? '' : levels[level]();
}

/** A computer player by name and strength. */
export function playerWords(kit: Pick<GameKit, 'opponents' | 'game'>, name: string): string {
  const level = levelWords(kit, name);
  const player = kit.opponents?.names[name]?.() ?? name;
  return level === '' ? player : m.play_player_and_level({ player, level });
}
