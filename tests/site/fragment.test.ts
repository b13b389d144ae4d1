import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLink, positionKeys } from '../../src/components/links/links.ts';
import { dealKeys, formatDeal } from '../../src/components/play/deals.ts';
import { idIn, speaksOf } from '../../src/site/fragment.ts';

test.each([
  '',
  '#',
  '#main',
  '#urn',
  '#p',
  '#n',
  '#xn=5',
  '#top=p',
  '#utm_source=n',
  '#fbclid=p=1',
  '#:~:text=a',
  '#%',
  '#pglthqadx',
  '#np=1',
])('%s speaks neither of a position nor of a deal', (fragment) => {
  expect(speaksOf(fragment, positionKeys.keys)).toBe(false);
  expect(speaksOf(fragment, dealKeys)).toBe(false);
});

test('what the site itself writes speaks of what it is for', () => {
  expect(speaksOf(`#${formatLink({ position: 'sixteen:5/2.53/51/4/-' })}`, positionKeys.keys)).toBe(true);
  expect(speaksOf(`#${formatDeal({ number: 5, options: {}, open: false, player: null })}`, dealKeys)).toBe(true);
  // Broken ones too, so that they can be told of.
  expect(speaksOf('#g=win', positionKeys.keys)).toBe(true);
  expect(speaksOf('#utm=x&p=', positionKeys.keys)).toBe(true);
  expect(speaksOf('open=1&n=x', dealKeys)).toBe(true);
});

test('an id is read whatever stands there', () => {
  expect(idIn('#end')).toBe('end');
  expect(idIn('#%C3%A4')).toBe('ä');
  expect(idIn('#100%')).toBe('100%');
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof idIn(text) === 'string'));
});
