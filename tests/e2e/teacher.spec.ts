import { expect, type Locator, type Page, test } from '@playwright/test';
import { barriers } from './axe.ts';
import { awake, troubles } from './helpers.ts';

/** What a teacher and a pupil do, from an empty table to a judged answer, by keyboard alone. */
test.use({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, to: Locator, key = 'Tab'): Promise<void> {
  for (let n = 0; n < 120; n++) {
    if (await to.evaluate((node) => node === document.activeElement, null, { timeout: 5_000 }).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${to} is not reached by ${key}`);
}

async function press(page: Page, to: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, to);
  await page.keyboard.press(key);
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('by keyboard alone: composed, proved, seen as a pupil, shared, collected, printed, worked through, handed in, judged', async ({
  page,
}) => {
  test.slow();
  const seen = troubles(page);
  const wrong: string[] = [];
  const axe = async (where: string) => {
    wrong.push(...(await barriers(page)).map((one) => `${where}: ${one}`));
  };
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  await page.goto('/compose/');
  await awake(page);
  // Another game is another draft, and the focus stays where it was chosen.
  await tabTo(page, page.getByLabel('Game'));
  await page.keyboard.press('S');
  await expect(page.getByLabel('Game')).toHaveValue('sixteen');
  await expect(page.getByLabel('Game')).toBeFocused();
  await expect(page.locator('.compose-share')).toHaveText('Share');
  await axe('an empty table');
  const typed = page.getByLabel('Type pieces, or paste a position or a link');
  await tabTo(page, typed);
  await page.keyboard.type('sixteen:5/2.53/51/4/-');
  await page.keyboard.press('Enter');
  const proof = page.locator('.compose-proof');
  await expect(proof).toContainText('1 of 2 first moves win');
  // Laid by keys: a piece taken away, another put, both undone.
  const pile = page.getByRole('group', { name: 'Board to place pieces on' }).getByRole('button', { name: /^pile 2/i });
  await tabTo(page, page.locator('.compose-board [tabindex="0"]'), 'Shift+Tab');
  for (let n = 0; n < 8 && !(await pile.evaluate((node) => node === document.activeElement)); n++)
    await page.keyboard.press(n < 4 ? 'ArrowRight' : 'ArrowDown');
  await expect(pile).toBeFocused();
  for (let n = 0; n < 3; n++) await page.keyboard.press('5');
  await expect(proof).toContainText('One thing to fix');
  await axe('a problem');
  for (let n = 0; n < 3; n++) await page.keyboard.press('Backspace');
  await expect(proof).toContainText('1 of 2 first moves win');

  await press(page, page.getByRole('button', { name: 'Watch a solution' }));
  await expect(page.getByRole('heading', { name: 'A solution' })).toBeFocused();
  await press(page, page.getByRole('button', { name: '1 4 to pile 1' }));
  await press(page, button('Explore from here'));
  await expect(page.getByRole('heading', { name: 'Explore' })).toBeFocused();
  await expect(page.getByText(/moves? (?:is|are) proved to win/)).toBeVisible();
  await axe('a solution watched');
  await press(page, button('Back to the position').last());
  await expect(page.getByRole('button', { name: 'Watch a solution' })).toBeFocused();

  await tabTo(page, page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type('Where does the 4 go?');
  await press(page, button('As the pupil sees it'));
  await expect(page.getByRole('dialog').frameLocator('iframe').locator('.board')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('As the pupil sees it')).toBeFocused();
  await press(page, button('Share'));
  await expect(page.getByRole('heading', { name: 'Share' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await axe('sharing');
  await press(page, page.locator('.share-link').getByRole('button'));
  await expect.poll(() => copied(page)).toContain('/position/#p=sixteen');
  await press(page, button('Back to the position').last());
  await expect(page.locator('.compose-share')).toBeFocused();

  await press(page, button('Add to a set'));
  await expect(page.getByText('Added.')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'To the set' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A set of your own');
  await awake(page);
  await tabTo(page, page.getByLabel('Title'));
  await page.keyboard.type('One door');
  await axe('a set being made');
  await press(page, page.getByLabel('With the solutions at the end'), 'Space');
  await press(page, button('Print as a worksheet'));
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(page.locator('.sheet').last()).toContainText('4 to pile 1');
  await press(page, page.getByRole('link', { name: 'As the pupil sees it' }));
  await expect(page.getByText('0 of 1 solved')).toBeVisible();
  await axe('a set');

  await tabTo(page, page.getByLabel('Your name, if you like'));
  await page.keyboard.type('Aino');
  await press(page, page.getByRole('link', { name: /Where does the 4 go/ }));
  await awake(page);
  const board = page.getByRole('group', { name: /^Board:/ });
  await tabTo(page, board.locator('[tabindex="0"]'));
  const second = board.getByRole('button', { name: /pile 2/i });
  for (let n = 0; n < 8 && !(await second.evaluate((node) => node === document.activeElement)); n++)
    await page.keyboard.press(n < 4 ? 'ArrowRight' : 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(button('Undo')).toBeEnabled();
  await page.goBack();
  await expect(page.getByText('0 of 1 solved')).toBeVisible();
  await press(page, button('Hand in what I have'));
  await axe('handing in');
  await press(page, button('Copy as a text'));
  await expect.poll(() => copied(page)).toContain('Aino, One door');
  const text = await copied(page);
  await page.keyboard.press('Escape');

  await page.goto('/result/');
  await awake(page);
  await tabTo(page, page.getByLabel(/just as you received them/));
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), `Dear teacher, ${text}`);
  await page.keyboard.press('ControlOrMeta+V');
  await press(page, button('Show results'));
  await expect(page.getByRole('row', { name: /Aino/ })).toContainText('begun, lost, 1 slip');
  await press(page, page.locator('thead button').first());
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Lost most often at move 1');
  await tabTo(page, page.getByRole('link', { name: 'Open from here' }));
  await axe('results');
  expect(wrong).toEqual([]);
  expect(seen).toEqual([]);
});
