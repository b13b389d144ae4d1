(() => {
  const list = document.currentScript.previousElementSibling.querySelector('ol');
  const days = [...list.children];
  // The days of a week become the last seven days, before they are seen: today's column is the last.
  const today = days.findIndex(({ dataset }) => Number(dataset.weekday) % 7 === new Date().getDay());
  list.append(...days.slice(0, today + 1));
})();
