import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Coded } from '../../src/engine/core/codes.ts';
import type { Candidate, DailyRules } from '../../src/engine/games/making.ts';
import { alike } from '../../src/engine/mine/alike.ts';
import { solutionOf } from '../../src/engine/mine/bank/choose.ts';
import {
  addDays,
  bankReport,
  type Daily,
  formatBank,
  parseCandidates,
  positionsIn,
  takenBy,
} from '../../src/engine/mine/bank/make.ts';

const daily: DailyRules = { longest: [36, 44, 54, 60, 60], seedsADeal: 1, wanted: [], twins: { pieces: 2, moves: 2 }, daysOn: 0 };
const file = join(import.meta.dirname, '../../src/content/daily/sixteen.json');
const onFile: readonly Daily[] = JSON.parse(readFileSync(file, 'utf8'));

/** A puzzle on file as the miner may have found it. */
function mined(id: string, more: Partial<Candidate> = {}): Candidate {
  const { id: _, ...puzzle } = onFile.find((one) => one.id === id) as Daily;
  return { ...puzzle, recipe: 'any', seed: Number(id.slice(2)), natural: 3, lures: 1, hardest: 100, ...more } as Candidate;
}
const entries = async (...candidates: Candidate[]) =>
  Promise.all(candidates.map(async (candidate) => ({ candidate, key: await alike(candidate.position) })));

// Quick to prove, of grades 5, 1 and 2: what the first three days want.
const [hard, easy, second] = [mined('s-1022'), mined('s-1324'), mined('s-1115')];

describe('the file of a miner', () => {
  test('has a candidate a line; empty lines are none', async () => {
    const text = `${JSON.stringify(hard)}\n\n${JSON.stringify(easy)}\n`;
    expect(await parseCandidates('sixteen', 'some.jsonl', text)).toEqual(await entries(hard, easy));
    expect(await parseCandidates('sixteen', 'some.jsonl', '')).toEqual([]);
  });

  test('that cannot be read is an error with its name and line', async () => {
    const other = JSON.stringify({ ...easy, game: 'ristiseiska' });
    const bad = async (text: string) =>
      parseCandidates('sixteen', 'some.jsonl', text).then(String, ({ message }: Error) => message);
    expect(await bad(`${JSON.stringify(hard)}\n${other}`)).toBe('some.jsonl, line 2: is a puzzle of ristiseiska');
    expect(await bad('{')).toMatch(/^some\.jsonl, line 1: ./);
    expect(await bad(JSON.stringify({ ...easy, position: 'sixteen:nonsense' }))).toMatch(
      /^some\.jsonl, line 1: sixteen:nonsense/,
    );
  });
});

test('the positions that a text names are found, those of other games not', () => {
  const text =
    'A <Board position="sixteen:8/76.85.-/00/5/1" /> or \'sixteen:4/2.1334/00/-/124\' sixteen:x<b> ristiseiska:pantti/1';
  expect(positionsIn('sixteen', text)).toEqual(['sixteen:8/76.85.-/00/5/1', 'sixteen:4/2.1334/00/-/124', 'sixteen:x']);
  expect(positionsIn('russian-bank', text)).toEqual([]);
});

test('taken are positions shown, positions and solutions of the days that stand, and solutions of the library', async () => {
  const [library, standing] = [onFile[0] as Daily, onFile[1] as Daily];
  const shown = 'sixteen:8/76.85.-/00/5/1';
  const taken = await takenBy([shown, 'sixteen:nonsense'], [library], [standing]);
  expect(taken.keys).toEqual(new Set([await alike(shown), await alike(standing.position)]));
  expect(taken.lines).toEqual(new Set([solutionOf(library), solutionOf(standing)]));
});

