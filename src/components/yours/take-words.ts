import * as m from '../../paraglide/messages.js';
import type { Skipped, Unreadable } from '../../records/file.ts';
import type { Counts } from '../../records/merge.ts';
import type { Want } from '../../records/records.ts';
import { isolated } from '../../site/isolated.ts';

/** Why nothing could be read, in a sentence. */
export function wrongWords(error: Unreadable): string {
  switch (error.why) {
    case 'empty':
      return m.take_wrong_empty();
    case 'binary':
      return m.take_wrong_binary();
    case 'not-json':
      return m.take_wrong_json();
    case 'cut-off':
      return m.take_wrong_cut();
    case 'not-records':
      return m.take_wrong_records();
    case 'damaged':
      return m.take_wrong_damaged();
    case 'no-code':
      return m.take_wrong_no_code();
    case 'no-decompression':
      return m.take_wrong_no_decompression();
    case 'too-large':
      return m.take_wrong_large({ limit: error.limit });
    case 'newer':
      return m.take_wrong_newer({ version: error.version });
  }
}

const wants: Record<Want, () => string> = {
  object: m.take_want_object,
  version: m.take_want_version,
  date: m.take_want_date,
  'near-date': m.take_want_near_date,
  'past-date': m.take_want_past_date,
  count: m.take_want_count,
  boolean: m.take_want_boolean,
  day: m.take_want_day,
  game: m.take_want_game,
  puzzle: m.take_want_puzzle,
  lesson: m.take_want_lesson,
  steps: m.take_want_steps,
  line: m.take_want_line,
  note: m.take_want_note,
  whole: m.take_want_whole,
};

/** What was left out, and why. */
export function skippedWords({ where, part, wants: want }: Skipped): string {
  const says = wants[want]();
  return part === ''
    ? m.take_in_fault({ where, wants: says })
    : m.take_in_fault_part({ where, part: isolated(part), wants: says });
}

/** What an import adds, and what it leaves as it is: one line for each thing that there is any of. */
export function countWords(counts: Counts): { readonly adds: string[]; readonly stays: string[] } {
  const said = (list: readonly (readonly [number, (count: { count: number }) => string])[]) =>
    list.flatMap(([count, words]) => (count > 0 ? [words({ count })] : []));
  return {
    adds: said([
      [counts.solved, m.take_in_solved],
      [counts.better, m.take_in_better],
      [counts.days, m.take_in_days],
      [counts.steps, m.take_in_steps],
      [counts.settings, m.take_in_settings],
      [counts.lines, m.take_in_lines],
      [counts.games, m.take_in_games],
      [counts.other, m.take_in_other],
    ]),
    stays: said([
      [counts.same, m.take_in_stays],
      [counts.linesKept, m.take_in_lines_stay],
    ]),
  };
}

/** What there is to say of so many good entries, of which so many are new, beside so many that cannot be read. */
export function previewWords(good: number, fresh: number, unread: number): string {
  if (fresh > 0) return m.take_in_preview();
  if (good > 0) return m.take_in_same();
  return unread > 0 ? m.take_in_nothing_good() : m.take_in_empty();
}
