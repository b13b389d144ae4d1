import * as m from '../../../paraglide/messages.js';
import { gameName } from '../../../published/games.ts';
import type { Kept } from './drafts.ts';

/** What a draft is called; without a title, by how much is on its table and when it was changed last. */
function titleOf({ work, at }: Pick<Kept, 'work' | 'at'>): string {
  const title = work.words.title.trim();
  if (title) return title;
  const count = Object.values(work.draft.places).reduce((sum, pieces) => sum + pieces.length, 0);
  if (count === 0) return m.teach_compose_untitled();
  const untitled = m.teach_compose_untitled_count({ count });
  if (at === undefined) return untitled;
  const when = new Date(at).toLocaleString(document.documentElement.lang, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: 'numeric',
  });
  return `${untitled}, ${when}`;
}

/** The same, with its game. */
export const nameOf = (kept: Pick<Kept, 'work' | 'at'>): string => `${titleOf(kept)}, ${gameName(kept.work.game)}`;
