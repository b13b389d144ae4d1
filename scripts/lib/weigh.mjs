import { gzipSync } from 'node:zlib';
import { fetchedAll, watchFetching } from './fetching.mjs';

/**
 * Bytes after gzip, by kind, and how many requests there were.
 * @typedef {{ html: number, css: number, js: number, workers: number, fonts: number, images: number, other: number, requests: number }} Weight
 */

/** @param {string | Buffer} content */
export const zipped = (content) => gzipSync(content, { level: 9 }).length;

/** @type {Record<string, 'html' | 'css' | 'js' | 'fonts' | 'images'>} */
const kinds = { document: 'html', stylesheet: 'css', script: 'js', font: 'fonts', image: 'images' };

/** Scripts that stand in the page itself are scripts too; data blocks are not. */
const inline = /<script(?![^>]*\b(?:src=|type="(?:application\/(?:ld\+)?json|speculationrules)"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Whether a script is a part of a worker: its build names them with a dash before the hash, that of the pages with a stop.
 * @param {string} url
 */
export const ofWorker = (url) => /-[\w-]{8}\.js$/.test(url);

/**
 * Weighs what a page fetches from now on: sizes, not times.
 * @param {import('@playwright/test').Page} page
 * @returns {{ read(): Promise<Weight> }} what has been fetched up to a moment
 */
export function scale(page) {
  watchFetching(page);
  /** @type {Map<string, Promise<Partial<Weight>>>} */
  const fetched = new Map();
  /** @type {Set<string>} */
  const workers = new Set();
  page.on('worker', (worker) => workers.add(worker.url()));
  page.on('response', (response) => {
    const request = response.request();
    const type = request.resourceType();
    if (!response.url().startsWith('http') || fetched.has(response.url()) || (response.status() >= 300 && type !== 'document'))
      return;
    // What a picture refers to is no image to browsers, but it is to readers.
    const drawn = /\.svg$/.test(new URL(response.url()).pathname);
    const kind = drawn ? 'images' : (kinds[type] ?? 'other');
    fetched.set(
      response.url(),
      response.body().then(
        (body) => {
          if (kind === 'fonts' || (kind === 'images' && !drawn)) return { [kind]: body.length };
          if (kind !== 'html') return { [kind]: zipped(body) };
          const scripts = [...body.toString('utf8').matchAll(inline)].map((match) => match[1] ?? '').join('\n');
          return { html: zipped(body), js: scripts === '' ? 0 : zipped(scripts) };
        },
        () => ({}),
      ),
    );
  });
  return {
    async read() {
      await fetchedAll(page);
      /** @type {Weight} */
      const sum = { html: 0, css: 0, js: 0, workers: 0, fonts: 0, images: 0, other: 0, requests: fetched.size };
      for (const [url, part] of fetched)
        for (const [kind, bytes] of Object.entries(await part))
          sum[kind === 'js' && (workers.has(url) || ofWorker(url)) ? 'workers' : /** @type {keyof Weight} */ (kind)] += bytes;
      return sum;
    },
  };
}
