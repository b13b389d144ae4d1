import { afterEach, describe, expect, it } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import { pages } from '../../src/components/games/pages.ts';
import { playersOf } from '../../src/components/play/seats.ts';
import * as m from '../../src/paraglide/messages.js';
import { baseLocale, locales, overwriteGetLocale } from '../../src/paraglide/runtime.js';
import { type FinishedGame, type FinishedGames, joinFinished, playedOf, ruleSetOf } from '../../src/records/finished-games.ts';
import { gameRatings, ratingChange, tableStrength } from '../../src/records/game-ratings.ts';
import { type RatedGame, recordRows } from '../../src/records/game-record.ts';

const game: RatedGame = {
  id: 'ristiseiska',
  ruleSets: ['pantti', 'begging'],
  lastLoses: ['begging'],
  usual: 'thumb',
  strengths: { pantti: { thumb: 1300, planner: 1400, 'planner~easy': 1200 }, begging: { thumb: 1300 } },
};
const one = (result: FinishedGame['result'], at: number, more: Partial<FinishedGame> = {}): FinishedGame => ({
  result,
  at,
  moves: 9,
  undone: 0,
  hints: 0,
  ...more,
});

describe('the key of a finished game', () => {
  it('tells rules, players, seats, and whether all lay open; the round is no part of it', () => {
    expect(playedOf('ristiseiska#n=7&players=4&rules=pantti~score%3Drank&player=planner~easy.thumb.here.2')).toEqual({
      rules: 'pantti~score=rank',
      player: 'planner~easy.thumb.here',
      seats: 4,
      open: false,
      final: false,
      guided: false,
    });
    expect(playedOf('ristiseiska#n=7&players=3&rules=pantti.3')).toMatchObject({ rules: 'pantti', player: null, seats: 3 });
    expect(playedOf('sixteen#n=7&rules=%E0%A4%A&players=999&open=1')).toMatchObject({ seats: 2, open: true });
    expect(playedOf('sixteen#n=7&ranks=8&undo=no').final).toBe(true);
  });

  it('has a rule set among those of the game, the usual one where it names none of them', () => {
    expect(ruleSetOf('pantti~score=rank', ['duel', 'pantti'])).toBe('pantti');
    expect(ruleSetOf('g~runs=consecutive', ['sixteen', 'consecutive'])).toBe('consecutive');
    expect([ruleSetOf(null, ['duel']), ruleSetOf('__proto__', ['duel']), ruleSetOf('x', [])]).toEqual(['duel', 'duel', '']);
  });
});

it('a record is by rule set and opponent, and by whether moves could be taken back', () => {
  const all: FinishedGames = {
    'ristiseiska#n=1&players=3&rules=begging&player=thumb': one('lost', 1),
    'ristiseiska#n=1&players=3&rules=pantti&player=planner~easy.thumb': one('won', 1),
    'ristiseiska#n=1&players=3&rules=pantti&player=planner~easy.thumb.2': one('lost', 2),
    'ristiseiska#n=2&players=3&rules=pantti~score%3Drank': one('drawn', 3),
    'sixteen#n=2': one('won', 3),
  };
  expect(recordRows(all, game)).toEqual([
    { rules: 'pantti', player: 'planner~easy.thumb', final: false, tally: { won: 1, lost: 1, drawn: 0 } },
    { rules: 'pantti', player: 'thumb', final: false, tally: { won: 0, lost: 0, drawn: 1 } },
    { rules: 'begging', player: 'thumb', final: false, tally: { won: 0, lost: 1, drawn: 0 } },
  ]);
  const alone = {
    'sixteen#n=1&ranks=8': one('won', 1),
    'sixteen#n=1&ranks=8&undo=no': one('lost', 2),
    'sixteen#n=2&undo=no&open=1': one('won', 3),
  };
  const rows = recordRows(alone, { id: 'sixteen', ruleSets: ['sixteen'], usual: '' });
  expect(rows.map(({ final, tally }) => [final, tally.won, tally.lost])).toEqual([
    [false, 1, 0],
    [true, 1, 1],
  ]);
});

