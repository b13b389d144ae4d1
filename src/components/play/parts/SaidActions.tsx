import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import type { SaidAct } from '../../board/layout/index.ts';
import type { GameKit } from '../kit.ts';
import type { Practice } from '../practice.ts';
import { readerOf, type Session } from '../session.ts';

/** What there is to say, for the buttons on the board: actions that move nothing there (a pass, a stop), none while others act, and the game's own buttons. */
export function saidActs(session: Session, kit: GameKit): SaidAct[] {
  const now = session.now.value;
  const actions = session.waiting.value ? [] : now.actions;
  return [
    ...actions
      .filter((action) => now.carry(action) === null)
      .map((action) => ({ action, words: kit.words.actionWords(action, now) })),
    ...Object.entries(kit.buttons ?? {}).map(([action, words]) => ({ action, words: words(), off: !actions.includes(action) })),
  ];
}

/** A sentence about an action: what came of the reader's own by itself, or what another has done. */
interface Row {
  readonly key: number;
  readonly own: boolean;
  /** Whether it brings the reader a card. */
  readonly mine: boolean;
  readonly words: string;
}

/** Whether what was done after so many actions was done by the reader. Who says nothing to what was done does nothing. */
const acted = (session: Session, at: number): boolean =>
  session.at(at)?.actor === session.seat && session.at(at)?.silence !== session.line.value[at];

/** What has happened since the reader's last action; `told`: what came of that one, too. */
export function happenings(session: Session, kit: GameKit, eye: number | 'all', told = true): Row[] {
  const played = session.played.value;
  let from = played.length;
  while (from > 0 && !acted(session, from - 1)) from -= 1;
  const rows: Row[] = [];
  for (let key = Math.max(0, from - 1); key < played.length; key++) {
    const before = session.at(key);
    if (!before) break;
    const action = played[key] as string;
    const own = key < from;
    const words = own ? (kit.words.followedWords?.(action, before) ?? '') : happened(kit, action, before, readerOf(session), eye);
    if (words !== '' && (told || !own))
      rows.push({ key, own, mine: !own && (kit.words.reaches?.(action, before, readerOf(session)) ?? false), words });
  }
  return rows;
}

/** Shows the end of what is too long for its place, from a whole line on. */
function showEnd(box: HTMLElement): void {
  box.style.maxHeight = '';
  if (box.scrollHeight < box.clientHeight + 3) return;
  box.scrollTop = box.scrollHeight;
  const range = document.createRange();
  range.selectNodeContents(box);
  const { top, bottom } = box.getBoundingClientRect();
  const tops = [...range.getClientRects()].map((line) => line.top).filter((line) => line > top - 1);
  box.style.maxHeight = `${bottom - Math.min(bottom, ...tops)}px`;
  box.scrollTop = box.scrollHeight;
}

interface HappenedProps {
  readonly session: Session;
  readonly kit: GameKit;
  readonly eye: number | 'all';
  readonly waits: boolean;
  readonly own?: boolean | undefined;
}

/**
 * What the others have done since the reader's last action, and what came of that action by itself (`own`; false: that has been said), in
 * words. `waits`: the others are about to act.
 */
export function Happened({ session, kit, eye, waits, own = true }: HappenedProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    // What else is there (the score of a match) is read from its beginning.
    const box = list.current?.firstChild && list.current.closest<HTMLElement>('.screen-aside');
    if (!box) return;
    const watch = new ResizeObserver(() => showEnd(box));
    watch.observe(box);
    return () => watch.disconnect();
  });
  if (kit.alone) return null;
  const rows = happenings(session, kit, eye, own);
  // What comes to the reader comes of their own action, before what others do.
  const others = rows.findIndex(({ own, mine }) => !own && !mine);
  const start = others < 0 ? rows.length : others;
  const count = rows.length - start;
  return (
    <ol class="happened" ref={list} aria-label={m.play_happened()}>
      {rows.slice(0, start).map(({ key, mine, words }) => (
        <li key={key} class={mine ? 'is-reader' : undefined}>
          {unbroken(words)}{' '}
        </li>
      ))}
      {/* Where there is no room for more than the newest (PanelPart). */}
      {count > 1 && <li class="happened-count">{m.play_happened_count({ count })} </li>}
      {rows.slice(start).map(({ key, words }) => (
        <li key={key}>{unbroken(words)} </li>
      ))}
      {waits && !kit.words.turnWords && <li class="soft">{m.play_others_turn()} </li>}
    </ol>
  );
}

function happened({ words }: GameKit, action: string, before: Play, reader: number, eye: number | 'all'): string {
  const told = words.happenedWords?.(action, before, reader, eye);
  if (told !== undefined) return told;
  const does = words.actionWords(action, before);
  return before.actor === 'chance' ? does : m.play_player_does({ player: before.actor ?? 0, action: does });
}

interface SaidProps {
  readonly practice: Practice;
  readonly eye?: number | 'all';
  readonly waits?: boolean;
  readonly own?: boolean;
}

/** What the others have done on the board shown. `waits`: that they are about to act is told here. */
export function News({ practice, eye = 'all', waits = true, own }: SaidProps) {
  const session = practice.shown.value;
  const { kind } = practice.stage.value;
  if (kind === 'solution' || kind === 'spoiler') return null;
  return <Happened session={session} kit={practice.kit} eye={eye} own={own} waits={waits && practice.waits.value} />;
}

/** What the count of actions says on the board shown. */
export function CountNote({ practice }: Pick<SaidProps, 'practice'>) {
  const count = practice.kit.words.countWords?.(practice.shown.value.now.value);
  return count ? <p class="board-note">{count}</p> : null;
}
