import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { startBoard, visit } from './helpers.ts';
import { livePages, pageKinds } from './pages.ts';

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme, reducedMotion: 'reduce' });

    for (const kind of pageKinds) {
      test(`${kind.name} can be used by everyone @phone`, async ({ page }) => {
        await visit(page, kind);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' · ')}`)).toEqual([]);
      });
    }

    for (const kind of livePages) {
      test(`${kind.name} with its board at work can be used by everyone`, async ({ page }) => {
        await visit(page, kind);
        await startBoard(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' · ')}`)).toEqual([]);
      });
    }
  });
}
