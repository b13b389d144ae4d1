import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { forGood, framedHere, headers, headersFile, readBy, unframed } from '../../src/integrations/hosting.ts';
import { baseLocale, locales } from '../../src/paraglide/runtime.js';
import { policyFirst } from '../../src/site/policy.ts';

const dir = mkdtempSync(join(tmpdir(), 'winnable-hosting-'));
for (const room of ['learn/sixteen', 'position', 'embed', '_astro', 'og', 'og/learn', 'fi/learn', 'fi/position', 'fi/embed'])
  mkdirSync(join(dir, room), { recursive: true });
for (const page of [
  'index.html',
  '404.html',
  'learn/index.html',
  'position/index.html',
  'embed/index.html',
  'fi/index.html',
  'fi/404.html',
  'fi/learn/index.html',
  'fi/position/index.html',
  'fi/embed/index.html',
  '_astro/a.js',
  'og/a.png',
])
  writeFileSync(join(dir, page), '');
afterAll(() => rmSync(dir, { recursive: true }));

/** What a host sends that joins all rules that match, as the hosts do that read the file. */
function sent(path: string, base = '/'): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const rule of headersFile(dir, base).trim().split('\n\n')) {
    const [pattern = '', ...lines] = rule.split('\n');
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const line of matches ? lines : []) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      found.set(name, [...(found.get(name) ?? []), value]);
    }
  }
  return found;
}

test('_headers: every file gets each header once, and only the embedded page may be framed, by ourselves the position too', () => {
  for (const path of ['/', '/404.html', '/learn/sixteen/x/', '/position/', '/embed/', '/_astro/a.js', '/sw.js']) {
    for (const [name, value] of Object.entries(headers)) expect(sent(path).get(name), path).toEqual([value]);
    for (const values of sent(path).values()) expect(values).toHaveLength(1);
  }
  for (const path of ['/', '/404.html', '/learn/', '/learn/sixteen/x/', '/fi/', '/fi/404.html', '/fi/learn/', '/og/learn/'])
    expect(sent(path).get('Content-Security-Policy')).toEqual([unframed]);
  expect(sent('/position/').get('Content-Security-Policy')).toEqual([framedHere]);
  expect(sent('/fi/position/').get('Content-Security-Policy')).toEqual([framedHere]);
  expect(headersFile(dir, '/')).not.toContain('/og/index.html');
  for (const path of ['/embed/', '/fi/embed/']) expect(sent(path).has('Content-Security-Policy')).toBe(false);
  // A wrong address there stands in somebody's frame.
  expect(sent('/embed/nothing/').has('Content-Security-Policy')).toBe(false);
  expect(sent('/_astro/a.js').get('Cache-Control')).toEqual([forGood]);
  // A frame with `sandbox` has no origin: what its modules and fonts are must be for everybody, and nothing else is.
  expect(sent('/_astro/a.js').get('Access-Control-Allow-Origin')).toEqual([readBy]);
  for (const path of ['/', '/embed/', '/position/', '/sw.js']) expect(sent(path).has('Access-Control-Allow-Origin')).toBe(false);
  expect(sent('/learn/').has('Cache-Control')).toBe(false);
});

test('_headers: under a sub-path too', () => {
  expect(sent('/sub/learn/', '/sub/').get('Content-Security-Policy')).toEqual([unframed]);
  expect(sent('/sub/position/', '/sub/').get('Content-Security-Policy')).toEqual([framedHere]);
  expect(sent('/learn/', '/sub/').size).toBe(0);
});

test('the docs give the same headers for each server', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
  const parts = text.split(/^## /m).slice(1);
  expect(parts.map((part) => part.split('\n')[0])).toEqual(['What to send', 'nginx', 'Apache', 'Caddy', 'Tried']);
  for (const part of parts.slice(0, -1))
    for (const [name, value] of [
      ...Object.entries(headers),
      ['Content-Security-Policy', unframed],
      ['Content-Security-Policy', framedHere],
      ['Cache-Control', forGood],
      ['Access-Control-Allow-Origin', readBy],
    ]) {
      expect(part, name).toContain(name);
      expect(part, name).toContain(value);
    }
});

test('the docs answer a wrong address below /embed/ with the embed’s own page, which may be framed', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
  const part = (name: string) => text.split(/^## /m).find((one) => one.startsWith(name)) ?? '';
  expect(part('nginx')).toMatch(/\/embed\/ \{\s*error_page 404 \$language\/embed\/index\.html;/);
  expect(part('Apache')).toMatch(/<LocationMatch "\^\/embed\/">\s*ErrorDocument 404 \/embed\/index\.html/);
  expect(part('Caddy').split('handle_errors')[1]).toMatch(
    /@elsewhere Content-Security-Policy[\s\S]*rewrite @embedded \{re\.frame\.1\}\/embed\/index\.html/,
  );
  // What is said of a path is said of it in every language.
  const languages = locales
    .filter((locale) => locale !== baseLocale)
    .sort()
    .join('|');
  for (const name of ['nginx', 'Apache', 'Caddy']) {
    const named = [...part(name).matchAll(/\b[a-z]{2}(?:\|[a-z]{2})+\b/g)].map(([list]) => list);
    expect(named.length, name).toBeGreaterThan(3);
    expect(new Set(named), name).toEqual(new Set([languages]));
  }
});

test('a page’s policy comes before its first script', () => {
  const meta = '<meta http-equiv="content-security-policy" content="default-src \'none\'">';
  const page = `<head><meta charset="utf-8"><script>1</script><title>t</title>${meta}</head>`;
  expect(policyFirst(page)).toBe(`<head><meta charset="utf-8">${meta}<script>1</script><title>t</title></head>`);
  expect(policyFirst('<p>no policy</p>')).toBe('<p>no policy</p>');
});

test('a page allows only what it holds', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const meta = (...allowed: string[]) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${allowed.map((one) => ` ${one}`).join('')};">`;
  const rest =
    '<script>1</script><script type="module">2</script><style>a{}</style><script type="application/ld+json">{}</script>';
  const page = (policy: string) => `<meta charset="utf-8">${policy}${rest}`;
  const astros = meta(hash('1'), hash('elsewhere'), hash('2'), hash('a{}'), hash('{}'));
  expect(policyFirst(page(astros))).toBe(page(meta(hash('1'), hash('2'), hash('a{}'))));
});
