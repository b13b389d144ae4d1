import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Catalogue } from '../../src/integrations/languages/messages.ts';
import { expectLine, islandsAwake, troubles, wakeBoard } from './helpers.ts';
import { pageKinds } from './pages.ts';
import { finder, scriptsFrom, sentencesOf } from './words-apart.ts';

const root = join(import.meta.dirname, '../..');
const { locales } = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8')) as { locales: string[] };
const others = locales.slice(1);

/** The texts of a language, as they stand in its messages; of those with places to fill, what stands between them. */
function textsOf(language: string): Set<string> {
  const folder = join(root, 'messages', language);
  const catalogues = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Catalogue);
  const messages = catalogues.flatMap((catalogue) => Object.values(catalogue));
  const texts = messages.flatMap((message) => (typeof message === 'string' ? message : Object.values(message[0].match)));
  return new Set(texts.flatMap((text) => text.split(/\{\w+\}/)).map((text) => text.trim()));
}

/** All that a page says to be read or heard. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      spoken.flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [document.title, document.body.textContent, ...attributes].join('\n').replaceAll('\u00a0', ' ');
  });

for (const language of others) {
  const own = textsOf(language);
  const english = [...textsOf('en')].filter((text) => text.split(' ').length >= 3 && !own.has(text));

  test(`no page says a sentence of English in ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    const wrong = troubles(page);
    const left: string[] = [];
    let before = '';
    // Of the days, other languages have a week.
    for (const { path, kind } of pageKinds.filter((kind) => kind.status === undefined && !/^\/daily\/\d/.test(kind.path))) {
      // An address that differs in its fragment alone would load no page.
      if (before === path.split('#')[0]) await page.goto('about:blank');
      before = path.split('#')[0] ?? '';
      await page.goto(`/${language}${path}`);
      await islandsAwake(page);
      // What a link or a search brings is drawn a moment later.
      if (kind !== 'prose') await page.waitForTimeout(200);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const text = await said(page);
      left.push(...english.filter((sentence) => text.includes(sentence)).map((sentence) => `${path.split('#')[0]}: ${sentence}`));
    }
    expect(left).toEqual([]);
    expect(wrong).toEqual([]);
  });

  test(`a page opens in ${language} at the same place, and the choice is kept`, async ({ page }) => {
    await page.goto('/rules/sixteen/?from=list#empty-pile');
    await page.locator('header .languages summary').click();
    await page.locator(`header .languages a[hreflang=${language}]`).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/rules/sixteen/\\?from=list#empty-pile$`));
    await page.goto('/about/');
    await expect(page.locator(`.language-offer a[hreflang=${language}]`)).toBeVisible();
  });
}

test('a page names the same page in the other languages, if there are any', async ({ page }) => {
  await page.goto('/learn/');
  const names = await page.locator('link[hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(names).toEqual(others.length > 0 ? [...locales, 'x-default'] : []);
  await expect(page.locator('.languages')).toHaveCount(others.length > 0 ? 1 : 0);
});

/** The number of a day that is not of a week written in every language. */
const far = 5;

