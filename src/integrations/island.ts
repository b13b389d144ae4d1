import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Astro writes what wakes islands into every page that has one: a script a directive, and the element's own. */
const wakes = /dispatchEvent\(new Event\("astro:[a-z]+"\)\)|define\("astro-island"/;

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A page whose islands are woken by a file, and that file: its name beside the other scripts, and its text. */
export interface Unburdened {
  readonly html: string;
  readonly file: { readonly name: string; readonly text: string };
}

/**
 * Puts the script that wakes islands into a file of its own, which is fetched once for all pages. In: the HTML of a page, and the address of
 * the folder of scripts with a slash at its end. Out: nothing where the page has no island.
 *
 * It is a module, so that `unloaded-boot.js` hears when it does not come; the page's policy needs its text no longer.
 */
export function unburdened(html: string, folder: string): Unburdened | null {
  const texts: string[] = [];
  let rest = html.replace(/<script>([\s\S]*?)<\/script>/g, (whole, text: string) => {
    if (!wakes.test(text)) return whole;
    texts.push(text);
    return '';
  });
  if (texts.length === 0) return null;
  const text = texts.join('\n');
  const name = `island.${hash(text).toString('base64url').slice(0, 8)}.js`;
  const script = `<script type="module" async src="${folder}${name}"></script>`;
  for (const one of texts) rest = rest.replace(` 'sha256-${hash(one).toString('base64')}'`, '');
  return { html: rest.replace('</head>', () => `${script}</head>`), file: { name, text } };
}

/** Astro's part of it: after the build, before anything counts the pages. */
export function island(): AstroIntegration {
  let base = '/';
  let assets = '_astro';
  return {
    name: 'island',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/, '/');
        assets = config.build.assets;
      },
      'astro:build:done': ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = new Map<string, string>();
        for (const page of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
          if (!page.endsWith('.html')) continue;
          const lighter = unburdened(readFileSync(join(root, page), 'utf8'), `${base}${assets}/`);
          if (lighter === null) continue;
          writeFileSync(join(root, page), lighter.html);
          files.set(lighter.file.name, lighter.file.text);
        }
        if (files.size === 0) throw new Error('no page says how its islands wake: Astro must have changed how it writes that');
        for (const [name, text] of files) writeFileSync(join(root, assets, name), text);
        logger.info(`${files.size} ${files.size === 1 ? 'file wakes' : 'files wake'} the islands of all pages`);
      },
    },
  };
}
