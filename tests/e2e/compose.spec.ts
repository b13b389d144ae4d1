import { expect, type Page, test } from '@playwright/test';
import { formatLink } from '../../src/components/play/links.ts';
import { awake, troubles } from './helpers.ts';

// The 4 must go on the 2; on the 3 it gives the win away.
const position = 'sixteen:5/2.53/51/4/-';
const link = `/compose/#${formatLink({ position, goal: 'win', text: 'Where does the 4 go?' })}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Composer');
}
const proof = (page: Page) => page.locator('.compose-proof');
const place = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Board, to be laid' }).getByRole('button', { name });

test('a position is opened, changed by keyboard, proved anew, undone, and still there after a reload', async ({ page }) => {
  const seen = troubles(page);
  await page.setViewportSize({ width: 1366, height: 657 });
  await open(page, link);
  await expect(proof(page)).toContainText('Winnable');
  await expect(proof(page)).toContainText('1 of 2 first actions win · very easy');
  // The buttons lie over nothing that a pupil reads.
  const [hint, acts] = await Promise.all(
    [page.getByLabel('Hint 1'), page.locator('.compose-acts')].map((at) => at.boundingBox()),
  );
  expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThanOrEqual(acts?.y ?? 0);
  await expect(page.getByLabel('Hint 1')).toHaveAccessibleDescription(/its third gives the move away/);
  const told = page.getByLabel('Told whether it is still winnable');
  await told.focus();
  const [field, bar] = await Promise.all([told, page.locator('.compose-acts')].map((at) => at.boundingBox()));
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // A solution plays by itself, and the position is still there.
  await page.getByRole('button', { name: 'Watch a solution' }).click();
  await expect(place(page, /^pile 1/i)).toHaveAccessibleName(/3 bricks/);
  await page.getByRole('button', { name: 'Back to the position' }).last().click();
  await expect(place(page, /^pile 1/i)).toHaveAccessibleName(/one brick/);
  await place(page, /^pile 2/i).focus();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('3 taken away from: pile 2')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('2 put: pile 2')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  // What was said is no longer so.
  await expect(page.getByText('2 put: pile 2')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(proof(page)).toContainText('1 of 2 first actions win');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.reload();
  await awake(page);
  await expect(place(page, /^pile 2/i)).toHaveAccessibleName(/one brick/);
  await expect(page.getByLabel('Draft')).toHaveValue(/.+/);
  expect(seen).toEqual([]);
});

test('by keyboard alone: typing and the tray; a place is let go again; what was never touched is not kept', async ({ page }) => {
  const seen = troubles(page);
  await open(page, link);
  const game = page.locator('[data-picker=game]');
  const drafts = page.getByLabel('Draft').locator('option');
  const before = await drafts.count();
  await game.selectOption('ristiseiska');
  await expect(place(page, /^your hand/i)).toBeVisible();
  await game.selectOption('russian-bank');
  await expect(drafts).toHaveCount(before + 1);
  await game.selectOption('ristiseiska');
  // Each card makes other buttons of the hand, and one goes on typing.
  await place(page, /^your hand/i).focus();
  await page.keyboard.type('6c 8c kd');
  await page.keyboard.press('Enter');
  for (const name of ['6 of clubs', '8 of clubs', 'king of diamonds']) await expect(place(page, new RegExp(name))).toHaveCount(1);
  await expect(page.getByText('is in your hand.')).toHaveCount(0);
  const typed = page.getByLabel('Type pieces, or paste a position or a link');
  await typed.fill('9c, 10c');
  await page.keyboard.press('Enter');
  await expect(page.getByText('9♣, 10♣ put: Your hand')).toBeVisible();
  await expect(typed).toBeFocused();
  await typed.fill('7c 12 30');
  await page.keyboard.press('Enter');
  for (const seen of [page.getByText('“12” is no piece'), typed]) await expect(seen).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('put: Your hand')).toHaveCount(0);
  const piece = (name: RegExp) => page.getByRole('button', { name });
  await piece(/^2 of clubs, 1 left/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(piece(/^2 of diamonds, 1 left/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3♦ is in your hand. Tap the place where it goes.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(piece(/^3 of diamonds, 1 left/)).toHaveAttribute('aria-pressed', 'false');
  await place(page, /^hand of player 2/i).focus();
  for (const words of [/goes here: Hand of player 2/, /^Tap a piece and then a place/]) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(words)).toBeVisible();
  }
  expect(seen).toEqual([]);
});

test('what is wrong is said in words where it is, and mended by a touch', async ({ page }) => {
  await open(page, link);
  await place(page, /^pile 1/i).focus();
  for (let n = 0; n < 3; n++) await page.keyboard.press('5');
  await expect(proof(page)).toContainText('One thing to mend');
  await expect(proof(page)).toContainText(/5: \d+ lie here, and the game has 2/);
  await expect(page.getByRole('button', { name: 'Share, when it is mended' })).toBeDisabled();
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Take this one away' }).click();
  await expect(proof(page)).not.toContainText('to mend');
});

test('by touch: a piece and then its place; typed and pasted text @phone', async ({ page, isMobile }) => {
  const seen = troubles(page);
  await open(page, link);
  // Its address names a position, and yet it is a page like others.
  for (const part of ['.site-header', '.site-footer']) await expect(page.locator(part)).toBeVisible();
  await page.getByRole('button', { name: /^2, \d+ left/ }).click();
  await expect(place(page, /^pile 1/i)).toBeVisible();
  await place(page, /^pile 1/i).click();
  await expect(place(page, /^pile 1/i)).toHaveAccessibleName(/2 bricks/);
  if (isMobile) return expect(seen).toEqual([]);
  await page
    .getByLabel('Type pieces, or paste a position or a link')
    .fill(`look: https://winnable.example${link.replace('/compose/', '/position/')}`);
  await page.keyboard.press('Enter');
  await expect(place(page, /^pile 1/i)).toHaveAccessibleName(/one brick/);
  expect(seen).toEqual([]);
});

