import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/engine/cli/english.ts';
import type { Coded } from '../../src/engine/core/codes.ts';
import { textGame } from '../../src/engine/core/play.ts';
import type { NotationError } from '../../src/engine/core/result.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { playout } from './playout.ts';
import { eachSubject } from './subjects.ts';

/** Text that is nearly right: a good text with a few characters put in, taken out or changed. */
function mutant(good: fc.Arbitrary<string>, alphabet: string): fc.Arbitrary<string> {
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.integer({ min: 0, max: 2 }),
    put: fc.oneof(fc.constant(''), fc.constantFrom(...alphabet), fc.string({ unit: 'grapheme', maxLength: 2 })),
  });
  return fc.tuple(good, fc.array(edit, { minLength: 1, maxLength: 3 })).map(([text, edits]) =>
    edits.reduce((now, { at, cut, put }) => {
      const place = Math.floor(at * (now.length + 1));
      return now.slice(0, place) + put + now.slice(place + cut);
    }, text),
  );
}

/** What a code may say of its own: words of the notation and numbers, never prose. */
const isWord = (text: string): boolean => /^(player [12]|[\w~=.…-]+)$/.test(text);

/** Every text among the arguments, also of codes within codes. */
const texts = ({ args }: Coded): string[] =>
  Object.values(args).flatMap((value) =>
    typeof value === 'number' ? [] : typeof value === 'string' ? [value] : 'code' in value ? texts(value) : [...value],
  );

/** An error with its field, a sentence, and nothing in it that is neither a word nor a part of what was given. */
const readable = (error: NotationError, fields: readonly string[], given: string) => {
  const foreign = (text: string) =>
    !isWord(text) && !text.split(' … ').every((part) => `~${given}`.includes(part.replace(/^~/, '')));
  expect(texts(error).filter(foreign)).toEqual([]);
  expect(error).not.toHaveProperty('reason');
  expect(fields).toContain(error.field);
  expect(english(error).length).toBeGreaterThan(10);
};

eachSubject(({ game, name = game.id, fields, small, actions, goals, alphabet }) => {
  describe(`${name}: text from outside`, () => {
    const sets = Object.values({ ...game.presets, ...small });
    const random = rng(1);
    const good = fc.constantFrom(
      ...sets.flatMap((params) => {
        const { states } = playout(game, params, random.int(1000), 120);
        return Array.from({ length: 20 }, () =>
          game.position.format(states[random.int(states.length)] as (typeof states)[number]),
        );
      }),
    );
    const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...alphabet) }));

    test('a position is read or refused with its field, never more', () => {
      let read = 0;
      let refused = 0;
      const check = (text: string) => {
        const result = game.position.parse(text);
        if (result.ok) {
          read += 1;
          const canonical = game.position.format(result.value);
          const again = game.position.parse(canonical);
          expect(again.ok && game.position.format(again.value)).toBe(canonical);
          expect(game.actor(result.value) === null).toBe(game.legal(result.value).length === 0);
        } else {
          refused += 1;
          readable(result.error, ['fields', ...fields], text);
        }
      };
      fc.assert(fc.property(mutant(good, alphabet), check), { numRuns: 1500 });
      fc.assert(fc.property(anything, check), { numRuns: 1000 });
      expect(read).toBeGreaterThan(20);
      expect(refused).toBeGreaterThan(1000);
    });

    test('opening a position of another game names the field “game”', () => {
      const opened = textGame(game).open(`x${game.id}:1`);
      expect(opened.ok ? null : opened.error.field).toBe('game');
      fc.assert(
        fc.property(anything, (text) => {
          const result = textGame(game).open(text);
          if (!result.ok) readable(result.error, ['game', 'fields', ...fields], text);
        }),
      );
    });

    test('an action is read exactly when it is one, and then it is canonical', () => {
      const check = (text: string) => {
        const result = game.action.parse(text);
        expect(result.ok).toBe(actions.includes(text));
        if (result.ok) expect(game.action.format(result.value)).toBe(text);
        else readable(result.error, ['action'], text);
      };
      for (const action of actions) check(action);
      fc.assert(fc.property(mutant(fc.constantFrom(...actions), alphabet), check), { numRuns: 1000 });
      fc.assert(fc.property(anything, check), { numRuns: 500 });
    });

    test('a goal is read or refused', () => {
      const check = (text: string) => {
        const result = game.goal(text);
        if (!result.ok) readable(result.error, ['goal'], text);
      };
      for (const goal of goals) expect(game.goal(goal).ok).toBe(true);
      fc.assert(fc.property(mutant(fc.constantFrom(...goals), alphabet), check), { numRuns: 1000 });
      fc.assert(fc.property(anything, check), { numRuns: 500 });
    });

    test('options of a deal are read or refused by name', () => {
      const value = fc.oneof(
        fc.string(),
        fc.nat({ max: 30 }).map(String),
        fc.constantFrom('g', '8~runs=consecutive', '9~most=2'),
      );
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom('rules', 'ranks', 'copies', 'piles', 'players', 'seed'), value), (options) => {
          const params = game.params(options);
          if (!params.ok) readable(params.error, Object.keys(options), Object.values(options).join());
        }),
        { numRuns: 500 },
      );
    });
  });
});
