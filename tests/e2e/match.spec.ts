import { expect, type Page, test } from '@playwright/test';
import { textGame } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { bothTables } from '../../src/engine/games/russian-bank/both.ts';
import { type Rounds, rounds } from '../../src/engine/games/russian-bank/crapette/match.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { awake, troubles } from './helpers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const number = 7;
const rules = 'crapette~score=count~target=100';
const deal = `n=${number}&rules=${encodeURIComponent(rules)}&player=planner`;

const value = <T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

interface Played {
  readonly line: readonly string[];
  readonly after: Rounds;
}

/** The rounds of the match, each with its whole line, until somebody has won it. */
async function playedMatch(): Promise<readonly Played[]> {
  const game = textGame(bothTables);
  const all: Played[] = [];
  for (let match = value(rounds(rng, { rules }, number)); match.match.winners === null; ) {
    let play = value(game.open(match.start));
    while (play.outcome === null) {
      const action = value(await choose(play.position, 'greedy', play.line.length));
      play = value(play.apply(action ?? play.actions[0] ?? ''));
    }
    match = value(match.after(play.outcome));
    all.push({ line: play.line, after: match });
  }
  return all;
}

/** Leaves a round's whole line in the browser, as if it had been played there. */
const leave = (page: Page, round: number, line: readonly string[], of = `russian-bank.${deal}`) =>
  page.evaluate(
    ([key = '', kept = '']) => localStorage.setItem(key, kept),
    [
      `winnable.line.deal.${of}${round === 1 ? '' : `.${round}`}`,
      JSON.stringify({ line, cursor: line.length, undone: 0, hints: 0, solution: false }),
    ],
  );

test('a match of Crapette, from the chooser to its end: the sheet, reloads, the open game, once more @phone', async ({
  page,
}) => {
  test.slow();
  const seen = troubles(page);
  const match = await playedMatch();
  expect(match.length).toBeGreaterThan(1);

  await page.goto('/play/russian-bank/');
  const set = page.getByRole('combobox', { name: 'Rule set' });
  await set.focus();
  await awake(page);
  await set.selectOption({ label: 'Crapette, the traditional table' });
  const points = page.getByRole('combobox', { name: 'Points' });
  await points.selectOption({ label: 'A match to 100 points' });
  await expect(page.locator('.deal-sentence')).toContainText('a match to 100 points');
  // By link each deal is one game.
  await page.getByRole('combobox', { name: 'Against whom' }).selectOption({ label: 'a friend, by link' });
  await expect(points.getByRole('option', { name: 'A match to 100 points' })).toHaveCount(0);
  await expect(page.locator('.deal-sentence')).not.toContainText(', a match');

  const end = page.getByRole('region', { name: 'The end of the game' });
  await page.goto('/about/');
  for (const [i, { line, after }] of match.entries()) {
    const round = i + 1;
    await leave(page, round, line);
    await page.goto(`/play/russian-bank/#${deal}`);
    if (page.url().includes('/play/') && round > 1) await page.reload();
    await expect(end.getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Play Crapette/);
    const sheet = end.getByRole('table', { name: after.match.winners === null ? /Points so far/ : 'Points of the match' });
    await expect(sheet.getByRole('row', { name: /^Total/ }).locator('td')).toHaveText(after.match.totals.map(String));
    await expect(sheet.getByRole('rowheader', { name: /^Round/ })).toHaveCount(round);
    if (after.match.winners !== null) break;
    // Between two rounds the match is still one that is open.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('winnable.deal.open')))
      .toContain(`n=${number}&rules=crapette`);
    await end.getByRole('button', { name: 'Next round' }).click();
    const [yours = 0, theirs = 0] = after.match.totals;
    await expect(page.getByText(new RegExp(`To 100. Points: you ${yours}, \\w+ ${theirs}`))).toBeVisible();
    await expect(page.getByRole('heading', { name: `Round ${round + 1}` })).toBeVisible();
    await page.reload();
    await expect(page.getByText(new RegExp(`To 100. Points: you ${yours}, \\w+ ${theirs}`))).toBeVisible();
  }
  const [winner] = match.at(-1)?.after.match.winners ?? [];
  await expect(end.getByText(winner === 1 ? 'You win the match.' : /wins the match\./)).toBeVisible();
  await expect(end.getByRole('button', { name: 'Next round' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New match' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'New deal' })).toHaveCount(0);
  // Each round has counted, and the match is not open any more.
  const keys = () => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('winnable.games.finished') ?? '{}')));
  await expect.poll(async () => (await keys()).length).toBe(match.length);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('winnable.deal.open') ?? '')).not.toContain('crapette');
  await end.getByRole('button', { name: 'Play again, same deal' }).click();
  await expect(page.getByText(/^A match to 100\. /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(`winnable.match.russian-bank.${name}`), deal)).toBeNull();
  expect(seen).toEqual([]);
});

for (const [what, kept] of [
  ['of no match', [{ winner: 1, points: [5, 5] }]],
  [
    'of one that is over',
    [
      { winner: 1, points: [90, 0] },
      { winner: 1, points: [80, 0] },
    ],
  ],
] as const)
  test(`rounds ${what}, kept by some mishap, hold up no match`, async ({ page }) => {
    test.slow();
    const [first] = await playedMatch();
    await page.goto('/about/');
    await page.evaluate(
      ([key = '', ends = '']) => localStorage.setItem(key, ends),
      [`winnable.match.russian-bank.${deal}`, JSON.stringify(kept)],
    );
    await leave(page, 1, first?.line ?? []);
    await page.goto(`/play/russian-bank/#${deal}`);
    await page.getByRole('region', { name: 'The end of the game' }).getByRole('button', { name: 'Next round' }).click();
    await expect(page.getByRole('heading', { name: 'Round 2' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Round 2' })).toBeVisible();
  });

for (const [game, options] of [
  ['russian-bank', { rules }],
  ['ristiseiska', { players: '3', rules: 'pantti~target=500' }],
] as const)
  test(`${game}: a round that is given up stays so after a reload, and the next one is played`, async ({ page }) => {
    const dealt = (await loadTextGame(game)).deal(options, rng(number));
    let play = value(dealt);
    for (let i = 0; i < 8; i++) play = value(play.apply(play.actions[0] ?? ''));
    const named = `n=${number}&${Object.entries(options)
      .map(([key, of]) => `${key}=${encodeURIComponent(of)}`)
      .join('&')}`;
    await page.goto('/about/');
    await leave(page, 1, play.line, `${game}.${named}`);
    await page.goto(`/play/${game}/#${named}`);
    await page.getByRole('button', { name: 'Give up' }).click();
    const asked = page.locator('.verdict-words').locator('..');
    await expect(asked).toContainText('Give up this deal?');
    await page.getByRole('button', { name: 'Give up' }).first().click();
    const next = page.getByRole('region', { name: 'The end of the game' }).getByRole('button', { name: 'Next round' });
    await expect(next).toBeVisible();
    await page.reload();
    await expect(next).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await next.click();
    await expect(page.getByRole('heading', { name: 'Round 2' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Round 2' })).toBeVisible();
    await expect(next).toHaveCount(0);
  });
