import { solvedPuzzles } from '../../records/progress.ts';

/** Marks what has been solved in this browser in a list of puzzles. */
export function mark(): void {
  const solved = solvedPuzzles();
  for (const row of document.querySelectorAll<HTMLElement>('[data-puzzle]')) {
    const how = solved[row.dataset.puzzle ?? ''];
    const sign = row.querySelector<HTMLElement>('.puzzle-mark');
    row.toggleAttribute('data-done', how !== undefined);
    if (sign) sign.textContent = (how ? (how.solution || how.hints > 0 ? sign.dataset.helped : sign.dataset.solved) : '') ?? '';
  }
}

addEventListener('storage', mark);
addEventListener('pageshow', mark);
mark();
