import { doneSteps } from '../../records/progress.ts';
import { copiesAnchors } from '../../site/anchors.ts';
import { idIn } from '../../site/fragment.ts';
import { keepLessonBefore } from '../../site/lesson-before.ts';
import { settings } from '../../site/settings.ts';
import { leadOn } from './lead-on.ts';
import { readsFirst } from './reading.ts';

/** What a lesson's page shows: a step's text, its board with the task, or the page after the last step. */
type Stage = 'reading' | 'playing' | 'end';

/**
 * Shows one step of a lesson at a time, by its link, its text first where that needs room; without this script they stand one
 * after another. What is seen first is chosen by `lesson-boot.js`, before the page is painted.
 */
const root = document.querySelector<HTMLElement>('[data-lesson-page]');

if (root) {
  const key = root.dataset.lessonPage ?? '';
  const sections = [...root.querySelectorAll<HTMLElement>('section.step, section.lesson-end')];
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.progress-lesson')];
  const wide = matchMedia('(min-width: 1100px) and (min-height: 560px)');
  const short = matchMedia('(max-height: 699.98px)');
  const low = matchMedia('(min-width: 560px) and (max-height: 479.98px)');
  const frame = () => (wide.matches ? (short.matches ? 'short' : 'beside') : low.matches ? 'low' : 'stacked');
  const now = () => sections.find(({ hidden }) => !hidden) ?? sections[0];

  for (const kin of root.querySelectorAll<HTMLAnchorElement>('.end-kin a'))
    kin.addEventListener('click', () => {
      if (kin.hash) keepLessonBefore(location.pathname, kin.hash);
    });

  const mark = () => {
    const all = doneSteps();
    const done = all[key] ?? [];
    for (const section of sections) {
      section.toggleAttribute('data-done', done.includes(section.id));
      section
        .querySelector('.next')
        ?.classList.toggle('primary', done.includes(section.id) && !section.hasAttribute('data-lost'));
    }
    for (const lesson of links) {
      const steps = lesson.dataset.steps?.split(' ') ?? [];
      lesson.toggleAttribute(
        'data-done',
        steps.every((step) => all[lesson.dataset.lesson ?? '']?.includes(step)),
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
  };

  const stand = (section: HTMLElement, stage: Stage) => {
    root.dataset.stage = stage;
    root.classList.toggle('screen', stage === 'playing');
    const reads = stage === 'reading';
    for (const [name, shown] of [
      ['play', reads],
      ['read', stage === 'playing' && readsFirst(section.dataset.room, frame())],
    ] as const)
      for (const button of section.querySelectorAll<HTMLElement>(`[data-${name}]`)) button.hidden = !shown;
    for (const next of section.querySelectorAll<HTMLElement>('.next')) next.hidden = reads;
  };
  const firstOf = (section: HTMLElement): Stage =>
    section.id === 'end' ? 'end' : readsFirst(section.dataset.room, frame()) ? 'reading' : 'playing';

  /** The text takes the focus, so that whoever hears the page goes on from there. */
  const toText = (section: HTMLElement) => {
    const text = section.querySelector<HTMLElement>('.step-text') ?? section;
    text.tabIndex = -1;
    text.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const show = (id: string) => {
    const target = document.getElementById(id);
    const current = sections.find((section) => section.contains(target));
    if (!current) return;
    for (const section of sections) section.hidden = section !== current;
    stand(current, firstOf(current));
    toText(current);
    if (target !== current) target?.scrollIntoView();
  };

  const toBoard = (section: HTMLElement) => {
    stand(section, 'playing');
    scrollTo({ top: 0 });
    // A sleeping board wakes by the focus and hands it to its first place.
    section.querySelector<HTMLElement>('.bd-start, .bd-slot[tabindex="0"]')?.focus({ preventScroll: true });
  };
  // For whoever comes by keyboard, past header and progress at once; after the last step the page itself is its place.
  document.querySelector('[data-to-board]')?.addEventListener('click', (event) => {
    const section = now();
    if (!section || section.id === 'end') return;
    event.preventDefault();
    toBoard(section);
  });
  root.addEventListener('click', (event) => {
    const section = (event.target as Element).closest<HTMLElement>('section.step');
    if (!section) return;
    if ((event.target as Element).closest('[data-play]')) toBoard(section);
    else if ((event.target as Element).closest('[data-read]')) {
      stand(section, 'reading');
      toText(section);
    }
  });

  copiesAnchors();
  mark();
  const first = now();
  if (first) stand(first, firstOf(first));
  addEventListener('hashchange', () => show(idIn(location.hash)));
  addEventListener('storage', mark);
  // A step that was done before and has been lost now is not the one to leave: undo leads.
  root.addEventListener('winnable:lost', (event) => {
    now()?.toggleAttribute('data-lost', (event as CustomEvent<boolean>).detail);
    mark();
  });
  root.addEventListener('winnable:step', () => {
    mark();
    const section = now();
    const next = section?.querySelector<HTMLAnchorElement>('.next');
    if (section && next && settings.peek().leadOn) leadOn(section, next);
  });
}
