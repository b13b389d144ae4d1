import { describe, expect, it } from 'vitest';
import { drawCard } from '../../src/components/board/faces/card.ts';
import { indexHeight } from '../../src/components/board/faces/indices.ts';
import { boardOf, holdId, layOut } from '../../src/components/board/games.ts';
import { layOutFigure } from '../../src/components/board/layout/figures.ts';
import { touchable } from '../../src/components/board/layout/parts.ts';
import type { Box, Layout, PlacedPiece } from '../../src/components/board/layout/types.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import { bank, deal, offersOf, open, wander } from './card-scenes.ts';

const widths = [320, 344, 360, 390, 412, 480, 559, 560, 640, 700, 768, 780, 819, 1024, 1440];

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.6 && b.x < a.x + a.w - 0.6 && a.y < b.y + b.h - 0.6 && b.y < a.y + a.h - 0.6;

/** Where a card's rank stands: this must never be hidden. */
function indexOf(p: PlacedPiece): Box {
  if (p.form === 'ticket') return p;
  const w = Math.min(p.across ?? p.w * 0.6, p.w * 0.6);
  return { x: p.x, y: p.y, w, h: Math.min(p.strip ?? p.w * 0.45, p.w * 0.45) };
}

/** Everything wrong with a layout, in words. */
function faults(layout: Layout, scene: Scene): string[] {
  const found: string[] = [];
  const within = (name: string, { x, y, w, h }: Box) => {
    if (x < -0.01 || y < -0.01 || x + w > layout.width + 0.01 || y + h > layout.height + 0.01)
      found.push(`${name} is out of bounds`);
    if (w <= 0 || h <= 0) found.push(`${name} has no size`);
  };
  const kindOf = new Map(scene.slots.map((s) => [s.id, s.kind]));
  const stacked = (p: PlacedPiece) => p.form === 'back' || kindOf.get(p.slot) === 'foundation' || kindOf.get(p.slot) === 'waste';
  const shown = layout.pieces.filter((p) => p.shown);
  for (const piece of shown) within(`piece ${piece.id}`, piece);
  for (const slot of layout.slots.filter((s) => s.look !== 'none')) within(`slot ${slot.id}`, slot.place);
  for (const fold of layout.folds) within(`fold ${fold.slot}`, fold);
  for (const { text, y } of layout.labels) if (y < 8 || y > layout.height) found.push(`label ${text} is out of bounds`);
  for (const [i, piece] of shown.entries()) {
    for (const later of shown.slice(i + 1)) {
      if (piece.slot === later.slot && (stacked(piece) || stacked(later))) continue;
      if (overlaps(indexOf(piece), later))
        found.push(`the rank of ${piece.id} (${piece.slot}) is under ${later.id} (${later.slot})`);
    }
    for (const fold of layout.folds) if (overlaps(piece, fold)) found.push(`${piece.id} lies on the fold of ${fold.slot}`);
    for (const { box, id } of layout.slots
      .filter((s) => s.count === 0 && s.look === 'line')
      .map((s) => ({ box: s.place, id: s.id })))
      if (overlaps(piece, box)) found.push(`${piece.id} lies on the empty place of ${id}`);
  }
  const placed = new Set(layout.pieces.map((p) => p.id));
  for (const slot of scene.slots) for (const p of slot.pieces) if (!placed.has(p.id)) found.push(`${p.id} has no place`);
  for (const slot of scene.slots.filter((s) => s.pieces.length > 0)) {
    const mine = shown.filter((p) => p.slot === slot.id && p.id !== `${slot.id}:stack`);
    const folded = layout.folds.filter((f) => f.slot === slot.id && !f.open).reduce((sum, f) => sum + f.count, 0);
    const closed = slot.pieces.every((p) => !p.faceUp);
    if (slot.kind === 'foundation' || slot.kind === 'column' || closed) continue;
    if (slot.kind === 'waste' ? mine.length === 0 : mine.length + folded < slot.pieces.length)
      found.push(`${slot.id}: ${mine.length} shown and ${folded} folded of ${slot.pieces.length}`);
  }
  return found;
}

