import { expect, it, vi } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import type { Proved } from '../../src/components/teach/compose/checked.ts';
import { obstacleTo } from '../../src/components/teach/compose/obstacle.ts';
import { createProver } from '../../src/components/teach/compose/proof.ts';
import { furthest } from '../../src/engine/solve/further.ts';
import { graded } from '../../src/engine/solve/grading.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { reply, solve } from '../../src/engine/solve/verdicts.ts';
import type { SolverClient } from '../../src/engine/worker/client.ts';
import { SolverFault } from '../../src/engine/worker/fault.ts';

const lost = 'sixteen:5/2.534/51/-/-';
const sixteen = await loadKit('sixteen');

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; error: { code: string } }>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The solver in this very thread. */
const here: Pick<SolverClient, 'solve' | 'grade' | 'furthest' | 'choose' | 'reply'> = {
  reply: (position, line, goal) => value(reply(position, line === '' ? [] : line.split(','), goal)),
  choose: (position, player, seed) => value(choose(position, player, seed)),
  solve: (position, goal) => value(solve(position, goal)),
  grade: (position, line, goal) => value(graded(position, line.split(','), goal)),
  furthest: (position, _line, goal) => value(furthest(position, [], goal)),
};

const settled = (proof: Proved) => proof.kind === 'lost' && proof.furthest !== undefined;

it('what cannot be won is said at once, then how far one gets; asked again it is known', async () => {
  const prover = createProver(async () => here, sixteen);
  const seen: Proved['kind'][] = [];
  prover.proof.subscribe(({ kind }) => seen.push(kind));
  prover.ask(lost, 'win');
  await vi.waitFor(() => expect(settled(prover.proof.value)).toBe(true));
  expect(seen.slice(0, 4)).toEqual(['none', 'thinking', 'lost', 'lost']);
  prover.ask('sixteen:5/2.53/51/4/-', 'win');
  prover.ask(lost, 'win');
  expect(settled(prover.proof.value)).toBe(true);
});

it('of what can be won it is said whether a beginner’s play finds it, also where the grade says nothing of that', async () => {
  const decides = 'sixteen:5/2.53/51/4/-';
  const after = sixteen.game.replay(decides, ['p1', '2-1', '1-2']);
  if (!after.ok) throw new Error(after.error.code);
  for (const [position, missed] of [
    [decides, true],
    // Nothing can go wrong now.
    [after.value.position, false],
  ] as const) {
    const prover = createProver(async () => here, sixteen);
    prover.ask(position, 'win');
    await vi.waitFor(() => expect(prover.proof.value).toMatchObject({ kind: 'winnable', grading: { missed } }));
  }
});

it('it is said what stands in the way, and how far one gets', async () => {
  const words = 'Nowhere for the 4 to go. After the moves that get furthest: Only 7 of the 10 bricks can get home.';
  const play = sixteen.game.open(lost);
  if (!play.ok) throw new Error(play.error.code);
  const found = await here.furthest(lost, '', 'win');
  const obstacle = await obstacleTo('win', play.value, { kind: 'lost', furthest: found }, sixteen);
  expect(obstacle).toEqual({
    words,
    missing: false,
    easier: { goal: 'home:7', words: 'bring 1 more brick home, 7 in all' },
  });
});

it('no sentence of it ends twice', async () => {
  const play = sixteen.game.open(lost);
  if (!play.ok) throw new Error(play.error.code);
  const { words: said } = await obstacleTo(
    'empty:2',
    play.value,
    { kind: 'lost', furthest: { goal: 'empty:1', line: '', proved: true } },
    sixteen,
  );
  expect(said).toMatch(/^At best 1 pile can be emptied\.(?!\.)/);
  expect(said).not.toContain('furthest');
});

it('while bricks are missing it is only not winnable yet, and what can be had is offered as the goal', async () => {
  const begun = 'sixteen:4/43.21/00/-/-';
  const play = sixteen.game.open(begun);
  if (!play.ok) throw new Error(play.error.code);
  const obstacle = await obstacleTo(
    'win',
    play.value,
    { kind: 'lost', furthest: await here.furthest(begun, '', 'win') },
    sixteen,
  );
  expect(obstacle).toMatchObject({ missing: true, easier: { goal: 'home:4' } });
  expect(await value(solve(begun, 'home:4'))).toMatchObject({ result: 'win' });
  // What is met already is no goal.
  expect(
    (await obstacleTo('win', play.value, { kind: 'lost', furthest: { goal: 'home:0', line: '', proved: true } }, sixteen)).easier,
  ).toBeNull();
});

it('a solver that fails is named as the cause, and can be asked once more; what is proved stays', async () => {
  const fails = async () => Promise.reject(new SolverFault('solver-workerless'));
  let solver: typeof here | null = null;
  const prover = createProver(async () => solver ?? fails(), sixteen);
  prover.ask(lost, 'win');
  await vi.waitFor(() => expect(prover.proof.value).toMatchObject({ kind: 'failed', reason: { code: 'solver-workerless' } }));
  solver = { ...here, grade: fails };
  prover.ask(lost, 'win');
  await vi.waitFor(() => expect(settled(prover.proof.value)).toBe(true));
  prover.ask('sixteen:5/2.53/51/4/-', 'win');
  await vi.waitFor(() => expect(prover.proof.value.kind).toBe('winnable'));
  await new Promise((done) => setTimeout(done));
  expect(prover.proof.value).toMatchObject({ kind: 'winnable', grading: null });
});

it('a game that has no words for what stands in the way has none said', async () => {
  const play = sixteen.game.open(lost);
  if (!play.ok) throw new Error(play.error.code);
  const silent = { ...sixteen, why: async () => ({}) as never };
  const found = await here.furthest(lost, '', 'win');
  for (const furthest of [found, null])
    expect(await obstacleTo('win', play.value, { kind: 'lost', furthest }, silent)).toMatchObject({ words: '', missing: false });
  // What is said of the table at hand, where nothing is said of how far one gets.
  const { obstacleWords } = await sixteen.why();
  const near = { ...sixteen, why: async () => ({ obstacleWords }) as never };
  expect((await obstacleTo('win', play.value, { kind: 'lost', furthest: found }, near)).words).toBe(
    (await obstacleTo('win', play.value, { kind: 'lost', furthest: null }, sixteen)).words,
  );
});
