import { afterEach, expect, test } from 'vitest';
import { percent } from '../../src/components/play/percent.ts';
import { baseLocale, overwriteGetLocale } from '../../src/paraglide/runtime.js';

afterEach(() => overwriteGetLocale(() => baseLocale));

test.each([
  ['en', '35.7'],
  ['fr', '35,7'],
  ['sv', '35,7'],
  ['fi', '35,7'],
] as const)('a chance is written as %s writes numbers', (locale, written) => {
  overwriteGetLocale(() => locale);
  expect(percent(0.3571)).toBe(written);
  expect(percent(0.25)).toBe('25');
});
