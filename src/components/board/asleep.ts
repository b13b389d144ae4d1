import { designFor, type Form, formOf, type Sized } from './designs.ts';

/** Attributes in whose numbers the pictures of a board may differ. */
export const measured = /^(?:d|font-size|height|href|transform|viewBox|width|x|y)$/;
export const numbers = /-?\d*\.?\d+/g;
/** A drawing of a sheet: the piece, and which of its drawings. */
export const drawing = /^(.*[#/])(\d+(?=[sml])|[A2-9TJQK][cdhs])(\w*)$/;

const rounded = (value: number): string => String(Math.round(value * 1e5) / 1e5);

/** The number that one becomes by a difference. */
export const moved = (token: string, by: string): string => rounded(Number(token) + Number(by));

/** Guesses what the next number of a picture becomes in another: what it became before; or what the last two say of a row. */
export class Guesses {
  readonly #known = new Map<string, string>();
  /** Of places: the last two that are not the same, each with what it became, the later one first. */
  readonly #rows = new Map<string, readonly (readonly [number, number])[]>();

  guess(name: string, token: string): string {
    const known = this.#known.get(`${name} ${token}`);
    if (known !== undefined) return known;
    const [later, earlier] = this.#rows.get(name) ?? [];
    if (!later || !earlier) return token;
    return rounded(later[1] + ((later[1] - earlier[1]) / (later[0] - earlier[0])) * (Number(token) - later[0]));
  }

  learn(name: string, token: string, now: string): void {
    this.#known.set(`${name} ${token}`, now);
    if (name !== 'x' && name !== 'y') return;
    const [later] = this.#rows.get(name) ?? [];
    if (later?.[0] !== Number(token)) this.#rows.set(name, [[Number(token), Number(now)], ...(later ? [later] : [])]);
  }
}

/**
 * Makes another picture of one (retouch.ts). `edits`: `-3.2`, of all elements in their order the third and one more go; `+40@7`, the
 * fortieth comes behind the seventh; `+40^7`, it comes first in it. `changes`: a letter for how many numbers are (z: 25, and more
 * follow) as one guesses, and by how much the next one changes; a drawing of a sheet is named in brackets.
 */
function retouch(first: SVGSVGElement, edits: string, changes: string): SVGSVGElement {
  const svg = first.cloneNode(true) as SVGSVGElement;
  const all = [svg, ...svg.querySelectorAll('*')];
  for (const [, from, n = '1'] of edits.matchAll(/-(\d+)(?:\.(\d+))?/g))
    for (let i = 0; i < Number(n); i++) all[Number(from) + i]?.remove();
  for (const [, spare, how, at] of edits.matchAll(/\+(\d+)([@^])(\d+)/g))
    all[Number(at)]?.[how === '@' ? 'after' : 'prepend'](all[Number(spare)] as Element);
  svg.querySelector(':scope > defs')?.remove();
  const said = changes.matchAll(/(z*)([a-y])(-?[\d.]+|\(\w*\))/g);
  const guesses = new Guesses();
  let stays = 0;
  let change = '';
  const next = () => {
    const [, many = '', some = '', by = ''] = said.next().value ?? [];
    stays = some === '' ? Number.POSITIVE_INFINITY : many.length * 25 + some.charCodeAt(0) - 97;
    change = by;
  };
  next();
  const now = (name: string, token: string): string => {
    let value: string;
    if (stays-- === 0) {
      value = change.startsWith('(') ? change.slice(1, -1) : moved(token, change);
      next();
    } else value = guesses.guess(name, token);
    guesses.learn(name, token, value);
    return value;
  };
  for (const element of [svg, ...svg.querySelectorAll('*')])
    for (const { name, value } of [...element.attributes])
      if (name === 'href')
        element.setAttribute(
          name,
          value.replace(drawing, (_, sheet, piece, kind) => sheet + piece + now(name, kind)),
        );
      else if (measured.test(name))
        element.setAttribute(
          name,
          value.replace(numbers, (token) => now(name, token)),
        );
  return svg;
}

/** The picture of a board for a place: what a picture of the page says it becomes there. */
export function pictureFor(first: SVGSVGElement, design: Sized): SVGSVGElement {
  const wanted = `${design.width} ${design.height} `;
  const [edits, changes] =
    first.dataset.also
      ?.split(';')
      .find((text) => text.startsWith(wanted))
      ?.slice(wanted.length)
      .split(' ') ?? [];
  return edits === undefined || changes === undefined ? first : retouch(first, edits, changes);
}

const pictures: Readonly<Record<Form, string>> = { tall: '.bd-narrow', wide: '.bd-wide' };
/** What is shown in place of a picture of the page, and of which. */
const shownFor = new WeakMap<Element, SVGSVGElement>();

/** Gives a sleeping board the picture for the size of its place. */
export function fitPicture(board: HTMLElement): void {
  const { clientWidth, clientHeight } = board;
  if (clientWidth === 0 || clientHeight === 0) return;
  const shown = board.querySelector<SVGSVGElement>(pictures[formOf(clientWidth, clientHeight)]);
  if (!shown) return;
  const first = shownFor.get(shown) ?? shown;
  const picture = pictureFor(first, designFor(clientWidth, clientHeight));
  shownFor.set(picture, first);
  if (picture !== shown) shown.replaceWith(picture);
  board.dataset.fit = '';
}
