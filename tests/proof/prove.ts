import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GameId, loadMaking } from '../../src/engine/games/registry.ts';
import { faults } from '../../src/engine/mine/filed.ts';
import { tools } from '../../src/engine/mine/tools.ts';
import { type Puzzle, puzzleSchema } from '../../src/published/puzzle-schema.ts';

const root = join(import.meta.dirname, '../..');

/** The daily puzzles of a game, in the order of their days. */
export const bankOf = (game: GameId): Puzzle[] =>
  puzzleSchema.array().parse(JSON.parse(readFileSync(join(root, `src/content/daily/${game}.json`), 'utf8')));

/** Proves the i-th of n parts of a game's daily puzzles anew. Several files do it, so that the workers share the work. */
export function proveBank(game: GameId, part = 1, parts = 1): void {
  const mine = bankOf(game).filter((_, i) => i % parts === part - 1);
  test.each(mine)('$id is proved anew', async (puzzle) => {
    expect(await faults(puzzle)).toEqual([]);
    if (game !== 'sixteen') return;
    // No line is easier than the one on file.
    const easiest = await loadMaking(game).then((making) =>
      making?.lineToFile?.(puzzle.position, puzzle.goal, puzzle.line.split(','), tools),
    );
    expect(easiest?.join()).toBe(puzzle.line);
  });
}
