import type { Label } from '../board/layout/types.ts';

/** Labels that count what lies there; with whose it is, those that say that too. */
const counting: Readonly<Partial<Record<Label['text'], 'name' | null>>> = {
  reserve: null,
  waste: null,
  hand: null,
  stock: null,
  count: null,
  'hand-yours': null,
  'hand-theirs': 'name',
};

/** The labels of a table on which nothing lies yet: nothing is counted there. */
export const uncounted = (labels: readonly Label[]): Label[] =>
  labels.flatMap((label) => {
    const text = counting[label.text];
    return text === null ? [] : [text === undefined ? label : { ...label, text }];
  });
