import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/env.mjs';
import { zipped } from '../lib/weigh.mjs';

/** The kinds of pages of which there are many; the heaviest of each is told. */
const kinds = /** @type {const} */ ([
  ['home', /^$/],
  ['puzzle', /^puzzles\/[\w-]+\/[\w-]+\/$/],
  ['daily puzzle', /^daily\/\d+\/[\w-]+\/$/],
  ['lesson', /^learn\/[\w-]+\/[\w-]+\/$/],
  ['rules', /^rules\/[\w-]+\/$/],
]);

/**
 * What the built site takes: all its files, and the heaviest page of each kind.
 * @returns {{ files: number, bytes: number, heaviest: { kind: string, path: string, bytes: number, gzip: number }[] }}
 */
export function siteWeight() {
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(dist, name)).isFile());
  const bytes = files.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
  const pages = files.filter((name) => /(?:^|\/)index\.html$/.test(name)).map((name) => name.slice(0, -'index.html'.length));
  const heaviest = kinds.flatMap(([kind, name]) => {
    const [path] = pages
      .filter((page) => name.test(page))
      .sort((a, b) => statSync(join(dist, b, 'index.html')).size - statSync(join(dist, a, 'index.html')).size);
    if (path === undefined) return [];
    const html = readFileSync(join(dist, path, 'index.html'));
    return [{ kind, path: `/${path}`, bytes: html.length, gzip: zipped(html) }];
  });
  return { files: files.length, bytes, heaviest };
}
