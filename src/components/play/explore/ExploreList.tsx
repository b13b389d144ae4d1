import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import type { GameKit } from '../kit.ts';
import { Icon } from '../parts/icons.tsx';
import { percent } from '../percent.ts';
import { pageSolver } from '../solver.ts';
import { type Rated, rateAll } from './ratings.ts';

interface Props {
  readonly kit: GameKit;
  readonly start: Play;
  /** The position to be explored, and the line from the start that leads to it. */
  readonly play: Play;
  readonly line: readonly string[];
  readonly goal: string;
  go(line: readonly string[]): void;
}

function words({ result, value, left }: Rated): string {
  if (value !== undefined) return m.play_explore_chance({ percent: percent(value) });
  if (result === 'loss') return m.play_explore_loses();
  if (result === 'unknown') return m.play_explore_unknown();
  return left === undefined
    ? m.play_explore_wins()
    : left === 0
      ? m.play_explore_wins_now()
      : m.play_explore_wins_in({ count: left });
}

/** Every action of a position with what comes of it; each can be played. */
export function ExploreList({ kit, start, play, line, goal, go }: Props) {
  const rated = useSignal<ReadonlyMap<string, Rated>>(new Map());
  const done = useSignal(false);
  const reached = play.goal(goal);
  const state = reached.ok ? reached.value : 'open';
  const open = state === 'open' && play.outcome === null;
  useEffect(() => {
    rated.value = new Map();
    done.value = false;
    if (!open) return;
    const asking = new AbortController();
    const tell = (action: string, one: Rated) => {
      if (!asking.signal.aborted) rated.value = new Map(rated.value).set(action, one);
    };
    pageSolver()
      .then((solver) => rateAll(start, play, line, goal, solver, asking.signal, tell))
      .catch(() => {
        for (const action of play.actions) tell(action, { result: 'unknown' });
      })
      .finally(() => {
        if (!asking.signal.aborted) done.value = true;
      });
    return () => asking.abort();
  }, [start.position, line.join(), goal]);
  const wins = [...rated.value.values()].filter(({ result }) => result === 'win').length;
  return (
    <div class="explore">
      <p role="status" class="explore-state">
        {state === 'met'
          ? m.play_explore_met()
          : state === 'lost'
            ? m.play_explore_lost()
            : play.outcome !== null
              ? m.play_explore_over()
              : done.value
                ? m.play_explore_count({ wins, of: play.actions.length })
                : m.play_explore_thinking()}
      </p>
      {open && (
        <ul class="options">
          {play.actions.map((action) => {
            const one = rated.value.get(action);
            return (
              <li key={action}>
                <button type="button" class="option" onClick={() => go([...line, action])}>
                  <Icon name={one?.result === 'win' ? 'yes' : one?.result === 'loss' ? 'no' : one ? 'unsure' : 'open'} />
                  <span>{unbroken(kit.words.actionWords(action, play))}</span>
                  <span class={one ? `option-${one.result}` : undefined}>{one ? words(one) : '…'}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
