import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardSheet, rowOf } from '../../src/components/board/faces/card.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
import type { PlacedPiece } from '../../src/components/board/layout/types.ts';

import { defineShared, pageShelf } from '../../src/components/board/shelf.ts';
import { serialise, svgOf } from '../../src/components/board/svg.ts';
import { sheetFiles, sheetsOf } from '../../src/components/games/sheets.ts';
import { brickSheet, drawBrick } from '../../src/components/games/sixteen/brick.ts';
import { play } from '../engine/open.ts';
import { deal } from './card-scenes.ts';

const fileOf = (name: string) => {
  const found = sheetFiles.find((one) => one.name === name);
  if (!found) throw new Error(`no sheet ${name}`);
  return found;
};
const drawn = { cards: fileOf('cards'), bricks: fileOf('bricks') };

describe.each(['cards', 'bricks'] as const)('the sheet of %s', (game) => {
  const { text, names, file } = drawn[game];
  const values = (name: string) => [...text.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((found) => found[1] ?? '');

  it('defines each drawing once, and all that it uses', () => {
    const ids = values('id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(values('href').filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
    expect([...names].filter((name) => !ids.includes(name))).toEqual([]);
  });

  it('is painted by attributes alone, in colours of the page', () => {
    expect(text).not.toMatch(/ (class|style)=|<style/);
    const colours = new Set([...values('fill'), ...values('stroke'), ...values('color')]);
    const known = /^(none|currentColor|var\(--[a-z0-9-]+(,([^()]*|var\(--card\)))?\))$/;
    expect([...colours].filter((colour) => !known.test(colour))).toEqual([]);
    const css = [
      'components/board/board.css',
      'components/board/cards.css',
      'components/games/sixteen/bricks.css',
      'styles/tokens.css',
    ]
      .map((file) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8'))
      .join('');
    const unknown = [...new Set(text.match(/(?<=var\()--[a-z0-9-]+/g))].filter((name) => !css.includes(`${name}:`));
    expect(unknown).toEqual([]);
  });

  it('is a file whose name is short and changes with it', () => {
    expect(text.length).toBeLessThan(300_000);
    expect(file).toMatch(/^[cb]\.\w{6}$/);
  });
});

describe('what the sheets have', () => {
  it('is every card whole, as a column, in every row and as every ticket, both backs, digits, ranks and suits', () => {
    const { names } = drawn.cards;
    expect(names.size).toBe(52 * (2 + cardSheet.rows + cardSheet.tickets.length) + 2 + 10 + 13 + 4);
    for (const name of ['As', 'Th', 'Qd7', 'Kcl', '2st2', 'k1', 'k2', 'n0', 'r13', 'sd']) expect(names).toContain(name);
  });

  it('is every brick in three widths and nine heights, and digits', () => {
    const { names } = drawn.bricks;
    expect(names.size).toBe(16 * 3 * brickSheet.ratios.length + 10);
    for (const name of ['1s300', '16l700', '9m500', 'n7']) expect(names).toContain(name);
  });

  it('is rows of cards that are read: neighbours differ by 8 %', () => {
    for (let level = 0; level < cardSheet.rows; level++) expect(rowOf(level + 1) / rowOf(level)).toBeCloseTo(0.92, 5);
    expect(rowOf(cardSheet.rows)).toBeLessThan(0.15);
  });

  it('is stretched by at most 7 % to the height of a brick, and to its very size', () => {
    for (const w of [29, 38, 44, 58, 62.5, 81, 150])
      for (let share = 0.29; share < 0.73; share += 0.01) {
        const brick: PlacedPiece = {
          id: 'b',
          slot: 's',
          x: 0,
          y: 0,
          w,
          h: w * share,
          shown: true,
          face: { rank: 9 },
        };
        const { sheet } = drawBrick(brick);
        expect(drawn.bricks.names).toContain(sheet?.name);
        const [, kind = '', ratio = ''] = /^9([sml])(\d+)$/.exec(sheet?.name ?? '') ?? [];
        const width = brickSheet.widths[kind as 's' | 'm' | 'l'];
        expect((sheet?.across ?? 0) * width).toBeCloseTo(w, 6);
        expect(((sheet?.down ?? 0) * width * Number(ratio)) / 1000).toBeCloseTo(w * share, 6);
        expect(Math.abs(Math.log((sheet?.down ?? 0) / (sheet?.across ?? 1)))).toBeLessThan(0.071);
      }
  });
});

describe('a board drawn for a page', () => {
  const sheets = sheetsOf('/sub/');
  const page = (position: string | Parameters<typeof deal>, width: number) => {
    const scene = (typeof position === 'string' ? play(position) : deal(...position)).scene('all');
    const layout = layOut(scene, { width, seat: 1, flat: true });
    const svg = serialise(svgOf(layout, [], 'page', { prefix: 'x', shelf: pageShelf }));
    return { layout, html: defineShared(`<head></head><body>${svg}</body>`, sheets) };
  };

  it.each([
    [['russian-bank', {}, 3], 390, 'cards'],
    [['russian-bank', {}, 3], 780, 'cards'],
    [['ristiseiska', { rules: 'forfeit', players: '5' }, 3], 390, 'cards'],
    [['ristiseiska', { rules: 'pantti', players: '4' }, 3], 780, 'cards'],
    ['sixteen:g/eca.4c963.75.gfb/110000/-/-', 390, 'bricks'],
    ['sixteen:g/eca.4c963.75.gfb/110000/-/-', 780, 'bricks'],
  ] as const)('%o at %i takes every piece from its sheet, which only its pictures ask for', (position, width, game) => {
    const { layout, html } = page(position as Parameters<typeof deal>, width);
    const { address, names } = sheets[game] ?? { address: '', names: new Set<string>() };
    const faces = [...html.matchAll(/href="([^"#]*)#([^"]*)"/g)].filter(
      ([, file, name = '']) => file === address && !/^[rns][a-z\d]+$/.test(name),
    );
    expect(faces.length).toBe(layout.pieces.filter((piece) => piece.shown).length);
    expect(faces.filter(([, , name = '']) => !names.has(name))).toEqual([]);
    expect(html).not.toContain('<link');
    expect(html).not.toContain('href="~');
  });

  it('has no drawing that its sheet lacks', () => {
    expect(() => defineShared('<use href="~cards/Xx"/>', sheets)).toThrow('the sheet of cards has no drawing Xx');
    expect(() => defineShared('<use href="~stones/1"/>', sheets)).toThrow('the sheet of stones has no drawing 1');
  });
});
