import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { parseLine } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { keptLine } from '../../../records/progress.ts';
import { isolated } from '../../../site/isolated.ts';
import { read, watch, write } from '../../../site/storage.ts';
import { Later } from '../../play/parts/Later.tsx';
import { type Attempt, isBegun, longestName, plainName } from '../links/result.ts';
import { type Opened, openLink, titleOf } from '../opened.ts';
import { Picture } from '../Picture.tsx';
import { asName, keepOurs, nameKey } from './kept.ts';
import type { ReadSet } from './read.ts';

/** How far somebody is with a position. */
export interface Progress {
  readonly kind: 'begun' | 'met';
  readonly slips: number;
  /** Met without slips, questions, hints or a look at the solution. */
  readonly clean: boolean;
}

/** What somebody did at a position, as far as this browser has kept it. */
export interface Done {
  readonly attempt: Attempt;
  readonly progress: Progress;
}

/** Reads what was kept under a name; null: not begun. `item`: which position of its set, from 0. */
export function doneAt(keptAs: string, item: number, { start, goal, kit }: Opened): Done | null {
  const kept = keptLine(keptAs);
  if (!kept) return null;
  const line = kept.line.slice(0, kept.cursor);
  const replayed = kit.game.replay(start.position, line);
  const state = replayed.ok ? replayed.value.goal(goal) : null;
  const met = state?.ok === true && state.value === 'met';
  const helped = kept.questions + kept.hints > 0 || kept.solution;
  const attempt: Attempt = {
    item,
    line,
    slips: kept.slips.map(parseLine),
    told: {
      // What was undone and not replaced yet counts nowhere else.
      takenBack: kept.undone + (kept.cursor < kept.line.length ? 1 : 0),
      hints: kept.hints,
      questions: kept.questions,
      solution: kept.solution,
    },
  };
  if (!isBegun(attempt)) return null;
  return {
    attempt,
    progress: { kind: met ? 'met' : 'begun', slips: kept.slips.length, clean: met && kept.slips.length === 0 && !helped },
  };
}

interface Props extends ReadSet {
  readonly items: readonly (Opened | null)[];
}

const loadHandIn = () => import('./HandIn.tsx').then(({ HandIn }) => HandIn);

const told = {
  'at-once': m.teach_set_told_at_once,
  'when-asked': m.teach_set_told_when_asked,
  never: m.teach_set_told_never,
} as const;

const progressWords = ({ kind, slips, clean }: Progress): string => {
  if (kind !== 'met') return m.teach_set_begun();
  if (clean) return m.teach_set_clean();
  return slips > 0 ? m.teach_set_slips({ count: slips }) : m.teach_set_met();
};

/** A set with every position opened; from now on it is one that was opened in this browser. */
export async function openAll(read: ReadSet): Promise<ComponentType> {
  keepOurs(read);
  const items = await Promise.all(read.set.items.map(openLink));
  return () => <WorkSet {...read} items={items} />;
}

/** A set as a pupil works through it: every position with how it went, and what is handed in. */
function WorkSet({ set, id, items, at }: Props) {
  const name = useSignal(read(nameKey, asName) ?? '');
  const heard = useSignal(0);
  // Positions are worked at in other tabs too.
  useEffect(
    () =>
      watch(null, () => {
        heard.value += 1;
        name.value = read(nameKey, asName) ?? '';
      }),
    [],
  );
  const handing = useSignal(false);
  const done = useMemo(() => items.map((item, i) => (item ? doneAt(at(i).kept, i, item) : null)), [items, heard.value]);
  const met = done.filter((one) => one?.progress.kind === 'met').length;
  const clean = done.filter((one) => one?.progress.clean).length;
  const attempts = done.flatMap((one) => (one ? [one.attempt] : []));
  const here = items.findIndex((item, i) => item !== null && done[i]?.progress.kind !== 'met');
  return (
    <div class="set column">
      <header class="set-head">
        <p class="label">
          {set.by ? m.teach_set_of_by({ count: items.length, by: isolated(set.by) }) : m.teach_set_of({ count: items.length })}
        </p>
        <h1>{set.title ?? m.teach_set_title()}</h1>
        {set.intro && <p class="set-intro">{set.intro}</p>}
        {set.telling && <p class="soft set-told">{told[set.telling]()}</p>}
        <p class="set-progress" role="status">
          {m.teach_set_progress({ met, of: items.length, clean })}
        </p>
        <p class="caption">{m.teach_set_words()}</p>
      </header>
      <div class="set-hand-in">
        <label for="set-name">{m.teach_set_name()}</label>
        <input
          id="set-name"
          type="text"
          maxLength={longestName}
          autocomplete="off"
          placeholder={m.teach_paper_name()}
          value={name.value}
          onInput={(event) => {
            // A pasted name may have signs in it that nobody can see.
            name.value = event.currentTarget.value = plainName(event.currentTarget.value);
            write(nameKey, name.value);
          }}
        />
        <p class="set-acts">
          {here >= 0 && (
            <a class="button primary" href={at(here).href}>
              {attempts.length === 0 ? m.site_home_begin() : m.teach_set_go_on()}
            </a>
          )}
          <button
            type="button"
            class={here >= 0 ? 'button' : 'button primary'}
            onClick={() => {
              handing.value = true;
            }}
          >
            {m.teach_set_hand_in()}
          </button>
        </p>
        <p class="caption">{m.teach_set_hand_in_says()}</p>
      </div>
      <ol class="set-tiles">
        {items.map((item, i) => {
          const progress = done[i]?.progress;
          return (
            <li key={at(i).kept} class={`set-tile${i === here ? ' is-here' : ''}${progress ? ` is-${progress.kind}` : ''}`}>
              {item ? (
                <a
                  href={at(i).href}
                  aria-current={i === here ? 'step' : undefined}
                  aria-labelledby={progress ? `slip-${i} tile-${i}` : `tile-${i}`}
                >
                  <span class="tile-board">
                    <Picture opened={item} as="tile" />
                    {progress && (
                      <span class="tile-slip" id={`slip-${i}`}>
                        {progressWords(progress)}
                      </span>
                    )}
                  </span>{' '}
                  <span class="tile-name" id={`tile-${i}`}>
                    <span class="tile-number">{i + 1}</span>
                    <span class="tile-title">{titleOf(item)}</span>
                    <span class="label">
                      {item.kit.words.gameName()}
                      {i === here && <strong> {m.teach_set_here()}</strong>}
                    </span>
                  </span>
                </a>
              ) : (
                <p role="alert">{m.teach_set_unreadable({ n: i + 1 })}</p>
              )}
            </li>
          );
        })}
      </ol>
      {handing.value && (
        <Later
          load={loadHandIn}
          with={{
            result: { name: name.value.trim() || null, id, set, attempts },
            says: m.teach_set_progress({ met, of: items.length, clean }),
            onClose() {
              handing.value = false;
            },
          }}
        />
      )}
    </div>
  );
}
