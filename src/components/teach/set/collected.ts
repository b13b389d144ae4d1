import type { Written } from '../../../site/storage.ts';
import { collectedText, keepCollected } from '../../play/collecting.ts';
import { formatSetText, parseSetText, type SetLink } from '../links/set-text.ts';

/** The set that is being collected in this browser. */
export function collected(): SetLink {
  const set = parseSetText(collectedText());
  return set.ok ? set.value : { title: null, by: null, intro: null, items: [] };
}

/** Keeps it. */
export const keepSet = (set: SetLink): Written => keepCollected(formatSetText(set));
