import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedKeys, formatAsked, parseAsked } from '../../src/components/endless/asked.ts';
import { type Choice, chosen, usualChoice, wishOf } from '../../src/components/endless/choice.ts';
import { cleanOf, clockWords, endedOne, newRun, type Run, runLength, ticked } from '../../src/components/endless/run.ts';
import { offers as made } from '../../src/components/games/offer.ts';
import { isOffered } from '../../src/components/games/wishes.ts';
import { gameIds } from '../../src/engine/games/ids.ts';
import { mostNumber } from '../../src/engine/games/making.ts';
import { loadMaking } from '../../src/engine/games/registry.ts';
import { recipesFor } from '../../src/engine/mine/find.ts';

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
          if (offer && change.game === undefined && !isOffered(offer, { rules: '', goal: '', theme: '', ...change })) continue;
          choice = chosen(offers, choice, change);
          const miner = making[choice.game]?.miner;
          expect(miner && recipesFor(miner, wishOf(choice, 3)).length).toBeGreaterThan(0);
        }
      }),
    );
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
