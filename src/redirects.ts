/**
 * Addresses that have been published and have moved: old path → new path, both from the root of the site, both ending in
 * a slash. Never remove a line: links to it are on paper. The fragment of an old link is kept.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/sixteen/': '/learn/sixteen/',
};
