import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/components/board/layout/index.ts';
import { defineShared as define, ownShelf, pageShelf } from '../../src/components/board/shelf.ts';
import { serialise, svgOf } from '../../src/components/board/svg.ts';
import { figureTree } from '../../src/components/games/figure.ts';
import { sheetsOf } from '../../src/components/games/sheets.ts';
import { sceneOf } from './scenes.ts';

const bricks = 'sixteen:g/eca.4c963.75.gfb/110000/-/-';

const sheets = sheetsOf('/sub/');
const defineShared = (html: string) => define(html, sheets);

const page = (...pictures: string[]) => `<html><body class="x"><main>${pictures.join('')}</main></body></html>`;
const picture = async (position: string, prefix: string) => serialise(await figureTree({ position }, 'page', prefix, true));
/** Bricks so flat that the sheet does not have them. */
const flat = (prefix: string, shared = true): string => {
  const layout = layOut(sceneOf(bricks), { width: 390 });
  const pieces = layout.pieces.map((piece) => ({ ...piece, h: piece.w * 0.2 }));
  return serialise(svgOf({ ...layout, pieces }, [], 'page', { prefix, shelf: shared ? pageShelf : ownShelf(prefix) }));
};
const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map((found) => found[1]);
const wanted = (html: string) => [...html.matchAll(/ href="#([^"]*)"/g)].map((found) => found[1]);

describe('what the pictures of a page share', () => {
  it('is defined once, and all of it', async () => {
    const html = defineShared(page(flat('a'), await picture(bricks, 'b'), flat('c')));
    expect(new Set(ids(html)).size).toBe(ids(html).length);
    expect(wanted(html).length).toBeGreaterThan(30);
    expect(wanted(html).filter((id) => !ids(html).includes(id))).toEqual([]);
    expect(html).toContain('<body class="x"><svg class="bd-defs"');
    expect(html.match(/<defs>/g)).toHaveLength(1);
  });

  it('makes a second picture of the same cards cheap', () => {
    const one = defineShared(page(flat('a'))).length;
    const two = defineShared(page(flat('a'), flat('b'))).length;
    const alone = flat('a', false).length;
    expect(two - one).toBeLessThan(alone / 3);
  });

  it('is the same text at every build', async () => {
    const html = page(flat('a'), await picture(bricks, 'b'));
    expect(defineShared(html)).toBe(defineShared(html));
  });

  it('is nothing where there is no picture', () => {
    expect(defineShared(page('<a href="#main">x</a>'))).toBe(page('<a href="#main">x</a>'));
  });

  it('is never a drawing that nobody made', () => {
    expect(() => defineShared(page('<use href="#~face%20none"/>'))).toThrow('no drawing face none');
  });
});
