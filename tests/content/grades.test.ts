import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GameId, gameIds } from '../../src/engine/games/ids.ts';
import { ownActions } from '../../src/engine/mine/solving.ts';
import file from '../../src/published/grades.json' with { type: 'json' };

const grades: Partial<Record<GameId, (typeof file)['sixteen']>> = file;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
const files = { puzzles: 'src/content/puzzles', daily: 'src/content/daily' };

/** Run `npm run grades` where this fails. */
describe.each(gameIds)('the figures of the grades of %s', (game) => {
  test('are those of the puzzles on file, and the table of docs/puzzles.md has them', async () => {
    const all = Object.values(files).flatMap((folder) => JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8')));
    const docs = readFileSync('docs/puzzles.md', 'utf8');
    expect((grades[game] ?? []).length > 0, 'a game with puzzles on file has figures').toBe(all.length > 0);
    for (const { grade, puzzles, own, onlyMoves, share } of grades[game] ?? []) {
      const some = all.filter((one) => one.grade === grade);
      const counted = await Promise.all(some.map(({ position, line }) => ownActions(position, line.split(','))));
      const only = some.map(({ proof }) => proof.onlyMoves);
      expect({ grade, puzzles, own, onlyMoves }).toEqual({
        grade,
        puzzles: some.length,
        own: median(counted),
        onlyMoves: median(only),
      });
      const row = new RegExp(`^\\| ${game} \\| ${grade} \\| ${puzzles} \\| (\\d+\\.\\d) % \\| ${own} \\| ${onlyMoves} \\|$`, 'm');
      // A file has whole hundredths.
      expect(Math.abs(Number(row.exec(docs)?.[1]) / 100 - share)).toBeLessThanOrEqual(0.0056);
    }
  });

  test('fall from grade to grade: what is called harder is solved less often', () => {
    const shares = (grades[game] ?? []).map(({ share }) => share);
    for (const [i, share] of shares.entries()) expect(share).toBeLessThanOrEqual((shares[i - 1] ?? 1) + 0.01);
  });
});
