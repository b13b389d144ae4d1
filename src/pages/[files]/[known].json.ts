import type { APIRoute, GetStaticPaths } from 'astro';
import { knownFile } from '../../components/endless/known.ts';

/** The keys of all puzzles that the site has, among the files whose names change with their content. */
export const getStaticPaths = (() => [{ params: { files: '_astro', known: knownFile.name } }]) satisfies GetStaticPaths;

export const GET: APIRoute = () => new Response(knownFile.text, { headers: { 'Content-Type': 'application/json' } });
