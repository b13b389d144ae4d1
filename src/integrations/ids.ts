import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Ids that stand more than once in a page. In: its HTML; what scripts hold is no part of it. */
export function doubleIds(html: string): string[] {
  const seen = new Set<string>();
  const double = new Set<string>();
  for (const [, id = ''] of html.replace(/<script\b[\s\S]*?<\/script>/g, '').matchAll(/<[a-z][^<>]*?\sid="([^"]*)"/gi)) {
    if (seen.has(id)) double.add(id);
    seen.add(id);
  }
  return [...double];
}

/** Refuses a site with a page in which a link to a part has two places to go to. */
export function ids(): AstroIntegration {
  return {
    name: 'ids',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
        const wrong = pages.flatMap((name) => {
          const found = doubleIds(readFileSync(join(root, name), 'utf8'));
          return found.length === 0 ? [] : [`${name}: ${found.join(', ')}`];
        });
        if (wrong.length > 0) throw new Error(`ids that are not unique in their page:\n${wrong.slice(0, 20).join('\n')}`);
      },
    },
  };
}
