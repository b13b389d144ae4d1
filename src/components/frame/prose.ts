import type { MDXInstance } from 'astro';
import { baseLocale, getLocale } from '../../paraglide/runtime.js';

/** What stands above the text. */
export interface Prose {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
}

const pages = import.meta.glob<MDXInstance<Prose & Record<string, unknown>>>('../../content/pages/*/*.mdx', { eager: true });

/**
 * A page of running text. In: its name. Out: the text in the language of the page, or in the base language where it has
 * not been translated yet.
 */
export function prosePage(name: string): MDXInstance<Prose> {
  const page = pages[`../../content/pages/${getLocale()}/${name}.mdx`] ?? pages[`../../content/pages/${baseLocale}/${name}.mdx`];
  if (!page) throw new Error(`There is no text “${name}” in src/content/pages/${baseLocale}`);
  return page;
}
