import { type Action, formatAction, sources, targets } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import { formatPosition, parsePosition } from '../../src/engine/games/russian-bank/crapette/position.ts';
import { apply, legal, type Table, why } from '../../src/engine/games/russian-bank/crapette/rules.ts';

interface Seat {
  r?: string;
  t?: string;
  h?: string;
  w?: string;
}
/** Houses are kings unless given; player 2 has a 5♣ in hand. */
export function at(
  given: Seat & { two?: Seat; home?: string; drawn?: 'd'; count?: number; rules?: string; turn?: 1 | 2 },
): Table {
  const seat = ({ r = '-', t = 'Kc.Kd.Kh.Ks', h = '-', w = '-' }: Seat) => `${r};${t};${h};${w}`;
  const { two = {}, home = '--.--.--.--', drawn = '-', count = 0, rules = '', turn = 1 } = given;
  return open(`crapette${rules}/${turn}/${seat(given)}/${seat({ h: '5c', ...two })}/${home}/${drawn}/${count}`);
}
export function open(text: string): Table {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(`${read.error.field} ${read.error.code}`);
  return read.value;
}
export const everyAction: Action[] = [
  { kind: 'draw' },
  { kind: 'discard' },
  { kind: 'pass' },
  { kind: 'stop' },
  { kind: 'let' },
  ...sources.flatMap((from) => targets.map((to) => ({ kind: 'play', from, to }) as const)),
];
/** Whatever the text says, legal or not. */
export const named = (text: string) => everyAction.find((action) => formatAction(action) === text) as Action;
export const may = (table: Table) => legal(table).map(formatAction);
export const not = (table: Table, text: string) => why(table, named(text));
export const follow = (table: Table, ...line: string[]) => line.reduce((now, text) => apply(now, named(text)), table);
export const field = (table: Table, index: number) => formatPosition(table).split('/')[index];

/** A small seeded generator of its own. */
export function random(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return Math.floor((now / 2 ** 32) * below);
  };
}

/** A dense diagram: low ranks, both packs, some houses empty; null where play cannot lead there. */
export function diagram(below: (most: number) => number, rules: string): string | null {
  const top = 3 + below(5);
  const left = [...'A23456789'.slice(0, top)].flatMap((rank) => [...'cdhs'].flatMap((suit) => [rank + suit, rank + suit]));
  const take = (most: number) =>
    Array.from({ length: below(most + 1) }, () => left.splice(below(left.length), 1)[0] ?? '').join('') || '-';
  const seat = () => `${take(3)};${[0, 1, 2, 3].map(() => take(2)).join('.')};${take(3)};${take(2)}`;
  const text = `crapette${rules}/${1 + below(2)}/${seat()}/${seat()}/--.--.--.--/${below(4) === 0 ? 'd' : '-'}/${below(5) === 0 ? 990 : 0}`;
  return parsePosition(text).ok ? text : null;
}

/**
 * A diagram of which most empty houses are filled with nines and kings, which hardly any of its own cards fit, so that not all turns can be
 * won; null where that has too many of a card.
 */
export function filled(text: string, below: (most: number) => number): string | null {
  const fillers = ['9c', '9d', '9h', '9s', 'Kc', 'Kd', 'Kh', 'Ks'];
  const fields = text.split('/');
  for (const i of [2, 3]) {
    const [reserve, houses = '', ...rest] = (fields[i] as string).split(';');
    const full = houses
      .split('.')
      .map((house) => (house === '-' && below(6) > 0 ? fillers.splice(below(fillers.length), 1).join('') : house));
    fields[i] = [reserve, full.join('.'), ...rest].join(';');
  }
  const full = fields.join('/');
  return parsePosition(full).ok ? full : null;
}
