import type { APIRoute, GetStaticPaths } from 'astro';
import { Ahead } from '../../components/og/ahead.ts';
import { listPreviews } from '../../components/og/list.ts';
import { previewSvg } from '../../components/og/preview.ts';
import { png } from '../../components/og/raster.ts';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { langParam } from '../../published/games.ts';

type Images = Ahead<Buffer<ArrayBuffer>>;

/**
 * The image of a page's link preview: `/og` and the page's address, with `.png` for the last slash.
 *
 * A build asks for paths before it writes any page, and for these files after the pages, as their name matches nearly all: so they
 * are drawn meanwhile by the cores that pages leave idle.
 */
export const getStaticPaths = (async () => {
  const list = await listPreviews();
  const images: Images = new Ahead(
    new Map(list.map(({ name, preview }) => [name, async () => png(previewSvg(await preview(), m.site_name()))])),
    import.meta.env.PROD ? 2 : 0,
  );
  return list.map(({ name }) => ({ params: { lang: langParam(getLocale()), picture: `og/${name}` }, props: { images, name } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ images: Images; name: string }> = async ({ props }) =>
  new Response(await props.images.get(props.name), { headers: { 'Content-Type': 'image/png' } });
