import { describe, expect, it } from 'vitest';
import type { Draft } from '../../src/components/games/composing.ts';
import { loadComposer } from '../../src/components/games/index.ts';
import { check, surplusOf } from '../../src/components/teach/compose/checked.ts';
import { dealtAnew, findOne, mostTries } from '../../src/components/teach/compose/find.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';

const sixteen = { composer: await loadComposer('sixteen'), game: await loadTextGame('sixteen') };
const bank = { composer: await loadComposer('russian-bank'), game: await loadTextGame('russian-bank') };
const bricks = (places: Draft['places'], facts: object = {}): Draft => ({
  places,
  facts: { ranks: '5', copies: '2', piles: '3', ...facts },
});
const cards = (places: Draft['places']): Draft => ({ places, facts: bank.composer.empty.facts });

describe('pieces of which there are too many', () => {
  it('are those beyond what the game has, each where it lies, the last laid last', () => {
    expect(surplusOf(sixteen.composer, bricks({ p1: ['5', '4', '5'], p2: ['5'] }))).toEqual([
      {
        piece: '5',
        most: 2,
        lying: [
          { slot: 'p1', index: 0, id: 'p1:0:5' },
          { slot: 'p1', index: 2, id: 'p1:2:5' },
          { slot: 'p2', index: 0, id: 'p2:0:5' },
        ],
      },
    ]);
    expect(surplusOf(sixteen.composer, bricks({ p1: ['5', '4', '5'], p2: ['4'] }))).toEqual([]);
  });

  it('are all of a kind that the set does not have', () => {
    expect(surplusOf(sixteen.composer, bricks({ p1: ['9'] }))).toEqual([
      { piece: '9', most: 0, lying: [{ slot: 'p1', index: 0, id: 'p1:0:9' }] },
    ]);
  });

  it('are those that one player has twice of a pack of their own, once for each player', () => {
    const own = (draft: Draft) =>
      surplusOf(bank.composer, draft).map(({ piece, most, own, lying }) => [piece, most, own, lying.map(({ slot }) => slot)]);
    expect(own(cards({ '1r': ['2c'], '1h': ['2c'] }))).toEqual([['2c', 1, true, ['1r', '1h']]]);
    expect(own(cards({ '1r': ['2c'], '2h': ['2c'] }))).toEqual([]);
    expect(own(cards({ '1r': ['2c', '3c'], '1w': ['3c'], '1h': ['2c'] })).map(([piece]) => piece)).toEqual(['2c', '3c']);
    // Beyond both packs it is that, and is said once.
    expect(own(cards({ '1r': ['2c'], '1h': ['2c'], '1t1': ['2c'] }))).toEqual([['2c', 2, undefined, ['1t1', '1r', '1h']]]);
  });
});

describe('what a draft comes to', () => {
  it('is empty without a piece, whatever its rules', () => {
    expect(check(sixteen.composer, sixteen.game, bricks({ p1: [], p9: ['5'] }))).toEqual({ kind: 'empty' });
  });

  it('is a position that can be played on', () => {
    const checked = check(sixteen.composer, sixteen.game, bricks({ p1: ['5'] }));
    expect(checked).toMatchObject({ kind: 'position', play: { position: 'sixteen:5/5.-.-/00/-/-' } });
  });

  it('is a surplus before it is anything that the rules refuse', () => {
    expect(check(sixteen.composer, sixteen.game, bricks({ p1: ['5', '5', '5'] })).kind).toBe('surplus');
  });

  it('is refused with the places that the error speaks of', () => {
    const checked = check(bank.composer, bank.game, cards({ '1w': ['2c'] }));
    expect(checked).toMatchObject({
      kind: 'refused',
      error: { field: 'player 1', code: 'bank-not-turned-over' },
      places: ['1h'],
    });
  });
});

describe('looking for a position', () => {
  const draft = bricks({ p1: ['5', '4', '3'], p2: ['2'], urn: ['1', '5', '4'] });
  const search = async (
    answers: { solve: unknown; grade?: unknown },
    wish = { goal: 'win', grade: null as number | null },
    stopAt = Number.POSITIVE_INFINITY,
  ) => {
    const stopping = new AbortController();
    const told: number[] = [];
    const asked: unknown[][] = [];
    const client = {
      solve: async (...given: unknown[]) => {
        asked.push(['solve', ...given]);
        return answers.solve as never;
      },
      grade: async (...given: unknown[]) => {
        asked.push(['grade', ...given]);
        return (answers.grade ?? null) as never;
      },
    };
    const tell = (tried: number) => {
      told.push(tried);
      if (tried >= stopAt) stopping.abort();
    };
    const found = await findOne(draft, wish, 5, { ...sixteen, client, signal: stopping.signal, tell });
    return { found, told, asked, signal: stopping.signal };
  };

  it('ends after so many tries, each another deal and each told', async () => {
    const { found, told, asked } = await search({ solve: { result: 'unknown', line: 'p1,2-1' } });
    expect(found).toBeNull();
    expect(told).toEqual(Array.from({ length: mostTries }, (_, n) => n));
    expect(asked).toHaveLength(mostTries);
    expect(new Set(asked.map(([, position]) => position)).size).toBeGreaterThan(20);
  });

  it('asks for the goal, and then for the grade of the line that meets it, with little time for each', async () => {
    const grade = { grade: 2, winningFirst: 1, firstActions: 2 };
    const { found, asked, signal } = await search(
      { solve: { result: 'win', line: 'p1,2-1' }, grade },
      { goal: 'home:3', grade: 2 },
    );
    const position = sixteen.composer.position(dealtAnew(sixteen.composer, draft, 5));
    expect(found && sixteen.composer.position(found)).toBe(position);
    expect(asked).toEqual([
      ['solve', position, 'home:3', { budget: { nodes: 400_000, seconds: 1 }, signal }],
      ['grade', position, 'p1,2-1', 'home:3', { budget: { nodes: 1_500_000, seconds: 3 }, signal }],
    ]);
  });

  it('is given up at once, and goes on with another deal where a grade is another', async () => {
    const grade = { grade: 2, winningFirst: 1, firstActions: 2 };
    const solve = { result: 'win', line: 'p1,2-1' };
    const other = await search({ solve, grade }, { goal: 'win', grade: 3 }, 6);
    expect([other.found, other.told.length]).toEqual([null, 7]);
    expect((await search({ solve: { result: 'win' } }, undefined, 2)).asked.every(([name]) => name === 'solve')).toBe(true);
    expect(
      (await search({ solve: { result: 'loss', line: 'p1,2-1' } }, undefined, 2)).asked.every(([name]) => name === 'solve'),
    ).toBe(true);
  });

  it('passes over what is won before it begins', async () => {
    const won = { ...bricks({ f1: ['1', '2', '3', '4', '5'], f2: ['1', '2', '3', '4', '5'] }) };
    const asked: unknown[] = [];
    const client = { solve: async (...given: unknown[]) => asked.push(given) as never, grade: async () => null };
    const tell = () => {};
    const none = await findOne(won, { goal: 'win', grade: null }, 1, {
      ...sixteen,
      client,
      signal: new AbortController().signal,
      tell,
    });
    expect([none, asked]).toEqual([null, []]);
  });
});
