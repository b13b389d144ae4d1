import { describe, expect, it } from 'vitest';
import type { ResultLink } from '../../src/components/teach/links/result.ts';
import { type Opened, openLink } from '../../src/components/teach/opened.ts';
import { cellOf } from '../../src/components/teach/result/cells.ts';
import {
  type Ask,
  byName,
  cellsOf,
  commonMistakes,
  isClean,
  type Judged,
  judgeResult,
  totalsAt,
  troubleAt,
} from '../../src/components/teach/result/judging.ts';
import { doneAt } from '../../src/components/teach/set/WorkSet.tsx';
import { parseLine } from '../../src/engine/core/play.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';
import { keepLine } from '../../src/records/progress.ts';
import type { Kept } from '../../src/records/records.ts';
import { bankOf } from './bank.ts';

const puzzle = bankOf('sixteen')[0] as { position: string; goal: string; line: string };
const best = parseLine(puzzle.line);
const opened = (await openLink({ position: puzzle.position, goal: puzzle.goal, line: [], text: null, hints: [] })) as Opened;
const ask: Ask = async ({ start, goal }, line) => {
  const answer = await judge(start.position, line, goal);
  return answer.ok ? answer.value : null;
};
/** The first action that loses what the puzzle asks for, after as much of its line as leads there. */
async function mistake(): Promise<string[]> {
  for (let n = 0; n < best.length; n++) {
    const before = opened.kit.game.replay(opened.start.position, best.slice(0, n));
    if (!before.ok) break;
    for (const action of before.value.actions) {
      const answer = await ask(opened, [...best.slice(0, n), action]);
      if (answer?.winnable === false) return [...best.slice(0, n), action];
    }
  }
  throw new Error('nothing loses');
}
const bad = await mistake();
const told = { takenBack: 0, hints: 0, questions: 0, solution: false };
const result = (name: string, line: readonly string[], slips: readonly (readonly string[])[] = [], more = {}): ResultLink => ({
  name,
  id: 'x',
  set: null,
  attempts: [{ item: 0, line, slips, told: { ...told, ...more } }],
});
const pause = async () => {};
const given = (link: ResultLink) => ({ fragment: link.name ?? '', result: link, copy: 0 });
const row = (link: ResultLink) => judgeResult(given(link), [opened], ask, pause);

describe('a cell of the table', () => {
  const told = { takenBack: 0, hints: 3, questions: 0, solution: false };
  const slip = { at: 0, line: [], action: '1-f', wins: null };
  const cell = (more: Partial<Judged>) =>
    cellOf({ item: 0, kind: 'met', mistakes: [], line: [], told: null, why: null, ...more });

  it('tells what is only unfinished from what failed, with its slips and hints in short', () => {
    expect(cell({ kind: 'on-way', told })).toMatchObject({ kind: 'way', more: '3 hints', says: 'begun, 3 hints' });
    expect(cell({ kind: 'begun', told })).toMatchObject({ kind: 'way', more: '3 hints', says: 'begun, 3 hints' });
    expect(cell({ kind: 'not-met', mistakes: [slip], told })).toMatchObject({
      kind: 'lost',
      more: '1 slip · 3 hints',
      says: 'begun, lost, 1 slip, 3 hints',
    });
    expect(cell({ mistakes: [slip], told })).toMatchObject({
      kind: 'slips',
      sign: '1',
      more: '3 hints',
      says: 'solved, 1 slip, 3 hints',
    });
    const asked = { ...told, hints: 0, questions: 2 };
    expect(cell({ told: asked })).toMatchObject({ kind: 'slips', sign: '·', says: 'solved, with help, asked 2 times' });
    expect(cell({ kind: 'unplayable' })).toMatchObject({ kind: 'lost', sign: '×' });
    expect(cell({ kind: 'unjudged', why: 'not-asked' })).toMatchObject({
      kind: 'unjudged',
      says: 'not judged: the solver could not be loaded',
    });
    expect(cell({ why: 'not-asked' })).toMatchObject({
      kind: 'slips',
      sign: '?',
      says: 'solved, slips not judged: the solver could not be loaded',
    });
    expect(cell({})).toEqual({ kind: 'clean', sign: '', says: 'clean' });
  });
});

