import { describe, expect, test } from 'vitest';
import { english } from '../../src/engine/cli/english.ts';
import { openPosition } from '../../src/engine/games/registry.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { sixteenText } from './open.ts';

/** Bad text, the field it is bad in, and a part of the explanation. */
const bad: readonly [text: string, field: string, part: string][] = [
  ['', 'game', 'begins with the name of its game'],
  ['sixteen', 'game', 'colon'],
  [':g/-.-/0/-/-', 'game', '“”'],
  ['Sixteen:g/-.-/0/-/-', 'game', '“Sixteen”'],
  ['bridge:g/-.-/0/-/-', 'game', '“bridge”'],
  ['constructor:g/-.-/0/-/-', 'game', '“constructor”'],
  ['sixteen:', 'fields', 'this has 1'],
  ['sixteen:g/-.-/0/-', 'fields', 'this has 4'],
  ['sixteen:g/-.-/0/-/-/', 'fields', 'this has 6'],

  ['sixteen:/-.-/0/-/-', 'rules', 'top rank'],
  ['sixteen:0/-.-/0/-/-', 'rules', '“0”'],
  ['sixteen:h/-.-/0/-/-', 'rules', '“h”'],
  ['sixteen:16/-.-/0/-/-', 'rules', '“16”'],
  ['sixteen:12/-.-/0/-/-', 'rules', '“12”'],
  ['sixteen:G/-.-/0/-/-', 'rules', '“G”'],
  ['sixteen: g/-.-/0/-/-', 'rules', 'top rank'],
  ['sixteen:g~/-.-/0/-/-', 'rules', '“~”'],
  ['sixteen:g~runs/-.-/0/-/-', 'rules', '“~runs”'],
  ['sixteen:g~runs=/-.-/0/-/-', 'rules', '“” is no runs: consecutive, descending'],
  ['sixteen:g~runs=strict/-.-/0/-/-', 'rules', '“strict” is no runs: consecutive, descending'],
  ['sixteen:g~piles=4/-.-/0/-/-', 'rules', '“~piles=4” is not a rule of this game: ~runs=consecutive, ~runs=descending'],
  ['sixteen:g~runs=consecutive~runs=consecutive/-.-/0/-/-', 'rules', 'runs is given twice'],
  ['sixteen:g~runs=descending~runs=consecutive/-.-/0/-/-', 'rules', 'runs is given twice'],

  ['sixteen:g//0/-/-', 'piles', '1 piles'],
  ['sixteen:g/-/0/-/-', 'piles', '1 piles'],
  ['sixteen:g/-.-.-.-.-.-.-/0/-/-', 'piles', '7 piles'],
  ['sixteen:g/-./0/-/-', 'piles', 'pile 2 is blank'],
  ['sixteen:g/1.2-/0/-/-', 'piles', '“-” in pile 2'],
  ['sixteen:g/1.h/0/-/-', 'piles', '“h” in pile 2'],
  ['sixteen:g/1.0/0/-/-', 'piles', '“0” in pile 2'],
  ['sixteen:g/1.A/0/-/-', 'piles', '“A” in pile 2'],
  ['sixteen:8/1.9/0/-/-', 'piles', 'brick 9 in pile 2 is above the top rank 8'],
  ['sixteen:8/5.5/0/-/-', 'piles', '2 bricks of rank 5'],
  ['sixteen:8/8.8/0/-/-', 'piles', '2 bricks of rank 8'],

  ['sixteen:g/-.-//-/-', 'foundations', '“”'],
  ['sixteen:g/-.-/-/-/-', 'foundations', '“-”'],
  ['sixteen:g/-.-/0.0/-/-', 'foundations', '“0.0”'],
  ['sixteen:g/-.-/h/-/-', 'foundations', '“h”'],
  ['sixteen:g/-.-/0000000000000/-/-', 'foundations', '13 foundations'],
  ['sixteen:8/-.-/90/-/-', 'foundations', 'above the top rank 8'],
  ['sixteen:g/-.-/01/-/-', 'foundations', 'highest first'],
  ['sixteen:g/-.-/3g/-/-', 'foundations', 'highest first'],
  ['sixteen:8/2.-/22/-/-', 'foundations', '3 bricks of rank 2'],

  ['sixteen:g/-.-/0//-', 'drawn', '“”'],
  ['sixteen:g/-.-/0/12/-', 'drawn', '“12”'],
  ['sixteen:g/-.-/0/0/-', 'drawn', '“0”'],
  ['sixteen:g/-.-/0/h/-', 'drawn', '“h”'],
  ['sixteen:8/-.-/0/9/-', 'drawn', 'above the top rank'],
  ['sixteen:g/3.-/0/3/-', 'drawn', '2 bricks of rank 3'],
  ['sixteen:g/-.-/3/3/-', 'drawn', '2 bricks of rank 3'],

  ['sixteen:g/-.-/0/-/', 'urn', 'blank'],
  ['sixteen:g/-.-/0/-/1 2', 'urn', '“ ”'],
  ['sixteen:g/-.-/0/-/1-', 'urn', '“-”'],
  ['sixteen:g/-.-/0/-/0', 'urn', '“0”'],
  ['sixteen:g/-.-/0/-/?', 'urn', '“?”'],
  ['sixteen:8/-.-/0/-/9', 'urn', 'above the top rank'],
  ['sixteen:g/-.-/00/-/777', 'urn', '3 bricks of rank 7'],
  ['sixteen:g/7.-/80/-/7', 'urn', '3 bricks of rank 7'],
  ['sixteen:g/-.-/0/-/1\n', 'urn', '“\n”'],
];

