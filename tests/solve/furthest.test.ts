import { describe, expect, it } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';

import { loadProver, loadTextGame, parseState } from '../../src/engine/games/registry.ts';
import { furthest } from '../../src/engine/solve/further.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';

/** The value of a result that must be there. */
function must<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

async function easierGoals(position: string, goal: string): Promise<readonly string[]> {
  const { id, state } = must(await parseState(position));
  const easier = (await loadProver(id))?.easier?.(state, goal);
  return easier ? must(easier) : [];
}

/** Lines that have lost their goal. */
const lost = [
  // The 4 on the 3 buries the 3 for good.
  ['sixteen:5/2.53/51/4/-', 'p2', 'win'],
  ['sixteen:5/2.53/51/4/-', 'p2,1-f', 'home:10'],
  // Player 1 can only draw, and that ends the turn.
  ['russian-bank:free/1/2h;7cJd.5s.Qs.3c2c;KdQd;-/6c5d8h;3hQc.9s.Kh4d.Ac7c;KcJc;-/--.--.--.--/-/20', '', 'reserve:0'],
  ['russian-bank:free/1/2h;7cJd.5s.Qs.3c2c;KdQd;-/6c5d8h;3hQc.9s.Kh4d.Ac7c;KcJc;-/--.--.--.--/-/20', '', 'home:5'],
] as const;

describe('how far a lost line still gets', () => {
  it.each(lost)('%s %s %s: the first of the easier goals that can be met, asked one by one', async (position, line, goal) => {
    const found = must(await furthest(position, parseLine(line), goal));
    const goals = await easierGoals(position, goal);
    expect(goals.length).toBeGreaterThan(0);
    let first: string | null = null;
    for (const easier of goals) {
      const { winnable } = must(await judge(position, parseLine(line), easier));
      if (winnable) first ??= easier;
      // Whoever meets one meets all after it: that is what halving rests on.
      expect(winnable).toBe(first !== null);
    }
    expect(found?.goal ?? null).toBe(first);
    if (!found) return;
    expect(found.proved).toBe(true);
    const end = must((await loadTextGame(position.split(':')[0] as 'sixteen')).replay(position, parseLine(line)));
    const reached = parseLine(found.line).reduce((play, action) => must(play.apply(action)), end);
    expect(must(reached.goal(found.goal))).toBe('met');
  });

  it('does not claim a proof that the budget did not allow', async () => {
    const deal = must((await loadTextGame('sixteen')).deal({}, rng(1))).position;
    const found = must(await furthest(deal, [], 'win', { nodes: 30 }));
    expect(found?.proved ?? false).toBe(false);
  });

  it('knows nothing of goals without more or less, and tells what cannot be read', async () => {
    expect(must(await furthest('sixteen:5/2.53/51/4/-', [], 'sorted'))).toBeNull();
    expect(await furthest('sixteen:5/2.53/51/4/-', [], 'home:0')).toMatchObject({ ok: false, error: { field: 'goal' } });
    expect(await furthest('sixteen:5/2.53/51/4/-', ['p9'], 'win')).toMatchObject({ ok: false, error: { index: 0 } });
  });
});

it('easier goals can be read, each once, the hardest first', async () => {
  const bank = 'russian-bank:free/1/2h;7cJd.5s.Qs.3c2c;KdQd;-/6c5d8h;3hQc.9s.Kh4d.Ac7c;KcJc;-/--.--.--.--/-/20';
  expect(await easierGoals('sixteen:5/2.53/51/4/-', 'win')).toEqual([
    'home:9',
    'home:8',
    'home:7',
    'home:6',
    'home:5',
    'home:4',
    'home:3',
    'home:2',
    'home:1',
  ]);
  expect(await easierGoals('sixteen:5/2.53/51/4/-', 'home:1')).toEqual([]);
  expect(await easierGoals('sixteen:5/2.53/51/4/-', 'empty:2')).toEqual(['empty:1']);
  expect(await easierGoals(bank, 'reserve:11')).toEqual(['reserve:12', 'reserve:13']);
  expect(await easierGoals(bank, 'reserve:13')).toEqual([]);
  expect(await easierGoals(bank, 'stock:48')).toEqual([]);
  expect((await easierGoals(bank, 'win')).slice(0, 2)).toEqual(['stock:1', 'stock:2']);
  expect(await easierGoals(bank, 'home:3')).toEqual(['home:2', 'home:1']);
  expect(await easierGoals(bank, 'home:1')).toEqual([]);
  expect(await easierGoals(bank, 'empty:2')).toEqual(['empty:1']);
  expect(await easierGoals(bank, 'lock')).toEqual([]);
  const cards = 'ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/extra/-/-/-/0/-';
  expect(await easierGoals(cards, 'turn:3')).toEqual(['turn:2', 'turn:1']);
  expect((await easierGoals(cards, 'points:7'))[0]).toBe('points:8');
  expect(await easierGoals(cards, 'win')).toEqual([]);
});
