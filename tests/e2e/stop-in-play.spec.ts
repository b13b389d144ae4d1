import { type Browser, expect, type Page, test } from '@playwright/test';
import { packLine } from '../../src/components/play/game-link.ts';
import type { Play } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { cutLines } from './cut-lines.ts';
import { startBoard } from './helpers.ts';

const number = 7;
const deal = `n=${number}&rules=crapette~order%3Dcalled`;
const against = `${deal}&player=planner`;

/** The deal, played on in order to where it is a player's turn and they can turn up a card out of order; `least`: after so many actions or more. */
async function before(player: 1 | 2, least = 0): Promise<Play> {
  const game = await loadTextGame('russian-bank');
  const start = game.deal({ rules: 'crapette~order=called' }, rng(number));
  if (!start.ok) throw new Error(start.error.code);
  let play = start.value;
  for (let i = 0; i < 200; i++) {
    const kept = play.position.replace('~order=called', '');
    const ordered = game.open(kept);
    const early = play.actions.includes('draw') && ordered.ok && !ordered.value.actions.includes('draw');
    if (i >= least && play.actor === player && early) return play;
    const found = await choose(kept, 'greedy', i);
    const next = found.ok && found.value !== null ? play.apply(found.value) : null;
    if (!next?.ok) break;
    play = next.value;
  }
  throw new Error('nothing can be turned up out of order');
}

/** A deal in which player 1 can win out of order: the card that waits, their last one, goes to house 8 though another can go home. */
const toWin = { number: 26, actions: 224, action: 'h-o4', house: '2t4' };
const winning = `n=${toWin.number}&rules=crapette~order%3Dcalled`;

async function beforeWin(): Promise<readonly string[]> {
  const game = await loadTextGame('russian-bank');
  const start = game.deal({ rules: 'crapette~order=called' }, rng(toWin.number));
  if (!start.ok) throw new Error(start.error.code);
  let play = start.value;
  while (play.line.length < toWin.actions) {
    const found = await choose(play.position.replace('~order=called', ''), 'greedy', play.line.length);
    const next = found.ok && found.value !== null ? play.apply(found.value) : null;
    if (!next?.ok) throw new Error('nothing is played');
    play = next.value;
  }
  return play.line;
}

/** Opens the deal with this line behind it. */
async function open(page: Page, line: readonly string[], pace = 'slow', fragment = against): Promise<void> {
  await page.goto('/about/');
  await page.evaluate(
    ([key = '', value = '', pace = '']) => {
      localStorage.setItem(key, value);
      localStorage.setItem('winnable.deal.pace', JSON.stringify(pace));
    },
    [
      `winnable.line.deal.russian-bank.${fragment}`,
      JSON.stringify({ line, cursor: line.length, undone: 0, hints: 0, solution: false }),
      pace,
    ],
  );
  await page.goto(`/play/russian-bank/#${fragment}`);
}

const words = (page: Page) => page.locator('.verdict-words');
const happened = (page: Page) => page.getByRole('list', { name: 'What the others did' });

for (const how of ['button', 'key'] as const)
  test(`what the computer does out of order is stopped by ${how}, and nothing shows beforehand that it can be`, async ({
    page,
  }) => {
    const { line } = await before(2);
    await open(page, line);
    await expect(page.getByRole('button', { name: 'Stop!', exact: true })).toBeVisible();
    await open(page, [...line, 'draw']);
    await expect(words(page)).toContainText('is playing');
    const stop = page.getByRole('button', { name: 'Stop!', exact: true });
    await expect(stop).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    if (how === 'button') await stop.click();
    else await page.keyboard.press('s');
    await expect(happened(page)).toContainText('You say “Stop!”');
    await expect(happened(page)).toContainText('the turn is yours');
    await expect(words(page)).toContainText('It is your turn');
    await page.reload();
    await expect(words(page)).toContainText('It is your turn');
  });

