// Writes src/components/board/faces/indices.ts and own-letters.ts: the ranks of cards in Schibsted Grotesk 700 as path data, so that
// boards need no font. Run it again when the font changes, or a language has letters of its own: node scripts/make-indices.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const fontkit = require('fontkit');
const weight = 700;
const font = fontkit.openSync(
  require.resolve('@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'),
);
// fontkit cannot make an instance of a WOFF2 font, but it can move the points of its glyphs once they are unpacked.
Object.defineProperty(font, '_variationProcessor', { value: null, configurable: true });
font.getGlyph(0);
delete font._variationProcessor;
font.variationCoords = [weight];

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };
const unit = 1000 / font.unitsPerEm;

/** One character at 1000 units to the em, its left end at `shift`. */
function drawn(character, shift) {
  const glyph = font.glyphForCodePoint(character.charCodeAt(0));
  const outline = glyph._decode();
  font._variationProcessor.transformPoints(glyph.id, [...outline.points, ...glyph._getPhantomPoints(outline)]);
  // Asking for the phantom points has made `glyph.path` already, before the points moved.
  const d = glyph
    ._getPath()
    .commands.map(
      ({ command, args }) => letters[command] + args.map((v, i) => Math.round(i % 2 ? -v * unit : v * unit + shift)).join(' '),
    )
    .join('')
    .replaceAll(' -', '-');
  return { advance: glyph.advanceWidth * unit, d };
}

/** `10` is one drawing, its digits closer by .035 of a card, whose index is .49 of it. */
const tracking = -(0.035 / 0.49) * 1000;
/** One or more characters, each closer to the one before by `closer`. */
function word(signs, closer) {
  let x = 0;
  let d = '';
  for (const [i, character] of [...signs].entries()) {
    if (i > 0) x += closer;
    const glyph = drawn(character, x);
    d += glyph.d;
    x += glyph.advance;
  }
  return `{ advance: ${Math.round(x)}, d: '${d}' },`;
}
const usual = ['A', 'J', 'Q', 'K'];
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => `  ${word(rank, tracking)}`);

writeFileSync(
  fileURLToPath(new URL('../src/components/board/faces/indices.ts', import.meta.url)),
  `/**
 * The ranks A to K in Schibsted Grotesk ${weight}, as outlines: 1000 units to the em, the baseline at 0, y downwards. Made by
 * scripts/make-indices.mjs; not edited by hand.
 * Schibsted Grotesk is by the Schibsted Grotesk Project Authors, under the SIL Open Font License 1.1.
 */
export const indices: readonly { readonly advance: number; readonly d: string }[] = [
${ranks.join('\n')}
];

/** Height of the digits above the baseline. */
export const indexHeight = ${Math.round(font.capHeight * unit)};
`,
);

/** The letters that a language has in place of A, J, Q and K. */
const messages = new URL('../messages/', import.meta.url);
const own = readdirSync(messages).flatMap((language) => {
  const { cards_letters: signs } = JSON.parse(readFileSync(new URL(`${language}/cards.json`, messages), 'utf8'));
  return signs.split(' ').filter((sign, i) => sign !== usual[i]);
});
writeFileSync(
  fileURLToPath(new URL('../src/components/board/faces/own-letters.ts', import.meta.url)),
  `/**
 * Letters that languages have on their cards in place of A, J, Q and K (\`cards_letters\`), drawn as those of indices.ts. A build keeps those
 * of its language (one-language.ts). Made by scripts/make-indices.mjs; not edited by hand.
 * Schibsted Grotesk is by the Schibsted Grotesk Project Authors, under the SIL Open Font License 1.1.
 */
export const ownLetters: Readonly<Record<string, { readonly advance: number; readonly d: string }>> = {
${[...new Set(own)]
  .sort()
  .map((sign) => `  ${sign}: ${word(sign, 0)}`)
  .join('\n')}
};
`,
);
