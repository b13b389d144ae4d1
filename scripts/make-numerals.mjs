// Writes src/components/board/faces/numerals.ts: the ten digits of Hedvig Letters Serif as path data, so that boards need
// no font. Run it again only when the font changes: node scripts/make-numerals.mjs
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const fontkit = require('fontkit');
const opticalSize = 12;
const font = fontkit.openSync(
  require.resolve('@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-latin-opsz-normal.woff2'),
);
// fontkit cannot make an instance of a WOFF2 font, but it can move the points of its glyphs once they are unpacked.
Object.defineProperty(font, '_variationProcessor', { value: null, configurable: true });
font.getGlyph(0);
delete font._variationProcessor;
font.variationCoords = [opticalSize];
const digits = [...'0123456789'].map((digit) => {
  const glyph = font.glyphForCodePoint(digit.charCodeAt(0));
  const outline = glyph._decode();
  font._variationProcessor.transformPoints(glyph.id, [...outline.points, ...glyph._getPhantomPoints(outline)]);
  const d = glyph.path.commands
    .map(({ command, args }) => {
      const letter = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command];
      return letter + args.map((value, i) => Math.round(i % 2 ? -value : value)).join(' ');
    })
    .join('')
    .replaceAll(' -', '-');
  return { advance: Math.round(glyph.advanceWidth), d };
});
const kerns = {};
for (const a of '0123456789')
  for (const b of '0123456789') {
    const [first] = font.layout(a + b).positions;
    const kern = Math.round(first.xAdvance - font.layout(a).positions[0].xAdvance);
    if (kern !== 0) kerns[a + b] = kern;
  }

const file = fileURLToPath(new URL('../src/components/board/faces/numerals.ts', import.meta.url));
writeFileSync(
  file,
  `/**
 * The digits 0–9 of Hedvig Letters Serif at optical size ${opticalSize}, as outlines: 1000 units to the em, the baseline at 0,
 * y downwards. Made by scripts/make-numerals.mjs; not edited by hand.
 * Hedvig Letters Serif is by the Hedvig Letters Project Authors, under the SIL Open Font License 1.1.
 */
export const digits: readonly { readonly advance: number; readonly d: string }[] = [
${digits.map(({ advance, d }) => `  { advance: ${advance}, d: '${d}' },`).join('\n')}
];

/** Space to add between two digits, for pairs that have any. */
export const kerns: Readonly<Record<string, number>> = ${JSON.stringify(kerns)};

/** Height of the digits above the baseline. */
export const digitHeight = ${Math.round(font.capHeight)};
`,
);
