import { expect, type Page, test } from '@playwright/test';

const answer = (page: Page) => page.getByRole('status').first();

test('moves are stopped or let pass, by pointer and by key, and each answer leads to its rule', async ({ page }) => {
  await page.goto('/learn/crapette/stop-or-not/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The opponent .*\.$/);
  await page.getByRole('button', { name: 'Stop!' }).click();
  await expect(answer(page)).toContainText('You saw it.');
  await expect(page.getByRole('link', { name: 'The rule', exact: true })).toHaveAttribute(
    'href',
    /\/rules\/crapette\/#compulsory-reserve$/,
  );
  const first = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Next, 2 of 20' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.label').first()).toContainText('2 of 20, 1 right');
  await page.getByRole('button', { name: 'Stop!' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('No, that was allowed.');
});

test('after the twentieth there is a count, and one may begin again', async ({ page }) => {
  await page.goto('/learn/crapette/stop-or-not/');
  for (let n = 2; n <= 21; n++) {
    await page.getByRole('button', { name: 'Stop!' }).click();
    if (n <= 20) await page.getByRole('button', { name: `Next, ${n} of 20` }).click();
  }
  await expect(page.getByText('10 of 20 right.')).toBeVisible();
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(page.locator('.label').first()).toHaveText(/1 of 20$/);
  await expect(page.getByRole('button', { name: 'Stop!' })).toBeEnabled();
});

test('answers are still there after a reload, until one begins again', async ({ page }) => {
  await page.goto('/learn/crapette/stop-or-not/');
  await page.getByRole('button', { name: 'Stop!' }).click();
  await expect(answer(page)).toContainText('You saw it.');
  await page.reload();
  await expect(answer(page)).toContainText('You saw it.');
  await page.getByRole('button', { name: 'Next, 2 of 20' }).click();
  await expect(page.locator('.label').first()).toContainText('2 of 20, 1 right');
  await page.reload();
  await expect(page.locator('.label').first()).toContainText('2 of 20, 1 right');
  for (let n = 3; n <= 21; n++) {
    await page.getByRole('button', { name: 'Stop!' }).click();
    if (n <= 20) await page.getByRole('button', { name: `Next, ${n} of 20` }).click();
  }
  await expect(page.getByText('10 of 20 right.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('10 of 20 right.')).toBeVisible();
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(page.locator('.label').first()).toHaveText(/1 of 20$/);
  await page.reload();
  await expect(page.locator('.label').first()).toHaveText(/1 of 20$/);
});

test('both answers have one size, and all of the page is in the window', async ({ page }) => {
  for (const [width, height] of [
    [1440, 757],
    [390, 844],
    [360, 640],
    [800, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/learn/crapette/stop-or-not/');
    const boxes = await Promise.all(['Stop!', 'They may. Go on'].map((name) => page.getByRole('button', { name }).boundingBox()));
    expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0);
    expect(boxes[0]?.height).toBeCloseTo(boxes[1]?.height ?? 0, 0);
    for (const box of boxes) {
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 1);
    }
  }
});
