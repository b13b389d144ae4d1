import type { Bot } from '../core/bot.ts';
import type { Forgotten } from '../core/game.ts';
import type { GameId } from './registry.ts';

/** The computer players of a game. */
export interface Bots<State, Action> {
  /** Weakest first. */
  readonly bots: readonly Bot<State, Action>[];
  /** Whether bots agree to a draw after this line of play, as the game does not get on. */
  frozen(line: readonly Action[]): boolean;
}

type AnyBots = Bots<Forgotten, Forgotten>;

/** They are kept out of a game's own index.ts, so that a page does not carry them. */
const loaders: Partial<Record<GameId, () => Promise<AnyBots>>> = {
  'russian-bank': () => import('./russian-bank/bots/index.ts'),
};

/** Loads the bots of a game; null if it has none. */
export const loadBots = async (id: GameId): Promise<AnyBots | null> => (await loaders[id]?.()) ?? null;
