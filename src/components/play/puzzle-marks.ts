import { solvedPuzzles } from '../../records/progress.ts';
import { kindOf } from '../../records/records.ts';

/** Marks what has been solved in this browser in a list of puzzles. */
export function mark(): void {
  const solved = solvedPuzzles();
  for (const row of document.querySelectorAll<HTMLElement>('[data-puzzle]')) {
    const how = solved[row.dataset.puzzle ?? ''];
    const sign = row.querySelector<HTMLElement>('.puzzle-mark');
    row.toggleAttribute('data-done', how !== undefined);
    const kind = how && kindOf(how);
    if (sign) sign.textContent = (kind && sign.dataset[kind === 'clean' || kind === 'helped' ? kind : 'solved']) ?? '';
  }
}

addEventListener('storage', mark);
addEventListener('pageshow', mark);
mark();
