import type { APIRoute, GetStaticPaths } from 'astro';
import { sheetFiles } from '../../components/games/sheets.ts';

/** The sheets of cards and bricks, among the files whose names change with their content. */
export const getStaticPaths = (() =>
  sheetFiles.map(({ file, text }) => ({ params: { files: '_astro', sheet: file }, props: { text } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'image/svg+xml' } });
