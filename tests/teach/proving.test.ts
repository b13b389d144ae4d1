import { describe, expect, it, vi } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import type { Proved, Solver } from '../../src/components/teach/compose/checked.ts';
import { createProver } from '../../src/components/teach/compose/proof.ts';
import { prove } from '../../src/components/teach/compose/proving.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import { reason } from '../../src/engine/proving/reasons.ts';
import { solve } from '../../src/engine/solve/verdicts.ts';

const sixteen = await loadKit('sixteen');
const bank = await loadKit('russian-bank');
const position = 'sixteen:5/2.53/51/4/-';
const grading = { grade: 2, winningFirst: 1, firstActions: 3 };

/** A solver that gives these answers, and notes what it was asked. */
function solver(answers: { [K in keyof Solver]?: unknown }) {
  const asked: (readonly [keyof Solver, ...unknown[]])[] = [];
  const answer =
    (name: keyof Solver) =>
    async (...given: unknown[]) => {
      asked.push([name, ...given]);
      const value = answers[name];
      if (value instanceof Error) throw value;
      return typeof value === 'function' ? value(...given) : (value ?? null);
    };
  const made = Object.fromEntries(
    (['solve', 'grade', 'furthest', 'choose', 'reply'] as const).map((name) => [name, answer(name)]),
  );
  return { solver: made as unknown as Solver, asked };
}

async function told(
  answers: Parameters<typeof solver>[0],
  { more = false, goal = 'win', kit = sixteen as Parameters<typeof prove>[1], at = position, stop = new AbortController() } = {},
) {
  const { solver: made, asked } = solver(answers);
  const all: Proved[] = [];
  await prove({ position: at, goal, more }, kit, made, stop.signal, (now) => all.push(now));
  return { all, asked };
}

describe('what is proved of a position', () => {
  it('tells how far the search is, and has twenty times as much with more time', async () => {
    const solve = (_: string, __: string, { onProgress }: { onProgress(nodes: number): void }) => {
      onProgress(7);
      return { result: 'unknown', reason: reason('not-decided') };
    };
    const { all, asked } = await told({ solve });
    expect(all).toEqual([
      { kind: 'thinking', nodes: 7 },
      { kind: 'unknown', reason: reason('not-decided') },
    ]);
    expect(asked).toEqual([['solve', position, 'win', expect.objectContaining({ budget: { nodes: 20_000_000, seconds: 10 } })]]);
    const longer = await told({ solve }, { more: true, goal: 'home:3' });
    expect(longer.asked).toEqual([
      ['solve', position, 'home:3', expect.objectContaining({ budget: { nodes: 400_000_000, seconds: 180 } })],
    ]);
  });

  it('is met already where there is nothing to be done, and nothing more is asked', async () => {
    for (const line of ['', undefined]) {
      const { all, asked } = await told({ solve: { result: 'win', line } });
      expect(all).toEqual([{ kind: 'winnable', line: [], grading: null }]);
      expect(asked).toHaveLength(1);
    }
  });

  it('is winnable before its grade is known, and a grade that says how beginners fare is all', async () => {
    for (const known of [{ ...grading, share: 0 }, { ...grading, missed: false }, null]) {
      const { all, asked } = await told({ solve: { result: 'win', line: 'p1,2-1' }, grade: known });
      expect(all).toEqual([
        { kind: 'winnable', line: ['p1', '2-1'], grading: null },
        { kind: 'winnable', line: ['p1', '2-1'], grading: known },
      ]);
      expect(asked.map(([name]) => name)).toEqual(['solve', 'grade']);
      expect(asked[1]).toEqual([
        'grade',
        position,
        'p1,2-1',
        'win',
        expect.objectContaining({ budget: { nodes: 3_000_000, seconds: 4 } }),
      ]);
    }
  });

  it('is lost at once, and then how far one gets', async () => {
    const furthest = { goal: 'home:4', line: 'p1', proved: true };
    const { all, asked } = await told({ solve: { result: 'loss' }, furthest });
    expect(all).toEqual([{ kind: 'lost' }, { kind: 'lost', furthest }]);
    expect(asked[1]).toEqual([
      'furthest',
      position,
      '',
      'win',
      expect.objectContaining({ budget: { nodes: 5_000_000, seconds: 6 } }),
    ]);
    const none = await told({ solve: { result: 'loss' }, furthest: new Error('none') });
    expect(none.all.at(-1)).toEqual({ kind: 'lost', furthest: null });
  });

  it('is told no more once it was stopped', async () => {
    const stop = new AbortController();
    const stopped = await told({ solve: { result: 'loss' }, furthest: () => stop.abort() }, { stop });
    expect(stopped.all).toEqual([{ kind: 'lost' }]);
  });

  it('is spoilt by the others in a line, where the game tells that of the goal', async () => {
    const at = 'russian-bank:free/1/-;5c.-.-.-;6d;-/-;-.-.-.-;7s;-/--.--.--.--/-/0';
    const why = await bank.why();
    const refutes = vi.fn((goal: string) => goal === 'lock');
    const kit = { ...bank, why: async () => ({ ...why, refutes }) };
    const without = await told({ solve: { result: 'loss' } }, { kit, at, goal: 'win' });
    expect(without.all.at(-1)).toEqual({ kind: 'lost', furthest: null });
    expect(without.asked.map(([name]) => name)).toEqual(['solve', 'furthest']);
    const failing = { ...bank, why: async () => Promise.reject(new Error('offline')) };
    expect((await told({ solve: { result: 'loss' } }, { kit: failing, at, goal: 'lock' })).all.at(-1)).toEqual({
      kind: 'lost',
      furthest: null,
    });
    // How far one gets is said instead, where that is known.
    const far = { goal: 'home:1', line: '', proved: true };
    refutes.mockClear();
    await told({ solve: { result: 'loss' }, furthest: far }, { kit, at, goal: 'lock' });
    expect(refutes).not.toHaveBeenCalled();
  });
});

