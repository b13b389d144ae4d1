import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shownTitle } from '../../src/components/games/titles.ts';
import { openPosition } from '../../src/engine/games/registry.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';
import type { Puzzle } from '../../src/published/puzzle-schema.ts';

const read = (game: string): Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../src/content/daily/${game}.json`, import.meta.url), 'utf8'));
const numbers = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** Whether one place for the brick that waits wins and another loses; places on equal piles are one. */
async function onlyOne(position: string, goal: string): Promise<boolean> {
  const rated = await rate(position, goal);
  if (!rated.ok) throw new Error(position);
  const piles = (position.split('/')[1] as string).split('.');
  const wins = new Map(rated.value.actions.map(({ action, result }) => [piles[Number(action.slice(1)) - 1], result]));
  return wins.size > 1 && [...wins.values()].filter((result) => result === 'win').length === 1;
}

describe.each(['sixteen', 'russian-bank', 'ristiseiska'])('titles of the dailies of %s', (game) => {
  it('say what is true of their start', async () => {
    const kinds = new Set<string>();
    for (const puzzle of read(game)) {
      const title = shownTitle(puzzle);
      expect(title, puzzle.id).toMatch(/^\S.*[.?]$/);
      const start = await openPosition(puzzle.position);
      if (!start.ok) throw new Error(puzzle.id);
      const fit = /^(\w+) cards fit\. /.exec(title);
      if (fit) expect(numbers.indexOf(fit[1] ?? ''), puzzle.id).toBe(start.value.actions.length);
      // How many of the first actions are good is for the solver to find.
      expect(title, puzzle.id).not.toMatch(/\b(wins?|will do)\b/);
      const brick = /^Where does the (\d+) go\?$/.exec(title);
      const all = /^Place the (\d+), then bring all (\d+) bricks home\.$/.exec(title);
      if (all) {
        const slots = start.value.scene('all').slots.filter(({ kind }) => ['drawn', 'stock', 'pile'].includes(kind));
        const pieces = slots.flatMap((slot) => slot.pieces);
        expect(pieces.length, puzzle.id).toBe(Number(all[2]));
        expect(slots.find(({ kind }) => kind === 'drawn')?.pieces[0]?.face.rank, puzzle.id).toBe(Number(all[1]));
      }
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

it('a puzzle of Sixteen asks where a brick goes only where one place wins and another loses', async () => {
  const days = read('sixteen').map((puzzle) => ({ ...puzzle, title: shownTitle(puzzle) }));
  const library: Puzzle[] = JSON.parse(readFileSync(new URL('../../src/content/puzzles/sixteen.json', import.meta.url), 'utf8'));
  const asking = [...days, ...library].filter(
    ({ title, themes }) => /^Where\b/.test(title ?? '') || themes.includes('where-does-it-go'),
  );
  const wrong: string[] = [];
  for (const { id, position, goal } of asking) if (!(await onlyOne(position, goal))) wrong.push(id);
  expect(wrong).toEqual([]);
  expect(asking.length).toBeGreaterThan(150);
  for (const [id, title] of [
    ['s-1003', 'Place the '],
    ['s-1005', 'Place the '],
    ['s-1031', 'Place the 1, then bring all '],
  ] as const)
    expect(days.find((day) => day.id === id)?.title).toContain(title);
});

it('a puzzle of Ristiseiska whose title names cards names all that can be played, and no other', async () => {
  const library: Puzzle[] = JSON.parse(
    readFileSync(new URL('../../src/content/puzzles/ristiseiska.json', import.meta.url), 'utf8'),
  );
  const ranks = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');
  let named = 0;
  for (const { id, title = '', position } of library) {
    const list = [...title.matchAll(/\b(an?|two) (ace|2|3|4|5|6|7|8|9|10|jack|queen|king)s?\b/gi)];
    if (list.length < 2) continue;
    named += 1;
    const start = await openPosition(position);
    if (!start.ok) throw new Error(id);
    const cards = start.value.actions.flatMap((action) => /^(?:give-)?([2-9TJQKA])[cdhs]/.exec(action)?.[1] ?? []);
    const told = list.flatMap(([, count = '', rank = '']) => Array(/two/i.test(count) ? 2 : 1).fill(ranks.indexOf(rank)));
    expect([id, told.sort()]).toEqual([id, cards.map((rank) => 'A23456789TJQK'.indexOf(rank)).sort()]);
  }
  expect(named).toBeGreaterThan(10);
});
