/** The list of contents follows: it names the section that is being read, and closes when one has been chosen. */
const contents = document.querySelector<HTMLDetailsElement>('[data-contents]');
const summary = contents?.querySelector('summary');

if (contents && summary) {
  const rest = summary.textContent ?? '';
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a')];
  const headings = links.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []);
  const follow = () => {
    const edge = contents.getBoundingClientRect().top + summary.offsetHeight + 80;
    const read = headings.filter((heading) => heading.getBoundingClientRect().top <= edge).at(-1);
    for (const link of links) {
      if (read && link.hash === `#${read.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    summary.textContent = read ? (contents.dataset.now ?? '%').replace('%', read.textContent ?? '') : rest;
  };
  let asked = false;
  addEventListener(
    'scroll',
    () => {
      if (asked) return;
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        follow();
      });
    },
    { passive: true },
  );
  contents.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) contents.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !contents.open) return;
    contents.open = false;
    summary.focus();
  });
  follow();
}
