import { expect, type Page, test } from '@playwright/test';
import { formatLink } from '../../src/components/links/links.ts';
import { embedCode, formatEmbed } from '../../src/components/teach/links/embed.ts';
import { type SetLink, setId } from '../../src/components/teach/links/set.ts';
import { formatResult } from '../../src/components/teach/links/write-result.ts';
import { formatSet } from '../../src/components/teach/links/write-set.ts';
import { awake, openMore, troubles } from './helpers.ts';

// The 4 must go on the 2; on the 3 it gives the win away.
const position = 'sixteen:5/2.53/51/4/-';
const winning = ['p1', '2-1', '1-2', '1-f', '2-f', '2-f', '2-f'];
const item = { position, goal: 'win', line: [], hints: [], text: 'Where does the 4 go?' };
const set: SetLink = {
  title: 'Two doors',
  by: 'A. Lindqvist',
  intro: 'Take your time.',
  telling: 'when-asked',
  items: [item, { ...item, text: 'Once more', answer: 'The 3 must not be covered.', explore: false }],
};
const link = `/set/#${formatSet(set)}`;
const told = { takenBack: 0, hints: 0, questions: 0, solution: false };
const result = (name: string, attempts: Parameters<typeof formatResult>[0]['attempts']) =>
  `https://winnable.example/result/#${formatResult({ name, id: setId(set), set, attempts })}`;

const slot = (page: Pick<Page, 'getByRole'>, name: RegExp) =>
  page.getByRole('group', { name: /^Board:/ }).getByRole('button', { name });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** A set in the hands of whoever makes one. */
