import type { Level } from '../../engine/core/game.ts';
import type { Skill } from '../../engine/core/player.ts';
import * as m from '../../paraglide/messages.js';
import type { Seated } from './deal-choice.ts';
import type { GameKit } from './kit.ts';
import { chosenPlayer } from './seats.ts';

const does: Readonly<Record<Level, () => string>> = { 1: m.play_level_1, 2: m.play_level_2, 3: m.play_level_3 };

const skillNames: Readonly<Record<Skill, () => string>> = {
  easy: m.play_strength_1,
  medium: m.play_strength_2,
  strong: m.play_strength_3,
};

/** A skill in a word. */
export const skillName = (skill: Skill): string => skillNames[skill]();

/** How strong a computer player is (`planner~easy`), in a word: who plays anything is easy; empty for one that the game has not. */
export function strengthWords({ game }: Pick<GameKit, 'game'>, player: string): string {
  const { name, skill } = chosenPlayer(player, game);
  const level = game.players[name];
  return level === undefined ? '' : skillName(level === 1 ? 'easy' : skill);
}

/** How strong a computer player is and what it does, in a few words; empty for one that the game has not. */
export function levelWords(kit: Pick<GameKit, 'game'>, player: string): string {
  const level = kit.game.players[chosenPlayer(player, kit.game).name];
  return level === undefined ? '' : m.play_strength_and_level({ strength: strengthWords(kit, player), level: does[level]() });
}

/** What a computer player of the game is called. */
export function callOf({ opponents, game }: Pick<GameKit, 'opponents' | 'game'>, player: string): string {
  const { name } = chosenPlayer(player, game);
  return opponents?.names[name]?.() ?? name;
}

/** A computer player by name and strength. */
export function playerWords(kit: Pick<GameKit, 'opponents' | 'game'>, player: string): string {
  const level = levelWords(kit, player);
  return level === '' ? callOf(kit, player) : m.play_player_and_level({ player: callOf(kit, player), level });
}

/** Somebody at the table by name and, where it is a computer player, strength. */
export function seatWords(kit: Pick<GameKit, 'opponents' | 'game'>, { seat, player, name }: Seated): string {
  const called = name ?? m.play_here_title({ player: seat });
  return player === null ? called : m.play_player_and_level({ player: called, level: strengthWords(kit, player) });
}

/** Who plays the other seats, where computers do: one with what it does, several each with its strength. Null for people, and for nobody. */
export function againstWords(kit: Pick<GameKit, 'opponents' | 'game'>, others: readonly Seated[]): string | null {
  if (others.every(({ player }) => player === null)) return null;
  const [one] = others;
  if (others.length === 1 && one?.player) return m.play_deal_against({ player: playerWords(kit, one.player) });
  return m.play_deal_against_all({ players: others.map((other) => seatWords(kit, other)).join(', ') });
}
