import { doneSteps, resetSteps } from '../../records/progress.ts';

/** Marks what is done in the list of lessons, and forgets it when asked. */
const list = document.querySelector<HTMLElement>('[data-lessons]');
const reset = document.querySelector<HTMLButtonElement>('[data-reset]');
const said = document.querySelector<HTMLElement>('[data-reset-said]');

function mark(): void {
  const all = doneSteps();
  let any = false;
  for (const row of list?.querySelectorAll<HTMLElement>('[data-lesson]') ?? []) {
    const steps = row.dataset.steps?.split(' ') ?? [];
    const done = steps.filter((step) => all[row.dataset.lesson ?? '']?.includes(step)).length;
    any ||= done > 0;
    row.toggleAttribute('data-done', done === steps.length);
    const mark = row.querySelector<HTMLElement>('.lesson-mark');
    if (!mark) continue;
    const words =
      done === steps.length ? mark.dataset.done : done > 0 ? mark.dataset.some?.replace('%', String(done)) : mark.dataset.none;
    mark.textContent = words ?? '';
  }
  if (reset) reset.hidden = !any;
}

reset?.addEventListener('click', () => {
  resetSteps(list?.dataset.lessons ?? '');
  mark();
  if (said) said.hidden = false;
});
addEventListener('storage', mark);
mark();
