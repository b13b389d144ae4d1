import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type MarkRole, paintOf, shownColour } from '../../src/components/board/paint.ts';

const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');

/** The colours of the tokens, in the light or in the dark. */
const coloursIn = (dark: boolean): Record<string, string> => {
  const text = css.slice(0, css.indexOf('}'));
  return Object.fromEntries(
    Array.from(text.matchAll(/--([\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, shownColour(value, dark)]),
  );
};
const themes = { light: coloursIn(false), dark: coloursIn(true) };

test('what is shown of a pair of colours is the one for the scheme', () => {
  expect(shownColour(' light-dark(#f6f6f2, #12191b)', false)).toBe('#f6f6f2');
  expect(shownColour('light-dark( #f6f6f2,#12191b )', true)).toBe('#12191b');
  expect(shownColour(' #1a2328 ', true)).toBe('#1a2328');
  expect(themes.dark.paper).not.toBe(themes.light.paper);
});

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
const luminance = (rgb: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** Contrast after WCAG of a line of some opacity with the ground under it. */
function contrast(line: string, ground: string, opacity: number): number {
  const under = channels(ground);
  const seen = channels(line).map((v, i) => v * opacity + (under[i] ?? 0) * (1 - opacity));
  const [high = 0, low = 0] = [luminance(seen), luminance(under)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** On a divided board one's own places lie on the page: there the inks of the page take the place of the board's. */
const onPaper: Readonly<Record<string, string>> = { 'board-ink': 'ink', 'board-soft': 'soft' };

test('the measure is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff', 1)).toBeCloseTo(21, 1);
  expect(contrast('#777777', '#ffffff', 1)).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(themes))('%s', (_, colours) => {
  // Empty places of all three boards, and what stands for cards that do not fit or an act that can be done.
  test.each(['place', 'place-dashed', 'ground', 'fold', 'act', 'act-said', 'act-off', 'sheet'] satisfies MarkRole[])(
    '%s is seen: at least 3 to 1',
    (role) => {
      const { stroke = '', opacity = 1 } = paintOf(role);
      expect(colours[stroke]).toMatch(/^#/);
      expect(contrast(colours[stroke] ?? '', colours.board ?? '', opacity)).toBeGreaterThanOrEqual(3);
      expect(contrast(colours[onPaper[stroke] ?? stroke] ?? '', colours.paper ?? '', opacity)).toBeGreaterThanOrEqual(3);
    },
  );
});