for (const language of others) {
  test(`a day without a page of its own in ${language} is the same day there, and its puzzle the same puzzle at the same move`, async ({
    page,
  }) => {
    const wrong = troubles(page);
    await page.goto(`/daily/${far}/`);
    await page.locator('header .languages summary').click();
    await page.locator(`header .languages a[hreflang=${language}]`).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/daily/any/\\?n=${far}$`));
    await expect(page.locator('h1')).toHaveText(
      new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(2026, 10, far)),
      { ignoreCase: true },
    );
    await expect(page.locator('.any-day a')).toHaveCount(3);
    await expect(page.locator('.any-day .picture svg')).toHaveCount(3);
    await page.locator('.any-day a[href*=sixteen]').click();
    await expect(page).toHaveURL(new RegExp(`/${language}/daily/any/puzzle/\\?n=${far}&game=sixteen$`));
    const board = page.locator('.screen-board');
    await expect(board).toBeVisible();
    const id = `s-${1000 + far}`;
    for (const slot of ['p2', 'urn']) {
      await board.locator(`[data-slot="${slot}"]`).focus();
      await page.keyboard.press('Enter');
    }
    const kept = () => page.evaluate((name) => localStorage.getItem(`winnable.line.${name}`), id);
    await expect.poll(kept).toContain('draw');
    const before = await kept();
    await page.evaluate((target) => {
      document.querySelector<HTMLAnchorElement>(`a[data-language][hreflang=${target}]`)?.click();
    }, 'en');
    await expect(page).toHaveURL(new RegExp(`/daily/${far}/sixteen/$`));
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await expectLine(page, 2);
    expect(await kept()).toBe(before);
    expect(wrong).toEqual([]);
  });
}

for (const language of others)
  test(`beside a board the ways back from a mistake leave the way on free in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 657 });
    await page.goto(`/${language}/puzzles/ristiseiska/r-0026/`);
    await wakeBoard(page);
    await page.locator('.tell-me input').first().check({ force: true });
    for (const slot of ['hand-2/2c', 'down-c']) await page.locator(`.board [data-slot="${slot}"]`).press('Enter');
    const ways = page.locator('.verdict-buttons .button');
    await expect(ways).toHaveCount(2);
    const [back, why, on] = await Promise.all(
      [ways.first(), ways.last(), page.locator('.screen-way .cell')].map((one) => one.boundingBox()),
    );
    expect(back?.y).toBe(why?.y);
    expect((why?.x ?? 0) + (why?.width ?? 0)).toBeLessThanOrEqual(on?.x ?? 0);
  });

/** What reads like a sentence of the interface and is the text of an error that the program throws when it is wrong itself. */
const thrown = ['there are no puzzles of'];

test('nothing that a page of one language has or loads holds a sentence of another', () => {
  test.setTimeout(300_000);
  const dist = join(root, 'dist');
  const texts = (folder: string, skip: readonly string[] = []) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:html|json|xml|ics|webmanifest)$/.test(name) && !skip.some((one) => name.startsWith(`${one}/`)))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const reached = scriptsFrom(join(dist, '_astro'));
  const sentences = new Map(locales.map((language) => [language, sentencesOf(root, language)]));
  const found: string[] = [];
  for (const language of locales) {
    const own = sentences.get(language) as Set<string>;
    expect(own.size).toBeGreaterThan(1000);
    const foreign = locales.filter((other) => other !== language).flatMap((other) => [...(sentences.get(other) as Set<string>)]);
    const find = finder(new Set(foreign.filter((sentence) => !own.has(sentence) && !thrown.includes(sentence))));
    const files = language === 'en' ? texts(dist, [...others, '_astro', 'pagefind']) : texts(join(dist, language));
    const pages = files.filter(({ name }) => name.endsWith('.html')).map(({ text }) => text);
    const scripts = [...reached(pages)].map((name) => ({ name, text: readFileSync(join(dist, '_astro', name), 'utf8') }));
    expect(pages.length).toBeGreaterThan(300);
    expect(scripts.length).toBeGreaterThan(50);
    for (const { name, text } of [...files, ...scripts]) found.push(...find(text).map((one) => `${language} ${name}: ${one}`));
  }
  const page = readFileSync(join(dist, 'learn/sixteen/moving-runs/index.html'), 'utf8');
  expect(finder(sentences.get('en') as Set<string>)(page).length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

test('cards have the letters of the language once they are chosen, and keys follow them from the first one on', async ({
  page,
}) => {
  await page.goto('/fr/puzzles/ristiseiska/r-0001/');
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--letters-own').trim());
  expect(await shown()).toBe('none');
  await page.goto('/fr/settings/');
  await page.getByRole('radio', { name: 'A R D V' }).check();
  await page.goto('/fr/puzzles/ristiseiska/r-0001/');
  expect(await shown()).toBe('inline');
  await expect(page.locator('.board use[display="var(--letters-own)"]').first()).toBeAttached();
  await page.keyboard.press('r');
  await expect(page.locator('.bd-slot:focus')).toHaveAccessibleName(/^roi de pique/);
  await page.keyboard.press('d');
  await expect(page.locator('.bd-slot:focus')).toHaveAccessibleName(/^dame de cœur/);
  // In a language whose cards have the usual letters there is nothing to choose.
  await page.goto('/settings/');
  await expect(page.getByRole('radio', { name: 'A K Q J' })).toHaveCount(0);
});
