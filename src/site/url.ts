/**
 * The address of a page of this site, under the path where the site is published.
 * In: a path from the root of the site (`/learn/sixteen/`, a query or fragment may follow). Out: the same with the base
 * in front (`/winnable/learn/sixteen/`).
 */
export function url(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + (path.startsWith('/') ? path : `/${path}`);
}

/** The path of a page without the base and the fragment: the inverse of `url`, for `Astro.url.pathname`. */
export function pathOf(pathname: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  return path.endsWith('/') ? path : `${path.replace(/\/index\.html$|\.html$/, '')}/`;
}
