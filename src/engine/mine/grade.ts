/** The grade of a puzzle of Sixteen by its only moves: 0–1, 2, 3–4, 5–7, 8 or more; see docs/puzzles.md. */
export function gradeOf(onlyMoves: number): number {
  return 1 + [2, 3, 5, 8].filter((least) => onlyMoves >= least).length;
}
