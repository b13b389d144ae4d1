import { test } from '@playwright/test';
import { startBoard, visit } from './helpers.ts';
import { heard } from './tree.ts';
import { away } from './windows.ts';

/** What a screen reader has of each board, and of what stands around every page; of the pages themselves, kinds.spec.ts. */
const boards: Readonly<Record<string, string>> = {
  'sixteen puzzle': '/puzzles/sixteen/s-0001/',
  'russian-bank puzzle': '/puzzles/russian-bank/b-0001/',
  'ristiseiska puzzle': '/puzzles/ristiseiska/r-0001/',
  'sixteen deal': '/play/sixteen/#n=7',
  'russian-bank deal': '/play/russian-bank/#n=12',
  'ristiseiska deal': '/play/ristiseiska/#n=3',
};

for (const [name, path] of Object.entries(boards))
  test(`board: ${name}`, async ({ page }) => {
    await visit(page, { name, path, kind: 'live' });
    await startBoard(page);
    await page.mouse.move(...away);
    await heard(page.locator('.board:visible').first(), `board ${name}`);
  });

test('page: what stands around every page', async ({ page }) => {
  await visit(page, { name: 'about', path: '/about/', kind: 'prose' });
  await heard(page.getByRole('banner'), 'header');
  await heard(page.getByRole('contentinfo'), 'footer');
});
