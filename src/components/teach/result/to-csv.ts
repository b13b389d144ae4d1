import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import { titleOf } from '../opened.ts';
import { cellOf } from './cells.ts';
import { cellsOf, type Row } from './judging.ts';
import type { SetTable } from './taking.ts';

/** What begins a formula in some spreadsheet: equals, plus, minus and at, also as full-width, small and mathematical signs. */
const signs = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20\\uFE66\\uFE62\\uFE63\\uFE6B\\u2212';

/**
 * Where such a sign may come to stand at the beginning of a cell, however a spreadsheet parts the text: it follows no letter and no digit.
 * One that stands alone between two words is a dash.
 */
const begins = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?!(?<=[\\p{L}\\p{N}] )[-+\\u2212] )[${signs}]`, 'gu');

/**
 * A text as a cell that no spreadsheet runs: line breaks, tabs and other control signs become spaces, and before each sign that could begin a
 * formula, wherever the text may be parted, stands an apostrophe.
 */
export const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(begins, "'$&");

/** The name of the file: results, and of which set as far as it has a title. */
export function csvName(title: string | null): string {
  const plain = (title ?? '').normalize('NFKD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '');
  const words =
    plain
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${['results', ...words]
    .join('-')
    .slice(0, 60)
    .replace(/[\p{Cs}-]+$/u, '')}.csv`;
}

/** Saves rows of a set as a file for spreadsheets; `notes`: what is to be said of a row. */
export async function saveCsv({ set, items }: SetTable, rows: readonly Row[], notes: (row: Row) => string): Promise<void> {
  const { unparse } = (await loading(() => import('papaparse'))).default;
  const head = [
    m.teach_result_name(),
    ...items.map((item, i) => `${i + 1} ${item ? titleOf(item) : ''}`.trim()),
    m.teach_result_clean(),
    m.teach_result_notes(),
  ];
  const lines = [head, ...cellsOf(rows, (judged) => cellOf(judged).says, notes)];
  const csv = unparse(
    lines.map((line) => line.map(harmless)),
    { quotes: true },
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv' }));
  link.download = csvName(set.title);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