describe('a rating against the computer', () => {
  const key = (n: number, more = '&players=2&rules=pantti&player=planner') => `ristiseiska#n=${n}${more}`;

  it('rises with wins and falls with losses, in the order in which the games ended, and is surer with each', () => {
    const won = gameRatings({ [key(1)]: one('won', 1) }, game).pantti;
    const lost = gameRatings({ [key(1)]: one('lost', 1) }, game).pantti;
    const drawn = gameRatings({ [key(1)]: one('drawn', 1) }, game).pantti;
    expect(won?.rating).toBeGreaterThan(drawn?.rating ?? 0);
    expect(drawn?.rating).toBeGreaterThan(lost?.rating ?? 9999);
    expect(won?.rd).toBeLessThan(350);
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [key(n), one(n % 2 ? 'won' : 'lost', n)]));
    const rating = gameRatings(many, game).pantti;
    // Who wins every second game is as strong as the other.
    expect(Math.abs((rating?.rating ?? 0) - 1400)).toBeLessThan(60);
    expect(rating).toMatchObject({ count: 30 });
    expect(rating?.rd).toBeLessThan(won?.rd ?? 0);
    const shuffled = Object.fromEntries(Object.entries(many).toReversed());
    expect(gameRatings(shuffled, game)).toEqual(gameRatings(many, game));
  });

  it('rests on nothing but games with closed hands, without hints and take-backs, against players whose strength is known', () => {
    expect(
      gameRatings(
        {
          [key(1)]: one('won', 1, { hints: 1 }),
          [key(2)]: one('won', 1, { undone: 1 }),
          [key(3, '&players=2&rules=pantti&player=planner&open=1')]: one('won', 1),
          [key(7, '&guided=1&players=2&rules=pantti&player=planner')]: one('won', 1),
          [key(4, '&players=2&rules=pantti&player=friend')]: one('won', 1),
          [key(5, '&players=3&rules=pantti&player=planner.friend')]: one('won', 1),
          [key(6, '&players=2&rules=pantti&player=constructor')]: one('won', 1),
          'sixteen#n=2': one('won', 3),
        },
        game,
      ),
    ).toEqual({});
  });

  it('takes a table as one opponent: harder to beat than each of it, but easier not to be the worst of', () => {
    expect(tableStrength([1300], false).rating).toBe(1300);
    expect(tableStrength([1300], true).rating).toBe(1300);
    // First of three equals one time in three, not last two times in three.
    const share = (rating: number) => 1 / (1 + 10 ** ((rating - 1300) / 400));
    expect(share(tableStrength([1300, 1300], false).rating)).toBeCloseTo(1 / 3, 2);
    expect(share(tableStrength([1300, 1300], true).rating)).toBeCloseTo(2 / 3, 2);
  });
});

it('of games finished in two browsers the earlier result counts, and the fewest moves', () => {
  const mine = { a: one('won', 5, { best: 9 }), b: one('lost', 1) };
  const named = (all: Record<string, FinishedGame>) =>
    Object.fromEntries(Object.entries(all).map(([name, game]) => [`sixteen#n=${name === 'a' ? 1 : name === 'b' ? 2 : 3}`, game]));
  const theirs = { a: one('lost', 3, { best: 12 }), b: one('won', 2, { best: 7 }), c: one('drawn', 4) };
  const joined = named({ a: one('lost', 3, { best: 9 }), b: one('lost', 1, { best: 7 }), c: one('drawn', 4) });
  expect(joinFinished(named(mine), named(theirs))).toEqual(joined);
  expect(joinFinished(named(theirs), named(mine))).toEqual(joined);
});

afterEach(() => overwriteGetLocale(() => baseLocale));

