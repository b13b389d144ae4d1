import { afterEach, describe, expect, it } from 'vitest';
import { boardOf } from '../../src/components/board/games.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
import type { Layout, PlacedPiece } from '../../src/components/board/layout/types.ts';
import { marksOf, unlit } from '../../src/components/board/marks.ts';
import { litBy } from '../../src/components/board/offers.ts';
import { light } from '../../src/components/board/paint.ts';
import { type Node, serialise, svgOf } from '../../src/components/board/svg.ts';
import { baseLocale, locales, overwriteGetLocale } from '../../src/paraglide/runtime.js';
import { deal, open } from './card-scenes.ts';

/** Every attribute of a tree, with its element. */
function* attributes(tree: Node): Generator<[string, string, string]> {
  for (const [name, value] of Object.entries(tree.attrs)) yield [tree.tag, name, value];
  for (const child of tree.children) if (typeof child !== 'string') yield* attributes(child);
}

const w = 44;
const suits = ['c', 'd', 'h', 's'] as const;

/** One row of cards: an ace, a ten, each court card, a tint, a ticket, both backs, and a fan. */
const row = (): Layout => {
  const card = (i: number, rank: number, more: Partial<PlacedPiece> = {}): PlacedPiece => ({
    id: `c${i}`,
    slot: 'row',
    face: { rank, suit: suits[i % 4] ?? 'c', back: i % 2 === 0 ? 1 : 2 },
    x: 4 + i * 48,
    y: 4,
    w,
    h: w * 1.4,
    shown: true,
    ...more,
  });
  const pieces = [
    card(0, 1),
    card(1, 10),
    card(2, 11),
    card(3, 12, { strip: 14 }),
    card(4, 13, { across: 20 }),
    card(5, 7, { tint: 'shown' }),
    card(6, 8, { tint: 'playable' }),
    card(7, 9, { tint: 'resting' }),
    card(8, 10, { form: 'ticket', w: 31, h: 44 }),
    card(9, 2, { form: 'back' }),
    card(10, 3, { form: 'back' }),
  ];
  return { game: 'russian-bank', width: 536, height: 72, slots: [], pieces, labels: [], ground: [], folds: [], type: 13 };
};

describe('a row of cards', () => {
  it('stays as it is', async () => {
    await expect(serialise(svgOf(row(), [], 'page', { prefix: 'x' }))).toMatchFileSnapshot('golden/cards.svg');
  });

  it('stands alone with its colours, in one cut, without a class', () => {
    const text = serialise(svgOf(row(), [], light, { prefix: 'x' }));
    expect(text).not.toContain('class=');
    expect(text).not.toContain('undefined');
    expect(text).toContain(light['suit-h']);
    const both = serialise(svgOf(row(), [], 'page', { prefix: 'x' }));
    expect(both.match(/bd-four/g)?.length).toBe(both.match(/bd-two/g)?.length);
  });
});

