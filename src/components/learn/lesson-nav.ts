import { doneSteps } from '../../records/progress.ts';
import { idIn } from '../../site/fragment.ts';

/** Shows one step of a lesson at a time, by its link; without this script they stand one after another. */
const root = document.querySelector<HTMLElement>('[data-lesson-page]');

if (root) {
  const key = root.dataset.lessonPage ?? '';
  const sections = [...root.querySelectorAll<HTMLElement>('section.step, section.lesson-end')];
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.progress-brick')];

  const mark = () => {
    const all = doneSteps();
    const done = all[key] ?? [];
    for (const section of sections) section.toggleAttribute('data-done', done.includes(section.id));
    for (const brick of links) {
      const steps = brick.dataset.steps?.split(' ') ?? [];
      brick.toggleAttribute(
        'data-done',
        steps.every((step) => all[brick.dataset.lesson ?? '']?.includes(step)),
      );
    }
    const ids = sections.map(({ id }) => id).filter((id) => id !== 'end');
    const left = ids.filter((id) => !done.includes(id));
    for (const row of root.querySelectorAll<HTMLElement>('[data-skipped] [data-step]'))
      row.hidden = !left.includes(row.dataset.step ?? '');
    const skipped = root.querySelector<HTMLElement>('[data-skipped]');
    const complete = root.querySelector<HTMLElement>('[data-all-done]');
    if (skipped) skipped.hidden = left.length === 0;
    if (complete) complete.hidden = left.length > 0;
    return done;
  };

  const show = (id: string, focus: boolean) => {
    const current = sections.find((section) => section.id === id);
    if (!current) return;
    for (const section of sections) section.hidden = section !== current;
    if (focus) {
      // The section itself has no box on wide pages, and what has none takes no focus.
      const text = current.querySelector<HTMLElement>('.step-text') ?? current;
      text.tabIndex = -1;
      text.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
  };

  const done = mark();
  const wanted = () => idIn(location.hash);
  // A lesson that is done begins again at its first step.
  const first = sections.find((section) => section.id !== 'end' && !done.includes(section.id)) ?? sections[0];
  root.classList.add('stepwise');
  show(
    sections.some((section) => section.id === wanted()) ? wanted() : ((done.length > 0 ? first : sections[0])?.id ?? ''),
    false,
  );
  addEventListener('hashchange', () => show(wanted(), true));
  addEventListener('storage', mark);
  root.addEventListener('winnable:step', mark);
}
