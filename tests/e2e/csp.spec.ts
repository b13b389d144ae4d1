import { expect, test } from '@playwright/test';
import { startBoard, troubles, visit } from './helpers.ts';
import { livePages, pageKinds } from './pages.ts';

for (const kind of pageKinds) {
  test(`${kind.name}: keeps to its policy, asks nobody else, no errors`, async ({ page }) => {
    const seen = troubles(page);
    await visit(page, kind);
    const policy = await page.locator('meta[http-equiv="content-security-policy" i]').getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(seen).toEqual([]);
  });
}

for (const kind of livePages) {
  test(`${kind.name}: the same with a board at work @phone`, async ({ page }) => {
    const seen = troubles(page);
    await visit(page, kind);
    await startBoard(page);
    expect(seen).toEqual([]);
  });
}
