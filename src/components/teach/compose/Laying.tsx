import type { Signal } from '@preact/signals';
import * as m from '../../../paraglide/messages.js';
import type { Marks } from '../../board/marks.ts';
import { LaidBoard } from './LaidBoard.tsx';
import { Piece } from './Piece.tsx';
import type { Checked } from './problems.ts';
import { Tray } from './Tray.tsx';
import type { Bench } from './useBench.ts';
import { useLaying } from './useLaying.ts';

const unmarked: Marks = { hint: null, refused: null, last: null };

/** What is wrong, where it lies: the one too many, and its twins; or the places that a refusal speaks of. */
function problemMarks(checked: Checked): Marks {
  if (checked.kind === 'refused') return { ...unmarked, hint: { slots: checked.places, pieces: [] } };
  const lying = checked.kind === 'surplus' ? (checked.surplus[0]?.lying ?? []) : [];
  const last = lying.at(-1);
  if (!last) return unmarked;
  return {
    ...unmarked,
    refused: { from: last.slot, to: null, piece: last.id },
    hint: { slots: [], pieces: lying.slice(0, -1).map(({ id }) => id) },
  };
}

interface Props {
  readonly bench: Bench;
  /** The place that takes what is tapped in the tray. */
  readonly current: Signal<string | null>;
}

/** Tray and board, and the piece that is carried between them; while a line is looked at, the board shows where it leads. */
export function Laying({ bench, current }: Props) {
  const { work, tools, draft, scene, tray, pieces, counts, surplus, checked, play, looked, seat, said } = bench;
  const { held, hand, finder, tapTray, press, key, keyOpened } = useLaying(bench, current);
  const walked = looked.value && play ? tools.game.replay(play.position, looked.value.line) : null;
  const shown = walked?.ok ? walked.value : null;
  const action = looked.value?.line.at(-1);
  const before = action !== undefined && play ? tools.game.replay(play.position, looked.value?.line.slice(0, -1) ?? []) : null;
  const last = action !== undefined && before?.ok ? before.value.carry(action) : null;
  const carried = hand.carried.value;
  const from = held.value?.from;
  // What is to be done next, as long as nothing has been done: then what is known of the table comes before it.
  const asked = current.value !== null && said.value === m.teach_compose_current({ place: bench.placeName(current.value) });
  const lifted = from ? [scene.slots.find(({ id }) => id === from.slot)?.pieces[from.index]?.id ?? ''] : [];
  const drawn = pieces.find(({ piece }) => piece === carried?.piece)?.drawn;
  return (
    <>
      <div class="compose-tray">
        <Tray
          game={work.game}
          groups={tray}
          counts={counts}
          surplus={surplus}
          held={held.value?.from === null ? held.value.piece : null}
          onTap={tapTray}
          onPress={(event, { piece }) => hand.press(event, { piece, from: null }, null)}
        />
      </div>
      <div class="compose-board">
        <LaidBoard
          scene={shown ? shown.scene('all') : scene}
          room={tools.composer.room}
          seat={seat}
          marks={shown ? { ...unmarked, last } : problemMarks(checked)}
          held={shown ? [] : lifted}
          lit={shown ? null : (carried?.over?.slot ?? current.value)}
          holding={shown === null && held.value !== null}
          name={m.teach_compose_board()}
          live={shown === null}
          onTap={(spot) => shown === null && press(spot)}
          onKey={(event, slot) => shown === null && key(event, slot)}
          onKeyOpened={(event, spot) => shown === null && keyOpened(event, spot)}
          onFinder={(find) => {
            finder.current = find;
          }}
          onPress={(event, spot) => hand.press(event, bench.lift(spot), spot)}
        />
        <p class={held.value || asked ? 'compose-said is-now caption' : 'compose-said caption'} role="status">
          <span>
            {shown ? '' : said.value || m.teach_compose_help({ example: tools.composer.typed(draft).pieces })}
            {from && (
              <button
                type="button"
                class="link"
                onClick={() => {
                  const now = held.value;
                  held.value = null;
                  if (now?.from) bench.remove(now.from, now.piece);
                }}
              >
                {m.teach_compose_back()}
              </button>
            )}
          </span>
        </p>
      </div>
      {carried && drawn && (
        <div class="compose-carried" aria-hidden="true" style={{ left: `${carried.x}px`, top: `${carried.y}px` }}>
          <Piece game={work.game} drawn={drawn} prefix="carried" />
        </div>
      )}
    </>
  );
}
