// Takes the README's picture anew from the site as it was built last: `node scripts/picture.mjs [path]`.
import { join } from 'node:path';
import { needNode } from './lib/node.mjs';

needNode('npx node scripts/picture.mjs');
const { chromium } = await import('@playwright/test');
const { ensureChromium, quiet } = await import('./browser.mjs');
const { root } = await import('./lib/env.mjs');
const { serve } = await import('./lib/serve.mjs');

const path = process.argv[2] ?? '/puzzles/sixteen/s-0001/';
const { home, close } = await serve(4395);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: quiet });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(new URL(path.slice(1), home).href, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'docs/picture.png') });
} finally {
  await browser.close();
  close();
}
