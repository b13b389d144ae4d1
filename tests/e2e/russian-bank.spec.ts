import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Play } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { maybeFrozen, offersDraw } from '../../src/engine/games/russian-bank/index.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { standstill } from '../../src/engine/solve/verdicts.ts';
import { cutLines } from './cut-lines.ts';
import { openMore, startBoard, troubles } from './helpers.ts';
import { windows } from './windows.ts';

interface Filed {
  readonly id: string;
  readonly position: string;
  readonly goal: string;
  readonly line: string;
}
const filed: readonly Filed[] = JSON.parse(readFileSync('src/content/puzzles/russian-bank.json', 'utf8'));
/** Those of the table with piles of one's own. */
const puzzles = filed.filter(({ position }) => position.startsWith('russian-bank:free'));
const board = (page: Page) => page.getByRole('group', { name: /^Board/ }).first();
const reader = 1;

async function press(page: Page, slot: string): Promise<void> {
  await board(page).locator(`[data-slot="${slot}"]`).focus();
  await page.keyboard.press('Enter');
}

/** Does one action of player 1 by keyboard. */
async function byKeyboard(page: Page, action: string): Promise<void> {
  if (action === 'draw') return press(page, '1h');
  if (action === 'pass') {
    await page.getByRole('button', { name: 'Pass' }).focus();
    return page.keyboard.press('Enter');
  }
  const [from = '', to = ''] = action.split('-');
  await press(page, `1${from}`);
  if (to !== 'f') return press(page, to[0] === 't' ? `1${to}` : `2t${to[1]}`);
  await board(page).locator('[data-slot^="f"][data-target]').first().focus();
  await page.keyboard.press('Enter');
}

/** What a computer player does, for whoever is to act. */
async function next(play: Play, player = 'greedy'): Promise<{ action: string; after: Play }> {
  const chosen = await choose(play.position, player, play.line.length);
  const action = (chosen.ok && chosen.value) || '';
  const after = play.apply(action);
  if (!after.ok) throw new Error(after.error.code);
  return { action, after: after.value };
}

/** How many actions of deal 5 were the reader's own. */
async function ownCount({ line }: Play): Promise<number> {
  let play = await dealt(5);
  let count = 0;
  for (const action of line) {
    if (play.actor === reader) count += 1;
    const after = play.apply(action);
    if (!after.ok) throw new Error(after.error.code);
    play = after.value;
  }
  return count;
}

async function dealt(number: number): Promise<Play> {
  const start = (await loadTextGame('russian-bank')).deal({ rules: 'free' }, rng(number));
  if (!start.ok) throw new Error(start.error.code);
  return start.value;
}

