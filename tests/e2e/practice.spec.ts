import { expect, type Page, test } from '@playwright/test';
import { parseAsked } from '../../src/components/endless/asked.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import { find } from '../../src/engine/mine/find.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';
import { awake, byKeyboard, expectLine, openMore, troubles } from './helpers.ts';

/** The puzzle that an address names, found here once more. */
async function named(page: Page) {
  const asked = parseAsked(new URL(page.url()).hash);
  if (!asked.ok || asked.value.number === null) throw new Error(`${page.url()} names no puzzle`);
  const { game, wish, number } = asked.value;
  const answer = await find(game, wish, number, 1);
  if (!answer.ok || answer.value.found === null) throw new Error(`nothing is found at ${page.url()}`);
  return answer.value.found;
}

/** Chooses words of the sentence and begins. */
async function begin(page: Page, words: Readonly<Record<string, string>>, kind: string, go: string): Promise<void> {
  await page.goto('/practice/', { waitUntil: 'load' });
  await awake(page);
  for (const [legend, word] of Object.entries(words))
    await page.getByRole('combobox', { name: legend }).selectOption({ label: word });
  await page.getByRole('radio', { name: kind }).check({ force: true });
  await page.getByRole('button', { name: go, exact: true }).click();
  await found(page);
}

/** Waits until a puzzle is on the board. */
async function found(page: Page): Promise<void> {
  await expect(page).toHaveURL(/[#&]n=\d+/, { timeout: 60_000 });
  await expect(page.getByRole('group', { name: /^Board/ })).toBeVisible({ timeout: 30_000 });
}

const easy = { Game: 'Sixteen', Goal: 'some bricks to bring home', 'How hard': 'very easy' };

test('a puzzle is found while one waits, solved, and the next is there', async ({ page }) => {
  const seen = troubles(page);
  await begin(page, easy, 'No clock', 'Begin');
  const puzzle = await named(page);
  expect(puzzle.grade).toBe(1);
  expect(puzzle.goal).toMatch(/^home:/);
  const first = page.url();
  for (const action of parseLine(puzzle.line)) await byKeyboard(page, action);
  await expect(page.locator('[data-sign="clean"]')).toBeVisible();
  await expect(page.locator('.news')).toContainText(/You’re rated \d+ for now: between \d+ and \d+/);
  await expect(page.locator('.won-gains')).toContainText(/Your rating\d+1200provisional, \d+–\d+/);
  await expect(page.getByText('The next one is ready.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Next' }).click();
  await found(page);
  expect(page.url()).not.toBe(first);
  // Back at the choice, it is known how it went.
  await page.goto('/practice/');
  await awake(page);
  await expect(page.getByText('1 solved, 1 without slips or hints')).toBeVisible();
  expect(seen).toEqual([]);
});

test('a puzzle in two tabs: each shows what the other does, and it counts once', async ({ page }) => {
  await begin(page, easy, 'No clock', 'Begin');
  const puzzle = await named(page);
  const actions = parseLine(puzzle.line);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await found(other);
  for (const [i, action] of actions.entries()) {
    const [here, there] = i % 2 === 0 ? [page, other] : [other, page];
    await here.bringToFront();
    await byKeyboard(here, action);
    await expectLine(there, i + 1);
  }
  for (const tab of [page, other])
    await expect(tab.locator('.news')).toContainText(/You’re rated|now rated|This puzzle had already counted/);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('winnable.practice') ?? '{}'));
  expect(kept).toMatchObject({ met: 1, ratings: { sixteen: { count: 1 } } });
});

test('a link gives the same puzzle to everybody', async ({ page, browser }) => {
  await begin(page, easy, 'No clock', 'Begin');
  const board = (of: Page) => of.getByRole('group', { name: /^Board/ });
  const here = await board(page).ariaSnapshot();
  // What is half done is there after a reload, and is nobody else's.
  await byKeyboard(page, parseLine((await named(page)).line)[0] as string);
  const half = await board(page).ariaSnapshot();
  expect(half).not.toBe(here);
  await page.reload();
  await found(page);
  await expect.poll(() => board(page).ariaSnapshot()).toBe(half);
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await other.goto(page.url(), { waitUntil: 'load' });
  await found(other);
  expect(other.url()).toBe(page.url());
  expect(await board(other).ariaSnapshot()).toBe(here);
  const menu = await openMore(other);
  await expect(menu.getByText(/^No\. \d+/)).toBeVisible();
  await other.context().close();
});

