import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../../paraglide/messages.js';
import { unbroken } from '../../../site/unbroken.ts';
import { playedWords } from '../done.ts';
import type { LookedProps } from './Looked.tsx';

/** Every decision in a list, each with a mark. */
export function AllDecisions({
  kit,
  review,
  seat,
  chosen,
  pick,
}: Pick<LookedProps, 'kit' | 'review' | 'seat' | 'pick'> & { readonly chosen: number }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.children[chosen];
    // Within the list only: the page stays where it is.
    if (list.current && row instanceof HTMLElement)
      list.current.scrollTop = row.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
  }, [chosen]);
  const ratings = review.ratings.value;
  const doubtful = new Set(review.moments.value?.flatMap(({ kind, number }) => (kind === 'doubtful' ? [number] : [])));
  return (
    <section class="review-all" aria-label={m.review_every()}>
      <h2 class="label">{m.review_every()}</h2>
      <ol ref={list}>
        {review.decisions.map(({ at, action, before, fault }, number) => {
          const rating = ratings[number] ?? null;
          const kind = doubtful.has(number) ? 'doubtful' : (rating?.kind ?? 'waiting');
          return (
            <li key={at}>
              <button type="button" aria-current={number === chosen ? 'true' : undefined} onClick={() => pick(number)}>
                <span class="review-number">{number + 1}</span>
                <span>
                  {unbroken(
                    fault?.kind === 'missed'
                      ? (kit.words.happenedWords?.(fault.action, fault.before, seat, 'all') ?? '')
                      : playedWords(kit, action, before),
                  )}
                </span>
                <span class={`review-mark is-${kind}`} role="img" aria-label={marks[kind]()} />
              </button>
            </li>
          );
        })}
      </ol>
      <p class="review-key wraps">
        {(
          [
            'kept',
            'thrown',
            ...(kit.alone ? (['gone'] as const) : []),
            ...(kit.alone || (kit.reviewed && !ratings.some((one) => one?.kind === 'unforced')) ? [] : (['unforced'] as const)),
            ...(kit.alone ? [] : (['doubtful'] as const)),
            ...(review.decisions.some(({ fault }) => fault) ? (['slip', 'missed'] as const) : []),
            'open',
          ] as const
        ).map((kind) => (
          <span key={kind}>
            <span class={`review-mark is-${kind}`} aria-hidden="true" /> {marks[kind]()}
          </span>
        ))}
      </p>
    </section>
  );
}

const marks = {
  kept: m.review_mark_kept,
  thrown: m.review_mark_thrown,
  gone: m.review_mark_gone,
  unforced: m.review_mark_unforced,
  slip: m.review_mark_slip,
  missed: m.review_mark_missed,
  doubtful: m.review_mark_doubtful,
  open: m.review_mark_open,
  waiting: m.review_mark_waiting,
} as const;
