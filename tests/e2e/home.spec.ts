import { expect, test } from '@playwright/test';
import { fetchedAll } from '../../scripts/lib/fetching.mjs';
import { startBoard, troubles, watchShifts } from './helpers.ts';

const bricks = ['first-draw', 'first-place', 'look-ahead'];
const placing = ['on-anything', 'three-in-order', 'leave-room', 'four-bricks'];

test('who is new tries a move right there: a refusal says why, and the run comes along @phone', async ({ page }) => {
  const wrong = troubles(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three great games almost nobody knows.');
  await expect(page.getByRole('link', { name: /Continue/ })).toBeHidden();
  // On the smallest phone too the whole board and what to do with it are in view.
  await page.setViewportSize({ width: 360, height: 640 });
  const said = await page.getByText('Lift the 9. The 6 and the 3 ride along.').boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(said?.y).toBeGreaterThan((await page.getByRole('heading', { name: 'Free the 12' }).boundingBox())?.y ?? 640);
  await startBoard(page);
  const board = page.getByRole('group', { name: 'Bricks to try' });
  const pile = (number: number) => board.locator(`[data-slot="p${number}"]`);
  await pile(4).focus();
  await page.keyboard.press('Enter');
  await pile(3).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not there.')).toBeVisible();
  await expect(page.getByText('The 9 needs a 10.')).toBeVisible();
  await pile(2).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’ve picked up the 9, the 6 and the 3.')).toBeVisible();
  await pile(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('There’s the 12. Three bricks, one move.')).toBeVisible();
  // The next board takes its place, and can be shown.
  await page.getByRole('button', { name: 'Next board' }).click();
  await expect(page.getByRole('heading', { name: 'Free the 1.' })).toBeFocused();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByText('There’s the 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next board' })).toBeVisible();
  expect(wrong).toEqual([]);
});

