/** A stretch of one suit in a line of cards: where it begins, how many places it keeps. */
export interface Stretch {
  readonly suit: number;
  /** The suit's cards in this stretch: from this one on, and how many places are kept. */
  readonly from: number;
  readonly room: number;
  /** Places to its left in the line, and suits to its left. */
  readonly before: number;
  readonly gaps: number;
}

/**
 * Breaks suits into lines of at most `cols` cards: a suit stays together where it can, and only one that is longer than a
 * line is broken. Gaps between suits count as `gap` of a card.
 */
export function pack(counts: readonly number[], cols: number, gap: number): Stretch[][] {
  const lines: Stretch[][] = [];
  let line: Stretch[] = [];
  let used = 0;
  const close = () => {
    if (line.length > 0) lines.push(line);
    line = [];
    used = 0;
  };
  for (const [suit, count] of counts.entries()) {
    if (count === 0) continue;
    if (line.length > 0 && used + line.length * gap + count > cols + 0.01) close();
    for (let from = 0; from < count; from += cols) {
      const room = Math.min(cols, count - from);
      if (from > 0) close();
      line.push({ suit, from, room, before: used, gaps: line.length });
      used += room;
    }
  }
  close();
  return lines;
}

/** One line a suit; a suit longer than `cols` gets a second line, unless `cols` says that there is none. */
export function rowsOf(counts: readonly number[], cols: number): Stretch[][] {
  return counts.flatMap((count, suit) => {
    const rows: Stretch[][] = [];
    for (let from = 0; from < count; from += cols)
      rows.push([{ suit, from, room: Math.min(cols, count - from), before: 0, gaps: 0 }]);
    return rows;
  });
}

/** Two lines of two suits, or one line of all, whichever is asked for. */
export function linesOf(counts: readonly number[], lines: 1 | 2): Stretch[][] {
  const all = counts.map((count, suit) => ({ suit, count })).filter((s) => s.count > 0);
  const total = all.reduce((sum, s) => sum + s.count, 0);
  let cut = all.length;
  if (lines === 2) {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 1; i < all.length; i++) {
      const left = all.slice(0, i).reduce((sum, s) => sum + s.count, 0);
      if (Math.max(left, total - left) < best) [best, cut] = [Math.max(left, total - left), i];
    }
  }
  return [all.slice(0, cut), all.slice(cut)]
    .filter((line) => line.length > 0)
    .map((line) => {
      let before = 0;
      return line.map(({ suit, count }, gaps) => {
        const stretch = { suit, from: 0, room: count, before, gaps };
        before += count;
        return stretch;
      });
    });
}
