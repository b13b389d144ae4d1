import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Play } from '../../engine/core/play.ts';
import { gameOf } from '../../engine/games/registry.ts';
import * as m from '../../paraglide/messages.js';
import type { GameKit } from './kit.ts';
import { loadKit } from './kits.ts';
import { formatLink, type LinkError, type PositionLink, parseLink } from './links.ts';
import { PositionForm } from './PositionForm.tsx';
import { CopyText } from './parts/CopyText.tsx';
import { KeysHelp } from './parts/KeysHelp.tsx';
import { useKeys } from './parts/keys.ts';
import { PracticeBoard } from './parts/PracticeBoard.tsx';
import { Controls } from './parts/PuzzleControls.tsx';
import { Report } from './parts/Report.tsx';
import { useHash } from './parts/useHash.ts';
import { usePractice } from './parts/usePractice.ts';
import { pageSolver } from './solver.ts';

/** What a link turned out to be. */
type Reading =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken'; readonly part: string; readonly message: string }
  | { readonly kind: 'read'; readonly kit: GameKit; readonly start: Play; readonly link: PositionLink };

const parts: Record<string, () => string> = {
  p: m.play_link_part_p,
  g: m.play_link_part_g,
  l: m.play_link_part_l,
  t: m.play_link_part_t,
  h: m.play_link_part_h,
  v: m.play_link_part_v,
};

const kinds: Record<LinkError['kind'], (error: LinkError) => string> = {
  missing: () => m.play_link_missing(),
  escape: ({ value }) => m.play_link_escape({ value }),
  twice: () => m.play_link_twice(),
  version: ({ value }) => m.play_link_version({ value }),
  'too-long': () => m.play_link_too_long(),
  'too-many-hints': () => m.play_link_too_many_hints(),
};

/** Reads a fragment all the way to a position one can play on, or says which part is wrong. */
async function readFragment(hash: string): Promise<Reading> {
  if (hash === '' || hash === '#') return { kind: 'none' };
  const broken = (part: string, message: string): Reading => ({ kind: 'broken', part: parts[part]?.() ?? part, message });
  const parsed = parseLink(hash);
  if (!parsed.ok) return broken(parsed.error.part, kinds[parsed.error.kind](parsed.error));
  const link = parsed.value;
  const game = gameOf(link.position);
  if (!game.ok) return broken('p', game.error.reason);
  const kit = await loadKit(game.value);
  const start = kit.table.open(link.position);
  if (!start.ok) return broken('p', m.play_link_field({ field: start.error.field, reason: start.error.reason }));
  if (link.goal !== null) {
    const goal = kit.table.checkGoal(link.goal);
    if (!goal.ok) return broken('g', goal.error.reason);
  }
  const replayed = kit.table.replay(link.position, link.line);
  if (!replayed.ok) return broken('l', m.play_link_line({ number: replayed.error.index + 1, reason: replayed.error.reason }));
  return { kind: 'read', kit, start: start.value, link };
}

/** The position page: any position by link, to be played on from, judged and shared. */
export function Position() {
  const hash = useHash();
  const reading = useSignal<Reading | null>(null);
  useEffect(() => {
    const fragment = hash.value;
    if (fragment === null) return;
    let stale = false;
    readFragment(fragment).then((result) => {
      if (!stale) reading.value = result;
    });
    return () => {
      stale = true;
    };
  }, [hash.value]);

  const result = reading.value;
  if (result === null) return <p class="soft">{m.play_position_loading()}</p>;
  if (result.kind === 'read') return <Opened key={hash.value} {...result} />;
  return (
    <div class="position-empty">
      <h1>{m.play_position_title()}</h1>
      {result.kind === 'broken' ? (
        <div role="alert" class="verdict is-lost">
          <p class="verdict-text">
            <strong>{m.play_link_broken()}</strong>
          </p>
          <p>{m.play_link_wrong_part({ part: result.part, message: result.message })}</p>
          <p>{m.play_link_what_now()}</p>
        </div>
      ) : (
        <p class="lead">{m.play_position_lead()}</p>
      )}
      <PositionForm />
    </div>
  );
}

/** A position that could be read. */
function Opened({ kit, start, link }: { kit: GameKit; start: Play; link: PositionLink }) {
  const goal = link.goal ?? 'win';
  const practice = usePractice({ kit, start, goal, hints: link.hints, judgeStart: true, solver: pageSolver }, null);
  const root = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  useKeys(practice, root, () => keys.current?.showModal());
  useEffect(() => {
    if (link.line.length > 0) practice.restore(link.line, link.line.length, { hints: 0, solution: false });
  }, [practice]);

  const address = (from: Partial<PositionLink> & { position: string }) => new URL(`#${formatLink(from)}`, location.href).href;
  const asked = { ...(link.text ? { text: link.text } : {}), ...(link.goal ? { goal: link.goal } : {}) };
  const title = link.text ?? kit.words.goalWords(goal, start);
  return (
    <div class="practice practice-puzzle" ref={root}>
      <header class="practice-head">
        <h1>{title}</h1>
        {link.text !== null && <p>{kit.words.goalWords(goal, start)}</p>}
      </header>
      <div class="practice-board">
        <PracticeBoard practice={practice} name={m.play_board_name({ title })} />
      </div>
      <div class="practice-side">
        {link.hints.length > 0 && link.hints.length < 3 && (
          <details class="given-hints">
            <summary>{m.play_position_hints()}</summary>
            <ol>
              {link.hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ol>
          </details>
        )}
        <Controls practice={practice} opening={m.play_position_proved()} />
        <p class="more">
          <CopyText
            label={m.play_copy_link_now()}
            text={() => address({ position: practice.own.now.value.position, ...asked })}
          />
          <CopyText
            label={m.play_copy_link_line()}
            text={() => address({ position: practice.own.start.position, line: practice.own.played.value, ...asked })}
          />
          <button type="button" class="link" onClick={() => keys.current?.showModal()}>
            {m.play_keys_head()}
          </button>
        </p>
        <details class="notation">
          <summary>{m.play_position_notation()}</summary>
          <p class="notation-text">{practice.own.now.value.position}</p>
          <CopyText label={m.play_copy_position()} text={() => practice.own.now.value.position} className="button" />
        </details>
        <Report session={practice.own} what={title} />
      </div>
      <KeysHelp dialog={keys} />
    </div>
  );
}
