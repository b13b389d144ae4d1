import { describe, expect, it } from 'vitest';
import { at } from '../../src/components/games/composing.ts';
import { loadComposer } from '../../src/components/games/index.ts';
import { check } from '../../src/components/teach/compose/checked.ts';
import { dealtAnew, findOne } from '../../src/components/teach/compose/find.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import { gameIds } from '../../src/engine/games/ids.ts';
import { loadMaking, loadTextGame } from '../../src/engine/games/registry.ts';
import { find, recipesFor } from '../../src/engine/mine/find.ts';
import { graded } from '../../src/engine/solve/grading.ts';
import { solve } from '../../src/engine/solve/verdicts.ts';
import { bankOf } from './bank.ts';

describe.each(gameIds)('a position of %s like another', async (id) => {
  const [composer, game] = [await loadComposer(id), await loadTextGame(id)];
  const filed = bankOf(id)[0] as { position: string; goal: string };
  const play = game.open(filed.position);
  if (!play.ok) throw new Error(filed.position);
  const draft = composer.read(play.value);

  it('has the same pieces, and as many in each place', () => {
    const pieces = (of: typeof draft) => Object.values(of.places).flat().sort();
    for (let seed = 1; seed <= 20; seed++) {
      const other = dealtAnew(composer, draft, seed);
      expect(pieces(other)).toEqual(pieces(draft));
      for (const slot of Object.keys(draft.places)) expect(at(other, slot)).toHaveLength(at(draft, slot).length);
      expect(other.facts).toEqual(draft.facts);
    }
  });

  it('is found where it is winnable and not by every first action, or not at all; and the search can be given up', async () => {
    const signal = new AbortController();
    const told: number[] = [];
    const client = {
      solve: async (position: string, goal: string) => {
        const answer = await solve(position, goal, { nodes: 20_000 });
        if (!answer.ok) throw new Error(answer.error.code);
        if (told.length > 40) signal.abort();
        return answer.value;
      },
      grade: async (position: string, line: string, goal: string) => {
        const answer = await graded(position, parseLine(line), goal, { nodes: 20_000 });
        return answer.ok ? answer.value : null;
      },
    };
    const tell = (count: number) => told.push(count);
    const search = { composer, game, client, signal: signal.signal, tell };
    const found = await findOne(draft, { goal: filed.goal, grade: null }, 5, search);
    expect(told.length).toBeGreaterThan(0);
    if (found === null) return expect(signal.signal.aborted).toBe(true);
    const checked = check(composer, game, found);
    if (checked.kind !== 'position') throw new Error(checked.kind);
    const again = await solve(checked.play.position, filed.goal);
    expect(again.ok && again.value.result).toBe('win');
  }, 60_000);

  it('is found by the miner under the name that the composer has for its kind', async () => {
    const { miner } = (await loadMaking(id)) ?? {};
    const anything = { goal: null, theme: null, rules: null, grade: null };
    let seen = 0;
    for (let from = 11; seen < 3 && from < 4_000; from += 400) {
      const answer = await find(id, anything, from, 60);
      if (!answer.ok || answer.value.found === null) continue;
      seen += 1;
      const { position, recipe } = answer.value.found;
      const found = game.open(position);
      if (!found.ok || !miner) throw new Error(position);
      const { rules: set, size } = miner.kindOf(recipe);
      // A set of which one rule is otherwise is no set that could be wished for.
      const rules = recipe.includes('~') ? null : set;
      expect(composer.kind(composer.read(found.value))).toEqual({ rules, size });
      // So that it is found again where one like it is wished.
      expect(recipesFor(miner, { ...anything, rules, size })).toContain(recipe);
    }
    expect(seen).toBeGreaterThan(0);
  }, 120_000);
});

const [composer, game] = [await loadComposer('sixteen'), await loadTextGame('sixteen')];

describe('a position that was found', () => {
  const filed = bankOf('sixteen')[0] as { position: string; goal: string };
  const play = game.open(filed.position);
  if (!play.ok) throw new Error(filed.position);
  const draft = composer.read(play.value);
  /** Looks once, where the solver gives these answers. */
  async function look(
    line: string,
    graded: { grade: number; winningFirst: number; firstActions: number } | null,
    grade: number | null,
  ) {
    const signal = new AbortController();
    const client = {
      solve: async () => ({ result: 'win', line }) as never,
      grade: async () => graded as never,
    };
    const tell = (tried: number) => {
      if (tried > 0) signal.abort();
    };
    return findOne(draft, { goal: 'win', grade }, 5, { composer, game, client, signal: signal.signal, tell });
  }
  const fair = { grade: 3, winningFirst: 1, firstActions: 4 };

  it.each([
    ['two actions, one of four of which wins first', 'p1,p2', fair, null, true],
    ['one action', 'p1', fair, null, false],
    ['no grade', 'p1,p2', null, null, false],
    ['a first action that cannot go wrong', 'p1,p2', { ...fair, winningFirst: 4 }, null, false],
    ['a single first action', 'p1,p2', { ...fair, winningFirst: 1, firstActions: 1 }, null, true],
    ['the grade that was wished for', 'p1,p2', fair, 3, true],
    ['another grade', 'p1,p2', fair, 4, false],
  ] as const)('has %s: taken or passed over', async (_, line, graded, grade, taken) => {
    expect((await look(line, graded, grade)) !== null).toBe(taken);
  });
});
