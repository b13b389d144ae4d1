import type { Tools } from '../games/making.ts';
import { rate } from '../solve/verdicts.ts';
import { measure } from './measure.ts';
import { prove } from './prove.ts';

/** What miners ask with. */
export const tools: Tools = { rate, prove, measure };
