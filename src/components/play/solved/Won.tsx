import { useEffect, useRef, useState } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import type { Practice } from '../practice.ts';
import { pageSolver } from '../solver.ts';
import { type AnotherWay, anotherWay } from './another-way.ts';
import type { Gain } from './gains.ts';
import { useWoven, WovenStrip, wovenWords } from './WovenStrip.tsx';
import '../over-board.css';

export interface WonProps {
  readonly practice: Practice;
  /** A proved line, to be watched where none is known to be shorter; empty: none is on file. */
  readonly filed: readonly string[];
  /** What the win has changed. */
  readonly gains: readonly Gain[];
  /** What the puzzle was about, in words. */
  readonly themes?: readonly string[];
}

/** Keys that go somewhere else, or nowhere. */
const passing = /^(Tab|Shift|Control|Alt|Meta)$/;

/** A win: the line just played, woven across the emptied board, and what it has changed. The board comes back by its button or by any key of its own. */
export function Won({ practice, filed, gains, themes = [] }: WonProps) {
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
  const [way, offer] = useState<AnotherWay | null>(null);
  useEffect(() => {
    let here = true;
    pageSolver()
      .then((solver) => anotherWay(practice, filed, solver))
      .then((found) => here && offer(found))
      // Where there is no solver there is no other way to watch here.
      .catch(() => {});
    return () => {
      here = false;
    };
  }, []);
  if (gone) return null;
  return (
    <div class="won" ref={root}>
      <WovenStrip line={line} />
      <p class="won-says">
        {wovenWords(line)} {way && 'says' in way && <span>{way.says}</span>}
        {themes.length > 0 && <span>{m.share_woven_themes({ list: themes.join(', ') })}</span>}
      </p>
      {gains.length > 0 && (
        <dl class="won-gains wraps">
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
      <div class="won-buttons wraps">
        <button type="button" class="button" onClick={() => go(true)}>
          {m.play_won_board()}
        </button>
        {way && 'line' in way && (
          <button type="button" class="button" onClick={() => practice.showWay(way.line, way.head)}>
            {way.button}
          </button>
        )}
      </div>
    </div>
  );
}
