import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const asks = 'experimentalStaticLocale ?? options.locale ?? getLocale()';
/** What asks, to the end of its file. */
const asking = /^export const (\w+) = [\s\S]*/m;
const sentence = /\/src\/paraglide\/messages\/(?!_)[^/]+\.js$/;
const runtime = /\/src\/paraglide\/runtime\.js$/;

const letters = /\/src\/components\/board\/faces\/own-letters\.ts$/;

/** One of them, to the end of its outline. */
const letter = /^ {2}(\w+): \{(?: .* \}|[\s\S]*?\n {2}\}),\n/gm;

/** The letters on cards, as outlines, of which those of one language are left. */
function lettersOf(language: string, outlines: string): string {
  const { cards_letters: signs } = JSON.parse(
    readFileSync(new URL(`../../messages/${language}/cards.json`, import.meta.url), 'utf8'),
  ) as {
    cards_letters: string;
  };
  return outlines.replace(letter, (whole, sign) => (signs.split(' ').includes(sign) ? whole : ''));
}

/** What is left of the runtime that finds out which language is meant: the answer. */
const answering = (language: string, base: string, languages: readonly string[]): string =>
  [
    `export const locales = ${JSON.stringify(languages)}`,
    `export const baseLocale = ${JSON.stringify(base)}`,
    `export const getLocale = () => ${language === base ? 'baseLocale' : JSON.stringify(language)}`,
    'export const overwriteGetLocale = () => {}',
    'export const setLocale = () => {};',
  ].join('; ');

/**
 * A build writes the pages of one language, and no sentence asks which one is meant; those of other languages are left out, and so are
 * their letters on cards.
 * In: the languages there are, the base language first; the one that is built.
 */
export function oneLanguage(languages: readonly string[], language: string): Plugin {
  const [base = language] = languages;
  const isClient = ({ name }: { name: string }) => name === 'client';
  return {
    name: 'one-language',
    enforce: 'pre',
    // The development server has all sentences of a language in one file.
    apply: (_, { command }) => command === 'build',
    // What is said while a module is loaded, before any page, is in the language of the build too.
    applyToEnvironment: (environment) => isClient(environment) || languages.length > 1,
    load(id) {
      return runtime.test(id) ? answering(language, base, isClient(this.environment) ? [language] : languages) : null;
    },
    transform(code, id) {
      if (letters.test(id)) return { code: lettersOf(language, code), map: null };
      if (!sentence.test(id)) return null;
      const name = code.includes(asks) ? asking.exec(code)?.[1] : undefined;
      const own = `${language}_${name}`;
      if (name === undefined || !code.includes(`const ${own} = `))
        this.error(`a sentence no longer asks for its language as it did: ${id}`);
      return {
        code: code
          .replace(/^import \{ getLocale, experimentalStaticLocale \}.*$/m, '')
          .replace(asking, `export const ${name} = ${own};`),
        map: null,
      };
    },
  };
}
