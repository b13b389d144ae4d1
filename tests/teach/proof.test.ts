import { expect, it, vi } from 'vitest';
import { loadKit } from '../../src/components/games/index.ts';
import { obstacleTo } from '../../src/components/teach/compose/obstacle.ts';
import { createProver, type Proved } from '../../src/components/teach/compose/proof.ts';
import { furthest, graded, solve } from '../../src/engine/solve/verdicts.ts';
import type { SolverClient } from '../../src/engine/worker/client.ts';

const lost = 'sixteen:5/2.534/51/-/-';

async function value<T>(answer: Promise<{ ok: true; value: T } | { ok: false; error: { code: string } }>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The solver in this very thread. */
const here: Pick<SolverClient, 'solve' | 'grade' | 'furthest'> = {
  solve: (position, goal) => value(solve(position, goal)),
  grade: (position, line, goal) => value(graded(position, line.split(','), goal)),
  furthest: (position, _line, goal) => value(furthest(position, [], goal)),
};

const settled = (proof: Proved) => proof.kind === 'lost' && proof.furthest !== undefined;

it('what cannot be won is said at once, then how far one gets; asked again it is known', async () => {
  const prover = createProver(async () => here);
  const seen: Proved['kind'][] = [];
  prover.proof.subscribe(({ kind }) => seen.push(kind));
  prover.ask(lost, 'win');
  await vi.waitFor(() => expect(settled(prover.proof.value)).toBe(true));
  expect(seen.slice(0, 4)).toEqual(['none', 'thinking', 'lost', 'lost']);
  prover.ask('sixteen:5/2.53/51/4/-', 'win');
  prover.ask(lost, 'win');
  expect(settled(prover.proof.value)).toBe(true);
});

it('it is said what stands in the way, and how far one gets', async () => {
  const words = 'The 4 finds no place. At the end of the line that gets furthest: 7 of 10 bricks get home; 3 stay.';
  const kit = await loadKit('sixteen');
  const play = kit.game.open(lost);
  if (!play.ok) throw new Error(play.error.code);
  const found = await here.furthest(lost, '', 'win');
  expect(await obstacleTo('win', play.value, { kind: 'lost', furthest: found }, kit)).toBe(words);
});

it('no sentence of it ends twice', async () => {
  const kit = await loadKit('sixteen');
  const play = kit.game.open(lost);
  if (!play.ok) throw new Error(play.error.code);
  const said = await obstacleTo(
    'empty:2',
    play.value,
    { kind: 'lost', furthest: { goal: 'empty:1', line: '', proved: true } },
    kit,
  );
  expect(said).toMatch(/^At best 1 pile gets empty\.(?!\.)/);
  expect(said).not.toContain('furthest');
});