describe('a beginner’s play', () => {
  const missed = async (choose: unknown, kit: Parameters<typeof prove>[1] = sixteen, at = position, goal = 'win') => {
    const { all, asked } = await told({ solve: { result: 'win', line: 'p1,2-1' }, grade: grading, choose }, { kit, at, goal });
    const last = all.at(-1);
    return {
      missed: last?.kind === 'winnable' ? last.grading?.missed : 'nothing',
      asked: asked.filter(([name]) => name === 'choose'),
    };
  };
  it('goes on by the weakest player until the goal is met, or play is over without it', async () => {
    const answer = await solve(position, 'win');
    const line = answer.ok ? parseLine(answer.value.line ?? '') : [];
    expect(line.length).toBeGreaterThan(3);
    let turn = 0;
    const wins = await missed(() => line[turn++]);
    expect([wins.missed, wins.asked.length]).toEqual([false, line.length]);
    const weakest = Object.keys(sixteen.game.players)[0];
    expect(wins.asked[0]).toEqual(['choose', position, weakest, 1, expect.objectContaining({ signal: expect.any(AbortSignal) })]);
    const after = sixteen.game.replay(position, line.slice(0, 1));
    expect(wins.asked[1]?.[1]).toBe(after.ok && after.value.position);
    // Whatever comes first: it ends, or is given up after so many actions.
    const first = (at: string) => {
      const now = sixteen.game.open(at);
      return now.ok ? now.value.actions[0] : null;
    };
    const loses = await missed(first);
    expect(loses.missed).toBe(true);
    expect(loses.asked.length).toBeLessThanOrEqual(400);
  });

  it('is given up after four hundred actions', async () => {
    let turn = 0;
    const around = await missed(() => (turn++ % 2 === 0 ? '1-2' : '2-1'), sixteen, 'sixteen:2/2.-/10/-/1');
    expect([around.missed, around.asked.length]).toEqual([true, 400]);
  });

  it('is not said where it cannot be: others act, it has no player, it does what it may not, it stops', async () => {
    expect((await missed(() => 'p1', { ...sixteen, alone: false })).missed).toBeUndefined();
    expect((await missed(() => 'p1', { ...sixteen, alone: false })).asked).toEqual([]);
    expect((await missed(null)).missed).toBeUndefined();
    expect((await missed(() => 'no action')).missed).toBeUndefined();
    expect((await missed(() => 'p1', sixteen, 'sixteen:x')).missed).toBeUndefined();
    expect((await missed(() => 'p1', sixteen, position, 'nonsense')).missed).toBeUndefined();
    expect((await missed(new Error('gone'))).missed).toBeUndefined();
  });
});

describe('a prover', () => {
  const settle = () => new Promise((done) => setTimeout(done));

  it('asks anew where there was nothing whole, and never twice what is asked already', async () => {
    const { solver: made, asked } = solver({ solve: { result: 'unknown', reason: reason('not-decided') } });
    const client = vi.fn(async () => made);
    const prover = createProver(client, sixteen);
    expect(prover.proof.value).toEqual({ kind: 'none' });
    prover.ask(position, 'win');
    expect(prover.proof.value).toEqual({ kind: 'thinking', nodes: 0 });
    prover.ask(position, 'win');
    await vi.waitFor(() => expect(prover.proof.value.kind).toBe('unknown'));
    expect(client).toHaveBeenCalledTimes(1);
    prover.ask(position, 'win');
    await settle();
    expect(asked).toHaveLength(1);
    prover.ask(position, 'win', true);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await vi.waitFor(() => expect(prover.proof.value.kind).toBe('unknown'));
    // Asked before, known at once.
    prover.ask(position, 'home:1');
    expect(prover.proof.value.kind).toBe('thinking');
    prover.ask(position, 'win');
    expect(prover.proof.value).toEqual({ kind: 'unknown', reason: reason('not-decided') });
  });

  it('is cleared, and asked the same again', async () => {
    const { solver: made, asked } = solver({ solve: { result: 'win', line: '' } });
    const prover = createProver(async () => made, sixteen);
    prover.ask(position, 'win');
    await vi.waitFor(() => expect(prover.proof.value.kind).toBe('winnable'));
    prover.clear();
    expect(prover.proof.value).toEqual({ kind: 'none' });
    prover.ask(position, 'win');
    expect(prover.proof.value).toEqual({ kind: 'winnable', line: [], grading: null });
    // Its grade has not been told: it is looked for once more.
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  it('that is stopped says so, where it was thinking, and not what comes after', async () => {
    let answer: (value: unknown) => void = () => {};
    const { solver: made } = solver({ solve: () => new Promise((done) => (answer = done)) });
    const prover = createProver(async () => made, sixteen);
    prover.stop();
    expect(prover.proof.value).toEqual({ kind: 'none' });
    prover.ask(position, 'win');
    await settle();
    prover.stop();
    expect(prover.proof.value).toEqual({ kind: 'unknown', reason: null });
    answer({ result: 'loss' });
    await settle();
    expect(prover.proof.value).toEqual({ kind: 'unknown', reason: null });
    // It is known when it is asked once more.
    prover.clear();
    prover.ask(position, 'win');
    expect(prover.proof.value).toEqual({ kind: 'lost' });
  });
});
