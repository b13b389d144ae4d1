/** One unknown as a sum: something sure, and shares of other unknowns by their number. The shares add up to 1 at most. */
export interface Equation {
  sure: number;
  readonly ways: { readonly to: number; readonly chance: number }[];
}

const eliminated = 80;

/**
 * The unknowns of a chain of chances that is left in the end with certainty. A few are solved by elimination; many by going round
 * until nothing changes any more, which is quick because every round leaves the chain with a good chance (a last card is
 * never taken, so the only playable one stays where it is at least every other time).
 */
export const solved = (equations: readonly Equation[]): Float64Array =>
  equations.length <= eliminated ? byElimination(equations) : byRounds(equations);

function byElimination(equations: readonly Equation[]): Float64Array {
  const n = equations.length;
  const rows = equations.map(({ sure, ways }, i) => {
    const row = new Float64Array(n + 1);
    row[i] = 1;
    row[n] = sure;
    for (const { to, chance } of ways) row[to] = (row[to] as number) - chance;
    return row;
  });
  // The matrix is diagonally dominant, so that no pivoting is needed.
  for (const [i, pivot] of rows.entries())
    for (const [j, row] of rows.entries()) {
      const factor = (row[i] as number) / (pivot[i] as number);
      if (i === j || factor === 0) continue;
      for (let k = i; k <= n; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    }
  return Float64Array.from(rows, (row, i) => (row[n] as number) / (row[i] as number));
}

function byRounds(equations: readonly Equation[]): Float64Array {
  const values = new Float64Array(equations.length);
  for (let change = 1; change > 1e-15; ) {
    change = 0;
    for (let i = equations.length - 1; i >= 0; i--) {
      const { sure, ways } = equations[i] as Equation;
      let value = sure;
      for (const { to, chance } of ways) value += chance * (values[to] as number);
      change = Math.max(change, Math.abs(value - (values[i] as number)));
      values[i] = value;
    }
  }
  return values;
}
