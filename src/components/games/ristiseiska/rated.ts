import { ristiseiska } from '../../../engine/games/ristiseiska/index.ts';
import type { RatedGame } from '../../../records/game-record.ts';
import { strengths } from './strengths.ts';

/** What ratings know of Ristiseiska. */
export const rated: RatedGame = {
  id: 'ristiseiska',
  ruleSets: ['pantti', 'pantti-ace', 'begging', 'begging-points', 'forfeit', 'duel'],
  lastLoses: Object.entries(ristiseiska.presets).flatMap(([name, { end }]) => (end === 'last-in' ? [name] : [])),
  usual: 'thumb',
  strengths,
  unmeasured: ['ace', 'extra', 'unable', 'give', 'end', 'five-needs-eight', 'false-pass'],
};