test('the strongest sees what the reader does out of order, and what it says is read before it goes on, also after a reload', async ({
  page,
}) => {
  const { line } = await before(1);
  await open(page, line, 'at-once');
  await page.locator('.board [data-slot="1h"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(words(page)).toContainText('Vala says “Stop!”');
  await expect(words(page)).toContainText('your turn is over');
  await page.reload();
  await expect(words(page)).toContainText('Vala says “Stop!”');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(happened(page)).toContainText('Vala says “Stop!”');
});

test('a “Stop!” to what was allowed costs nothing and says why it was', async ({ page }) => {
  const game = await loadTextGame('russian-bank');
  const { line, start } = await before(2, 10);
  // What the computer has done last, in order, with its turn going on.
  let at = line.length;
  const there = (n: number) => {
    const play = game.replay(start, line.slice(0, n));
    if (!play.ok) throw new Error(play.error.code);
    return play.value;
  };
  while (at > 1 && there(at - 1).actor !== 2) at -= 1;
  await open(page, line.slice(0, at));
  await page.getByRole('button', { name: 'Stop!', exact: true }).click();
  await expect(words(page)).toContainText('No, that was allowed.');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(words(page)).not.toContainText('No, that was allowed.');
});

const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 757 } };

/** A browser of somebody's own, in which what is copied is kept. */
async function somebody(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      Object.assign(window, { copied: text });
    };
  });
  return page;
}

const hand = (page: Page, seat: 1 | 2) => page.locator(`.board [data-slot="${seat}h"]`).first();
const ready = (page: Page, seat: 1 | 2) => page.getByRole('button', { name: `I’m player ${seat}` });

for (const [size, viewport] of Object.entries(windows))
  test(`two people at one screen (${size}): the other one stops what was out of order, and nothing showed that it was`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { line } = await before(1);
    await open(page, line, 'normal', `${deal}&player=here`);
    await ready(page, 1).click();
    await startBoard(page);
    await hand(page, 1).focus();
    await page.keyboard.press('Enter');
    // It is still the same player's turn, who goes on as usual.
    const stop = page.getByRole('button', { name: 'Player 2: Stop!' });
    await expect(stop).toBeVisible();
    await expect(words(page)).toContainText('It is your turn');
    await expect(words(page)).not.toContainText('out of order');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player 1');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    if (size === 'phone') await stop.click();
    else {
      await hand(page, 1).focus();
      await page.keyboard.press('s');
    }
    await ready(page, 2).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player 2');
    await expect(happened(page)).toContainText('You say “Stop!”');
    await expect(page.getByRole('button', { name: /: Stop!$/ })).toHaveCount(0);
    await page.reload();
    await ready(page, 2).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player 2');
  });

test('at one screen a “Stop!” to what was allowed says to whom it was, and play goes on', async ({ page }) => {
  const { line } = await before(1, 10);
  const game = await loadTextGame('russian-bank');
  const start = game.deal({ rules: 'crapette~order=called' }, rng(number));
  if (!start.ok) throw new Error(start.error.code);
  // Up to where player 1 has done something in order and has the turn.
  let play = start.value;
  const whole = line.findIndex((action) => {
    const done = play.actor;
    const next = play.apply(action);
    if (next.ok) play = next.value;
    return done === 1 && play.actor === 1;
  });
  await open(page, line.slice(0, whole + 1), 'normal', `${deal}&player=here`);
  await ready(page, 1).click();
  await page.getByRole('button', { name: 'Player 2: Stop!' }).click();
  await expect(words(page)).toContainText('Player 2: No, that was allowed.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player 1');
});

