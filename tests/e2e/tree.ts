import { expect, type Locator, type Page } from '@playwright/test';

interface Value {
  readonly value?: unknown;
}
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** Roles that are not spoken: what is in them stands where they are. */
const silent = new Set(
  'none generic LabelText Legend Figcaption strong emphasis code Abbr time superscript mark rowgroup Section'.split(' '),
);
/** Of these the name is all that is in them. */
const named = new Set('link button heading radio checkbox option DisclosureTriangle tab menuitem image meter'.split(' '));
/** Named after what is in them, which is told all the same. */
const unnamed = new Set(['row', 'cell', 'gridcell', 'columnheader', 'rowheader', 'listitem', 'paragraph', 'main']);
const left = new Set(['InlineTextBox', 'ListMarker', 'LineBreak']);
const words: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'to unfold',
  Details: 'details',
  image: 'picture',
  textbox: 'field',
  combobox: 'choice',
};

/** What a browser hands to a screen reader of a part of a page, a line a thing: what it is, its name, its state, its description. */
export async function treeOf(part: Locator): Promise<string> {
  const page = part.page();
  await part.evaluate((element) => element.setAttribute('data-tree', ''));
  const browser = await page.context().newCDPSession(page);
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-tree]' });
  const { node } = await browser.send('DOM.describeNode', { nodeId });
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] };
  await browser.detach();
  await part.evaluate((element) => element.removeAttribute('data-tree'));
  const all = new Map(nodes.map((one) => [one.nodeId, one]));
  const lines: string[] = [];
  let text = '';
  const flush = (depth: number): void => {
    if (text.trim()) lines.push(`${'  '.repeat(depth)}${text.replace(/\s+/g, ' ').trim()}`);
    text = '';
  };
  const tell = (one: AxNode, depth: number): void => {
    const role = String(one.role?.value ?? '');
    if (left.has(role)) return;
    const inside = () => (one.childIds ?? []).map((id) => all.get(id)).filter((child) => child !== undefined);
    if (role === 'StaticText') {
      text += String(one.name?.value ?? '');
      return;
    }
    if (one.ignored || silent.has(role)) {
      for (const child of inside()) tell(child, depth);
      return;
    }
    flush(depth);
    const state = (name: string) => one.properties?.find((property) => property.name === name)?.value.value;
    const name = unnamed.has(role) ? '' : String(one.name?.value ?? '').trim();
    const description = String(one.description?.value ?? '').trim();
    const states = [
      state('disabled') && 'disabled',
      state('checked') === 'true' && 'checked',
      state('pressed') === 'true' && 'pressed',
      state('expanded') === true ? 'unfolded' : state('expanded') === false && 'folded',
      state('hidden') && 'hidden',
    ].filter(Boolean);
    const what = role === 'heading' ? `heading ${state('level')}` : (words[role] ?? role);
    lines.push(
      '  '.repeat(depth) +
        what +
        (name && `: ${name.replace(/\s+/g, ' ')}`) +
        (states.length > 0 ? ` (${states.join(', ')})` : '') +
        (description && description !== name ? ` / ${description.replace(/\s+/g, ' ')}` : ''),
    );
    if (named.has(role)) return;
    for (const child of inside()) tell(child, depth + 1);
    flush(depth + 1);
  };
  const top = nodes.find((one) => one.backendDOMNodeId === node.backendNodeId);
  if (!top) throw new Error('a screen reader has nothing of this');
  tell(top, 0);
  flush(0);
  return `${lines.join('\n')}\n`;
}

const wantNames = new Set('link button image heading textbox combobox checkbox radio tab menuitem'.split(' '));

/**
 * What of a page a screen reader can only tell the kind of. (Of what holds more than some hundred things, such as a picture of a
 * board, Chromium makes no name by itself.)
 */
export async function nameless(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] };
  const bare = nodes.filter(
    (one) => !one.ignored && wantNames.has(String(one.role?.value)) && !String(one.name?.value ?? '').trim(),
  );
  const found: string[] = [];
  for (const { role, backendDOMNodeId } of bare) {
    if (backendDOMNodeId === undefined) continue;
    const { node } = await browser.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
    found.push(`${role?.value}: ${node.localName} ${node.attributes?.join(' ') ?? ''}`);
  }
  await browser.detach();
  return found;
}

/**
 * Compares what a screen reader has of a part with the golden of that name: `golden/*.txt`, to be read as a listener would hear
 * them. After a change that is meant: `npx playwright test kinds aria --update-snapshots`, and read the difference. A verdict may
 * still be on its way. Where the site stands is no part of what it says.
 */
export const heard = (part: Locator, golden: string): Promise<void> =>
  expect(async () => {
    const tree = (await treeOf(part)).replaceAll(new URL(part.page().url()).origin, 'https://winnable.example');
    expect(tree).toMatchSnapshot(`${golden.replaceAll(' ', '-').toLowerCase()}.txt`);
  }).toPass({ timeout: 15_000 });
