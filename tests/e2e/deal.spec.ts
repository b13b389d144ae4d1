import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { packLine } from '../../src/components/play/game-link.ts';
import { textGame } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { cutLines } from './cut-lines.ts';
import { awake, islandsAwake, lateFonts, openMore, startBoard, troubles, wakeBoard, withoutCorner } from './helpers.ts';
import { expectInPlace, type Box as Part, picturedIn } from './pictured.ts';
import { away, frames } from './windows.ts';

/**
 * How many things an empty table shows: all that is left of it in every window, since all places of one kind are one path, and counts of what
 * is not there yet ("Reserve 0") are left out. In Russian Bank the places and three headings, in Ristiseiska the cloth and three seats.
 */
const games = { sixteen: 10, 'russian-bank': 4, ristiseiska: 4 };

/** The choice of a deal, its table and *Deal* are in the window, and nothing lies on the table. */
async function expectChoice(page: Page, [width, height]: readonly [number, number], once: string): Promise<void> {
  const at = `${width}×${height} ${once}`;
  for (const part of ['.deal-sentence', '.deal-also', '.screen-board .board', '.screen-verdict .button.primary']) {
    const box = await page.locator(part).boundingBox();
    if (!box) throw new Error(`${part} is not there: ${at}`);
    expect(box.x, `${part} ${at}`).toBeGreaterThanOrEqual(0);
    expect(box.y, `${part} ${at}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${part} ${at}`).toBeLessThanOrEqual(width + 0.5);
    expect(box.y + box.height, `${part} ${at}`).toBeLessThanOrEqual(height + 0.5);
  }
  // The choice covers nothing of the table.
  const [table, choice] = await Promise.all(
    ['.screen-board .board', '.screen-aside'].map((part) => page.locator(part).boundingBox()),
  );
  if (!table || !choice) throw new Error(`no table or no choice: ${at}`);
  const beside = choice.x >= table.x + table.width;
  expect(beside || choice.y >= table.y + table.height - 0.5, at).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), at).toBe(true);
  // Pieces, not places: an empty table has none, and it says so in words.
  const words = await page.locator('.board p').first().textContent();
  expect(words, at).not.toMatch(/, [1-9]\d* cards|\d+ bricks? to come|pile \d: \d/i);
}

for (const [game, least] of Object.entries(games))
  test(`${game}: the choice, its table and Deal are in every window together, and no card lies there before Deal`, async ({
    page,
  }) => {
    await withoutCorner(page);
    await lateFonts(page, 'never');
    for (const frame of frames) {
      const [[width, height]] = frame;
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await page.goto(`/play/${game}/`);
      await islandsAwake(page);
      await expect(page.locator('.board')).toHaveAttribute('data-fit', '');
      const slept: Part[][] = [];
      for (const size of frame) {
        const { asleep, boxes } = await picturedIn(page, size);
        expect(asleep, `${size}`).toBe(true);
        await expectChoice(page, size, 'asleep');
        slept.push(boxes);
      }
      await wakeBoard(page);
      await page.mouse.move(...away);
      for (const [i, size] of [...frame.entries()].reverse()) {
        expectInPlace(slept[i] ?? [], (await picturedIn(page, size)).boxes, `${size}, asleep and awake`, least);
        await expectChoice(page, size, 'awake');
      }
    }
  });

test('the sentence is the form: its words are chosen by key, what it says is dealt, and is kept for next time', async ({
  page,
}) => {
  const seen = troubles(page);
  await page.goto('/play/ristiseiska/');
  await awake(page);
  const words = page.locator('.deal-sentence .pick > span');
  await expect(words).toHaveText(['two others', 'Pantti', 'points by number', 'to 100']);
  await page.getByLabel('At the table').focus();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Rule set').selectOption({ label: 'Begging: the last one holding cards loses' });
  await expect(words).toHaveText(['one other', 'begging', 'no points', 'round by round']);
  await page.getByLabel('Hands').selectOption({ index: 1 });
  await page.getByLabel('Deal number').fill('12');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#n=12&.*rules=begging.*open=1/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 1');
  await expect(page.locator('.screen-head .label')).toHaveText('Ristiseiska, deal 12');
  await page.goto('/play/ristiseiska/');
  await awake(page);
  await expect(words).toHaveText(['one other', 'begging', 'no points', 'round by round']);
  await expect(page.getByRole('button', { name: /^Resume against / })).toBeVisible();
  // That knows the last one alone: the others that are open are named beside it.
  await page.evaluate(() => {
    const one = { deal: 'n=7&copies=6&piles=4&ranks=16', moves: 3, position: 'sixteen:5/2.53/51/4/-', at: 5 };
    localStorage.setItem('winnable.deal.open', JSON.stringify({ [`sixteen#${one.deal}`]: one }));
  });
  await page.reload();
  await expect(page.getByRole('link', { name: '1 more open game' })).toHaveAttribute('href', /\/play\/$/);
  expect(seen).toEqual([]);
});

