import { parseNumber } from '../../engine/core/numbers.ts';
import { type GameId, isGameId } from '../../engine/games/ids.ts';
import { mostNumber, type Wish } from '../../engine/games/making.ts';
import { formatValues, parseValues, type Read, wrong } from '../links/fragment.ts';

/** What is asked for: a wish, and the number of the puzzle; null: any that is found. */
export interface Asked {
  readonly game: GameId;
  readonly wish: Wish;
  readonly number: number | null;
}

/** Game, rules, goal, theme, grade, number. */
export const askedKeys = 'srgtdn';

const longest = 400;
const isSlug = (text: string): boolean => /^[a-z0-9-]{1,40}$/.test(text);

/** Reads a link's fragment; the error names the part that is wrong. */
export function parseAsked(fragment: string): Read<Asked> {
  const read = parseValues(fragment, { keys: askedKeys, longest, blame: 's' });
  if (!read.ok) return read;
  const one = (key: string): string | null => read.value.get(key)?.[0] || null;
  const [game, rules, goal, theme, grade, number] = [...askedKeys].map(one);
  if (!game) return wrong('missing', 's');
  if (!isGameId(game)) return wrong('choice', 's', game);
  for (const [key, value] of [
    ['r', rules],
    ['g', goal],
    ['t', theme],
  ] as const)
    if (value && !isSlug(value)) return wrong('choice', key, value);
  const hard = grade ? parseNumber(grade, 1, 5) : null;
  if (grade && hard === null) return wrong('choice', 'd', grade);
  const found = number ? parseNumber(number, 0, mostNumber) : null;
  if (number && found === null) return wrong('choice', 'n', number);
  const wish = { rules: rules ?? null, goal: goal ?? null, theme: theme ?? null, grade: hard };
  return { ok: true, value: { game, wish, number: found } };
}

/** The fragment of a link without `#`; the same for the same puzzle, so that it names it. */
export const formatAsked = ({ game, wish, number }: Asked): string =>
  formatValues([
    ['s', game],
    ['r', wish.rules],
    ['g', wish.goal],
    ['t', wish.theme],
    ['d', wish.grade === null ? null : String(wish.grade)],
    ['n', number === null ? null : String(number)],
  ]);
