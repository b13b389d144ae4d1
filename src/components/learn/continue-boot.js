(() => {
  const box = document.currentScript.previousElementSibling;
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`winnable.${key}`)) || {};
    } catch {
      return {};
    }
  };
  const root = document.documentElement;
  const steps = kept('steps');
  const begun = Object.keys(steps);
  if (begun.length + Object.keys(kept('solved')).length === 0) return;
  root.dataset.reader = 'day';
  const open = ([key, , ids]) => ids.filter((id) => !(Array.isArray(steps[key]) ? steps[key] : []).includes(id));
  const courses = box.dataset.courses.split('\n\n').map((text) => {
    const [[game, name, path], ...lessons] = text.split('\n').map((line) => line.split('; '));
    return { name, path, lessons: lessons.map(([slug, title, ids]) => [`${game}/${slug}`, title, ids.split(' ')]) };
  });
  let found;
  for (const key of begun) {
    const course = courses.find(({ lessons }) => lessons.some(([own]) => own === key));
    const at = course ? course.lessons.findIndex(([own]) => own === key) : -1;
    const next = course && [...course.lessons.slice(at), ...course.lessons].find((lesson) => open(lesson).length > 0);
    if (next) found = { course, next };
  }
  if (!found) return;
  root.dataset.reader = 'course';
  const { lessons, name, path } = found.course;
  const [key, title, ids] = found.next;
  const number = lessons.indexOf(found.next) + 1;
  const done = lessons.filter((lesson) => open(lesson).length === 0);
  const at = ids.indexOf(open(found.next)[0]);
  const say = (part, words) => {
    const element = box.querySelector(`[data-part=${part}]`);
    const text = element.dataset[at > 0 && element.dataset.some ? 'some' : 'text'];
    element.textContent = text.replace(/%(\w+)/g, (_, word) => words[word]);
  };
  say('done', { game: name, done: done.length, of: lessons.length });
  say('head', { number });
  say('says', { title, step: at + 1, of: ids.length });
  box.querySelector('[data-part=go]').href = `${box.dataset.learn}${key}/`;
  box.querySelector('[data-part=all]').href = path;
  const pile = box.querySelector('.pile');
  const lay = (order, kind) => {
    const brick = document.createElement('li');
    brick.className = `pile-brick ${kind}`;
    brick.dataset.order = brick.textContent = order;
    pile.append(brick);
  };
  for (const lesson of done.slice(-4)) lay(lessons.indexOf(lesson) + 1, '');
  lay(number, 'is-next');
})();
