import type { Plugin } from 'vite';

const asks = 'experimentalStaticLocale ?? options.locale ?? getLocale()';
/** What asks, to the end of its file. */
const asking = /^export const (\w+) = [\s\S]*/m;
const sentence = /\/src\/paraglide\/messages\/(?!_)[^/]+\.js$/;
const runtime = /\/src\/paraglide\/runtime\.js$/;

/**
 * While the site speaks one language, no sentence in the browser asks which one is meant: of the runtime that finds it out only the
 * answer is left. In: the languages there are, the base language first. With more than one, nothing is changed.
 */
export function oneLanguage(languages: readonly string[]): Plugin {
  const [language] = languages;
  return {
    name: 'one-language',
    enforce: 'pre',
    // The development server has all sentences of a language in one file.
    apply: (_, { command }) => command === 'build' && languages.length === 1,
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      runtime.test(id)
        ? `export const locales = ${JSON.stringify(languages)}; export const baseLocale = ${JSON.stringify(language)};` +
          'export const getLocale = () => baseLocale; export const overwriteGetLocale = () => {};'
        : null,
    transform(code, id) {
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
