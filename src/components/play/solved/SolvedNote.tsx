import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { parseDate } from '../../../published/days/calendar.ts';
import { dateWords } from '../../../published/days/date-words.ts';
import type { Solved } from '../../../records/records.ts';
import { link } from '../../../site/i18n.ts';
import { settings } from '../../../site/settings.ts';
import { type Practice, resultOf } from '../practice.ts';
import { Share } from './Share.tsx';
import { puzzleName, resultWords } from './share.ts';
import { timeWords } from './time-words.ts';
import type { SolvedHere } from './useSolved.ts';

interface Props {
  readonly id: string;
  readonly game: string;
  readonly practice: Practice;
  readonly solved: SolvedHere;
}

/** What is told of a solved puzzle below the summary, and of one that was solved before: the time, and the result to share. */
export function SolvedNote({ id, game, practice, solved }: Props) {
  const best = solved.best.value;
  const met = practice.met.value;
  if (!met && !best) return null;
  const now = resultOf(practice);
  const name = puzzleName(id, game);
  return (
    <div class="told">
      {!met && best && <p>{beforeWords(best)}</p>}
      {settings.value.times && best?.seconds !== undefined && <p>{m.share_time({ time: timeWords(best.seconds) })}</p>}
      {met ? (
        <Share name={name} result={now} />
      ) : (
        <details class="another">
          <summary>{m.share_region()}</summary>
          <Share name={name} result={best ?? now} />
        </details>
      )}
      <p>
        <a href={link('/statistics/')}>{m.share_statistics()}</a>
      </p>
    </div>
  );
}

function beforeWords(best: Solved): string {
  const parsed = parseDate(best.date);
  const when = m.share_before({ date: parsed ? dateWords(parsed, getLocale()) : best.date });
  return `${when} ${m.share_before_best({ how: resultWords(best) })}`;
}
