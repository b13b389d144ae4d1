import { expect, type Page, test } from '@playwright/test';
import type { Play } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { choose } from '../../src/engine/solve/players.ts';

const number = 7;
const fragment = `n=${number}&rules=crapette~order%3Dcalled&player=planner`;

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

/** Opens the deal with this line behind it. */
async function open(page: Page, line: readonly string[], pace = 'slow'): Promise<void> {
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
