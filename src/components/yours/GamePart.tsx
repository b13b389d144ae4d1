import * as m from '../../paraglide/messages.js';
import { type GameStats, sum, type Tally } from '../../records/stats.ts';
import { link } from '../../site/i18n.ts';
import { TallyBar } from './Plots.tsx';

const gradeNames = [m.play_grade_1, m.play_grade_2, m.play_grade_3, m.play_grade_4, m.play_grade_5];

/** A grade in words. */
export const gradeName = (grade: number): string => gradeNames[grade - 1]?.() ?? '';

interface Props {
  readonly game: string;
  readonly name: string;
  readonly stats: GameStats;
  /** How many puzzles a whole bar of the dailies stands for, the same for all games. */
  readonly most: number;
}

/** What has been solved of one game: a table by grade, with a bar in each cell. */
export function GamePart({ game, name, stats, most }: Props) {
  const { rows, solved, clean, earlier } = stats;
  const shelf = Math.max(...rows.map(({ of }) => of));
  const all = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return (
    <section class="game" aria-labelledby={`solved-${game}`}>
      <h3 id={`solved-${game}`}>{name}</h3>
      <p>
        {solved === 0 ? m.yours_game_none() : m.yours_game_sum({ count: solved, clean })}{' '}
        {earlier > 0 && `${m.yours_game_earlier({ count: earlier })} `}
        {solved === 0 && <a href={link(`/puzzles/${game}/`)}>{m.yours_game_begin()}</a>}
      </p>
      <table class="tallies">
        <caption class="visually-hidden">{m.yours_table_caption({ game: name })}</caption>
        <thead>
          <tr>
            <th scope="col">{m.yours_table_grade()}</th>
            <th scope="col">{m.yours_table_library()}</th>
            <th scope="col">{m.yours_table_daily()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ grade, library, of, daily }) => (
            <tr key={grade}>
              <th scope="row">{gradeName(grade)}</th>
              <td>
                <Cell tally={library} count={m.yours_table_of({ count: sum(library), of })} whole={shelf} end={of} />
              </td>
              <td>
                <Cell tally={daily} count={String(sum(daily))} whole={most} end={0} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.yours_table_total()}</th>
            <td>{m.yours_table_of({ count: all(({ library }) => sum(library)), of: all(({ of }) => of) })}</td>
            <td>{all(({ daily }) => sum(daily))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Cell({ tally, count, whole, end }: { tally: Tally; count: string; whole: number; end: number }) {
  return (
    <div class="tally">
      <span class="tally-count">{count}</span>
      <TallyBar tally={tally} of={whole} end={end} />
      {sum(tally) > 0 && <span class="visually-hidden">: {m.yours_bar_says({ ...tally })}</span>}
    </div>
  );
}
