import { keptPaths, siteRoot } from './device.ts';
import { placeOf } from './plan.ts';
import { keptPage, openStore } from './store.ts';

/** At most so many; who has opened more knows where to look. */
const most = 12;

/** The title of a page without the site's name. Only the title is parsed: the rest has styles that the policy would report. */
function titleIn(html: string): string {
  const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  return new DOMParser().parseFromString(title, 'text/html').title.split(' · ').slice(0, -1).join(' · ');
}

/** Lists the puzzles of the library that are on this device, by the titles of their pages. */
async function list(section: HTMLElement): Promise<void> {
  const store = await openStore(siteRoot());
  const paths = (await keptPaths()).filter((path) => placeOf(path).kind === 'puzzle').slice(-most);
  const rows = await Promise.all(
    paths.map(async (path) => {
      const html = (await (await keptPage(store, path))?.text()) ?? '';
      const link = document.createElement('a');
      link.href = new URL(path, siteRoot()).pathname;
      link.textContent = titleIn(html);
      const row = document.createElement('li');
      row.append(link);
      return row;
    }),
  );
  section.querySelector('ul')?.append(...rows);
  section.hidden = rows.length === 0;
}

const section = document.querySelector<HTMLElement>('#offline-opened');
if (section && 'caches' in window) list(section).catch(() => {});
