import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayLeftOut, puzzleLeftOut } from '../../scripts/lib/site.mjs';
import { builtNumbers } from '../../src/published/days/build.ts';

const root = join(import.meta.dirname, '../..');
const files: Record<string, string> = {
  'index.html': `<a href="/sub/a/#there">1</a> <a href="/sub/a/#absent">2</a> <a href="/a/">3</a> <a href="/sub/a/#p=x&amp;g=win">4</a>
    <a href="https://elsewhere.example/">5</a> <link rel="canonical" href="https://example.org/sub/gone/">
    <astro-island component-url="/sub/_astro/Island.js"></astro-island>`,
  'a/index.html': '<h1 id="there">A</h1> <img src="/sub/no.svg" alt="">',
};
let out: string;

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'winnable-site-'));
  for (const [file, html] of Object.entries(files)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), `<!doctype html><html><body>${html}</body></html>`);
  }
});
afterAll(() => rmSync(out, { recursive: true }));

describe.each([
  ['fetched', []],
  ['listed', ['--listed']],
] as const)('links that are %s', (_, flags) => {
  let report: string;
  let status: number | null;
  beforeAll(() => {
    const env = { ...process.env, SITE_URL: 'https://example.org/sub/' };
    const run = spawnSync(process.execPath, [join(root, 'scripts/links.mjs'), out, ...flags], { env, encoding: 'utf8' });
    ({ stderr: report, status } = run);
  });

  test('broken links end red', () => expect(status).toBe(1));

  test.each(
    [
      '/sub/a/#absent',
      'index.html → /a/ (not under /sub/)',
      'sub/no.svg',
      'https://example.org/sub/gone/',
      '/sub/_astro/Island.js',
    ].map((text) => [text.replace(/^\//, '')]),
  )('reported: %s', (text) => expect(report).toContain(text));

  test.each([['#there'], ['#p='], ['elsewhere']])('not reported: %s', (text) => expect(report).not.toContain(text));

  test('a published address that is gone is reported', () => expect(report).toContain('/rules/sixteen/'));
  test('a day that should be there is reported', () => expect(report).toContain('day 1 is not there'));
});

describe('of a build with few days', () => {
  test.each([
    ['/daily/4/', true],
    ['/daily/4/sixteen/', true],
    ['/daily/5/', false],
    ['/daily/5/sixteen/', false],
    ['/daily/6/#notes', false],
    ['/daily/9999/', false],
    ['/daily/0/', false],
    ['/daily/calendar/', false],
    ['/daily/', false],
    ['/puzzles/sixteen/4/', false],
  ])('%s may lead nowhere: %s', (address, left) => expect(dayLeftOut(address, [5, 6])).toBe(left));

  test.each([
    ['/puzzles/sixteen/s-0042/', true],
    ['/puzzles/russian-bank/b-0007/#hint', true],
    ['/og/puzzles/sixteen/s-0042.png', true],
    ['/puzzles/sixteen/', false],
    ['/learn/sixteen/s-0042/', false],
    ['/daily/4/sixteen/', false],
  ])('and few puzzles %s may lead nowhere: %s', (address, left) => {
    expect(puzzleLeftOut(address, { PUZZLES: '2' })).toBe(left);
    expect(puzzleLeftOut(address, {})).toBe(false);
  });

  test('with all days, none may', () => expect(dayLeftOut('/daily/4/', builtNumbers({}, 22))).toBe(false));
});
