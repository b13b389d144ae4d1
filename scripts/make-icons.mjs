// Makes the icons of the app (public/icons) from the site's sign, the brick of public/favicon.svg: `node scripts/make-icons.mjs`.
// A maskable icon may be cut to a circle of four fifths of its width, so there the brick lies small on spruce.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/env.mjs';

const sign = readFileSync(join(root, 'public/favicon.svg'), 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
const spruce = '#23473d';

/**
 * @param {number} share of the width that the brick takes
 * @param {string} ground
 */
const drawn = (share, ground) => {
  const edge = (64 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}<g transform="translate(${edge} ${edge}) scale(${share})">${sign}</g></svg>`;
};
const pictures = {
  icon: drawn(0.78, `<rect width="64" height="64" rx="12" fill="${spruce}"/>`),
  maskable: drawn(0.62, `<rect width="64" height="64" fill="${spruce}"/>`),
};

const folder = join(root, 'public/icons');
mkdirSync(folder, { recursive: true });
for (const [name, svg] of Object.entries(pictures))
  for (const size of [192, 512])
    await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(folder, `${name}-${size}.png`));