test('turns are played by keyboard against the computer, and told in words', async ({ page }) => {
  const seen = troubles(page);
  await page.goto('/play/russian-bank/#n=5&rules=free');
  const news = page.locator('.news');
  await expect(news).toContainText('It is your turn');
  await startBoard(page);
  let play = await dealt(5);
  let turns = 0;
  while (turns < 2) {
    const { action, after } = await next(play);
    if (play.actor === reader) await byKeyboard(page, action);
    play = after;
    if (play.actor === reader || !after.line.length) continue;
    // The computer plays its turn out by the same rule of thumb.
    while (play.actor !== reader) play = (await next(play)).after;
    turns += 1;
    await expect(news).toContainText('It is your turn', { timeout: 60_000 });
    await expect(news).toContainText(`${await ownCount(play)} moves so far`);
    await expect(page.getByRole('list', { name: 'What the others did' })).toContainText(
      'has nowhere to go, so your turn is over',
    );
    await expect(page.getByRole('list', { name: 'What the others did' })).toContainText('Elsa draws');
  }
  // However long the other's turn was, no line of it is cut through, and all of it is one tap away.
  const { width, height } = page.viewportSize() as { width: number; height: number };
  for (const [wide, high] of windows) {
    await page.setViewportSize({ width: wide, height: high });
    expect(await cutLines(page), `${wide}×${high}`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator('.verdict-words')).toContainText(/\d+ events, the last one: Elsa draws/, {
    useInnerText: true,
  });
  await page.getByRole('button', { name: 'more', exact: true }).click();
  await expect(page.getByRole('list', { name: 'What the others did' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('.happened-count')).toBeHidden();
  await page.getByRole('button', { name: 'less', exact: true }).click();
  await page.setViewportSize({ width, height });
  // A hint is advice by the strongest player, and told as that.
  await page.getByRole('button', { name: 'Hint', exact: true }).press('Enter');
  await expect(news).toContainText('What a strong player would do');
  // What is hidden is turned up for good, so it is asked first.
  await page.getByRole('button', { name: 'Give up' }).press('Enter');
  await expect(news).toContainText('Give up this deal?');
  await page.getByRole('button', { name: 'Play on' }).press('Enter');
  await expect(news).toContainText('What a strong player would do');
  await page.getByRole('button', { name: 'Give up' }).press('Enter');
  await page.locator('.verdict-buttons').getByRole('button', { name: 'Give up', exact: true }).press('Enter');
  await expect(news).toContainText('You gave up');
  await page.getByRole('button', { name: 'Play on after all' }).press('Enter');
  await expect(news).toContainText('What a strong player would do');
  expect(seen).toEqual([]);
});

test('whom the computer plays is chosen with the deal, and goes on after a reload', async ({ page }) => {
  const seen = troubles(page);
  await page.goto('/play/russian-bank/#n=5&rules=free');
  await expect(page.getByText('The computer: Elsa (strong')).toBeVisible();
  await (await openMore(page)).getByRole('button', { name: 'Choose another deal' }).click();
  const whom = page.getByLabel('Against whom');
  await expect(whom.locator('option:checked')).toHaveText(/^Elsa/);
  await whom.selectOption({ label: (await whom.locator('option').filter({ hasText: 'Vala (strong' }).textContent()) ?? '' });
  await page.getByLabel('Deal number').fill('5');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page).toHaveURL(/player=planner/);
  await expect(page.getByText('The computer: Vala (strong')).toBeVisible();
  const news = page.locator('.news');
  await expect(news).toContainText('It is your turn');
  await startBoard(page);
  let play = await dealt(5);
  const turn = async (reload: boolean): Promise<void> => {
    while (play.actor === reader) {
      const { action, after } = await next(play);
      await byKeyboard(page, action);
      play = after;
    }
    while (play.actor !== reader) play = (await next(play, 'planner')).after;
    await expect(news).toContainText('It is your turn', { timeout: 60_000 });
    await expect(news).toContainText(`${await ownCount(play)} moves so far`);
    if (!reload) return;
    await page.reload();
    await expect(page.getByText('The computer: Vala (strong')).toBeVisible();
    await expect(news).toContainText(`${await ownCount(play)} moves so far`);
    await startBoard(page);
  };
  await turn(true);
  await turn(false);
  // Without a link the last deal is offered, against the same player.
  await page.goto('/play/russian-bank/');
  await page.getByRole('button', { name: 'Resume against Vala' }).click();
  await expect(news).toContainText(`${await ownCount(play)} moves so far`);
  await expect(page.getByText('The computer: Vala (strong')).toBeVisible();
  expect(seen).toEqual([]);
});

test('the page of games leads to Crapette by its name, and the choice names it first', async ({ page }) => {
  await page.goto('/play/');
  await page.getByRole('link', { name: 'Play Crapette' }).click();
  await expect(page.locator('.deal-sentence')).toContainText(/^Crapette/);
  await expect(page.locator('.screen-board')).toContainText('Houses');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page).toHaveURL(/#n=\d+&rules=crapette&player=planner$/);
});

test('a touch of one’s own waste discards nothing before the turned-up card has been touched', async ({ page }) => {
  await page.goto('/position/#p=russian-bank:crapette/1/9h;Ts.Kd.Kh.Ks;4d7d;5s/8h;9c.Kc.Kd.Kh;5c;6d/--.--.--.--/d/4');
  const slot = (id: string) => page.locator(`.board [data-slot="${id}"]`).first();
  const words = page.locator('.verdict-words');
  await slot('1w').click();
  await expect(words).toContainText('A discard ends your turn. Choose the 4♦ first and then your waste, or choose Discard.');
  await slot('1u').click();
  await slot('1w').click();
  await expect(page.locator('.board p.bd-hidden')).toContainText('Your waste, 2 cards');
});

test('the traditional game is chosen, dealt and played at its own table, and is offered again', async ({ page }) => {
  const seen = troubles(page);
  await page.goto('/play/russian-bank/');
  await page.getByLabel('Rule set').focus();
  const table = page.locator('.screen-board');
  await expect(page.locator('.deal-sentence')).toContainText('a reserve of twelve');
  await page.getByLabel('Rule set').selectOption({ index: 1 });
  // What the rule set leaves open is asked in the same sentence.
  await expect(page.getByLabel('Your own waste')).toHaveValue('0');
  await expect(table).toContainText('Houses');
  await page.getByLabel('Deal number').fill('7');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page).toHaveURL(/#n=7&rules=crapette&player=planner$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You against Vala');
  await expect(table).toContainText('Discard');
  await page.goto('/play/russian-bank/');
  await expect(page.getByRole('button', { name: 'Resume against Vala' })).toBeVisible();
  // What the rule set leaves open is asked in the same sentence.
  await expect(page.getByLabel('Your own waste')).toHaveValue('0');
  expect(seen).toEqual([]);
});

/** Opens a deal that two players by rule of thumb have frozen, at the reader's turn. */
async function openFrozen(
  page: Page,
  number: number,
  stuck: (play: Play) => Promise<boolean> = async ({ line }) => offersDraw(line),
): Promise<void> {
  let play = await dealt(number);
  while (!(await stuck(play)) || play.actor !== reader) play = (await next(play)).after;
  const kept = { line: play.line, cursor: play.line.length, undone: 0, hints: 0, solution: false };
  await page.goto('/about/');
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`winnable.line.deal.russian-bank.n=${number}&rules=free`, JSON.stringify(kept)],
  );
  await page.goto(`/play/russian-bank/#n=${number}&rules=free`);
}

