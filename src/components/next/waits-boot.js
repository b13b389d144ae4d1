const box = document.currentScript.previousElementSibling;
const root = document.documentElement;
const kept = (key) => {
  try {
    return Object(JSON.parse(localStorage.getItem(`winnable.${key}`)));
  } catch {
    return {};
  }
};
const names = {};
const courses = box.dataset.courses.split('\n\n').map((text) => {
  const [[game, name, path], ...lessons] = text.split('\n').map((line) => line.split('; '));
  names[game] = { name, path };
  return { game, lessons: lessons.map(([slug, title, ids]) => ({ key: `${game}/${slug}`, title, steps: ids.split(' ') })) };
});
const say = (card, part, kind, words) => {
  card.querySelector(`[data-part=${part}]`).textContent = box.dataset[kind].replace(/%(\w+)/g, (_, word) => words[word]);
};
const now = new Date();
const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
const place = () => {
  const found = nextSteps(courses, kept('steps')).filter(({ lesson }) => lesson >= 0);
  const [cards, [game], [due]] = ['course', 'game', 'due'].map((kind) => [...box.querySelectorAll(`[data-wait=${kind}]`)]);
  for (const [i, card] of cards.entries()) {
    card.hidden = !found[i];
    if (!found[i]) continue;
    const { game, lesson, step, done } = found[i];
    const { lessons } = courses.find((course) => course.game === game);
    const { key, title, steps } = lessons[lesson];
    const { name, path } = names[game];
    say(card, 'label', 'label', { game: name, done: done.filter(Boolean).length, of: lessons.length });
    say(card, 'head', 'head', { number: lesson + 1 });
    say(card, 'says', step > 0 ? 'some' : 'first', { title, step: step + 1, of: steps.length });
    card.querySelector('[data-part=go]').href = `${box.dataset.learn}${key}/`;
    const all = card.querySelector('[data-part=all]');
    if (all) all.href = path;
    card.dataset.step = `${key} ${step}`;
  }
  // What is behind a glance is looked at by the page's script, through the parsers.
  const open = Object.entries(kept('deal.open')).filter(([key, one]) => one?.deal && Object.hasOwn(names, key.split('#')[0]));
  const [last] = open.sort(([, a], [, b]) => (b.at ?? 0) - (a.at ?? 0));
  game.hidden = !last;
  if (last) {
    // A chapter of a game, by the rules of the position (published/course-ids.ts).
    const [id, rules] = String(last[1].position).split(/[:~/]/);
    const of = last[0].split('#')[0];
    say(game, 'label', 'game', { game: names[id === of && Object.hasOwn(names, rules) ? rules : of].name });
  }
  const { again, ratings } = kept('practice');
  const back = (Array.isArray(again) ? again : []).filter((one) => /^\d{4}-\d\d-\d\d$/.test(one?.due) && one.due <= today);
  due.hidden = back.length === 0;
  say(due, 'head', back.length === 1 ? 'dueone' : 'due', { count: back.length });
  const waits = [...cards, game, due].filter((card) => !card.hidden).length;
  box.dataset.waits = waits;
  root.toggleAttribute(
    'data-rated',
    Object.values(Object(ratings)).some((one) => one?.rating),
  );
  if (found.length > 0) root.dataset.reader = 'course';
  else if (waits + ['steps', 'solved', 'practice'].reduce((sum, key) => sum + Object.keys(kept(key)).length, 0) > 0)
    root.dataset.reader = 'day';
  else delete root.dataset.reader;
};
addEventListener('storage', place);
addEventListener('pageshow', ({ persisted }) => persisted && place());
place();
