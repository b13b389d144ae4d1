import { expect, type Page, test } from '@playwright/test';
import { awake, expectLine, openMore, troubles } from './helpers.ts';

// The 4 must go on the 2; on the 3 it gives the win away.
const position = '/position/#p=sixteen:5/2.53/51/4/-&g=win&t=Where%20does%20the%204%20go%3F&v=1';

const slot = (page: Page, name: RegExp) => page.getByRole('group', { name: /^Board/ }).getByRole('button', { name });
const news = (page: Page) => page.locator('.news');

async function open(page: Page, path = position): Promise<void> {
  await page.goto(path);
  await awake(page);
}

test('by keyboard: a position is solved, with undo and redo', async ({ page }) => {
  const seen = troubles(page);
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where does the 4 go?');
  await slot(page, /pile 1/i).focus();
  await page.keyboard.press('Enter');
  await expect(news(page)).toContainText('Still winnable');
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  await page.keyboard.press('r');
  // 3 onto the 4, and the run 4-3 onto the 5.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // What is lifted leaves the focus at the first place that takes it.
  await expect(slot(page, /pile 1/i)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(slot(page, /pile 2/i)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectLine(page, 3);
  await expect(news(page)).toContainText('Nothing can go wrong now');
  await page.getByRole('button', { name: 'Bring the rest home' }).click();
  await expect(news(page)).toContainText('Solved, clean');
  expect(seen).toEqual([]);
});

test('by mouse: a win given away can be understood and taken back', async ({ page }) => {
  await open(page);
  await slot(page, /pile 2/i).click();
  await expect(news(page)).toContainText('That threw it away');
  await page.getByRole('button', { name: 'Show why' }).click();
  // First what spoils it; what would have won only on a second press, which says that it counts.
  await expect(news(page)).toContainText('bricks can get home');
  const second = page.getByRole('button', { name: 'What would have won' });
  await expect(second).toHaveAccessibleDescription('counts as help');
  await second.click();
  await expect(page.getByRole('button', { name: /4 to pile 1.*wins/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /4 to pile 2.*loses/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(news(page)).toContainText('Winnable');
  await (await openMore(page)).getByRole('button', { name: 'Show a solution' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  for (let i = 0; i < 8; i++) {
    const step = page.getByRole('button', { name: 'Step' });
    if (await step.isDisabled()) break;
    await step.click();
  }
  await expect(news(page)).toContainText('Move 7 of 7: 5 home from pile 2.');
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await expect(news(page)).toContainText('Winnable');
  // The button has gone; the focus has not.
  await expect(page.locator('.bd-slot:focus')).toHaveCount(1);
});

test('what a lesson’s end has led to leads back there', async ({ page }) => {
  await page.goto('/learn/russian-bank/the-table/#end');
  await page.locator('.end-kin').getByRole('link', { name: 'Try it', exact: true }).click();
  await awake(page);
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page).toHaveURL(/\/learn\/russian-bank\/the-table\/#end$/);
});

test('a link pasted into the address of the open page is read', async ({ page }) => {
  await page.goto('/position/');
  await page.evaluate(() => {
    location.hash = 'p=sixteen:5/2.5z/51/4/-';
  });
  await expect(page.getByRole('alert')).toContainText('This link is broken');
});

test('by dragging: what is not legal names its rule and links to it; nothing moves', async ({ page }) => {
  await open(page, '/position/#p=sixteen:6/2.53/51/-/4&v=1');
  const from = await slot(page, /pile 1/i).boundingBox();
  const to = await slot(page, /pile 2/i).boundingBox();
  if (!from || !to) throw new Error('no piles');
  // 2 onto the 3 is legal: drag it there, and then the other way round is not.
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 20);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 30, { steps: 8 });
  await page.mouse.up();
  await expectLine(page, 1);
  await slot(page, /pile 2/i).click();
  await slot(page, /pile 1/i).click();
  await expect(news(page)).toContainText(/Not there|That won’t work/);
  await expect(news(page)).toContainText('Nothing has moved');
  await expectLine(page, 1);
  await news(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/rules\/sixteen\/#[a-z-]+$/);
  const anchor = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('by touch @phone: tap a piece, tap a target', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'needs a touch screen');
  await open(page);
  await slot(page, /pile 1/i).tap();
  await expect(news(page)).toContainText('Still winnable');
  await slot(page, /pile 2/i).tap();
  await slot(page, /pile 1/i).tap();
  await expectLine(page, 2);
});

for (const [link, words] of [
  ['p=sixteen:5/2.53/51/4', /the position.*5 fields/],
  ['p=sixteen:5/2.5z/51/4/-', /piles.*“z”/],
  ['p=chess:e4', /“chess” is not a game/],
  ['p=sixteen:5/2.53/51/4/-&g=fly', /the goal.*“fly”/],
  ['p=sixteen:5/2.53/51/4/-&l=p1,p1', /the moves.*move 2/],
  ['p=sixteen:5/2.53/51/4/-&v=9', /version 9/],
  ['p=%E0%A4', /percent-escaped/],
] as const) {
  test(`a broken link says which part is wrong: ${link}`, async ({ page }) => {
    await open(page, `/position/#${link}`);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByLabel('Position', { exact: true })).toBeVisible();
  });
}

test('moves pasted after a position are reviewed; what is wrong with them is named, and what was typed stays @phone', async ({
  page,
}) => {
  const seen = troubles(page);
  await page.goto('/position/');
  await awake(page);
  const review = page.getByRole('button', { name: 'Review these moves' });
  await page.getByLabel('Position', { exact: true }).fill('sixteen:5/2.53/51/4/-');
  const moves = page.getByLabel('Moves from there (optional)');
  await review.click();
  await expect(moves).toBeFocused();
  await moves.fill('p2 p9');
  await review.click();
  await expect(page.getByRole('alert')).toContainText(/This can’t be opened.*the moves.*move 2: “p9”/s);
  await expect(moves).toHaveValue('p2 p9');
  await moves.fill('p2');
  await review.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Sixteen · 1 decision, 1 proved')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'This is where the deal was lost' })).toBeVisible();
  await page.getByRole('link', { name: 'Play on: a win is in reach' }).click();
  await expect(page.locator('.review')).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^Board/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This is where the deal was lost' })).toBeVisible({ timeout: 60_000 });
  // The moves as they are, to be played on from; and back behind More.
  await page.getByRole('button', { name: 'Open the position' }).click();
  await expectLine(page, 1);
  await openMore(page);
  await page.getByRole('button', { name: 'Review these moves' }).click();
  await expect(page.locator('.review')).toBeVisible();
  expect(seen).toEqual([]);
});

test('by keyboard: a turn at the traditional table of Russian Bank, with the order of play', async ({ page }) => {
  const seen = troubles(page);
  const table =
    'russian-bank:crapette/1/9hKs;KsQdJs.4s.Ts9h.Td9s8d7c6d;4d7d2s9c;5sTc/2cTh;5s4h3s.KdQsJd.8s7d6s5d4s.Td;5cJc;6d8h/6A.22.A-.AA/-/40';
  await open(page, `/position/#p=${table}&g=load:2&v=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Load 2 cards onto the opponent’s reserve and waste this turn.',
  );
  const play = async (from: RegExp, to: RegExp) => {
    await slot(page, from).focus();
    await page.keyboard.press('Enter');
    await slot(page, to).focus();
    await page.keyboard.press('Enter');
  };
  await play(/^House 3,/, /^Opponent’s reserve,/);
  await expect(slot(page, /^Opponent’s reserve, 3 cards/)).toBeVisible();
  await play(/^House 8,/, /^House 1,/);
  // With a house empty and a reserve left, no card may be turned up.
  await slot(page, /^Your hand,/).focus();
  await page.keyboard.press('Enter');
  await expect(news(page)).toContainText('A house is empty, and you still have a reserve.');
  // The rule is on the page of this table.
  await expect(page.getByRole('link', { name: /order of play/i })).toHaveAttribute('href', /\/rules\/crapette\/#fill-houses$/);
  await play(/^Your reserve,/, /^House 8,/);
  await slot(page, /^Your hand,/).focus();
  await page.keyboard.press('Enter');
  await expect(slot(page, /^Your turned-up card, 4 of diamonds/)).toBeVisible();
  await play(/^Your turned-up card,/, /^Your waste,/);
  await expect(slot(page, /^Your waste, 3 cards/)).toBeVisible();
  expect(seen).toEqual([]);
});
