import { resetSteps } from '../../records/progress.ts';

/** Forgets the lessons of a course when asked; what is done is marked by the script in the page itself (course-boot.js). */
const page = document.querySelector<HTMLElement>('[data-lessons]');
const said = document.querySelector<HTMLElement>('[data-reset-said]');

document.querySelector('[data-reset]')?.addEventListener('click', () => {
  resetSteps(page?.dataset.lessons ?? '');
  dispatchEvent(new Event('winnable:course'));
  if (said) said.hidden = false;
});
