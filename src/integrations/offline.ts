import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build as bundle } from 'vite';
import { type Build, hashedFolder, missingPage, pagePath, type Version } from '../components/offline/plan.ts';

/** Files that stand beside the pages and are kept with them; what is not named here or above is left to the network. */
const others = /^(?:favicon\.svg|apple-touch-icon\.png|manifest\.webmanifest|icons\/.*|pagefind\/.*)$/;

const revision = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The list of a built site. In: its folder. Out: what of it can be kept on a device. */
export function listBuild(dir: string): Build {
  const files: Record<string, number> = {};
  const pages: Record<string, Version> = {};
  const rest: Record<string, Version> = {};
  const all = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  for (const path of all) {
    const content = () => readFileSync(join(dir, path));
    const version = (): Version => {
      const bytes = content();
      return [revision(bytes), bytes.length];
    };
    if (path.startsWith(hashedFolder)) files[path] = content().length;
    else if (/(^|\/)index\.html$/.test(path)) pages[pagePath(path)] = version();
    else if (others.test(path)) rest[path] = version();
  }
  const id = createHash('sha256')
    .update(JSON.stringify([files, pages, rest]))
    .digest('hex')
    .slice(0, 12);
  return { id, files, pages, others: rest };
}

const entry = (name: 'entry' | 'farewell') => fileURLToPath(new URL(`../components/offline/worker/${name}.ts`, import.meta.url));

async function bundled(name: 'entry' | 'farewell', define: Record<string, string>): Promise<string> {
  const result = await bundle({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: entry(name), formats: ['iife'], name: 'winnable', fileName: () => 'sw.js' },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = output;
  if (output.length !== 1 || chunk?.type !== 'chunk') throw new Error('the service worker must be one file');
  return chunk.code;
}

/**
 * Writes the service worker of a built site and the list it works from. In: the folder of the site; `off` writes a worker
 * that ends itself and erases what is kept, wherever there is one.
 */
export async function writeOffline(dir: string, { off = false } = {}): Promise<Build | null> {
  if (off) {
    writeFileSync(join(dir, 'sw.js'), await bundled('farewell', {}));
    return null;
  }
  const build = listBuild(dir);
  if (!(missingPage in build.pages)) throw new Error(`there is no page ${missingPage} to show without a network`);
  const list = `offline-${build.id}.json`;
  writeFileSync(join(dir, list), JSON.stringify(build));
  writeFileSync(join(dir, 'sw.js'), await bundled('entry', { LIST: JSON.stringify(list) }));
  return build;
}

/** Astro's part of it: after the build. `OFFLINE=off` publishes the site without, and takes back what was given out. Not `shared`: pages that are added to another build, which has the worker. */
export function offline({ off = process.env.OFFLINE === 'off', shared = true } = {}): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { define: { __OFFLINE__: JSON.stringify(!off) } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!shared) return;
        const build = await writeOffline(fileURLToPath(dir), { off });
        const count = build ? Object.keys(build.pages).length : 0;
        logger.info(build ? `build ${build.id}, ${count} pages` : 'off: the worker that is published erases what is kept');
      },
    },
  };
}
