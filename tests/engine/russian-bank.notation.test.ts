import { describe, expect, test } from 'vitest';
import { english } from '../../src/engine/cli/english.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { openPosition } from '../../src/engine/games/registry.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { at, bankTable, play } from './russian-bank.open.ts';

const side = '-;-.-.-.-;5c;-';
const empty = '--.--.--.--';

/** Bad text, the field it is bad in, and a part of the explanation. */
const bad: readonly [text: string, field: string, part: string][] = [
  ['', 'fields', 'this has 1'],
  [`free/1/${side}/${side}/${empty}/-`, 'fields', 'this has 6'],
  [`free/1/${side}/${side}/${empty}/-/0/`, 'fields', 'this has 8'],

  [`/1/${side}/${side}/${empty}/-/0`, 'rules', '“”'],
  [`crapette/1/${side}/${side}/${empty}/-/0`, 'rules', '“crapette”'],
  [`Free/1/${side}/${side}/${empty}/-/0`, 'rules', '“Free”'],
  [`free~/1/${side}/${side}/${empty}/-/0`, 'rules', '“~”'],
  [`free~reserve/1/${side}/${side}/${empty}/-/0`, 'rules', '“~reserve”'],
  [`free~reserve=11/1/${side}/${side}/${empty}/-/0`, 'rules', '“11” is no reserve: 12, 13'],
  [`free~reserve=013/1/${side}/${side}/${empty}/-/0`, 'rules', '“013” is no reserve: 12, 13'],
  [`free~stop=yes/1/${side}/${side}/${empty}/-/0`, 'rules', '“~stop=yes” is not a rule of this game: ~reserve=12, ~reserve=13'],
  [`free~reserve=13~reserve=13/1/${side}/${side}/${empty}/-/0`, 'rules', 'reserve is given twice'],
  [`~reserve=13/1/${side}/${side}/${empty}/-/0`, 'rules', '“”'],

  [`free//${side}/${side}/${empty}/-/0`, 'turn', '“”'],
  [`free/0/${side}/${side}/${empty}/-/0`, 'turn', '“0”'],
  [`free/3/${side}/${side}/${empty}/-/0`, 'turn', '“3”'],
  [`free/01/${side}/${side}/${empty}/-/0`, 'turn', '“01”'],

  [`free/1//${side}/${empty}/-/0`, 'player 1', 'this has 1'],
  [`free/1/-;-.-.-.-;5c/${side}/${empty}/-/0`, 'player 1', 'this has 3'],
  [`free/1/${side}/${side};-/${empty}/-/0`, 'player 2', 'this has 5'],
  [`free/1/-;-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '3 piles'],
  [`free/1/${side}/-;-.-.-.-.-;5c;-/${empty}/-/0`, 'player 2', '5 piles'],
  [`free/1/;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', 'the reserve of player 1 is blank'],
  [`free/1/-;-..-.-;5c;-/${side}/${empty}/-/0`, 'player 1', 'pile 2 of player 1 is blank'],
  [`free/1/${side}/-;-.-.-.-;;-/${empty}/-/0`, 'player 2', 'the hand of player 2 is blank'],
  [`free/1/${side}/-;-.-.-.-;5c;/${empty}/-/0`, 'player 2', 'the waste of player 2 is blank'],
  [`free/1/1c;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '“1c” in the reserve'],
  [`free/1/10c;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '“10” in the reserve'],
  [`free/1/7C;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '“7C” in the reserve'],
  [`free/1/tc;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '“tc” in the reserve'],
  [`free/1/c7;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '“c7” in the reserve'],
  [`free/1/7c-;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '“-” in the reserve'],
  [`free/1/-;-.-.7.-;5c;-/${side}/${empty}/-/0`, 'player 1', '“7” in pile 3'],
  [`free/1/-;-.-.-.7cx;5c;-/${side}/${empty}/-/0`, 'player 1', '“x” in pile 4'],
  [`free/1/${side}/-;-.-.-.-;5c ;-/${empty}/-/0`, 'player 2', '“ ” in the hand'],
  [`free/1/${side}/-;-.-.-.-;5c;??/${empty}/-/0`, 'player 2', '“??” in the waste'],

  // The same card twice in what is a player's own.
  [`free/1/7c7c;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '7c is twice'],
  [`free/1/5c;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '5c is twice'],
  [`free/1/${side}/7c;-.-.-.-;5c;7c/${empty}/-/0`, 'player 2', '7c is twice'],
  [`free/1/${side}/-;-.-.-.-;5c9d;9d/${empty}/-/0`, 'player 2', '9d is twice'],

  // More than two of a card in all: named is the field of the third.
  [`free/1/7c;7c.7c.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', '7c is there more than twice'],
  [`free/1/-;7c.-.-.-;5c;-/7c;7c.-.-.-;5c;-/${empty}/-/0`, 'player 2', '7c is there more than twice'],
  [`free/1/7c;-.-.-.-;5c;-/7c;-.-.-.-;5c;-/7-.--.--.--/-/0`, 'foundations', '5c is there more than twice'],
  [`free/1/-;As.-.-.-;5c;-/${side}/--.--.--.AA/-/0`, 'foundations', 'As is there more than twice'],

  // More cards than a deal gives.
  [`free/1/Ac2c3c4c6c7c8c9cTcJcQcKcAd;-.-.-.-;5c;-/${side}/${empty}/-/0`, 'player 1', 'has 13 cards'],
  [`free~reserve=13/1/${side}/Ac2c3c4c6c7c8c9cTcJcQcKcAd2d;-.-.-.-;5c;-/${empty}/-/0`, 'player 2', 'has 14 cards'],
  [
    `free/1/-;-.-.-.-;Ac2c3c4c5c6c7c8c9cTcJcQcKcAd2d3d4d5d6d7d8d9dTdJdQdKdAh2h3h4h5h6h7h8h9h;ThJh/${side}/${empty}/-/0`,
    'player 1',
    'have 37 cards',
  ],
  [
    `free~reserve=13/1/-;-.-.-.-;Ac2c3c4c5c6c7c8c9cTcJcQcKcAd2d3d4d5d6d7d8d9dTdJdQdKdAh2h3h4h5h6h7h8h9h;Th/${side}/${empty}/-/0`,
    'player 1',
    'have 36 cards',
  ],

  [`free/1/${side}/${side}//-/0`, 'foundations', '1 suits'],
  [`free/1/${side}/${side}/--.--.--/-/0`, 'foundations', '3 suits'],
  [`free/1/${side}/${side}/-.--.--.--/-/0`, 'foundations', '“-” is not the tops'],
  [`free/1/${side}/${side}/--.--.3--.--/-/0`, 'foundations', 'suit h'],
  [`free/1/${side}/${side}/--.--.--.1-/-/0`, 'foundations', '“1-” is not the tops'],
  [`free/1/${side}/${side}/--.0-.--.--/-/0`, 'foundations', '“0-” is not the tops'],
  [`free/1/${side}/${side}/--.--.--.-A/-/0`, 'foundations', '“-A” of suit s is not written higher first'],
  [`free/1/${side}/${side}/23.--.--.--/-/0`, 'foundations', '“23” of suit c'],
  [`free/1/${side}/${side}/9T.--.--.--/-/0`, 'foundations', '“9T” of suit c'],

  [`free/1/${side}/${side}/${empty}//0`, 'drawn', '“”'],
  [`free/1/${side}/${side}/${empty}/5c/0`, 'drawn', '“5c”'],
  [`free/1/${side}/${side}/${empty}/D/0`, 'drawn', '“D”'],
  [`free/1/${side}/-;-.-.-.-;5c;2c/${empty}/d/0`, 'drawn', 'the waste of player 1 is empty'],

  [`free/1/${side}/${side}/${empty}/-/`, 'count', '“”'],
  [`free/1/${side}/${side}/${empty}/-/-`, 'count', '“-”'],
  [`free/1/${side}/${side}/${empty}/-/-1`, 'count', '“-1”'],
  [`free/1/${side}/${side}/${empty}/-/01`, 'count', '“01”'],
  [`free/1/${side}/${side}/${empty}/-/1001`, 'count', '“1001”'],
  [`free/1/${side}/${side}/${empty}/-/1e2`, 'count', '“1e2”'],
  [`free/1/${side}/${side}/${empty}/-/5.0`, 'count', '“5.0”'],

  // An empty hand above a waste, unless a drawn card waits there; also when play is over.
  [`free/1/2c;-.-.-.-;-;5c/${side}/${empty}/-/0`, 'player 1', 'the hand of player 1 is empty above a waste'],
  [`free/1/${side}/2c;-.-.-.-;-;5c/${empty}/-/0`, 'player 2', 'turned over'],
  [`free/2/2c;-.-.-.-;-;5c/-;-.-.-.-;2d;3d/${empty}/d/0`, 'player 1', 'turned over'],
  [`free/1/2c;-.-.-.-;-;5c/${side}/${empty}/-/1000`, 'player 1', 'turned over'],

  // The turn would have passed.
  [at({ r: '9h' }), 'turn', 'player 1 has neither a play nor a draw'],
  [at({ r: '9h', two: { h: '-', r: '9d', t: 'Kc.Td.Jc.Ks' } }), 'turn', 'player 1 has neither a play nor a draw'],
  [at({ turn: 2, r: '9h', h: '2c', two: { h: '-', r: '9d' } }), 'turn', 'player 2 has neither a play nor a draw'],
  [at({ r: '9h', h: '2c', w: '7d', drawn: 'd' }), 'turn', 'player 1 has neither a play nor a draw'],
  // Here nobody else can do anything either, but the first could draw once both have passed.
  [at({ r: '9h', w: '7d', drawn: 'd', two: { r: '9d', h: '-' } }), 'turn', 'player 1 has neither a play nor a draw'],
];

describe('positions that are refused', () => {
  test.each(bad)('%s: %s', async (text, field, part) => {
    const result = russianBank.position.parse(text);
    if (result.ok) throw new Error('was read');
    expect(result.error.field).toBe(field);
    expect(english(result.error)).toContain(part);
    expect(english(result.error)).not.toContain('undefined');
    // The whole game refuses it for the same reason, but for the other rule set, which it reads.
    if (!text.startsWith('crapette/')) expect(await openPosition(`russian-bank:${text}`)).toEqual(result);
  });

  test('another name is no game', async () => {
    for (const text of ['russianbank:', 'Russian-bank:', 'crapette:free', 'russian-bank', ''])
      expect(await openPosition(text)).toMatchObject({ ok: false, error: { field: 'game' } });
  });
});

describe('positions that are read', () => {
  test.each([
    ['the start of a line', at({ h: '5d' })],
    ['a won position', at({})],
    ['a stuck one', at({ r: '9h', two: { r: '9d', h: '-' } })],
    ['a stuck one whose other player has no cards left', at({ r: '9h', two: { h: '-' } })],
    ['at the limit, where nobody passes by itself', at({ r: '9h', count: 1000 })],
    ['two of a card, one in each stock', at({ h: '7c', two: { h: '7c' } })],
    ['two of a card on piles', at({ h: '5d', t: '7c7c.-.-.-' })],
    ['two of a card, in a stock and at home', at({ h: '5d', r: '7c', home: '7-.--.--.--', two: { h: '-' } })],
    ['a drawn card above an empty hand', at({ t: '8s.Kd.Kh.Ks', w: '5d7d', drawn: 'd' })],
    ['a drawn card that other plays have made unplayable', at({ r: '9h', t: 'Ac.Kd.Kh.Ks', h: '8c', w: '7d', drawn: 'd' })],
    ['a full pair of foundations', 'free/1/-;-.-.-.-;5d;-/-;-.-.-.-;-;-/KK.--.--.--/-/0'],
    ['thirteen in the reserve', 'free~reserve=13/1/Ac2c3c4c6c7c8c9cTcJcQcKcAd;-.-.-.-;5c;-/-;-.-.-.-;-;-/--.--.--.--/-/0'],
  ])('%s', (_name, text) => {
    expect(play(text).position).toBe(`russian-bank:${text}`);
  });

  test('a rule that repeats the default is read, and not written', () => {
    expect(play(at({ h: '5d' }).replace('free', 'free~reserve=12')).position).toBe(`russian-bank:${at({ h: '5d' })}`);
  });
});

describe('physical cards', () => {
  test('of two that are alike each is of another pack', () => {
    for (const text of [
      at({ h: '7c', two: { h: '7c' } }),
      at({ h: '5d', t: '7c7c.-.-.-' }),
      at({ h: '5d', t: '7c.-.-.-', two: { h: '-', t: '7c.-.-.-' } }),
      at({ h: '5d', r: '7c', home: '7-.--.--.--', two: { h: '-' } }),
      at({ h: '5d', home: '77.--.--.--', two: { h: '-' } }),
    ]) {
      const read = russianBank.position.parse(text);
      if (!read.ok) throw new Error(read.error.code);
      const { sides, foundations } = read.value;
      const cards = [
        ...sides.flatMap(({ reserve, piles, hand, waste }) => [reserve, hand, waste, ...piles]),
        ...foundations,
      ].flat();
      expect(new Set(cards).size, text).toBe(cards.length);
    }
  });

  test('of a suit the higher foundation is written first, whichever was begun first', () => {
    const state = russianBank.position.parse(at({ r: '2c', home: '2A.--.--.--', two: { h: '-' } }));
    if (!state.ok) throw new Error(state.error.code);
    const [one, two, ...rest] = state.value.foundations;
    const turned = { ...state.value, foundations: [two ?? [], one ?? [], ...rest] };
    expect(russianBank.position.format(turned)).toContain('/2A.--.--.--/');
    expect(russianBank.position.format({ ...turned, foundations: [[], one ?? [], ...rest] })).toContain('/2-.--.--.--/');
  });
});

describe('actions', () => {
  test.each([
    'Draw',
    'pass ',
    '',
    'r',
    'r-',
    '-f',
    'r-r',
    'r-w',
    'h-t1',
    'f-t1',
    'o1-t1',
    't1-t1',
    't4-t4',
    't0-f',
    't5-f',
    'r-t5',
    'r-o0',
    'r-f1',
    'w-w',
    'rf',
    'r-t1-t2',
    'R-f',
  ])('“%s” is none', (text) => {
    const action = russianBank.action.parse(text);
    expect(action.ok ? null : action.error.field).toBe('action');
  });

  test('a line names its first bad action', () => {
    const line = (text: string) => {
      const result = bankTable.replay(`russian-bank:${at({ r: '9h', h: '5d2d' })}`, text.split(','));
      return result.ok ? null : [result.error.action, result.error.index];
    };
    expect(line('draw,draw,draw')).toBeNull();
    expect(line('draw,pass')).toEqual(['pass', 1]);
    expect(line('draw,draw,r-x')).toEqual(['r-x', 2]);
  });
});

describe('deals', () => {
  test('take rules as a position writes them, and two players or nothing', () => {
    const deal = (options: Record<string, string>) => {
      const dealt = bankTable.deal(options, rng(7));
      return dealt.ok ? dealt.value.position : `${dealt.error.field}: ${english(dealt.error)}`;
    };
    expect(deal({})).toMatch(/^russian-bank:free\/1\/.*\/--\.--\.--\.--\/-\/0$/);
    expect(deal({ players: '2' })).toBe(deal({}));
    expect(deal({ rules: 'free~reserve=12' })).toBe(deal({}));
    expect(deal({ rules: 'free~reserve=13' })).toMatch(/^russian-bank:free~reserve=13\/1\//);
    expect(deal({ rules: 'crapette' })).toMatch(/^rules: .*“crapette”/);
    expect(deal({ players: '3' })).toBe('players: Russian Bank is for 2 players, not “3”');
    expect(deal({ ranks: '8' })).toBe('ranks: this game has no option “ranks”');
  });

  test.each([
    ['free', 12, 36],
    ['free~reserve=13', 13, 35],
  ])('%s: reserve, four piles of one and the rest in hand, from a whole pack each', (rules, reserve, hand) => {
    const dealt = bankTable.deal({ rules }, rng(3));
    if (!dealt.ok) throw new Error(dealt.error.code);
    for (const player of dealt.value.position.split('/').slice(2, 4)) {
      const parts = player.split(/[;.]/).map((part) => (part === '-' ? [] : (part.match(/../g) ?? [])));
      expect(parts.map(({ length }) => length)).toEqual([reserve, 1, 1, 1, 1, hand, 0]);
      expect(new Set(parts.flat()).size).toBe(52);
    }
  });
});
