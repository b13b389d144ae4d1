import type { Bot } from '../../../core/bot.ts';
import type { Action } from '../notation.ts';
import { quietActions } from '../offer.ts';
import type { State } from '../state.ts';
import { greedyBot } from './greedy.ts';
import { plannerBot } from './planner.ts';
import { randomBot } from './random.ts';

/** The computer players of Russian Bank, weakest first. */
export const bots: readonly Bot<State, Action>[] = [randomBot, greedyBot, plannerBot];

/** Whether a game has frozen: a draw would be offered, and bots take it. */
export const frozen = (line: readonly Action[]): boolean =>
  line.length >= quietActions && line.slice(-quietActions).every(({ kind }) => kind !== 'play');