describe('days that are added', () => {
  const none = { keys: new Set<string>(), lines: new Set<string>() };
  const puzzleOf = ({ game, position, goal, grade, themes, line, proof }: Candidate, id: string) => ({
    id,
    game,
    position,
    goal,
    grade,
    themes,
    line,
    proof,
  });

  test('go on behind those that stand, proved again', async () => {
    const stale = { ...second, proof: { ...second.proof, nodes: -1 } };
    const all = await entries(hard, easy, stale);
    const never = () => expect.fail('nothing is wrong with these');
    const { chosen, puzzles, from } = await addDays('sixteen', daily, all, none, [], 3, never);
    expect(chosen).toEqual([hard, easy, stale]);
    expect(from).toBe(3);
    // The positions that the start took are those of today's solver, not of the miner's.
    expect(puzzles.map(({ proof, ...puzzle }) => ({ ...puzzle, proof: { ...proof, nodes: 0 } }))).toEqual(
      [hard, easy, stale].map((candidate, i) => {
        const puzzle = puzzleOf(candidate, `s-${1001 + i}`);
        return { ...puzzle, proof: { ...puzzle.proof, nodes: 0 } };
      }),
    );
    expect(puzzles.every(({ proof }) => proof.nodes > 0)).toBe(true);
    const standing = puzzles.slice(0, 2);
    const more = await addDays('sixteen', daily, all, none, standing, 3, never);
    expect(more.puzzles).toEqual(puzzles.slice(2));
    expect(await addDays('sixteen', daily, all, none, puzzles, 3, never)).toMatchObject({ puzzles: [], from: 3 });
  });

  test('leave out what does not hold, say so once, and choose anew', async () => {
    // By far the best of grade 1, but it is not of that grade; and one whose line stops short.
    const wrong = mined('s-1115', { grade: 1, natural: -900 });
    const short = mined('s-1152', { grade: 1, natural: -800, line: 'draw' });
    const told: [Candidate, readonly Coded[]][] = [];
    const { chosen, from } = await addDays('sixteen', daily, await entries(hard, wrong, short, easy), none, [], 2, (one, why) =>
      told.push([one, why]),
    );
    expect(chosen).toEqual([hard, easy]);
    expect(from).toBe(2);
    expect(new Set(told.map(([one]) => one))).toEqual(new Set([short, wrong]));
    expect(told).toHaveLength(2);
    expect(told.every(([, why]) => why.length > 0)).toBe(true);
  });

  test('cannot be filled when what is left is too little', async () => {
    const wrong = mined('s-1115', { grade: 1 });
    const adding = addDays('sixteen', daily, await entries(hard, wrong), none, [], 2, () => {});
    expect(await adding.then(String, ({ message }: Error) => message)).toContain('grade 1 has 0');
  });
});

test('a bank is written with the themes of a puzzle in one line', () => {
  const [one, two] = onFile as [Daily, Daily];
  const text = formatBank([
    { ...one, themes: ['a', 'b'] },
    { ...two, themes: [] },
  ]);
  expect(JSON.parse(text)).toEqual([
    { ...one, themes: ['a', 'b'] },
    { ...two, themes: [] },
  ]);
  expect(text).toContain('\n    "themes": ["a", "b"],\n');
  expect(text.endsWith(']\n')).toBe(true);
  expect(text.startsWith('[\n  {\n    "id": ')).toBe(true);
});

test('what is said of days that were added: how many, of what kind, and how many are like the day before', () => {
  const chosen = [
    { ...hard, goal: 'home:3', recipe: 'a', themes: ['x'] },
    { ...hard, goal: 'home:4', recipe: 'a', themes: ['y'] },
    { ...hard, goal: 'win', recipe: 'b', themes: ['y', 'x'] },
    { ...hard, goal: 'sorted', recipe: 'b', themes: ['z', 'y'] },
  ];
  const lines = bankReport(7, { chosen, puzzles: [], from: 12 });
  expect(lines[0]).toBe('7 days stand, 4 added from 12 candidates');
  expect(lines.at(-1)).toBe('like the day before: goal 1, first theme 1, recipe 2');
  expect(lines.length).toBeGreaterThan(2);
});
