import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { drawCard } from '../../src/components/board/faces/card.ts';
import { cards } from '../../src/components/board/faces/card-sheet.ts';
import { ownLetter, usualLetter, widest } from '../../src/components/board/faces/letters.ts';
import { signs } from '../../src/components/board/faces/signs.ts';
import type { PlacedPiece } from '../../src/components/board/layout/types.ts';
import { ownKeys, ownRankOf, rankOfKey } from '../../src/components/board/rank-keys.ts';
import { drawSheet } from '../../src/components/board/sheet.ts';
import { baseLocale, type Locale, locales, overwriteGetLocale } from '../../src/paraglide/runtime.js';

const speak = (language: Locale): void => overwriteGetLocale(() => language);
const show = (letters: 'own' | undefined): void => void vi.stubGlobal('document', { documentElement: { dataset: { letters } } });

afterEach(() => {
  overwriteGetLocale(() => baseLocale);
  vi.unstubAllGlobals();
});

const card = (rank: number, more: Partial<PlacedPiece> = {}): PlacedPiece => ({
  id: 'x',
  slot: 'x',
  face: { rank, suit: 'h', back: 1 },
  x: 0,
  y: 0,
  w: 64,
  h: 89.6,
  shown: true,
  ...more,
});
const ranks = (piece: PlacedPiece) => drawCard(piece).glyphs.filter(({ role }) => role === 'index');

test.each(locales)('in %s each letter of a rank is drawn: if not, run scripts/make-indices.mjs', (language) => {
  speak(language);
  expect(signs()).toHaveLength(4);
  const differ = signs().map((sign, i) => sign !== ['A', 'J', 'Q', 'K'][i]);
  expect([1, 11, 12, 13].map((rank) => ownLetter(rank) !== null)).toEqual(differ);
  expect([2, 7, 10].map(ownLetter)).toEqual([null, null, null]);
});

describe('a card whose letter is another one in the language', () => {
  it('has both letters, of which a page shows one, each within the card and clear of the suit', () => {
    speak('sv');
    const forms: Partial<PlacedPiece>[] = [
      {},
      { strip: 20 },
      { across: 40 },
      { form: 'ticket', h: 84 },
      { form: 'slip', size: 14, w: 20, h: 16 },
    ];
    for (const form of forms) {
      const [usual, own, ...none] = ranks(card(11, form));
      expect(none).toEqual([]);
      expect([usual?.letters, own?.letters]).toEqual(['usual', 'own']);
      const width = (own?.scale ?? 0) * (ownLetter(11)?.advance ?? 0);
      expect(width).toBeLessThanOrEqual((usual?.scale ?? 0) * widest + 0.01);
      expect(own?.x).toBeGreaterThanOrEqual(-0.5);
      expect((own?.x ?? 0) + width).toBeLessThan(form.form === 'slip' ? 21 : form.form === 'ticket' ? 62 : 42);
    }
  });

  it('is on the sheet with both, and a row of it has its small suit', () => {
    speak('fr');
    const { text, names } = drawSheet(cards);
    const drawing = (id: string) => new RegExp(`<g id="${id}".*?</g>`).exec(text)?.[0] ?? '';
    for (const id of ['Qh', 'Qh7', 'Qhl', 'Qht1']) {
      expect(drawing(id)).toContain('display="var(--letters-usual)"');
      expect(drawing(id)).toContain('display="var(--letters-own)"');
      expect(drawing(id)).toMatch(/href="#p?sh"/);
    }
    expect(drawing('Ah')).not.toContain('--letters');
    expect(names).toContain('o12');
  });

  it('is as it always was where the letters are the usual ones', () => {
    for (const rank of [1, 11, 12, 13]) {
      expect(ranks(card(rank)).map(({ id, letters }) => [id, letters])).toEqual([[usualLetter(rank).id, undefined]]);
    }
  });
});

describe('keys of ranks', () => {
  it('are the letters shown: the first of each that is no letter of another rank', () => {
    expect(ownKeys(['A', 'V', 'D', 'R'])).toEqual(['a', 'v', 'd', 'r']);
    expect(ownKeys(['E', 'Kn', 'D', 'K'])).toEqual(['e', 'n', 'd', 'k']);
  });

  it('mean the rank that has the letter on the cards', () => {
    speak('fr');
    show('own');
    expect([...'avdrAVDR'].map(rankOfKey)).toEqual([1, 11, 12, 13, 1, 11, 12, 13]);
    expect([...'jqk27t'].map(rankOfKey)).toEqual([11, 12, 13, 2, 7, 10]);
    expect(['h', 'Enter', '?', ''].map(rankOfKey)).toEqual([0, 0, 0, 0]);
    expect(ownRankOf('j')).toBe(0);
  });

  it('are the usual ones while cards have the usual letters', () => {
    speak('fr');
    show(undefined);
    expect([...'ajqkvdr'].map(rankOfKey)).toEqual([1, 11, 12, 13, 0, 0, 0]);
  });
});
