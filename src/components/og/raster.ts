import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type PngOptions } from 'sharp';

/** Drawn once and kept between builds, by the content of the drawing. */
const cache = join(process.cwd(), 'node_modules/.cache/winnable/og');

/** Sixteen colours, none of them mixed from dots, make files a little more than half as large, and nobody sees the difference. */
const options: PngOptions = { compressionLevel: 9, palette: true, colours: 16, dither: 0, effort: 4 };

let count = 0;

/** An SVG drawing as a PNG file of its own size. */
export async function png(svg: string): Promise<Buffer<ArrayBuffer>> {
  const made = JSON.stringify([sharp.versions.sharp, options, svg]);
  const name = createHash('sha256').update(made).digest('hex').slice(0, 32);
  const file = join(cache, `${name}.png`);
  try {
    return await readFile(file);
  } catch {
    const image = await sharp(Buffer.from(svg)).png(options).toBuffer();
    await mkdir(cache, { recursive: true });
    const own = `${file}.${process.pid}.${count++}`;
    await writeFile(own, image);
    await rename(own, file);
    return Buffer.from(image);
  }
}
