import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english } from '../../src/engine/cli/english.ts';
import { eachSubject } from './subjects.ts';

/**
 * Texts that a search found by changing good ones at random: the shortest for each way in which a position, an action or a goal of
 * each game is refused, and some that nobody would write. What is said of them stays the same.
 */
interface Hostile {
  /** Of a rule set that is a subject of its own, that. */
  readonly game: string;
  readonly kind: 'position' | 'action' | 'goal';
  readonly text: string;
  readonly code: string;
  readonly field: string;
}

const corpus: readonly Hostile[] = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/hostile.json'), 'utf8'));

eachSubject(({ game, name = game.id, hostileAs = name }) => {
  const own = corpus.filter((entry) => entry.game === hostileAs);
  test(`${name} refuses what was found by fuzzing, each for its reason`, () => {
    expect(own.length).toBeGreaterThan(50);
    const parse = {
      position: (text: string) => game.position.parse(text),
      action: (text: string) => game.action.parse(text),
      goal: (text: string) => game.goal(text),
    };
    const said = own.map((entry) => {
      const result = parse[entry.kind](entry.text);
      if (result.ok) return { ...entry, code: 'read', field: '' };
      const sentence = english(result.error);
      expect(sentence.length).toBeGreaterThan(10);
      // As an argument that a code lacks would be said.
      expect(sentence).not.toContain('undefined');
      return { ...entry, code: result.error.code, field: result.error.field };
    });
    expect(said).toEqual(own);
  });
});
