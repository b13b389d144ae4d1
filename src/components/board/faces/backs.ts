import { num, rough, roundRect, type Shape } from './shapes.ts';

/** The back of player 1 is a green basket weave (tabby), that of player 2 blue chevrons (twill): woven inside a margin. */
export function backShapes(pack: 1 | 2, w: number, h: number): Shape[] {
  const margin = w * 0.075;
  const [iw, ih] = [w - 2 * margin, h - 2 * margin];
  const cloth = { role: pack === 1 ? 'tabby' : 'twill', d: roundRect(margin, margin, iw, ih, w * 0.03) } as const;
  return [cloth, ...(pack === 1 ? tabby(margin, margin, iw, ih, w / 5.2) : twill(margin, margin, iw, ih, w / 6.4))];
}

/** A zigzag of `n` teeth from the left edge, `rise` high. */
function zigzag(x: number, y: number, n: number, step: number, rise: number): string {
  let d = `M${rough(x)} ${rough(y)}`;
  for (let i = 0; i < n; i++) d += `l${num(step / 2)} ${num(rise)}l${num(step / 2)} ${num(-rise)}`;
  return d;
}

/** Over and under at 45°: light squares between dark threads. */
function tabby(left: number, top: number, w: number, h: number, pitch: number): Shape[] {
  const n = Math.max(3, Math.round((w / pitch) * Math.SQRT2));
  const rows = Math.max(4, Math.round((h / pitch) * Math.SQRT2));
  const [gx, gy] = [w / n, h / rows];
  let threads = '';
  let light = '';
  for (let j = 0; j < rows; j++) {
    threads += zigzag(left, top + j * gy, n, gx, gy / 2) + zigzag(left, top + (j + 1) * gy, n, gx, -gy / 2);
    if (j === 0) continue;
    const [dx, dy] = [gx * 0.4, gy * 0.4];
    for (let i = 0; i < n; i++)
      light += `M${rough(left + (i + 0.5) * gx)} ${rough(top + j * gy - dy)}l${num(dx)} ${num(dy)}l${num(-dx)} ${num(dy)}l${num(-dx)} ${num(-dy)}Z`;
  }
  return [
    { role: 'tabby-thread', d: threads },
    { role: 'tabby-light', d: light },
  ];
}

/** A thread that goes up and down across the cloth, `thick` from its upper to its lower edge. */
function band(x: number, y: number, n: number, step: number, rise: number, thick: number): string {
  let d = zigzag(x, y, n, step, -rise);
  d += `v${num(thick)}`;
  for (let i = 0; i < n; i++) d += `l${num(-step / 2)} ${num(-rise)}l${num(-step / 2)} ${num(rise)}`;
  return `${d}Z`;
}

/** Chevrons: a light thread above a dark one. */
function twill(left: number, top: number, w: number, h: number, pitch: number): Shape[] {
  const n = Math.max(2, Math.round(w / pitch));
  const rows = Math.max(3, Math.round(h / pitch));
  const [gx, gy] = [w / n, h / rows];
  const rise = gx * 0.45;
  let light = '';
  let dark = '';
  for (let j = 0; j < rows; j++) {
    const y = top + j * gy + rise;
    if (y + gy * 0.3 <= top + h) light += band(left, y, n, gx, rise, gy * 0.3);
    if (y + gy * 0.5 <= top + h) dark += band(left, y + gy * 0.3, n, gx, rise, gy * 0.2);
  }
  return [
    { role: 'twill-light', d: light },
    { role: 'twill-dark', d: dark },
  ];
}
