import type { Scene } from '../../engine/core/scene.ts';
import type { Label, Layout } from '../board/layout/types.ts';

/** The table of a deal before anything lies on it. */
export const bare = (scene: Scene): Scene => ({
  ...scene,
  actor: null,
  slots: scene.slots.map((slot) => ({ ...slot, pieces: [], hidden: 0 })),
});

/** Labels that count what lies there; with whose it is, those that say that too. */
const counting: Readonly<Partial<Record<Label['text'], 'name' | 'hand-yours' | null>>> = {
  reserve: null,
  waste: null,
  hand: null,
  stock: null,
  'stock-yours': null,
  'stock-theirs': null,
  count: null,
  'hand-yours': 'hand-yours',
  'hand-theirs': 'name',
};

/** A table on which nothing lies yet: nothing is counted there, and what only counts is not said. */
export const uncounted = (layout: Layout): Layout => ({
  ...layout,
  slots: layout.slots.map((slot) => ({ ...slot, counted: false })),
  labels: layout.labels.flatMap((label) => {
    const text = counting[label.text];
    return text === null ? [] : [text === undefined ? label : { ...label, text, counts: [] }];
  }),
});
