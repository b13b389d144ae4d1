import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import type { PositionLink } from '../../src/components/links/links.ts';
import { EntryNotes } from '../../src/components/teach/set/Collected.tsx';
import { askedBy, type Standing, twinsOf, workOut } from '../../src/components/teach/set/standing.ts';
import { solve } from '../../src/engine/solve/verdicts.ts';
import type { SolverClient } from '../../src/engine/worker/client.ts';

const link = (position: string, goal: string | null = 'win'): PositionLink => ({
  position,
  goal,
  line: [],
  text: null,
  hints: [],
});
const winnable = link('sixteen:5/2.53/51/4/-');
const lost = link('sixteen:5/2.534/51/-/-');

/** The solver in this very thread. */
const here: Pick<SolverClient, 'solve'> = {
  async solve(position, goal) {
    const answer = await solve(position, goal);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  },
};
const none = () => new AbortController().signal;

it('says of each position what is proved of it, and nothing of one that cannot be read', async () => {
  const known = new Map<string, Standing>();
  const met = link('sixteen:5/2.53/51/4/-', 'home:2');
  const items = [winnable, lost, link('sixteen:5/2.5z/51/4/-'), met];
  await workOut(items, here, known, none());
  expect(items.map((item) => known.get(askedBy(item)))).toEqual(['winnable', 'lost', undefined, 'met']);
});

it('says what no search has settled', async () => {
  const known = new Map<string, Standing>();
  const answer = { result: 'unknown', line: null, nodes: 1, reason: null } as never;
  await workOut([winnable], { solve: async () => answer }, known, none());
  expect([...known.values()]).toEqual(['unknown']);
});

it('asks one after another, each once, and no more when it is given up', async () => {
  const asking = new AbortController();
  let running = 0;
  const solve = vi.fn(async (position: string, goal: string) => {
    running += 1;
    expect(running).toBe(1);
    const answer = await here.solve(position, goal);
    running -= 1;
    if (position === lost.position) asking.abort();
    return answer;
  });
  const known = new Map<string, Standing>();
  await workOut([winnable, { ...winnable, text: 'Again' }, lost, link('sixteen:5/2.53/5/1/4')], { solve }, known, asking.signal);
  expect(solve.mock.calls.map(([position]) => position)).toEqual([winnable.position, lost.position]);
  expect(known.size).toBe(1);
});

it('knows an entry that asks what an earlier one asks, whatever stands around it', () => {
  const items = [
    winnable,
    lost,
    { ...winnable, goal: null, text: 'Once more', hints: ['Look.'] },
    link(winnable.position, 'home:3'),
  ];
  expect(twinsOf(items)).toEqual([null, null, 0, null]);
});

it('says of what cannot be won that no pupil can meet it, and of nothing else', () => {
  const said = (standing: Standing | null) => JSON.stringify(EntryNotes({ item: lost, standing: signal(standing), twin: null }));
  expect(said('lost')).toContain('Pupils can’t reach the goal');
  for (const other of ['winnable', 'met', 'unknown', null] as const) expect(said(other)).not.toContain('cannot reach');
});