for (const width of [360, 768, 1440])
  test(`who is in the middle of a course goes on with it, and nothing moves at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifted = await watchShifts(page);
    // On the day that the site was built with: another one is fetched, and its boards have other sizes.
    const built = Number(/data-day="(\d+)"/.exec(await (await page.request.get('/')).text())?.[1]);
    const noon = (day: number) => new Date(2026, 9, 31 + day, 12);
    const solved = (day: number) => {
      const date = noon(day).toLocaleDateString('sv');
      return { v: 2, date, actions: 5, hints: 0, solution: false, undone: 0, slips: 2, questions: 0 };
    };
    await page.addInitScript(
      ([steps, records]) => {
        localStorage.setItem('winnable.steps', steps as string);
        localStorage.setItem('winnable.solved', records as string);
      },
      [
        JSON.stringify({
          'sixteen/bricks-and-urn': bricks,
          'sixteen/placing': placing,
          'sixteen/runs': ['on-a-run'],
        }),
        JSON.stringify({ [`s-${1000 + built}`]: solved(built), [`b-${999 + built}`]: solved(built - 1) }),
      ],
    );
    await page.clock.setFixedTime(noon(built));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue: lesson 3');
    await expect(page.getByText('Sixteen, 2 of 10 lessons done')).toBeVisible();
    await expect(page.getByText('Runs may have gaps. You are at step 2 of 4.')).toBeVisible();
    await expect(page.getByText('2 days in a row')).toBeVisible();
    const weekday = noon(built).toLocaleDateString('en', { weekday: 'long' });
    await expect(page.getByText(`${weekday}: 1 of 3`)).toBeAttached();
    await fetchedAll(page);
    expect(await shifted()).toBeLessThanOrEqual(0.02);
    await page.getByRole('link', { name: /^Continue/ }).click();
    await expect(page).toHaveURL(/\/learn\/sixteen\/runs\/$/);
  });

test('every course begun, the game left open and what is due wait on home, each with its board, and nothing moves', async ({
  page,
}) => {
  const wrong = troubles(page);
  await page.goto('/play/sixteen/#n=7');
  const board = page.locator('.board').first();
  await expect(board.locator('canvas, .bd-slot').first()).toBeAttached();
  await page.keyboard.press('d');
  await page.keyboard.press('1');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('winnable.deal.open'))).toContain('"deal":"n=7');
  await page.evaluate(() => {
    const put = (key: string, value: unknown) => localStorage.setItem(`winnable.${key}`, JSON.stringify(value));
    put('steps', { 'sixteen/bricks-and-urn': ['first-draw'], 'russian-bank/the-table': ['begun'] });
    const position = 'sixteen:g/8543.g36.-.-/100000/-/7a';
    const back = { name: 's=sixteen&g=home&d=1&n=126', game: 'sixteen', due: '2026-11-01', step: 0, position };
    // Beside what is good there is what nobody can have kept.
    const rating = { rating: 1486, rd: 120, vol: 0.06, count: 4, past: [1486] };
    put('practice', { v: 1, ratings: { sixteen: rating, ristiseiska: 7 }, again: [back, null, { ...back, due: '2999-01-01' }] });
  });
  const shifted = await watchShifts(page);
  await page.goto('/');
  const waits = page.getByRole('region', { name: 'What is waiting for you' });
  await expect(waits.getByRole('heading')).toHaveText([
    'Continue: lesson 1',
    'Continue: lesson 1',
    'Your open game',
    '1 puzzle is due',
  ]);
  await expect(waits.getByText('Russian Bank, 0 of 12 lessons done')).toBeVisible();
  await expect(waits.getByText('Bricks and an urn. You are at step 2 of 3.')).toBeVisible();
  await expect(waits.locator('.picture:visible .bd-svg')).toHaveCount(4);
  await expect(waits.getByText(/^0 of 96 home · \d+ in the urn$/)).toBeVisible();
  await expect(page.getByText('1486, provisional (1246–1726)')).toBeVisible();
  expect(await shifted()).toBeLessThanOrEqual(0.02);
  await waits.getByRole('link', { name: 'Resume' }).click();
  await expect(page).toHaveURL(/\/play\/sixteen\/#n=7/);
  // The games to play, in another tab, hear of a move and of the end.
  const other = await page.context().newPage();
  await other.goto('/play/');
  const card = other.getByRole('list', { name: 'Your open games' }).getByRole('listitem').first();
  const drawn = card.locator('.picture .bd-svg');
  await expect(card.getByText('0 of 96 home')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', /\/play\/sixteen\/#n=7/);
  await expect(drawn).toBeVisible();
  const before = await drawn.innerHTML();
  await page.evaluate(() => {
    const [deal, position] = ['n=7&copies=6&piles=4&ranks=16', 'sixteen:5/2.53/51/4/-'];
    const open = { [`sixteen#${deal}`]: { deal, moves: 41, position, at: 5 }, 'A b': 7 };
    localStorage.setItem('winnable.deal.open', JSON.stringify(open));
  });
  await expect(card).toContainText('6 of 10 home');
  await expect.poll(() => drawn.innerHTML()).not.toBe(before);
  await expect(drawn).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('winnable.deal.open'));
  await expect(card).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('an open game of Crapette is called so; one that is removed is said to keep its moves, and comes back', async ({ page }) => {
  const wrong = troubles(page);
  await page.goto('/play/');
  await page.evaluate(() => {
    const position =
      'russian-bank:crapette/2/9s9cJc8s6s3d3cThAcKh7d9dTd;Qc.8d.2c.5h;7c2dKdJs5dQh8hAs6c4c6hJhAd3hTc8c7sKs5sTsQdQs2s4dAhJd3s4s4h5c7h9h2hKc6d;-/4s5s5dTsTc7cJd7hJc4d3h6d6h;Ks.8d.As.Th;Ad4h5h4cQs2cAc2h6cQhJh3c2s9s9h8h7sTd2d8sQcAhQdKc3s9dKd3dJs5c8c6sKh9c7d;-/--.--.--.--/-/0';
    const deals = ['n=5&player=planner&rules=crapette', ...[1, 2, 3].map((n) => `n=${n}&copies=6&piles=4&ranks=16`)];
    const open = deals.map((deal, i) =>
      i === 0
        ? [`russian-bank#${deal}`, { deal, moves: 3, position, at: 9_000 }]
        : [`sixteen#${deal}`, { deal, moves: 3, position: `sixteen:5/2.53/51/4/-`, at: 1_000 * i }],
    );
    localStorage.setItem('winnable.deal.open', JSON.stringify(Object.fromEntries(open)));
  });
  await page.reload();
  const cards = page.getByRole('list', { name: 'Your open games' }).getByRole('listitem');
  await expect(cards.first()).toContainText('Crapette · against Vala');
  await cards.first().getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('status')).toHaveText('Off the list. Its moves are kept: the same deal goes on where you left it.');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('Sixteen');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(cards.first()).toContainText('Crapette · against Vala');
  await expect(cards.first().getByRole('link', { name: 'Resume' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeHidden();
  await expect(page.getByText('1 more open game')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('winnable.steps', JSON.stringify({ 'sixteen/bricks-and-urn': ['first-draw'] })));
  await page.goto('/');
  const waits = page.getByRole('region', { name: 'What is waiting for you' });
  await expect(waits.getByText('Crapette, in progress')).toBeVisible();
  expect(wrong).toEqual([]);
});
