import type { RoundsSoFar } from '../../../engine/core/rounds.ts';
import * as m from '../../../paraglide/messages.js';

/** The points of a match, a row for each round, and their sums. In: the rounds, each with the points of all players. */
export function RoundPoints({
  ends,
  match: { totals, winners },
}: Pick<RoundsSoFar, 'match'> & { readonly ends: readonly { readonly points: readonly number[] }[] }) {
  return (
    <>
      <tbody>
        {ends.map(({ points }, round) => (
          <tr key={round}>
            <th scope="row">{m.play_match_round({ round: round + 1 })}</th>
            {points.map((count, i) => (
              <td key={i}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.play_match_total()}</th>
          {totals.map((total, i) => (
            <td key={i} class={winners?.includes(i + 1) ? 'is-best' : undefined}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </>
  );
}

/** Who plays, as the heads of a table's columns. */
export const Heads = ({ names }: { readonly names: readonly string[] }) => (
  <thead>
    <tr>
      <td />
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
