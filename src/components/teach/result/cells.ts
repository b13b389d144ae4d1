import * as m from '../../../paraglide/messages.js';
import { isClean, type Judged } from './judging.ts';

/** What a cell of the table shows. */
export interface Cell {
  readonly kind: 'clean' | 'slips' | 'lost' | 'none';
  readonly sign: string;
  /** The same in words, with what was only told. */
  readonly says: string;
}

/** What came of an attempt, as a sign and in words. */
export function cellOf(judged: Judged): Cell {
  if (judged.kind === 'none') return { kind: 'none', sign: '', says: m.teach_result_none() };
  if (judged.kind === 'unplayable') return { kind: 'lost', sign: '?', says: m.teach_result_unplayable() };
  const count = judged.mistakes.length;
  const slips = count > 0 ? [m.teach_set_slips({ count })] : [];
  const { takenBack = 0, hints = 0, solution = false } = judged.told ?? {};
  const told = [
    ...(hints > 0 ? [m.teach_result_hints({ count: hints })] : []),
    ...(solution ? [m.teach_result_solution()] : []),
    ...(takenBack > 0 ? [m.teach_result_taken_back({ count: takenBack })] : []),
  ];
  const say = (...parts: string[]) => [...parts, ...told].join(', ');
  if (judged.kind === 'not-met') return { kind: 'lost', sign: '×', says: say(m.teach_result_not_met(), ...slips) };
  if (isClean(judged)) return { kind: 'clean', sign: '', says: say(m.teach_result_clean()) };
  return { kind: 'slips', sign: count > 0 ? `${count}` : '·', says: say(...(count > 0 ? slips : [m.teach_result_helped()])) };
}
