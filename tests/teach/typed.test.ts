import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadComposer } from '../../src/components/games/index.ts';
import { parseTyped, readTyped } from '../../src/components/teach/compose/typed.ts';

const trayOf = async (id: 'russian-bank' | 'sixteen') => {
  const composer = await loadComposer(id);
  return composer.tray(composer.empty);
};
const [cards, bricks] = [await trayOf('russian-bank'), await trayOf('sixteen')];
const position = 'sixteen:8/73.6.-/00/-/5412';

const pieces = (text: string, tray = cards) => {
  const typed = parseTyped(text, tray);
  return typed.kind === 'pieces' ? typed.pieces : typed;
};

describe('pieces that are typed', () => {
  it.each([
    ['  7c,Kd;As.2h\t3d\n4s ', ['7c', 'Kd', 'As', '2h', '3d', '4s']],
    [',;. 7c ,,', ['7c']],
    ['10c', ['Tc']],
    ['10C 10d 10H 10s', ['Tc', 'Td', 'Th', 'Ts']],
    ['10h10s', ['Th', 'Ts']],
    ['7c10h', ['7c', 'Th']],
    ['KD', ['Kd']],
    ['a♣a♦a♥a♠', ['Ac', 'Ad', 'Ah', 'As']],
    ['7♣︎7♦︎', ['7c', '7d']],
  ])('cards: %s', (text, found) => expect(pieces(text)).toEqual(found));

  it.each([
    ['10', ['a']],
    ['16 1', ['g', '1']],
    ['gfe', ['g', 'f', 'e']],
    ['11 12 13 14 15', ['b', 'c', 'd', 'e', 'f']],
    ['G', ['g']],
    ['a12', ['a', '1', '2']],
  ])('bricks: %s', (text, found) => expect(pieces(text, bricks)).toEqual(found));

  it.each([
    ['17', '17'],
    ['09', '09'],
    ['100', '100'],
    ['123', '123'],
    ['3 h', 'h'],
    ['7d3h', '7d3h'],
  ])('no bricks: %s', (text, bad) => expect(parseTyped(text, bricks)).toEqual({ kind: 'bad', text: bad }));

  it.each([
    ['7', '7'],
    ['7c7', '7c7'],
    ['7cx', '7cx'],
    ['7c Kx As', 'Kx'],
    ['10', '10'],
    ['', ''],
    [' , ', ''],
  ])('no cards: %s', (text, bad) => expect(parseTyped(text, cards)).toEqual({ kind: 'bad', text: bad }));

  it('are read to a bound, and no more of a bad word is said than can be read', () => {
    expect(pieces(`${'7c '.repeat(9_999)}7c${' '.repeat(10)}x`)).toHaveLength(10_000);
    expect(parseTyped('x'.repeat(100), cards)).toEqual({ kind: 'bad', text: 'x'.repeat(60) });
  });
});

describe('what is pasted', () => {
  it.each([
    ['/set/#s=abc', 'set'],
    ['/set#s=abc', 'set'],
    ['/sets/#s=abc', 'bad'],
    ['/learn/sixteen/bricks-and-urn/#s2', 'place'],
  ])('%s is a %s', (text, kind) => expect(parseTyped(text, cards).kind).toBe(kind));

  it('a link that cannot be read is none, and what stands in it is looked for elsewhere', () => {
    expect(parseTyped('https://winnable.example/position/#p=%', cards).kind).toBe('bad');
    expect(parseTyped('#p=% /daily/7/sixteen/', cards)).toEqual({
      kind: 'place',
      place: { path: '/daily/7/sixteen/', id: null },
    });
  });

  it('a position by itself is one; with anything around it, it is not', () => {
    expect(parseTyped(`\n${position} `, cards)).toEqual({ kind: 'link', link: { position } });
    expect(parseTyped(`so ${position}`, cards).kind).toBe('bad');
  });
});

describe('what is to be done with it', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('pieces are put, a set is refused, and so is what is none of these', async () => {
    expect(await readTyped('7c Kd', cards)).toEqual({ pieces: ['7c', 'Kd'] });
    expect(await readTyped('/set/#s=abc', cards)).toEqual({ bad: expect.stringContaining('set') });
    const found = await readTyped('7c Kx', cards);
    expect(Object.keys(found)).toEqual(['bad']);
    expect(found).toEqual({ bad: expect.stringContaining('Kx') });
  });

  it('a link is opened, and if it cannot be, its position is named, as far as it can be read', async () => {
    const found = await readTyped(position, cards);
    expect(found).toEqual({ link: { position }, bad: expect.stringContaining(position) });
    const long = `sixteen:${'1'.repeat(200)}`;
    const said = await readTyped(long, cards);
    expect('bad' in said && said.bad).toContain(long.slice(0, 60));
    expect('bad' in said && said.bad).not.toContain(long.slice(0, 61));
  });

  it('a page is asked for its position; without one its path is named', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return { ok: false };
    });
    const found = await readTyped('see /daily/7/sixteen/', cards);
    expect(asked).toEqual(['/daily/7/sixteen/']);
    expect(found).toEqual({ bad: expect.stringContaining('/daily/7/sixteen/') });
    // A page with one board has its position in what the board was built with.
    const props = JSON.stringify({ position: [0, position], goal: [0, 'win'] });
    vi.stubGlobal('fetch', async () => ({ ok: true, text: async () => '' }));
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString() {
          const island = { getAttribute: () => props, closest: () => null };
          return { querySelectorAll: () => [island], querySelector: () => null };
        }
      },
    );
    expect(await readTyped('/daily/7/sixteen/', cards)).toMatchObject({
      link: { position, goal: 'win' },
      bad: expect.any(String),
    });
  });
  it('what is neither is named in a sentence, and what turns its direction is left out', async () => {
    const said = '“Kx” is not a piece in these rules, nor a position or a link. Nothing was placed.';
    expect(await readTyped('K\u202ex', cards)).toEqual({ bad: said });
  });
});
