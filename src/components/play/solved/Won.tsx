import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import type { Practice } from '../practice.ts';
import type { Gain } from './gains.ts';
import { useWoven, WovenStrip, wovenWords } from './WovenStrip.tsx';
import './won.css';

export interface WonProps {
  readonly practice: Practice;
  /** What the win has changed. */
  readonly gains: readonly Gain[];
  /** What the puzzle was about, in words. */
  readonly themes?: readonly string[];
}

/** Keys that go somewhere else, or nowhere. */
const passing = /^(Tab|Shift|Control|Alt|Meta)$/;

/** A win: the line just played, woven across the emptied board, and what it has changed. The board comes back by its button or by any key of its own. */
export function Won({ practice, gains, themes = [] }: WonProps) {
  const root = useRef<HTMLDivElement>(null);
  const [gone, go] = useState(false);
  const line = useWoven(practice);
  useEffect(() => {
    const board = root.current?.parentElement;
    const look = ({ target, key }: KeyboardEvent) => {
      if (!passing.test(key) && (target as Element).closest('.board')) go(true);
    };
    board?.addEventListener('keydown', look, true);
    return () => board?.removeEventListener('keydown', look, true);
  }, []);
  if (gone) return null;
  return (
    <div class="won" ref={root}>
      <WovenStrip line={line} />
      <p class="won-says">
        {wovenWords(line)} {themes.length > 0 && <span>{m.share_woven_themes({ list: themes.join(', ') })}</span>}
      </p>
      {gains.length > 0 && (
        <dl class="won-gains">
          {gains.map(({ label, before, now, says }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b class={before === null ? undefined : 'is-new'}>{now}</b>
                {before !== null && (
                  <b class="is-old" aria-hidden="true">
                    {before}
                  </b>
                )}
                {says && <span>{says}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <button type="button" class="button" onClick={() => go(true)}>
        {m.play_won_board()}
      </button>
    </div>
  );
}
