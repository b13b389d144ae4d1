import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { ExploreList } from '../../play/explore/ExploreList.tsx';
import type { GameKit } from '../../play/kit.ts';

interface Props {
  readonly kit: GameKit;
  readonly start: Play;
  readonly goal: string;
  readonly line: readonly string[];
  /** A line that meets the goal, to be watched; empty: none. */
  readonly solution: readonly string[];
  go(line: readonly string[]): void;
  close(): void;
}

/** Every action of the position being composed with what comes of it; a solution to be watched. */
export function Explore({ kit, start, goal, line, solution, go, close }: Props) {
  const play = useMemo(() => {
    const replayed = kit.game.replay(start.position, line);
    return replayed.ok ? replayed.value : start;
  }, [start.position, line.join()]);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const follows =
    solution.length > line.length && line.every((action, i) => action === solution[i]) ? solution[line.length] : undefined;
  return (
    <div class="explore-panel">
      <h2 tabIndex={-1} ref={head}>
        {m.play_explore_head()}
      </h2>
      <p class="explore-acts">
        {follows !== undefined && (
          <button type="button" class="button primary" onClick={() => go([...line, follows])}>
            {m.teach_explore_next()}
          </button>
        )}
        <button type="button" class="button" disabled={line.length === 0} onClick={() => go(line.slice(0, -1))}>
          {m.play_explore_back()}
        </button>
        <button type="button" class="button" disabled={line.length === 0} onClick={() => go([])}>
          {m.teach_explore_start()}
        </button>
        <button type="button" class="button" onClick={close}>
          {m.teach_explore_close()}
        </button>
      </p>
      <ExploreList kit={kit} start={start} play={play} line={line} goal={goal} go={go} />
    </div>
  );
}
