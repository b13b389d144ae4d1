import * as m from '../paraglide/messages.js';
import { link } from './i18n.ts';

/** What there is to say of keeping: something could not be read and was put aside, or storage takes nothing more. */
export type StorageNote = 'put-aside' | 'not-kept-full' | 'not-kept-unavailable';

const heads: Readonly<Record<StorageNote, () => string>> = {
  'put-aside': m.site_aside,
  'not-kept-full': m.site_unkept_full,
  'not-kept-unavailable': m.site_unkept_unavailable,
};
const bodies: Readonly<Record<StorageNote, () => string>> = {
  'put-aside': () => ` ${m.site_aside_more()} `,
  'not-kept-full': () => ` ${m.site_unkept_gone()} ${m.site_unkept_full_more()} `,
  'not-kept-unavailable': () => ` ${m.site_unkept_gone()} ${m.site_unkept_unavailable_more()}`,
};

/** The element that says it, to be put at the end of the page and opened as a popover. It comes only where there is something to say. */
export function storageNote(id: StorageNote): HTMLElement {
  const note = document.createElement('div');
  note.id = id;
  note.className = 'storage-note no-print';
  note.popover = 'manual';
  note.role = 'alert';
  const head = document.createElement('strong');
  head.textContent = heads[id]();
  const words = document.createElement('p');
  words.append(head, bodies[id]());
  if (id !== 'not-kept-unavailable') {
    const stored = document.createElement('a');
    stored.href = `${link('/settings/')}#stored`;
    // What has not been kept would be lost in this tab.
    if (id === 'not-kept-full') stored.target = '_blank';
    stored.textContent = m.site_stored_title();
    words.append(stored, '.');
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button';
  close.textContent = m.site_note_close();
  close.addEventListener('click', () => note.hidePopover());
  note.append(words, close);
  return note;
}
