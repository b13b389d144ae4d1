import { describe, expect, it, test } from 'vitest';
import { drawCard } from '../../src/components/board/faces/card.ts';
import { indexHeight } from '../../src/components/board/faces/indices.ts';
import { boardOf, holdId } from '../../src/components/board/games.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
import type { PlacedPiece } from '../../src/components/board/layout/types.ts';
import { layOutFigure } from '../../src/components/games/figure.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import { bank, deal, offersOf, open, wander } from './card-scenes.ts';
import { faults, hiddenTops, tooSmall } from './geometry.ts';

const widths = [320, 344, 360, 390, 412, 480, 559, 560, 640, 700, 768, 780, 819, 1024, 1440];

describe('the table of Ristiseiska', () => {
  const presets = [
    ['duel', 2],
    ['pantti', 3],
    ['pantti-ace', 4],
    ['begging', 5],
    ['forfeit', 6],
    ['forfeit', 2],
  ] as const;
  for (const [preset, players] of presets)
    it(`has room for ${players} players of ${preset} from deal to end, open and closed, from every seat`, () => {
      for (const seed of [1, 2]) {
        const start = deal('ristiseiska', { rules: preset, players: String(players) }, seed);
        for (const [i, play] of wander(start, seed, 90, 15).entries())
          for (const width of widths) {
            const seat = (i % players) + 1;
            for (const eye of ['all', seat] as const) {
              const scene = play.scene(eye);
              const layout = layOut(scene, { width, seat, offers: offersOf(play) });
              expect(faults(layout, scene), `${width} px, ${play.position}, eye ${eye}`).toEqual([]);
            }
          }
      }
    });

  it('keeps its height while cards go', () => {
    const start = deal('ristiseiska', { rules: 'pantti', players: '3' }, 5);
    const memory = new Map<string, number>();
    const remember = boardOf('ristiseiska').remember as NonNullable<ReturnType<typeof boardOf>['remember']>;
    for (const width of [360, 390, 780]) {
      memory.clear();
      const heights = wander(start, 3, 30, 3).map((play) => {
        const scene = play.scene('all');
        remember(memory, scene);
        return layOut(scene, { width, memory }).height;
      });
      expect(new Set(heights).size, `${width} px: ${heights}`).toBe(1);
    }
  });

  it('rings what may be laid, and raises those cards', () => {
    const play = open('ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/-/-/0/-');
    const layout = layOut(play.scene('all'), { width: 390, seat: 2, offers: offersOf(play) });
    const tints = Object.fromEntries(layout.pieces.filter((p) => p.slot === 'hand-2').map((p) => [p.id, p.tint]));
    expect(tints).toEqual({ '5c': 'playable', Ts: 'resting' });
    expect(layout.ornaments?.filter((o) => o.role === 'cell-ring')).toHaveLength(1);
    expect(layout.slots.map((s) => s.id)).toContain(holdId('hand-2', 'Ts'));
  });

  it('calls a suit complete only where all of it lies', () => {
    const named = (table: string) => {
      const scene = open(`ristiseiska:pantti/${table}.--.--.--/2d3d.7d/1/play/-/-/-/0/-`).scene('all');
      const row = scene.slots.find(({ id }) => id === 'row-c');
      return row && boardOf('ristiseiska').words.slotName(row, [], 1, scene);
    };
    expect(['77', '68', 'AK'].map(named)).toEqual(['Clubs: the seven', 'Clubs: the seven', 'Clubs: complete, turned over']);
  });

  it('shows a complete suit turned over, and an ace on its king above it', () => {
    const play = open('ristiseiska:pantti-ace/2A.5A.--.--/9h.7s.6h/1/play/-/-/high/0/-');
    const scene = play.scene('all');
    const layout = layOut(scene, { width: 390 });
    expect(faults(layout, scene)).toEqual([]);
    const clubs = layout.pieces.filter((p) => p.slot.endsWith('-c') && p.shown);
    expect(clubs.map((p) => p.form)).toEqual(['back']);
    const diamonds = layout.pieces.filter((p) => p.slot.endsWith('-d'));
    expect(diamonds[0]?.id).toBe('Ad');
    expect(Math.min(...diamonds.map((p) => p.y))).toBe(diamonds[0]?.y);
  });
});