for (const [size, viewport] of Object.entries(windows))
  test(`two people by link (${size}): who opens it stops what they see, whatever the sender did after it, and the sender gets that back`, async ({
    browser,
  }) => {
    test.slow();
    const [one, two] = [await somebody(browser, viewport), await somebody(browser, viewport)];
    const { line } = await before(1);
    const byLink = `${deal}&player=friend`;
    await open(one, line, 'slow', byLink);
    await startBoard(one);
    await hand(one, 1).focus();
    await one.keyboard.press('Enter');
    await expect(words(one)).toContainText('It is your turn');
    await one.getByRole('button', { name: 'Discard', exact: true }).click();
    const copy = (page: Page) => page.getByRole('button', { name: 'Copy the link' });
    await copy(one).click();
    const copied = (page: Page) => page.evaluate(() => (window as unknown as { copied: string }).copied);
    const sent = await copied(one);
    // The friend has the game up to the slip, so the turn is shown from there.
    await open(two, line, 'slow', `${byLink}&seat=2`);
    await two.goto('/about/');
    await two.goto(sent);
    await expect(two).toHaveURL(/seat=2$/);
    // What is shown of it so far ends with the slip.
    const shown = () =>
      two.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? '{}').cursor,
        `winnable.line.deal.russian-bank.${byLink}&seat=2`,
      );
    await expect.poll(shown, { intervals: [50] }).toBe(line.length + 1);
    await two.getByRole('button', { name: 'Stop!', exact: true }).click();
    await expect(happened(two)).toContainText('You say “Stop!”');
    await expect(words(two)).toContainText('It is your turn');
    await startBoard(two);
    await two.reload();
    await expect(happened(two)).toContainText('You say “Stop!”');
    // Whatever is played then goes back with it.
    await startBoard(two);
    await hand(two, 2).focus();
    await two.keyboard.press('Enter');
    await two.getByRole('button', { name: 'Discard', exact: true }).click();
    await copy(two).click();
    await one.goto('/about/');
    await one.goto(await copied(two));
    await expect(words(one)).toContainText('Your friend says “Stop!”');
    // It is not told twice.
    await expect(happened(one)).toBeHidden();
    await one.getByRole('button', { name: 'Go on' }).click();
    await expect(happened(one)).toContainText('Your friend');
    // The link of before is an older one now, and does not take the word back.
    await one.goto('/about/');
    await one.goto(sent);
    await expect(one.getByText('This link is older than your game')).toBeVisible();
    await one.close();
    await two.close();
  });

test('a friend’s “Stop!” is waited at, also at once and where what knows of it comes late', async ({ page }) => {
  const { line, start } = await before(1);
  const game = await loadTextGame('russian-bank');
  let after = [...line, 'draw', 'stop'];
  // The friend’s whole turn comes with it.
  for (;;) {
    const play = game.replay(start, after);
    if (!play.ok) throw new Error(play.error.code);
    if (play.value.actor !== 2) break;
    const found = await choose(play.value.position.replace('~order=called', ''), 'greedy', after.length);
    if (!found.ok || found.value === null) throw new Error('nothing is played');
    after = [...after, found.value];
  }
  await page.setViewportSize(windows.phone);
  const byLink = `${deal}&player=friend`;
  await open(page, [...line, 'draw', 'let', 'discard'], 'at-once', byLink);
  await page.goto('/about/');
  await page.route(/\/objecting\./, async (route) => {
    await new Promise((done) => setTimeout(done, 2_000));
    await route.continue();
  });
  await page.goto(`/play/russian-bank/#${byLink}&l=${packLine({ line: after, ends: [] })}`);
  await expect(words(page)).toContainText('Your friend says “Stop!”');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(words(page)).toContainText('It is your turn');
});

const wins = (page: Page) => page.locator(`.board [data-slot="${toWin.house}"]`).first();
const ended = (page: Page) => page.locator('.game-end');

for (const says of ['stop', 'stands'] as const)
  test(`at one screen a win waits for the other one’s word before anything is shown (${says})`, async ({ page }) => {
    const line = await beforeWin();
    await open(page, line, 'normal', `${winning}&player=here`);
    await ready(page, 1).click();
    await startBoard(page);
    const text = page.locator('.board p.bd-hidden');
    const theirs = /Opponent’s hand, \d+ cards face down/;
    await expect(text).toContainText(theirs);
    await wins(page).focus();
    await page.keyboard.press('Enter');
    await expect(words(page)).toContainText('That ends the game, if player 2 lets it stand.');
    await expect(ended(page)).toHaveCount(0);
    await expect(text).toContainText(theirs);
    await page.reload();
    await ready(page, 1).click();
    await expect(words(page)).toContainText('if player 2 lets it stand');
    if (says === 'stop') {
      await page.getByRole('button', { name: 'Player 2: Stop!' }).click();
      await ready(page, 2).click();
      await expect(happened(page)).toContainText('You say “Stop!”');
      return;
    }
    await page.getByRole('button', { name: 'Let it stand' }).click();
    await expect(ended(page)).toBeVisible();
    await expect(text).not.toContainText(theirs);
    await expect(page.getByRole('button', { name: /: Stop!$/ })).toHaveCount(0);
    await page.reload();
    await expect(ended(page)).toBeVisible();
  });

