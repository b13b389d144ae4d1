import type { Level } from '../../engine/core/game.ts';
import * as m from '../../paraglide/messages.js';
import type { GameKit } from './kit.ts';

const levels: Readonly<Record<Level, () => string>> = { 1: m.play_level_1, 2: m.play_level_2, 3: m.play_level_3 };

/** A computer player by name and strength. */
export function playerWords({ opponents, game }: Pick<GameKit, 'opponents' | 'game'>, name: string): string {
  const level = game.players[name];
  const called = opponents?.names[name]?.() ?? name;
  return level === undefined ? called : m.play_player_and_level({ player: called, level: levels[level]() });
}
