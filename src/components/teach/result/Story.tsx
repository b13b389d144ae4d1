import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { link as pageLink } from '../../../site/i18n.ts';
import { unbroken } from '../../../site/unbroken.ts';
import type { Marks } from '../../board/marks.ts';
import { formatLink } from '../../links/links.ts';
import { useDialog } from '../../play/parts/useDialog.ts';
import { type Opened, titleOf } from '../opened.ts';
import { Picture } from '../Picture.tsx';
import { namesOf } from './cells.ts';
import { commonMistakes, type Row } from './judging.ts';

interface ClassProps {
  readonly opened: Opened;
  /** The position where most went wrong. */
  readonly play: Play;
  /** What so many did. */
  readonly did: string;
  /** What wins; null where that is not known. */
  readonly wins: string | null;
  readonly marks: Marks;
  close(): void;
}

/** The board where most went wrong as large as the window, without names; what wins comes when it is asked for. */
function ForClass({ opened, play, did, wins, marks, close }: ClassProps) {
  const dialog = useDialog();
  const told = useSignal(false);
  return (
    <dialog ref={dialog} class="for-class" aria-labelledby="class-head" onClose={close}>
      <h2 id="class-head">{titleOf(opened)}</h2>
      <p>
        {did} <span role="status">{told.value ? wins : ''}</span>
      </p>
      <div class="story-board">
        <Picture
          key={`${told.value}`}
          opened={opened}
          play={play}
          as="table"
          now
          title={titleOf(opened)}
          marks={told.value ? marks : { ...marks, hint: null }}
        />
      </div>
      <form method="dialog" class="buttons">
        {wins !== null && !told.value && (
          <button
            type="button"
            class="button primary"
            onClick={() => {
              // It goes away, the focus does not.
              dialog.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
              told.value = true;
            }}
          >
            {m.teach_result_what_wins()}
          </button>
        )}
        <button type="submit" class="button">
          {m.play_close()}
        </button>
      </form>
    </dialog>
  );
}

/** So many mistakes of a position are listed. */
const listed = 6;

/** So many pupils are named at each: a class. */
const named = 40;

interface Props {
  readonly opened: Opened;
  readonly item: number;
  readonly rows: readonly Row[];
  /** Of its heading. */
  readonly level: 2 | 3;
}

/** Where most gave a position's goal away, and what would have won there. */
export function Story({ opened, item, rows, level }: Props) {
  const { kit, start, link } = opened;
  const Heading = `h${level}` as const;
  const all = useMemo(() => commonMistakes(rows, item), [rows, item]);
  const most = all[0]?.mistake ?? null;
  const replayed = most ? kit.game.replay(start.position, most.line) : null;
  const there = replayed?.ok ? replayed.value : start;
  const words = (action: string, line: readonly string[]) => {
    const before = kit.game.replay(start.position, line);
    return unbroken(before.ok ? kit.words.actionWords(action, before.value) : action);
  };
  const wrong = most && there.carry(most.action);
  const right = most && most.wins !== null ? there.carry(most.wins) : null;
  const marks: Marks = {
    last: null,
    // Of a piece that is wrong there and right elsewhere, it is the place that is to be seen.
    hint: right ? { pieces: right.pieces.filter((piece) => piece !== wrong?.pieces[0]), slots: [right.to] } : null,
    refused: wrong ? { from: wrong.from, to: null, piece: wrong.pieces[0] ?? null } : null,
  };
  const did = most && m.teach_result_did({ pupils: all[0]?.pupils ?? 0, of: rows.length, action: words(most.action, most.line) });
  const wins = most && most.wins !== null ? m.teach_result_wins({ action: words(most.wins, most.line) }) : null;
  const showing = useSignal(false);
  const from = formatLink({ ...link, line: most?.line ?? [] });
  return (
    <section class="results-story">
      <div class="story-words" aria-live="polite">
        <p class="label">{m.teach_result_position({ n: item + 1, game: kit.words.gameName() })}</p>
        <Heading>{most ? m.teach_result_most({ n: most.at + 1 }) : m.teach_result_nobody()}</Heading>
        {did && (
          <p>
            <span class="key-did">×</span> {did}
          </p>
        )}
        {wins && (
          <p>
            <span class="key-wins" /> <strong>{wins}</strong>
          </p>
        )}
      </div>
      <div class="story-show">
        <div class="story-board">
          <Picture opened={opened} play={there} as="table" title={titleOf(opened)} marks={marks} />
        </div>
        {most && (
          <p class="caption">
            <span class="key-did">×</span> {m.teach_result_key_did()} <span class="key-wins" /> {m.teach_result_key_wins()}
          </p>
        )}
      </div>
      <div class="story-more">
        <ul class="story-rows">
          {all.slice(0, listed).map(({ mistake, pupils, names }) => (
            <li key={[...mistake.line, mistake.action].join()} class="apart">
              <span>
                {m.teach_result_at({ n: mistake.at + 1, action: words(mistake.action, mistake.line) })}
                {names.length > 0 && <span class="story-names">{namesOf(names, names.length, named)}</span>}
              </span>
              <span>{m.teach_result_pupils({ count: pupils })}</span>
            </li>
          ))}
        </ul>
        <p class="buttons">
          {did && (
            <button
              type="button"
              class="button"
              onClick={() => {
                showing.value = true;
              }}
            >
              {m.teach_result_class()}
            </button>
          )}
          <a class="button" href={`${pageLink('/position/')}#${from}`}>
            {m.teach_result_open()}
          </a>
        </p>
      </div>
      {showing.value && did && (
        <ForClass
          opened={opened}
          play={there}
          did={did}
          wins={wins}
          marks={marks}
          close={() => {
            showing.value = false;
          }}
        />
      )}
    </section>
  );
}
