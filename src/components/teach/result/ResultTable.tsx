import { Component } from 'preact';
import * as m from '../../../paraglide/messages.js';
import { isolated } from '../../../site/isolated.ts';
import { type Opened, titleOf } from '../opened.ts';
import { Picture } from '../Picture.tsx';
import { type Cell, cellOf } from './cells.ts';
import { isClean, type Row, totalsAt } from './judging.ts';

interface Props {
  readonly title: string;
  readonly items: readonly (Opened | null)[];
  readonly rows: readonly Row[];
  /** By which those who agree with others are known; empty: agrees with nobody. */
  signOf(row: Row): string;
  /** What is to be said of a row as a whole; empty: nothing. */
  notesOf(row: Row): string;
  /** The position whose story is told, from 0. */
  readonly chosen: number;
  choose(item: number): void;
}

const Mark = ({ kind, sign }: Pick<Cell, 'kind' | 'sign'>) => (
  <span class={`mark is-${kind}`} aria-hidden="true">
    {sign}
  </span>
);

interface LineProps {
  readonly row: Row;
  readonly sign: string;
  readonly notes: string;
  readonly chosen: number;
}

/** A row of the table. Of a thousand only those are drawn anew that have changed. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate(next: LineProps): boolean {
    const { row, sign, notes, chosen } = this.props;
    return row !== next.row || sign !== next.sign || notes !== next.notes || chosen !== next.chosen;
  }

  override render({ row, sign, notes, chosen }: LineProps) {
    return (
      <tr>
        <th scope="row" title={notes || undefined}>
          {row.name === null ? m.teach_result_nameless() : isolated(row.name)}
          <small class="row-signs" aria-hidden="true">
            {row.result.summed ? '' : '°'}
            {sign && <b>{sign}</b>}
          </small>
          {notes && <span class="visually-hidden">, {notes}</span>}
        </th>
        {row.judged.map((judged) => {
          const cell = cellOf(judged);
          return (
            <td key={judged.item} class={chosen === judged.item ? 'is-chosen' : undefined} title={cell.says}>
              <Mark {...cell} />
              {cell.more && (
                <small class="mark-more" aria-hidden="true">
                  {cell.more}
                </small>
              )}
              <span class="visually-hidden">{cell.says}</span>
            </td>
          );
        })}
        <td>{row.judged.filter(isClean).length}</td>
      </tr>
    );
  }
}

/** Columns of so many positions have room for their boards. */
const withBoards = 10;

/** Everybody and every position; each column can be chosen. */
export function ResultTable({ title, items, rows, signOf, notesOf, chosen, choose }: Props) {
  const pictures = items.length <= withBoards;
  const totals = items.map((_, i) => totalsAt(rows, i));
  const unjudged = totals.some((one) => one.unjudged > 0);
  const kinds = new Set(rows.flatMap(({ judged }) => judged.map((one) => cellOf(one).kind)));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no part of a form; as a region, it would be one of several of one name */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div class="results-scroll" role="group" tabIndex={0} aria-label={title}>
        <table class={pictures ? 'has-boards' : undefined}>
          <thead>
            <tr>
              <th scope="col">{m.teach_result_name()}</th>
              {items.map((item, i) => (
                <th key={i} scope="col" class={chosen === i ? 'is-chosen' : undefined}>
                  <button
                    type="button"
                    aria-pressed={chosen === i}
                    aria-label={m.teach_result_story({ n: i + 1, title: item ? titleOf(item) : '' })}
                    onClick={() => choose(i)}
                  >
                    {item && pictures && <Picture opened={item} as="tile" />}
                    {i + 1}
                  </button>
                </th>
              ))}
              <th scope="col">{m.teach_result_clean()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={`${row.copy} ${row.fragment}`} row={row} sign={signOf(row)} notes={notesOf(row)} chosen={chosen} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{unjudged ? m.teach_result_totals_unjudged() : m.teach_result_totals()}</th>
              {totals.map(({ clean, helped, lost, begun, none, unjudged: open }, i) => (
                <td key={i} class={chosen === i ? 'is-chosen' : undefined}>
                  {clean} · {helped} · <span class="is-bad">{lost}</span> · {begun} · {none}
                  {unjudged && ` · ${open}`}
                </td>
              ))}
              <td>{totals.reduce((sum, { clean }) => sum + clean, 0)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <ul class="results-key">
        <li>
          <Mark kind="clean" sign="" /> {m.teach_result_clean()}
        </li>
        <li>
          <Mark kind="slips" sign="2" /> {m.teach_result_key_slips()}
        </li>
        <li>
          <Mark kind="slips" sign="·" /> {m.teach_result_helped()}
        </li>
        <li>
          <Mark kind="way" sign="…" /> {m.teach_result_begun()}
        </li>
        <li>
          <Mark kind="lost" sign="×" /> {m.teach_result_lost()}
        </li>
        <li>
          <Mark kind="none" sign="" /> {m.teach_result_none()}
        </li>
        {kinds.has('unjudged') && (
          <li>
            <Mark kind="unjudged" sign="?" /> {m.teach_result_unjudged()}
          </li>
        )}
        {rows.some(({ result }) => !result.summed) && <li>° {m.teach_result_older()}</li>}
      </ul>
    </>
  );
}
