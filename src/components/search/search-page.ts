import * as m from '../../paraglide/messages.js';
import { isolated } from '../../site/isolated.ts';
import { sayUnloaded } from '../../site/loading.ts';
import type { FoundKind } from './found.ts';
import { findPages, type Group, type Hit } from './pagefind.ts';
import { pieces, readied } from './query.ts';

/** How many of a kind are shown at first, and with each press of the button. */
const batch = 5;

const titles: Readonly<Record<FoundKind, () => string>> = {
  lesson: m.search_lessons,
  rules: m.search_rules,
  puzzle: m.search_puzzles,
  daily: m.search_dailies,
};

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  own: Partial<HTMLElementTagNameMap[K]> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), own);
  made.append(...inside);
  return made;
}

const excerptOf = (excerpt: string): Node[] =>
  pieces(excerpt).map(({ text, found }) => (found ? element('mark', {}, text) : document.createTextNode(text)));

function row({ url, title, game, excerpt }: Hit): HTMLLIElement {
  return element(
    'li',
    {},
    element(
      'a',
      { className: 'hit', href: url },
      element('span', { className: 'hit-title' }, title),
      element('span', { className: 'hit-game' }, game),
      element('span', { className: 'hit-text' }, ...excerptOf(excerpt)),
    ),
  );
}

async function section(group: Group): Promise<HTMLElement> {
  const list = element('ul', { className: 'rows closed' });
  const more = element('button', { className: 'button', type: 'button' }, m.search_more());
  const heading = element(
    'h2',
    { id: `found-${group.kind}` },
    titles[group.kind](),
    ' ',
    element('span', { className: 'soft' }, String(group.count)),
  );
  const add = async (): Promise<HTMLLIElement[]> => {
    const rows = (await group.hits(list.children.length, list.children.length + batch)).map(row);
    list.append(...rows);
    more.hidden = list.children.length >= group.count;
    return rows;
  };
  more.addEventListener('click', async () => {
    const [first] = await add();
    first?.querySelector('a')?.focus();
  });
  await add();
  const made = element('section', { className: 'found' }, heading, list, more);
  made.setAttribute('aria-labelledby', heading.id);
  return made;
}

/** Makes the search page work: what is typed or stands in the address is looked up, and the address follows. */
function start(form: HTMLFormElement, field: HTMLInputElement, status: HTMLElement, results: HTMLElement): void {
  let asked = 0;
  let shown = '';
  const show = async (): Promise<void> => {
    const turn = ++asked;
    const query = readied(field.value);
    const address = new URL(location.href);
    if (query === '') address.searchParams.delete('q');
    else address.searchParams.set('q', field.value.trim());
    history.replaceState(null, '', address);
    shown = location.search;
    if (query === '') {
      results.replaceChildren();
      status.textContent = '';
      return;
    }
    status.textContent = m.search_busy();
    try {
      const groups = await findPages(query);
      const sections = await Promise.all(groups.map(section));
      if (turn !== asked) return;
      results.replaceChildren(...sections);
      const count = groups.reduce((sum, group) => sum + group.count, 0);
      status.textContent =
        count === 0 ? m.search_none({ query: isolated(query) }) : m.search_count({ count, query: isolated(query) });
    } catch {
      if (turn !== asked) return;
      results.replaceChildren();
      status.textContent = navigator.onLine ? m.search_failed() : m.search_offline();
      // Where there is a network the index may be that of a newer site, which only a newer page can read.
      if (navigator.onLine) sayUnloaded();
      addEventListener('online', now, { once: true });
    }
  };

  let pause: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(pause);
    pause = setTimeout(show, 180);
  };
  const now = (): void => {
    clearTimeout(pause);
    show();
  };
  const fromAddress = (): void => {
    // A fragment alone, such as that of the skip link, is no other search.
    if (location.search === shown) return;
    shown = location.search;
    field.value = new URLSearchParams(shown).get('q') ?? '';
    if (field.value !== '') now();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    now();
  });
  field.addEventListener('input', soon);
  addEventListener('popstate', fromAddress);

  // From the field down into the results and up again.
  form.parentElement?.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [field, ...results.querySelectorAll<HTMLElement>('a, button:not([hidden])')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const to = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at < 0 || !to) return;
    event.preventDefault();
    to.focus();
  });

  // What was typed before this script came is not lost.
  if (field.value === '') fromAddress();
  else now();
  if (field.value === '' && matchMedia('(hover: hover)').matches) field.focus();
}

const form = document.querySelector<HTMLFormElement>('#search');
const field = form?.querySelector<HTMLInputElement>('input[name=q]');
const status = document.querySelector<HTMLElement>('#search-status');
const results = document.querySelector<HTMLElement>('#search-results');
if (form && field && status && results) start(form, field, status, results);