test('a frozen game offers a draw; agreed on by keyboard, it ends the deal and stays ended', async ({ page }) => {
  // The computer, with more cards left than the reader, agrees at once.
  await openFrozen(page, 18);
  await expect(page.locator('.news')).toContainText('This game is stuck');
  await page.getByRole('button', { name: 'Accept the draw' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.news')).toContainText('A draw by agreement');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.locator('.news')).toContainText('A draw by agreement');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.news')).toContainText('It is your turn');
});

test('a game that can never be won any more ends at once as a draw, and says why', async ({ page }) => {
  await openFrozen(page, 89, async ({ position, line }) => {
    const proved = await standstill(position);
    return maybeFrozen(line) && proved.ok && proved.value;
  });
  await expect(page.locator('.news')).toContainText('A draw: this game can never be won. Whatever you both do,');
  const end = page.getByRole('region', { name: 'The end of the game' });
  await expect(end.getByRole('heading')).toHaveText('A draw.');
  await expect(end).toContainText('This is proved');
  // Before it came to that, one can play on.
  await end.getByRole('button', { name: 'Show the board' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(end).toBeHidden();
});

test('a draw is offered only where it will be granted, and who has declined it can still have it', async ({ page }) => {
  // The computer has fewer cards left than the reader, and would play on.
  await openFrozen(page, 20);
  await expect(page.locator('.news')).toContainText('It is your turn');
  await expect(page.locator('.news')).not.toContainText('This game is stuck');
  await openFrozen(page, 18);
  await page.getByRole('button', { name: 'Play on' }).focus();
  await page.keyboard.press('Enter');
  const offer = page.getByRole('status').filter({ hasText: 'This game is stuck' });
  await expect(offer).toContainText('You can still ask for a draw');
  await page.getByRole('button', { name: 'Ask for a draw' }).click();
  await expect(page.locator('.news')).toContainText('A draw by agreement');
});

test('a puzzle tells the best its turn holds, and not the way', async ({ page }) => {
  const seen = troubles(page);
  const puzzle = puzzles.find(({ goal }) => goal.startsWith('reserve:'));
  if (!puzzle) throw new Error('no puzzle about the reserve');
  await page.goto(`/puzzles/russian-bank/${puzzle.id}/`);
  await startBoard(page);
  await (await openMore(page)).getByText('The best you could do this turn').click();
  const row = page.getByRole('row', { name: /^Reserve \d/ });
  const best = Number(await row.getByRole('cell').last().textContent());
  expect(best).toBeLessThanOrEqual(Number(puzzle.goal.split(':')[1]));
  await expect(page.getByText('Proved, from the start of the turn')).toBeVisible();
  expect(seen).toEqual([]);
});

test('@phone what is folded opens on a tap, and by key', async ({ page, hasTouch }) => {
  await page.goto(`/puzzles/russian-bank/${puzzles[15]?.id}/`);
  await startBoard(page);
  const fold = board(page).locator('[data-fold]').first();
  const name = (await fold.getAttribute('aria-label')) ?? '';
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  const before = (await board(page).boundingBox())?.height ?? 0;
  await (hasTouch ? fold.tap() : fold.click());
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  // It opens over the board: nothing else moves.
  expect((await board(page).boundingBox())?.height ?? 0).toBe(before);
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(board(page).getByRole('button', { name })).toBeVisible();
});
