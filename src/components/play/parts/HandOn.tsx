import { useId, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { loading } from '../../../site/loading.ts';
import { formatLink, type SomeLink } from '../../links/links.ts';
import { addToSet } from '../collecting.ts';
import type { Practice } from '../practice.ts';

interface Props {
  readonly practice: Practice;
  /** What is handed on. */
  readonly link: () => SomeLink;
  /** False: its author does not wish it to be explored. */
  readonly explore?: boolean;
  /** Exploring counts as help. */
  readonly counts?: boolean;
  readonly close: () => void;
}

/** Under each board: every action with what comes of it, the composer with this position, the set that is being collected. */
export function HandOn({ practice, link, explore = true, counts = false, close }: Props) {
  const [added, add] = useState<ReturnType<typeof addToSet> | null>(null);
  const id = useId();
  const shows = counts && !practice.met.value;
  return (
    <>
      {explore && (
        <p class="more">
          <button
            type="button"
            class="link"
            aria-describedby={shows ? id : undefined}
            onClick={() => {
              close();
              loading(() => import('../explore/ExploreDialog.tsx')).then(({ openExplore }) => {
                if (shows) practice.helped();
                openExplore(practice);
              });
            }}
          >
            {m.play_explore_head()}
          </button>
          {shows && (
            <span class="counts" id={id}>
              {m.play_counts_help()}
            </span>
          )}
        </p>
      )}
      <p class="more">
        <a class="link" href={`${pageLink('/compose/')}#${formatLink({ ...link(), line: [] })}`}>
          {m.play_explore_compose()}
        </a>
        <button type="button" class="link" onClick={() => add(addToSet(link()))}>
          {m.play_explore_add()}
        </button>
        <span role="status">
          {added === 'added' && m.play_explore_added()}
          {added === 'full' && m.play_explore_full()}
          {added === 'unkept' && m.play_explore_unkept()}
        </span>
        {added !== null && (
          <a class="link" href={pageLink('/set/')}>
            {m.play_explore_to_set()}
          </a>
        )}
      </p>
    </>
  );
}
