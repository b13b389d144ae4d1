import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig, fontProviders } from 'astro/config';
import { hosting } from './src/integrations/hosting.ts';
import { offline } from './src/integrations/offline.ts';
import { search } from './src/integrations/search.ts';
import { buildDay, isSet } from './src/published/days/build.ts';
import { redirects } from './src/redirects.ts';
import { unbroken } from './src/site/unbroken.ts';

/**
 * The one setting of a deployment: the full address of the home page, with the sub-path if there is one,
 * e.g. SITE_URL=https://example.org/winnable/
 */
const home = new URL((process.env.SITE_URL || 'http://localhost:4321/').replace(/\/*$/, '/'));

/** Pages for people, not for search engines: tools, and what has moved. */
const unlisted = new Set([
  '/404/',
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

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const themeScript = readFileSync(here('./src/site/theme-boot.js'), 'utf8');
const sha256 = (text) => /** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`);

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** One font file of a fontsource package; the first of a family is the one that pages preload. */
const face = (name, range, weight, style = 'normal') => ({
  src: [`@fontsource-variable/${name}.woff2`],
  unicodeRange: range.split(','),
  weight,
  style,
});
const text = 'schibsted-grotesk/files/schibsted-grotesk';
const display = 'hedvig-letters-serif/files/hedvig-letters-serif';

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

/** How puzzles are made is for the command line: no page and no worker asks for it, so nothing of it is built for them. */
const nothingMined = () => ({
  name: 'nothing-mined',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (source, importer) =>
    source === './mine/index.ts' && importer?.endsWith('/entry.ts') ? { id: source, external: true } : null,
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
    sitemap({ filter: isListed }),
    search(),
    offline(),
    hosting(),
  ],
  markdown: { syntaxHighlight: false },
  fonts: [
    {
      name: 'Schibsted Grotesk',
      cssVariable: '--font-text',
      provider: fontProviders.local(),
      fallbacks: ['sans-serif'],
      options: {
        variants: [
          face(`${text}-latin-wght-normal`, latin, '400 700'),
          face(`${text}-latin-ext-wght-normal`, latinExt, '400 700'),
          face(`${text}-latin-wght-italic`, latin, '400 700', 'italic'),
          face(`${text}-latin-ext-wght-italic`, latinExt, '400 700', 'italic'),
        ],
      },
    },
    {
      name: 'Hedvig Letters Serif',
      cssVariable: '--font-display',
      provider: fontProviders.local(),
      fallbacks: ['serif'],
      options: {
        variants: [face(`${display}-latin-opsz-normal`, latin, '400'), face(`${display}-latin-ext-opsz-normal`, latinExt, '400')],
      },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [sha256(themeScript)] },
    },
  },
  vite: {
    plugins: [
      nothingMined(),
      paraglideVitePlugin({
        project: './project.inlang',
        outdir: './src/paraglide',
        strategy: ['globalVariable', 'baseLocale'],
      }),
    ],
    // In parts, so that a page's worker loads the solver of one game.
    worker: { format: 'es', plugins: () => [nothingMined()] },
    resolve: { alias: { '@px': here('./node_modules/pixi.js/lib') } },
  },
});
