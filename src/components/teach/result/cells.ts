import * as m from '../../../paraglide/messages.js';
import { isolated } from '../../../site/isolated.ts';
import { clauses } from '../../play/lists.ts';
import { reasonWords } from '../../play/reason-words.ts';
import { isClean, type Judged, type Row, type Unjudged } from './judging.ts';

/** What a cell of the table shows. */
export interface Cell {
  readonly kind: 'clean' | 'slips' | 'way' | 'lost' | 'none' | 'unjudged';
  readonly sign: string;
  /** Slips and hints that the sign does not say, in short. */
  readonly more?: string;
  /** The same in words, with what was only told. */
  readonly says: string;
}

/** Why something was not judged, as part of a sentence. */
export const whyWords = (why: Unjudged): string =>
  why === 'unreadable'
    ? m.teach_result_why_unreadable()
    : why === 'not-asked'
      ? m.teach_result_why_not_asked()
      : reasonWords(why);

/** What came of an attempt, as a sign and in words. */
export function cellOf(judged: Judged): Cell {
  if (judged.kind === 'none') return { kind: 'none', sign: '', says: m.teach_result_none() };
  if (judged.kind === 'unplayable')
    return { kind: 'lost', sign: '×', more: m.teach_result_unplayable(), says: m.teach_result_unplayable() };
  const count = judged.mistakes.length;
  const slips = count > 0 ? [m.teach_set_slips({ count })] : [];
  const { takenBack = 0, hints = 0, questions = 0, solution = false } = judged.told ?? {};
  const helped = hints > 0 ? [m.teach_result_hints({ count: hints })] : [];
  const asked = questions > 0 ? [m.teach_result_questions({ count: questions })] : [];
  const told = [
    ...helped,
    ...asked,
    ...(solution ? [m.teach_result_solution()] : []),
    ...(takenBack > 0 ? [m.teach_result_taken_back({ count: takenBack })] : []),
  ];
  const reason = judged.why === null ? null : whyWords(judged.why);
  const unjudged = reason === null || judged.kind === 'unjudged' ? [] : [m.teach_result_slips_unjudged({ reason })];
  const say = (...parts: string[]) => [...parts, ...told, ...unjudged].join(', ');
  const more = (...parts: string[]) => ({ more: parts.join(' · ') });
  const both = more(...slips, ...helped);
  if (judged.kind === 'unjudged') {
    const says = reason === null ? m.teach_result_unjudged() : m.teach_result_unjudged_why({ reason });
    return { kind: 'unjudged', sign: '?', ...both, says: say(says, ...slips) };
  }
  if (judged.kind === 'begun' || judged.kind === 'on-way')
    return { kind: 'way', sign: '…', ...both, says: say(m.teach_result_begun(), ...slips) };
  if (judged.kind === 'not-met') return { kind: 'lost', sign: '×', ...both, says: say(m.teach_result_lost(), ...slips) };
  if (isClean(judged)) return { kind: 'clean', sign: '', says: say(m.teach_result_clean()) };
  const solved = count > 0 || unjudged.length > 0 ? [m.teach_result_solved(), ...slips] : [m.teach_result_helped()];
  const sign = count > 0 ? `${count}` : unjudged.length > 0 ? '?' : '·';
  return { kind: 'slips', sign, ...more(...helped), says: say(...solved) };
}

/** So many names stand in a sentence; how many more there are is said. */
const named = 4;

/** Names as a list within a sentence, at most `most` of them; `of`: how many they are, where the first of them will do. */
export function namesOf(names: readonly (string | null)[], of = names.length, most = named): string {
  const first = names.slice(0, most).map((name) => (name === null ? m.teach_result_nameless() : isolated(name)));
  const rest = of - first.length;
  return rest > 0 ? m.teach_result_and_more({ names: first.join(', '), count: rest }) : first.join(', ');
}

/** With whom a row agrees; `alike`: all that do, and the row itself. */
function alikeWords(row: Row, alike: readonly Row[]): string {
  const others = alike.slice(0, named + 1).filter((other) => other !== row);
  return m.teach_result_alike_with({
    names: namesOf(
      others.map(({ name }) => name),
      alike.length - 1,
    ),
  });
}

/** What is to be said of a row as a whole: with whom it agrees (`alike`, with itself), and of what nothing would tell. */
export const notesOf = (row: Row, alike: readonly Row[]): string =>
  clauses([
    ...(alike.length > 1 ? [alikeWords(row, alike)] : []),
    ...(row.copy > 0 ? [m.teach_result_copy()] : []),
    ...(row.result.summed ? [] : [m.teach_result_older()]),
  ]);