it.each(locales)('the rule sets of Russian Bank are called as where one chooses between them (%s)', (language) => {
  overwriteGetLocale(() => language);
  const { free, crapette } = pages['russian-bank'].ruleSets;
  expect([free?.(), crapette?.()]).toEqual([m.russian_bank_table_free().toLowerCase(), m.crapette_name()]);
});

it.each(Object.entries(pages))('%s: whoever has a strength is a player of the game, and every rule set has a name', (_, page) => {
  const { kit, ruleSets, strengths = {}, lastLoses = [] } = page;
  expect(Object.keys(ruleSets).length).toBeGreaterThan(0);
  for (const set of [...Object.keys(strengths), ...lastLoses]) expect(Object.keys(ruleSets)).toContain(set);
  for (const players of Object.values(strengths)) expect(Object.keys(players).toSorted()).toEqual(playersOf(kit.game).toSorted());
});

describe('what a game makes of a rating', () => {
  const key = (n: number, more = '&players=2&rules=pantti&player=planner') => `ristiseiska#n=${n}${more}`;
  const ending = { result: 'won', moves: 9, undone: 0, hints: 0 } as const;
  const before: FinishedGames = { [key(1)]: one('lost', 1), [key(2)]: one('won', 2) };

  it('is the step from what the games before it come to, whether it has been noted yet or not', () => {
    const first = ratingChange({}, key(1), ending, 5, game);
    expect(first).toMatchObject({ kind: 'rated', before: null, after: { count: 1 } });
    const change = ratingChange(before, key(3), ending, 5, game);
    const noted = { ...before, [key(3)]: one('won', 5) };
    expect(change).toEqual({ kind: 'rated', before: gameRatings(before, game).pantti, after: gameRatings(noted, game).pantti });
    expect(ratingChange(noted, key(3), ending, 99, game)).toEqual(change);
    // Looked at again after others: still what it made of the rating then.
    expect(ratingChange({ ...noted, [key(4)]: one('lost', 8) }, key(3), ending, 99, game)).toEqual(change);
  });

  it('is nothing where it does not count, and says why', () => {
    const why = (game_: string, more: Partial<typeof ending> | object = {}, all = before) => {
      const change = ratingChange(all, game_, { ...ending, ...more }, 5, { ...game, unmeasured: ['ace', 'end'] });
      return change?.kind === 'not' ? change.why : change?.kind;
    };
    expect(why(key(3))).toBe('rated');
    expect(why(key(3), { hints: 1 })).toBe('hints');
    expect(why(key(3), { undone: 1 })).toBe('undone');
    expect(why(key(3, '&players=2&rules=pantti&player=planner&open=1'))).toBe('open');
    expect(why(key(3, '&players=2&rules=pantti~ace%3Dcloses&player=planner'))).toBe('rules');
    expect(why(key(3, '&players=2&rules=pantti~score%3Dcount&player=planner'))).toBe('rated');
    // The same cards again: the first time counted.
    expect(why(key(1))).toBe('again');
    expect(why(key(3, '&players=2&rules=pantti&player=here'))).toBeUndefined();
  });

  it('games by house rules at which nobody was measured leave a rating as it is', () => {
    const own = { ...before, [key(3, '&players=2&rules=pantti~ace%3Dcloses&player=planner')]: one('won', 3) };
    expect(gameRatings(own, { ...game, unmeasured: ['ace'] })).toEqual(gameRatings(before, game));
  });

  it.each(['ristiseiska', 'russian-bank'] as const)('of %s is reckoned at its end as on the page of statistics', async (id) => {
    const kit = await loadKit(id);
    const rated = await kit.rated?.();
    expect(rated).toEqual({
      id,
      usual: kit.opponents?.usual,
      ruleSets: Object.keys(pages[id].ruleSets),
      lastLoses: pages[id].lastLoses ?? [],
      strengths: pages[id].strengths,
      ...(pages[id].unmeasured ? { unmeasured: pages[id].unmeasured } : {}),
    });
  });
});
