import { Fragment } from 'preact';
import * as m from '../../paraglide/messages.js';
import { type GameStats, median } from '../../records/stats.ts';
import { link } from '../../site/i18n.ts';
import { settings } from '../../site/settings.ts';
import { timeWords } from '../play/solved/time-words.ts';
import { gradeName } from './GamePart.tsx';
import { TimeDots } from './Plots.tsx';

/** How long it took, by game and grade; where nothing was timed, a word on how that would be. */
export function TimesPart({
  games,
}: {
  games: readonly { readonly id: string; readonly name: string; readonly stats: GameStats }[];
}) {
  const timed = games.filter(({ stats }) => stats.rows.some(({ times }) => times.length > 0));
  const longest = Math.max(0, ...timed.flatMap(({ stats }) => stats.rows.flatMap(({ times }) => times.at(-1) ?? 0)));
  return (
    <section class="yours-part" aria-labelledby="times">
      <h2 id="times">{m.yours_times_title()}</h2>
      {timed.length > 0 ? (
        <p>{m.yours_times_says()}</p>
      ) : (
        <p>
          {settings.value.times ? m.yours_times_on() : m.yours_times_off()}{' '}
          <a href={link('/settings/')}>{m.yours_times_settings()}</a>
        </p>
      )}
      <div class="games column">
        {timed.map(({ id, name, stats }) => (
          <table class="times" key={id}>
            <caption>{m.yours_times_caption({ game: name })}</caption>
            <thead>
              <tr>
                <th scope="col">{m.yours_table_grade()}</th>
                <th scope="col">{m.yours_times_count()}</th>
                <th scope="col">{m.yours_times_fastest()}</th>
                <th scope="col">{m.yours_times_median()}</th>
              </tr>
            </thead>
            <tbody>
              {stats.rows
                .filter(({ times }) => times.length > 0)
                .map(({ grade, times }) => (
                  <Fragment key={grade}>
                    <tr>
                      <th scope="row">{gradeName(grade)}</th>
                      <td>{times.length}</td>
                      <td>{timeWords(times[0] ?? 0)}</td>
                      <td>{timeWords(median(times) ?? 0)}</td>
                    </tr>
                    <tr class="times-plot">
                      <td colSpan={4}>
                        <TimeDots times={times} median={median(times) ?? 0} longest={longest} />
                        <span class="visually-hidden">
                          {m.yours_times_range({ from: timeWords(times[0] ?? 0), to: timeWords(times.at(-1) ?? 0) })}
                        </span>
                      </td>
                    </tr>
                  </Fragment>
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
