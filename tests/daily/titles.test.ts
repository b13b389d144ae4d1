import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { titleOfDaily } from '../../src/components/play/daily-titles.ts';
import { openPosition } from '../../src/engine/games/registry.ts';
import type { Puzzle } from '../../src/published/puzzle-schema.ts';

const read = (game: string): Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../src/content/daily/${game}.json`, import.meta.url), 'utf8'));
const numbers = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

describe.each(['sixteen', 'russian-bank', 'ristiseiska'])('titles of the dailies of %s', (game) => {
  it('say what is true of their start', async () => {
    const kinds = new Set<string>();
    for (const puzzle of read(game)) {
      const title = await titleOfDaily(puzzle);
      expect(title, puzzle.id).toMatch(/^\S.*[.?]$/);
      const start = await openPosition(puzzle.position);
      if (!start.ok) throw new Error(puzzle.id);
      const fit = /^(\w+) cards fit\. (\w+) (?:wins?|will do)\.$/.exec(title);
      if (fit) {
        expect(numbers.indexOf(fit[1] ?? ''), puzzle.id).toBe(start.value.actions.length);
        expect(numbers.indexOf(fit[2] ?? ''), puzzle.id).toBe(puzzle.proof.winningFirst);
        expect(puzzle.proof.winningFirst).toBeLessThan(start.value.actions.length);
      }
      const brick = /^Where does the (\d+) go\?$/.exec(title);
      if (brick) {
        const drawn = start.value.scene('all').slots.find(({ kind }) => kind === 'drawn')?.pieces[0];
        expect(drawn?.face.rank, puzzle.id).toBe(Number(brick[1]));
        expect(
          start.value.actions.every((action) => /^p\d$/.test(action)),
          puzzle.id,
        ).toBe(true);
      }
      kinds.add(title.replace(/\d+|^\w+ cards.*/g, '#'));
    }
    expect(kinds.size).toBeGreaterThan(2);
  });
});
