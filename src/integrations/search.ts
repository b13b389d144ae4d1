import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** What stands on an indexed page and is no text of it: live boards with their controls, ways on and back, what is said twice. */
const left = [
  ...['astro-island', 'svg', 'nav', 'noscript', '.label', '.progress', '.task-label', '.lesson-end'],
  ...['.anchor', '.to-composer', '.to-set', '.step-then', '.read-again'],
];

/** Excerpts of several pages share a file, so that the whole index can be kept on a device with few requests. */
const fragments = 24;

/** Pagefind's own interface, which it writes as well. */
const unused = /(?:ui|highlight)\.(?:js|css)$/;

/** Signs that are part of a word: 7♣ is a card. */
const signs = '♠♥♦♣';

/**
 * Writes the search index of a built site to its folder `pagefind/`. Pages that are to be found say so
 * (`src/components/search/found.ts`). Out: how many there are; throws where there are none.
 */
export async function writeSearch(dir: string): Promise<number> {
  const { index, errors } = await createIndex({ excludeSelectors: left, includeCharacters: signs, maxFragments: fragments });
  try {
    if (!index) throw new Error(errors.join('\n'));
    const added = await index.addDirectory({ path: dir });
    const written = await index.writeFiles({ outputPath: join(dir, 'pagefind') });
    const wrong = [...added.errors, ...written.errors];
    if (wrong.length > 0) throw new Error(`the search index could not be written: ${wrong.join('\n')}`);
    for (const name of readdirSync(join(dir, 'pagefind'))) if (unused.test(name)) rmSync(join(dir, 'pagefind', name));
    if (added.page_count === 0) throw new Error('no page of the site is to be found by search');
    return added.page_count;
  } finally {
    await close();
  }
}

/** Astro's part of it: after the build, and before the list for use without a network is made. */
export function search(): AstroIntegration {
  return {
    name: 'search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        logger.info(`${await writeSearch(fileURLToPath(dir))} pages read`);
      },
    },
  };
}
