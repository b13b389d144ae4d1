import type { APIRoute, GetStaticPaths } from 'astro';
import { sheetFile } from '../../components/board/sheet.ts';

/** The sheet of cards, among the files whose names change with their content. */
export const getStaticPaths = (() => [{ params: { files: '_astro', sheet: sheetFile.name } }]) satisfies GetStaticPaths;

export const GET: APIRoute = () => new Response(sheetFile.text, { headers: { 'Content-Type': 'image/svg+xml' } });
