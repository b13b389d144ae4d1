import { expect, type Page, test } from '@playwright/test';
import { formatLink } from '../../src/components/links/links.ts';
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
const place = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Board to place pieces on' }).getByRole('button', { name });

test('a position is opened, changed by keyboard, proved anew, undone, and still there after a reload', async ({ page }) => {
  const seen = troubles(page);
  await page.setViewportSize({ width: 1366, height: 657 });
  await open(page, link);
  await expect(proof(page)).toContainText('Winnable');
  await expect(proof(page)).toContainText('1 of 2 first moves win · very easy');
  // The buttons lie over nothing that a pupil reads.
  const [hint, acts] = await Promise.all(
    [page.getByLabel('Hint 1'), page.locator('.compose-acts')].map((at) => at.boundingBox()),
  );
  expect((hint?.y ?? 0) + (hint?.height ?? 0)).toBeLessThanOrEqual(acts?.y ?? 0);
  await expect(page.getByLabel('Hint 1')).toHaveAccessibleDescription(/its third hint is the move itself/);
  const told = page.getByLabel('Tell pupils if it’s lost');
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
  await expect(page.getByText('3 taken from pile 2')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('2 placed on pile 2')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  // What was said is no longer so.
  await expect(page.getByText('2 placed on pile 2')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(proof(page)).toContainText('1 of 2 first moves win');
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
  await expect(page.getByText('You have picked up')).toHaveCount(0);
  const typed = page.getByLabel('Type pieces, or paste a position or a link');
  await typed.fill('9c, 10c');
  await page.keyboard.press('Enter');
  await expect(page.getByText('9♣, 10♣ placed in your hand')).toBeVisible();
  await expect(typed).toBeFocused();
  await typed.fill('7c 12 30');
  await page.keyboard.press('Enter');
  for (const seen of [page.getByText('“12” is not a piece'), typed]) await expect(seen).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('placed in your hand')).toHaveCount(0);
  const piece = (name: RegExp) => page.getByRole('button', { name });
  await piece(/^2 of clubs, 1 left/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(piece(/^2 of diamonds, 1 left/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have picked up 3♦. Choose the place where it goes.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(piece(/^3 of diamonds, 1 left/)).toHaveAttribute('aria-pressed', 'false');
  await place(page, /^hand of player 2/i).focus();
  for (const words of [/goes here: Hand of player 2/, /^Choose a piece and then a place/]) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(words)).toBeVisible();
  }
  expect(seen).toEqual([]);
});

test('what is wrong is said in words where it is, and mended by a touch', async ({ page }) => {
  await open(page, link);
  await place(page, /^pile 1/i).focus();
  for (let n = 0; n < 3; n++) await page.keyboard.press('5');
  await expect(proof(page)).toContainText('One thing to fix');
  await expect(proof(page)).toContainText(/5: \d+ are on the table, and the game has 2/);
  await expect(page.getByRole('button', { name: 'Share, once it is fixed' })).toBeDisabled();
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Take this one away' }).click();
  await expect(proof(page)).not.toContainText('to mend');
});

test('by touch: a piece and then its place; typed and pasted text @both', async ({ page, isMobile }) => {
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
  await expect(page.locator('.share-code')).toContainText('Proved winnable. Pupils see this when they ask.');
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
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
  await expect(page.locator('.compose-goal')).toContainText('Empty a pile.');
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
  await expect(finding).toContainText('No puzzles are made by the rules of this table.');
});

test('rules are shown as they are in force, marked where they depart, and taken back one by one or all', async ({ page }) => {
  const seen = troubles(page);
  await open(page, '/compose/#p=ristiseiska:pantti/68.--.--.--/4c5c.9c/1/play/-/-/-/0/-&v=1');
  await page.getByText('Rules and turn').click();
  const five = page.getByLabel('The 5 waits for the 8', { exact: true });
  const last = page.getByLabel('The last one out loses');
  await expect(five).toBeChecked();
  await expect(last).not.toBeChecked();
  await five.focus();
  await page.keyboard.press('Space');
  await expect(five).not.toBeChecked();
  await expect(five).toHaveAccessibleDescription('In Pantti: yes.');
  await page.keyboard.press('Space');
  await expect(five).toBeChecked();
  await expect(five).toHaveAccessibleDescription('');
  await expect(five).toBeFocused();
  await page.getByRole('button', { name: 'Share', exact: true }).last().click();
  expect(decodeURIComponent(await page.getByRole('textbox', { name: 'Link' }).inputValue())).toContain('ristiseiska:pantti/');
  await page.getByRole('button', { name: 'Back to the position' }).last().click();
  await page.locator('[data-fact=preset]').selectOption('begging');
  await expect(last).toBeChecked();
  await five.uncheck();
  await page.locator('[data-fact=ace]').selectOption('closes');
  await expect(page.getByText('2 rules differ from Begging.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore: The ace' }).click();
  await expect(page.locator('[data-fact=ace]')).toHaveValue('low');
  await expect(page.locator('[data-fact=ace]')).toBeFocused();
  await page.getByRole('button', { name: 'Restore Begging' }).click();
  await expect(five).toBeChecked();
  await expect(page.getByText(/differs? from/)).toHaveCount(0);
  expect(seen).toEqual([]);
});

const bank = '/compose/#p=russian-bank:free/1/2c;Kd.-.-.-;5h6h7h8h9h;-/3c;Ac.9d.-.-;-;-/--.--.--.--/-/0&g=home:3&v=1';

test('what lies open of a hand is taken and exchanged card by card, by pointer and by keys', async ({ page }) => {
  const seen = troubles(page);
  await open(page, bank);
  const hand = place(page, /^your hand/i);
  const row = page.locator('.bd-unfold[data-fold="1h"]');
  const card = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d of \\d`) });
  await row.click();
  await card('7 of hearts').click();
  await expect(page.getByText('You have picked up 7♥.')).toBeVisible();
  await page.getByRole('button', { name: /^queen of spades, 2 left/ }).click();
  await expect(page.getByText('Q♠ in place of 7♥ in your hand')).toBeVisible();
  await expect(hand).toHaveAccessibleName(/5 of hearts.*6 of hearts.*queen of spades.*8 of hearts.*9 of hearts/);
  // Two of the hand change places; the keys do all of it too.
  await card('5 of hearts').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(hand).toHaveAccessibleName(/9 of hearts.*6 of hearts.*queen of spades.*8 of hearts.*5 of hearts/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(page.getByText('9♥ taken from your hand')).toBeVisible();
  await expect(card('6 of hearts')).toBeFocused();
  await page.keyboard.type('kc');
  await expect(hand).toHaveAccessibleName(/king of clubs.*queen of spades.*8 of hearts.*5 of hearts/);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await expect(page.locator('.bd-opened-piece')).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('a card lies where it belongs, and that is what is said; too many are counted as such', async ({ page }) => {
  await open(page, bank);
  await page.getByRole('button', { name: /^8 of hearts, 1 left/ }).click();
  await page.locator('.bd-slot[data-slot="fc1"]').click();
  await expect(page.getByText('8♥ placed on the foundation of hearts')).toBeVisible();
  await page.goto('about:blank');
  await open(page, link);
  await place(page, /^pile 1/i).focus();
  for (let n = 0; n < 3; n++) await page.keyboard.press('5');
  await expect(page.locator('.tray-head')).toContainText('too many');
  await expect(page.locator('.tray-head')).not.toContainText('0 of');
});

test('the tray is one stop of the Tab key; what was done is undone after a reload too', async ({ page }) => {
  const seen = troubles(page);
  await open(page, link);
  await expect(page.locator('.tray [tabindex="0"]')).toHaveCount(1);
  await page.locator('.tray-piece').first().focus();
  await page.keyboard.press('End');
  await expect(page.locator('.tray-piece').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.tray :focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.tray-piece').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.locator('.tray-piece').first()).toBeFocused();
  await place(page, /^pile 2/i).focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await awake(page);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(place(page, /^pile 2/i)).toHaveAccessibleName(/from the bottom 5, 2/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(proof(page)).toContainText('1 of 2 first moves win');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(seen).toEqual([]);
});

test('why it cannot be won is told by a line, which can be watched', async ({ page }) => {
  await open(page, '/compose/#p=ristiseiska:pantti/68.--.--.--/4c5c.9c/1/play/-/-/-/0/-&g=win&v=1');
  await expect(proof(page)).toContainText('Player 2 goes out first, like this: You play the 5♣; player 2 goes out with the 9♣.');
  await proof(page).getByRole('button', { name: 'See how far it gets' }).click();
  await expect(page.getByRole('heading', { name: 'How far it gets' })).toBeVisible();
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

test('another game is another draft: the one before is named, and gone back to', async ({ page }) => {
  const seen = troubles(page);
  await open(page, bank);
  const typed = page.getByLabel('Type pieces, or paste a position or a link');
  await typed.fill('ristiseiska:pantti/68.--.--.--/4c5c.9c/1/play/-/-/-/0/-');
  await page.keyboard.press('Enter');
  await expect(place(page, /4 of clubs/)).toBeVisible();
  await expect(
    page.getByText(/This is a new draft\. The one before is kept: Untitled, 10 placed, .*Russian Bank\./),
  ).toBeVisible();
  // What was pasted is a draft though nobody has touched it; a new one and erasing stand below the two.
  await expect(page.getByLabel('Draft').locator('option')).toHaveCount(4);
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expect(page.getByLabel('Game')).toHaveValue('russian-bank');
  await expect(page.getByText('This is a new draft.')).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('a position of the same game in the place of what was there is told, and undone', async ({ page }) => {
  await open(page, bank);
  const typed = page.getByLabel('Type pieces, or paste a position or a link');
  await typed.fill('russian-bank:free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12');
  await page.keyboard.press('Enter');
  await expect(page.locator('.compose-said')).toHaveText('Replaced. Undo brings back what was there.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.compose-said')).not.toContainText('Replaced');
});

test('what is put back in the tray leaves the focus at its place; a card twice is taken away', async ({ page }) => {
  const seen = troubles(page);
  await open(page, bank);
  await place(page, /king of diamonds/i).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Put it back in the tray' }).press('Enter');
  await expect(page.getByText('K♦ taken from your pile 1')).toBeVisible();
  await expect(page.locator('.bd-slot[data-slot="1t1"]')).toBeFocused();
  await page.locator('.bd-slot[data-slot="1h"]').focus();
  await page.keyboard.type('2c');
  await expect(proof(page)).toContainText('They are here: your reserve, your hand.');
  await proof(page).getByRole('button', { name: 'Take this one away' }).click();
  await expect(proof(page)).not.toContainText('to mend');
  expect(seen).toEqual([]);
});

test('a table that is begun is not winnable yet, and a goal that can be met is chosen by one touch', async ({ page }) => {
  await open(page, '/compose/#p=sixteen:5/5.4321/00/-/-&g=win&v=1');
  await expect(proof(page)).toContainText('Not winnable yet');
  await proof(page).getByRole('button', { name: 'Make the goal: bring 5 bricks home' }).click();
  await expect(proof(page)).toContainText('Winnable');
  await expect(page.locator('.compose-goal')).toContainText('Bring 5 bricks home.');
});

test('a solver that does not come is named as the cause, and asked once more', async ({ page }) => {
  let gone = true;
  await page.route(/\/entry-[\w-]+\.js/, (route) => (gone ? route.abort() : route.continue()));
  await open(page, link);
  await expect(proof(page)).toContainText('Nothing is known: the solver’s script could not be loaded.');
  gone = false;
  await proof(page).getByRole('button', { name: 'Try again' }).click();
  await expect(proof(page)).toContainText('1 of 2 first moves win');
});

test('the other table of Russian Bank is one choice away, and undo comes back to the first', async ({ page }) => {
  const seen = troubles(page);
  const table = 'Qd;JsTh9c.KdQs.6h5c.3s;3d2h;-/Jc;Th.4c.Ts.Qs;5h;-/--.--.--.--/-/4';
  await open(page, `/compose/#p=russian-bank:free/1/${table}&g=lock&v=1`);
  await expect(place(page, /^your pile 1/i)).toBeVisible();
  await page.locator('.compose-facts summary').click();
  const which = page.getByLabel('Which table');
  await which.selectOption('crapette');
  await expect(place(page, /^house 1/i)).toBeVisible();
  // The rules are still unfolded, and whoever chose goes on from there; the goal is one that this table has.
  await expect(which).toBeFocused();
  await expect(page.locator('.compose-goal')).toContainText('Win the game this turn.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(place(page, /^your pile 1/i)).toBeVisible();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(place(page, /^house 1/i)).toBeVisible();
  await page.reload();
  await expect(place(page, /^house 1/i)).toBeVisible();
  expect(seen).toEqual([]);
});
