import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { unburdened } from '../../src/integrations/island.ts';

const directive = '(()=>{(self.Astro||(self.Astro={})).use=1;window.dispatchEvent(new Event("astro:use"));})();';
const element = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})();';
const own = 'document.documentElement.dataset.boot = "a < b";';
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (...texts: readonly string[]) =>
  `<html><head><meta content="script-src 'self' ${texts.map(sha).join(' ')};"><script>${own}</script></head><body>${texts
    .map((text) => `<script>${text}</script>`)
    .join('')}<astro-island></astro-island></body></html>`;

test('what wakes islands becomes one file, and the policy allows it no longer in the page', () => {
  const lighter = unburdened(page(own, directive, element), '/base/_astro/');
  expect(lighter?.file.text).toBe(`${directive}\n${element}`);
  expect(lighter?.file.name).toMatch(/^island\.[\w-]{8}\.js$/);
  expect(lighter?.html).toContain(`<script type="module" async src="/base/_astro/${lighter?.file.name}"></script></head>`);
  expect(lighter?.html).not.toContain('customElements');
  expect(lighter?.html).not.toContain(sha(directive));
  expect(lighter?.html).not.toContain(sha(element));
});

test("the page's own scripts stay where they are, with their place in the policy", () => {
  const lighter = unburdened(page(own, directive, element), '/_astro/');
  expect(lighter?.html.split(`<script>${own}</script>`)).toHaveLength(3);
  expect(lighter?.html).toContain(sha(own));
});

test('another directive is another file; the same ones are the same', () => {
  const name = (...texts: readonly string[]) => unburdened(page(...texts), '/')?.file.name;
  expect(name(directive, element)).toBe(name(directive, element));
  expect(name(directive, element)).not.toBe(name(directive.replaceAll('use', 'load'), element));
});

test('a page without islands is left alone', () => {
  expect(unburdened(page(own), '/')).toBeNull();
});
