import * as m from '../../../paraglide/messages.js';
import { isClean, type Judged } from './judging.ts';

/** What a cell of the table shows. */
export interface Cell {
  readonly kind: 'clean' | 'slips' | 'way' | 'lost' | 'none';
  readonly sign: string;
  /** Slips and hints that the sign does not say, in short. */
  readonly more?: string;
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
  const helped = hints > 0 ? [m.teach_result_hints({ count: hints })] : [];
  const told = [
    ...helped,
    ...(solution ? [m.teach_result_solution()] : []),
    ...(takenBack > 0 ? [m.teach_result_taken_back({ count: takenBack })] : []),
  ];
  const say = (...parts: string[]) => [...parts, ...told].join(', ');
  const more = (...parts: string[]) => ({ more: parts.join(' · ') });
  const both = more(...slips, ...helped);
  if (judged.kind === 'begun') return { kind: 'way', sign: '…', ...both, says: say(m.teach_result_begun(), ...slips) };
  if (judged.kind === 'on-way') return { kind: 'way', sign: '…', ...both, says: say(m.teach_result_on_way(), ...slips) };
  if (judged.kind === 'not-met') return { kind: 'lost', sign: '×', ...both, says: say(m.teach_result_not_met(), ...slips) };
  if (isClean(judged)) return { kind: 'clean', sign: '', says: say(m.teach_result_clean()) };
  const sign = count > 0 ? `${count}` : '·';
  return { kind: 'slips', sign, ...more(...helped), says: say(...(count > 0 ? slips : [m.teach_result_helped()])) };
}
