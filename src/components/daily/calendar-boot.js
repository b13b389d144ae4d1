(() => {
  const root = document.currentScript.previousElementSibling;
  const built = Number(root.dataset.first);
  // Of the reader's languages the one of the page, where it says of which region.
  const tag = navigator.languages.find(
    (own) => own.includes('-') && own.split('-')[0] === document.documentElement.lang.split('-')[0],
  );
  let first = built;
  try {
    const locale = new Intl.Locale(tag);
    first = (locale.getWeekInfo?.() ?? locale.weekInfo).firstDay;
  } catch {}
  const turn = (first - built + 7) % 7;
  if (!(turn > 0)) return;
  root.dataset.first = first;
  for (const table of root.querySelectorAll('table')) {
    const [head] = table.tHead.rows;
    head.append(...[...head.cells].slice(0, turn));
    const [body] = table.tBodies;
    const cells = [...body.querySelectorAll('td')];
    const days = cells.filter(({ childElementCount }) => childElementCount > 0);
    const before = (cells.indexOf(days[0]) - turn + 7) % 7;
    const blanks = (count) => Array.from({ length: count }, () => document.createElement('td'));
    const all = [...blanks(before), ...days];
    all.push(...blanks((7 - (all.length % 7)) % 7));
    const rows = Array.from({ length: all.length / 7 }, (_, i) => {
      const row = document.createElement('tr');
      row.append(...all.slice(i * 7, i * 7 + 7));
      return row;
    });
    body.replaceChildren(...rows);
  }
})();
