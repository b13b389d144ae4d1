import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepChoice, keptChoice, usualChoice } from '../../src/components/endless/choice.ts';
import { offers as made } from '../../src/components/games/offer.ts';
import { recordFinished } from '../../src/records/finished-games.ts';
import { lastGame, lastGameKey } from '../../src/records/last-game.ts';
import { isOpenDeal, keepOpenGame, openGames } from '../../src/records/open-games.ts';
import { isOverDeal } from '../../src/records/over-deals.ts';
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

it('games left open are kept until they are over, several of one game too, the one played last first', () => {
  const open = { moves: 3, position: 'sixteen:5/13.4/0/-/52' };
  keepOpenGame('sixteen', 'n=587160&open=1', open, new Date(1000));
  keepOpenGame('russian-bank', 'n=5', open, new Date(2000));
  keepOpenGame('sixteen', 'n=8', open, new Date(3000));
  const names = () => openGames().map(({ game, deal, moves }) => `${game}#${deal} ${moves}`);
  expect(names()).toEqual(['sixteen#n=8 3', 'russian-bank#n=5 3', 'sixteen#n=587160&open=1 3']);
  keepOpenGame('sixteen', 'n=587160&open=1', { ...open, moves: 4 }, new Date(4000));
  expect(names()[0]).toBe('sixteen#n=587160&open=1 4');
  // Looking at a game again is not playing it.
  keepOpenGame('sixteen', 'n=8', open, new Date(5000));
  expect(names()[0]).toBe('sixteen#n=587160&open=1 4');
  keepOpenGame('sixteen', 'n=587160&open=1', null);
  expect(names()).toEqual(['sixteen#n=8 3', 'russian-bank#n=5 3']);
  expect([isOpenDeal('n=587160&open=1'), isOpenDeal('n=5')]).toEqual([true, false]);
});

it('a deal that has ended is over, but not while it is played again or its match goes on', () => {
  const end = { result: 'won', at: 1, moves: 90, undone: 0, hints: 0 } as const;
  const open = { moves: 3, position: 'x' };
  expect(isOverDeal('sixteen', 'n=3')).toBe(false);
  recordFinished('sixteen#n=3', end);
  expect(isOverDeal('sixteen', 'n=3')).toBe(true);
  expect([isOverDeal('sixteen', 'n=30'), isOverDeal('sixteen', 'n=3&open=1'), isOverDeal('ristiseiska', 'n=3')]).toEqual([
    false,
    false,
    false,
  ]);
  keepOpenGame('sixteen', 'n=3', open);
  expect(isOverDeal('sixteen', 'n=3')).toBe(false);
  keepOpenGame('sixteen', 'n=3', null);
  expect(isOverDeal('sixteen', 'n=3')).toBe(true);
  recordFinished('ristiseiska#n=7&rules=pantti.2', end);
  expect([isOverDeal('ristiseiska', 'n=7&rules=pantti'), isOverDeal('ristiseiska', 'n=7')]).toEqual([true, false]);
});

it('of very many open games the oldest go', () => {
  for (let i = 1; i <= 30; i++) keepOpenGame('sixteen', `n=${i}`, { moves: 1, position: 'x' }, new Date(i));
  expect(openGames().map(({ deal }) => deal)).toEqual(Array.from({ length: 24 }, (_, i) => `n=${30 - i}`));
});

it('a game left open on an earlier site is still there, and is dropped like any other', () => {
  const old = { deal: 'n=7&open=1', moves: 3, position: 'sixteen:5/13.4/0/-/52' };
  write('deal.open', { sixteen: old });
  expect(openGames()).toEqual([{ ...old, game: 'sixteen' }]);
  keepOpenGame('sixteen', old.deal, { moves: 4, position: old.position }, new Date(9));
  expect(openGames()).toEqual([{ ...old, game: 'sixteen', moves: 4, at: 9 }]);
  keepOpenGame('sixteen', old.deal, null);
  expect(openGames()).toEqual([]);
});

it('a rating is provisional until it is known to within 100', () => {
  expect(isProvisional({ rd: 350 })).toBe(true);
  expect(isProvisional({ rd: 50.1 })).toBe(true);
  expect(isProvisional({ rd: 50 })).toBe(false);
  expect(rangeOf({ rating: 1486.4, rd: 120 })).toEqual([1246, 1726]);
  expect(rangeOf({ rating: 300, rd: 350 })[0]).toBe(0);
});
