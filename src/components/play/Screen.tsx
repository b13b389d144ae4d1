import type { ComponentChildren, RefObject } from 'preact';
import * as m from '../../paraglide/messages.js';
import { unbroken } from '../../site/unbroken.ts';

/** A link to go to. */
export interface Way {
  /** Base-prefixed address. */
  readonly href: string;
  readonly name: string;
  /** A short name that it has before the goal is met too; left out: one skips, and then goes on. */
  readonly always?: string;
  /** The puzzle it leads to, if one: it waits behind the others once it has been solved. */
  readonly puzzle?: string;
  /** The game of it, where it may be another than the one at hand. */
  readonly game?: string;
}

export interface ScreenProps {
  readonly root?: RefObject<HTMLDivElement>;
  /** Game, number, grade: above the heading where there is room. */
  readonly crumb: string;
  readonly title: string;
  /** The title is small: something else says more. */
  readonly plain?: boolean;
  /** Heading that may be given the focus. */
  readonly heading?: RefObject<HTMLHeadingElement>;
  /** What is asked: never cut. */
  readonly goal?: string | null;
  /** What else there is to know, where there is room for it. */
  readonly lead?: string | null;
  /** Where one comes from: the arrow at the left where the header has no room. */
  readonly back: Way;
  /** Which rules are in force: one line. */
  readonly rules?: ComponentChildren;
  readonly board: ComponentChildren;
  /** What the page itself has to say at once; seldom anything. */
  readonly note?: ComponentChildren;
  /** What may stand in the free room of a wide window. On phones it is not shown, or lies over the board (`.over-board`). */
  readonly aside?: ComponentChildren;
  /** The ways to be told. On phones they are behind *More*. */
  readonly tell?: ComponentChildren;
  /** The one place for every answer. */
  readonly verdict: ComponentChildren;
  /** The way on at the verdict's right end; in the bar the last cell. */
  readonly way?: ComponentChildren;
  /** Three buttons: undo, redo, restart, or what stands for them. */
  readonly line: ComponentChildren;
  /** One button, and what goes with it. */
  readonly hint?: ComponentChildren;
  /** Links beside *More*, for wide windows only: *More* has all of them. */
  readonly tail?: ComponentChildren;
  readonly more: ComponentChildren;
}

/** Longer titles are set smaller. */
const longTitle = 25;
/** Longer goals need two lines on phones: at 360 px, 44 letters fill the line to its last pixel. */
const longGoal = 42;

/**
 * The frame of every page on which one plays: task, whole board, verdict, undo, hint and the way on, together in the window
 * and in fixed places. screen.css lays it out, by media queries alone.
 */
export function Screen({
  root,
  crumb,
  title,
  plain = false,
  heading,
  goal,
  lead,
  back,
  rules,
  board,
  note,
  aside,
  tell,
  verdict,
  way,
  line,
  hint,
  tail,
  more,
}: ScreenProps) {
  return (
    <div class={(goal || lead || '').length > longGoal ? 'screen has-long-goal' : 'screen'} {...(root ? { ref: root } : {})}>
      <div class="screen-top">
        <header class="screen-head">
          <a class="screen-back" href={back.href}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path
                d="M14.5 4.5 7 12l7.5 7.5"
                fill="none"
                stroke="currentColor"
                stroke-width="1.8"
                stroke-linecap="round"
                stroke-linejoin="round"
              />
            </svg>
            <span class="visually-hidden">{back.name}</span>
          </a>
          {!plain && <p class="label">{crumb}</p>}
          <h1
            class={plain ? 'is-plain' : title.length > longTitle ? 'is-long' : undefined}
            {...(heading ? { ref: heading } : {})}
            {...(heading || title.length > longTitle ? { tabIndex: -1 } : {})}
          >
            {unbroken(title)}
          </h1>
          {(goal || lead) && (
            <p class="screen-goal">
              {goal ? unbroken(goal) : ''} {lead && <span class={goal ? 'screen-lead' : undefined}>{unbroken(lead)}</span>}
            </p>
          )}
        </header>
        {rules}
        {aside && <div class="screen-aside">{aside}</div>}
      </div>
      <div class="screen-board practice-board">{board}</div>
      {note && <div class="screen-note">{note}</div>}
      {tell && <div class="screen-tell">{tell}</div>}
      <section class="screen-verdict" aria-label={m.play_verdict_region()}>
        {verdict}
      </section>
      {way && <div class="screen-way">{way}</div>}
      <div class="screen-line">{line}</div>
      {hint && <div class="screen-hint">{hint}</div>}
      <div class="screen-tail">
        {tail}
        {more}
      </div>
    </div>
  );
}
