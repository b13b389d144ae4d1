import { afterEach, describe, expect, it } from 'vitest';
import { laidIn } from '../../src/components/board/designs.ts';
import { boardOf } from '../../src/components/board/games.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
import type { Layout } from '../../src/components/board/layout/types.ts';
import { outline } from '../../src/components/og/text.ts';
import type { Play } from '../../src/engine/core/play.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import * as m from '../../src/paraglide/messages.js';
import { baseLocale, locales, overwriteGetLocale } from '../../src/paraglide/runtime.js';
import { bank, deal, offersOf, open, wander } from './card-scenes.ts';
import { boards, faults, hiddenTops, illegible, overlaps, tooSmall } from './geometry.ts';
import { heap } from './scenes.ts';

afterEach(() => overwriteGetLocale(() => baseLocale));

/** A layout as it is shown at the smallest. */
const shownAt = (layout: Layout, board: (typeof boards)[number]): Layout =>
  laidIn(layout, { scale: board.scale, x: 0, y: 0 }, board);

/** The board fills its place, whatever lies on it, and nothing is wrong with it. */
function holds(layout: Layout, scene: Scene, size: (typeof boards)[number], name: string): void {
  expect([layout.width, layout.height], name).toEqual([size.width, size.height]);
  expect(faults(layout, scene), name).toEqual([]);
  expect(tooSmall(shownAt(layout, size)), name).toEqual([]);
  const { labelText } = boardOf(layout.game).words;
  expect(
    layout.labels.filter((label) => labelText(label) === '').map(({ text }) => text),
    name,
  ).toEqual([]);
}

/** The thinnest strip of a card that wide in which its rank is read. */
const strip = (layout: Layout): number => {
  const w = layout.unit?.w ?? 40;
  return w >= 70 ? 15 : w >= 56 ? 13 : 10;
};