test('who wins by link is told that the friend has still to hear of it, and gets the link for that first', async ({
  browser,
}) => {
  test.slow();
  const [one, two] = [await somebody(browser, windows.desktop), await somebody(browser, windows.phone)];
  const line = await beforeWin();
  const byLink = `${winning}&player=friend`;
  await open(one, line, 'normal', byLink);
  await startBoard(one);
  await wins(one).focus();
  await one.keyboard.press('Enter');
  await expect(ended(one)).toContainText('Your friend doesn’t know yet.');
  await expect(ended(one)).toContainText('You and your friend');
  // It would show every card, and what was out of order, before the friend has had their word.
  await expect(ended(one).getByRole('heading')).toHaveText('You win, if your friend lets it stand.');
  await expect(words(one)).toContainText('You win, if your friend lets it stand.');
  const review = (page: Page) => ended(page).getByRole('button', { name: 'Review' });
  await expect(review(one)).toHaveCount(0);
  // A link to the deal alone would be no game for somebody who is in one.
  await expect(one.getByRole('button', { name: 'Send a friend this deal' })).toHaveCount(0);
  await expect(ended(one).getByRole('button').first()).toHaveText('Copy the link');
  await ended(one).getByRole('button').first().click();
  const sent = await one.evaluate(() => (window as unknown as { copied: string }).copied);
  await open(two, line, 'at-once', `${byLink}&seat=2`);
  await two.goto('/about/');
  await two.goto(sent);
  await expect(words(two)).toContainText('That ends the game, if you let it stand.');
  await two.getByRole('button', { name: 'Let it stand' }).click();
  // Who has lost by the friend’s move has nothing to tell.
  await expect(ended(two)).toBeVisible();
  await expect(ended(two)).not.toContainText('doesn’t know yet');
  await expect(review(two)).toBeVisible();
  // Nothing is sent back, so the winner takes their word for it; a friend who says “Stop!” all the same has said it.
  await one.getByRole('button', { name: 'Your friend lets it stand' }).click();
  await expect(ended(one).getByRole('heading')).toContainText('You win');
  await expect(ended(one).getByRole('heading')).not.toContainText('if');
  await expect(review(one)).toBeVisible();
  await one.reload();
  await expect(review(one)).toBeVisible();
  const stopped = packLine({ line: [...line, toWin.action, 'stop'], ends: [] });
  await one.goto('/about/');
  await one.goto(`/play/russian-bank/#${byLink}&l=${stopped}`);
  await expect(words(one)).toContainText('Waiting for your friend’s answer.');
  await expect(ended(one).getByRole('heading', { name: /win/i })).toHaveCount(0);
  await one.close();
  await two.close();
});

