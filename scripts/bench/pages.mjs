import { chromium } from '@playwright/test';
import { startBoard, visit } from '../../tests/e2e/helpers.ts';
import { livePages, pageKinds } from '../../tests/e2e/pages.ts';
import { ensureChromium, quiet } from '../browser.mjs';
import { serve } from '../lib/serve.mjs';
import { scale } from '../lib/weigh.mjs';

/**
 * Weighs one page of each kind of the built site, and what a board adds.
 * @returns {Promise<{ name: string, before: import('../lib/weigh.mjs').Weight, board: number | null }[]>} bytes after gzip
 */
export async function pageWeights() {
  const { home, close } = await serve(4397);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: quiet });
  const rows = [];
  try {
    for (const kind of pageKinds) {
      const context = await browser.newContext({ baseURL: home });
      const page = await context.newPage();
      const weight = scale(page);
      await visit(page, kind);
      const before = await weight.read();
      const live = livePages.includes(kind);
      if (live) await startBoard(page);
      const after = await weight.read();
      rows.push({ name: kind.name, before, board: live ? after.js - before.js : null });
      await context.close();
    }
  } finally {
    await browser.close();
    close();
  }
  return rows;
}