describe('Russian Bank on every screen', () => {
  const scenes = {
    'the first deal': bank({ piles: 1, reserve: 12, waste: 0, hand: 35, home: 0 }),
    'the middle of a game': bank({ piles: 9, reserve: 9, waste: 4, hand: 17, home: 3 }),
    'piles of thirteen': bank({ piles: 13, reserve: 13, waste: 5, hand: 20, home: 5 }),
    'everything at its worst': bank({ piles: 13, reserve: 13, waste: 20, hand: 36, home: 13 }),
    'an empty table': bank({ piles: 0, reserve: 0, waste: 0, hand: 0, home: 0 }),
    'fans beyond any game': bank({ piles: 30, reserve: 20, waste: 36, hand: 0, home: 13 }),
  };
  for (const board of boards)
    for (const [name, scene] of Object.entries(scenes))
      it(`${board.name}: ${name}`, () => {
        for (const seat of [1, 2]) {
          const layout = layOut(scene, { ...board, seat, draws: [`${seat}h`], said: [{ action: 'pass', words: 'Pass' }] });
          holds(layout, scene, board, `${board.name}, ${name}, seat ${seat}`);
          expect(hiddenTops(layout, scene)).toEqual([]);
          expect(illegible(layout, strip(layout))).toEqual([]);
          // The whole column is touched: 44 px on a phone, 46 on its side.
          expect(tooSmall({ ...shownAt(layout, board), folds: [], acts: [] }, board.width === 506 ? 45.5 : 43.9, 24)).toEqual([]);
        }
      });

  it.each(locales)('in %s keeps its words clear of the button that passes', (language) => {
    overwriteGetLocale(() => language);
    const said = [{ action: 'pass', words: m.russian_bank_action_pass() }];
    const covered: string[] = [];
    const { labelText } = boardOf('russian-bank').words;
    for (const board of boards)
      for (const scene of Object.values(scenes)) {
        const { labels, acts = [], type } = layOut(scene, { ...board, seat: 1, draws: [], said });
        for (const button of acts.filter(({ kind }) => kind === 'said'))
          for (const label of labels) {
            const text = labelText(label);
            const w = outline(text, 'text', type).width;
            const x = label.x - (label.anchor === 'end' ? w : label.anchor === 'middle' ? w / 2 : 0);
            if (overlaps({ x, y: label.y - type * 0.75, w, h: type }, button)) covered.push(`${board.name}: ${text}`);
          }
      }
    expect(covered).toEqual([]);
  });

  it('shows piles of thirteen unfolded where a screen has room for them', () => {
    const scene = scenes['piles of thirteen'];
    for (const board of boards.filter((b) => b.height >= 600)) {
      const { folds } = layOut(scene, board);
      expect(
        folds.filter((f) => f.look === 'block').map((f) => f.slot),
        board.name,
      ).toEqual([]);
    }
  });

  it('has whole games, open and closed, from both seats', () => {
    for (const play of wander(deal('russian-bank', {}, 3), 3, 240, 48))
      for (const board of boards)
        for (const seat of [1, 2])
          for (const eye of ['all', seat] as const) {
            const scene = play.scene(eye);
            holds(layOut(scene, { ...board, seat }), scene, board, `${board.name}, ${play.position}, eye ${eye}`);
          }
  });

  it('keeps the measures of its cards while it is played, until a fan would fold', () => {
    const start = bank({ piles: 3, reserve: 6, waste: 2, hand: 12, home: 2 });
    const later = bank({ piles: 6, reserve: 4, waste: 4, hand: 9, home: 3 });
    for (const board of boards) {
      const memory = new Map([
        ['first 1', 6],
        ['first 2', 6],
        ['tickets 1h', 12],
        ['tickets 2h', 12],
        ['stock', 1],
      ]);
      const [a, b] = [start, later].map((scene) => layOut(scene, { ...board, memory }));
      expect(b?.unit).toEqual(a?.unit);
      expect(b?.slots.map((s) => [s.id, s.place.x, s.place.y])).toEqual(a?.slots.map((s) => [s.id, s.place.x, s.place.y]));
    }
  });

  it('opens what is folded over the board, at the size of its cards, and moves nothing else', () => {
    for (const board of boards)
      for (const scene of [scenes['piles of thirteen'], scenes['everything at its worst']]) {
        const shut = layOut(scene, board);
        for (const fold of shut.folds) {
          const layout = layOut(scene, { ...board, open: new Set([fold.slot]) });
          expect(layout.pieces).toEqual(shut.pieces);
          const sheet = layout.opened;
          if (!sheet) throw new Error(`${fold.slot} does not open`);
          expect(sheet.pieces).toHaveLength(scene.slots.find((s) => s.id === fold.slot)?.pieces.length as number);
          for (const box of [sheet, ...sheet.pieces]) {
            expect(box.x).toBeGreaterThanOrEqual(0);
            expect(box.y).toBeGreaterThanOrEqual(0);
            expect(box.x + box.w).toBeLessThanOrEqual(board.width + 0.01);
            expect(box.y + box.h).toBeLessThanOrEqual(board.height + 0.01);
          }
          expect(sheet.pieces[0]?.w ?? 99).toBeGreaterThan((shut.unit?.w ?? 0) * 0.68);
        }
      }
  });
});

