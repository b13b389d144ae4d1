import { expect, type Page, test } from '@playwright/test';
import { cutLines } from './cut-lines.ts';
import { awake, inEachLanguage, islandsAwake, wakeBoard, watchShifts, withoutCorner } from './helpers.ts';
import { expectInPlace, type Box as Part, picturedIn } from './pictured.ts';
import { away, frames, windows } from './windows.ts';

const opened = (position: string, goal = 'win') => `/position/#p=${position}&g=${goal}&v=1`;

/** Every kind of page on which one plays, in each game (of Sixteen one with a drawn brick that waits), and the fullest tables there are. */
const pages: Readonly<Record<string, string>> = {
  'Sixteen puzzle': '/puzzles/sixteen/s-0007/',
  'Russian Bank puzzle': '/puzzles/russian-bank/b-0021/',
  'Ristiseiska puzzle': '/puzzles/ristiseiska/r-0012/',
  daily: '/daily/1/russian-bank/',
  'Sixteen deal': '/play/sixteen/#n=48213&open=1',
  'Russian Bank deal': '/play/russian-bank/#n=5&rules=free',
  'Ristiseiska deal for six': '/play/ristiseiska/#n=7&players=6&rules=pantti',
  'six piles of fourteen': opened(`sixteen:g/${Array(6).fill('gfedcba9876543').join('.')}/222222/-/-`),
  'piles of thirteen, 26 cards in hand': '/puzzles/russian-bank/b-0005/',
  'hands of eighteen': '/play/ristiseiska/#n=3&players=3&rules=begging&open=1',
};

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const parts = {
  task: '.screen-head h1',
  goal: '.screen-goal',
  rules: '.rules-line',
  board: '.screen-board .board',
  tell: '.screen-tell',
  verdict: '.screen-verdict',
  undo: '.screen-line .cell:first-child',
  hint: '.screen-hint .cell',
  'way on': '.screen-way .cell',
} as const;

/** What of a playing screen is on the page, where it is, and whether anything could be scrolled to. */
const look = (page: Page) =>
  page.evaluate((wanted) => {
    const boxes = Object.entries(wanted).flatMap(([name, selector]) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null);
      if (!found) return [];
      const { x, y, width, height } = found.getBoundingClientRect();
      return [{ name, x, y, w: width, h: height }];
    });
    const { scrollHeight, scrollWidth } = document.documentElement;
    // Without a goal below it the heading is the task.
    const task = document.querySelector('.screen-head:not(:has(.screen-goal)) h1');
    const cut = task !== null && task.scrollHeight > task.clientHeight + 3;
    return { cut, boxes, scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth };
  }, parts);

type Screen = Awaited<ReturnType<typeof look>>;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 && b.y < a.y + a.h - 1;

/** What is wrong with a screen, in words. */
function faults(boxes: readonly Box[], [width, height]: readonly [number, number]): string[] {
  const found: string[] = [];
  for (const name of Object.keys(parts).filter((part) => !['goal', 'rules', 'tell'].includes(part)))
    if (!boxes.some((box) => box.name === name)) found.push(`${name} is missing`);
  for (const box of boxes) {
    if (box.x < -0.5 || box.y < -0.5 || box.x + box.w > width + 0.5 || box.y + box.h > height + 0.5)
      found.push(`${box.name} is out of the window`);
    for (const other of boxes) {
      // The way on stands in the verdict's lower right corner, where there is room beside the board.
      const pair = `${box.name}, ${other.name}`;
      if (box.name < other.name && pair !== 'verdict, way on' && overlap(box, other)) found.push(`${pair} overlap`);
    }
  }
  const touched = boxes.filter(({ name }) => ['undo', 'hint', 'way on'].includes(name));
  for (const { name, w, h } of touched) if (w < 60 || h < 40) found.push(`${name} is only ${w} × ${h}`);
  return found;
}

inEachLanguage((root) => {
  // Of the days, other languages have a week.
  const { daily, ...always } = pages;
  const mine = root === '' ? pages : always;
  for (const [name, path] of Object.entries(mine))
    test(`${name}: task, board, verdict, undo, hint and the way on are in every window together, asleep and awake, and nothing moves`, async ({
      page,
    }) => {
      test.slow();
      await withoutCorner(page);
      const shifted = await watchShifts(page, 'never');
      for (const frame of frames) {
        const [[width, height]] = frame;
        await page.setViewportSize({ width, height });
        await page.goto('about:blank');
        await page.goto(`${root}${path}`);
        await islandsAwake(page);
        await expect(page.locator('.screen-hint .cell, .screen-hint > *').first()).toBeAttached();
        await picturedIn(page, frame[0]);
        const moved = await shifted();
        const slept: { screen: Screen; board: Part[] }[] = [];
        const asleep = !path.startsWith('/play/') && !path.startsWith('/position/');
        for (const size of frame) {
          const board = await picturedIn(page, size);
          expect(board.asleep, `${size}`).toBe(asleep);
          const screen = await look(page);
          expect(faults(screen.boxes, size), `${size}`).toEqual([]);
          expect(screen.scrolls, `${size} scrolls`).toBe(false);
          expect(screen.cut, `${size} cuts the task`).toBe(false);
          slept.push({ screen, board: board.boxes });
        }
        // What moves because the window has changed is no shift.
        const changed = await shifted();
        await wakeBoard(page);
        await page.mouse.move(...away);
        expect(moved + (await shifted()) - changed, `${width}×${height} shifts`).toBeLessThanOrEqual(0.02);
        for (const [i, size] of [...frame.entries()].reverse()) {
          const before = slept[i];
          const { boxes } = await picturedIn(page, size);
          if (asleep) expectInPlace(before?.board ?? [], boxes, `${size}, asleep and awake`);
          const after = await look(page);
          expect(faults(after.boxes, size), `${size}, awake`).toEqual([]);
          await expect.poll(() => cutLines(page), `${size}`).toEqual([]);
          const places = (screen?: Screen) => screen?.boxes.filter(({ name: part }) => part !== 'hint' && part !== 'way on');
          if (!path.startsWith('/play/')) expect(places(after), `${size}, asleep and awake`).toEqual(places(before?.screen));
        }
      }
    });
});

