import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Play } from '../../../engine/core/play.ts';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import { ExploreList } from '../../play/explore/ExploreList.tsx';
import type { GameKit } from '../../play/kit.ts';
import { Icon } from '../../play/parts/icons.tsx';
import { createReplay, replayInterval } from '../../play/replay.ts';
import { createSession } from '../../play/session.ts';
import { Panel } from './Panel.tsx';

interface ExploreProps {
  readonly kit: GameKit;
  readonly start: Play;
  readonly goal: string;
  readonly line: readonly string[];
  go(line: readonly string[]): void;
  close(): void;
}

/** Every action of the position being composed with what comes of it. */
function Explore({ kit, start, goal, line, go, close }: ExploreProps) {
  const play = useMemo(() => {
    const replayed = kit.game.replay(start.position, line);
    return replayed.ok ? replayed.value : start;
  }, [start.position, line.join()]);
  return (
    <Panel title={m.play_explore_head()} kind="explore" close={close}>
      <p class="explore-acts wraps">
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

interface WatchProps {
  readonly kit: GameKit;
  readonly start: Play;
  readonly goal: string;
  /** A line that meets the goal, or one that is lost. */
  readonly solution: readonly string[];
  readonly lost: boolean;
  go(line: readonly string[]): void;
  /** Goes on from where it stands, action by action. */
  explore(line: readonly string[]): void;
  close(): void;
}

/** A solution of the position being composed, played by itself on the board; each of its actions can be gone to. */
function Watch({ kit, start, goal, solution, lost, go, explore, close }: WatchProps) {
  const [session, replay] = useMemo(() => {
    const made = createSession(start, goal);
    made.load(solution, 0);
    return [made, createReplay(made, replayInterval)] as const;
  }, []);
  useEffect(() => {
    replay.play();
    return replay.stop;
  }, []);
  const list = useRef<HTMLOListElement>(null);
  const at = session.cursor.value;
  useEffect(() => {
    go(session.played.peek());
    const [room, row] = [list.current, list.current?.children[at - 1] as HTMLElement | undefined];
    // The list is scrolled, the page is not.
    if (room) room.scrollTop = row ? row.offsetTop - room.offsetTop - room.clientHeight / 2 : 0;
  }, [at]);
  const to = (cursor: number) => () => {
    replay.pause();
    session.goTo(cursor);
  };
  const running = replay.running.value;
  const wordsOf = (action: string, before: Play): string =>
    unbroken(
      before.actor === start.actor
        ? kit.words.actionWords(action, before)
        : (kit.words.happenedWords?.(action, before, Number(start.actor), 'all') ?? kit.words.actionWords(action, before)),
    );
  const rows = solution.map((action, n) => wordsOf(action, session.at(n) ?? start));
  return (
    <Panel title={lost ? m.teach_watch_lost() : m.play_solution_head()} kind="explore" close={close}>
      <p class="explore-acts wraps">
        <button type="button" class="button" disabled={at === 0} onClick={to(at - 1)}>
          <Icon name="back" /> {m.play_step_back()}
        </button>
        <button type="button" class="button primary" onClick={running ? replay.pause : replay.play}>
          <Icon name={running ? 'pause' : 'play'} /> {running ? m.play_pause() : m.play_play()}
        </button>
        <button type="button" class="button" disabled={at >= solution.length} onClick={to(at + 1)}>
          <Icon name="forth" /> {m.play_step()}
        </button>
        <button type="button" class="link" onClick={() => explore(session.played.peek())}>
          {m.teach_watch_explore()}
        </button>
      </p>
      <p role="status" class="visually-hidden">
        {at === 0 ? '' : m.play_solution_at({ at, of: solution.length, action: rows[at - 1] ?? '' })}
      </p>
      <ol class="options watched" ref={list}>
        {rows.map((words, n) => (
          <li key={n}>
            <button type="button" class="option" aria-current={n === at - 1 ? 'step' : undefined} onClick={to(n + 1)}>
              <span>{n + 1}</span> <span>{words}</span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** A line of the position being composed: its solution, played, or with one of one's own every action and what comes of it. */
export const Looking = ({
  solution,
  ...props
}: ExploreProps & Omit<WatchProps, 'solution'> & { readonly solution: WatchProps['solution'] | null }) =>
  solution ? <Watch {...props} solution={solution} /> : <Explore {...props} />;
