import type { Scene } from '../../../engine/core/scene.ts';
import { layOut } from '../../board/layout/index.ts';
import { light } from '../../board/paint.ts';
import { serialise, svgOf } from '../../board/svg.ts';

/** A board as a picture that stands alone, in light colours: the text of an SVG file, and its size. */
export function boardPicture(
  scene: Scene,
  seat: number,
): { readonly svg: string; readonly width: number; readonly height: number } {
  const layout = layOut(scene, { width: 760, seat, flat: true });
  const { width, height } = layout;
  const svg = serialise(svgOf(layout, [], light, { prefix: 'picture' }));
  const ground = `<rect width="${width}" height="${height}" rx="8" fill="${light.board}"/>`;
  return { svg: svg.replace(/^(<svg[^>]*>)/, `$1${ground}`), width, height };
}

/** The same as a PNG file, at twice the size; null where the browser makes none. */
export async function pngOf({ svg, width, height }: ReturnType<typeof boardPicture>): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width * 2, height * 2];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a file to the reader. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