describe('Ristiseiska on every screen', () => {
  const at = (rules: string, players: number, steps: number, seed: number): Play =>
    wander(deal('ristiseiska', { rules, players: String(players) }, seed), seed, steps, Math.max(1, steps)).at(-1) as Play;
  const suit = (s: string) => [...'A23456789TJQK'].map((r) => r + s).join('');
  const plays: Record<string, Play> = {
    'a duel of 26 open cards each': at('duel', 2, 0, 5),
    'hands of whole suits': open(
      `ristiseiska:duel/--.--.--.--/${suit('c')}${suit('d')}.${suit('h')}${suit('s')}/1/play/-/12/-/0/-`,
    ),
    'three players': at('pantti', 3, 0, 2),
    'four players, some way in': at('pantti', 4, 24, 5),
    'five players who beg': at('begging', 5, 20, 1),
    'six players': at('forfeit', 6, 0, 5),
    'six players, near the end': at('forfeit', 6, 44, 5),
  };
  const said = [{ action: 'pass', words: 'Pass and take a random card from player 3' }];
  for (const board of boards)
    for (const [name, play] of Object.entries(plays))
      it(`${board.name}: ${name}`, () => {
        const seat = typeof play.actor === 'number' ? play.actor : 1;
        for (const eye of ['all', seat] as const) {
          const scene = play.scene(eye);
          const layout = layOut(scene, { ...board, seat, offers: offersOf(play), said });
          holds(layout, scene, board, `${board.name}, ${name}, eye ${eye}`);
          // The lowest board of all is for steps of lessons, which have no such crowds, and for phones smaller than any of ours.
          expect(illegible(layout, board.height === 370 ? 6 : 9), `${board.name}, ${name}`).toEqual([]);
          expect(layout.felt?.h).toBeGreaterThan(board.height * 0.35);
        }
      });

  it.each(boards)(
    '$name: the token stands clear of every name, number and card, whoever has it and whoever is to act',
    (board) => {
      for (const play of Object.values(plays))
        for (const eye of ['all', 1] as const) {
          const scene = play.scene(eye);
          for (const { owner = 0 } of scene.slots.filter(({ kind }) => kind === 'hand'))
            for (const actor of [owner, 1]) {
              const {
                ornaments = [],
                labels,
                pieces,
                type,
              } = layOut({ ...scene, facts: { token: owner }, actor }, { ...board, seat: 1 });
              const disc = ornaments.find((one) => 'role' in one && one.role === 'token');
              const [x = 0, top = 0] =
                /^M(\S+) (\S+?)[^\d.-]/
                  .exec(disc && 'd' in disc ? disc.d : '')
                  ?.slice(1)
                  .map(Number) ?? [];
              const box = { x: x - 7, y: top, w: 14, h: 14 };
              const words = labels.map((label) => {
                const w = outline(boardOf('ristiseiska').words.labelText(label), 'text', type).width * (label.strong ? 1.06 : 1);
                return { x: label.x, y: label.y - type * 0.75, w, h: type };
              });
              const name = `${play.position}, eye ${eye}, ${owner} has it, ${actor} acts`;
              expect(top, name).toBeGreaterThan(0);
              for (const one of [...words, ...pieces.filter((p) => p.shown)]) expect(overlaps(box, one), name).toBe(false);
            }
        }
    },
  );

  it('lets nothing lie on anything else until a game is over', () => {
    for (const [rules, players] of [
      ['duel', 2],
      ['pantti-ace', 4],
      ['forfeit', 6],
    ] as const)
      for (const play of wander(deal('ristiseiska', { rules, players: String(players) }, 9), 9, 80, 16))
        for (const board of boards) {
          const scene = play.scene('all');
          holds(layOut(scene, { ...board, seat: 1, offers: offersOf(play) }), scene, board, `${board.name}, ${play.position}`);
        }
  });

  it('has hands of up to three others as tickets on phones, and of more as slips', () => {
    const forms = (play: Play, width: number, height: number) =>
      new Set(
        layOut(play.scene('all'), { width, height, seat: 1 })
          .pieces.filter((p) => p.slot !== 'hand-1')
          .map((p) => p.form),
      );
    expect(forms(at('pantti', 4, 24, 5), 390, 638).has('ticket')).toBe(true);
    expect(forms(at('forfeit', 6, 14, 5), 360, 434).has('slip')).toBe(true);
  });

  it('shows a card of the hand as covered only where another lies on it', () => {
    const play = open('ristiseiska:pantti/77.--.--.77/Ac6c8cQc2d6d7dAh2h5h6h7h8h9hThAs3s6s.2c3c.4c5c/1/play/-/-/-/0/-');
    for (const board of boards) {
      const hand = layOut(play.scene(1), { ...board, seat: 1, offers: offersOf(play) }).pieces.filter(
        ({ slot }) => slot === 'hand-1',
      );
      expect(hand).toHaveLength(18);
      for (const card of hand.filter(({ strip }) => strip !== undefined)) {
        const over = hand.filter(({ x, y }) => y > card.y + 1 && Math.abs(x - card.x) < 0.94 * card.w);
        expect(over.length, `${board.name}: ${card.id}`).toBeGreaterThan(0);
      }
    }
  });

  it('keeps its cloth and its columns while cards go', () => {
    const start = deal('ristiseiska', { rules: 'pantti', players: '3' }, 5);
    for (const board of boards) {
      const memory = new Map<string, number>([['ace-high', 0]]);
      const places = wander(start, 3, 30, 6).map((play, i) => {
        const scene = play.scene('all');
        if (i === 0)
          for (const slot of scene.slots.filter((s) => s.kind === 'hand')) {
            memory.set(slot.id, slot.pieces.length);
            for (const s of 'cdhs') memory.set(slot.id + s, slot.pieces.filter((p) => p.face.suit === s).length);
          }
        const layout = layOut(scene, { ...board, seat: 1, memory });
        return JSON.stringify([layout.felt, layout.slots.filter((s) => s.id.startsWith('row-')).map((s) => s.place)]);
      });
      expect(new Set(places).size, board.name).toBe(1);
    }
  });
});

