import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Records } from '../../src/records/file.ts';
import { changesNothing, type Plan, planImport } from '../../src/records/merge.ts';
import { records, sample } from './sample.ts';

const none: Records = { solved: {}, days: {}, steps: {}, settings: {}, lines: {}, other: {} };
const clean = { v: 2, date: '2026-11-05', actions: 5, hints: 0, solution: false, undone: 0, slips: 0, questions: 0 } as const;
const line = { line: ['1-2'], cursor: 1, hints: 0, solution: false, undone: 0, slips: [], questions: 0, told: [], doubts: 0 };

/** A browser that keeps these texts, as values. */
const looking =
  (kept: Readonly<Record<string, unknown>>) =>
  (key: string): unknown =>
    kept[key];
const wrote = ({ writes }: Plan): Record<string, unknown> => Object.fromEntries(writes);
const nothing = { solved: 0, better: 0, same: 0, days: 0, steps: 0, settings: 0, lines: 0, linesKept: 0, games: 0, other: 0 };

/** What a browser keeps once a plan is carried out. */
const carriedOut = (kept: Readonly<Record<string, unknown>>, plan: Plan) => ({ ...kept, ...wrote(plan) });

describe('taking records over', () => {
  it('into an empty browser writes all that is in them, and counts it', () => {
    const plan = planImport(sample, looking({}));
    expect(plan.counts).toEqual({ ...nothing, solved: 6, days: 4, steps: 3, settings: 2, lines: 1, other: 1 });
    expect(wrote(plan)).toMatchObject({
      solved: sample.solved,
      steps: sample.steps,
      settings: { theme: 'dark', times: true },
      'line.s-0003': sample.lines['s-0003'],
      'deal.tell': 'blind',
    });
    expect(changesNothing(plan)).toBe(false);
  });

  it('of nothing writes nothing, not even an empty map', () => {
    const plan = planImport(none, looking({}));
    expect(plan).toEqual({ counts: nothing, writes: [] });
    expect(changesNothing(plan)).toBe(true);
    // Where there is a map already, it stays; one that says nothing new is not written again.
    expect(planImport(none, looking({ solved: { 's-0001': clean }, steps: {}, settings: { theme: 'dark' } })).writes).toEqual([]);
  });

  it('lists the games whose moves it brings among those that are open here, and how they ended', () => {
    const [here, there, both] = ['n=1&player=planner', 'n=2&player=planner', 'n=3&player=friend'];
    const open = (deal: string, moves: number) => ({ [`russian-bank#${deal}`]: { deal, moves, position: 'p' } });
    const kept = {
      // What is noted by games, and not by deals, stays as it is here.
      practice: { sixteen: 1 },
      'deal.open': open(here, 1),
      'deal.given-up': { [here]: 1 },
      [`line.deal.russian-bank.${both}`]: line,
    };
    const file = {
      ...none,
      lines: { [`deal.russian-bank.${there}`]: line, [`deal.russian-bank.${both}`]: line },
      other: {
        practice: { sixteen: 2, 'russian-bank': 2 },
        'deal.open': { ...open(here, 9), ...open(there, 2), ...open(both, 2) },
        'deal.given-up': { [here]: 9, [`${there}&by=friend`]: 2, [both]: 2 },
      },
    } as unknown as Records;
    const plan = planImport(file, looking(kept));
    expect(wrote(plan)['deal.open']).toEqual({ ...open(here, 1), ...open(there, 2) });
    expect(wrote(plan).practice).toBeUndefined();
    expect(wrote(plan)['deal.given-up']).toEqual({ [here]: 1, [`${there}&by=friend`]: 2 });
    expect(planImport(file, looking(carriedOut(kept, plan))).writes).toEqual([]);
  });

  it('keeps the better of two results, and says which were not', () => {
    const worse = { ...clean, slips: 2 };
    const kept = { solved: { 's-0001': worse, 's-0002': clean, 's-0003': clean } };
    const plan = planImport({ ...none, solved: { 's-0001': clean, 's-0002': worse, 's-0004': clean } }, looking(kept));
    expect(plan.counts).toMatchObject({ solved: 1, better: 1, same: 1 });
    expect(wrote(plan).solved).toEqual({ 's-0001': clean, 's-0002': clean, 's-0003': clean, 's-0004': clean });
  });

  it('leaves what cannot be read here where it is, unless the file has something there', () => {
    const kept = { solved: { 's-0001': 'torn', 's-0002': 'torn' } };
    const plan = planImport({ ...none, solved: { 's-0001': clean } }, looking(kept));
    expect(plan.counts).toMatchObject({ solved: 1, better: 0, same: 0 });
    expect(wrote(plan).solved).toEqual({ 's-0001': clean, 's-0002': 'torn' });
    // A text that is no map at all gives way.
    expect(wrote(planImport({ ...none, solved: { 's-0001': clean } }, looking({ solved: ['torn'] }))).solved).toEqual({
      's-0001': clean,
    });
  });

  it('keeps of a day all games of both, and counts days that were not there', () => {
    const kept = { days: { 21: { s: '2026-11-22' }, 22: {} } };
    const plan = planImport(
      { ...none, days: { 21: { s: '2026-11-21', r: '2026-11-21' }, 23: { b: '2026-11-23' } } },
      looking(kept),
    );
    expect(plan.counts.days).toBe(1);
    expect(wrote(plan).days).toEqual({ 21: { s: '2026-11-21', r: '2026-11-21' }, 22: {}, 23: { b: '2026-11-23' } });
  });

  it('takes no day away when the date of a puzzle of its own becomes an earlier one', () => {
    const here = { ...clean, date: '2026-11-20' };
    const kept = { solved: { 's-1020': here } };
    const plan = planImport({ ...none, solved: { 's-1020': { ...clean, date: '2026-10-01' } } }, looking(kept));
    expect(wrote(plan).solved).toMatchObject({ 's-1020': { date: '2026-10-01' } });
    expect(wrote(plan).days).toEqual({ 20: { s: '2026-11-20' } });
    expect(plan.counts.days).toBe(0);
  });

  it('adds steps behind those done here', () => {
    const kept = { steps: { 'sixteen/urn': ['b'] } };
    const plan = planImport({ ...none, steps: { 'sixteen/urn': ['a', 'b'], 'sixteen/runs': ['c'] } }, looking(kept));
    expect(plan.counts.steps).toBe(2);
    expect(wrote(plan).steps).toEqual({ 'sixteen/urn': ['b', 'a'], 'sixteen/runs': ['c'] });
  });

  it('takes a setting only where this browser has the usual one and the file another', () => {
    const given = { ...none, settings: { theme: 'dark', times: true } };
    expect(wrote(planImport(given, looking({ settings: { theme: 'light', odd: 1 } }))).settings).toEqual({
      theme: 'light',
      odd: 1,
      times: true,
    });
    expect(planImport(given, looking({ settings: { theme: 'light' } })).counts.settings).toBe(1);
    expect(planImport({ ...none, settings: { times: false } }, looking({ settings: { times: true } })).writes).toEqual([]);
  });

  it('leaves unfinished lines and notes of this browser alone', () => {
    const given = { ...none, lines: { 's-0003': line, 's-0004': line }, other: { 'deal.tell': 'blind', note: 'new' } };
    const plan = planImport(given, looking({ 'line.s-0003': { ...line, cursor: 0 }, note: 'own' }));
    expect(plan.counts).toMatchObject({ lines: 1, linesKept: 1, other: 1 });
    expect(plan.writes).toEqual([
      ['line.s-0004', line],
      ['deal.tell', 'blind'],
    ]);
  });

  it('says that nothing changes only where nothing that is told does', () => {
    for (const one of ['solved', 'better', 'days', 'steps', 'settings', 'lines', 'other'] as const)
      expect(changesNothing({ counts: { ...nothing, [one]: 1 }, writes: [] })).toBe(false);
    expect(changesNothing({ counts: { ...nothing, same: 3, linesKept: 2 }, writes: [] })).toBe(true);
  });

  it('twice changes nothing the second time, whatever the two sides have', () => {
    fc.assert(
      fc.property(records, records, (mine, theirs) => {
        const kept = carriedOut({}, planImport(mine, looking({})));
        const both = carriedOut(kept, planImport(theirs, looking(kept)));
        const again = planImport(theirs, looking(both));
        expect(again.writes).toEqual([]);
        expect(changesNothing(again)).toBe(true);
      }),
    );
  });
});

it('games finished here and there are joined, and counted', () => {
  const game = { result: 'won', at: 5, moves: 9, undone: 0, hints: 0, best: 9 };
  const there = {
    ...none,
    other: { 'games.finished': { 'sixteen#n=1': { ...game, at: 3, result: 'lost' }, 'sixteen#n=2': game } },
  };
  const kept = { 'games.finished': { 'sixteen#n=1': game, 'sixteen#n=3': game } };
  const plan = planImport(there, looking(kept));
  expect(plan.counts).toEqual({ ...nothing, games: 1 });
  expect(wrote(plan)).toEqual({
    'games.finished': {
      'sixteen#n=1': { ...game, at: 3, result: 'lost' },
      'sixteen#n=2': game,
      'sixteen#n=3': game,
    },
  });
  expect(changesNothing(plan)).toBe(false);
  const again = planImport(there, looking(carriedOut(kept, plan)));
  expect([changesNothing(again), again.writes]).toEqual([true, []]);
});
