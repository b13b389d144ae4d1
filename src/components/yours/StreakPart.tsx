import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { dateOf, numberOf } from '../../published/days/calendar.ts';
import { dayWords } from '../../published/days/date-words.ts';
import type { DayMap } from '../../records/records.ts';
import { lastDays } from '../../records/stats.ts';
import { streak } from '../../records/streak.ts';
import { link } from '../../site/i18n.ts';
import { DayColumns } from './Plots.tsx';

const games = 3;
/** Four weeks. */
const month = 28;

/** Days in a row: the figures, what is still open, the past four weeks, and what counts. */
export function StreakPart({ days, today }: { days: DayMap; today: number }) {
  const { current, longest, days: all, full, open } = streak(days, today, games);
  const past = lastDays(days, today, Math.max(1, Math.min(month, today)));
  const yesterday = open.includes(today - 1) && (current > 0 || longest === 0) ? numberOf(today - 1) : null;
  const figures = [
    [current, m.yours_streak_current()],
    [longest, m.yours_streak_longest()],
    [all, m.yours_streak_days()],
    [full, m.yours_streak_full()],
  ] as const;
  return (
    <section class="yours-part" aria-labelledby="streak">
      <h2 id="streak">{m.yours_streak_title()}</h2>
      <dl class="figures">
        {figures.map(([figure, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {all === 0 ? (
        <p>
          {m.yours_streak_none()} <a href={link('/daily/')}>{m.yours_none_daily()}</a>
        </p>
      ) : (
        <>
          {open.includes(today) && (
            <p>
              <a href={link('/daily/')}>{m.yours_streak_open_today()}</a>
            </p>
          )}
          {yesterday !== null && (
            <p>
              <a href={link(`/daily/${yesterday}/`)}>{m.yours_streak_open_yesterday({ number: yesterday })}</a>
            </p>
          )}
          <figure class="month">
            <DayColumns solved={past.map(({ solved }) => Math.min(solved, games))} games={games} most={month} />
            <figcaption>
              {m.yours_streak_since({ date: dayWords(dateOf(past[0]?.day ?? today), getLocale()) })}{' '}
              {m.yours_streak_month_says({
                of: past.length,
                days: past.filter(({ solved }) => solved > 0).length,
                full: past.filter(({ solved }) => solved >= games).length,
              })}
            </figcaption>
          </figure>
        </>
      )}
      <details class="what-counts">
        <summary>{m.yours_streak_what()}</summary>
        <ul>
          <li>{m.yours_streak_rule_1()}</li>
          <li>{m.yours_streak_rule_2()}</li>
          <li>{m.yours_streak_rule_3()}</li>
          <li>{m.yours_streak_rule_4()}</li>
        </ul>
      </details>
    </section>
  );
}