async function collect(page: Page, from: string): Promise<void> {
  await open(page, '/set/');
  await page.getByLabel('Add by link: a position or another set').fill(`https://winnable.example${from}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

test('a set is collected under a board, named, put in order and opened as the pupil sees it @both', async ({
  page,
  isMobile,
}) => {
  const seen = troubles(page);
  await page.goto('/rules/sixteen/');
  await page.getByLabel(/^Link to this figure, or use it: The 8 may be placed/).click();
  await page.getByRole('link', { name: 'Add to a set: The 8 may be placed' }).click();
  await expect(page.getByText('Added: it is number 1.')).toBeVisible();
  // Opened anew it is not added again.
  await page.reload();
  // Taken out by mistake it is put back, also where it was the only one.
  await page.getByRole('button', { name: 'Take 1 out' }).click();
  await expect(page.locator('.tile-title')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take 1 out' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const title of ['First', 'Second']) {
    await open(page, `/position/#${formatLink({ ...item, text: title })}`);
    await page.goto('about:blank');
    await open(page, `/position/#${formatLink({ ...item, text: title })}`);
    await (await openMore(page)).getByRole('button', { name: 'Add to a set' }).click();
    await expect(page.getByText('Added.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'To the set' }).click();
  await awake(page);
  await page.getByLabel('Title').fill('My set');
  const titles = page.locator('.tile-title');
  await expect(titles).toHaveText(['First', 'Second']);
  const notes = page.locator('.tile-notes');
  await expect(notes).toContainText([
    'no hint written · pupils choose when to be told',
    'The same position and goal as number 1.',
  ]);
  await expect(notes).toContainText(['Winnable', 'Winnable']);
  await page.getByRole('button', { name: 'Move 2 forward' }).focus();
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['Second', 'First']);
  await expect(page.getByRole('button', { name: 'Move 1 back' })).toBeFocused();
  await page.reload();
  await awake(page);
  await expect(page.getByLabel('Title')).toHaveValue('My set');
  await expect(titles).toHaveText(['Second', 'First']);
  // What is fixed at a phone's foot lies over nothing for good.
  await page.getByRole('link', { name: 'Licence and credits' }).click({ trial: true });
  await page.getByText('As a QR code').click();
  const code = page.getByRole('img', { name: 'The link as a QR code' });
  await expect(code).toBeVisible();
  const large = page.getByRole('button', { name: 'Large, for the wall' });
  // Where there is room beside a code, what can be done with it stands there.
  const [drawn, act] = await Promise.all([code, large].map((at) => at.boundingBox()));
  if (!isMobile) expect(act?.x ?? 0).toBeGreaterThan((drawn?.x ?? 0) + (drawn?.width ?? 0));
  await large.click();
  const wall = page.getByRole('dialog', { name: 'My set' });
  await expect(wall).toHaveCSS('width', `${page.viewportSize()?.width}px`);
  await expect(wall.getByRole('img', { name: 'The link as a QR code' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Take 1 out' }).click();
  await expect(page.locator('.set-taken')).toContainText('Taken out: Second');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(titles).toHaveText(['Second', 'First']);
  if (!isMobile) {
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Changed');
    await page.getByRole('button', { name: 'Back into the set' }).click();
    await page.getByRole('link', { name: 'To the set' }).click();
    await awake(page);
    await expect(titles).toHaveText(['Changed', 'First']);
  }
  await page.getByRole('link', { name: 'As the pupil sees it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My set');
  await expect(page.getByText('0 of 2 solved')).toBeVisible();
  expect(seen).toEqual([]);
});

test('the address of a step, a figure or a puzzle goes where a link goes, and each refusal says its own cause', async ({
  page,
}) => {
  const seen = troubles(page);
  const field = page.getByLabel('Add by link: a position or another set');
  const add = async (text: string) => {
    await field.fill(text);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  };
  await page.goto('/learn/sixteen/moving-runs/');
  const figure = await page.locator('figure[id^="figure-"]').first().getAttribute('id');
  await open(page, '/set/');
  await add('https://winnable.example/learn/sixteen/moving-runs/#one-brick');
  const titles = page.locator('.tile-title');
  await expect(titles).toHaveText(['A run moves as one, step 1']);
  await expect(page.locator('.tile-notes')).toContainText(['3 hints']);
  await add(`see https://winnable.example/some/where/learn/sixteen/moving-runs/#${figure} please`);
  await expect(titles).toHaveCount(2);
  // What is pasted while a page is fetched stays in the field.
  await page.route('**/puzzles/sixteen/s-0001/', async (route) => {
    await field.fill('the next');
    await route.continue();
  });
  await add('https://winnable.example/puzzles/sixteen/s-0001/');
  await expect(titles).toHaveCount(3);
  await expect(field).toHaveValue('the next');
  // A lesson as a whole is offered step by step.
  await add('https://winnable.example/learn/sixteen/moving-runs/');
  await expect(page.getByText(/is a lesson of \d+ steps. Choose one/)).toBeVisible();
  await page.getByRole('button', { name: /^Build 8/ }).click();
  await expect(titles.last()).toHaveText('A run moves as one, step 1');
  await page.getByRole('button', { name: 'Take 4 out' }).click();
  await add('https://winnable.example/learn/sixteen/no-such-lesson/#one-brick');
  await expect(page.getByRole('alert').filter({ hasText: 'not a link' })).toHaveText(/^That is not a link to a position, a set/);
  const many: SetLink = { ...set, items: Array.from({ length: 200 }, () => item) };
  await add(`https://winnable.example/set/#${formatSet(many)}`);
  await expect(page.getByRole('alert').filter({ hasText: 'at most' })).toHaveText(
    'A set has at most 200 positions. With these there would be 203.',
  );
  await expect(titles).toHaveCount(3);

  await open(page, '/teachers/embed/');
  await page.locator('#try-link').fill('https://winnable.example/learn/sixteen/moving-runs/#one-brick');
  await expect(page.getByRole('textbox', { name: 'The code' })).toHaveValue(/g\/36\.57\.25\.48/);
  // The missing page is a trouble that was asked for.
  expect(seen.filter((one) => !/404/.test(one))).toEqual([]);
});

test('the address of a step is opened in the composer', async ({ page }) => {
  await open(page, '/compose/');
  await page.locator('#compose-typed').fill('https://winnable.example/learn/sixteen/moving-runs/#one-brick');
  await page.locator('#compose-typed').press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A run moves as one, step 1');
});

test('a pupil works through a set, and what they hand in is judged anew', async ({ page }) => {
  const seen = troubles(page);
  await open(page, link);
  // Solutions and paper are for whoever hands the set out.
  await expect(page.getByRole('button', { name: /print/i })).toHaveCount(0);
  await expect(page.getByText(/solution/i)).toHaveCount(0);
  await page.getByLabel('Your name, if you like').fill('Aino');
  await page.getByRole('link', { name: /Where does the 4 go/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where does the 4 go?');
  // As its teacher wishes it: nothing is said until it is asked.
  await expect(page.getByText('Ask, and you are told whether it can still be won.')).toBeVisible();
  await expect(page.locator('.verdict')).toContainText('Not checked yet');
  await expect(page.locator('.verdict')).not.toContainText('Winnable');
  await slot(page, /pile 2/i).click();
  await expect(page.getByRole('button', { name: /still winnable/i })).toBeVisible();
  // It is judged unseen; what is taken back sooner is no slip.
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('"slips":["p2"]');
  await page.keyboard.press('u');
  await slot(page, /pile 1/i).click();
  await page.goto(link);
  await page.reload();
  await awake(page);
  await expect(page.locator('.tile-slip')).toHaveText('Begun');
  await page.getByRole('button', { name: 'Hand in what I have' }).click();
  await expect(page.getByRole('img', { name: 'What you hand in, as a QR code' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as a text' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Aino, Two doors');
  await open(page, '/result/');
  await page.getByLabel(/just as you received them/).fill(`Dear teacher, ${text} bye`);
  await page.getByRole('button', { name: 'Show results' }).click();
  const row = page.getByRole('row', { name: /Aino/ });
  await expect(row.getByRole('cell').first()).toContainText('begun, 1 slip, taken back once');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Lost most often at move 1');
  expect(seen).toEqual([]);
});

for (const [store, words] of [
  ['full', 'This browser’s storage is full.'],
  ['forbidden', 'This browser doesn’t let the site save anything.'],
] as const)
  test(`a pupil is told that nothing is kept where the store is ${store}; begins all the same`, async ({ page }) => {
    await page.addInitScript((kind) => {
      if (kind === 'forbidden')
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      else
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
    }, store);
    await open(page, link);
    // They are nobody's teacher.
    await expect(page.getByRole('link', { name: 'For teachers' }).first()).not.toHaveAttribute('aria-current');
    const told = page.getByRole('alert').filter({ hasText: words });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: 'Close' }).click();
    await expect(told).toBeHidden();
    await page.getByRole('link', { name: 'Begin', exact: true }).click();
    await slot(page, /pile 1/i).click();
    await expect(told).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Go on', exact: true })).toBeVisible();
  });

test('many results are pasted at once, sorted, filtered and saved; what does not fit is said', async ({ page }) => {
  const seen = troubles(page);
  const other = { ...set, title: 'Another' };
  const stranger = formatResult({ name: 'Eve', id: setId(other), set: null, attempts: [] });
  const pasted = [
    `From: Aino <aino@example.org> ${result('Aino', [{ item: 0, line: winning, slips: [], told }])}.`,
    result('Eero', [{ item: 0, line: winning, slips: [['p2']], told }]),
    result('=cmd()', [{ item: 0, line: ['p2'], slips: [], told }]),
    `https://winnable.example/result/#${stranger}`,
    'https://winnable.example/result/#k=x&r=broken',
    'https://winnable.example/result/#k=x&r=AAAA&v=9',
  ].join('\n> ');
  await open(page, '/result/');
  const box = page.getByLabel(/just as you received them/);
  const nothingIn = async (text: string) => {
    await box.fill(text);
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByText('No results were found in that text.')).toBeVisible();
    await expect(box).toHaveValue(text);
  };
  await nothingIn('See you tomorrow');
  // Kerned, one long word would keep the page busy for seconds.
  await expect(box).toHaveCSS('font-kerning', 'none');
  await expect(box).toHaveCSS('font-variant-ligatures', 'none');
  await box.fill(pasted);
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText('3 results.')).toBeVisible();
  await page.getByText('Paste more').click();
  await nothingIn('See you tomorrow');
  await expect(page.getByText('3 results.')).toBeVisible();
  // Few as they are, why is said at once.
  await expect(page.getByText('3 cannot be used yet')).toBeVisible();
  await expect(page.getByText('Eve: its set is not here.')).toBeVisible();
  // Whose word each thing is.
  await expect(page.getByText('We replay the moves, so they are certain.')).toBeVisible();
  await expect(page.getByText('came with Aino’s result')).toBeVisible();
  await expect(page.getByText('the link is of version 9')).toBeVisible();
  const cells = page.locator('tbody tr td:nth-child(2)');
  await expect(cells).toHaveText(['×1 slipbegun, lost, 1 slip', 'clean', '1solved, 1 slip']);
  await page.getByLabel('Order').selectOption('Clean first');
  await expect(page.locator('tbody th').first()).toContainText('Aino');
  await page.getByLabel('Who is shown').selectOption('Who had trouble with 1');
  await expect(page.locator('tbody th')).toContainText(['=cmd()', 'Eero']);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('results-two-doors.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer);
  const csv = Buffer.concat(chunks).toString('utf8');
  // No spreadsheet runs a name.
  expect(csv).toContain("'=cmd()");
  expect(csv).toContain('Where does the 4 go?');
  const wins = page.getByText('What wins is: 4 to pile 1.');
  await expect(wins).toBeVisible();
  // Before a class no names are shown, and what wins only when it is asked.
  await page.getByRole('button', { name: 'Show to the class' }).click();
  const shown = page.getByRole('dialog', { name: 'Where does the 4 go?' });
  await expect(shown).toContainText('did this: 4 to pile 2.');
  await expect(shown).not.toContainText('What wins is');
  await expect(shown).not.toContainText('Eero');
  await shown.getByRole('button', { name: 'What wins?' }).click();
  await expect(shown).toContainText('What wins is: 4 to pile 1.');
  await shown.getByRole('button', { name: 'Close' }).click();
  // Kept in this tab, until it is cleared; cleared by mistake it is put back.
  await page.getByRole('button', { name: 'This set is mine' }).click();
  await expect(page.getByText('came with Aino’s result')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('3 results.')).toBeVisible();
  await expect(page.getByText('came with Aino’s result')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(0);
  await page.getByRole('button', { name: 'Put them back' }).click();
  await expect(cells).toHaveText(['×1 slipbegun, lost, 1 slip', 'clean', '1solved, 1 slip']);
  // A table wider than its window scrolls, the page does not.
  await page.setViewportSize({ width: 240, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(240);
  expect(seen).toEqual([]);
});

test('results of the teacher’s set come first, others are named; what the solver did not judge is tried again', async ({
  page,
}) => {
  const own = { ...set, items: [{ ...item, position: 'sixteen:5/-.-/51/-/-', goal: 'home:1' }, item] };
  const cheat = formatResult({ name: 'Eve', id: setId(own), set: own, attempts: [{ item: 0, line: ['p1'], slips: [], told }] });
  const aino = result('Aino', [{ item: 0, line: winning.slice(0, 1), slips: [], told }]);
  const eero = result('Eero', [{ item: 0, line: winning.slice(0, 1), slips: [], told }]);
  // A set that was opened here is known.
  await open(page, link);
  let gone = true;
  await page.route(/\/entry[^/]*\.js$/, (route) => (gone ? route.abort() : route.continue()));
  await open(page, '/result/');
  const box = page.getByLabel(/just as you received them/);
  const read = async (text: string) => {
    await box.fill(text);
    await page.getByRole('button', { name: 'Show results' }).click();
  };
  await read(`/result/#${cheat}\n${aino}\n${eero}\n${aino}`);
  await expect(page.getByText('3 results. Already here, in “Two doors”: Aino.')).toBeVisible();
  const mine = page.locator('.results-set').first();
  await expect(mine.getByRole('rowheader')).toContainText(['Aino', 'Eero', 'Clean']);
  await expect(mine.getByText('came with')).toHaveCount(0);
  await expect(page.locator('.results-set').last().getByText('came with Eve’s result')).toBeVisible();
  await expect(mine.getByRole('row', { name: /^Aino/ })).toContainText('the same moves as Eero');
  const cell = mine.getByRole('row', { name: /^Eero/ }).getByRole('cell').first();
  await expect(cell).toContainText('not judged: the solver could not be loaded');
  await expect(mine.getByText('2 results are not fully judged')).toBeVisible();
  await mine.getByLabel('Who is shown').selectOption('Who is not fully judged');
  await expect(mine.locator('tbody tr')).toHaveCount(2);
  await mine.getByLabel('Who is shown').selectOption('Everybody');
  gone = false;
  await mine.getByRole('button', { name: 'Try again' }).click();
  await expect(cell).toContainText('begun');
  await expect(mine.getByText('not fully judged', { exact: false }).filter({ visible: true })).toHaveCount(0);
});

test('a worksheet is laid out with its solutions at the end', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.setViewportSize({ width: 1366, height: 657 });
  await collect(page, link);
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeInViewport({ ratio: 1 });
  // Printed as it is, the page has boards and no form.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.tile-board').last()).toBeVisible();
  await expect(page.locator('main').locator('input, select, button, summary').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('With the solutions at the end').check();
  await page.getByRole('button', { name: 'Print as a worksheet' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet')).toHaveCount(2);
  await expect(page.locator('.sheet').first()).toContainText('NameClass');
  // Bricks have no suits to be explained.
  await expect(page.locator('.sheet').first()).not.toContainText('Hearts');
  await expect(page.locator('.sheet').first().locator('.bd-svg')).toHaveCount(2);
  await expect(page.locator('.sheet').last()).toContainText('4 to pile 1');
  // Two boards fill their page; with its solution none is larger than it was there.
  await expect(page.locator('.sheet > :is(.has-two, .has-pair)')).toHaveCount(1);
  await page.setViewportSize({ width: 695, height: 1032 });
  const [asked = 0, solved = 0] = await page
    .locator('.sheet li:first-child > :is(.picture, .sheet-board) .bd-svg')
    .evaluateAll((boards) => boards.map((board) => (board as SVGGraphicsElement).getScreenCTM()?.a ?? 0));
  expect(solved).toBeLessThanOrEqual(asked);
  expect(solved).toBeGreaterThan(0);
  // Nothing comes after the last page.
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  await expect(page.locator('.site-header')).toBeHidden();
});

test('a set of 200 positions can be used, and printing it can be stopped', async ({ page }) => {
  const many = { ...set, items: Array.from({ length: 200 }, (_, i) => ({ ...item, text: `Number ${i + 1}` })) };
  await collect(page, `/set/#${formatSet(many)}`);
  // What draws the pages waits until printing has been stopped: a quick machine has them all in a moment.
  let go = () => {};
  const stopped = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/Worksheet\.[^/]+\.js$/, async (route) => {
    await stopped;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Print as a worksheet' }).click();
  await expect(page.getByText('Drawing the pages.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const loaded = page.waitForResponse(/\/Worksheet\./);
  go();
  await loaded;
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Print as a worksheet' }).click();
  // Fifty of tasks, and one of the code.
  await expect(page.locator('.sheet')).toHaveCount(51);
  await page.getByRole('link', { name: 'As the pupil sees it' }).click();
  await expect(page.getByText('0 of 200 solved')).toBeVisible();
  // What is not near the window is not drawn.
  expect(await page.locator('.tile-board .bd-svg').count()).toBeLessThan(80);
  await page.getByRole('link', { name: 'Number 200', exact: false }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Number 200');
});

test('every action of a position can be explored, unless its author does not wish it', async ({ page }) => {
  const seen = troubles(page);
  await open(page, `/position/#${formatLink(item)}`);
  await (await openMore(page)).getByRole('button', { name: 'Explore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Explore' });
  await expect(dialog.getByRole('button', { name: /4 to pile 1.*wins in 6 more/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /4 to pile 2.*loses/ })).toBeVisible();
  await dialog.getByRole('button', { name: /4 to pile 1/ }).click();
  await expect(dialog.getByText(/moves? (?:is|are) proved to win/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.goto('about:blank');
  await open(page, `/position/#${formatLink({ ...item, explore: false })}`);
  const panel = await openMore(page);
  await expect(panel.getByRole('link', { name: 'Open in the composer' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Explore' })).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('rules, figures, words and steps have addresses to copy, and a link opens the step that has the figure', async ({
  page,
}) => {
  const seen = troubles(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/rules/sixteen/');
  for (const name of ['Link to rule 2', 'Link to the word Urn']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByText('Copied', { exact: false }).first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  }
  expect(page.url()).toMatch(/#word-urn$/);
  await open(page, '/learn/ristiseiska/row-of-sevens/');
  const id = await page.locator('#open-a-suit figure').first().getAttribute('id');
  await page.goto('about:blank');
  await open(page, `/learn/ristiseiska/row-of-sevens/#${id}`);
  await expect(page.locator('#open-a-suit')).toBeVisible();
  await expect(page.locator('section.step').first()).toBeHidden();
  await page.goto('about:blank');
  await open(page, '/learn/sixteen/bricks-and-urn/#first-place');
  const step = page.locator('#first-place');
  // It is there while the step is read and while it is played.
  await expect(step.getByRole('link', { name: 'Link to step 2' })).toBeInViewport();
  await step.getByRole('button', { name: 'Try it' }).click();
  await step.getByRole('link', { name: 'Link to step 2' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/bricks-and-urn\/#first-place$/);
  expect(seen).toEqual([]);
});

test('an embed is tried out, and its code is copied', async ({ page }) => {
  const seen = troubles(page);
  await open(page, '/teachers/embed/');
  await page.getByLabel('Link to a position').fill(`see https://winnable.example/position/#${formatLink(item)}`);
  // A set's link is told from a position's, and what to do instead.
  const pasted = await page.getByLabel('Link to a position').inputValue();
  await page.getByLabel('Link to a position').fill(`https://winnable.example${link}`);
  await expect(page.getByText('That is the link of a whole set')).toBeVisible();
  await page.getByLabel('Link to a position').fill(pasted);
  await page.getByLabel(/As tall as it needs/).check();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Where does the 4 go?');
  await expect.poll(async () => Number(await page.locator('iframe').getAttribute('height'))).not.toBe(480);
  await expect(page.getByRole('textbox', { name: 'The code' })).toHaveValue(/winnable:height/);
  // Hands that lie on paper are not laid on the cloth.
  const hands = 'ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/-/-/0/-';
  await page.getByLabel('Link to a position').fill(`https://winnable.example/position/#${formatLink({ position: hands })}`);
  const board = page.frameLocator('iframe').locator('.embed-board');
  await expect(board.locator('.is-split')).toBeVisible();
  await expect(board).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(seen).toEqual([]);
});

test.describe('in somebody else’s page', () => {
  const host = (frame: string, script = '') =>
    `<!doctype html><html lang="en"><title>Class 7b</title><h1>Friday</h1>${frame}${script}`;
  const fragment = (options = {}) => formatEmbed({ ...item, telling: 'at-once' }, options);

  test('a board is played by keyboard under a policy of its own, and fits its frame', async ({ page, baseURL }) => {
    const seen = troubles(page);
    await page.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': `default-src 'none'; frame-src ${baseURL}` },
        body: host(`<iframe src="/embed/#${fragment({ colours: 'dark' })}" width="640" height="480" title="Position"></iframe>`),
      }),
    );
    await page.goto('/host.html');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    await slot(frame as never, /pile 2/i).focus();
    await page.keyboard.press('Enter');
    await expect(frame.locator('.news')).toContainText('That threw it away');
    // The answer stands whole above its buttons, as wide as the panel.
    const [words, buttons] = await Promise.all(
      ['.verdict-words', '.verdict-buttons'].map((part) => frame.locator(part).boundingBox()),
    );
    expect(words?.width).toBeGreaterThan(160);
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
    await page.keyboard.press('u');
    await expect(frame.locator('.news')).toContainText('Winnable');
    const [high, wide] = await frame.locator('html').evaluate((root) => [root.scrollHeight, root.scrollWidth]);
    expect(high).toBeLessThanOrEqual(480);
    expect(wide).toBeLessThanOrEqual(640);
    expect(seen).toEqual([]);
  });

  test('in a frame without an origin of its own it is played, judged by a worker, and has its fonts', async ({ page }) => {
    const seen = troubles(page);
    await page.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: host(
          `<iframe sandbox="allow-scripts" src="/embed/#${fragment()}" width="640" height="480" title="Position"></iframe>`,
        ),
      }),
    );
    const worker = page.waitForEvent('worker');
    await page.goto('/host.html');
    const frame = page.frameLocator('iframe');
    await slot(frame as never, /pile 2/i).focus();
    await page.keyboard.press('Enter');
    await expect(frame.locator('.news')).toContainText('That threw it away');
    expect((await worker).url()).toMatch(/^blob:null/);
    const inside = await frame.locator('html').evaluate((root) => ({
      origin: self.origin,
      fonts: [...document.fonts].some(({ status }) => status === 'loaded'),
      unloaded: 'unloaded' in root.dataset,
    }));
    expect(inside).toEqual({ origin: 'null', fonts: true, unloaded: false });
    expect(seen).toEqual([]);
  });

  test('its code fits a phone: as wide as the page, and high enough for board and panel', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.route('**/host.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta name="viewport" content="width=device-width">${embedCode({ src: `/embed/#${fragment()}`, title: 'Position', width: 640, height: 480, grows: false })}`,
      }),
    );
    await page.goto('/host.html');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.news')).toContainText('Winnable');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const hidden = () =>
      frame.locator('html').evaluate(() =>
        ['.embed', '.embed-side'].map((part) => {
          const box = document.querySelector(part);
          return (box?.scrollHeight ?? 0) - (box?.clientHeight ?? 0);
        }),
      );
    await expect.poll(hidden).toEqual([0, 0]);
    // In a window with room it has the size that was chosen.
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBe(480);
  });

  test('it tells its height to the page around it only where it is asked to', async ({ page }) => {
    await page.route('**/host.html?*', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: host(
          `<iframe src="/embed/#${fragment({ height: new URL(route.request().url()).search === '?asked' })}" width="390" height="300" title="Position"></iframe>`,
          '<script>window.heights = []; addEventListener("message", (event) => heights.push(event.data));</script>',
        ),
      }),
    );
    const heights = () => page.evaluate(() => (window as unknown as { heights: { type: string; height: number }[] }).heights);
    await page.goto('/host.html?asked');
    await expect.poll(async () => (await heights()).at(-1)?.height ?? 0).toBeGreaterThan(400);
    expect((await heights()).at(-1)?.type).toBe('winnable:height');
    await page.goto('/host.html?not');
    await expect(page.frameLocator('iframe').locator('.news')).toContainText('Winnable');
    expect(await heights()).toEqual([]);
  });
});
