import { expect, it, vi } from 'vitest';
import { addBoard } from '../../src/components/board/games.ts';
import { board as ristiseiskaBoard } from '../../src/components/games/ristiseiska/board.ts';
import { kit as ristiseiska } from '../../src/components/games/ristiseiska/kit.ts';
import { board as crapetteBoard } from '../../src/components/games/russian-bank/crapette/board.ts';
import { kit as crapette } from '../../src/components/games/russian-bank/crapette/kit.ts';
import { board as sixteenBoard } from '../../src/components/games/sixteen/board.ts';
import { kit as sixteen } from '../../src/components/games/sixteen/kit.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { keyRows } from '../../src/components/play/parts/KeysHelp.tsx';
import { rng } from '../../src/engine/core/rng.ts';
import { baseLocale, overwriteGetLocale } from '../../src/paraglide/runtime.js';

for (const board of [crapetteBoard, ristiseiskaBoard, sixteenBoard]) addBoard(board);

const listed = (of: unknown, choice: Record<string, string> = {}) => {
  const kit = of as GameKit;
  const start = kit.game.deal(choice, rng(1));
  if (!start.ok) throw new Error(start.error.code);
  return Object.fromEntries(keyRows(kit, start.value).map(([keys, words]) => [keys[0], words]));
};

it('lists the keys that a game has, and no other’s', () => {
  expect(listed(crapette, { rules: 'crapette' })).toMatchObject({
    ...{ 1: 'the house of that number, at once', d: 'draw', Enter: 'pick up, put down' },
  });
  expect(listed(crapette, { rules: 'crapette' })).not.toHaveProperty('A');
  expect(listed(ristiseiska)).toMatchObject({ A: expect.anything(), Enter: 'pick up, put down' });
  for (const key of ['1', 'd']) expect(listed(ristiseiska)).not.toHaveProperty(key);
  expect(listed(sixteen)).toMatchObject({
    1: 'the pile of that number, at once',
    d: 'draw',
    Enter: 'pick up, put down; on the urn: draw',
  });
  expect(listed(sixteen)).not.toHaveProperty('A');
});

it('names the letters that the cards show, and redo by another key where one of them is r', () => {
  overwriteGetLocale(() => 'fr');
  vi.stubGlobal('document', { documentElement: { dataset: { letters: 'own' } } });
  const start = (ristiseiska as unknown as GameKit).game.deal({}, rng(1));
  const shown = start.ok ? keyRows(ristiseiska as unknown as GameKit, start.value).flatMap(([keys]) => keys) : [];
  expect(shown).toEqual(expect.arrayContaining(['A', '7', 'R', 'y']));
  expect(shown).not.toContain('r');
  expect(listed(sixteen)).toHaveProperty('r');
  vi.unstubAllGlobals();
  overwriteGetLocale(() => baseLocale);
});