test('a typed number is tried by strong players where deals freeze, and what came of another one is not said of it', async ({
  page,
}) => {
  await page.goto('/play/russian-bank/');
  const number = page.getByRole('textbox', { name: 'Deal number' });
  await number.fill('2');
  await expect(page.getByText('Strong computer players are trying this deal')).toBeVisible();
  await expect(page.getByText(/of 4 games of this deal/)).toBeVisible({ timeout: 60_000 });
  await number.fill('23');
  await expect(page.getByText(/games of this deal/)).toBeHidden();
  await number.fill('5512');
  await expect(page.getByText('tried this deal twice')).toBeVisible();
});

test('the rules of a table are changed one by one: what differs is marked, what comes to nothing says why, and the link carries it @phone', async ({
  page,
}) => {
  const seen = troubles(page);
  await page.goto('/play/ristiseiska/');
  await awake(page);
  const open = page.getByRole('button', { name: 'Change the rules' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Change the rules' });
  const says = dialog.getByRole('status');
  await expect(says).toHaveText('In force: Pantti · ace low · after A or K: any card · token · points by number · to 100.');
  await expect(dialog.getByLabel('Only a card that does not fit may be given')).toBeDisabled();
  await expect(dialog.getByText('Only where players beg for cards.')).toBeVisible();
  const reset = dialog.getByRole('button', { name: 'Back to Pantti' });
  await expect(reset).toBeDisabled();
  await dialog.getByLabel('The ace', { exact: true }).selectOption('closes');
  await dialog.getByLabel('When nothing fits').selectOption('beg');
  await dialog.getByLabel('A match goes to').selectOption('50');
  await expect(dialog.locator('.is-changed label')).toHaveText(['The ace', 'When nothing fits', 'A match goes to']);
  await expect(dialog.getByLabel('The ace', { exact: true })).toHaveAccessibleDescription('Changed. Pantti: below the 2');
  await expect(says).toHaveText(
    'In force: Pantti · ace closes the suit · after A or K: any card · begging · points by number · to 50.',
  );
  await expect(dialog.getByLabel('Points for the token')).toBeDisabled();
  await reset.click();
  await expect(dialog.locator('.is-changed')).toHaveCount(0);
  // What is left without the green button changes nothing.
  await dialog.getByLabel('The ace', { exact: true }).selectOption('closes');
  await page.keyboard.press('Escape');
  const words = page.locator('.deal-sentence .pick > span');
  await expect(words).toHaveText(['two others', 'Pantti', 'points by number', 'to 100']);
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByLabel('The ace', { exact: true }).selectOption('closes');
  await dialog.getByLabel('Points for cards left').selectOption('count');
  await dialog.getByRole('button', { name: 'Use these rules' }).click();
  await expect(words).toHaveText(['two others', 'Pantti (1 change)', '1 point a card', 'to 100']);
  // Before anything is dealt by them, too.
  await page.reload();
  await awake(page);
  await expect(words).toHaveText(['two others', 'Pantti (1 change)', '1 point a card', 'to 100']);
  await page.getByLabel('Deal number').fill('12');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page).toHaveURL(/#n=12&players=3&rules=pantti~ace%3Dcloses~score%3Dcount&player=planner$/);
  await expect(page.locator('.rules-names')).toContainText('ace closes the suit');
  await page.goto('/play/ristiseiska/');
  await awake(page);
  await expect(words).toHaveText(['two others', 'Pantti (1 change)', '1 point a card', 'to 100']);
  // Another rule set has rules of its own.
  await page.getByLabel('Rule set').selectOption({ label: 'Begging: the last one holding cards loses' });
  await expect(words).toHaveText(['two others', 'begging', '1 point a card', 'round by round']);
  expect(seen).toEqual([]);
});

test('a first game says so, and its tips can be hidden; on a phone the switch stands behind more @phone', async ({ page }) => {
  await page.goto('/play/sixteen/#n=3&ranks=12&copies=4&piles=4&guided=1');
  await expect(page.getByRole('heading', { name: 'Your first game' })).toBeVisible();
  const tip = page.locator('.screen-verdict').getByText(/^(The piles are empty|All the piles are empty|Next to go home is)/);
  await expect(tip).toBeVisible();
  const hide = page.getByRole('button', { name: 'Hide tips' });
  const more = page.locator('.verdict-more');
  if (await more.isVisible()) {
    await expect(hide).toHaveCount(0);
    await more.click();
  }
  await hide.click();
  await expect(tip).toHaveCount(0);
  // What stands behind more leaves the words whole.
  for (const first of [
    'russian-bank/#n=5&rules=free&player=greedy~easy',
    'ristiseiska/#n=4&players=3&rules=pantti&player=thumb~easy',
  ]) {
    await page.goto('about:blank');
    await page.goto(`/play/${first}&guided=1`);
    await expect(page.locator('.screen-verdict')).toContainText('It is your turn.');
    await expect.poll(() => cutLines(page), first).toEqual([]);
  }
});

test('a game of Sixteen can be played without undo: nothing takes a move back, and its link says so @phone', async ({ page }) => {
  const seen = troubles(page);
  await page.goto('/play/sixteen/');
  await awake(page);
  await page.getByLabel('Taking moves back').focus();
  await page.getByLabel('Taking moves back').selectOption({ label: 'Nothing can be taken back' });
  // Before it wakes the form is sent as a form without scripts is.
  await expect(page.locator('astro-island[ssr]').filter({ has: page.locator('.deal-choice') })).toHaveCount(0);
  await page.getByLabel('Bricks').selectOption({ index: 3 });
  await page.getByLabel('Deal number').fill('7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#n=7&copies=2&piles=3&ranks=8&undo=no$/);
  await startBoard(page);
  const verdict = page.locator('.screen-verdict');
  await expect(verdict).toContainText('Nothing can be taken back.');
  await page.keyboard.press('d');
  await expect(verdict).toContainText('Put the drawn brick on a pile.');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('u');
  await expect(verdict).toContainText('Put the drawn brick on a pile.');
  await expect(page.getByRole('button', { name: 'Restart' })).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('the record of a game says who did what, as the reader calls them', async ({ page }) => {
  await page.goto('/play/ristiseiska/#n=3&players=3&rules=pantti&open=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 1');
  await startBoard(page);
  const news = page.locator('.news');
  for (let turn = 0; turn < 2; turn++) {
    await expect(news).toContainText('It is your turn');
    const card = page.locator('.bd-slot[aria-label$="can be chosen"]').first();
    if ((await card.count()) > 0) {
      await card.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    } else await page.getByRole('button', { name: /^Pass/ }).press('Enter');
  }
  const record = (await openMore(page)).locator('.moves li');
  await expect(record.filter({ hasText: /^You (play|pass)/ }).first()).toBeVisible();
  await expect(record.filter({ hasText: /^Aino / }).first()).toBeVisible();
  await expect(record.filter({ hasText: /^Onni / }).first()).toBeVisible();
});

test('people on one screen play with a computer at the same table', async ({ page }) => {
  const seen = troubles(page);
  await page.goto('/play/ristiseiska/#n=5&players=3&rules=pantti&player=here.thumb');
  await page.getByRole('button', { name: 'I’m player 1' }).click();
  await expect(page.getByRole('list', { name: 'What the others did' })).toContainText('Aino plays the 7♣.');
  await startBoard(page);
  const card = page.locator('.bd-slot[aria-label$="can be chosen"]').first();
  const pass = page.getByRole('button', { name: /^Pass/ });
  await expect(card.or(pass)).toBeVisible();
  if ((await card.count()) > 0) {
    await card.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  } else await pass.press('Enter');
  await expect(page.getByRole('button', { name: 'I’m player 2' })).toBeFocused();
  await expect(page.locator('.board')).toHaveCount(0);
  expect(seen).toEqual([]);
});

/** A whole round of two, each playing the first thing that is legal. */
function played(number: number): { readonly deal: string; readonly line: readonly string[] } {
  const start = textGame(ristiseiska).deal({ players: '2', rules: 'duel' }, rng(number));
  if (!start.ok) throw new Error(start.error.code);
  let play = start.value;
  for (let action = play.actions[0]; action !== undefined; action = play.actions[0]) {
    const next = play.apply(action);
    if (!next.ok) throw new Error(next.error.code);
    play = next.value;
  }
  return { deal: `n=${number}&players=2&rules=duel&player=thumb`, line: play.line };
}

test('a game ends on a page of its own: nothing is cut, the same cards can be played again @phone', async ({ page }) => {
  const seen = troubles(page);
  const { deal, line } = played(4);
  const nothing = { hints: 0, solution: false, undone: 0, slips: [], questions: 0, told: [], doubts: 0 };
  await page.addInitScript(
    ([key, value]) => {
      if (!sessionStorage.getItem('once')) localStorage.setItem(key as string, value as string);
      sessionStorage.setItem('once', '1');
    },
    [`winnable.line.deal.ristiseiska.${deal}`, JSON.stringify({ line, cursor: line.length, ...nothing })],
  );
  await page.goto(`/play/ristiseiska/#${deal}`);
  const end = page.getByRole('region', { name: 'The end of the game' });
  await expect(end.getByRole('heading')).toHaveText(/first/);
  const names = [
    'Next round',
    'Play again, same deal',
    'New deal',
    'Send a friend this deal',
    'Review',
    'Copy link to this game',
    'Show the board',
  ];
  // The first game that counts makes a rating, which is not known well yet.
  await expect(end.locator('dt').filter({ hasText: /^Your rating, provisional, \d+–\d+$/ })).toBeInViewport({ ratio: 1 });
  for (const name of names) await expect(end.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(end.getByRole('heading')).toBeInViewport({ ratio: 1 });
  expect(await end.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
  await end.getByRole('button', { name: 'Show the board' }).click();
  await expect(end).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await end.getByRole('button', { name: 'Play again, same deal' }).click();
  await expect(end).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(
    await page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('winnable.games.finished') ?? '{}'))),
  ).toHaveLength(1);
  expect(seen).toEqual([]);
});

test('a game is reviewed from its end: what is proved and what is an estimate, each decision with its board @phone', async ({
  page,
}) => {
  test.slow();
  const seen = troubles(page);
  const { deal, line } = played(4);
  await page.goto(`/play/ristiseiska/#${deal}&l=${packLine({ line, ends: [] })}`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(/\d+ decisions?, \d+ proved/)).toBeVisible({ timeout: 60_000 });
  const every = page.getByRole('region', { name: 'Every decision' });
  const last = every.getByRole('button').last();
  await last.press('Enter');
  await expect(last).toHaveAttribute('aria-current', 'true');
  const board = page.getByRole('group', { name: /^Board: Decision \d+ of \d+$/ });
  await expect(board).toBeInViewport();
  // From there one plays on, and is told before what one finds.
  await page
    .getByRole('link', { name: /^Play on( from decision \d+)?: (a win|the goal|it can’t be won|no win|nothing)/ })
    .click();
  await expect(page).toHaveURL(/\/position\/#p=ristiseiska/);
  // The way back leads to the decision that one came from.
  await page.goBack();
  await expect(last).toHaveAttribute('aria-current', 'true', { timeout: 60_000 });
  expect(seen).toEqual([]);
});

test('a game by link is reviewed in the seat of whoever played it', async ({ page }) => {
  test.slow();
  const seen = troubles(page);
  const { line } = played(4);
  const deal = 'n=4&players=2&rules=duel&player=friend&seat=2';
  await page.goto('/about/');
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [
      `winnable.line.deal.ristiseiska.${deal}`,
      JSON.stringify({ line, cursor: line.length, undone: 0, hints: 0, solution: false }),
    ],
  );
  await page.goto(`/play/ristiseiska/#${deal}`);
  await page.getByRole('region', { name: 'The end of the game' }).getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/#n=4&players=2&rules=duel&seat=2&l=/);
  const whose = page.getByLabel('Whose decisions are looked at');
  await expect(whose.locator('option:checked')).toHaveText('Player 2');
  await expect(page.getByRole('region', { name: /^(Decision|Moment) \d+/ })).toContainText('You played');
  expect(seen).toEqual([]);
});

test('a game at one screen is reviewed for each who played it', async ({ page }) => {
  test.slow();
  const seen = troubles(page);
  const { line } = played(4);
  await page.goto(`/play/ristiseiska/#n=4&players=2&rules=duel&player=here&l=${packLine({ line, ends: [] })}`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const every = page.getByRole('region', { name: 'Every decision' }).getByRole('button');
  const decided = [];
  for (const player of ['Player 1', 'Player 2', 'Player 1']) {
    await page.getByLabel('Whose decisions are looked at').selectOption(player);
    await expect(page.getByText(`Decisions of ${player.toLowerCase()}`)).toBeVisible();
    decided.push(await every.allInnerTexts());
  }
  expect(decided[0]?.length).toBeGreaterThan(1);
  expect(decided[1]).not.toEqual(decided[0]);
  expect(decided[2]?.length).toBe(decided[0]?.length);
  await expect(page.getByText(/\d+ decisions?, \d+ proved/)).toBeVisible({ timeout: 60_000 });
  expect(seen).toEqual([]);
});

test('a lost game of Sixteen says how far it came, and whether it could be won', async ({ page }) => {
  const seen = troubles(page);
  const game = textGame(sixteen);
  const dealt = game.deal({ copies: '2', piles: '3', ranks: '8' }, rng(2));
  if (!dealt.ok) throw new Error(dealt.error.code);
  // All on one pile: nothing can go home from there.
  let play = dealt.value;
  for (const next of Array.from({ length: 16 }, () => ['draw', 'p1']).flat()) {
    const after = play.apply(next);
    if (!after.ok) throw new Error(`${next}: ${after.error.code}`);
    play = after.value;
  }
  const { line } = play;
  const deal = 'n=2&copies=2&piles=3&ranks=8&open=1';
  await page.goto('/about/');
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`winnable.line.deal.sixteen.${deal}`, JSON.stringify({ line, cursor: line.length, undone: 0, hints: 0, solution: false })],
  );
  await page.goto(`/play/sixteen/#${deal}`);
  const end = page.getByRole('region', { name: 'The end of the game' });
  await expect(end.getByRole('heading')).toHaveText('Lost.');
  await expect(end).toContainText(/\d+ of 16 home, 0 in the urn\./);
  await expect(end).toContainText('This deal could be won from the start. That is proved.');
  for (const name of ['Play again, same deal', 'New deal']) await expect(end.getByRole('button', { name })).toBeVisible();
  expect(seen).toEqual([]);
});

test('a link has a whole game to watch again, and one that was changed is refused in words', async ({ page }) => {
  const seen = troubles(page);
  const { deal, line } = played(4);
  const packed = packLine({ line, ends: [] });
  await page.goto(`/play/ristiseiska/#${deal}&l=${packed}`);
  await expect(page.getByText(`The whole game: ${line.length} moves.`)).toBeVisible();
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.getByText(`Move 1 of ${line.length}`)).toBeVisible();
  const wrong = packLine({ line: [...line.slice(0, 3), ...line.slice(0, 1)], ends: [] });
  await page.goto(`/play/ristiseiska/#${deal}&l=${wrong}`);
  await expect(page.getByText('Move 4 of this game isn’t legal')).toBeVisible();
  await page.goto(`/play/ristiseiska/#${deal}&l=${packed.slice(0, -3)}`);
  await expect(page.getByText('part of it is missing or changed')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Board/ })).toBeVisible();
  await page.getByRole('button', { name: 'Play this deal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 1');
  expect(await page.evaluate(() => localStorage.getItem('winnable.games.finished'))).toBeNull();
  expect(seen).toEqual([]);
});

/** A browser of its own in which each touch plays, the clipboard can be read, and what goes wrong is told to `wrong`. */
const tableOf = async (browser: Browser, wrong: string[][], width: number, height: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  wrong.push(troubles(page));
  await page.addInitScript(() => {
    localStorage.setItem('winnable.settings', '{"singleTap":true}');
    navigator.clipboard.writeText = async (text) => {
      Object.assign(window, { copied: text });
    };
  });
  return page;
};

const linkSheet = (page: Page) => page.getByRole('region', { name: 'The link for your friend' });

/** Plays by keyboard until the turn is over, the `nth` of what can be chosen each time or the last there is, and gives the link to send. */
const turnByLink = async (page: Page, nth = 0): Promise<string> => {
  const copy = linkSheet(page).getByRole('button', { name: 'Copy the link' });
  for (let acts = 0; acts < 20 && !(await copy.isVisible()); acts++) {
    const choices = page.getByRole('button', { name: /, can be chosen$|^(Pass|Stop)/ });
    await expect(copy.or(choices.first()).first()).toBeVisible();
    if (await copy.isVisible()) break;
    await choices.nth(Math.min(nth, (await choices.count()) - 1)).press('Enter');
    await page.waitForTimeout(300);
  }
  await copy.click();
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
};

test('two browsers play by link: each turn goes on with the game, an older link is known as one, and what is not legal is refused', async ({
  browser,
}) => {
  test.slow();
  const wrong: string[][] = [];
  const [one, two] = [await tableOf(browser, wrong, 1440, 757), await tableOf(browser, wrong, 390, 844)];
  const deal = 'n=4&players=2&rules=duel&player=friend';
  // The seven of clubs is not in the hand of whoever has begun it: the friend plays first.
  await one.goto(`/play/ristiseiska/#${deal}`);
  await expect(linkSheet(one)).toContainText('Whoever decodes this link can see the hidden cards.');
  const first = await turnByLink(one);
  await linkSheet(one).getByRole('button', { name: 'Show a code to scan' }).click();
  await expect(
    one.getByRole('dialog', { name: 'A game by link' }).getByRole('img', { name: 'The link as a QR code' }),
  ).toBeVisible();
  await one.keyboard.press('Escape');
  await two.goto(first);
  await expect(two).toHaveURL(/player=friend&seat=2$/);
  await startBoard(two);
  const second = await turnByLink(two);
  // Whoever gets the deal from there is not put in the seat of who sent it.
  await (await openMore(two)).getByRole('button', { name: 'Copy link to this deal' }).click();
  expect(await two.evaluate(() => (window as unknown as { copied: string }).copied)).not.toContain('seat=');
  await two.keyboard.press('Escape');
  await one.goto(second);
  await expect(one).toHaveURL(new RegExp(`#${deal}$`));
  // What the friend did is seen, beside the board where there is room, and heard once.
  await expect(one.getByRole('list', { name: 'What the others did' })).toContainText('Player 2 plays the 7♣.');
  await expect(one.getByRole('status').filter({ hasText: 'Player 2 plays the 7 of clubs.' })).toHaveCount(1);
  await startBoard(one);
  await turnByLink(one);
  // A link that was opened already, and one that nobody could have sent.
  await one.goto('/play/');
  await one.goto(second);
  await expect(one.getByText(/The link is in turn 2, your game in turn [3-9]\./)).toBeVisible();
  await one.getByRole('button', { name: 'Go to the game' }).click();
  await expect(linkSheet(one)).toBeVisible();
  await one.goto('/play/');
  await one.goto(`/play/ristiseiska/#${deal}&l=${packLine({ line: ['2d'], ends: [] })}`);
  await expect(one.getByText('Move 1 of this game isn’t legal')).toBeVisible();
  // What is kept here is one press away, also from a link that has lost its moves.
  await expect(one.getByText('Your own game is kept in this browser.')).toBeVisible();
  await one.getByRole('button', { name: 'Go to the game' }).click();
  await expect(linkSheet(one)).toBeVisible();
  await two.goto('/play/');
  await two.goto(`/play/ristiseiska/#${deal}`);
  await expect(two.getByText('You are in this deal already, as player 2')).toBeVisible();
  await two.getByRole('button', { name: 'Go to the game' }).click();
  await expect(two).toHaveURL(/player=friend&seat=2$/);
  expect(wrong.flat()).toEqual([]);
});

test('what only the others have done is not the reader’s to take back', async ({ page }) => {
  // A computer holds the seven of clubs and opens.
  await page.goto('/play/ristiseiska/#n=288261&players=3&rules=pantti&player=thumb');
  await wakeBoard(page);
  await expect(page.getByText(/plays the 7♣/).first()).toBeVisible();
  await expect(page.locator('.screen-verdict')).toContainText(/It is your turn|your turn/i);
  await expect(page.locator('.screen-line .cell').first()).toBeDisabled();
});

test('a friend and a computer at one table by link: two answers to one turn are two games', async ({ browser }) => {
  test.slow();
  const wrong: string[][] = [];
  const [one, two, three] = [
    await tableOf(browser, wrong, 1440, 757),
    await tableOf(browser, wrong, 390, 844),
    await tableOf(browser, wrong, 1366, 657),
  ];
  const deal = 'n=12&players=3&rules=pantti&player=friend.planner';
  await one.goto(`/play/ristiseiska/#${deal}`);
  await startBoard(one);
  const sent = await turnByLink(one);
  const answers = [];
  for (const [k, other] of [two, three].entries()) {
    await other.goto(sent);
    await startBoard(other);
    answers.push(await turnByLink(other, k * 9));
  }
  expect(answers[0]).not.toBe(answers[1]);
  await one.goto(answers[0] ?? '');
  await expect(one).toHaveURL(new RegExp(`#${deal}$`));
  await expect(one.getByRole('list', { name: 'What the others did' })).toContainText('Player 2');
  await one.goto('/play/');
  await one.goto(answers[1] ?? '');
  await expect(one.getByText('Another answer to the same turn')).toBeVisible();
  await one.getByRole('button', { name: 'Keep both' }).click();
  await expect(one).toHaveURL(/copy=2/);
  await startBoard(one);
  expect(
    await one.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('winnable.line.deal.ristiseiska'))),
  ).toHaveLength(2);
  expect(wrong.flat()).toEqual([]);
});

