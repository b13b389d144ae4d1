const box = document.currentScript.previousElementSibling;
const courses = [...box.querySelectorAll('[data-game]')].map((card) => ({
  game: card.dataset.game,
  card,
  lessons: [...card.querySelectorAll('[data-lesson]')].map(({ dataset }) => ({
    key: dataset.lesson,
    steps: dataset.steps.split(' '),
  })),
}));
const place = () => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('winnable.steps'));
  } catch {}
  for (const { game, lesson, step, done } of nextSteps(courses, kept)) {
    const { card } = courses.find((course) => course.game === game);
    const part = (name) => card.querySelector(`[data-part=${name}]`);
    const chips = [...card.querySelectorAll('[data-lesson]')];
    for (const [i, chip] of chips.entries()) {
      chip.toggleAttribute('data-done', done[i]);
      chip.querySelector('.mark').hidden = !done[i];
      chip.toggleAttribute('data-now', i === lesson);
    }
    part('label').textContent = box.dataset.done.replace('%done', done.filter(Boolean).length).replace('%of', done.length);
    const [says, go] = [part('says'), part('go')];
    const chip = chips[lesson];
    if (chip) {
      says.textContent = box.dataset[step > 0 ? 'at' : 'first'].replace(
        /%(\w+)/g,
        (_, word) =>
          ({ number: lesson + 1, title: chip.dataset.title, step: step + 1, of: chip.dataset.steps.split(' ').length })[word],
      );
      go.href = chip.querySelector('a').href;
      card.dataset.step = `${chip.dataset.lesson} ${step}`;
    } else {
      says.textContent = card.dataset.then;
      go.href = card.dataset.thenHref;
    }
    go.firstChild.textContent = chip ? box.dataset.goOn : box.dataset.begin;
  }
};
addEventListener('storage', place);
addEventListener('pageshow', ({ persisted }) => persisted && place());
place();
