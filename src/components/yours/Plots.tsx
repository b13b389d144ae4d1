import type { Tally } from '../../records/stats.ts';

/** Small plots, for the eye only: what they show stands in words beside them. */

const barWidth = 100;
const barHeight = 12;

/** How puzzles of a grade were solved, one after another; `of`: how long a whole bar is, `end`: where the line under it ends. */
export function TallyBar({ tally, of, end }: { tally: Tally; of: number; end: number }) {
  const scale = barWidth / Math.max(of, 1);
  const parts = [
    ['clean', tally.clean],
    ['met', tally.met],
    ['earlier', tally.earlier],
    ['helped', tally.helped],
  ] as const;
  let x = 0;
  return (
    <svg class="plot-bar" viewBox={`0 0 ${barWidth} ${barHeight}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="plot-line" d={`M0 ${barHeight - 0.5}H${end * scale}`} />
      {parts.map(([kind, count]) => {
        const from = x;
        x += count * scale;
        return count > 0 && <path key={kind} class={`plot-${kind}`} d={`M${from} 0H${x}V${barHeight}H${from}Z`} />;
      })}
    </svg>
  );
}

/** A sample of a bar's part, for the legend. */
export function Swatch({ kind }: { kind: keyof Tally }) {
  return (
    <svg class="plot-swatch" viewBox="0 0 12 12" aria-hidden="true">
      <path class={`plot-${kind}`} d="M0 0H12V12H0Z" />
    </svg>
  );
}

const cell = 10;
const gap = 2;

/** The last days, each with a square for every game solved on it; the last is today. There is room for `most` days. */
export function DayColumns({ solved, games, most }: { solved: readonly number[]; games: number; most: number }) {
  const [width, height] = [most * (cell + gap) - gap, games * (cell + gap) - gap];
  const square = (column: number, row: number) =>
    `M${column * (cell + gap)} ${height - row * (cell + gap)}v${-cell}h${cell}v${cell}z`;
  const rows = Array.from({ length: games }, (_, row) => row);
  const path = (taken: (count: number, row: number) => boolean) =>
    solved.flatMap((count, column) => rows.filter((row) => taken(count, row)).map((row) => square(column, row))).join('');
  return (
    <svg class="plot-days" viewBox={`-1 -1 ${width + 2} ${height + 2}`} aria-hidden="true">
      <path class="plot-free" d={path((count, row) => row >= count)} />
      <path class="plot-clean" d={path((count, row) => row < count)} />
    </svg>
  );
}

/** Times on a scale that makes room for the short ones (each doubling is as far as the next); a line marks the median. */
export function TimeDots({ times, median, longest }: { times: readonly number[]; median: number; longest: number }) {
  const at = (seconds: number) => 4 + (192 * Math.log2(1 + seconds / 10)) / Math.log2(1 + Math.max(longest, 10) / 10);
  return (
    <svg class="plot-times" viewBox="0 0 200 10" aria-hidden="true">
      {times.map((seconds, i) => (
        <circle key={i} class="plot-dot" cx={at(seconds)} cy="5" r="2" />
      ))}
      <path class="plot-median" d={`M${at(median)} 0V10`} />
    </svg>
  );
}
