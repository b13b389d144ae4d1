import * as m from '../../../paraglide/messages.js';
import { loading } from '../../../site/loading.ts';
import { titleOf } from '../opened.ts';
import { cellOf } from './cells.ts';
import { csvName, harmless } from './csv.ts';
import { cellsOf, type Row } from './judging.ts';
import type { SetTable } from './taking.ts';

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
