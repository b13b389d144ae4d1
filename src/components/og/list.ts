import { getCollection } from 'astro:content';
import * as m from '../../paraglide/messages.js';
import type { Preview } from './preview.ts';

/** A preview image and its name: the address of its page, without the slashes at the ends. */
export interface Listed extends Preview {
  readonly name: string;
}

/** Every page that has a preview image of its own; `site` is the image of all others. */
export async function listPreviews(): Promise<Listed[]> {
  const lessons = await getCollection('lessons');
  return [
    { name: 'site', title: m.site_tagline(), note: '' },
    ...lessons.map(({ id, data }) => ({
      name: `learn/${data.game}/${id.replace(/^.*\/\d+-/, '')}`,
      title: data.title,
      note: data.summary,
    })),
  ];
}
