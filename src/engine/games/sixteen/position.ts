import { fail, ok, type Result } from '../../core/result.ts';
import { bounds, formatRules, parseRules, rankText, textRank } from './params.ts';
import { type Brick, brick, rankOf, type State } from './state.ts';

const bricksText = (bricks: readonly Brick[]): string =>
  bricks.length === 0 ? '-' : bricks.map((b) => (rankOf(b) === 0 ? '?' : rankText(rankOf(b)))).join('');

/** The fields of a position, canonical: see the notation. */
export function formatPosition(state: State): string {
  const tops = state.foundations.map((f) => f.length).sort((a, b) => b - a);
  return [
    formatRules(state.params),
    state.piles.map(bricksText).join('.'),
    tops.map(rankText).join(''),
    state.drawn === null ? '-' : bricksText([state.drawn]),
    bricksText(state.urn),
  ].join('/');
}

/** Reads the fields of a position. Errors name the field: rules, piles, foundations, drawn or urn (or `fields`). */
export function parsePosition(text: string): Result<State> {
  const fields = text.split('/');
  if (fields.length !== 5)
    return fail('fields', `a position of Sixteen has 5 fields (rules/piles/foundations/drawn/urn), this has ${fields.length}`);
  const [rulesText, pilesText, foundationsText, drawnText, urnText] = fields as [string, string, string, string, string];

  const rules = parseRules(rulesText);
  if (!rules.ok) return rules;
  const { ranks } = rules.value;

  let serial = 0;
  const count = new Array<number>(ranks + 1).fill(0);
  const read = (field: string, bricks: string, what: string): Result<Brick[]> => {
    if (bricks === '-') return ok([]);
    if (bricks === '') return fail(field, `${what} is blank; an empty one is written -`);
    const result: Brick[] = [];
    for (const char of bricks) {
      const rank = textRank(char);
      if (rank === null) return fail(field, `“${char}” in ${what} is not a brick: 1–9, or a–g for 10–16`);
      if (rank > ranks) return fail(field, `brick ${rank} in ${what} is above the top rank ${ranks}`);
      count[rank] = (count[rank] as number) + 1;
      result.push(brick(rank, ++serial));
    }
    return ok(result);
  };

  const pileTexts = pilesText.split('.');
  const [fewest, most] = bounds.piles;
  if (pileTexts.length < fewest || pileTexts.length > most)
    return fail('piles', `there are ${pileTexts.length} piles; Sixteen has ${fewest} to ${most}`);
  const piles: Brick[][] = [];
  for (const [i, pileText] of pileTexts.entries()) {
    const pile = read('piles', pileText, `pile ${i + 1}`);
    if (!pile.ok) return pile;
    piles.push(pile.value);
  }

  const copies = foundationsText.length;
  if (!/^[0-9a-g]+$/.test(foundationsText))
    return fail(
      'foundations',
      `“${foundationsText}” is not a row of foundations: one character each, 0 for an empty one, 1–9 or a–g for its top`,
    );
  if (copies > bounds.copies[1])
    return fail('foundations', `there are ${copies} foundations; Sixteen has at most ${bounds.copies[1]}`);
  const foundations: Brick[][] = [];
  for (const char of foundationsText) {
    const top = textRank(char) ?? 0;
    if (top > ranks) return fail('foundations', `a foundation is topped by ${top}, above the top rank ${ranks}`);
    const before = foundations[foundations.length - 1];
    if (before && before.length < top) return fail('foundations', `“${foundationsText}” is not written highest first`);
    foundations.push(Array.from({ length: top }, (_, i) => brick(i + 1, ++serial)));
    for (let rank = 1; rank <= top; rank++) count[rank] = (count[rank] as number) + 1;
  }

  if (drawnText.length !== 1) return fail('drawn', `“${drawnText}” is not one brick or -`);
  const drawn = read('drawn', drawnText, 'drawn');
  if (!drawn.ok) return drawn;
  const urn = read('urn', urnText, 'the urn');
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
        `there are ${count[rank]} bricks of rank ${rank}, counting those on foundations; with ${copies} foundation${copies === 1 ? '' : 's'} there are ${copies} of each`,
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
