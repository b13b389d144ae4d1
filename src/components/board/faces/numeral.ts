import { digitHeight, digits, kerns } from './numerals.ts';
import type { PlacedGlyph } from './shapes.ts';

/** Width of a number at font size 1. */
export function numberWidth(value: number): number {
  const text = String(value);
  let width = 0;
  for (let i = 0; i < text.length; i++) {
    width += digits[Number(text[i])]?.advance ?? 0;
    width += kerns[text.slice(i, i + 2)] ?? 0;
  }
  return width / 1000;
}

/** A number of a given font size, centred on (cx, cy). */
export function placeNumber(value: number, cx: number, cy: number, size: number): PlacedGlyph[] {
  const text = String(value);
  const scale = size / 1000;
  const y = cy + (digitHeight * scale) / 2;
  let x = cx - (numberWidth(value) * size) / 2;
  const placed: PlacedGlyph[] = [];
  for (let i = 0; i < text.length; i++) {
    const digit = Number(text[i]);
    placed.push({ id: `n${digit}`, d: digits[digit]?.d ?? '', role: 'numeral', x, y, scale });
    x += ((digits[digit]?.advance ?? 0) + (kerns[text.slice(i, i + 2)] ?? 0)) * scale;
  }
  return placed;
}
