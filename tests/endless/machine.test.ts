import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatAsked } from '../../src/components/endless/asked.ts';
import { usualChoice } from '../../src/components/endless/choice.ts';
import { createEndless, type View } from '../../src/components/endless/endless.ts';
import { offers as made } from '../../src/components/games/offer.ts';
import type { Search, Wanted } from '../../src/components/play/finder.ts';
import type { GameId } from '../../src/engine/games/ids.ts';
import type { Found } from '../../src/engine/games/making.ts';
import type { Taught } from '../../src/published/practised.ts';
import { FakeStorage, fakeWindow } from '../site/browser.ts';

const offers = await made();
const untaught: Taught = { lessons: [], grades: {} };
const taught = Object.fromEntries(offers.map(({ game }) => [game, untaught])) as Record<GameId, Taught>;
const [puzzle] = JSON.parse(readFileSync('src/content/puzzles/sixteen.json', 'utf8')) as Found[];
const wish = { rules: null, goal: null, theme: null, grade: 1 };
const ask = (number: number | null) => formatAsked({ game: 'sixteen', wish, number });

beforeEach(() => vi.stubGlobal('window', fakeWindow(new FakeStorage())));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Practice over a finder that gives what the test lets it, in the order in which it was asked; and where it went. */
function practice() {
  const asked: { readonly wanted: Wanted; readonly signal: AbortSignal; give(search: Search | Error): void }[] = [];
  const [gone, named]: [string[], string[]] = [[], []];
  const find = (wanted: Wanted, signal: AbortSignal): Promise<Search> =>
    new Promise((done, refuse) => {
      asked.push({ wanted, signal, give: (search) => (search instanceof Error ? refuse(search) : done(search)) });
    });
  vi.stubGlobal('navigator', { hardwareConcurrency: 1 });
  const endless = createEndless({
    offers,
    taught,
    finder: async () => ({ find, close() {} }),
    go: (fragment) => gone.push(fragment),
    rename: (fragment) => named.push(fragment),
  });
  const sees = async (kind: View['kind']) => vi.waitFor(() => expect(endless.view.value.kind).toBe(kind), 20_000);
  const asks = async (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count), 20_000);
  const found = (number: number): Search => ({ found: { ...(puzzle as Found), game: 'sixteen', number }, none: false });
  return { endless, asked, gone, named, sees, asks, found };
}

it('a puzzle that is found gives the page its name, and the next one is looked for while it is played', async () => {
  const { endless, asked, named, sees, asks, found } = practice();
  endless.open(`#${ask(null)}`);
  expect(endless.view.value).toMatchObject({ kind: 'searching', asked: { game: 'sixteen', number: null } });
  await asks(1);
  asked[0]?.give(found(7));
  await sees('puzzle');
  expect(named).toEqual([ask(7)]);
  expect([endless.next.value, endless.ready.value]).toEqual([ask(null), false]);
  await asks(2);
  asked[1]?.give(found(8));
  await vi.waitFor(() => expect(endless.ready.value).toBe(true));
  expect(endless.next.value).toBe(ask(8));
  // It is there already: nothing more is asked for it, only for the one after.
  endless.open(`#${endless.next.value}`);
  await vi.waitFor(() => expect(endless.view.value).toMatchObject({ kind: 'puzzle', name: ask(8) }));
  await asks(3);
  expect(asked[2]?.wanted).toMatchObject({ game: 'sixteen', wish, number: null });
});

it('what is opened gives up what was looked for before', async () => {
  const { endless, asked, named, asks, found } = practice();
  endless.open(`#${ask(null)}`);
  await asks(1);
  endless.open('');
  asked[0]?.give(found(7));
  await new Promise((done) => setTimeout(done, 20));
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(endless.view.value).toEqual({ kind: 'choice' });
  expect(named).toEqual([]);
});

it('says why nothing was found, and looks again', async () => {
  const { endless, asked, sees, asks } = practice();
  endless.open('#s=chess');
  expect(endless.view.value).toEqual({ kind: 'broken' });
  endless.open(`#${ask(3)}`);
  await asks(1);
  asked[0]?.give({ found: null, none: true });
  await sees('nothing');
  expect(endless.view.value).toMatchObject({ why: 'never', asked: { number: 3 } });
  endless.retry({ game: 'sixteen', wish, number: 3 });
  await asks(2);
  expect(asked[1]?.wanted.number).toBeNull();
  asked[1]?.give({ found: null, none: false });
  await vi.waitFor(() => expect(endless.view.value).toMatchObject({ kind: 'nothing', why: 'none' }));
});

it('a run goes on after each puzzle until it is over, and is forgotten with the next thing opened', () => {
  vi.useFakeTimers();
  const { endless, gone } = practice();
  endless.ended('clean');
  expect(endless.run.value).toBeNull();
  endless.begin({ ...usualChoice('sixteen'), run: 'slip' });
  expect(gone).toHaveLength(1);
  expect(gone[0]).toMatch(/^s=sixteen/);
  endless.ended('clean');
  vi.runAllTimers();
  expect(gone).toHaveLength(2);
  endless.ended('lost');
  expect(endless.run.value?.over).toBe('slip');
  vi.runAllTimers();
  expect(gone).toHaveLength(2);
  endless.open('');
  expect(endless.run.value).toBeNull();
  // As it was chosen last.
  endless.begin();
  expect(endless.run.value).toMatchObject({ kind: 'slip', over: null });
  endless.finish();
  expect(endless.run.value?.over).toBe('ended');
});

it('what comes back is solved one after another before anything is looked for', async () => {
  const { endless, asked, gone, asks, sees, found } = practice();
  endless.solve([ask(4), ask(5)]);
  expect(gone).toEqual([ask(4)]);
  endless.open(`#${ask(4)}`);
  await asks(1);
  asked[0]?.give(found(4));
  await sees('puzzle');
  await vi.waitFor(() => expect(endless.next.value).toBe(ask(5)));
  expect([endless.ready.value, asked.length]).toEqual([true, 1]);
  endless.open('');
  expect(endless.ready.value).toBe(false);
});
