import { describe, expect, it } from 'vitest';
import { defineShared as define } from '../../src/components/board/shelf.ts';
import { serialise } from '../../src/components/board/svg.ts';
import { figureTree } from '../../src/components/games/figure.ts';
import { sheetsOf } from '../../src/components/games/sheets.ts';

const cards = 'ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/1/-/0/-';
const bricks = 'sixteen:g/eca.4c963.75.gfb/110000/-/-';

const sheets = sheetsOf('/sub/');
const defineShared = (html: string) => define(html, sheets);

const page = (...pictures: string[]) => `<html><body class="x"><main>${pictures.join('')}</main></body></html>`;
const picture = async (position: string, prefix: string, shared = true) =>
  serialise(await figureTree({ position }, 'page', prefix, shared));
const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map((found) => found[1]);
const wanted = (html: string) => [...html.matchAll(/ href="#([^"]*)"/g)].map((found) => found[1]);

describe('what the pictures of a page share', () => {
  it('is defined once, and all of it', async () => {
    const html = defineShared(page(await picture(cards, 'a'), await picture(bricks, 'b'), await picture(cards, 'c')));
    expect(new Set(ids(html)).size).toBe(ids(html).length);
    expect(wanted(html).length).toBeGreaterThan(50);
    expect(wanted(html).filter((id) => !ids(html).includes(id))).toEqual([]);
    expect(html).toContain('<body class="x"><svg class="bd-defs"');
    expect(html.match(/<defs>/g)).toHaveLength(1);
  });

  it('makes a second picture of the same cards cheap', async () => {
    const one = defineShared(page(await picture(cards, 'a'))).length;
    const two = defineShared(page(await picture(cards, 'a'), await picture(cards, 'b'))).length;
    const alone = (await picture(cards, 'a', false)).length;
    expect(two - one).toBeLessThan(alone / 3);
  });

  it('is the same text at every build', async () => {
    const html = page(await picture(cards, 'a'), await picture(bricks, 'b'));
    expect(defineShared(html)).toBe(defineShared(html));
  });

  it('is nothing where there is no picture', () => {
    expect(defineShared(page('<a href="#main">x</a>'))).toBe(page('<a href="#main">x</a>'));
  });

  it('is never a drawing that nobody made', () => {
    expect(() => defineShared(page('<use href="#~face%20none"/>'))).toThrow('no drawing face none');
  });
});
