(() => {
  const page = document.currentScript.previousElementSibling;
  const part = (name) => page.querySelector(`[data-course="${name}"]`);
  const lessons = [...page.querySelectorAll('[data-lesson]')];
  const then = page.querySelector('[data-then]');
  const place = () => {
    let kept = {};
    try {
      kept = JSON.parse(localStorage.getItem('winnable.steps')) || {};
    } catch {}
    let begun = -1;
    const left = lessons.map((row, i) => {
      const known = Array.isArray(kept[row.dataset.lesson]) ? kept[row.dataset.lesson] : [];
      const steps = row.dataset.steps.split(' ');
      const open = steps.filter((step) => !known.includes(step));
      if (open.length < steps.length) begun = i;
      const words = row.querySelector('.lesson-mark');
      const done = steps.length - open.length;
      words.textContent =
        open.length === 0 ? words.dataset.done : done > 0 ? words.dataset.some.replace('%', done) : words.dataset.none;
      const where = row.querySelector('.where');
      where.textContent = where.dataset.text.replace('%', open.length === 0 ? 1 : steps.indexOf(open[0]) + 1);
      const go = row.querySelector('.go');
      go.textContent = done > 0 ? go.dataset.some : go.dataset.none;
      return open.length;
    });
    const after = left.findIndex((open, i) => open > 0 && i >= begun);
    const current = after < 0 ? left.findIndex((open) => open > 0) : after;
    const [pile, now, coming] = ['done', 'now', 'coming'].map(part);
    for (const [i, row] of lessons.entries()) {
      if (left[i] === 0) pile.prepend(row);
      else (i === current ? now : coming).append(row);
    }
    (current < 0 ? now : coming).append(then);
    const count = left.filter((open) => open === 0).length;
    const said = part('count');
    said.textContent = count > 0 ? said.dataset.text.replace('%', count) : '';
    page.toggleAttribute('data-begun', begun >= 0);
    page.toggleAttribute('data-any-done', count > 0);
  };
  addEventListener('storage', place);
  addEventListener('winnable:course', place);
  place();
})();