test('whoever comes from one thing to another on the page of a game keeps a focus in it', async ({ page }) => {
  await page.goto('/play/russian-bank/#n=5&rules=free&player=planner');
  await awake(page);
  await page.keyboard.press('d');
  await expect(page.getByText('1 move so far.')).toBeVisible();
  // What answers a question has the focus, where the button that asked it makes room.
  await page.getByRole('button', { name: 'New deal' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Play on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await openMore(page)).getByRole('button', { name: 'Choose another deal' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Play Russian Bank' })).toBeFocused();
  await page.reload();
  await awake(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'You against Vala' })).toBeFocused();
});

test('under the cover of a game on one screen no key asks for a hint', async ({ page }) => {
  await page.goto('/play/ristiseiska/#n=5&players=3&player=here');
  await expect(page.getByRole('button', { name: 'I’m player 3' })).toBeFocused();
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board')).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('"hints":1');
  // Once the board is seen the key is heard.
  await page.keyboard.press('h');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('"hints":1');
  // Nobody gives up and goes on with all hands seen.
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Give up' })).toHaveCount(0);
});

test('who gives up a game by link gives it up for good, and the link that they send says so to the friend, who has won', async ({
  browser,
}) => {
  test.slow();
  const wrong: string[][] = [];
  const [page, friend] = [await tableOf(browser, wrong, 1440, 757), await tableOf(browser, wrong, 390, 844)];
  const deal = 'n=7&rules=free&player=friend';
  await page.goto(`/play/russian-bank/#${deal}`);
  await startBoard(page);
  await page.keyboard.press('d');
  await expect(linkSheet(page)).toBeVisible();
  const kept = (of: Page) =>
    of.evaluate(() => [localStorage.getItem('winnable.deal.open'), localStorage.getItem('winnable.games.finished')].join());
  const copied = async (of: Page, sheet: Locator): Promise<string> => {
    await sheet.getByRole('button', { name: 'Copy the link' }).click();
    return of.evaluate(() => (window as unknown as { copied: string }).copied);
  };
  await expect.poll(() => kept(page)).toContain(deal);
  await friend.goto(await copied(page, linkSheet(page)));
  await startBoard(friend);
  // The friend plays on meanwhile, which the other one has not got.
  await friend.keyboard.press('d');
  await expect.poll(() => kept(friend)).toContain(`${deal}&seat=2`);
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.locator('.screen-verdict')).toContainText('You get a link that tells your friend.');
  await page.locator('.screen-verdict').getByRole('button', { name: 'Give up' }).click();
  const end = page.getByRole('region', { name: 'The end of the game' });
  let link = '';
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(end).toContainText('You gave up.');
    await expect(end).toContainText('Your friend doesn’t know yet. Send them this link.');
    await expect(end.getByRole('button', { name: 'Show a code to scan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play on' })).toHaveCount(0);
    await expect.poll(() => kept(page)).toMatch(/^\{\},.*player=friend":\{"result":"lost"/);
    link = await copied(page, end);
  }
  // What the end covers is not heard; who hears the board hears that nobody is to act any more.
  const board = page.getByRole('group', { name: 'Board: A game by link. You gave up.' });
  await expect(board).toHaveCount(0);
  await end.getByRole('button', { name: 'Show the board' }).click();
  await expect(board).toHaveCount(1);
  await expect(page.locator('.bd-hidden')).not.toContainText('turn');
  const won = friend.getByRole('region', { name: 'The end of the game' });
  await friend.goto('/play/');
  for (const again of [false, true]) {
    if (again) await friend.reload();
    else {
      // Anybody can make such a link of an earlier one: nothing ends before the reader has said that it is so.
      await friend.goto(link);
      await expect(friend.getByText('This link says that your friend gives up')).toBeVisible();
      expect(await kept(friend)).not.toContain('"won"');
      await friend.getByRole('button', { name: 'End the game' }).click();
    }
    await expect(friend).toHaveURL(/player=friend&seat=2$/);
    await expect(won).toContainText('Your friend has given up.');
    await expect(won).toContainText('You have won.');
    await expect(won).not.toContainText('doesn’t know yet');
    await expect.poll(() => kept(friend)).toMatch(/^\{\},.*seat=2":\{"result":"won"/);
  }
  // One’s own link changes nothing, somebody else only watches, and who has no seat has given up nothing.
  await page.goto('/play/');
  await page.goto(link);
  await expect(end).toContainText('You gave up.');
  const third = await tableOf(browser, wrong, 390, 844);
  await third.goto(link);
  await expect(third).toHaveURL(/#n=7&rules=free&l=/);
  await expect(third.getByRole('heading', { name: 'A game, move by move' })).toBeVisible();
  expect(await kept(third)).toBe(',');
  await friend.goto('/play/');
  await friend.goto(`/play/russian-bank/#${deal}&l=${packLine({ line: [], ends: [], gaveUp: 3 })}`);
  await expect(friend.getByText('It says that player 3 gave up, but there is no such player')).toBeVisible();
  expect(wrong.flat()).toEqual([]);
});

test('under the cover a move is taken back by who made it, until the next one has seen it', async ({ page }) => {
  const seen = troubles(page);
  await page.goto('/play/ristiseiska/#n=5&players=3&player=here');
  const ready = (player: number) => page.getByRole('button', { name: `I’m player ${player}` });
  const back = page.getByRole('button', { name: /: take it back$/ });
  await expect(ready(3)).toBeFocused();
  await expect(back).toHaveCount(0);
  const play = async () => {
    await startBoard(page);
    await page
      .getByRole('button', { name: /, can be chosen$/ })
      .first()
      .press('Enter');
    await page.keyboard.press('Enter');
  };
  await ready(3).click();
  await play();
  await expect(ready(1)).toBeFocused();
  await back.click();
  await expect(ready(3)).toBeFocused();
  await expect(back).toHaveCount(0);
  await ready(3).click();
  await play();
  await expect(back).toBeVisible();
  // After a reload it may have been seen.
  await page.reload();
  await expect(ready(1)).toBeFocused();
  await expect(back).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('on a tablet between two the page turns round for the second one, and is touched where it is seen', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 820, height: 1100 }, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const seen = troubles(page);
  await page.goto('/play/russian-bank/#n=7&rules=free&player=here');
  await page.getByLabel('Turn the page round for player 2').check();
  await page.getByRole('button', { name: 'I’m player 1' }).click();
  await startBoard(page);
  const turned = page.locator('html[data-turned]');
  await expect(turned).toHaveCount(0);
  const kept = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('winnable.line.deal.russian-bank.n=7&rules=free&player=here') ?? '{}').line,
    );
  await page.keyboard.press('d');
  // The one who sits opposite reads the cover already.
  const ready = page.getByRole('button', { name: 'I’m player 2' });
  await expect(ready).toBeVisible();
  await expect(turned).toHaveCount(1);
  await ready.click();
  await startBoard(page);
  const before = (await kept()).length;
  const hand = await page.getByRole('button', { name: /^Your hand/ }).boundingBox();
  if (!hand) throw new Error('no hand');
  // Theirs is at the far edge.
  expect(hand.y + hand.height).toBeLessThan(550);
  await page.touchscreen.tap(hand.x + hand.width / 2, hand.y + hand.height * 0.7);
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(seen).toEqual([]);
  await context.close();
});

