import { type ComponentChild, h, type VNode } from 'preact';
import type { Node } from './svg.ts';

/** Renders a picture's tree with Preact, on the server and in the browser. */
export const render = (tree: Node | string): ComponentChild =>
  typeof tree === 'string' ? tree : h(tree.tag, { ...tree.attrs, key: tree.attrs['data-piece'] }, ...tree.children.map(render));

/** One picture as a component. */
export function BoardSvg({ tree }: { tree: Node }): VNode {
  return render(tree) as VNode;
}
