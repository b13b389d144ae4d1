import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepChoice, keptChoice, usualChoice } from '../../src/components/endless/choice.ts';
import { offers as made } from '../../src/components/games/offer.ts';
import { lastGame, lastGameKey } from '../../src/records/last-game.ts';
import { keepOpenGame, numberOfDeal, openGames } from '../../src/records/open-games.ts';
import { isProvisional, rangeOf } from '../../src/records/provisional.ts';
import { write } from '../../src/site/storage.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';

const offers = await made();
beforeEach(() => vi.stubGlobal('window', fakeWindow(new FakeStorage())));
afterEach(() => vi.unstubAllGlobals());

it('practice opens on the game played last, and otherwise as it was chosen', () => {
  expect(keptChoice(offers)).toBeNull();
  write(lastGameKey, 'russian-bank');
  expect(keptChoice(offers)).toEqual(usualChoice('russian-bank'));
  keepChoice({ ...usualChoice('sixteen'), goal: 'home', run: 'minutes' });
  expect(lastGame()).toBe('sixteen');
  expect(keptChoice(offers)).toMatchObject({ game: 'sixteen', goal: 'home', run: 'minutes' });
  write(lastGameKey, 'ristiseiska');
  expect(keptChoice(offers)).toEqual({ ...usualChoice('ristiseiska'), run: 'minutes' });
  // A game that is not offered, of a newer site say, changes nothing.
  write(lastGameKey, 'chess');
  expect(keptChoice(offers)).toMatchObject({ game: 'sixteen', goal: 'home' });
});

it('a game left open is kept until it is over, one for each game', () => {
  const open = { deal: 'n=587160&open=1', moves: 3, position: 'sixteen:5/13.4/0/-/52' };
  keepOpenGame('sixteen', open);
  keepOpenGame('russian-bank', { ...open, deal: 'n=5' });
  keepOpenGame('sixteen', { ...open, moves: 4 });
  expect(openGames()).toEqual({ sixteen: { ...open, moves: 4 }, 'russian-bank': { ...open, deal: 'n=5' } });
  expect(numberOfDeal(open.deal)).toBe(587160);
  keepOpenGame('sixteen', null);
  expect(Object.keys(openGames())).toEqual(['russian-bank']);
});

it('a rating is provisional until it is known to within 100', () => {
  expect(isProvisional({ rd: 350 })).toBe(true);
  expect(isProvisional({ rd: 50.1 })).toBe(true);
  expect(isProvisional({ rd: 50 })).toBe(false);
  expect(rangeOf({ rating: 1486.4, rd: 120 })).toEqual([1246, 1726]);
  expect(rangeOf({ rating: 300, rd: 350 })[0]).toBe(0);
});
