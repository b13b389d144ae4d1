import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatCard } from '../../src/engine/core/cards.ts';
import { askedOf, ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';
import { type Puzzle, puzzleSchema } from '../../src/published/puzzle-schema.ts';

const file = join(import.meta.dirname, '../../src/content/puzzles/ristiseiska.json');
const puzzles: Puzzle[] = puzzleSchema.array().parse(JSON.parse(readFileSync(file, 'utf8')));
const quick = { nodes: 200_000 };

/** The value of a result that must be there. */
function must<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const startOf = (position: string) => must(ristiseiska.position.parse(position.slice('ristiseiska:'.length)));

/** An action as a hint names it: `9♥`, `10♣`, “Stop”. */
function inWords(action: string): string {
  const card = /([A2-9TJQK])([cdhs])/.exec(action);
  if (!card) return action === 'stop' ? 'Stop' : action;
  const [, rank = '', suit = 'c'] = card;
  return `${rank === 'T' ? '10' : rank}${{ c: '♣', d: '♦', h: '♥', s: '♠' }[suit]}`;
}

describe('the puzzles of Ristiseiska as a set', () => {
  const starts = puzzles.map(({ position }) => startOf(position));

  test('of every grade there are five at least', () => {
    const grades = puzzles.map(({ grade }) => grade);
    for (const grade of [1, 2, 3, 4, 5]) expect(grades.filter((other) => other === grade).length).toBeGreaterThanOrEqual(5);
  });

  test('many themes, rule sets, numbers of players, and every kind of goal are there', () => {
    expect(new Set(puzzles.flatMap(({ themes }) => themes)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(starts.map(({ params }) => params.preset)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(starts.map(({ params }) => params.players))).toEqual(new Set([2, 3, 4]));
    expect(new Set(puzzles.map(({ goal }) => goal))).toEqual(new Set(['win', 'not-last', 'best']));
  });

  test('all up to the middle grade have written hints', () => {
    expect(puzzles.filter(({ grade, hints }) => grade <= 3 && !hints)).toEqual([]);
  });

  test('the second of them names a piece', () => {
    const names = /(?:[2-9AJQK]|10)[♠♥♦♣]|Your two kings/;
    expect(puzzles.filter(({ hints }) => hints?.[1] && !names.test(hints[1])).map(({ id }) => id)).toEqual([]);
  });

  test('hints call the others as the reader does: from 2, as they sit after them, and hold the cards that are said to be theirs', () => {
    for (const [i, { id, hints = [] }] of puzzles.entries()) {
      const start = starts[i] as (typeof starts)[number];
      const { params, hands, turn } = start;
      const reader = askedOf(start) ?? turn;
      for (const [, player, cards = ''] of hints.join(' ').matchAll(/player (\d)(?: holds ([^.]*))?/gi)) {
        expect(Number(player), id).toBeGreaterThanOrEqual(2);
        expect(Number(player), id).toBeLessThanOrEqual(params.players);
        const hand = (hands[(reader + Number(player) - 2) % params.players] ?? []).map((card) => inWords(formatCard(card)));
        for (const [card] of cards.matchAll(/(?:10|[2-9AJQK])[♣♦♥♠]/g)) expect(hand, id).toContain(card);
      }
    }
  });
});

describe.each(puzzles)('$id', ({ position, goal, hints }) => {
  test('there are at least three actions to choose from, and at most a third of them will do', async () => {
    const { actions } = must(await rate(position, goal, quick));
    const best = Math.max(...actions.map(({ value }) => value ?? 0));
    const good = actions.filter(({ result, value }) => (goal === 'best' ? (value ?? 0) > best - 1e-9 : result === 'win'));
    expect(actions.length).toBeGreaterThanOrEqual(3);
    expect(good.length).toBeGreaterThan(0);
    expect(good.length).toBeLessThanOrEqual(actions.length / 3);
    // The last hint says what to do.
    if (hints) expect(good.some(({ action }) => hints[2].includes(inWords(action)))).toBe(true);
  });
});
