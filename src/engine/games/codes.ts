import { type Codes, commonCodes } from '../core/codes.ts';
import { reasonCodes, solveCodes } from '../proving/reasons.ts';
import type { GameId } from './ids.ts';
import { codes as ristiseiska } from './ristiseiska/codes.ts';
import { codes as russianBank } from './russian-bank/codes.ts';
import { codes as sixteen } from './sixteen/codes.ts';

/** The codes of each game alone. */
export const ownCodes = { sixteen, 'russian-bank': russianBank, ristiseiska } as const satisfies Record<GameId, Codes>;

/** Every code that a page may have to say: those of all games, of the solvers, and of each game. */
export const pageCodes = {
  ...commonCodes,
  ...solveCodes,
  ...reasonCodes,
  ...ownCodes.sixteen,
  ...ownCodes['russian-bank'],
  ...ownCodes.ristiseiska,
} as const;
