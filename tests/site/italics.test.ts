import { expect, test } from 'vitest';
import { withoutIdleItalics } from '../../src/site/italics.ts';

const upright = '<link rel="preload" href="/upright.woff2" as="font" crossorigin>';
const slanted = '<link rel="preload" href="/slanted.woff2" as="font" crossorigin data-slanted>';
const page = (words: string, links = upright + slanted) => `<head>${links}</head><body>${words}</body>`;

test('the slanted face comes with a page that has a word in it, and with no other', () => {
  expect(withoutIdleItalics(page('Press <em>Stop</em>.'))).toBe(page('Press <em>Stop</em>.'));
  expect(withoutIdleItalics(page('<img alt="empty"><embed> empty'))).toBe(page('<img alt="empty"><embed> empty', upright));
  expect(withoutIdleItalics(page(' ', `${upright}<link rel="preload" href="/s" data-slanted="true">`))).toBe(page(' ', upright));
});
