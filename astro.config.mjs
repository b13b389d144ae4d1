import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig } from 'astro/config';
import { chunks } from './src/integrations/chunks.ts';
import { hosting } from './src/integrations/hosting.ts';
import { ids } from './src/integrations/ids.ts';
import { island } from './src/integrations/island.ts';
import { languages, pagesBuilt } from './src/integrations/languages/index.ts';
import { offline } from './src/integrations/offline.ts';
import { oneLanguage } from './src/integrations/one-language.ts';
import { pixiParts } from './src/integrations/pixi-parts.ts';
import { preactKnown } from './src/integrations/preact-known.ts';
import { search } from './src/integrations/search.ts';
import { buildDay, isSet, weekNumbers } from './src/published/days/build.ts';
import { redirects } from './src/redirects.ts';
import { unindented } from './src/site/inline.ts';
import { unbroken } from './src/site/unbroken.ts';

/**
 * The one setting of a deployment: the full address of the home page, with the sub-path if there is one,
 * e.g. SITE_URL=https://example.org/winnable/
 */
const home = new URL((process.env.SITE_URL || 'http://localhost:4321/').replace(/\/*$/, '/'));

/** Pages for people, not for search engines: tools, and what has moved. */
const unlisted = new Set([
  '/404/',
  '/daily/any/',
  '/daily/any/puzzle/',
  '/embed/',
  '/offline/',
  '/offline/missing/',
  '/position/',
  '/search/',
  '/settings/',
  '/statistics/',
  ...Object.keys(redirects),
]);
const today = buildDay(process.env, new Date());
/** Neither are the dailies of days after the build. */
const isLater = (path) => {
  const number = /^\/daily\/(\d+)\//.exec(path)?.[1];
  return number !== undefined && !isSet(Number(number), today);
};
const isListed = (page) => {
  const path = page.slice(home.href.length - 1).replace(/^\/[a-z]{2}(?=\/)/, '');
  return !unlisted.has(path) && !isLater(path);
};

/** @type {{ locales: string[], baseLocale: string }} */
const { locales, baseLocale } = JSON.parse(readFileSync(new URL('./project.inlang/settings.json', import.meta.url), 'utf8'));
/** A build writes one language (scripts/build.mjs); with that of the base language goes all that is shared. */
const language = process.env.BUILD_LANGUAGE || baseLocale;
if (!locales.includes(language)) throw new Error(`BUILD_LANGUAGE: “${language}” is not listed in project.inlang/settings.json`);
const isBase = language === baseLocale;
const develops = process.argv.includes('dev');
/** The folder of the languages that were built before this one. */
const built = process.env.BUILT_LANGUAGES || undefined;
/** Dropped where it stands in a list of integrations. */
const ofBase = (/** @type {import('astro').AstroIntegration} */ integration) => (isBase ? [integration] : []);

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** What stands in pages as a script of its own: each is one file or several in a row. */
const bootScripts = [['./src/site/theme-boot.js', './src/site/unloaded-boot.js'], ['./src/components/learn/lesson-boot.js']];
/** With more than one language, the script of their list stands in pages too. */
const chooser = locales.length > 1 ? ['./src/components/frame/language-boot.js'] : [];
const sha256 = (text) => /** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`);

/** Prose: runs such as 9-6-3 stay on one line; code is left as it is. */
const unbrokenRuns = {
  name: 'unbroken-runs',
  hooks: {
    'astro:config:setup': ({ config }) => {
      config.markdown.processor.options.mdastPlugins.push({
        name: 'unbroken-runs',
        text: (node, context) => context.setProperty(node, 'value', unbroken(node.value)),
      });
    },
  },
};

/** `client:use`: an island wakes when somebody is about to use it. */
const clientUse = {
  name: 'client-use',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'use', entrypoint: './src/site/use-directive.ts' }),
  },
};

/** How puzzles are made is for the command line and for the worker, which loads it with the first wish for one: nothing of it is built for pages. */
const nothingMined = () => ({
  name: 'nothing-mined',
  enforce: /** @type {const} */ ('pre'),
  // The build itself says what may be wished for.
  applyToEnvironment: (/** @type {{ name: string }} */ { name }) => name === 'client',
  resolveId: (source, importer) =>
    (source.startsWith('./mine/') && importer?.endsWith('/entry.ts')) ||
    (source === '../mine/find.ts' && importer?.endsWith('/worker/inside.ts'))
      ? { id: source, external: true }
      : null,
});

/** While one develops, messages are compiled as they change; a build finds them compiled (scripts/build.mjs), as each start of the compiler costs it seconds. */
const compiledMessages = () =>
  develops &&
  paraglideVitePlugin({
    project: './project.inlang',
    outdir: './src/paraglide',
    strategy: ['globalVariable', 'baseLocale'],
  });

export default defineConfig({
  site: home.origin,
  base: home.pathname,
  output: 'static',
  trailingSlash: 'always',
  // Styles are files: no page carries what the next one has too.
  build: { format: 'directory', inlineStylesheets: 'never' },
  prefetch: false,
  devToolbar: { enabled: false },
  // Only components pass through the JSX transform; the engine's plain TypeScript does not need it.
  // The search index is made before the list of what can be kept on a device, which names it.
  integrations: [
    clientUse,
    unbrokenRuns,
    mdx(),
    preact({ include: ['**/*.tsx'] }),
    preactKnown(),
    ...ofBase(sitemap({ filter: isListed, customPages: pagesBuilt(built).map((path) => new URL(path, home).href) })),
    ids(),
    island(),
    languages({ language, base: baseLocale, built }),
    ...ofBase(search()),
    offline({ shared: isBase }),
    ...ofBase(hosting()),
  ],
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "frame-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: {
        hashes: [...bootScripts, chooser]
          .filter(({ length }) => length > 0)
          .map((paths) => sha256(unindented(paths.map((path) => readFileSync(here(path), 'utf8')).join('')))),
      },
    },
  },
  vite: {
    plugins: [nothingMined(), pixiParts(), chunks(), oneLanguage(locales, language), compiledMessages()],
    define: {
      'import.meta.env.LANGUAGE': develops ? 'undefined' : JSON.stringify(language),
      'import.meta.env.OTHER_DAYS': locales.length > 1 ? JSON.stringify(weekNumbers(today)) : 'undefined',
    },
    // Scripts are files too. Pairs of colours (light-dark) are written so that the browsers of early 2024, which do not know them, show one.
    build: {
      assetsInlineLimit: 0,
      cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
      // Astro puts this directive into each MDX module for itself; a warning for each hides those that matter.
      rolldownOptions: { onLog: (level, log, tell) => log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log) },
    },
    // In parts, so that a page's worker loads the solver of one game.
    worker: { format: 'es' },
    resolve: { alias: { '@px': here('./node_modules/pixi.js/lib') } },
  },
});
