import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { command } from './lib/command.mjs';
import { needNode } from './lib/node.mjs';

needNode('npm run links --');
const { LinkChecker } = await import('linkinator');
const { buildDay, builtNumbers, builtOthers } = await import('../src/published/days/build.ts');
const { root } = await import('./lib/env.mjs');
const { attributesOf, dayLeftOut, existingIn, pagesOf, puzzleLeftOut } = await import('./lib/site.mjs');

const usage = `Checks the links of the built site, fragments included. Every page is read for what its own attributes name; then all is
fetched once as a browser would, style sheets too.

  npm run links -- [FOLDER] [--listed]

  FOLDER    where the site was built (dist)
  --listed  fetches nothing (many pages take minutes that way)

With SITE_URL set as it was for the build, it checks a site that lives under a sub-path: whatever does not begin with that path is
broken. With DAYS, PUZZLES and LANGUAGES set as they were, links may lead to what was left out, and to nothing else.
`;

const { values, positionals } = command('links', usage, { listed: { type: 'boolean', default: false } }, true);
const out = resolve(root, positionals[0] ?? 'dist');
const exists = existingIn(out);
const home = new URL(process.env.SITE_URL || 'http://localhost:4321/');
const base = home.pathname.replace(/\/*$/, '/');
/** @type {string[]} */
const broken = [];
const built = builtNumbers(process.env, buildDay(process.env, new Date()));
/** @type {{ locales: string[] }} */
const { locales } = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8'));
const languages = [...locales.slice(0, 1), ...builtOthers(locales.slice(1), process.env)];
const inLanguage = new RegExp(`^/(${locales.join('|')})(?=/)`);
/** @param {string} address without the base; a language is left out as English is */
const leftOut = (address) => {
  const [, language] = inLanguage.exec(address) ?? [];
  if (language !== undefined && !languages.includes(language)) return true;
  const plain = address.replace(inLanguage, '');
  return dayLeftOut(plain, built) || puzzleLeftOut(plain, process.env);
};
/** @param {string} pathname with the base */
const isLeftOut = (pathname) => pathname.startsWith(base) && leftOut(`/${pathname.slice(base.length)}`);

const pages = pagesOf(out);
if (pages.length === 0) throw new Error(`there is no built site in ${out}`);

/** Fetches every page and what it names, and tells how many links there were. */
async function fetched() {
  // The folder that is served holds the site at its base.
  const served = mkdtempSync(join(tmpdir(), 'winnable-links-'));
  const place = join(served, base === '/' ? 'site' : base.slice(1, -1));
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(out, place, 'dir');
  /** @param {string} address */
  const short = (address) => address.replace(/^http:\/\/127\.0\.0\.1:\d+/, '');

  const checker = new LinkChecker();
  checker.on('link', (link) => {
    if (link.state !== 'BROKEN' || isLeftOut(new URL(link.url, 'http://127.0.0.1/').pathname)) return;
    const why = (link.failureDetails ?? []).map((detail) => ('message' in detail ? detail.message : '')).join(' ');
    broken.push(`${short(link.parent ?? '')} → ${short(link.url)} (${why || (link.status ?? 'no answer')})`);
  });
  const result = await checker.check({
    path: pages.map((page) => `${base.slice(1)}${page.file}`),
    serverRoot: base === '/' ? place : served,
    checkCss: true,
    checkFragments: true,
    // Positions, deals, sets and results stand in the fragment, a letter for each part.
    fragmentsToSkip: ['(^|&)[a-z]='],
    concurrency: 20,
    linksToSkip: ['^(?!http://127\\.0\\.0\\.1:)'],
  });
  rmSync(served, { recursive: true });
  return result.links.filter((link) => link.state !== 'SKIPPED').length;
}

let checked = values.listed ? 0 : await fetched();

// Links and pictures, and what no link checker reads: islands, preview images, canonical addresses.
for (const { file, address: page, html } of pages) {
  const here = new URL(page.slice(1), home);
  const named = [
    ...attributesOf(html, ['href', 'src', 'component-url', 'renderer-url', 'before-hydration-url']),
    ...attributesOf(html, ['content']).filter((value) => value.startsWith(`${home.origin}/`)),
  ];
  for (const address of new Set(named)) {
    if (!URL.canParse(address, here.href)) {
      broken.push(`${file} → ${address} (is no address)`);
      continue;
    }
    const { origin, pathname, hash } = new URL(address, here);
    if (origin !== home.origin) continue;
    checked++;
    // The page for what is not found has no address of its own.
    if (file === '404.html' && pathname === `${base}404/`) continue;
    if (!pathname.startsWith(base)) broken.push(`${file} → ${address} (not under ${base})`);
    else if (!isLeftOut(pathname) && !exists(`/${pathname.slice(base.length)}${hash}`))
      broken.push(`${file} → ${address} (is not there)`);
  }
}

// Lessons and rule pages are nothing without their boards; a build that lost their content is not to pass. The page that ends a
// course sends one to a whole game, and has none.
for (const { file, html } of pages)
  if (
    /(^|\/)(learn\/[^/]+|rules)\/[^/]+\/index\.html$/.test(file) &&
    !file.endsWith('/first-game/index.html') &&
    !html.includes('<astro-island') &&
    !/http-equiv="refresh"/.test(html)
  )
    broken.push(`${file} has no board`);

const published = readFileSync(join(root, 'tests/fixtures/addresses.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'));
// Every day that was built is there, whether anything leads to it or not.
for (const number of built) if (!exists(`/daily/${number}/`)) broken.push(`day ${number} is not there`);
for (const address of published) if (!leftOut(address) && !exists(address)) broken.push(`published address ${address} is gone`);

console.log(`${pages.length} pages, ${checked} links, ${published.length} published addresses, ${broken.length} broken`);
if (broken.length > 0) {
  console.error([...new Set(broken)].join('\n'));
  process.exit(1);
}
