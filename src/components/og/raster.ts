import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Drawn once and kept between builds, by the content of the drawing. */
const cache = join(process.cwd(), 'node_modules/.cache/winnable/og');

/** An SVG drawing as a PNG file of its own size. */
export async function png(svg: string): Promise<Buffer<ArrayBuffer>> {
  const name = createHash('sha256').update(`${sharp.versions.sharp} ${svg}`).digest('hex').slice(0, 32);
  const file = join(cache, `${name}.png`);
  try {
    return await readFile(file);
  } catch {
    const image = await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 128 }).toBuffer();
    await mkdir(cache, { recursive: true });
    await writeFile(`${file}.${process.pid}`, image);
    await rename(`${file}.${process.pid}`, file);
    return Buffer.from(image);
  }
}