describe('Sixteen on every screen', () => {
  const scenes = {
    'a step of a lesson': heap([2, 1, 2, 3], 0, 0, false),
    'a small set': heap([4, 5, 3, 0], 6, 12, false),
    'a closed urn': heap([4, 5, 3, 1], 6, 60, true, true),
    'the full set, fourteen high': heap([14, 8, 5, 9], 6, 44, true),
    'the full set, untouched': heap([0, 0, 0, 0], 6, 96, false),
    'six piles and twelve foundations': heap([20, 13, 9, 14, 3, 0], 12, 48, true),
    'all bricks on one pile': heap([96, 0], 6, 0, false),
    'two piles and nothing to come': heap([3, 2], 1, 0, false),
  };
  for (const board of boards)
    for (const [name, scene] of Object.entries(scenes))
      it(`${board.name}: ${name}`, () => {
        const layout = layOut(scene, { ...board, draws: ['urn'] });
        holds(layout, scene, board, `${board.name}, ${name}`);
        expect(hiddenTops(layout, scene)).toEqual([]);
        // One size of brick: those that stand, the drawn one, and on a wide board the foundations.
        const { w, h } = layout.unit as { w: number; h: number };
        const sizes = layout.pieces.filter((p) => p.shown && (p.slot.startsWith('p') || p.slot === 'drawn'));
        expect(sizes.filter((p) => p.w !== w || p.h !== h)).toEqual([]);
        expect(h).toBeGreaterThanOrEqual(18);
        expect(h / w).toBeGreaterThanOrEqual(0.35);
        expect(h / w).toBeLessThanOrEqual(0.631);
        const small = layout.pieces.filter((p) => p.shown && !sizes.includes(p));
        expect(small.filter((p) => p.w < 22 || p.h < 10)).toEqual([]);
        const piles = shownAt(layout, board).slots.filter((s) => s.kind === 'pile');
        expect(tooSmall({ ...shownAt(layout, board), slots: piles, folds: [], acts: [] }, 44, 100)).toEqual([]);
      });

  it('stacks the full set fourteen high where a screen has room for it', () => {
    const scene = scenes['the full set, fourteen high'];
    for (const board of boards.filter((b) => b.height > 510)) {
      const { folds } = layOut(scene, board);
      expect(
        folds.filter((f) => f.slot !== 'urn'),
        board.name,
      ).toEqual([]);
    }
  });

  it('keeps the size of its bricks while they move', () => {
    const start = heap([4, 5, 3, 0], 6, 12, false);
    const later = heap([11, 0, 2, 1], 6, 9, true);
    const end = heap([1, 20, 2, 1], 6, 0, false);
    for (const board of boards) {
      const memory = new Map([
        ['tallest', 5],
        ['urn', 12],
        ['to come', 12],
      ]);
      const [a, b, c] = [start, later, end].map((scene) => layOut(scene, { ...board, memory }));
      expect([b?.unit, c?.unit], board.name).toEqual([a?.unit, a?.unit]);
      const places = (layout: Layout | undefined) => layout?.slots.map((s) => [s.id, s.place]);
      expect(places(b)).toEqual(places(a));
      expect(places(c)).toEqual(places(a));
    }
  });
});
