import type { APIRoute } from 'astro';

/** For crawlers: everything may be read, and where the list of pages is. Pages that are no use to them say so themselves. */
export const GET: APIRoute = ({ site }) => {
  const list = new URL(`${import.meta.env.BASE_URL}sitemap-index.xml`, site).href;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${list}\n`);
};
