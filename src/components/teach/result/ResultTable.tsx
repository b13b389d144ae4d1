import * as m from '../../../paraglide/messages.js';
import { type Opened, titleOf } from '../opened.ts';
import { Picture } from '../Picture.tsx';
import { type Cell, cellOf } from './cells.ts';
import { isClean, type Row, totalsAt } from './judging.ts';

interface Props {
  readonly items: readonly (Opened | null)[];
  readonly rows: readonly Row[];
  /** The position whose story is told, from 0. */
  readonly chosen: number;
  choose(item: number): void;
}

const Mark = ({ kind, sign }: Pick<Cell, 'kind' | 'sign'>) => (
  <span class={`mark is-${kind}`} aria-hidden="true">
    {sign}
  </span>
);

/** Columns of so many positions have room for their boards. */
const withBoards = 10;

/** Everybody and every position; each column can be chosen. */
export function ResultTable({ items, rows, chosen, choose }: Props) {
  const pictures = items.length <= withBoards;
  const totals = items.map((_, i) => totalsAt(rows, i));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section class="results-scroll" tabIndex={0} aria-label={m.teach_result_title()}>
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
              <tr key={row.fragment}>
                <th scope="row">{row.name ?? m.teach_result_nameless()}</th>
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
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.teach_result_totals()}</th>
              {totals.map(({ clean, slips, lost, begun }, i) => (
                <td key={i} class={chosen === i ? 'is-chosen' : undefined}>
                  {clean} · {slips} · <span class="is-bad">{lost}</span> · {begun}
                </td>
              ))}
              <td>{totals.reduce((sum, { clean }) => sum + clean, 0)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
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
          <Mark kind="way" sign="…" /> {m.teach_result_begun()}, {m.teach_result_on_way()}
        </li>
        <li>
          <Mark kind="lost" sign="×" /> {m.teach_result_not_met()}
        </li>
        <li>
          <Mark kind="none" sign="" /> {m.teach_result_none()}
        </li>
      </ul>
    </>
  );
}
