import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions, run } from 'axe-core';

/** Less than half the size of what the package exports: every page that is asked has to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** By which rules, if not all, and within which part of the page. */
export interface Asked {
  readonly rules?: readonly string[];
  readonly within?: string;
}

/**
 * What axe finds in a page as it is now, or in a part of it: the rule, and where. By all its rules, or by those named. Nothing is
 * worked out of what is right, which is most of its work; of a list the first twelve rows are asked. (The site frames nothing of others, so the page itself can be asked.)
 */
export async function barriers(page: Page, { rules, within }: Asked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Nothing is fetched anew either: the one rule that asks for it is about sound, of which no page has any.
  const options: RunOptions = { resultTypes: ['violations'], preload: false, ...(rules ? { runOnly: [...rules] } : {}) };
  return page.evaluate(
    async ([part, how]) => {
      // Of a long list the rest is taken out meanwhile, from the last on, and put back.
      const rest = [...document.querySelectorAll<HTMLElement>('li:nth-child(n + 13)')].reverse();
      const places = rest.map((row) => ({ row, list: row.parentNode, next: row.nextSibling }));
      for (const row of rest) row.remove();
      const { violations } = await (window as unknown as { axe: { run: typeof run } }).axe.run(part ?? document, how);
      for (const { row, list, next } of places) list?.insertBefore(row, next);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' · ')}`);
    },
    [within, options] as const,
  );
}
