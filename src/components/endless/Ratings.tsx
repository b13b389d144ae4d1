import * as m from '../../paraglide/messages.js';
import type { PracticeRecords } from '../../records/practice.ts';
import { isProvisional, rangeOf } from '../../records/provisional.ts';
import type { Rating } from '../../records/strength.ts';
import type { GameOffer } from '../games/wishes.ts';

const [width, height] = [200, 48];

/** How strong the reader is: in the game of the sentence with the way there, in the others as a line each. */
export function Ratings({
  offers,
  current,
  ratings,
}: {
  offers: readonly GameOffer[];
  current: GameOffer;
  ratings: PracticeRecords['ratings'];
}) {
  const mine = ratings[current.game];
  return (
    <section class="endless-ratings" aria-label={m.endless_you_in({ game: current.name })}>
      <p class="soft">{m.endless_you_in({ game: current.name })}</p>
      <p class="rating-now apart">
        <strong>{mine ? Math.round(mine.rating) : '–'}</strong>
        {mine && mine.past.length > 1 && <Plot past={mine.past} />}
      </p>
      <p class="soft">{mine ? sureWords(mine, (rd) => m.endless_sure({ rd, count: mine.count })) : m.endless_unsure()}</p>
      <dl>
        {offers
          .filter(({ game }) => game !== current.game)
          .map(({ game, name }) => {
            const other = ratings[game];
            return (
              <div key={game} class="apart">
                <dt>{name}</dt>
                <dd>
                  <span>{other ? Math.round(other.rating) : '–'}</span>{' '}
                  <span class="soft">{other ? sureWords(other, (rd) => m.endless_within({ rd })) : m.endless_unrated()}</span>
                </dd>
              </div>
            );
          })}
      </dl>
    </section>
  );
}

/** The range of a rating until it is known to within 100; after that, in `sure` words, to within what. */
function sureWords(mine: Rating, sure: (rd: number) => string): string {
  const [from, to] = rangeOf(mine);
  return isProvisional(mine) ? m.endless_provisional_range({ from, to }) : sure(Math.round(2 * mine.rd));
}

/** The latest ratings as a line. */
function Plot({ past }: { past: readonly number[] }) {
  const [low, high] = [Math.min(...past), Math.max(...past)];
  const at = (value: number, i: number) => {
    const x = 4 + ((width - 8) * i) / (past.length - 1);
    const y = height - 6 - ((height - 12) * (value - low)) / Math.max(1, high - low);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const last = at(past.at(-1) as number, past.length - 1).split(',');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={m.endless_plot({ from: past[0] as number, to: past.at(-1) as number })}
    >
      <polyline points={past.map(at).join(' ')} fill="none" stroke="currentColor" stroke-width="1.8" />
      <circle cx={last[0]} cy={last[1]} r="4" fill="var(--accent)" />
    </svg>
  );
}
