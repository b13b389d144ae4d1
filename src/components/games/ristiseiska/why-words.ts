import type { Action, State } from '../../../engine/games/ristiseiska/index.ts';
import type { WhyWords } from '../../play/kit.ts';
import { furthestWords } from './furthest.ts';
import { missingWords } from './missing.ts';
import { noTryWords } from './no-try.ts';
import { obstacleWords } from './obstacle.ts';
import { refutedWords, refutes } from './refuted.ts';
import { ruleWords } from './rule-words.ts';

/** What is said of what cannot be done. */
export const whyWords: WhyWords<State, Action> = {
  ruleWords,
  noTryWords,
  furthestWords,
  obstacleWords,
  missingWords,
  refutes,
  refutedWords,
};
