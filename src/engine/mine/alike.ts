import { opened } from './opened.ts';

/**
 * A text that is the same for two positions of a game that are one but for a symmetry of it; see each game's `alike.ts`.
 * Unreadable ones, and those of a game without puzzles, throw.
 */
export async function alike(position: string): Promise<string> {
  const { id, start, look } = await opened(position);
  return `${id} ${(await look()).alike(start)}`;
}

/**
 * A short text that stands for one of `alike`: 32 bits of it. Two that are not alike share one about once in four thousand million, and
 * then only a good puzzle is passed over.
 */
export function keyOf(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return ((h ^ (h >>> 13)) >>> 0).toString(16).padStart(8, '0');
}
