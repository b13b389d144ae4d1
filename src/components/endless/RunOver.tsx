import { useEffect, useRef } from 'preact/hooks';
import * as m from '../../paraglide/messages.js';
import { link } from '../../site/i18n.ts';
import { Marks } from './Marks.tsx';
import { cleanOf, type Run } from './run.ts';
import { toChoice } from './to-choice.ts';

const heads = {
  time: m.endless_run_over_minutes,
  slip: m.endless_run_over_slip,
  ended: m.endless_run_over_ended,
} as const;

interface Props {
  readonly run: Run;
  /** The best before; null: this is the first. */
  readonly best: number | null;
  /** Keeps the result. */
  onShown(): void;
  again(): void;
}

/** The end of a run: what came of it. */
export function RunOver({ run, best, onShown, again }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(best);
  useEffect(() => {
    onShown();
    heading.current?.focus();
  }, []);
  const clean = cleanOf(run);
  const isBest = clean > 0 && clean > (before.current ?? 0);
  return (
    <div class="endless-wait run-over">
      <p class="label">{run.kind === 'minutes' ? m.endless_kind_minutes() : m.endless_kind_slip()}</p>
      <h1 tabIndex={-1} ref={heading}>
        {heads[run.over ?? 'ended']()}
      </h1>
      <p class="run-count">{m.endless_run_clean({ count: clean })}</p>
      <Marks ends={run.ends} />
      <p>
        {isBest ? m.endless_run_new_best() : before.current !== null && m.endless_run_best({ count: before.current })}{' '}
        {run.ends.some((ending) => ending !== 'clean') && m.endless_run_back()}
      </p>
      <p class="ways">
        <button type="button" class="button primary" onClick={again}>
          {m.endless_run_again()}
        </button>
        <a class="button" href={link('/practice/')} onClick={toChoice}>
          {m.endless_change()}
        </a>
      </p>
    </div>
  );
}
