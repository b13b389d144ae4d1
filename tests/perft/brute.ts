/**
 * Sixteen once more, written from the rule page alone and as naively as possible: numbers in arrays, every candidate
 * tried, nothing shared with src. It is slow and only there to disagree.
 */
export interface Table {
  top: number;
  consecutive: boolean;
  piles: number[][];
  foundations: number[];
  drawn: number;
  urn: number[];
}

const value = (char: string): number => (char >= 'a' && char <= 'g' ? char.charCodeAt(0) - 87 : Number.parseInt(char, 10));
const char = (rank: number): string => (rank < 10 ? `${rank}` : String.fromCharCode(87 + rank));
const bricks = (text: string): number[] => (text === '-' ? [] : text.split('').map(value));
const text = (list: number[]): string => (list.length === 0 ? '-' : list.map(char).join(''));

export function read(position: string): Table {
  const [rules, piles, foundations, drawn, urn] = position.replace('sixteen:', '').split('/') as string[];
  return {
    top: value((rules as string).slice(0, 1)),
    consecutive: (rules as string).includes('consecutive'),
    piles: (piles as string).split('.').map(bricks),
    foundations: (foundations as string).split('').map(value),
    drawn: drawn === '-' ? 0 : value(drawn as string),
    urn: bricks(urn as string),
  };
}

export function write(t: Table): string {
  const foundations = t.foundations.slice().sort((a, b) => b - a);
  const rules = char(t.top) + (t.consecutive ? '~runs=consecutive' : '');
  return `sixteen:${rules}/${t.piles.map(text).join('.')}/${foundations.map(char).join('')}/${t.drawn ? char(t.drawn) : '-'}/${text(t.urn)}`;
}

const copy = (t: Table): Table => ({
  ...t,
  piles: t.piles.map((pile) => pile.slice()),
  foundations: t.foundations.slice(),
  urn: t.urn.slice(),
});

function isRun(list: number[], consecutive: boolean): boolean {
  for (let i = 0; i + 1 < list.length; i++) {
    const lower = list[i] as number;
    const upper = list[i + 1] as number;
    if (upper >= lower) return false;
    if (consecutive && upper !== lower - 1) return false;
  }
  return true;
}

/** Every legal action with the position it leads to. */
export function successors(t: Table): Map<string, string> {
  const result = new Map<string, string>();
  const add = (action: string, next: Table) => result.set(action, write(next));

  if (t.drawn) {
    t.piles.forEach((_, i) => {
      const next = copy(t);
      (next.piles[i] as number[]).push(t.drawn);
      next.drawn = 0;
      add(`p${i + 1}`, next);
    });
    return result;
  }

  if (t.urn.length > 0) {
    const next = copy(t);
    next.drawn = next.urn.shift() as number;
    add('draw', next);
  }

  for (let from = 0; from < t.piles.length; from++) {
    const source = t.piles[from] as number[];
    if (source.length === 0) continue;

    for (let f = 0; f < t.foundations.length; f++) {
      if (t.foundations[f] !== (source[source.length - 1] as number) - 1) continue;
      const next = copy(t);
      (next.piles[from] as number[]).pop();
      next.foundations[f] = (next.foundations[f] as number) + 1;
      add(`${from + 1}-f`, next);
    }

    for (let to = 0; to < t.piles.length; to++) {
      if (to === from) continue;
      const target = t.piles[to] as number[];
      let fitting = 0;
      for (let cut = 0; cut < source.length; cut++) {
        const run = source.slice(cut);
        if (!isRun(run, t.consecutive)) continue;
        const fits = target.length === 0 ? run[0] === t.top : run[0] === (target[target.length - 1] as number) - 1;
        if (!fits) continue;
        fitting++;
        const next = copy(t);
        next.piles[from] = source.slice(0, cut);
        next.piles[to] = target.concat(run);
        add(`${from + 1}-${to + 1}`, next);
      }
      if (fitting > 1) throw new Error(`two runs fit from ${from + 1} to ${to + 1} in ${write(t)}`);
    }
  }
  return result;
}

/** Sequences of exactly `depth` legal actions. */
export function count(position: string, depth: number): number {
  if (depth === 0) return 1;
  let sum = 0;
  for (const next of successors(read(position)).values()) sum += count(next, depth - 1);
  return sum;
}

export const isWon = (t: Table): boolean => t.foundations.every((f) => f === t.top);
