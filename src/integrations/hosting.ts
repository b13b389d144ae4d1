import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The one page that other sites may show in a frame. */
const framed = 'embed';

/** What a host says with every file; docs/hosting.md has the same list for hosts that read no `_headers`. */
export const headers: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The one page that a page of ours shows in a frame: the composer, as the pupil sees it. */
const shown = 'position';

/** What nearly every page adds, and what the one adds that our own pages show: a page's own policy cannot say who may frame it. */
export const unframed = "frame-ancestors 'none'";
export const framedHere = "frame-ancestors 'self'";

/**
 * Who may read files whose names change with their content: everybody. A frame with `sandbox` has no origin of its own, and its modules
 * and fonts are asked for as by a stranger.
 */
export const readBy = '*';

/** How long files may be kept whose names change with their content. */
export const forGood = 'public, max-age=31536000, immutable';

/**
 * The text of a `_headers` file, which several hosts of static files read. In: the folder of the built site; the base path,
 * with a slash at each end. Hosts join the values of all rules that match, so that no header is given by two of them.
 */
export function headersFile(dir: string, base: string): string {
  /** A folder of pages in a language other than the base one. */
  const isLanguage = (name: string) => /^[a-z]{2}$/.test(name) && existsSync(join(dir, name, 'index.html'));
  const isPage = (name: string) =>
    existsSync(join(dir, name, 'index.html')) || readdirSync(join(dir, name)).some((one) => !/\./.test(one));
  const folders = (path: string) =>
    readdirSync(join(dir, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  // The rooms of a language stand in its own folder.
  const [top, inner] = [folders('.'), (name: string) => (isLanguage(name) ? folders(name).map((room) => `${name}/${room}`) : [])];
  const rooms = [...top.filter((name) => !isLanguage(name)), ...top.flatMap(inner)]
    .filter((name) => !name.startsWith('_') && name.split('/').at(-1) !== framed && isPage(name))
    .map((name) => `${base}${name}/*`);
  const homes = top.filter(isLanguage).flatMap((name) => ['', 'index.html', '404.html'].map((page) => `${base}${name}/${page}`));
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule(`${base}*`, headers),
    rule(`${base}_astro/*`, { 'Cache-Control': forGood, 'Access-Control-Allow-Origin': readBy }),
    ...[base, `${base}index.html`, `${base}404.html`, ...homes, ...rooms.sort()].map((path) =>
      rule(path, { 'Content-Security-Policy': path.endsWith(`/${shown}/*`) ? framedHere : unframed }),
    ),
  ].join('\n\n')}\n`;
}

/** Astro's part of it: after the build. */
export function hosting(): AstroIntegration {
  let base = '/';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeFileSync(join(folder, '_headers'), headersFile(folder, base));
      },
    },
  };
}
