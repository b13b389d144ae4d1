import { addToSet, collectedText, keepCollected } from '../../play/collecting.ts';
import { formatPositionPart, type SomeLink } from '../../play/links.ts';

/** Puts a position in the place of one of the set that is being collected; at its end, where that one is no longer there. */
export function replaceInSet(was: SomeLink, link: SomeLink): ReturnType<typeof addToSet> {
  const [head = '', ...lines] = collectedText().split('\n');
  const at = lines.indexOf(formatPositionPart({ ...was, line: [] }));
  if (at < 0) return addToSet(link);
  const text = [head, ...lines.with(at, formatPositionPart({ ...link, line: [] }))].join('\n');
  return keepCollected(text) === 'saved' ? 'added' : 'unkept';
}
