import { kindOf } from '../../records/cleanness.ts';
import { solvedPuzzles } from '../../records/progress.ts';
import { anyOf, fits, formatWanted, type ListedPuzzle, parseWanted, type Wanted } from './puzzle-filter.ts';

/** Filters a list of puzzles by the address, says what is met of it, and goes to any one. */
const list = document.querySelector<HTMLElement>('[data-puzzle-list]');

if (list) {
  const tiles = [...list.querySelectorAll<HTMLElement>('li[data-puzzle]')];
  const listed = (tile: HTMLElement): ListedPuzzle => ({
    id: tile.dataset.puzzle ?? '',
    grade: tile.dataset.grade ?? '',
    rules: tile.dataset.rules ?? '',
    themes: tile.dataset.themes?.split(' ') ?? [],
  });
  const pathOf = (id: string): string => tiles.find((tile) => tile.dataset.puzzle === id)?.querySelector('a')?.href ?? '';
  let wanted: Wanted = parseWanted(location.search);

  const controls = [...list.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-filter]')];
  const shown = () => tiles.filter((tile) => !tile.hidden);

  const show = (): void => {
    const solved = solvedPuzzles();
    for (const tile of tiles) tile.hidden = !fits(listed(tile), wanted, solved[tile.dataset.puzzle ?? ''] !== undefined);
    for (const section of list.querySelectorAll<HTMLElement>('section.after'))
      section.hidden = section.querySelector('li[data-puzzle]:not([hidden])') === null;
    for (const control of controls) {
      const value = wanted[control.dataset.filter as keyof Wanted];
      if (control instanceof HTMLInputElement) control.checked = control.value === value;
      else control.value = value;
    }
    const none = list.querySelector<HTMLElement>('[data-none]');
    if (none) none.hidden = shown().length > 0;
    const next = shown().find((tile) => solved[tile.dataset.puzzle ?? ''] === undefined);
    for (const tile of tiles) tile.toggleAttribute('data-next', tile === next);
    const met = tiles.flatMap((tile) => solved[tile.dataset.puzzle ?? ''] ?? []);
    const clean = met.filter((how) => kindOf(how) === 'clean').length;
    const said = list.querySelector<HTMLElement>('[data-met]');
    if (said) said.textContent = said.dataset.met?.replace('%met', String(met.length)).replace('%clean', String(clean)) ?? '';
  };

  const goToAny = (but: string, replace: boolean): void => {
    const solved = solvedPuzzles();
    const ids = shown().map((tile) => tile.dataset.puzzle ?? '');
    const id = anyOf(ids, (one) => solved[one] !== undefined, but, Math.random());
    if (id === null) return;
    if (replace) location.replace(pathOf(id));
    else location.assign(pathOf(id));
  };

  const choose = (next: Wanted): void => {
    wanted = next;
    history.replaceState(null, '', `${location.pathname}${formatWanted(wanted)}`);
    show();
  };

  for (const control of controls)
    control.addEventListener('change', () => choose({ ...wanted, [control.dataset.filter as string]: control.value }));
  list.querySelector('[data-any]')?.addEventListener('click', () => goToAny('', false));
  list.querySelector('[data-all]')?.addEventListener('click', () => choose(parseWanted('')));
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  show();
  delete document.documentElement.dataset.filtering;
  // From a puzzle's page: `?any` and the one that was open there.
  const any = new URLSearchParams(location.search).get('any');
  if (any !== null) goToAny(any, true);
}
