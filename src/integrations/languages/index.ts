import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type Catalogue, catalogueFaults } from './messages.ts';

/** What a build writes at the root of its folder and has a place of its own in each language. */
const own = ['404.html', 'daily.ics', 'daily.xml', 'manifest.webmanifest'];

const filesOf = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));

/**
 * Adds the pages of a language to a built site. In: the folder of its own build, that of the site. Its pages and what it names anew
 * come along; files that both have are the same, as their names say, and two that differ are an error.
 */
export function addLanguage(from: string, to: string, language: string): number {
  let count = 0;
  for (const path of filesOf(from)) {
    const hashed = path.startsWith('_astro/');
    if (!hashed && !path.startsWith(`${language}/`) && !own.includes(path)) continue;
    const target = join(to, own.includes(path) ? `${language}/${path}` : path);
    if (hashed && existsSync(target)) {
      if (!readFileSync(target).equals(readFileSync(join(from, path)))) throw new Error(`${path} is another file in ${language}`);
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(from, path), target);
    count++;
  }
  return count;
}

/** What the messages of a language lack. In: the folder of all messages. Out: one line each. */
export function languageFaults(folder: string, language: string): string[] {
  const read = (path: string): Catalogue => JSON.parse(readFileSync(path, 'utf8'));
  return readdirSync(join(folder, 'en'))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const path = join(folder, language, name);
      if (!existsSync(path)) return [`${language}/${name}: the file is missing`];
      return catalogueFaults(read(join(folder, 'en', name)), read(path), language).map(
        (fault) => `${language}/${name}: ${fault}`,
      );
    });
}

/**
 * Refuses a language whose messages are not complete, and adds to the site the languages that were built before it.
 * In: the language of this build and the base one; the folder with one folder for each language built, if there is any.
 */
export function languages({
  language,
  base,
  built,
}: {
  language: string;
  base: string;
  built?: string | undefined;
}): AstroIntegration {
  return {
    name: 'languages',
    hooks: {
      'astro:build:start': () => {
        if (language === base) return;
        const faults = languageFaults(fileURLToPath(new URL('../../../messages/', import.meta.url)), language);
        if (faults.length > 0)
          throw new Error(`${faults.length} faults in messages/${language}:\n${faults.slice(0, 40).join('\n')}`);
      },
      'astro:build:done': ({ dir, logger }) => {
        if (!built || language !== base) return;
        for (const name of readdirSync(built))
          logger.info(`${name}: ${addLanguage(join(built, name), fileURLToPath(dir), name)} files`);
      },
    },
  };
}

/** The addresses of the pages of languages built before, from the root of the site, for the sitemap. */
export const pagesBuilt = (built: string | undefined): string[] =>
  built === undefined
    ? []
    : readdirSync(built).flatMap((language) =>
        filesOf(join(built, language))
          .filter((path) => path.startsWith(`${language}/`) && path.endsWith('/index.html'))
          .map((path) => path.replace(/index\.html$/, '')),
      );