describe('positions that are refused', () => {
  test.each(bad)('%j: %s', async (text, field, part) => {
    const result = await openPosition(text);
    if (result.ok) throw new Error(`read as ${result.value.position}`);
    expect(result.error.field).toBe(field);
    expect(english(result.error)).toContain(part);
    expect(english(result.error)).not.toContain('undefined');
  });
});

describe('positions that are read', () => {
  test.each([
    ['sixteen:g/8543.g36.-.-/100000/-/7a', 'sixteen:g/8543.g36.-.-/100000/-/7a'],
    ['sixteen:g~runs=descending/-.-/0/-/1', 'sixteen:g/-.-/0/-/1'],
    ['sixteen:g~runs=consecutive/-.-/0/-/1', 'sixteen:g~runs=consecutive/-.-/0/-/1'],
    ['sixteen:1/-.-/0/-/1', 'sixteen:1/-.-/0/-/1'],
    ['sixteen:g/1.2.3.4.5.6/ggggggggggg0/-/7', 'sixteen:g/1.2.3.4.5.6/ggggggggggg0/-/7'],
    ['sixteen:g/3.-/00/3/-', 'sixteen:g/3.-/00/3/-'],
  ])('%s', async (text, canonical) => {
    const result = await openPosition(text);
    expect(result.ok && result.value.position).toBe(canonical);
  });
});

test('the kind of run is read as it is written, and the usual one where none is', () => {
  const runs = ['g', 'g~runs=descending', 'g~runs=consecutive'].map((rules) => {
    const read = sixteen.position.parse(`${rules}/-.-/0/-/1`);
    return read.ok && read.value.params.runs;
  });
  expect(runs).toEqual(['descending', 'descending', 'consecutive']);
});

test('foundations are written highest first, whichever was begun first; what may not be seen as ?', () => {
  const read = sixteen.position.parse('g/1.23/10/-/98');
  if (!read.ok) throw new Error(read.error.code);
  const [one, none] = read.value.foundations as [readonly number[], readonly number[]];
  expect(sixteen.position.format({ ...read.value, foundations: [none, one] })).toBe('g/1.23/10/-/98');
  expect(sixteen.position.format(sixteen.observe(read.value, 1))).toBe('g/1.23/10/-/??');
});

test('of a text beyond 200 characters only its beginning and its end are told', () => {
  const told = (text: string) => {
    const action = sixteen.action.parse(text);
    return action.ok ? null : action.error.args.text;
  };
  const text = Array.from({ length: 67 }, (_, i) => `${i + 100}`).join('');
  expect(told(text.slice(0, 200))).toBe(text.slice(0, 200));
  expect(told(text)).toBe(`${text.slice(0, 100)} … ${text.slice(-100)}`);
});

describe('actions', () => {
  test.each(['draw', 'p1', 'p6', '1-2', '6-1', '3-f'])('%s is one', (text) => {
    const action = sixteen.action.parse(text);
    expect(action.ok && sixteen.action.format(action.value)).toBe(text);
  });

  test.each(['Draw', 'p', 'p0', 'p7', 'xp1', 'p12', '1-1', '0-1', '1-7', 'x1-2', '1-22', 'f-1', '1-ff', '1'])(
    '“%s” is none',
    (text) => {
      const action = sixteen.action.parse(text);
      expect(action.ok ? null : english(action.error)).toContain(`“${text}” is not an action`);
    },
  );
});

describe('options of a deal', () => {
  const params = (options: Record<string, string>) => {
    const read = sixteen.params(options);
    return read.ok ? read.value : `${read.error.field}: ${english(read.error)}`;
  };

  test('rules as in a position, ranks, copies and piles; what is left out is as usual', () => {
    expect(params({})).toEqual({ ranks: 16, copies: 6, piles: 4, runs: 'descending' });
    expect(params({ rules: 'c~runs=consecutive' })).toEqual({ ranks: 12, copies: 6, piles: 4, runs: 'consecutive' });
    expect(params({ ranks: '8', copies: '12', piles: '2' })).toEqual({ ranks: 8, copies: 12, piles: 2, runs: 'descending' });
    expect(params({ rules: '8', ranks: '8', piles: '6' })).toEqual({ ranks: 8, copies: 6, piles: 6, runs: 'descending' });
  });

  test.each<[Record<string, string>, string]>([
    [{ suits: '4' }, 'suits: this game has no option “suits”'],
    [{ rules: 'q' }, 'rules: '],
    [{ ranks: '17' }, 'ranks: ranks must be a whole number from 1 to 16, not “17”'],
    [{ copies: '0' }, 'copies: copies must be a whole number from 1 to 12, not “0”'],
    [{ piles: 'x' }, 'piles: piles must be a whole number from 2 to 6, not “x”'],
    [{ rules: '8', ranks: '9' }, 'ranks: ranks 9 contradicts the rules “8”'],
  ])('%j is refused', (options, said) => {
    expect(params(options)).toContain(said);
  });
});

describe('goals', () => {
  test.each(['win', 'home:1', 'home:192', 'empty:6', 'top:a963', 'top:2=a963', 'sorted', 'do:draw', 'do:1-f,p2'])(
    '%s is one',
    (text) => {
      expect(sixteenText.checkGoal(text)).toEqual({ ok: true, value: null });
    },
  );

  test.each([
    '',
    'Win',
    'win:1',
    'home',
    'home:',
    'home:0',
    'home:01',
    'home:193',
    'home:1e2',
    'empty:0',
    'empty:7',
    'top:',
    'top:0',
    'top:7=1',
    'top:1=',
    'sorted:1',
    'do:',
    'do:draw,',
    'do:7-1',
    'toString',
  ])('%j is none', (text) => {
    const result = sixteenText.checkGoal(text);
    expect(result.ok ? null : result.error.field).toBe('goal');
  });
});
