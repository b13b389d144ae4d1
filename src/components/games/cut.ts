import type { Scene, Slot } from '../../engine/core/scene.ts';
import type { PlacedGlyph, Shape } from '../board/faces/shapes.ts';
import type { Box, Label, Layout, PlacedSlot } from '../board/layout/types.ts';
import type { FigureCut } from './entry.ts';

/** Parts of a board by the names that figures use; a name that is none of these is the id of a slot. */
const parts: Readonly<Record<string, (slot: Slot, seat: number) => boolean>> = {
  piles: ({ kind }) => kind === 'pile',
  yours: ({ kind, owner }, seat) => kind === 'pile' && owner === seat,
  theirs: ({ kind, owner }, seat) => kind === 'pile' && owner !== seat,
  home: ({ kind }) => kind === 'foundation',
  reserve: ({ kind, owner }, seat) => kind === 'reserve' && owner === seat,
  'their-reserve': ({ kind, owner }, seat) => kind === 'reserve' && owner !== seat,
  waste: ({ kind, owner }, seat) => kind === 'waste' && owner === seat,
  'their-waste': ({ kind, owner }, seat) => kind === 'waste' && owner !== seat,
  hand: ({ kind, owner }, seat) => kind === 'hand' && owner === seat,
  'their-hand': ({ kind, owner }, seat) => kind === 'hand' && owner !== seat,
  table: ({ kind }) => kind === 'column',
  clubs: ({ kind, id }) => kind === 'column' && id.endsWith('-c'),
  diamonds: ({ kind, id }) => kind === 'column' && id.endsWith('-d'),
  hearts: ({ kind, id }) => kind === 'column' && id.endsWith('-h'),
  spades: ({ kind, id }) => kind === 'column' && id.endsWith('-s'),
};

/** The slots that a figure shows. `show`: names with spaces between; a name that means no slot of the scene throws. */
export function shownSlots(scene: Scene, show: string, seat: number): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const name of show.split(' ')) {
    const fits = parts[name] ?? (({ id }: Slot) => id === name);
    const slots = scene.slots.filter((slot) => fits(slot, seat));
    if (slots.length === 0) throw new Error(`a figure of ${scene.game} has no part “${name}”`);
    for (const { id } of slots) shown.add(id);
  }
  return shown;
}

/** A scene with the slots that are shown and those that its layout needs. */
export const fewer = (scene: Scene, shown: ReadonlySet<string>, { needs }: FigureCut): Scene => ({
  ...scene,
  slots: scene.slots.filter((slot) => shown.has(slot.id) || needs(slot)),
});

const headings: Readonly<Record<string, (slot: Slot, seat: number) => boolean>> = {
  'piles-yours': (slot, seat) => slot.kind === 'pile' && slot.owner === seat,
  'piles-theirs': (slot, seat) => slot.kind === 'pile' && slot.owner !== seat,
  foundations: ({ kind }) => kind === 'foundation',
  'wing-hand-yours': (slot, seat) => slot.kind === 'hand' && slot.owner === seat,
  'wing-hand-theirs': (slot, seat) => slot.kind === 'hand' && slot.owner !== seat,
  'wing-waste-yours': (slot, seat) => slot.kind === 'waste' && slot.owner === seat,
  'wing-waste-theirs': (slot, seat) => slot.kind === 'waste' && slot.owner !== seat,
};

const margin = 4;

/** A width that surely holds a heading. */
const room = ({ text }: Label, type: number): number =>
  (text === 'stock' || text.startsWith('wing') ? 15 : text.startsWith('piles') || text === 'foundations' ? 11 : 6) * type;

/** How far a heading reaches to the left of its place, as a part of its width. */
const leftOf = ({ anchor }: Label): number => (anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0);

/** A layout with only the slots shown, as large as they are. Reserve, waste and hand get a heading each. Pure. */
export function cut(layout: Layout, scene: Scene, shown: ReadonlySet<string>, seat: number, { to }: FigureCut): Layout {
  const kept = scene.slots.filter(({ id }) => shown.has(id));
  const how = to(kept);
  if (how === 'whole') return layout;
  const slots = layout.slots.filter(({ id }) => shown.has(id));
  const pieces = layout.pieces.filter(({ slot }) => shown.has(slot));
  const columns = how === 'columns';
  const over = ({ place }: PlacedSlot, x: number, y: number): boolean =>
    x >= place.x - 1 && x <= place.x + place.w + 1 && (columns || (y >= place.y && y <= place.y + place.h));
  const ornaments = (layout.ornaments ?? []).filter((ornament) => {
    const [x, y] = placeOf(ornament);
    return slots.some((slot) => over(slot, x, y));
  });
  const labels: Label[] = layout.labels.filter((label) => kept.some((slot) => headings[label.text]?.(slot, seat)));
  for (const { kind, place, count } of columns ? [] : slots.filter((slot) => isStock(slot.kind))) {
    const y = place.y - 8;
    // Names of neighbours would touch: where more than one of a row is shown, the board's one line says them all.
    if (slots.filter((slot) => isStock(slot.kind) && slot.place.y === place.y).length > 1) {
      const line = layout.labels.find((label) => label.text === 'stock' && Math.abs(label.y - place.y) < 14);
      if (line && !labels.includes(line)) labels.push(line);
    } else labels.push({ text: kind, n: count, x: place.x + place.w / 2, y, anchor: 'middle' });
  }
  const boxes: Box[] = [...slots.map(({ place }) => place), ...pieces.filter(({ shown }) => shown)];
  const wide = (label: Label): number => room(label, layout.type);
  const left = Math.min(...boxes.map(({ x }) => x), ...labels.map((label) => label.x - leftOf(label) * wide(label)));
  const right = Math.max(
    ...boxes.map(({ x, w }) => x + w),
    ...labels.map((label) => label.x + (1 - leftOf(label)) * wide(label)),
  );
  const top = columns ? 0 : Math.min(...boxes.map(({ y }) => y), ...labels.map(({ y }) => y - layout.type)) - margin;
  const bottom = columns ? layout.height : Math.max(...boxes.map(({ y, h }) => y + h)) + margin;
  return {
    ...layout,
    left: left - margin,
    top,
    width: right - left + 2 * margin,
    height: bottom - top,
    slots,
    pieces,
    labels,
    ornaments,
    folds: [],
  };
}

const isStock = (kind: Slot['kind']): boolean => kind === 'reserve' || kind === 'waste' || kind === 'hand';

/** Where an ornament is: a sign has its place, an outline its first point. */
function placeOf(ornament: Shape | PlacedGlyph): readonly [number, number] {
  if ('scale' in ornament) return [ornament.x, ornament.y];
  const [, x = '0', y = '0'] = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(ornament.d) ?? [];
  return [Number(x), Number(y)];
}
