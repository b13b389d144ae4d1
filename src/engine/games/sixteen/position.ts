import type { Coded } from '../../core/codes.ts';
import { splitFields } from '../../core/fields.ts';
import { ok, type Result } from '../../core/result.ts';
import { coded, fail } from './codes.ts';
import { bounds, formatRank, formatRules, parseRank, parseRules } from './params.ts';
import { type Brick, brick, rankOf, type State } from './state.ts';

const formatBricks = (bricks: readonly Brick[]): string =>
  bricks.length === 0 ? '-' : bricks.map((b) => (rankOf(b) === 0 ? '?' : formatRank(rankOf(b)))).join('');

/** The fields of a position, canonical: see the notation. */
export function formatPosition(state: State): string {
  const tops = state.foundations.map((f) => f.length).sort((a, b) => b - a);
  return [
    formatRules(state.params),
    state.piles.map(formatBricks).join('.'),
    tops.map(formatRank).join(''),
    state.drawn === null ? '-' : formatBricks([state.drawn]),
    formatBricks(state.urn),
  ].join('/');
}

const template = ['rules', 'piles', 'foundations', 'drawn', 'urn'];

/** Reads the fields of a position. Errors name the field: rules, piles, foundations, drawn or urn (or `fields`). */
export function parsePosition(text: string): Result<State> {
  const fields = splitFields(text, template);
  if (!fields.ok) return fields;
  const [rulesText, pilesText, foundationsText, drawnText, urnText] = fields.value as [string, string, string, string, string];

  const rules = parseRules(rulesText);
  if (!rules.ok) return rules;
  const { ranks } = rules.value;

  let serial = 0;
  const count = new Array<number>(ranks + 1).fill(0);
  const read = (field: string, bricks: string, place: Coded): Result<Brick[]> => {
    if (bricks === '-') return ok([]);
    if (bricks === '') return fail(field, 'blank', { place });
    const result: Brick[] = [];
    for (const char of bricks) {
      const rank = parseRank(char);
      if (rank === null) return fail(field, 'sixteen-not-a-brick', { text: char, place });
      if (rank > ranks) return fail(field, 'sixteen-brick-too-high', { rank, place, top: ranks });
      count[rank] = (count[rank] as number) + 1;
      result.push(brick(rank, ++serial));
    }
    return ok(result);
  };

  const pileTexts = pilesText.split('.');
  const [fewest, most] = bounds.piles;
  if (pileTexts.length < fewest || pileTexts.length > most)
    return fail('piles', 'sixteen-pile-count', { found: pileTexts.length, fewest, most });
  const piles: Brick[][] = [];
  for (const [i, pileText] of pileTexts.entries()) {
    const pile = read('piles', pileText, coded('place-pile', { pile: i + 1 }));
    if (!pile.ok) return pile;
    piles.push(pile.value);
  }

  const copies = foundationsText.length;
  if (!/^[0-9a-g]+$/.test(foundationsText)) return fail('foundations', 'sixteen-foundations', { text: foundationsText });
  if (copies > bounds.copies[1])
    return fail('foundations', 'sixteen-foundation-count', { found: copies, most: bounds.copies[1] });
  const foundations: Brick[][] = [];
  for (const char of foundationsText) {
    const top = parseRank(char) ?? 0;
    if (top > ranks) return fail('foundations', 'sixteen-foundation-too-high', { rank: top, top: ranks });
    const before = foundations[foundations.length - 1];
    if (before && before.length < top) return fail('foundations', 'sixteen-foundation-order', { text: foundationsText });
    foundations.push(Array.from({ length: top }, (_, i) => brick(i + 1, ++serial)));
    for (let rank = 1; rank <= top; rank++) count[rank] = (count[rank] as number) + 1;
  }

  if (drawnText.length !== 1) return fail('drawn', 'sixteen-drawn', { text: drawnText });
  const drawn = read('drawn', drawnText, coded('sixteen-place-drawn'));
  if (!drawn.ok) return drawn;
  const urn = read('urn', urnText, coded('sixteen-place-urn'));
  if (!urn.ok) return urn;

  for (let rank = 1; rank <= ranks; rank++)
    if ((count[rank] as number) > copies)
      return fail(
        fieldOfSurplus(rank, copies, [
          ['piles', piles.flat()],
          ['foundations', foundations.flat()],
          ['drawn', drawn.value],
          ['urn', urn.value],
        ]),
        'sixteen-surplus',
        { found: count[rank] as number, rank, copies },
      );

  return ok({
    params: { ...rules.value, copies, piles: piles.length },
    piles,
    foundations,
    drawn: drawn.value[0] ?? null,
    urn: urn.value,
  });
}

/** The field in which, reading from the left, a rank first exceeds its number of copies. */
function fieldOfSurplus(rank: number, copies: number, fields: [string, Brick[]][]): string {
  let seen = 0;
  for (const [field, bricks] of fields) {
    seen += bricks.filter((b) => rankOf(b) === rank).length;
    if (seen > copies) return field;
  }
  throw new Error('no surplus');
}