test('the other table of Russian Bank: chosen by name, found and proved, and still chosen afterwards', async ({ page }) => {
  const seen = troubles(page);
  await begin(page, { Game: 'Russian Bank', Rules: 'Crapette rules', 'How hard': 'medium' }, 'No clock', 'Begin');
  const puzzle = await named(page);
  expect(puzzle.position).toMatch(/^russian-bank:crapette\//);
  expect(puzzle.grade).toBe(3);
  await expect(page.getByRole('group', { name: /^Board/ }).getByRole('button', { name: /house 8/i })).toBeVisible();
  await (await openMore(page)).getByRole('button', { name: 'Show a solution' }).click();
  const moves = parseLine(puzzle.line).length;
  await expect(page.locator('.news')).toContainText(`Move ${moves} of ${moves}`, { timeout: 30_000 });
  await page.goto('/practice/');
  await awake(page);
  await expect(page.getByRole('combobox', { name: 'Rules' })).toHaveValue('crapette');
  expect(seen).toEqual([]);
});

test('a search can be cancelled, and a wish that no puzzle fits is told at once', async ({ page }) => {
  await page.goto('/practice/#s=sixteen&g=win&t=full-game&r=consecutive&d=5', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { name: 'Looking for a puzzle' })).toBeVisible();
  await expect(page.getByText(/^[1-9]\d* positions? tried$/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Endless practice' })).toBeVisible();
  await page.goto('/practice/#s=sixteen&g=lock');
  await expect(page.getByRole('heading', { name: 'No such puzzle' })).toBeVisible();
  await page.goto('/practice/#s=chess&n=1');
  await expect(page.getByRole('alert').filter({ hasText: 'This link cannot be read' })).toBeVisible();
});

test('a run until a slip ends with the slip, and what was lost comes back tomorrow', async ({ page }) => {
  await begin(page, { Game: 'Sixteen', Goal: 'some bricks to bring home', 'How hard': 'easy' }, 'Survival', 'Begin');
  const puzzle = await named(page);
  const line = parseLine(puzzle.line);
  /** The first losing action on the way, and what is played before it. */
  const slip = async () => {
    const { loadTextGame } = await import('../../src/engine/games/registry.ts');
    const game = await loadTextGame('sixteen');
    for (let played = 0; ; played++) {
      const at = game.replay(puzzle.position, line.slice(0, played));
      if (!at.ok) throw new Error('the line ends');
      const rated = await rate(at.value.position, puzzle.goal);
      const lost = rated.ok ? rated.value.actions.find(({ result }) => result === 'loss') : undefined;
      if (lost) return [...line.slice(0, played), lost.action];
    }
  };
  for (const action of await slip()) await byKeyboard(page, action);
  await expect(page.getByRole('heading', { name: 'That was a slip' })).toBeVisible();
  await expect(page.getByText('0 of 1 puzzle clean', { exact: true })).toBeAttached();
  await page.getByRole('link', { name: 'Ask for something else' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing due today' })).toBeVisible();
  // Two days later.
  await page.clock.setFixedTime(new Date(Date.now() + 2 * 86_400_000));
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { name: 'One due today' })).toBeVisible();
  await expect(page.locator('.due-picture .bd-svg')).toBeVisible();
  await page.getByRole('link', { name: /^Sixteen, No\. \d+$/ }).click();
  await found(page);
});

/** Leaves the page and comes back to it as it was: what a browser tells a page that it keeps (started by tests, Chromium keeps none). */
const awayAndBack = (page: Page) =>
  page.evaluate(async () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await new Promise((done) => setTimeout(done, 300));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test('left while it searches, and come back to: it goes on searching', async ({ page }) => {
  await page.goto('/practice/#s=sixteen&g=win&t=full-game&r=consecutive&d=5', { waitUntil: 'load' });
  const tried = page.getByText(/^[1-9]\d* positions? tried$/);
  await expect(tried).toBeVisible({ timeout: 30_000 });
  await awayAndBack(page);
  const count = async () => Number.parseInt((await tried.textContent()) ?? '', 10);
  const before = await count();
  await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(before);
  await expect(page.getByRole('heading', { name: 'Looking for a puzzle' })).toBeVisible();
});

test('left in a puzzle, and come back to: the next is found', async ({ page }) => {
  await page.goto('/practice/#s=sixteen&g=home&d=1&n=126', { waitUntil: 'load' });
  await found(page);
  await awayAndBack(page);
  await expect(page.getByText('The next one is ready.')).toBeVisible({ timeout: 60_000 });
});
