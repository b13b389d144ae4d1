import type { APIRoute, GetStaticPaths } from 'astro';
import { type Listed, listPreviews } from '../../components/og/list.ts';
import { previewSvg } from '../../components/og/preview.ts';
import { png } from '../../components/og/raster.ts';
import * as m from '../../paraglide/messages.js';

/** The image of a page's link preview: `/og` and the page's address, with `.png` for the last slash. */
export const getStaticPaths = (async () =>
  (await listPreviews()).map(({ name, preview }) => ({ params: { name }, props: { preview } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Pick<Listed, 'preview'>> = async ({ props }) =>
  new Response(await png(previewSvg(await props.preview(), m.site_name())), { headers: { 'Content-Type': 'image/png' } });
