// Finds a Chromium for the browser tests, or installs one. Run by itself it prints where the browser is.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCommand, runs } from './lib/browsers.mjs';
import { needNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';

/** Chromium without the window of a browser, which takes half the work that the whole of it takes for each page. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const mac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns {Promise<string | null>} */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : null;
}

/**
 * CHROMIUM_PATH, else Playwright's own browser, else one that the system has, best without a window.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const wish = process.env.CHROMIUM_PATH;
  if (wish) {
    if (!runs(wish)) throw new Error(`CHROMIUM_PATH names ${wish}, which cannot be run.`);
    return wish;
  }
  return (await playwrightsOwn()) ?? findCommand([...shells, ...names]) ?? mac.find(runs) ?? null;
}

const root = process.getuid?.() === 0;

/** Flags for a browser that shall talk to nobody but us. */
export const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(root ? ['--no-sandbox'] : []),
];

/** @param {string} name of a package */
async function fromApt(name) {
  if (!root || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (await run('apt-get update', { env, timeout: 120_000 }))
    await run(`apt-get install -y --no-install-recommends ${name}`, { env, timeout: 600_000 });
}

async function install() {
  const short = { env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }, timeout: 600_000 };
  console.log('No Chromium found: asking Playwright for one.');
  if ((await run('playwright install chromium', short)) && (await playwrightsOwn())) {
    if (root && process.platform === 'linux') await run('playwright install-deps chromium');
    return;
  }
  console.log('Playwright could not download one: asking apt.');
  await fromApt(/** @type {string} */ (shells[0]));
  if (!(await findChromium())) await fromApt('chromium');
}

/**
 * Where a Chromium is; installs one where there is none. Throws with advice where that fails.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found && found !== findCommand(names)) return found;
  // One of the system's with a window will do, where there is none without.
  if (found) await fromApt(/** @type {string} */ (shells[0]));
  else await install();
  const path = await findChromium();
  if (path) return path;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install one ("apt-get install chromium-headless-shell" as root, or ' +
      '"npx playwright install --with-deps chromium"), or set CHROMIUM_PATH to one that is there, and run this again.',
  );
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  needNode('npm run e2e');
  try {
    console.log(await ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
