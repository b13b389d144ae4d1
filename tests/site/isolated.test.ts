import { expect, test } from 'vitest';
import { linkWords } from '../../src/components/links/link-words.ts';
import { isolated } from '../../src/site/isolated.ts';

test('somebody’s words turn no words of a sentence around', () => {
  expect(isolated('Doors, 7♣ – ärlig')).toBe('Doors, 7♣ – ärlig');
  // Nothing is left open, and nothing closes what is around it.
  expect(isolated('\u202eabc')).toBe('abc');
  expect(isolated('a\u2069\u2069b')).toBe('ab');
  expect(isolated('שלום')).toBe('\u2068שלום\u2069');
  expect(isolated('\u202eستة\u2069')).toBe('\u2068ستة\u2069');
});

test('a link’s error quotes what it was given without being turned by it', () => {
  expect(linkWords({ kind: 'choice', part: 'd', value: '\u202eon' })).toBe(linkWords({ kind: 'choice', part: 'd', value: 'on' }));
  expect(linkWords({ kind: 'choice', part: 'd', value: 'ستة' })).toContain('\u2068ستة\u2069');
});
