(() => {
  const script = document.currentScript;
  const [courses, day] = ['courses', 'day'].map((name) => script.parentElement.querySelector(`.home-${name}`));
  if (document.documentElement.dataset.reader) courses.before(day);
  courses.classList.add('is-placed');
})();
