import { expect, it, vi } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import { obstacleTo } from '../../src/components/teach/compose/obstacle.ts';
import { createProver, type Proved } from '../../src/components/teach/compose/proof.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { furthest, graded, solve } from '../../src/engine/solve/verdicts.ts';
import type { SolverClient } from '../../src/engine/worker/client.ts';

const lost = 'sixteen:5/2.534/51/-/-';
const sixteen = await loadKit('sixteen');

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; error: { code: string } }>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The solver in this very thread. */
const here: Pick<SolverClient, 'solve' | 'grade' | 'furthest' | 'choose'> = {
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
    // Only the way home is left.
    [after.value.position, false],
  ] as const) {
    const prover = createProver(async () => here, sixteen);
    prover.ask(position, 'win');
    await vi.waitFor(() => expect(prover.proof.value).toMatchObject({ kind: 'winnable', grading: { missed } }));
  }
});

it('it is said what stands in the way, and how far one gets', async () => {
  const words = 'Nowhere for the 4 to go. At the end of the line that gets furthest: 7 of 10 bricks get home; 3 stay.';
  const play = sixteen.game.open(lost);
  if (!play.ok) throw new Error(play.error.code);
  const found = await here.furthest(lost, '', 'win');
  expect(await obstacleTo('win', play.value, { kind: 'lost', furthest: found }, sixteen)).toBe(words);
});

it('no sentence of it ends twice', async () => {
  const play = sixteen.game.open(lost);
  if (!play.ok) throw new Error(play.error.code);
  const said = await obstacleTo(
    'empty:2',
    play.value,
    { kind: 'lost', furthest: { goal: 'empty:1', line: '', proved: true } },
    sixteen,
  );
  expect(said).toMatch(/^At best 1 pile gets empty\.(?!\.)/);
  expect(said).not.toContain('furthest');
});
