import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedKeys, formatAsked, parseAsked } from '../../src/components/endless/asked.ts';
import { type Choice, chosen, usualChoice, wishOf } from '../../src/components/endless/choice.ts';
import { firstFound } from '../../src/components/endless/first-found.ts';
import { cleanOf, clockWords, endedOne, newRun, type Run, runLength, ticked } from '../../src/components/endless/run.ts';
import { offers as made } from '../../src/components/games/offer.ts';
import { gradesOf, nearestGrade } from '../../src/components/games/wishes.ts';
import type { Finder, Search, Wanted } from '../../src/components/play/finder.ts';
import { gameIds } from '../../src/engine/games/ids.ts';
import { type Found, mostNumber } from '../../src/engine/games/making.ts';
import { loadMaking } from '../../src/engine/games/registry.ts';
import { recipesFor } from '../../src/engine/mine/find.ts';
import { combinations, wishName } from '../../src/engine/mine/serving.ts';
import { courses, shortest, stagesOf, suits } from '../../src/published/taught.ts';

const offers = await made();
const slug = fc.option(fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/), { nil: null });

describe('links', () => {
  test('what is written is read back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...gameIds),
        fc.record({ rules: slug, goal: slug, theme: slug, grade: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }) }),
        fc.option(fc.integer({ min: 0, max: mostNumber }), { nil: null }),
        (game, wish, number) => {
          const asked = { game, wish, number };
          expect(parseAsked(`#${formatAsked(asked)}`)).toEqual({ ok: true, value: asked });
        },
      ),
    );
  });

  test.each([
    '',
    '#n=1',
    '#s=chess',
    '#s=sixteen&d=6',
    '#s=sixteen&n=1000000',
    '#s=sixteen&n=-1',
    '#s=sixteen&g=%3Cb%3E',
    '#s=%',
    '#s=sixteen&s=sixteen',
    '#s=sixteen&v=2',
  ])('refuses “%s”', (fragment) => {
    expect(parseAsked(fragment).ok).toBe(false);
  });

  test('hostile text never throws, and what is read of it is plain', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('s=sixteen', 'd=3', 'n=5', 'g=win', 'v=1'),
      fc.tuple(fc.constantFrom(...askedKeys), fc.string()).map(([key, text]) => `${key}=${text}`),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const read = parseAsked(`#${parts.join('&')}`);
        if (read.ok) expect(formatAsked(read.value)).toMatch(/^[a-z0-9=&-]+$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the sentence', () => {
  test('every word has a name, and every game has goals', () => {
    expect(offers.map(({ game }) => game)).toEqual(gameIds);
    for (const { game, rules, goals, themes, kinds } of offers) {
      expect(goals.length).toBeGreaterThan(1);
      expect(kinds.length).toBeGreaterThan(0);
      for (const { id, name } of [...rules, ...goals])
        expect([game, id, name !== id || id === 'begging']).toEqual([game, id, true]);
      for (const { name } of themes) expect(name).not.toBe('');
    }
  });

  /** What a reader does: words are exchanged, one after another. */
  const changes = fc.array(
    fc.oneof(
      fc.constantFrom(...gameIds).map((game) => ({ game })),
      fc.constantFrom('rules', 'goal', 'theme').chain((word) =>
        fc.nat(40).map((n) => {
          const all = offers.flatMap((offer) => (word === 'rules' ? offer.rules : word === 'goal' ? offer.goals : offer.themes));
          return { [word]: ['', ...all.map(({ id }) => id)][n % (all.length + 1)] };
        }),
      ),
    ),
    { maxLength: 12 },
  );

  test('whatever is exchanged, some recipe may give what is asked; what is not offered gives way', async () => {
    const making = Object.fromEntries(await Promise.all(gameIds.map(async (game) => [game, await loadMaking(game)] as const)));
    fc.assert(
      fc.property(changes, (list) => {
        let choice: Choice = usualChoice('sixteen');
        for (const change of list as Partial<Choice>[]) {
          const offer = offers.find(({ game }) => game === choice.game);
          // A list has only what goes with the words before.
          if (offer && change.game === undefined && gradesOf(offer, { rules: '', goal: '', theme: '', ...change }).length === 0)
            continue;
          choice = chosen(offers, choice, change);
          const miner = making[choice.game]?.miner;
          const now = offers.find(({ game }) => game === choice.game) as (typeof offers)[number];
          const grades = gradesOf(now, choice);
          expect(grades.length).toBeGreaterThan(0);
          const wish = wishOf(choice, 3, grades);
          expect(grades).toContain(wish.grade ?? 0);
          expect(miner && recipesFor(miner, wish).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('what is offered', () => {
  test('is what the table of docs/puzzles.md has seconds for, wish by wish', async () => {
    const docs = readFileSync(new URL('../../docs/puzzles.md', import.meta.url), 'utf8');
    const section = docs.split('## Practice, wish by wish')[1]?.split(/^## /m)[0] ?? '';
    for (const { game, served } of offers) {
      const rows = [
        ...(section.split(`**${game}**`)[1]?.split('\n**')[0] ?? '').matchAll(/^\| ([a-z-]+ [a-z-]+ [a-z-]+) \|(.*)\|$/gm),
      ];
      const told = rows.map(([, name = '', cells = '']) => {
        const grades = cells.split('|').flatMap((cell, grade) => (cell.trim() === '–' ? [] : [grade]));
        return [name, grades.join('')];
      });
      expect([game, Object.fromEntries(told)]).toEqual([game, served]);
      const { miner } = (await loadMaking(game)) ?? {};
      const all = miner ? combinations(miner).map(wishName) : [];
      expect(Object.keys(served).filter((name) => !all.includes(name))).toEqual([]);
    }
  });

  test('any puzzle of a game may be asked for in each grade', () => {
    for (const offer of offers) expect(gradesOf(offer, { rules: '', goal: '', theme: '' })).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a grade that goes with no chosen word gives way to the nearest that does, the easier of two', () => {
    expect(nearestGrade([0, 2, 4], 3)).toBe(2);
    expect(nearestGrade([0, 4, 5], 1)).toBe(4);
    expect(nearestGrade([0], 3)).toBe(0);
    const offer = offers.find(({ game }) => game === 'sixteen') as (typeof offers)[number];
    expect(gradesOf(offer, { rules: '', goal: 'empty', theme: '' })).not.toContain(5);
    const hard: Choice = { ...usualChoice('sixteen'), grade: '5' };
    expect(chosen(offers, hard, { goal: 'empty' })).toMatchObject({ goal: 'empty', grade: 'mine' });
  });
});

describe('the table of Russian Bank', () => {
  const offer = offers.find(({ game }) => game === 'russian-bank') as (typeof offers)[number];
  const free = usualChoice('russian-bank');

  test('is the looser one until the other is chosen by name, and each has its own words', () => {
    expect([offer.usual, offer.rules]).toEqual(['free play', [{ id: 'crapette', name: 'Crapette rules' }]]);
    expect(gradesOf(offer, { rules: 'crapette', goal: '', theme: '' })).toContain(0);
    expect(gradesOf(offer, { rules: 'crapette', goal: 'lock', theme: '' })).toEqual([]);
    expect(gradesOf(offer, { rules: '', goal: 'load', theme: '' })).toEqual([]);
    const other = chosen(offers, { ...free, goal: 'lock', theme: 'attack' }, { rules: 'crapette' });
    expect(other).toMatchObject({ rules: 'crapette', goal: '', theme: '' });
    expect(wishOf(other, 3, gradesOf(offer, other))).toMatchObject({ rules: 'crapette', goal: null, theme: null });
    expect(chosen(offers, other, { rules: '' })).toMatchObject({ rules: '', game: 'russian-bank' });
  });

  test('a wish that names none comes to no recipe of the other', async () => {
    const miner = (await loadMaking('russian-bank'))?.miner as NonNullable<Awaited<ReturnType<typeof loadMaking>>>['miner'];
    const rules = (wish: string | null) =>
      new Set(recipesFor(miner, { rules: wish, goal: null, theme: null, grade: null }).map((name) => miner.kindOf(name).rules));
    expect([rules(null), rules('free'), rules('crapette')]).toEqual([
      new Set(['free']),
      new Set(['free']),
      new Set(['crapette']),
    ]);
  });
});

describe('what practice keeps to', () => {
  const easy = { grade: 1, themes: [], rules: '', own: 5 };

  test('nothing that is taught later, but for what is asked for', () => {
    const late = { ...easy, grade: 3, themes: ['hold-back', 'small-deal'] };
    expect(suits('sixteen', 'not-yet', late)).toBe(false);
    expect(suits('sixteen', 'not-yet', late, ['small-deal'])).toBe(true);
    expect(suits('sixteen', 'small-deals', late)).toBe(true);
    expect(suits('sixteen', null, { ...late, themes: ['full-game'] })).toBe(true);
    // What no lesson teaches is no obstacle.
    expect(suits('sixteen', 'foundations', { ...easy, themes: ['dig-out'] })).toBe(true);
  });

  test('no rule set that is taught later', () => {
    expect(suits('ristiseiska', 'nothing-fits', { ...easy, own: 3, rules: 'begging' })).toBe(false);
    expect(suits('ristiseiska', 'nothing-fits', { ...easy, own: 3, rules: 'forfeit' })).toBe(true);
    expect(suits('ristiseiska', 'what-to-give', { ...easy, own: 3, rules: 'begging' })).toBe(true);
  });

  test.each(gameIds)('short puzzles of %s where they are easy', (game) => {
    const [first, second] = shortest[game];
    expect([first, first + 1].map((own) => suits(game, null, { ...easy, own }))).toEqual([true, false]);
    expect([second, second + 1].map((own) => suits(game, null, { ...easy, grade: 2, own }))).toEqual([true, false]);
    expect(suits(game, null, { ...easy, grade: 3, own: 50 })).toBe(true);
  });

  test('every lesson and rule set that it goes by is there', async () => {
    for (const { game } of offers) {
      const { lessons, rules = {} } = courses[game];
      for (const slug of [...stagesOf(courses[game]), ...Object.keys(rules)]) expect(Object.keys(lessons)).toContain(slug);
      const { miner } = (await loadMaking(game)) ?? {};
      const names = miner?.recipes.map((recipe) => miner.kindOf(recipe).rules) ?? [];
      if (courses[game].rules) expect(new Set(Object.values(rules).flat())).toEqual(new Set(names));
    }
  });
});

describe('several searches at once', () => {
  const wanted: Wanted = { game: 'sixteen', wish: { rules: null, goal: null, theme: null, grade: null }, number: null };
  const puzzle = { number: 7 } as Found;
  /** A finder that comes to something after so many looks, or waits until it is given up. */
  const finder = (search: Search | Error | null, given: string[], name: string): Finder => ({
    find: (_, signal, onTried) => {
      onTried?.(name.length);
      signal.addEventListener('abort', () => given.push(name));
      if (search === null)
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
      return search instanceof Error ? Promise.reject(search) : Promise.resolve(search);
    },
    close: () => {},
  });
  const signal = () => new AbortController().signal;

  test('the first find is taken, and the others are given up', async () => {
    const given: string[] = [];
    const tried: number[] = [];
    const both = [finder(null, given, 'a'), finder({ found: puzzle, none: false }, given, 'bb')];
    expect(await firstFound(both, wanted, signal(), (count) => tried.push(count))).toEqual({ found: puzzle, none: false });
    expect(given).toContain('a');
    expect(tried).toEqual([1, 3]);
  });

  test('one that finds nothing or breaks off leaves it to the other; what all came to is told', async () => {
    const nothing = { found: null, none: false };
    const found = { found: puzzle, none: false };
    expect(await firstFound([finder(nothing, [], 'a'), finder(found, [], 'b')], wanted, signal())).toEqual(found);
    expect(await firstFound([finder(new Error('x'), [], 'a'), finder(found, [], 'b')], wanted, signal())).toEqual(found);
    expect(await firstFound([finder(nothing, [], 'a'), finder(nothing, [], 'b')], wanted, signal())).toEqual(nothing);
    await expect(firstFound([finder(new Error('x'), [], 'a')], wanted, signal())).rejects.toThrow();
  });

  test('all are given up with the signal', async () => {
    const controller = new AbortController();
    const given: string[] = [];
    const search = firstFound([finder(null, given, 'a'), finder(null, given, 'b')], wanted, controller.signal);
    controller.abort();
    await expect(search).rejects.toThrow();
    expect(given).toEqual(['a', 'b']);
  });
});

describe('runs', () => {
  test('the clock ends a run of three minutes, and only what is played counts', () => {
    let run: Run = newRun('minutes');
    run = endedOne(run, 'lost');
    expect(run.over).toBeNull();
    run = ticked(run, runLength - 1);
    expect(run.over).toBeNull();
    run = endedOne(run, 'clean');
    run = ticked(run, 1);
    expect(run).toMatchObject({ over: 'time', left: 0, ends: ['lost', 'clean'] });
    // Too late.
    expect(endedOne(run, 'clean')).toBe(run);
    expect(cleanOf(run)).toBe(1);
  });

  test('a run until a slip has no clock, and ends with the first puzzle that is lost', () => {
    let run: Run = ticked(newRun('slip'), 10 * runLength);
    expect(run.over).toBeNull();
    run = endedOne(endedOne(run, 'clean'), 'met');
    expect(run.over).toBeNull();
    expect(endedOne(run, 'lost').over).toBe('slip');
  });

  test('the clock in words', () => {
    expect([runLength, 84_000, 59_001, 9_000, 1, 0].map(clockWords)).toEqual(['3:00', '1:24', '1:00', '0:09', '0:01', '0:00']);
  });
});
