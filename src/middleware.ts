import { defineMiddleware } from 'astro:middleware';
import { defineShared } from './components/board/shelf.ts';
import { sheetsOf } from './components/games/sheets.ts';
import { setLocale } from './paraglide/runtime.js';
import { localeOf } from './site/i18n.ts';
import { withoutIdleItalics } from './site/italics.ts';
import { policyFirst } from './site/policy.ts';

const sheets = sheetsOf(import.meta.env.BASE_URL.replace(/\/*$/, '/'));

/** Sets the language of the messages before a page is built, from its address, and gives it the drawings its boards share and no slanted face that it has no need of. */
export const onRequest = defineMiddleware(async (context, next) => {
  setLocale(localeOf(context.url.pathname), { reload: false });
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const { status, headers } = response;
  return new Response(withoutIdleItalics(policyFirst(defineShared(await response.text(), sheets))), { status, headers });
});