describe('a board of cards as a picture', () => {
  const play = deal('russian-bank', {}, 3);
  const scene = play.scene('all');

  it('has no inline style, and refers only to what it defines', () => {
    for (const s of [scene, deal('ristiseiska', { rules: 'forfeit', players: '5' }, 1).scene(2)]) {
      const layout = layOut(s, { width: 390, seat: 2 });
      const all = [...attributes(svgOf(layout, marksOf(layout, {}, unlit), 'page', { prefix: 'x' }))];
      expect(all.filter(([, name]) => name === 'style' || name.startsWith('on'))).toEqual([]);
      const ids = new Set(all.filter(([, name]) => name === 'id').map(([, , id]) => id));
      const wanted = all.filter(([, name]) => name === 'href').map(([, , href]) => href.slice(1));
      expect(wanted.length).toBeGreaterThan(40);
      expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('names every card that lies open', () => {
    const { words } = boardOf('russian-bank');
    const text = words.describe(scene, 1);
    for (const slot of scene.slots)
      for (const piece of slot.pieces)
        if (slot.kind !== 'foundation') expect(text).toContain(words.pieceName(slot, piece, false));
    expect(text).toContain('Your pile 1, one card, ');
    expect(text).toContain('Opponent’s reserve, 12 cards, from the bottom ');
    expect(text).toContain('Your hand, 36 cards, next ');
    expect(text).toContain('It is your turn.');
  });

  it('says from each seat whose things are whose', () => {
    const { words } = boardOf('russian-bank');
    const pile = scene.slots.find((s) => s.id === '2t3');
    if (!pile) throw new Error('no pile');
    expect([words.shortName(pile, 1), words.shortName(pile, 2)]).toEqual(['Opponent’s pile 3', 'Your pile 3']);
  });

  it('keeps closed cards to itself', () => {
    const { words } = boardOf('russian-bank');
    const seen = words.describe(play.scene(1), 1);
    expect(seen).toContain('Your hand, 36 cards face down.');
    expect(seen).toMatch(/Opponent’s reserve, 12 cards, on top [^,.]+\./);
    const hand = boardOf('ristiseiska').words.describe(deal('ristiseiska', { rules: 'pantti', players: '3' }, 1).scene(1), 1);
    expect(hand).toMatch(/Hand of player 2, 1[78] cards\./);
  });
});

describe('the words of Ristiseiska', () => {
  const play = open('ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/1/-/0/-');
  const scene = play.scene('all');
  const { words } = boardOf('ristiseiska');

  it('say the whole position', () => {
    const text = words.describe(scene, 2);
    for (const part of [
      'Clubs on the table: 6, 7, 8.',
      'Hearts: nothing on the table.',
      'Your hand, 2 cards: 5 of clubs, 10 of spades.',
      'Hand of player 1, 3 cards: 9 of clubs,',
      'The token is in the middle.',
      'It is your turn.',
    ])
      expect(text).toContain(part);
  });

  it('light the one place that takes a card', () => {
    const moves = play.actions.flatMap((action) => {
      const carry = play.carry(action);
      return carry ? [{ action, carry }] : [];
    });
    const layout = layOut(scene, { width: 390, seat: 2, offers: moves.map((m) => m.carry) });
    const marks = marksOf(layout, {}, litBy(scene, moves, 'hand-2/5c'));
    expect(marks.map((m) => m.kind)).toEqual(['next', 'selected']);
    expect(marks[0]?.box).toEqual(layout.slots.find((s) => s.id === 'down-c')?.next);
  });
});

describe('marks of what may be played', () => {
  const play = open('ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/1/-/0/-');
  const scene = play.scene('all');
  const offers = play.actions.flatMap((action) => play.carry(action) ?? []);
  const at = (options: { offers?: typeof offers; flat?: boolean }) => layOut(scene, { width: 390, seat: 2, ...options });
  const own = (layout: Layout) => layout.pieces.filter((piece) => piece.slot === 'hand-2');
  const rings = (layout: Layout) => (layout.ornaments ?? []).filter(({ role }) => role === 'cell-ring').length;

  it('are a ring, a raised card and a place that is lit', () => {
    const layout = at({ offers });
    expect(own(layout).map(({ id, tint }) => [id, tint])).toEqual([
      ['5c', 'playable'],
      ['Ts', 'resting'],
    ]);
    expect(rings(layout)).toBe(1);
  });

  it('stand out by colour alone where a reader may have switched them off', () => {
    expect(new Set(own(at({ offers, flat: true })).map(({ y }) => y)).size).toBe(1);
    expect(new Set(own(at({ offers })).map(({ y }) => y)).size).toBe(2);
  });

  it('say of a hand of which nothing may be played that all of it rests, to whoever is to act', () => {
    expect(own(at({ offers: [] })).map(({ tint }) => tint)).toEqual(['resting', 'resting']);
    const later = own(layOut({ ...scene, actor: 1 }, { width: 390, seat: 2, offers: [] }));
    expect(later.map(({ tint }) => tint)).toEqual([undefined, undefined]);
  });

  it('are not there when they are not wanted', () => {
    const layout = at({});
    expect(own(layout).map(({ tint }) => tint)).toEqual([undefined, undefined]);
    expect(rings(layout)).toBe(0);
  });
});

describe('words on a card', () => {
  afterEach(() => overwriteGetLocale(() => baseLocale));

  it('are no wider than what they stand on, in every language', () => {
    const drawn = 'russian-bank:free/1/Ks3s5h;8s.Kd.Kh.9c;Kc;7d/6c;4h.2s.Td.Ah;Tc;9c/--.--.4-.--/d/13';
    for (const locale of locales) {
      overwriteGetLocale(() => locale);
      for (const width of [360, 390, 936]) {
        const layout = layOut(open(drawn).scene('all'), { width, seat: 1, draws: ['1h'] });
        for (const act of layout.acts ?? []) {
          const svg = serialise(svgOf({ ...layout, acts: [act] }, [], 'page', { prefix: 'x' }));
          const [, size = '', words = ''] = svg.match(/font-size="([\d.]+)" class="bd-act-words">([^<]+)</) ?? [];
          // Letters of the font of the boards are a little over half as wide as high.
          expect(words.length * Number(size) * 0.53, `“${words}” at ${width} px`).toBeLessThanOrEqual(act.w);
          expect(words).not.toBe('');
        }
        expect(layout.acts?.map(({ kind }) => kind)).toEqual(['draw', 'waits']);
      }
    }
  });
});
