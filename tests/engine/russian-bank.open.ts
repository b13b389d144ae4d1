import type { Play } from '../../src/engine/core/play.ts';
import { play as playAny, russianBankText, why as whyAny } from './open.ts';

export const bankTable = russianBankText;

/** A position (without `russian-bank:`) with a line played from it; anything unreadable or illegal throws. */
export const play = (position: string, line = ''): Play => playAny(`russian-bank:${position}`, line);

/** The position, without `russian-bank:`, after a line. */
export const played = (position: string, line: string): string => play(position, line).position.replace('russian-bank:', '');

/** The rule that forbids an action, or null. */
export const why = (position: string, action: string): string | null => whyAny(`russian-bank:${position}`, action);

/** What belongs to a player: reserve, piles, hand, waste, as in a position. */
interface Side {
  readonly r?: string;
  readonly t?: string;
  readonly h?: string;
  readonly w?: string;
}

/**
 * A position in which nothing happens but what is said: every pile is a king unless given, and kings take only queens.
 * Player 1, given at the top level, has nothing else; player 2 has a 5♣ to draw.
 */
export function at(given: Side & { two?: Side; turn?: 1 | 2; home?: string; drawn?: 'd'; count?: number }): string {
  const { two = {}, turn = 1, home = '--.--.--.--', drawn = '-', count = 0 } = given;
  const side = ({ r = '-', t = 'Kc.Kd.Kh.Ks', h = '-', w = '-' }: Side) => `${r};${t};${h};${w}`;
  return `free/${turn}/${side(given)}/${side({ h: '5c', ...two })}/${home}/${drawn}/${count}`;
}