/** The top of each pile, and the top card of reserve and waste, are seen whole. */
function hiddenTops(layout: Layout, scene: Scene): string[] {
  const shown = layout.pieces.filter((p) => p.shown);
  return scene.slots
    .filter((s) => ['pile', 'reserve', 'waste', 'foundation'].includes(s.kind) && s.pieces.length > 0)
    .map((s) => s.pieces.at(-1)?.id as string)
    .filter((id) => {
      const at = shown.findIndex((p) => p.id === id);
      const top = shown[at];
      return !top || shown.slice(at + 1).some((p) => overlaps(top, p));
    });
}

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

  it('has room for suits of thirteen in both hands', () => {
    const suit = (s: string) => [...'A23456789TJQK'].map((r) => r + s).join('');
    for (const hands of [
      `${suit('c')}${suit('d')}.${suit('h')}${suit('s')}`,
      `${suit('d')}${suit('s')}.${suit('c')}${suit('h')}`,
    ]) {
      const turn = hands.startsWith('Ac') ? 1 : 2;
      const scene = open(`ristiseiska:duel/--.--.--.--/${hands}/${turn}/play/-/12/-/0/-`).scene('all');
      for (const width of widths)
        for (const maxHeight of [undefined, 600, 676])
          expect(faults(layOut(scene, { width, maxHeight }), scene), `${width} px`).toEqual([]);
    }
  });

  it('fits a phone of 360 × 740 with two open hands of 26', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const play = deal('ristiseiska', { rules: 'duel', players: '2' }, seed);
      const layout = layOut(play.scene('all'), { width: 360, maxHeight: 676, offers: offersOf(play) });
      expect(layout.height, `seed ${seed}`).toBeLessThanOrEqual(676);
      const own = layout.pieces.filter((p) => p.slot === 'hand-1');
      for (const card of own) {
        expect(Math.min(card.across ?? card.w, card.w)).toBeGreaterThanOrEqual(22);
        expect(card.strip ?? card.h).toBeGreaterThanOrEqual(24);
      }
    }
  });

  it('stands beside the hands on a phone on its side', () => {
    for (const [preset, players] of [
      ['duel', 2],
      ['pantti', 4],
    ] as const)
      for (const play of wander(deal('ristiseiska', { rules: preset, players: String(players) }, 7), 7, 40, 8))
        for (const width of [568, 640, 740, 844]) {
          const scene = play.scene('all');
          const layout = layOut(scene, { width, maxHeight: 296, offers: offersOf(play) });
          expect(faults(layout, scene), `${width} px, ${play.position}`).toEqual([]);
          expect(layout.felt?.w).toBeLessThan(width * 0.55);
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

  it('has room for fans of every height, folded and open', () => {
    for (const width of [320, 360, 390, 559, 560, 768, 819, 1440])
      for (const piles of [0, 5, 13, 30])
        for (const stock of [0, 1, 13, 36]) {
          const scene = bank({ piles, reserve: Math.min(stock, 13), waste: stock, hand: stock, home: piles % 14 });
          const opened = new Set(scene.slots.map((s) => s.id));
          for (const open of [undefined, opened])
            for (const maxHeight of [undefined, 600]) {
              const layout = layOut(scene, { width, open, maxHeight });
              expect(faults(layout, scene), `${width} px, ${piles}, ${stock}, ${open ? 'open' : 'folded'}`).toEqual([]);
              expect(hiddenTops(layout, scene), `${width} px, ${piles}, ${stock}`).toEqual([]);
              expect(Math.min(...layout.pieces.map((p) => (p.shown ? (p.strip ?? 99) : 99)))).toBeGreaterThanOrEqual(10);
            }
          const whole = layOut(scene, { width, open: opened });
          expect(whole.pieces.filter((p) => !p.shown && p.slot[1] !== 'c' && !p.slot.startsWith('f'))).toEqual([]);
        }
  });

  it('fits a phone of 360 × 740 with everything that one needs to play', () => {
    const scene = bank({ piles: 13, reserve: 13, waste: 20, hand: 36, home: 5 });
    const layout = layOut(scene, { width: 360, maxHeight: 676 });
    expect(layout.height).toBeLessThanOrEqual(676);
    expect(hiddenTops(layout, scene)).toEqual([]);
  });

  it('shows its whole height on a laptop, with smaller cards', () => {
    const scene = bank({ piles: 9, reserve: 12, waste: 5, hand: 30, home: 2 });
    for (const [width, maxHeight] of [
      [819, 704],
      [780, 836],
      [768, 640],
    ] as const) {
      const layout = layOut(scene, { width, maxHeight });
      expect(layout.height, `${width} × ${maxHeight}`).toBeLessThanOrEqual(maxHeight + 1);
      expect(faults(layout, scene)).toEqual([]);
    }
  });

  it('is as high as a position needs, and never gets lower while it is played', () => {
    const at = (scene: Scene, memory?: Map<string, number>) => layOut(scene, { width: 360, seat: 1, memory }).height;
    const small = open('russian-bank:free/1/9h;Kc6h.Qc.Js8h.5d;4c;-/4d;Kd.7h.6s.Td;8s;-/--.--.--.--/-/25');
    const deep = new Map([1, 2].map((player) => [`fans ${player}`, 99] as const));
    expect(at(small.scene('all'))).toBeLessThan(at(small.scene('all'), deep) - 80);
    const memory = new Map<string, number>();
    let last = 0;
    for (const play of wander(deal('russian-bank', {}, 2), 3, 200, 1)) {
      const scene = play.scene(1);
      boardOf('russian-bank').remember?.(memory, scene);
      const height = at(scene, memory);
      expect(height).toBeGreaterThanOrEqual(last);
      last = height;
    }
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
    const scenes = [duel.scene('all'), bank({ piles: 13, reserve: 13, waste: 9, hand: 36, home: 5 })];
    for (const scene of scenes)
      for (const width of widths) {
        const layout = layOut(scene, { width });
        for (const box of [...layout.slots.filter((s) => s.look !== 'none').map((s) => s.touch), ...layout.folds]) {
          const { w, h } = touchable(box);
          expect(Math.min(w, h)).toBeGreaterThanOrEqual(24);
        }
      }
  });
});

describe('a card', () => {
  const card = (rank: number, more: Partial<PlacedPiece> = {}): PlacedPiece => ({
    id: `r${rank}`,
    slot: 'x',
    face: { kind: 'card', rank, suit: 'h', back: 1 },
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
    const decks = (suit: 'c' | 'h') =>
      drawCard(card(5, { face: { kind: 'card', rank: 5, suit, back: 1 } })).shared.shapes.map((s) => s.deck);
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
        const layout = layOutFigure(scene, size);
        expect(faults(layout, scene)).toEqual([]);
        expect(layout.folds).toEqual([]);
      }
  });
});