describe('a result', () => {
  it('is met where its line meets the goal, and clean where nothing was given away', async () => {
    const { judged } = await row(result('Aino', best));
    expect(judged[0]).toMatchObject({ kind: 'met', mistakes: [] });
    expect(judged.map(isClean)).toEqual([true]);
  });

  it('keeps mistakes that are proved, each once, and says where and what would have won', async () => {
    const { judged } = await row(result('Eero', best, [bad, bad, best.slice(0, 1)]));
    expect(judged[0]?.kind).toBe('met');
    expect(judged[0]?.mistakes).toHaveLength(1);
    expect(judged[0]?.mistakes[0]).toMatchObject({ at: bad.length - 1, action: bad.at(-1) });
    expect(judged[0]?.mistakes[0]?.wins).not.toBe(bad.at(-1));
    expect(judged.map(isClean)).toEqual([false]);
  });

  it('is not met where the line has lost, on the way where it only stops, and is not believed', async () => {
    expect((await row(result('Ida', bad))).judged[0]).toMatchObject({ kind: 'not-met', mistakes: [{ at: bad.length - 1 }] });
    expect((await row(result('Leo', best.slice(0, -1)))).judged[0]?.kind).toBe('on-way');
    expect((await row(result('Ulla', best.slice(0, -1), [bad]))).judged[0]).toMatchObject({ kind: 'on-way', mistakes: [{}] });
    expect((await row(result('Oona', [], [bad]))).judged[0]).toMatchObject({ kind: 'begun', mistakes: [{}] });
    expect((await row(result('Liar', ['1-f', '1-f', '1-f', 'p9']))).judged[0]?.kind).toBe('unplayable');
    expect((await row(result('Nobody', []))).judged[0]?.kind).toBe('none');
    for (const more of [{ solution: true }, { questions: 1 }, { hints: 1 }]) {
      const helped = await row(result('Helped', best, [], more));
      expect(helped.judged.map(isClean), JSON.stringify(more)).toEqual([false]);
    }
    // What is taken back is no help.
    expect((await row(result('Undone', best, [], { takenBack: 3 }))).judged.map(isClean)).toEqual([true]);
  });

  it('asks about no slip that cannot be played, and about no line that has met its goal', async () => {
    const asked: string[] = [];
    const listening: Ask = (opened, line) => {
      asked.push(line.join());
      return ask(opened, line);
    };
    const link = result('Liar', best, [['p9', 'p9'], bad]);
    const { judged } = await judgeResult(given(link), [opened], listening, pause);
    expect(judged[0]).toMatchObject({ kind: 'met', why: null, mistakes: [{ action: bad.at(-1) }] });
    expect(asked).toEqual([bad.join()]);
  });

  it('is begun for the teacher exactly where it is begun for the pupil', async () => {
    const nothing: Kept = {
      line: [],
      cursor: 0,
      hints: 0,
      solution: false,
      undone: 0,
      slips: [],
      questions: 0,
      told: [],
      doubts: 0,
    };
    const some: readonly (readonly [string, Partial<Kept>, begun: boolean])[] = [
      ['nothing', {}, false],
      ['a hint', { hints: 1 }, true],
      ['a question', { questions: 1 }, true],
      ['a solution', { solution: true }, true],
      ['taken back', { undone: 1 }, true],
      ['taken back, and nothing in its place', { line: best.slice(0, 1) }, true],
      ['an action', { line: best.slice(0, 1), cursor: 1 }, true],
    ];
    for (const [name, more, begun] of some) {
      keepLine(`begun.${name}`, { ...nothing, ...more });
      const done = doneAt(`begun.${name}`, 0, opened);
      expect(done?.progress.kind ?? null, name).toBe(begun ? 'begun' : null);
      const { judged } = await row({ name, id: 'x', set: null, attempts: done ? [done.attempt] : [] });
      expect(judged[0]?.kind !== 'none', name).toBe(begun);
    }
    // Whatever a link says: what is not begun is not.
    expect((await row(result('Hinted', [], [], { hints: 1 }))).judged[0]).toMatchObject({ kind: 'begun', mistakes: [] });
  });

  it('adds up: most lost it there, and a table for a file', async () => {
    const rows = await Promise.all([row(result('A', bad)), row(result('B', best, [bad])), row(result('C', best))]);
    const begun = await row(result('D', [], [], { hints: 1 }));
    const way = await row(result('E', best.slice(0, -1)));
    const unplayable = await row(result('F', ['p9']));
    const unjudged = await judgeResult(given(result('G', best.slice(0, -1))), [opened], async () => null, pause);
    const none = await row(result('H', []));
    const everybody = [...rows, begun, way, unplayable, unjudged, none];
    expect(totalsAt(everybody, 0)).toEqual({ clean: 1, helped: 1, lost: 2, begun: 2, none: 1, unjudged: 1 });
    expect(everybody.map(({ judged }) => judged[0] && troubleAt(judged[0]))).toEqual([
      ...[true, true, false],
      ...[false, false, true, false, false],
    ]);
    expect([{ name: 'Pupil 10' }, { name: 'Pupil 2' }, { name: null }].toSorted(byName).map(({ name }) => name)).toEqual([
      null,
      'Pupil 2',
      'Pupil 10',
    ]);
    const nameless = { ...(rows[0] as (typeof rows)[number]), name: null };
    expect(commonMistakes([...rows, nameless], 0)).toMatchObject([
      { pupils: 3, names: ['A', 'B'], mistake: { action: bad.at(-1) } },
    ]);
    expect(commonMistakes(rows, 7)).toEqual([]);
    expect(totalsAt(rows, 7)).toEqual({ clean: 0, helped: 0, lost: 0, begun: 0, none: 0, unjudged: 0 });
    expect(
      cellsOf(
        rows,
        ({ kind }) => kind,
        ({ name }) => `about ${name}`,
      ),
    ).toEqual([
      ['A', 'not-met', '0', 'about A'],
      ['B', 'met', '0', 'about B'],
      ['C', 'met', '1', 'about C'],
    ]);
  });

  it('of mistakes that are as common the earlier comes first, whoever made it', async () => {
    const mistake = (at: number) => ({ at, line: best.slice(0, at), action: 'x', wins: null });
    const at = async (name: string, ...mistakes: number[]) => {
      const link = result(name, best);
      const judged: Judged = { item: 0, kind: 'met', mistakes: mistakes.map(mistake), line: best, told: null, why: null };
      return { name, fragment: name, result: link, copy: 0, judged: [judged] };
    };
    const rows = await Promise.all([at('A', 3), at('B', 1), at('C', 2), at('D', 2)]);
    expect(commonMistakes(rows, 0).map(({ pupils, mistake }) => [pupils, mistake.at])).toEqual([
      [2, 2],
      [1, 1],
      [1, 3],
    ]);
  });
});
