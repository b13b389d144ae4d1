import { describe, expect, it } from 'vitest';
import { type Need, solvedPages, unitOf } from '../../src/components/teach/set/SolvedSheet.tsx';

const need = (actions: number, words = '3♡ from the waste to your pile 1', height = 495): Need => ({
  board: { width: 390, height },
  rows: Array.from({ length: actions }, () => words),
  around: ['The second pile decides.', 'Draw, as move 2. It is what comes to mind first, and it loses.'],
});
const spreads = (needs: readonly Need[]) => solvedPages(needs).map(({ spread, tasks }) => `${tasks.length} ${spread}`);

describe('solutions on paper', () => {
  it('are below one another while they are few, a quarter of a page each where four are short', () => {
    expect(spreads([need(8)])).toEqual(['1 rows']);
    expect(spreads([need(8), need(8)])).toEqual(['2 rows']);
    expect(spreads([need(8), need(8), need(8)])).toEqual(['3 rows']);
    expect(spreads([need(6), need(6), need(6), need(6)])).toEqual(['4 quarters']);
    expect(spreads(Array.from({ length: 9 }, () => need(6)))).toEqual(['4 quarters', '4 quarters', '1 rows']);
  });

  it('share a page with fewer where they are long, and keep their order', () => {
    const long = [need(30), need(8), need(30), need(8)];
    const pages = solvedPages(long);
    expect(pages.flatMap(({ tasks }) => tasks)).toEqual(long);
    expect(Math.max(...pages.map(({ tasks }) => tasks.length))).toBeLessThan(4);
  });

  it('have a page of their own where they are longer than a page beside a board', () => {
    expect(spreads([need(4), need(60), need(4)])).toEqual(['1 rows', '1 rows', '1 rows']);
    expect(spreads([need(4), need(150), need(4)])).toEqual(['1 rows', '1 whole', '1 rows']);
  });

  it('have a board that fits their page, never larger than a table need be', () => {
    for (const height of [200, 495, 839])
      for (const count of [1, 2, 3]) {
        const unit = unitOf({ width: 390, height }, 'rows', count);
        expect(unit * height * count).toBeLessThan(222);
        expect(unit * 390).toBeLessThanOrEqual(86);
      }
    expect(unitOf({ width: 100, height: 100 }, 'rows', 1)).toBe(unitOf({ width: 100, height: 100 }, 'quarters', 4));
  });
});