test('a link that says that the friend gave up is taken at the reader’s word only, and a friend who plays on has not', async ({
  page,
}) => {
  const line = await beforeWin();
  const game = await loadTextGame('russian-bank');
  const start = game.deal({ rules: 'crapette~order=called' }, rng(toWin.number));
  if (!start.ok) throw new Error(start.error.code);
  const actors: unknown[] = [];
  let play: Play = start.value;
  for (const action of line) {
    actors.push(play.actor);
    const next = play.apply(action);
    if (!next.ok) throw new Error(next.error.code);
    play = next.value;
  }
  // The end of a turn of the reader’s, and of the friend’s turn after it.
  const kept = actors.findIndex(
    (actor, at) => at > 40 && actor === 2 && actors[at - 1] === 1 && !/let|stop/.test(line[at] ?? ''),
  );
  const sent = actors.findIndex((actor, at) => at > kept && actor === 1 && !/let|stop/.test(line[at] ?? ''));
  const byLink = `${winning}&player=friend`;
  const linkOf = (moves: number, more = {}) =>
    `/play/russian-bank/#${byLink}&l=${packLine({ line: line.slice(0, moves), ends: [], ...more })}`;
  const stored = () => page.evaluate(() => localStorage.getItem('winnable.games.finished') ?? '');
  await open(page, line.slice(0, kept), 'normal', byLink);
  const follow = async (link: string) => {
    await page.goto('/about/');
    await page.goto(link);
  };
  await follow(linkOf(kept, { gaveUp: 2 }));
  await expect(words(page)).toContainText('This link says that your friend gives up');
  await page.getByRole('button', { name: 'Go to the game' }).click();
  await expect(words(page)).toContainText('Waiting for your friend’s answer.');
  expect(await stored()).not.toContain('"won"');
  await follow(linkOf(kept, { gaveUp: 2 }));
  await page.getByRole('button', { name: 'End the game' }).click();
  await expect(ended(page)).toContainText('Your friend has given up.');
  // A win that was not played out says nothing of how few moves it takes.
  await expect.poll(stored).toContain('"won"');
  expect(await stored()).not.toContain('"best"');
  await follow(linkOf(sent));
  await expect(words(page)).toContainText('Your friend has played on');
  await page.getByRole('button', { name: 'Go on with the game' }).click();
  await expect(words(page)).toContainText('your turn', { ignoreCase: true, timeout: 60_000 });
  await expect(ended(page)).toHaveCount(0);
  await expect.poll(stored).not.toContain('"won"');
});

test('beside a link of which something is to be said, both ways on leave the words whole on a phone', async ({ page }) => {
  const line = await beforeWin();
  const over = [...line, toWin.action, 'let'];
  const byLink = `${winning}&player=friend`;
  for (const [kept, sent, says] of [
    [over, line.slice(0, -3), 'This game is over'],
    [line.slice(0, 20), line, 'This link also plays your turn'],
  ] as const)
    for (const viewport of [windows.phone, { width: 360, height: 640 }]) {
      await page.setViewportSize(viewport);
      await open(page, kept, 'normal', byLink);
      await page.goto('/about/');
      await page.goto(`/play/russian-bank/#${byLink}&l=${packLine({ line: sent, ends: [] })}`);
      await expect(words(page)).toContainText(says);
      await expect(page.locator('.verdict-buttons button')).toHaveCount(2);
      expect(await cutLines(page)).toEqual([]);
      const [text, buttons] = await Promise.all([words(page).boundingBox(), page.locator('.verdict-buttons').boundingBox()]);
      expect(text?.width).toBeGreaterThan(viewport.width * 0.7);
      expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
      expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
});

test('after the end the way back to the result covers no card', async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await open(page, [...(await beforeWin()), toWin.action, 'let'], 'normal', `${winning}&player=here`);
  await ready(page, 1).click();
  await page.getByRole('button', { name: 'Let it stand' }).click();
  await page.getByRole('button', { name: 'Show the board' }).click();
  const covered = () =>
    page.evaluate(() => {
      const back = document.querySelector('.game-end-back')?.getBoundingClientRect();
      const under = ({ top, bottom, left, right }: DOMRect) =>
        back && top < back.bottom && bottom > back.top && left < back.right && right > back.left;
      const slots = [...document.querySelectorAll<HTMLElement>('.board [data-slot]')];
      return back ? slots.filter((slot) => under(slot.getBoundingClientRect())).map(({ dataset }) => dataset.slot) : null;
    });
  await expect.poll(covered).toEqual([]);
});

test('a link with a “Stop!” where nobody has a word is refused in words', async ({ page }) => {
  const { line } = await before(1);
  for (const [more, wrong] of [
    [['stop'], 1],
    [['draw', 'let', 'let'], 3],
  ] as const) {
    await page.goto('/about/');
    await page.goto(`/play/russian-bank/#${deal}&player=friend&l=${packLine({ line: [...line, ...more], ends: [] })}`);
    await expect(page.getByText(`Move ${line.length + wrong} of this game isn’t legal`)).toBeVisible();
  }
});