test('who reloads while the others’ last turn is watched again finds their own half-turn where it was', async ({ page }) => {
  const game = await loadTextGame('russian-bank');
  const start = game.deal({ rules: 'free' }, rng(7));
  if (!start.ok) throw new Error(start.error.code);
  // To the middle of a turn of one's own after the other's first.
  let play = start.value;
  let turns = 0;
  while (turns < 2) {
    const { actor } = play;
    const next = play.apply(play.actions.includes('draw') ? 'draw' : (play.actions[0] ?? ''));
    if (!next.ok) throw new Error(next.error.code);
    if (next.value.actor === actor && turns === 1 && actor === 1) turns = 2;
    if (actor === 2 && next.value.actor === 1) turns = 1;
    play = next.value;
  }
  const moves = play.line.length;
  await page.addInitScript(
    ([line]) => {
      localStorage.setItem('winnable.line.deal.russian-bank.n=7&rules=free&player=planner', line ?? '');
      localStorage.setItem('winnable.deal.pace', '"slow"');
    },
    [JSON.stringify({ line: play.line, cursor: moves, undone: 0, hints: 0, solution: false })],
  );
  const kept = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('winnable.line.deal.russian-bank.n=7&rules=free&player=planner') ?? '{}'),
    );
  await page.goto('/play/russian-bank/#n=7&rules=free&player=planner');
  await awake(page);
  await startBoard(page);
  await page.getByRole('button', { name: /last turn again/i }).click();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  expect((await kept()).cursor).toBe(moves);
});

test('a game that is begun anew is open as it lies, and one that was given up is left as it was', async ({ page }) => {
  const noted = () => page.evaluate(() => localStorage.getItem('winnable.deal.open') ?? '');
  await page.goto('/play/sixteen/#n=7');
  await awake(page);
  await startBoard(page);
  await page.keyboard.press('d');
  await expect.poll(noted).toContain('n=7');
  const drawn = await noted();
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(noted).not.toBe(drawn);
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('.screen-verdict').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('region', { name: 'The end of the game' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restart' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('u');
  // What changes nothing of the game still answers.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play on after all' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});
