import type { Action, State } from '../../../engine/games/russian-bank/index.ts';
import type { WhyWords } from '../../play/kit.ts';
import { furthestWords } from './furthest.ts';
import { missingWords } from './missing.ts';
import { noTryWords } from './no-try.ts';
import { obstacleWords, spoiledBy } from './obstacle.ts';
import { ruleWords } from './rule-words.ts';

/** What is said of what cannot be done. */
export const whyWords: WhyWords<State, Action> = {
  ruleWords,
  noTryWords,
  furthestWords,
  obstacleWords,
  spoiledBy,
  missingWords,
};