describe('the table of Russian Bank', () => {
  it('has room for whole games, open and closed, from both seats', () => {
    for (const seed of [1, 2, 3])
      for (const play of wander(deal('russian-bank', {}, seed), seed, 240, 30))
        for (const width of widths)
          for (const seat of [1, 2])
            for (const eye of ['all', seat] as const) {
              const scene = play.scene(eye);
              const layout = layOut(scene, { width, seat });
              expect(faults(layout, scene), `${width} px, ${play.position}, eye ${eye}`).toEqual([]);
              expect(hiddenTops(layout, scene), `${width} px, ${play.position}`).toEqual([]);
            }
  });

  it('marks a drawn card that waits, where it is, and nothing where none does or it has lost its place', () => {
    const first = 'russian-bank:free/1/Ks3s5h;8s.Kd.Kh.9c;7dKc;-/6c;4h.2s.Td.Ah;Tc;9c/--.--.4-.--/-/12';
    const waits = (line: string[], width: number, seat: number, table = first) => {
      const play = line.reduce((at, action) => {
        const next = at.apply(action);
        if (!next.ok) throw new Error(action);
        return next.value;
      }, open(table));
      const layout = layOut(play.scene('all'), { width, seat, draws: [] });
      const [act] = (layout.acts ?? []).filter(({ kind }) => kind === 'waits');
      const card = layout.pieces.findLast(({ slot, shown }) => slot === '1w' && shown);
      return act && card
        ? act.x >= card.x && act.x + act.w <= card.x + card.w && act.y > card.y && act.y + act.h < card.y + card.h
        : null;
    };
    for (const width of [360, 936])
      for (const seat of [1, 2]) {
        expect(waits([], width, seat)).toBeNull();
        expect(waits(['draw'], width, seat)).toBe(true);
        expect(waits(['draw', 'w-t1'], width, seat)).toBeNull();
        // The 6♦ takes the 7♣ from the 6♥ that was drawn.
        const taken = 'russian-bank:free/1/As6d;4sTs.Jd7c.Kd9h.Ks5d;KcQh;9s6h/8c;Jh.3c.2h.4c;4dTh;-/--.--.--.--/d/37';
        expect(waits([], width, seat, taken)).not.toBeNull();
        expect(waits(['r-t2'], width, seat, taken)).toBeNull();
      }
  });

  it('keeps no room beside the cards for hands that nobody may see, and keeps the size of its cards', () => {
    const remember = boardOf('russian-bank').remember as NonNullable<ReturnType<typeof boardOf>['remember']>;
    const start = deal('russian-bank', {}, 4);
    const cards = (eye: number | 'all') => {
      const memory = new Map<string, number>();
      return wander(start, 4, 120, 20).map((play) => {
        const scene = play.scene(eye);
        remember(memory, scene);
        const { unit, slots, width } = layOut(scene, { width: 900, height: 600, seat: 1, memory });
        const right = Math.max(...slots.map(({ place }) => place.x + place.w));
        return { card: unit?.w ?? 0, left: Math.min(...slots.map(({ place }) => place.x)), right: width - right };
      });
    };
    const [open, closed] = [cards('all'), cards(1)];
    expect(open[0]?.right).toBeGreaterThan(150);
    expect(closed[0]?.right).toBeCloseTo(closed[0]?.left ?? 0, 0);
    expect(closed[0]?.card).toBeGreaterThan(open[0]?.card ?? 0);
    expect(new Set(closed.map(({ card }) => card)).size).toBe(1);
  });

  it('shows the opponent’s next card where their hand has no room', () => {
    const scene = bank({ piles: 4, reserve: 5, waste: 5, hand: 20, home: 1 });
    const layout = layOut(scene, { width: 360, seat: 1 });
    const next = scene.slots.find(({ id }) => id === '2h')?.pieces[0]?.id;
    expect(
      layout.pieces.filter(({ slot, shown, form }) => slot === '2h' && shown && form === 'ticket').map(({ id }) => id),
    ).toEqual([next]);
  });

  it('is as high as a position needs, and keeps that height while it is played', () => {
    const at = (scene: Scene, memory?: Map<string, number>) => layOut(scene, { width: 360, seat: 1, memory }).height;
    const small = open('russian-bank:free/1/9h;Kc6h.Qc.Js8h.5d;4c;-/4d;Kd.7h.6s.Td;8s;-/--.--.--.--/-/25').scene('all');
    const deep = bank({ piles: 9, reserve: 12, waste: 5, hand: 30, home: 2 });
    expect(at(small)).toBeLessThan(at(deep) - 80);
    const memory = new Map<string, number>();
    const heights = wander(deal('russian-bank', {}, 2), 3, 200, 10).map((play) => {
      const scene = play.scene(1);
      boardOf('russian-bank').remember?.(memory, scene);
      return at(scene, memory);
    });
    expect(new Set(heights).size).toBe(1);
  });

  it('keeps a whole hand on the board where the window makes its cards small', () => {
    const full = deal('russian-bank', {}, 3).scene('all');
    for (const width of [563, 600, 680, 760])
      for (const maxHeight of [440, 481, 544, 640])
        expect(faults(layOut(full, { width, maxHeight, seat: 1, flat: true }), full), `${width}×${maxHeight}`).toEqual([]);
  });

  it('keeps the eight columns of its grid at every width', () => {
    for (const width of widths) {
      const layout = layOut(bank({ piles: 3, reserve: 5, waste: 3, hand: 6, home: 1 }), { width });
      const at = (id: string) => layout.slots.find((s) => s.id === id)?.place.x;
      expect([at('2t1'), at('2r'), at('2w'), at('2h')]).toEqual([at('fc1'), at('fh2'), at('fs1'), at('fs2')]);
      expect([at('1t4'), at('1r')]).toEqual([at('2t4'), at('2r')]);
    }
  });
});

