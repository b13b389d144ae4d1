import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';

/** `display` for headings, `text` for the rest: the two families of the site. */
export type Family = 'display' | 'text';

/** A line of text as an outline, which needs no font to be drawn. */
export interface Outline {
  /** Data of an SVG path, placed so that the text begins at x = 0 with its baseline on y = 0. */
  readonly d: string;
  readonly width: number;
}

const files: Record<Family, readonly string[]> = {
  display: ['latin', 'latin-ext', 'symbols'].map(
    (set) => `@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-${set}-opsz-normal.woff2`,
  ),
  text: ['latin', 'latin-ext'].map(
    (set) => `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${set}-wght-normal.woff2`,
  ),
};

const opened = new Map<Family, readonly Font[]>();

/** The fonts of a family, the most usual letters first. Read from the installed packages, once. */
function fontsOf(family: Family): readonly Font[] {
  const known = opened.get(family);
  if (known) return known;
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const fonts = files[family].map((file) => openSync(resolve(file)));
  opened.set(family, fonts);
  return fonts;
}

/** A narrow space that holds a line together, as French has it before double signs; the fonts have the wide one only. */
const narrow = /\u202f/g;

/** Splits a text where another font of the family must take over. A letter that none of them has is an error. */
function runsOf(text: string, family: Family): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text.replace(narrow, '\u00a0')) {
    const font = fontsOf(family).find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) throw new Error(`the ${family} font has no “${letter}”, which stands in “${text}”`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const drawn = new Map<string, Outline>();

/**
 * Turns a line of text into an outline.
 * @param size in the units of the drawing
 */
export function outline(text: string, family: Family, size: number): Outline {
  // Many images have the same names and labels.
  const key = `${family} ${size} ${text}`;
  let known = drawn.get(key);
  if (!known) {
    known = draw(text, family, size);
    drawn.set(key, known);
  }
  return known;
}

function draw(text: string, family: Family, size: number): Outline {
  let d = '';
  let x = 0;
  for (const run of runsOf(text, family)) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const at = positions[index];
      if (!at) continue;
      d += glyph.path
        .scale(scale, -scale)
        .translate(x + at.xOffset * scale, -at.yOffset * scale)
        .toSVG();
      x += at.xAdvance * scale;
    }
  }
  return { d, width: x };
}

const advances = new Map<string, number>();

/**
 * How wide a line of text is, without an outline of it.
 * @param size in the units of the drawing
 */
export function widthOf(text: string, family: Family, size: number): number {
  const key = `${family} ${text}`;
  let ems = advances.get(key);
  if (ems === undefined) {
    ems = runsOf(text, family).reduce((sum, run) => sum + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm, 0);
    advances.set(key, ems);
  }
  return ems * size;
}

/** Breaks a text into lines no wider than `width`, at spaces that may be broken; a single word may be wider. */
export function wrap(text: string, family: Family, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, family, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
