import type { APIRoute, GetStaticPaths } from 'astro';
import { Ahead } from '../../components/og/ahead.ts';
import { listPreviews } from '../../components/og/list.ts';
import { previewSvg } from '../../components/og/preview.ts';
import { png } from '../../components/og/raster.ts';
import * as m from '../../paraglide/messages.js';

type Images = Ahead<Buffer<ArrayBuffer>>;

/** The image of a page's link preview: `/og` and the page's address, with `.png` for the last slash. */
export const getStaticPaths = (async () => {
  const list = await listPreviews();
  const images: Images = new Ahead(
    new Map(list.map(({ name, preview }) => [name, async () => png(previewSvg(await preview(), m.site_name()))])),
    3,
  );
  return list.map(({ name }) => ({ params: { name }, props: { images } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ images: Images }> = async ({ params, props }) =>
  new Response(await props.images.get(params.name ?? ''), { headers: { 'Content-Type': 'image/png' } });
