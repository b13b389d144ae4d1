import { expect, test } from 'vitest';
import { withItalics } from '../../src/site/italics.ts';

const page = (words: string) => `<head><link rel="preload" href="/upright.woff2"></head><body>${words}</body>`;

test('the slanted face comes with a page that has a word in it, and with no other', () => {
  expect(withItalics(page('Press <em>Stop</em>.'), '/slanted.woff2')).toBe(
    page('Press <em>Stop</em>.').replace(
      '<head>',
      '<head><link rel="preload" href="/slanted.woff2" as="font" type="font/woff2" crossorigin>',
    ),
  );
  expect(withItalics(page('<img alt="empty"><embed> empty'), '/slanted.woff2')).toBe(page('<img alt="empty"><embed> empty'));
});
