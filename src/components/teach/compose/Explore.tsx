import { useMemo } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { ExploreList } from '../../play/explore/ExploreList.tsx';
import type { GameKit } from '../../play/kit.ts';
import { Icon } from '../../play/parts/icons.tsx';
import { Panel } from './Panel.tsx';

interface Props {
  readonly kit: GameKit;
  readonly start: Play;
  readonly goal: string;
  readonly line: readonly string[];
  go(line: readonly string[]): void;
  close(): void;
}

/** Every action of the position being composed with what comes of it. */
export function Explore({ kit, start, goal, line, go, close }: Props) {
  const play = useMemo(() => {
    const replayed = kit.game.replay(start.position, line);
    return replayed.ok ? replayed.value : start;
  }, [start.position, line.join()]);
  return (
    <Panel title={m.play_explore_head()} kind="explore" close={close}>
      <p class="explore-acts">
        <button type="button" class="button" disabled={line.length === 0} onClick={() => go(line.slice(0, -1))}>
          <Icon name="undo" /> {m.play_explore_back()}
        </button>
        <button type="button" class="button" disabled={line.length === 0} onClick={() => go([])}>
          {m.teach_explore_start()}
        </button>
      </p>
      <ExploreList kit={kit} start={start} play={play} line={line} goal={goal} go={go} />
    </Panel>
  );
}
