import { fitPicture } from '../../src/components/board/asleep.ts';
import { type Node, node } from '../../src/components/board/svg-node.ts';

/** As much of an element as the script of sleeping pictures asks for. */
class Element {
  readonly tag: string;
  readonly words: string;
  attributes: { name: string; value: string }[];
  children: Element[] = [];
  parent: Element | null = null;

  constructor({ tag, attrs, children }: Node) {
    this.tag = tag;
    this.attributes = Object.entries(attrs).map(([name, value]) => ({ name, value }));
    this.words = children.filter((child) => typeof child === 'string').join('');
    for (const child of children) if (typeof child !== 'string') this.take(this.children.length, new Element(child));
  }
  take(at: number, child: Element): void {
    child.remove();
    child.parent = this;
    this.children.splice(at, 0, child);
  }
  get dataset() {
    return { also: this.attributes.find(({ name }) => name === 'data-also')?.value };
  }
  setAttribute(name: string, value: string): void {
    this.attributes = this.attributes.map((one) => (one.name === name ? { name, value } : one));
  }
  cloneNode(): Element {
    return new Element(this.asNode());
  }
  querySelector(): Element | null {
    return this.children.find(({ tag }) => tag === 'defs') ?? null;
  }
  querySelectorAll(): Element[] {
    return this.children.flatMap((child) => [child, ...child.querySelectorAll()]);
  }
  remove(): void {
    if (!this.parent) return;
    this.parent.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = null;
  }
  after(other: Element): void {
    this.parent?.take(this.parent.children.indexOf(this) + 1, other);
  }
  prepend(other: Element): void {
    this.take(0, other);
  }
  asNode(): Node {
    const attrs = Object.fromEntries(this.attributes.map(({ name, value }) => [name, value]));
    return node(this.tag, attrs, ...(this.words === '' ? [] : [this.words]), ...this.children.map((child) => child.asNode()));
  }
}

/** What the script of a page makes of the pictures of a sleeping board in a place of a size. */
export function asleepIn(
  pictures: { readonly tall: Node; readonly wide: Node },
  clientWidth: number,
  clientHeight: number,
): Node {
  const dataset: Record<string, string> = {};
  let drawn: Element | null = null;
  const querySelector = (selector: string) => {
    drawn = new Element(selector === '.bd-wide' ? pictures.wide : pictures.tall);
    return Object.assign(drawn, {
      replaceWith(other: Element) {
        drawn = other;
      },
    });
  };
  fitPicture({ clientWidth, clientHeight, dataset, querySelector } as unknown as HTMLElement);
  const picture = drawn as Element | null;
  if (!picture || dataset.fit === undefined) throw new Error('the board has no picture');
  // What only others have is not drawn.
  return { ...picture.asNode(), children: picture.asNode().children.filter((c) => typeof c === 'string' || c.tag !== 'defs') };
}
