import { expect, type Page, test } from '@playwright/test';
import { awake, openMore, startBoard } from './helpers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The reader's next decision by keyboard: a card that fits, else what there is to say. False once the round is over. */
async function act(page: Page): Promise<boolean> {
  const card = page.getByRole('button', { name: /, can be chosen$/ });
  const said = page.getByRole('button', { name: /^(Pass|Stop|Beg|Give)/ });
  const over = page.getByRole('button', { name: /^(Next round|New match)$/ }).first();
  await expect(card.or(said).or(over).first()).toBeVisible();
  if (await over.isVisible()) return false;
  const one = (await card.count()) > 0 ? card.first() : said.first();
  await one.focus();
  await page.keyboard.press('Enter');
  return true;
}

/** Notes from now on what is announced: the text of each live region, whenever it has become another. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const said = new Map<Element, string>();
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live]';
    const look = (tell: boolean) => {
      for (const region of document.querySelectorAll(live)) {
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (said.get(region) === text) continue;
        said.set(region, text);
        if (tell && text !== '') heard.push(text);
      }
    };
    look(false);
    new MutationObserver(() => look(true)).observe(document, { subtree: true, childList: true, characterData: true });
  });
const announced = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('a round against the others by keyboard, its points, and the next round, which a reload keeps', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('winnable.settings', '{"singleTap":true}'));
  await page.goto('/play/ristiseiska/#n=7&players=6&rules=pantti');
  await awake(page);
  await startBoard(page);
  await expect(page.getByText('A match to 100, dealt by Saara.')).toBeVisible();
  const told: string[] = [];
  let acts = 0;
  await listen(page);
  while (await act(page)) {
    acts += 1;
    await expect(page.getByText('The others are playing')).toHaveCount(0);
    told.push(...(await page.getByRole('list', { name: 'What the others did' }).allTextContents()));
  }
  // Told in words: what the others did, and who has won.
  expect(told.join()).toMatch(/(Aino|Helmi) (plays|passes)/);
  // And heard: what all the others did is one announcement, each card of it once.
  const heard = await announced(page);
  const cards = heard.join(' ').match(/[A-Z]\w+ plays the [^.]+\./g) ?? [];
  expect(cards.length).toBeGreaterThan(5);
  expect(new Set(cards).size).toBe(cards.length);
  const end = /You win|You are out first|out first and wins/;
  expect(heard.filter((text) => end.test(text))).toHaveLength(1);
  const ofOthers = heard.filter((text) => /(Aino|Onni|Helmi|Toivo|Saara) /.test(text) && !end.test(text));
  expect(ofOthers.length).toBeLessThanOrEqual(acts);
  await expect(page.locator('.news')).toContainText(end);
  const sheet = page.getByRole('table', { name: /Penalty points/ });
  const totals = await sheet.getByRole('row', { name: /^Total/ }).textContent();
  // The numbers stand under their heads.
  const ends = await page.locator('.game-end .sheet table').evaluate((table) =>
    [...(table as HTMLTableElement).rows].map((row) =>
      [...row.cells].slice(1).map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return Math.round(words.getBoundingClientRect().right);
      }),
    ),
  );
  for (const row of ends) expect(row).toEqual(ends[0]);
  // Between two rounds the match is still one that is open.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('winnable.deal.open'))).toContain('n=7&players=6');
  // The table is whole beside a board, and the heading stands clear of the way on.
  for (const [width, height] of [
    [1440, 757],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.locator('.game-end').evaluate((end) => end.scrollHeight - end.clientHeight)).toBeLessThanOrEqual(0);
    const [head, way] = await Promise.all(
      ['.verdict-head', '.screen-way'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(way?.y ?? 0);
  }
  await page.getByRole('region', { name: 'The end of the game' }).getByRole('button', { name: 'Next round' }).click();
  // Where everybody stands is in view in every round, not behind *More*.
  const [yours, second, third] = await sheet
    .getByRole('row', { name: /^Total/ })
    .locator('td')
    .allTextContents();
  const stands = page.getByText(`To 100. Points: you ${yours}, Aino ${second}, Onni ${third}`);
  await expect(stands).toBeVisible();
  await page.reload();
  await awake(page);
  await startBoard(page);
  await expect(stands).toBeVisible();
  expect(await sheet.getByRole('row', { name: /^Total/ }).textContent()).toBe(totals);
});

test('marks of playable cards can be switched off, for the eye and the ear', async ({ page }) => {
  await page.goto('/play/ristiseiska/#n=7&players=3&rules=pantti&open=1');
  await awake(page);
  await startBoard(page);
  await expect(page.getByRole('button', { name: /, can be chosen$/ }).first()).toBeAttached();
  await page.goto('/settings/');
  await page.getByLabel('Mark the cards you can play').uncheck();
  await page.goto('/play/ristiseiska/#n=7&players=3&rules=pantti&open=1');
  await awake(page);
  await startBoard(page);
  await expect(page.getByRole('button', { name: '4 of clubs', exact: true })).toBeAttached();
  await expect(page.getByRole('button', { name: /, can be chosen$/ })).toHaveCount(0);
});

test('on the rule page the others answer', async ({ page }) => {
  await page.goto('/rules/ristiseiska/');
  await page.getByRole('radio', { name: 'Begging', exact: true }).check();
  const diagram = page.locator('figure').filter({ hasText: 'Beg, and player 3 has to give one of two cards' });
  await diagram.scrollIntoViewIfNeeded();
  await diagram.locator('.board').hover();
  await diagram.getByRole('button', { name: /^Beg/ }).click();
  await expect(diagram.getByRole('list', { name: 'What the others did' })).toContainText('Player 3 gives you');
});

test('a lifted card never goes where another one was meant', async ({ page }) => {
  const at = 'ristiseiska:forfeit/6K.AQ.69.77/Ac2c3cKdAh2h3hTh6s.4c5c4h5hJhQhKhAs2s.3s4s5s8s9sTsJsQsKs/1/play/-/-/-/0/-';
  await page.goto(`/position/#p=${at}&g=win&v=1`);
  await awake(page);
  await startBoard(page);
  const board = page.getByRole('group', { name: /^Board/ });
  const place = (slot: string) => board.locator(`[data-slot="${slot}"]`);
  const touch = (slot: string) => place(slot).click();
  // A rank finds its card from wherever the reader is.
  await page.keyboard.press('t');
  await expect(place('hand-1/Th')).toBeFocused();
  await touch('hand-1/Th');
  await expect(place('hand-1/Th')).toHaveAttribute('aria-pressed', 'true');
  await touch('hand-1/6s');
  await expect(place('hand-1/6s')).toHaveAttribute('aria-pressed', 'true');
  await expect(place('hand-1/Th')).toHaveAttribute('aria-pressed', 'false');
  await touch('down-s');
  await expect((await openMore(page)).locator('.moves')).toContainText('6♠');
});

test('another player’s card that is dragged, and a rank printed for a suit that is not open, say why nothing moves', async ({
  page,
}) => {
  await page.goto('/learn/ristiseiska/row-of-sevens/#seven-of-clubs');
  await startBoard(page);
  const news = page.locator('.news:visible');
  const middle = async (slot: string) => {
    const box = await page.locator(`.board:visible [data-slot="${slot}"]`).boundingBox();
    if (!box) throw new Error(`no ${slot}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [theirs, diamonds, nine] = [await middle('hand-2'), await middle('row-d'), await middle('hand-1/9d')];
  await page.mouse.move(theirs.x, theirs.y);
  await page.mouse.down();
  await page.mouse.move(diamonds.x, diamonds.y, { steps: 6 });
  await page.mouse.up();
  await expect(news).toContainText('another player’s card');
  await page.mouse.click(nine.x, nine.y);
  await page.mouse.click(diamonds.x, diamonds.y - 60);
  await expect(news).toContainText('That won’t work');
});

test('a begged card is given by touching it and then the hand that it goes to, though that hand is folded', async ({ page }) => {
  await page.goto('/position/#p=ristiseiska:begging/68.--.--.--/2d3d4h5h.9dTdJdQdKd9hThJhQhKh9sTs/2/give:1/-/-/-/0/-&g=win');
  await awake(page);
  await startBoard(page);
  await expect(page.getByRole('button', { name: 'Player 2: show the 12 cards' })).toBeVisible();
  await page.getByRole('button', { name: '2 of diamonds, can be chosen' }).click();
  await page.getByRole('button', { name: /takes the 2 of diamonds$/ }).click();
  await expect(page.getByRole('button', { name: /^2 of diamonds/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Player 2: show the 13 cards' })).toBeVisible();
});

test('the rank of a card is obeyed as the first key on a board that sleeps', async ({ page }) => {
  await page.goto('/learn/ristiseiska/ace-three-ways/#ace-closes');
  const step = page.locator('#ace-closes');
  await step.locator('[data-play]').click();
  await page.keyboard.press('j');
  await expect(step.locator('.bd-slot:focus')).toHaveAttribute('aria-label', /jack of clubs/i);
});

test('on a phone what a pass has brought, and which card is asked for, are never folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const start = async (step: string) => {
    await page.goto(`/learn/ristiseiska/nothing-fits/#${step}`);
    await page.reload();
    await awake(page);
    await page.locator(`#${step}`).getByRole('button', { name: 'Try it' }).click();
    await startBoard(page);
  };
  await start('last-card');
  const said = page.locator('#last-card .verdict-words');
  const press = async (name: string | RegExp) => {
    await page.locator('#last-card').getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Beg from player 3');
  await expect(said.getByText('Player 3 gives you the 4♦.')).toBeInViewport();
  await expect(said).toHaveAttribute('data-brief', '');
  await press(/^4 of hearts, can be chosen$/);
  await press(/^Hearts below the seven/);
  await expect(said.getByText('You are asked for a card: choose one to give to player 3, then their hand.')).toBeInViewport();
});

test('what the others did is told whole or left to “more” where a step is done', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn/ristiseiska/row-of-sevens/#clockwise');
  await awake(page);
  const step = page.locator('#clockwise');
  await step.getByRole('button', { name: 'Try it' }).click();
  await startBoard(page);
  await step.getByRole('button', { name: /^7 of hearts/ }).focus();
  await page.keyboard.press('Enter');
  await step.getByRole('button', { name: /^Hearts/ }).focus();
  await page.keyboard.press('Enter');
  await expect(step.getByText('Done.')).toBeVisible();
  const news = step.getByRole('list', { name: 'What the others did', includeHidden: true });
  const whole = () =>
    news.evaluate((list) => {
      const said = list.closest('.verdict-words') as HTMLElement;
      return [...list.getClientRects()].every((line) => line.bottom <= said.getBoundingClientRect().bottom + 3);
    });
  expect(await whole()).toBe(true);
  await step.getByRole('button', { name: 'more', exact: true }).click();
  await expect(news.getByRole('listitem').last()).toBeVisible();
});