test('it is shared by link, code and embed, and found again as the pupil sees it', async ({ page }) => {
  const seen = troubles(page);
  await open(page, link);
  await page.getByLabel('Question').fill('Which pile?');
  await expect(proof(page)).toContainText('Winnable');
  await page.getByRole('button', { name: 'As the pupil sees it' }).click();
  const preview = page.getByRole('dialog', { name: 'As the pupil sees it' });
  for (const [size, width] of [
    ['Phone', 390],
    ['Desk', 1280],
  ] as const) {
    await preview.getByRole('button', { name: size }).click();
    await expect(preview.frameLocator('iframe').getByText('Which pile?')).toBeVisible();
    expect(
      await preview
        .frameLocator('iframe')
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(width);
  }
  await page.keyboard.press('Escape');
  const share = page.getByRole('button', { name: 'Share', exact: true }).last();
  await page.getByRole('button', { name: 'Add to a set' }).click();
  await share.click();
  await page.getByRole('button', { name: 'Back to the position' }).last().click();
  await expect(page.getByRole('link', { name: 'To the set' })).toBeVisible();
  await share.click();
  await expect(page.locator('.share-code')).toContainText('Proved winnable. Whoever opens it reads so when they ask.');
  await expect(page.getByRole('img', { name: 'The link as a code' })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'With the solution' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(page.locator('.sheet')).toHaveCount(2);
  await expect(page.locator('.sheet').last()).toContainText('4 to pile 1');
  const href = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('link', { name: 'Try', exact: true }).click();
  await expect(page.frameLocator('iframe').getByText('Which pile?')).toBeVisible();
  await page.goto(href);
  await awake(page);
  await expect(page.getByText('Which pile?')).toBeVisible();
  expect(seen).toEqual([]);
});

test('a puzzle of the kind is looked for with a wish, and the old one comes back with its words', async ({ page }) => {
  const seen = troubles(page);
  await open(page, '/compose/#p=sixteen:c/c6ac.a7875/53/9/bb4869&g=empty:1&t=The%209&v=1');
  const before = await place(page, /^pile 1/i).getAttribute('aria-label');
  await page.getByText('Find me one').click();
  const finding = page.getByRole('form', { name: 'Find me one' });
  // The kind of goal at hand, on a table as large, is what is wished at first.
  await expect(finding.getByLabel('Goal')).toHaveValue('empty');
  await expect(finding.getByLabel('As large as this table')).toBeChecked();
  await finding.getByLabel('Theme').selectOption({ label: 'where does this brick go' });
  await finding.getByLabel('How hard').selectOption('2');
  await finding.getByRole('button', { name: 'Find one' }).click();
  await expect(finding.getByText('Found. Undo brings the old one back, with its words.')).toBeVisible({ timeout: 60_000 });
  await expect(proof(page)).toContainText('Winnable');
  await expect(proof(page)).toContainText('· easy ·');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await expect(page.locator('.compose-goal')).toContainText('Get a pile empty.');
  expect(await place(page, /^pile/i).count()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await place(page, /^pile 1/i).getAttribute('aria-label')).toBe(before);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The 9');
  expect(seen).toEqual([]);
});

test('a search is cancelled; where no such puzzles are made, that is said', async ({ page }) => {
  await open(page, '/compose/#p=sixteen:c/c6ac.a7875/53/9/bb4869&g=empty:1&v=1');
  await page.getByText('Find me one').click();
  const finding = page.getByRole('form', { name: 'Find me one' });
  // A pile is emptied too soon for that: there is none.
  await finding.getByLabel('How hard').selectOption('5');
  await finding.getByRole('button', { name: 'Find one' }).click();
  await expect(finding.getByText(/\d+ of at most 3000 tried/)).toBeVisible();
  await finding.getByRole('button', { name: 'Cancel' }).click();
  await expect(finding.getByRole('button', { name: 'Find one' })).toBeVisible();
  await expect(finding.getByRole('progressbar')).toHaveCount(0);
  await page.getByText('Rules and turn').click();
  await page.getByLabel(/^Piles/).selectOption('5');
  await expect(finding).toContainText('on tables of other sizes');
  await page.goto('about:blank');
  await open(
    page,
    '/compose/#p=russian-bank:free~reserve=13/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12&g=reserve:1&v=1',
  );
  await page.getByText('Find me one').click();
  await expect(finding).toContainText('By the rules of this table no puzzles are made.');
});

test('a position that is not proved says so to whoever opens it', async ({ page }) => {
  const seen = troubles(page);
  // A solver that has no answer to anything.
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: class {
        onmessage: ((event: unknown) => void) | null = null;
        postMessage({ job }: { job: number }): void {
          const reason = { code: 'out-of-time', args: { seconds: 1 } };
          const value = { state: 'open', winnable: null, result: 'unknown', line: null, reply: null, reason };
          setTimeout(() => this.onmessage?.({ data: { job, kind: 'answer', answer: { ok: true, value } } }), 1_000);
        }
        terminate(): void {}
      },
    });
  });
  await open(page, link);
  await expect(proof(page)).toContainText('Not known');
  await expect(proof(page).getByRole('button', { name: 'Search longer' })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).last().click();
  await expect(page.getByText('Not proved.')).toBeVisible();
  const href = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  for (const address of [href, href.replace('/position/', '/embed/')]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.locator('.news')).toContainText('Not proved');
    await expect(page.locator('.news')).not.toContainText('Winnable');
    await expect(page.getByRole('button', { name: 'Look for longer' })).toBeVisible();
  }
  expect(seen).toEqual([]);
});
