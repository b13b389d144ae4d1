import { kindOf } from '../../records/cleanness.ts';
import { solvedPuzzles } from '../../records/progress.ts';
import type { Solved } from '../../records/records.ts';

/** How a puzzle was solved, in the words that its mark has for it. */
export function markWords(how: Solved | undefined, words: DOMStringMap): string {
  if (!how) return '';
  const kind = kindOf(how);
  if (kind === 'clean' || kind === 'helped') return words[kind] ?? '';
  const said = how.slips === 1 ? words.slip : how.slips ? words.slips?.replace('%', String(how.slips)) : undefined;
  return said ?? words.solved ?? '';
}

/** Marks what has been solved in this browser in a list of puzzles. */
export function mark(): void {
  const solved = solvedPuzzles();
  for (const row of document.querySelectorAll<HTMLElement>('[data-puzzle]')) {
    const how = solved[row.dataset.puzzle ?? ''];
    const sign = row.querySelector<HTMLElement>('.puzzle-mark');
    row.toggleAttribute('data-done', how !== undefined);
    if (sign) sign.textContent = markWords(how, sign.dataset);
  }
}

addEventListener('storage', mark);
addEventListener('pageshow', mark);
mark();
