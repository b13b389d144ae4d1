import { expect, test } from 'vitest';
import { doubleIds } from '../../src/integrations/ids.ts';

test('an id that stands twice in a page is found, whatever scripts hold', () => {
  expect(doubleIds('<p id="a"></p><p class="x" id="b"></p>')).toEqual([]);
  expect(doubleIds('<section id="end"></section><p>x</p><section class="y" id="end"></section>')).toEqual(['end']);
  expect(doubleIds('<p id="a"></p><script>"<p id=\\"a\\">"</script><script>\'<p id="a">\'</script>')).toEqual([]);
});
