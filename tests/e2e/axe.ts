import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** By which rules, if not all, and within which part of the page. */
export interface Asked {
  readonly rules?: readonly string[];
  readonly within?: string;
}

/**
 * What axe finds in a page as it is now, or in a part of it: the rule, and where. By all its rules, or by those named. Nothing is
 * worked out of what is right, which is most of its work. (The site frames nothing of others, so the page itself can be asked.)
 */
export async function barriers(page: Page, { rules, within }: Asked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules ? { runOnly: [...rules] } : {}) };
  return page.evaluate(
    async ([part, how]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' · ')}`);
    },
    [within, options] as const,
  );
}
