import type { APIRoute } from 'astro';
import { gameIds } from '../engine/games/ids.ts';
import * as m from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { link } from '../site/i18n.ts';
import { url } from '../site/url.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: url(`/icons/${name}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a device needs to know to show the site as an app. Browsers take the colours of a dark system from the pages. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      id: link('/'),
      name: m.site_name(),
      short_name: m.site_name(),
      description: m.offline_app_description({ count: gameIds.length }),
      lang: getLocale(),
      dir: 'ltr',
      start_url: link('/'),
      scope: url('/'),
      display: 'standalone',
      theme_color: '#f6f6f2',
      background_color: '#f6f6f2',
      categories: ['games', 'education'],
      icons: [
        icon('icon', 192, 'any'),
        icon('icon', 512, 'any'),
        icon('maskable', 192, 'maskable'),
        icon('maskable', 512, 'maskable'),
        { src: url('/favicon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ],
      shortcuts: [
        { name: m.offline_missing_daily(), url: link('/daily/') },
        { name: m.offline_missing_learn(), url: link('/learn/') },
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
