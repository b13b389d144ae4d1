import { describe, expect, test } from 'vitest';
import { english } from '../../src/engine/cli/english.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { formatPosition, parsePosition } from '../../src/engine/games/russian-bank/crapette/position.ts';
import { deal } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { at } from './crapette.open.ts';

const side = '-;-.-.-.-;5c;-';
const empty = '--.--.--.--';

/** Bad text, the field it is bad in, and a part of the explanation. */
const bad: readonly [text: string, field: string, part: string][] = [
  ['', 'fields', 'this has 1'],
  [`crapette/1/${side}/${side}/${empty}/-`, 'fields', 'this has 6'],
  [`crapette/1/${side}/${side}/${empty}/-/0/`, 'fields', 'this has 8'],
  [`crapette/1/${side}/${side}/${side}/${empty}/-/0`, 'fields', 'this has 8'],

  [`/1/${side}/${side}/${empty}/-/0`, 'rules', '“”'],
  [`free/1/${side}/${side}/${empty}/-/0`, 'rules', '“free”'],
  [`Crapette/1/${side}/${side}/${empty}/-/0`, 'rules', '“Crapette”'],
  [`crapettecrapette/1/${side}/${side}/${empty}/-/0`, 'rules', '“crapettecrapette”'],
  [`~waste=open/1/${side}/${side}/${empty}/-/0`, 'rules', '“”'],
  [`crapette~/1/${side}/${side}/${empty}/-/0`, 'rules', '“~”'],
  [`crapette~waste/1/${side}/${side}/${empty}/-/0`, 'rules', '“~waste”'],
  [`crapette~reserve=11/1/${side}/${side}/${empty}/-/0`, 'rules', '“11” is no reserve: 12, 13'],
  [`crapette~reserve=14/1/${side}/${side}/${empty}/-/0`, 'rules', '“14” is no reserve: 12, 13'],
  [`crapette~reserve=012/1/${side}/${side}/${empty}/-/0`, 'rules', '“012” is no reserve: 12, 13'],
  [`crapette~waste=closed=open/1/${side}/${side}/${empty}/-/0`, 'rules', '“closed=open” is no waste: closed, open'],
  [`crapette~score=points/1/${side}/${side}/${empty}/-/0`, 'rules', '“points” is no score: none, count'],
  [`crapette~constructor=1/1/${side}/${side}/${empty}/-/0`, 'rules', '“~constructor=1”'],
  [`crapette~waste=open~score=count~waste=closed/1/${side}/${side}/${empty}/-/0`, 'rules', 'waste is given twice'],
  [`crapette~reserve=13~reserve=13/1/${side}/${side}/${empty}/-/0`, 'rules', 'reserve is given twice'],

  [`crapette//${side}/${side}/${empty}/-/0`, 'turn', '“”'],
  [`crapette/0/${side}/${side}/${empty}/-/0`, 'turn', '“0”'],
  [`crapette/3/${side}/${side}/${empty}/-/0`, 'turn', '“3”'],
  [`crapette/11/${side}/${side}/${empty}/-/0`, 'turn', '“11”'],

  [`crapette/1//${side}/${empty}/-/0`, 'player 1', 'this has 1'],
  [`crapette/1/-;-.-.-.-;5c/${side}/${empty}/-/0`, 'player 1', 'this has 3'],
  [`crapette/1/${side}/${side};${side}/${empty}/-/0`, 'player 2', 'this has 8'],
  [`crapette/1/-;-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '3 piles'],
  [`crapette/1/${side}/-;-.-.-.-.-.-.-.-;5c;-/${empty}/-/0`, 'player 2', '8 piles'],
  [`crapette/1/;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', 'the reserve of player 1 is blank'],
  [`crapette/1/-;-.-..-;5c;-/${side}/${empty}/-/0`, 'player 1', 'pile 3 of player 1 is blank'],
  [`crapette/1/${side}/-;-.-.-.-;;-/${empty}/-/0`, 'player 2', 'the hand of player 2 is blank'],
  [`crapette/1/${side}/-;-.-.-.-;5c;/${empty}/-/0`, 'player 2', 'the waste of player 2 is blank'],
  [`crapette/1/10c;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '“10” in the reserve'],
  [`crapette/1/7c-;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '“-” in the reserve'],
  [`crapette/1/7c--;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '“--” in the reserve'],
  [`crapette/1/-;-.-.-.7;5c;-/${side}/${empty}/-/0`, 'player 1', '“7” in pile 4'],
  [`crapette/1/${side}/-;-.-.-.-;5C;-/${empty}/-/0`, 'player 2', '“5C” in the hand'],
  [`crapette/1/${side}/-;-.-.-.-;5c;??/${empty}/-/0`, 'player 2', '“??” in the waste'],

  // More than two of a card in all, wherever they lie.
  [`crapette/1/7c7c7c;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'cards', '7c is there more than twice'],
  [`crapette/1/7c;-.-.-.-;5c;7c/-;-.7c.-.-;5c;-/${empty}/-/0`, 'cards', '7c is there more than twice'],
  [`crapette/1/-;-.-.-.-;5c;-/-;-.-.-.-;5c;-/5-.--.--.--/-/0`, 'cards', '5c is there more than twice'],
  [`crapette/1/-;As.-.-.-;5c;-/${side}/--.--.--.AA/-/0`, 'cards', 'As is there more than twice'],

  [`crapette/1/${side}/${side}//-/0`, 'foundations', '1 suits'],
  [`crapette/1/${side}/${side}/--.--.--/-/0`, 'foundations', '3 suits'],
  [`crapette/1/${side}/${side}/${empty}.${empty}/-/0`, 'foundations', '8 suits'],
  [`crapette/1/${side}/${side}/-.--.--.--/-/0`, 'foundations', '“-” is not the tops'],
  [`crapette/1/${side}/${side}/--.--.3--.--/-/0`, 'foundations', 'suit h'],
  [`crapette/1/${side}/${side}/--.--.--.1-/-/0`, 'foundations', '“1-” is not the tops'],
  [`crapette/1/${side}/${side}/--.--.--.-A/-/0`, 'foundations', '“-A” of suit s is not written higher first'],

  [`crapette/1/${side}/${side}/${empty}//0`, 'drawn', '“”'],
  [`crapette/1/${side}/${side}/${empty}/D/0`, 'drawn', '“D”'],
  [`crapette/1/${side}/${side}/${empty}/dd/0`, 'drawn', '“dd”'],
  // The card that waits is the first of the hand; a waste does not do, nor does the hand of the other.
  [`crapette/1/-;-.-.-.-;-;5c/${side}/${empty}/d/0`, 'drawn', 'the hand of player 1 is empty'],
  [`crapette/2/${side}/2c;-.-.-.-;-;-/${empty}/d/0`, 'drawn', 'the hand of player 2 is empty'],

  [`crapette/1/${side}/${side}/${empty}/-/`, 'count', '“”'],
  [`crapette/1/${side}/${side}/${empty}/-/-1`, 'count', '“-1”'],
  [`crapette/1/${side}/${side}/${empty}/-/00`, 'count', '“00”'],
  [`crapette/1/${side}/${side}/${empty}/-/1001`, 'count', '“1001”'],
  [`crapette/1/${side}/${side}/${empty}/-/1e2`, 'count', '“1e2”'],

  // The turn would have passed: with neither hand nor waste, and no play.
  ['crapette/1/9h;Kc.Kd.Kh.Ks;-;-/-;Kc.Kd.Kh.Ks;-;5c/--.--.--.--/-/0', 'turn', 'player 1 has neither a play nor a draw'],
  ['crapette/2/9h;Kc.Kd.Kh.Ks;3d;-/9d;Kc.Kd.Kh.Ks;-;-/--.--.--.--/-/0', 'turn', 'player 2 has neither a play nor a draw'],
];

describe('positions that are refused', () => {
  test.each(bad)('%s: %s', (text, field, part) => {
    const result = parsePosition(text);
    if (result.ok) throw new Error('was read');
    expect(result.error.field).toBe(field);
    expect(english(result.error)).toContain(part);
    expect(english(result.error)).not.toContain('undefined');
  });

  test('a text of any length is refused', () => {
    expect(parsePosition('crapette/1/'.repeat(10_000)).ok).toBe(false);
    expect(parsePosition(`crapette${'~waste=open'.repeat(10_000)}/1/${side}/${side}/${empty}/-/0`).ok).toBe(false);
  });
});

describe('positions that are read, and written as they were', () => {
  test.each([
    ['an empty hand above a waste', at({ r: '9h', w: '5c' })],
    ['the opponent’s, too', at({ r: '9h', h: '4d', two: { h: '-', w: '5c' } })],
    ['two alike with one player', at({ r: '9h9h', h: '4d4d' })],
    ['a reserve larger than at the deal', at({ r: 'Ac2c3c4c5c6c7c8c9cTcJcQcAd2d3d', h: '4d' })],
    ['a won position', at({})],
    ['a stuck one', at({ r: '9h', two: { r: '9d', h: '-' } })],
    ['at the limit, where nobody passes by itself', at({ r: '9h', count: 1000 })],
    ['a card that waits and fits nowhere', at({ r: '9h', h: '4d', drawn: 'd' })],
    ['full foundations', at({ t: '-.-.-.-', h: '4d', two: { t: '-.-.-.-', h: '-' }, home: 'KK.--.KK.KK' })],
  ])('%s', (_what, table) => {
    const text = formatPosition(table);
    const again = parsePosition(text);
    expect(again.ok && formatPosition(again.value)).toBe(text);
  });
});

test('a text cut, doubled or altered anywhere is an error that names a field, or is read and written alike', () => {
  const random = rng(29);
  const fields = ['rules', 'turn', 'player 1', 'player 2', 'foundations', 'drawn', 'count', 'cards', 'fields'];
  const starts = [1, 2, 3, 4].map((seed) =>
    formatPosition(deal({ preset: 'crapette', reserve: 12, waste: 'open', score: 'count' }, rng(seed))),
  );
  starts.push('crapette/1/9h;8s.-.9c.Jc;7dKc;5c/6c;4h.2s.Td.Qh;Tc;9c/3-.--.A-.--/d/12');
  const letters = [...'crapette~=/;.-d0129AKQJTchsx? %\n\u0000é'];
  const seen: Record<string, number> = {};
  const alter = (text: string): string => {
    const [from, to] = [random.int(text.length + 1), random.int(text.length + 1)].sort((a, b) => a - b) as [number, number];
    const parts = text.split('/');
    const at = random.int(parts.length);
    const part = parts[at] as string;
    switch (random.int(6)) {
      case 0:
        return text.slice(0, from) + text.slice(to);
      case 1:
        return text.slice(0, to) + text.slice(from);
      case 2:
        return text.slice(0, from) + (letters[random.int(letters.length)] as string) + text.slice(from + random.int(2));
      case 3:
        return parts.with(at, part + part).join('/');
      case 4:
        return parts.with(at, part.slice(0, random.int(part.length + 1))).join('/');
      default:
        return parts.toSpliced(at, random.int(2), parts[random.int(parts.length)] as string).join('/');
    }
  };
  for (let i = 0; i < 20_000; i++) {
    const text = alter(starts[i % starts.length] as string);
    const read = parsePosition(text);
    const what = read.ok ? 'read' : read.error.field;
    seen[what] = (seen[what] ?? 0) + 1;
    if (!read.ok) {
      if (!fields.includes(read.error.field)) expect(fields, text).toContain(read.error.field);
      continue;
    }
    const written = formatPosition(read.value);
    const again = parsePosition(written);
    if (!again.ok || formatPosition(again.value) !== written) expect(again.ok && formatPosition(again.value), text).toBe(written);
  }
  // The sample is worth something only if every field is wrong in it at times, and some texts are read.
  expect(Object.keys(seen).sort()).toEqual([...fields, 'read'].sort());
});
