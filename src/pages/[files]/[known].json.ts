import type { APIRoute, GetStaticPaths } from 'astro';
import { knownFile } from '../../components/endless/known.ts';
import { stepsFile } from '../../components/next/courses.ts';
import { libraryFile } from '../../components/next/library.ts';

const files = [knownFile, stepsFile, libraryFile];

/** The keys of all puzzles that the site has, the boards of lessons, and the library, among the files whose names change with their content. */
export const getStaticPaths = (() =>
  files.map(({ name, text }) => ({ params: { files: '_astro', known: name }, props: { text } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/json' } });
