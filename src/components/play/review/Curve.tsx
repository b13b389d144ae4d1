import * as m from '../../../paraglide/messages.js';
import type { Review } from './review.ts';

const [width, height] = [1000, 100];

interface Props {
  readonly review: Review;
  readonly chosen: number;
  readonly alone: boolean;
  pick(number: number): void;
}

/** How the game stood from decision to decision: lines between proofs are drawn through, estimates dotted; the moments as numbers below. */
export function Curve({ review, chosen, alone, pick }: Props) {
  const end = review.end.value;
  const points = [...review.curve.value, end].flatMap((share, i) => (share === null ? [] : [{ share, i }]));
  // How it ended comes after the last decision.
  const last = Math.max(1, review.decisions.length - (end === null ? 1 : 0));
  const x = (i: number): number => (i / last) * width;
  const y = (share: number): number => (1 - share) * height;
  const { value: frozen } = review.frozen;
  const proved = (i: number): boolean => {
    if (i === review.decisions.length || (frozen !== null && i >= frozen)) return true;
    const rating = review.ratings.value[i];
    return rating?.kind === 'gone' || ((rating?.kind === 'kept' || rating?.kind === 'thrown') && rating.goal === 'win');
  };
  const parts = points.slice(1).map((to, n) => ({ from: points[n] as (typeof points)[number], to }));
  const path = (sure: boolean): string =>
    parts
      .filter(({ from, to }) => (proved(from.i) && proved(to.i)) === sure)
      .map(({ from, to }) => `M${x(from.i)} ${y(from.share)}L${x(to.i)} ${y(to.share)}`)
      .join('');
  const moments = review.moments.value ?? [];
  const flags = apart(moments.map(({ number }) => (number / last) * 100));
  return (
    <figure class="review-curve">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="review-rule" d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
        <path class="review-now" d={`M${x(chosen)} 0V${height}`} />
        <path class="review-guess" d={path(false)} />
        <path class="review-sure" d={path(true)} />
      </svg>
      <ul class="review-flags">
        {moments.map(({ number }, i) => (
          <li key={number} style={{ insetInlineStart: `${flags[i]}%` }}>
            <button
              type="button"
              class="review-step"
              aria-current={number === chosen ? 'true' : undefined}
              aria-label={m.review_moment({ at: i + 1, of: moments.length, number: number + 1 })}
              onClick={() => pick(number)}
            >
              {i + 1}
            </button>
          </li>
        ))}
      </ul>
      <p class="review-axis">
        <span>{m.review_axis_win()}</span>
        <span class="review-line is-sure" aria-hidden="true">
          {m.review_line_sure()}
        </span>
        <span class="review-line is-guess" aria-hidden="true">
          {m.review_line_guess()}
        </span>
        <span>{alone ? m.review_axis_lost() : m.review_axis_lose()}</span>
      </p>
    </figure>
  );
}

/** So much of the curve's width lies between two numbers below it, in percent: a touch meets one of them. */
const gap = 3.5;

/** Places in percent, in their order, moved apart where they would lie on each other. */
export function apart(places: readonly number[]): number[] {
  const right: number[] = [];
  for (const place of places) right.push(Math.max(place, (right.at(-1) ?? -gap) + gap));
  return right.map((place, i) => Math.min(place, 100 - (right.length - 1 - i) * gap));
}