describe('controls of cards', () => {
  it('are 24 px or more each way', () => {
    const duel = deal('ristiseiska', { rules: 'duel', players: '2' }, 4);
    for (const scene of [duel.scene('all'), bank({ piles: 13, reserve: 13, waste: 9, hand: 36, home: 5 })])
      for (const width of widths) expect(tooSmall(layOut(scene, { width }))).toEqual([]);
  });
});

describe('a card', () => {
  const card = (rank: number, more: Partial<PlacedPiece> = {}): PlacedPiece => ({
    id: `r${rank}`,
    slot: 'x',
    face: { rank, suit: 'h', back: 1 },
    x: 0,
    y: 0,
    w: 44,
    h: 61.6,
    shown: true,
    ...more,
  });

  it('never crops its rank: the index shrinks with the strip', () => {
    for (let rank = 1; rank <= 13; rank++)
      for (const w of [36, 44, 83, 104])
        for (const strip of [10, 12, 15, 20, 26, 40].filter((s) => s <= w * 0.49)) {
          const index = drawCard(card(rank, { w, h: w * 1.4, strip })).glyphs.find((g) => g.role === 'index');
          if (!index) throw new Error('no index');
          const tail = rank === 12 ? 0.16 : 0.02;
          expect(index.y - (indexHeight + 15) * index.scale, `top of ${rank} in ${strip}`).toBeGreaterThanOrEqual(0);
          expect(index.y + tail * 1000 * index.scale, `foot of ${rank} in ${strip}`).toBeLessThanOrEqual(strip);
        }
  });

  it('keeps to its own box', () => {
    for (let rank = 1; rank <= 13; rank++)
      for (const { x, y } of drawCard(card(rank)).glyphs) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(61.6);
      }
  });

  it('has two cuts where its suit is red, of which a deck shows one', () => {
    const decks = (suit: 'c' | 'h') => drawCard(card(5, { face: { rank: 5, suit, back: 1 } })).shared.shapes.map((s) => s.deck);
    expect(new Set(decks('c'))).toEqual(new Set([undefined]));
    expect(new Set(decks('h'))).toEqual(new Set(['two', 'four']));
  });
});

describe('figures of card games', () => {
  it('show every card, and fold none', () => {
    const scenes = [
      open('ristiseiska:pantti/68.77.--.--/9c3s4s.5cTs.Kd7s/2/play/-/-/-/0/-').scene('all'),
      deal('ristiseiska', { rules: 'duel', players: '2' }, 2).scene('all'),
      bank({ piles: 5, reserve: 4, waste: 3, hand: 8, home: 2 }),
    ];
    for (const scene of scenes)
      for (const size of ['small', 'normal'] as const) {
        const layout = layOutFigure(`${scene.game}:`, scene, size);
        expect(faults(layout, scene)).toEqual([]);
        expect(layout.folds).toEqual([]);
      }
  });
});

test('on a phone the few cards beneath the waste lie open under it, where there is room', () => {
  // Lesson 9 of Russian Bank, step 3: from the top, or turned over?
  const at = 'russian-bank:free/1/-;Js8h.4dTs.Kh6s.2d5s;7c;9h2cAc/8c;Jh.3s.2h.Jd;4dTh;-/--.--.--.--/-/69';
  const shown = (height: number) => {
    const layout = layOut(open(at).scene('all'), { width: 390, height, seat: 1 });
    const waste = layout.pieces.filter((piece) => piece.slot === '1w' && piece.shown);
    return { waste, below: waste.filter(({ form }) => form === 'ticket'), fold: layout.folds.find(({ slot }) => slot === '1w') };
  };
  const tall = shown(580);
  expect(tall.below.map(({ face }) => face.rank).sort((a, b) => a - b)).toEqual([2, 9]);
  const card = tall.waste.find(({ form }) => form !== 'ticket');
  for (const { y } of tall.below) expect(y).toBeGreaterThan((card?.y ?? 0) + (card?.h ?? 0));
  expect(tall.fold?.look).toBe('row');
  // A low board still has them behind their number.
  expect(shown(330).below).toEqual([]);
});

test('what can be said stands clear of the cloth above it', () => {
  const play = open('ristiseiska:pantti/AK.2K.3K.5K/Ad2hAs4s.Ah2s3s/1/extra/-/-/-/0/-');
  for (const width of [320, 360, 390, 412, 768, 1024, 1440]) {
    const said = [{ action: 'stop', words: 'Stop', off: false }];
    const { acts = [], felt } = layOut(play.scene('all'), { width, seat: 1, said });
    const [act] = acts.filter(({ kind }) => kind === 'said');
    expect((act?.y ?? 0) - ((felt?.y ?? 0) + (felt?.h ?? 0)), `${width} px`).toBeGreaterThanOrEqual(4);
  }
});
