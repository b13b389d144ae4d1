import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breadcrumbs, scriptJson } from '../../src/components/frame/json-ld.ts';

it('is the same value again, and cannot leave its script', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('</script>', '<!--', ']]>', '\u2028'))),
      (texts) => {
        const json = scriptJson({ texts });
        expect(JSON.parse(json)).toEqual({ texts });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      },
    ),
  );
});

it('the way to a page is numbered from 1, and its last part needs no address', () => {
  expect(breadcrumbs([{ name: 'Winnable', url: 'https://example.org/' }, { name: 'Puzzles' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Winnable', item: 'https://example.org/' },
      { '@type': 'ListItem', position: 2, name: 'Puzzles' },
    ],
  });
});
