import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run geometry --');
const { chromium } = await import('@playwright/test');
const { cutLines } = await import('../tests/e2e/cut-lines.ts');
const { lateFonts } = await import('../tests/e2e/helpers.ts');
const { windows } = await import('../tests/e2e/windows.ts');
const { findChromium, quiet } = await import('./browser.mjs');
const { fetchedAll, watchFetching } = await import('./lib/fetching.mjs');

const usage = `Tells, as tables in Markdown, what of each kind of playing screen is in view in each window, asleep and awake, whether a line of
words is cut there, and how much each kind of page shifts by itself, with fonts that come late; of a site that is being served (npm start).

  npm run geometry -- [--at http://localhost:4321] [--language fi] [--only daily]… [--screens]

  --at        where the site is served
  --language  in which language (English)
  --only      those kinds whose name has this word; may be given several times
  --screens   playing screens alone
`;

const { values } = command('geometry', usage, {
  at: { type: 'string', default: 'http://localhost:4321' },
  language: { type: 'string', default: '' },
  only: { type: 'string', multiple: true, default: [''] },
  screens: { type: 'boolean', default: false },
});
const site = values.at + (values.language && `/${values.language}`);

const opened = (/** @type {string} */ position) => `/position/#p=${position}&g=win&v=1`;
const full = opened(`sixteen:g/${Array(6).fill('gfedcba9876543').join('.')}/222222/-/-`);

const executablePath = await findChromium();
const browser = await chromium.launch({ args: quiet, ...(executablePath && { executablePath }) });

/** The first day that this build has. */
const [daily = '/'] = await (async () => {
  const page = await browser.newPage();
  await page.goto(`${site}/daily/`);
  const links = page.locator('a[href*="/daily/"][href$="/russian-bank/"]');
  return links.evaluateAll((all) => all.map((one) => new URL(/** @type {HTMLAnchorElement} */ (one).href).pathname));
})().then((paths) => paths.map((path) => path.slice(new URL(site).pathname.replace(/\/$/, '').length)));

/** Screens on which one plays. */
const screens = {
  'Sixteen lesson step': '/learn/sixteen/full-deal/#whole-deal',
  'Russian Bank lesson step': '/learn/russian-bank/long-turns/#sixteen-actions',
  'Ristiseiska lesson step': '/learn/ristiseiska/holding-back/#a-real-deal',
  'Sixteen puzzle': '/puzzles/sixteen/s-0007/',
  'Russian Bank puzzle': '/puzzles/russian-bank/b-0021/',
  'Ristiseiska puzzle': '/puzzles/ristiseiska/r-0012/',
  'a daily': daily,
  'a position': opened('sixteen:5/2.53/51/4/-'),
  'Sixteen deal': '/play/sixteen/#n=48213&open=1',
  'Russian Bank deal': '/play/russian-bank/#n=5&rules=free',
  'Ristiseiska deal for six': '/play/ristiseiska/#n=7&players=6&rules=pantti',
  'six piles of fourteen bricks': full,
  '13-card piles, 26 cards in hand': '/puzzles/russian-bank/b-0005/',
  'open hands of eighteen': '/play/ristiseiska/#n=3&players=3&rules=begging&open=1',
};

/** Pages that are read; for their shifts only. */
const others = {
  home: '/',
  course: '/learn/sixteen/',
  puzzles: '/puzzles/sixteen/',
  'daily puzzles': '/daily/',
  calendar: '/daily/calendar/',
  statistics: '/statistics/',
  rules: '/rules/ristiseiska/',
  'choice of a deal': '/play/ristiseiska/',
  practice: '/practice/',
  'puzzle of practice': '/practice/#s=sixteen&g=home&d=1&n=126',
  composer: '/compose/',
  'set being collected': '/set/',
  results: '/result/',
  'embed, tried out': '/teachers/embed/',
  'broken link': '/position/#p=sixteen:g/8543&v=1',
  settings: '/settings/',
};

const parts = {
  task: '.task-text, .screen-goal, .screen-head h1',
  board: '.board',
  verdict: '.screen-verdict',
  Undo: '.screen-line .cell:first-child',
  Hint: '.screen-hint .cell',
  Next: '.screen-way .cell, .step-nav a:last-of-type',
};

/** @param {import('@playwright/test').Page} page */
const missing = (page) =>
  page.evaluate((wanted) => {
    const out = Object.entries(wanted).filter(([, selector]) => {
      const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
      return !found.some((one) => {
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        return width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      });
    });
    const { scrollHeight } = document.documentElement;
    return [...out.map(([name]) => `no ${name}`), ...(scrollHeight > innerHeight + 1 ? ['scrolls'] : [])];
  }, parts);

/** @param {string} path @param {readonly [number, number]} size */
async function look(path, [width, height]) {
  // A reader of the language is offered no other one, which would lie over the page's head.
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 800,
    locale: values.language || 'en',
  });
  const page = await context.newPage();
  watchFetching(page);
  await lateFonts(page);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean }} */ (entry);
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () =>
    page.evaluate(() => /** @type {{ seen: { shift: number } }} */ (/** @type {unknown} */ (window)).seen.shift);
  await page.goto(site + path);
  await fetchedAll(page);
  const read = page.locator('[data-play]:visible').first();
  if (await read.isVisible()) await read.click();
  const asleep = await missing(page);
  const atLoad = await shift();
  const board = page.locator('.board:visible').first();
  if ((await board.count()) > 0) {
    await board.hover({ timeout: 5000 }).catch(() => {});
    await page.waitForTimeout(300);
    await fetchedAll(page);
    await page.waitForTimeout(150);
  }
  const cut = await cutLines(page);
  for (const words of cut) console.error(`${width}×${height} ${path.slice(0, 60)}: ${words}`);
  const told = {
    asleep,
    awake: [...(await missing(page)), ...(cut.length > 0 ? ['cuts words'] : [])],
    atLoad,
    inAll: await shift(),
  };
  await context.close();
  return told;
}

const row = (/** @type {readonly string[]} */ cells) => console.log(`| ${cells.join(' | ')} |`);
const heads = windows.map(([w, h]) => `${w}×${h}`);
row(['in view: task, whole board, verdict, Undo, Hint, Next', ...heads]);
row(['---', ...heads.map(() => '---')]);
/** @type {string[][]} */
const shifts = [];
for (const [name, path] of Object.entries(values.screens ? screens : { ...screens, ...others })) {
  if (!values.only.some((word) => name.includes(word))) continue;
  const seen = [];
  for (const size of windows) seen.push(await look(path, size));
  if (name in screens) row([name, ...seen.map(({ asleep, awake }) => [...new Set([...asleep, ...awake])].join(', ') || 'all')]);
  const most = (/** @type {readonly number[]} */ values) => {
    const worst = Math.max(...values);
    return worst < 0.0005 ? '0' : `${worst.toFixed(3)} (${heads[values.indexOf(worst)]})`;
  };
  shifts.push([name, most(seen.map(({ atLoad }) => atLoad)), most(seen.map(({ atLoad, inAll }) => inAll - atLoad))]);
}
console.log();
row(['layout shift, the most in any window', 'at load', 'at waking']);
row(['---', '---', '---']);
for (const cells of shifts) row(cells);
await browser.close();
