import { defineMiddleware } from 'astro:middleware';
import { localeOf } from './components/site/i18n.ts';
import { setLocale } from './paraglide/runtime.js';

/** Sets the language of the messages before a page is built, from its address. */
export const onRequest = defineMiddleware((context, next) => {
  setLocale(localeOf(context.url.pathname), { reload: false });
  return next();
});
