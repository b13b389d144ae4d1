import { light, type Palette } from '../paint.ts';

/** The colours of the page as they are now, by the custom properties of the same names. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const entries = Object.keys(light).map((token) => [token, style.getPropertyValue(`--${token}`).trim() || light[token]]);
  return Object.fromEntries(entries) as Palette;
}
