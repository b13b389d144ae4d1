/** An SVG element before anybody renders it: Preact on pages, a serialiser for preview images. */
export interface Node {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: readonly (Node | string)[];
}

/** A node; attributes that are undefined are left out. */
export const node = (tag: string, attrs: Record<string, string | undefined>, ...children: (Node | string)[]): Node => ({
  tag,
  attrs: Object.fromEntries(Object.entries(attrs).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  children,
});

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => escapes[c] as string);

/** A tree as SVG text. */
export function serialise(tree: Node | string): string {
  if (typeof tree === 'string') return escaped(tree);
  const attrs = Object.entries(tree.attrs)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  return tree.children.length === 0
    ? `<${tree.tag}${attrs}/>`
    : `<${tree.tag}${attrs}>${tree.children.map(serialise).join('')}</${tree.tag}>`;
}
