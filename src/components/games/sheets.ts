import { createHash } from 'node:crypto';
import { cards } from '../board/faces/card-sheet.ts';
import { drawSheet } from '../board/sheet.ts';
import type { Sheet } from '../board/shelf.ts';
import { bricks } from './sixteen/sheet.ts';

/** Every sheet, by the name that boards have for it (`BoardGame.sheet`). A board without one draws its faces into its pages. */
const parts = { cards, bricks } as const;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 6);

/**
 * The sheets as files: text, the names of what they have, and the name of the file, which changes with its text and is
 * short, since a page says it two hundred times.
 */
export const sheetFiles = Object.entries(parts).map(([name, one]) => {
  const drawn = drawSheet(one);
  return { name, ...drawn, file: `${name[0]}.${hash(drawn.text)}` };
});

/** The sheets as pages refer to them, by name. In: the path of the site, with a slash at each end. */
export const sheetsOf = (base: string): Readonly<Record<string, Sheet>> =>
  Object.fromEntries(sheetFiles.map(({ name, file, names }) => [name, { address: `${base}_astro/${file}.svg`, names }]));
