import { expect, test } from 'vitest';
import { unbroken } from '../../src/site/unbroken.ts';

test('runs hold together, other hyphens and what is read stay as they are', () => {
  expect(unbroken('9-6-3 onto a well-known 10-9')).toBe('9-\u20606-\u20603 onto a well-known 10-\u20609');
  expect(unbroken('16-12-7').replaceAll('\u2060', '')).toBe('16-12-7');
  expect(unbroken('-3 and p2-f')).toBe('-3 and p2-f');
});
