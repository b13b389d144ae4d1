import { expect, test } from 'vitest';
import { type LastRules, newRules } from '../../src/components/endless/endless.ts';
import { kit as ristiseiska } from '../../src/components/games/ristiseiska/kit.ts';
import { kit as sixteen } from '../../src/components/games/sixteen/kit.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { play as open } from '../engine/open.ts';

test('rules that were not in force at the table before are told, each game by itself', async () => {
  const last: LastRules = new Map();
  const at = (kit: unknown, position: string) => newRules(kit as GameKit, open(position), last);
  const pantti = 'ristiseiska:pantti/77.77.77.--/6d6h8h.8d9d/1/play/-/-/-/0/-';
  expect(await at(ristiseiska, pantti)).toEqual([]);
  expect(await at(ristiseiska, pantti)).toEqual([]);
  expect(await at(sixteen, 'sixteen:4/43.21/00/-/-')).toEqual([]);
  expect(await at(ristiseiska, pantti.replace('pantti', 'duel'))).toEqual([
    'Duel',
    'ace closes the suit',
    'A or K ends the turn',
    'a random card',
  ]);
});
