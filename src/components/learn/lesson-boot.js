try {
  const root = document.querySelector('[data-lesson-page]');
  const sections = [...root.querySelectorAll(':scope > section')];
  let done = [];
  try {
    const kept = JSON.parse(localStorage.getItem('winnable.steps'))[root.dataset.lessonPage];
    if (Array.isArray(kept)) done = kept;
  } catch {}
  const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  const linked = target && sections.find((section) => section.contains(target));
  const open = done.length > 0 && sections.find(({ id }) => id !== 'end' && !done.includes(id));
  const current = linked || open || sections[0];
  for (const section of sections) section.hidden = section !== current;
  const { room } = current.dataset;
  const wide = matchMedia('(min-width: 1100px) and (min-height: 560px)').matches;
  const short = matchMedia('(max-height: 699.98px)').matches;
  const low = matchMedia('(min-width: 560px) and (max-height: 479.98px)').matches;
  const reads = room === 'much' || (room === 'full' && (short || !wide)) || (room === 'more' && !wide) || low;
  // The way on, which is to the board where the text comes first.
  for (const one of current.querySelectorAll('[data-play]')) one.hidden = !reads;
  for (const one of current.querySelectorAll('.next')) one.hidden = reads;
  root.dataset.stage = current.id === 'end' ? 'end' : reads ? 'reading' : 'playing';
  root.classList.add('stepwise');
  root.classList.toggle('screen', root.dataset.stage === 'playing');
} catch {
  // Without it all steps stand one after another.
  delete document.documentElement.dataset.scripted;
}
