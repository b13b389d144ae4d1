import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { boardPicture } from '../../src/components/og/board.ts';
import { height, previewSvg, width } from '../../src/components/og/preview.ts';
import { png } from '../../src/components/og/raster.ts';
import { outline, widthOf, wrap } from '../../src/components/og/text.ts';

const golden = join(import.meta.dirname, '../fixtures/preview.png');
const sample = async () =>
  previewSvg(
    {
      title: 'Where does the 7 go?',
      note: 'Sixteen: one pile wins',
      board: await boardPicture('sixteen:g/8543.g36.-.-/100000/7/da'),
    },
    'Winnable',
  );

const pixels = (image: Buffer | string) => sharp(image).removeAlpha().raw().toBuffer();

/** RENEW_GOLDEN=1 writes the picture anew, on purpose. */
test('a preview image looks like the golden one', async () => {
  const image = await png(await sample());
  expect(await sharp(image).metadata()).toMatchObject({ width, height, format: 'png' });
  if (process.env.RENEW_GOLDEN) await writeFile(golden, image);
  const [now, then] = await Promise.all([pixels(image), pixels(golden)]);
  expect(now.length).toBe(then.length);
  let different = 0;
  for (let i = 0; i < now.length; i++) if (Math.abs((now[i] ?? 0) - (then[i] ?? 0)) > 32) different++;
  expect(different / now.length).toBeLessThan(0.002);
});

test('a board without words is the whole picture, and has no letter but those of its cards', async () => {
  const position = 'sixteen:g/8543.g36.-.-/100000/7/da';
  const [wordless, usual] = [await boardPicture(position, { wordless: true }), await boardPicture(position)];
  expect(wordless.width / wordless.height).toBeGreaterThan(usual.width / usual.height);
  const svg = previewSvg({ title: '', note: '', board: wordless }, 'Winnable');
  expect(svg.match(/<rect x="0" width="1200"/g)).toHaveLength(1);
  expect(svg).not.toMatch(/<text|font-family/);
});

test('no text is left to the fonts of the machine', async () => {
  expect(await sample()).not.toMatch(/<text|font-family/);
});

test('a long title breaks between words and fits', () => {
  const lines = wrap('When not to send a brick home although it could go', 'display', 50, 400);
  expect(lines.join(' ')).toBe('When not to send a brick home although it could go');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(outline(line, 'display', 50).width).toBeLessThanOrEqual(400);
});

test('a space that holds a line together does, narrow or not', () => {
  expect(wrap('Qui gagne\u202f? Le 7\u00a0va où\u202f?', 'display', 50, 10)).toEqual([
    'Qui',
    'gagne\u202f?',
    'Le',
    '7\u00a0va',
    'où\u202f?',
  ]);
  expect(outline('gagne\u202f?', 'display', 50).width).toBe(outline('gagne\u00a0?', 'display', 50).width);
});

test('letters beyond the first font are found in the second, and unknown ones are an error', () => {
  expect(outline('aő', 'text', 20).width).toBeGreaterThan(outline('a', 'text', 20).width + 5);
  for (const text of ['aő', 'When not to send it home', 'gagne\u202f?', ''])
    expect(widthOf(text, 'text', 20)).toBeCloseTo(outline(text, 'text', 20).width, 6);
  expect(() => outline('漢', 'display', 20)).toThrow('漢');
});
