import { expect, it } from 'vitest';
import { lengthWords } from '../../src/components/teach/compose/Share.tsx';

it('says what a link is too long for, a code before a messenger, and what would shorten it', () => {
  expect(lengthWords(1_800)).toBe('1800 characters: fits a QR code and any message.');
  const code = /^\d+ characters: too long for a QR code, which holds at most 1,800\./;
  const messenger = 'Some messengers cut links of more than 2,000.';
  expect(lengthWords(1_801)).toMatch(code);
  expect(lengthWords(2_000)).not.toContain(messenger);
  expect(lengthWords(2_001)).toMatch(code);
  expect(lengthWords(2_001)).toContain(messenger);
  for (const count of [1_801, 2_001]) expect(lengthWords(count)).toMatch(/Shorter texts and fewer pieces would shorten it\.$/);
});
