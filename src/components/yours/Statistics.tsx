import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { localDay } from '../../published/days/calendar.ts';
import { type FinishedGames, finishedGames, finishedGamesKey, talliesOf } from '../../records/finished-games.ts';
import { solvedDays, solvedPuzzles } from '../../records/progress.ts';
import type { DayMap, SolvedMap } from '../../records/records.ts';
import { gameStats, type KnownPuzzles, sum, unknownPuzzles } from '../../records/stats.ts';
import { link } from '../../site/i18n.ts';
import { watch } from '../../site/storage.ts';
import { changes } from './changes.ts';
import { GamePart } from './GamePart.tsx';
import { GamesPart } from './GamesPart.tsx';
import { Swatch } from './Plots.tsx';
import type { PlayedGame } from './played-game.ts';
import { StreakPart } from './StreakPart.tsx';
import { TimesPart } from './TimesPart.tsx';

/** A game of the site, with the puzzles of its library. */
export type StatisticsGame = KnownPuzzles & PlayedGame;

interface Seen {
  readonly solved: SolvedMap;
  readonly days: DayMap;
  readonly today: number;
  readonly finished: FinishedGames;
}

/** Bars of the dailies are drawn to this many puzzles at least, so that the first one does not fill its cell. */
const leastWhole = 6;

/** Everything solved in this browser, counted and drawn in it. */
export default function Statistics({ games }: { games: readonly StatisticsGame[] }) {
  const seen = useSignal<Seen | null>(null);
  useEffect(() => {
    const look = () => {
      seen.value = { solved: solvedPuzzles(), days: solvedDays(), today: localDay(new Date()), finished: finishedGames() };
    };
    const back = () => {
      if (document.visibilityState === 'visible') look();
    };
    const stops = [changes.subscribe(look), watch('solved', look), watch('days', look), watch(finishedGamesKey, look)];
    // The day may have changed while the page was out of sight.
    document.addEventListener('visibilitychange', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      for (const stop of stops) stop();
    };
  }, [seen]);

  // The room that it will need, so that what stands below does not jump.
  if (!seen.value) return <div class="yours-waiting" />;
  const { solved, days, today, finished } = seen.value;
  if (Object.keys(solved).length === 0) return <Unsolved games={games} finished={finished} />;
  const counted = games.map((game) => ({ ...game, stats: gameStats(solved, game) }));
  const most = Math.max(leastWhole, ...counted.flatMap(({ stats }) => stats.rows.map(({ daily }) => sum(daily))));
  const unknown = unknownPuzzles(solved, games);
  return (
    <>
      <StreakPart days={days} today={today} />
      <section class="yours-part" aria-labelledby="solved">
        <h2 id="solved">{m.yours_solved_title()}</h2>
        <ul class="legend">
          <li>
            <Swatch kind="clean" /> {m.yours_legend_clean()}
          </li>
          <li>
            <Swatch kind="met" /> {m.yours_legend_met()}
          </li>
          {counted.some(({ stats }) => stats.earlier > 0) && (
            <li>
              <Swatch kind="earlier" /> {m.yours_legend_earlier()}
            </li>
          )}
          <li>
            <Swatch kind="helped" /> {m.yours_legend_helped()}
          </li>
        </ul>
        <div class="games column">
          {counted.map(({ id, name, stats }) => (
            <GamePart key={id} game={id} name={name} stats={stats} most={most} />
          ))}
        </div>
        {unknown > 0 && <p class="caption">{m.yours_unknown({ count: unknown })}</p>}
      </section>
      <GamesPart finished={finished} games={games} />
      <TimesPart games={counted} />
    </>
  );
}

/** Before any puzzle is solved: the full games, where some have been played, and where to begin. */
export function Unsolved({ games, finished }: { games: readonly StatisticsGame[]; finished: FinishedGames }) {
  const played = games.some(({ id, usual }) => Object.keys(talliesOf(finished, id, usual)).length > 0);
  return (
    <>
      <GamesPart finished={finished} games={games} />
      <Nothing games={games} played={played} />
    </>
  );
}

/** Where to begin; `played`: full games have been played, but no puzzle is solved. */
function Nothing({ games, played }: { games: readonly StatisticsGame[]; played: boolean }) {
  return (
    <section class="yours-part yours-none">
      <h2>{played ? m.yours_none_puzzles() : m.yours_none_title()}</h2>
      <p>{played ? m.yours_none_puzzles_says() : m.yours_none_says()}</p>
      <ul class="rows closed">
        <li>
          <a href={link('/daily/')}>{m.yours_none_daily()}</a>
        </li>
        {games.map(({ id, name }) => (
          <li key={id}>
            <a href={link(`/puzzles/${id}/`)}>{m.yours_none_game({ game: name })}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href="#bring">{m.yours_none_elsewhere()}</a>
      </p>
    </section>
  );
}
