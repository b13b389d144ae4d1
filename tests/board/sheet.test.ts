import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { onSheet, rowOf } from '../../src/components/board/faces/card.ts';
import { layOut } from '../../src/components/board/games.ts';
import { drawSheet, sheetFile, sheetOf } from '../../src/components/board/sheet.ts';
import { defineShared, pageShelf } from '../../src/components/board/shelf.ts';
import { serialise, svgOf } from '../../src/components/board/svg.ts';
import { deal } from './card-scenes.ts';

const { text, names } = drawSheet();
const values = (name: string) => [...text.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((found) => found[1] ?? '');

describe('the sheet of cards', () => {
  it('has every card whole, as a column, in every row and as every ticket, both backs, digits, ranks and suits', () => {
    expect(names.size).toBe(52 * (2 + onSheet.rows + onSheet.tickets.length) + 2 + 10 + 13 + 4);
    for (const name of ['As', 'Th', 'Qd7', 'Kcl', '2st2', 'k1', 'k2', 'n0', 'r13', 'sd']) expect(names).toContain(name);
  });

  it('defines each drawing once, and all that it uses', () => {
    const ids = values('id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(values('href').filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
    expect([...names].filter((name) => !ids.includes(name))).toEqual([]);
  });

  it('is painted by attributes alone, in colours of the page', () => {
    expect(text).not.toMatch(/ (class|style)=|<style/);
    const colours = new Set([...values('fill'), ...values('stroke'), ...values('color')]);
    expect(
      [...colours].filter((colour) => !/^(none|currentColor|var\(--[a-z-]+(,([^()]*|var\(--card\)))?\))$/.test(colour)),
    ).toEqual([]);
    const css = ['components/board/cards.css', 'styles/tokens.css']
      .map((file) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8'))
      .join('');
    const unknown = [...new Set(text.match(/(?<=var\()--[a-z-]+/g))].filter((name) => !css.includes(`${name}:`));
    expect(unknown).toEqual([]);
  });

  it('is small, and its name changes with it', () => {
    expect(text.length).toBeLessThan(300_000);
    expect(sheetFile.text).toBe(text);
    expect(sheetFile.name).toMatch(/^c\.[\w]{6}$/);
  });

  it('leaves no row unread: from whole cards down to the lowest, neighbours differ by 8 %', () => {
    const heights = Array.from({ length: onSheet.rows + 1 }, (_, level) => rowOf(level));
    for (const [level, height] of heights.entries()) expect(rowOf(level + 1) / height).toBeCloseTo(0.92, 5);
    expect(heights.at(-1)).toBeLessThan(0.15);
  });
});

describe('a board of cards drawn for a page', () => {
  const sheet = sheetOf('/sub/');
  const board = (game: 'russian-bank' | 'ristiseiska', options: Record<string, string>, width: number) => {
    const layout = layOut(deal(game, options, 3).scene('all'), { width, seat: 1, flat: true });
    const svg = serialise(svgOf(layout, [], 'page', { prefix: 'x', shelf: pageShelf }));
    return { layout, html: defineShared(`<head></head><body>${svg}</body>`, sheet) };
  };

  it.each([
    ['russian-bank', {}, 390],
    ['russian-bank', {}, 780],
    ['ristiseiska', { rules: 'forfeit', players: '5' }, 390],
    ['ristiseiska', { rules: 'pantti', players: '4' }, 780],
  ] as const)('%s %o at %i takes every card from the sheet, which its page fetches at once', (game, options, width) => {
    const { layout, html } = board(game, options, width);
    const cards = html.match(/href="\/sub\/_astro\/[\w.]+\.svg#[2-9AJKQTk]/g) ?? [];
    expect(cards.length).toBe(layout.pieces.filter((piece) => piece.shown).length);
    expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
      `<link rel="preload" as="image" type="image/svg+xml" href="/sub/_astro/${sheetFile.name}.svg">`,
    ]);
    expect(html).not.toContain('href="~');
  });

  it('has no drawing that the sheet lacks', () => {
    expect(() => defineShared('<use href="~Xx"/>', sheet)).toThrow('the sheet has no drawing Xx');
  });
});