test('what an author has written at length is shown whole on a touch', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(
    `${opened('sixteen:5/2.53/51/4/-')}&t=${encodeURIComponent('Say first which brick must not move, and why. '.repeat(4))}`,
  );
  await awake(page);
  const title = page.getByRole('heading', { level: 1 });
  const whole = () => title.evaluate((heading) => heading.scrollHeight <= heading.clientHeight + 3);
  expect(await whole()).toBe(false);
  await title.click();
  expect(await whole()).toBe(true);
  await page.locator('.screen-verdict').click();
  expect(await whole()).toBe(false);
});

test('a move scrolls nothing, and undo stays where it is', async ({ page }) => {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await page.goto(opened('sixteen:5/2.53/51/4/-'));
    await awake(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    const place = await undo.boundingBox();
    await page.getByRole('button', { name: /pile 2/i }).click();
    await expect(page.locator('.news')).toContainText('That threw it away');
    await page.getByRole('button', { name: /^(Show why|Why\?)$/ }).click();
    await expect(page.locator('.news')).toContainText('bricks can get home');
    expect(await undo.boundingBox()).toEqual(place);
    expect((await look(page)).scrolls).toBe(false);
    expect(await cutLines(page), `${width}×${height}`).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // What is played is kept for the next window.
    await undo.click();
    await expect(page.locator('.news')).toContainText('Winnable');
  }
});

test('beside a board what is said before the first move is whole, and asleep too', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  for (const path of ['/puzzles/russian-bank/b-0001/', '/puzzles/ristiseiska/r-0003/']) {
    await page.goto(path);
    await islandsAwake(page);
    const words = page.locator('.verdict-words');
    await expect(words).toContainText('counts.');
    expect(await words.evaluate((node) => node.scrollHeight - node.clientHeight), path).toBeLessThanOrEqual(3);
    // The way on stands below the words, and what is below both stays in the window.
    const boxes = await Promise.all(
      ['.verdict-words', '.screen-way', '.screen-tail'].map((part) => page.locator(part).boundingBox()),
    );
    const [said, way, tail] = boxes.map((box) => ({ top: box?.y ?? -1, foot: (box?.y ?? 0) + (box?.height ?? 0) }));
    expect(way?.top, path).toBeGreaterThanOrEqual((said?.foot ?? 657) - 1);
    expect(tail?.foot, path).toBeLessThanOrEqual(657);
  }
});

test('why a line is lost fits in the strip, what does not opens upward, and a rule says its sentence', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(opened('sixteen:5/2.53/51/4/-'));
  await awake(page);
  await page.getByRole('button', { name: /pile 2/i }).click();
  await page.getByRole('button', { name: /^(Show why|Why\?)$/ }).click();
  const more = page.getByRole('button', { name: 'more', exact: true });
  // What spoils a line is said whole, and that it is only shown; the bar has the ways on from there.
  await expect(page.locator('.news')).toContainText('Your own game is untouched.');
  await expect(more).toHaveCount(0);
  const options = page.getByRole('button', { name: 'What would have won' });
  await expect(options).toHaveAccessibleDescription('counts as help');
  // From there what wins plays by itself, and can be stopped: its row takes the place of the one before it.
  await options.click();
  await page.getByRole('button', { name: 'Solution', exact: true }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await page.getByRole('button', { name: /^(Show why|Why\?)$/ }).click();
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await page.setViewportSize({ width: 740, height: 360 });
  await more.click();
  await page.getByRole('button', { name: 'less', exact: true }).click();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'runs with gaps' }).click();
  await expect(page.locator('.rules-says')).toContainText('9-6-3');
  await page.keyboard.press('Escape');
  await expect(page.locator('.rules-says')).toBeHidden();
  // A key that comes as soon as the sentence stands is heard too.
  await page.evaluate(async () => {
    const says = document.querySelector('.rules-says') as HTMLElement;
    const shown = new Promise((done) => new MutationObserver(done).observe(says, { attributes: true }));
    document.querySelector<HTMLElement>('.rules-line li button')?.click();
    await shown;
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  await expect(page.locator('.rules-says')).toBeHidden();
});

test('the rules in short open by button and by key, lead to the rules, and give the focus back', async ({ page }) => {
  await page.goto('/puzzles/ristiseiska/r-0001/');
  // A rule's sentence stands over what is below; its line stays as it is and covers nothing.
  const line = page.locator('.rules-line');
  const before = await line.boundingBox();
  await line.getByRole('button').first().click();
  await expect(page.locator('.rules-says')).toContainText('.');
  expect(await line.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('.rules-says')).toBeHidden();
  const button = page.getByRole('button', { name: 'The rules in short' });
  await button.focus();
  await awake(page);
  await button.press('Enter');
  const card = page.getByRole('dialog', { name: 'The rules in short' });
  await expect(card.getByRole('listitem').nth(8)).toBeVisible();
  await expect(card.getByRole('link', { name: 'All the rules' })).toHaveAttribute('href', '/rules/ristiseiska/');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('?');
  await expect(card).toBeVisible();
});
