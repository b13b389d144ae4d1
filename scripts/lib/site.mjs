import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { bankSize } from '../../src/published/days/calendar.ts';

/**
 * @typedef {object} BuiltPage
 * @property {string} address from the root of the site, without the base: `/learn/sixteen/`
 * @property {string} file from the output folder, with slashes: `learn/sixteen/index.html`
 * @property {string} html
 */

/**
 * Every page of a built site.
 * @param {string} out the output folder
 * @returns {BuiltPage[]}
 */
export function pagesOf(out) {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((file) => ({
      file,
      address: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(join(out, file), 'utf8'),
    }));
}

const escaped = /** @type {Record<string, string>} */ ({ '&amp;': '&', '&#38;': '&', '&quot;': '"', '&#34;': '"' });

/**
 * The addresses that a page's own attributes name, as they stand in it.
 * @param {string} html
 * @param {readonly string[]} attributes
 * @returns {string[]}
 */
export const attributesOf = (html, attributes) =>
  [...html.matchAll(new RegExp(`\\s(?:${attributes.join('|')})=(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'g'))].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replace(/&(amp|#38|quot|#34);/g, (entity) => escaped[entity] ?? entity),
  );

/**
 * Whether an address (without base) is one of a day that a build with few days left out.
 * @param {string} address
 * @param {readonly number[]} built the numbers of the days that were built
 * @returns {boolean}
 */
export function dayLeftOut(address, built) {
  const number = /^\/daily\/([1-9]\d*)\//.exec(address)?.[1];
  return number !== undefined && Number(number) <= bankSize && !built.includes(Number(number));
}

/**
 * Whether an address (without base) is one that a build with few puzzles may have left out: of a puzzle's page, or of its preview image.
 * @param {string} address
 * @param {import('../../src/published/days/build.ts').BuildSettings} settings
 * @returns {boolean}
 */
export const puzzleLeftOut = (address, { PUZZLES }) =>
  Boolean(PUZZLES) && /^\/(?:og\/)?puzzles\/[^/]+\/[a-z]-\d+(?:\/|\.png)(?:#|$)/.test(address);

/** Fragments in which positions, deals, sets and results stand, a letter for each part: no place in a page. */
const told = /(^|&)[a-z]=/;

/**
 * Whether addresses (without base; perhaps with a fragment) exist in a built site; what was read of a file is remembered.
 * @param {string} out
 * @returns {(address: string) => boolean}
 */
export function existingIn(out) {
  /** @type {Map<string, ReadonlySet<string> | null>} the names of places in each file; null: there is no such file */
  const known = new Map();
  return (address) => {
    const [path = '', fragment] = address.split('#');
    const file = join(out, decodeURI(path), path.endsWith('/') ? 'index.html' : '');
    if (!known.has(file))
      known.set(
        file,
        existsSync(file) ? new Set(/\.(html|svg)$/.test(file) ? attributesOf(readFileSync(file, 'utf8'), ['id']) : []) : null,
      );
    const places = known.get(file);
    return places != null && (!fragment || told.test(fragment) || places.has(decodeURIComponent(fragment)));
  };
}
