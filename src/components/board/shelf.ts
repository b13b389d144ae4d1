import { type Node, serialise } from './svg-node.ts';

/** Where a picture keeps the drawings that it uses more than once, so that each is defined once. */
export interface Shelf {
  /** The id of a drawing, which is made when its key is first seen. Equal keys must mean equal drawings. */
  id(key: string, make: (id: string) => Node): string;
  /** What the picture has to define itself, in the order of the ids. */
  defs(): readonly Node[];
  /** The address of a drawing of a sheet, by the names of both; unsaid: a picture that keeps to itself. */
  readonly sheet?: ((file: string, name: string) => string) | undefined;
}

/**
 * A shelf of one picture; `prefix` keeps the ids of several pictures on a page apart. `sheet`: a picture that is drawn at
 * build time, and may refer to the shared sheet.
 */
export function ownShelf(prefix: string, sheet?: Shelf['sheet']): Shelf {
  const ids = new Map<string, string>();
  const nodes: Node[] = [];
  return {
    id(key, make) {
      let id = ids.get(key);
      if (id === undefined) {
        id = `${prefix}${ids.size}`;
        ids.set(key, id);
        nodes.push(make(id));
      }
      return id;
    },
    defs: () => nodes,
    sheet,
  };
}

const shared = new Map<string, Node>();

/** Stands before the key of a shared drawing until its page is whole; no id of ours begins so. */
const sign = '~';

/** Stands for the address of a sheet until a page is whole: only the build knows it. */
export const fromSheet = (file: string, name: string): string => `${sign}${file}/${name}`;

/**
 * The shelf of pictures that are drawn at build time: they define nothing. Their page does, once for all its pictures,
 * when `defineShared` has seen it.
 */
export const pageShelf: Shelf = {
  id(key, make) {
    const id = sign + encodeURIComponent(key);
    if (!shared.has(id)) {
      // What it uses in its turn is registered by then.
      shared.set(id, make(id));
    }
    return id;
  },
  defs: () => [],
  sheet: fromSheet,
};

const reference = new RegExp(`href="#(${sign}[^"]*)"`, 'g');
const onSheet = new RegExp(`href="${sign}([^/"]*)/([^"]*)"`, 'g');

/** A sheet that all pages share: its address, and the names of its drawings. */
export interface Sheet {
  readonly address: string;
  readonly names: ReadonlySet<string>;
}

/**
 * Gives a page the shared drawings that its pictures use: those of its own at the beginning of its body, each under a short
 * id, and the addresses of the sheets for the others. A sheet is not announced in the head: as an image it would be fetched a second
 * time and laid out as a page of its own, and the pictures ask for it as soon as they are read. In: the whole HTML of a page. Out:
 * the same text where no picture uses any. A drawing nobody made, or that a sheet does not have, throws.
 */
export function defineShared(html: string, sheets: Readonly<Record<string, Sheet>>): string {
  const names = new Map<string, string>();
  const defs: string[] = [];
  const named = (text: string): string =>
    text.replace(reference, (_, id: string) => {
      const known = names.get(id);
      if (known !== undefined) return `href="#${known}"`;
      const node = shared.get(id);
      if (!node) throw new Error(`no drawing ${decodeURIComponent(id.slice(sign.length))}`);
      const name = `_${names.size.toString(36)}`;
      names.set(id, name);
      defs.push(named(serialise({ ...node, attrs: { ...node.attrs, id: name } })));
      return `href="#${name}"`;
    });
  const page = named(html);
  const own =
    defs.length === 0
      ? ''
      : `<svg class="bd-defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>${defs.join('')}</defs></svg>`;
  return page
    .replace(/><\/(?:use|path)>/g, '/>')
    .replace(/<body[^>]*>/, (body) => body + own)
    .replace(onSheet, (_, file: string, name: string) => {
      const sheet = sheets[file];
      if (!sheet?.names.has(name)) throw new Error(`the sheet of ${file} has no drawing ${name}`);
      return `href="${sheet.address}#${name}"`;
    });
}
