import type { Bot } from '../../../core/bot.ts';
import type { Action } from '../notation.ts';
import type { State } from '../position.ts';
import { greedyBot } from './greedy.ts';
import { plannerBot } from './planner.ts';
import { randomBot } from './random.ts';

/** The computer players of Russian Bank, weakest first. */
export const bots: readonly Bot<State, Action>[] = [randomBot, greedyBot, plannerBot];
