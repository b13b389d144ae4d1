import { describe, expect, it } from 'vitest';
import { drawCard } from '../../src/components/board/faces/card.ts';
import { addBoard, boardOf, numbered } from '../../src/components/board/games.ts';
import { layOut } from '../../src/components/board/layout/index.ts';
import { mayTake } from '../../src/components/board/offers.ts';
import { board as free } from '../../src/components/games/russian-bank/board.ts';
import { board } from '../../src/components/games/russian-bank/crapette/board.ts';
import { traditional } from '../../src/components/games/russian-bank/crapette/deals.ts';
import { kit } from '../../src/components/games/russian-bank/crapette/kit.ts';
import { type Play, textGame } from '../../src/engine/core/play.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { offersOf, wander } from './card-scenes.ts';
import { boards, faults, hiddenTops, illegible, tooSmall } from './geometry.ts';

addBoard(board);
const table = textGame(crapette);

function open(position: string): Play {
  const play = table.open(`russian-bank:${position}`);
  if (!play.ok) throw new Error(play.error.code);
  return play.value;
}
function deal(seed: number): Play {
  const play = table.deal({ rules: 'crapette' }, rng(seed));
  if (!play.ok) throw new Error(play.error.code);
  return play.value;
}
const around = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }, by: number) => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
const widths = [320, 360, 390, 559, 560, 640, 768, 1024];
const must = 'crapette/1/9hAs;Ac.Kd.Kh.Ks;4d;-/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/0';

describe('the traditional table of Russian Bank', () => {
  it('has room for whole games, open and closed, from both seats', () => {
    for (const seed of [1, 2, 3])
      for (const play of wander(deal(seed), seed, 240, 30))
        for (const size of [...widths.map((width) => ({ width })), ...boards])
          for (const seat of [1, 2])
            for (const eye of ['all', seat] as const) {
              const scene = play.scene(eye);
              const layout = layOut(scene, { ...size, seat, offers: offersOf(play), draws: [`${seat}h`] });
              const where = `${JSON.stringify(size)}, seat ${seat}, eye ${eye}, ${play.position}`;
              expect(faults(layout, scene), where).toEqual([]);
              expect(hiddenTops(layout, scene), where).toEqual([]);
              expect(tooSmall(layout), where).toEqual([]);
              expect(illegible(layout, 9), where).toEqual([]);
            }
  });

  it('picks the house of a number by its key, from both seats', () => {
    const scene = deal(1).scene('all');
    for (const size of [{ width: 360 }, { width: 900, height: 600 }])
      for (const seat of [1, 2]) {
        const layout = layOut(scene, { ...size, seat });
        expect([...'123456789'].map((key) => numbered(layout, key)?.id)).toEqual([
          ...['1t1', '1t2', '1t3', '1t4', '2t1', '2t2', '2t3', '2t4'],
          undefined,
        ]);
      }
  });

  it('has the houses in the same places for both players, the reader’s own cards below', () => {
    const scene = deal(1).scene(1);
    for (const size of [{ width: 360 }, { width: 900, height: 600 }, { width: 506, height: 360 }]) {
      const [one, two] = [1, 2].map((seat) => {
        const { slots } = layOut(scene, { ...size, seat });
        return (id: string) => slots.find((slot) => slot.id === id)?.place;
      }) as [(id: string) => unknown, (id: string) => unknown];
      for (const id of ['1t1', '2t4', 'fc1', 'fs2']) expect(one(id)).toEqual(two(id));
      for (const id of ['r', 'w', 'u', 'h']) expect(one(`1${id}`)).toEqual(two(`2${id}`));
    }
  });

  it('stands in two columns with the foundations between them where a board is wide, in rows where it is tall', () => {
    const scene = deal(1).scene(1);
    const at = (size: { width: number; height?: number }) => {
      const { slots } = layOut(scene, { ...size, seat: 1 });
      return (id: string) => slots.find((slot) => slot.id === id)?.place ?? { x: 0, y: 0 };
    };
    const wide = at({ width: 900, height: 600 });
    expect(wide('1t4').x).toBe(wide('1t1').x);
    expect(wide('2t1').y).toBe(wide('1t1').y);
    expect(wide('1t1').x).toBeLessThan(wide('fc1').x);
    expect(wide('fc2').x).toBeLessThan(wide('2t1').x);
    const tall = at({ width: 360 });
    expect(new Set(['1t1', '1t4', '2t1', '2t4'].map((id) => tall(id).y)).size).toBe(1);
    expect(tall('1t4').x).toBeLessThan(tall('2t1').x);
  });

  it('is read as it is looked at: the opponent’s cards, foundations, houses by number, the reader’s cards', () => {
    for (const seat of [1, 2]) {
      const order = layOut(deal(1).scene(seat), { width: 360, seat }).slots.map(({ id }) => id);
      const [own, other] = [seat, 3 - seat];
      expect(order.slice(0, 4)).toEqual(['r', 'w', 'u', 'h'].map((id) => `${other}${id}`));
      expect(order.slice(12, 20)).toEqual(['1t1', '1t2', '1t3', '1t4', '2t1', '2t2', '2t3', '2t4']);
      expect(order.slice(20)).toEqual(['r', 'w', 'u', 'h'].map((id) => `${own}${id}`));
    }
  });

  it('has its words clear of the cards and rings above and below them', () => {
    const size = 12.5;
    for (const play of [deal(1), deal(2), ...wander(deal(3), 3, 200, 40)])
      for (const eye of [1, 'all'] as const)
        for (const width of [360, 390]) {
          const { labels, pieces, slots } = layOut(play.scene(eye), { width, seat: 1 });
          // The ring of a place stands four pixels off it.
          const boxes = [
            ...pieces.filter(({ shown }) => shown),
            ...slots.filter(({ look }) => look !== 'none').map(({ place }) => around(place, 4)),
          ];
          for (const { text, x, y } of labels)
            for (const box of boxes.filter((one) => one.x < x + 200 && one.x + one.w > x)) {
              const clear = box.y + box.h <= y - size * 0.72 || box.y >= y + size * 0.25;
              expect(clear, `${text} at ${width}: ${y}, ${box.y} to ${box.y + box.h}`).toBe(true);
            }
        }
  });

  it('keeps its height and the size of its cards while a game is played', () => {
    const sizes = new Set(
      [1, 2].flatMap((seat) => {
        const memory = new Map<string, number>();
        return wander(deal(2), 3, 200, 10).map((play) => {
          const scene = play.scene(seat);
          boardOf('russian-bank').remember?.(memory, scene);
          return layOut(scene, { width: 360, seat, memory }).height;
        });
      }),
    );
    expect(sizes.size).toBe(1);
  });

  it('lets the player in turn take the top of any house and of their own stacks, and nothing of the opponent’s', () => {
    const up = open('crapette/1/9h;Ts.Kd.Kh.Ks;4d7d;5s/8h;9c.Kc.Kd.Kh;5c;6d/--.--.--.--/d/4').scene(1);
    expect(up.slots.filter(({ id }) => mayTake(up, id)).map(({ id }) => id)).toEqual([
      ...['2t1', '2t2', '2t3', '2t4', '1t1', '1t2', '1t3', '1t4'],
      ...['1r', '1w', '1u'],
    ]);
  });

  it('tags the cards that must go home and lights their places, asleep too; nothing where the player may choose', () => {
    const told = (play: Play, flat = false, width = 360) =>
      (layOut(play.scene(1), { width, offers: offersOf(play), flat }).acts ?? []).filter(({ kind }) => /must|lit/.test(kind));
    const ids = (play: Play, flat = false) => told(play, flat).map(({ kind, id }) => `${kind} ${id}`);
    expect(ids(open(must))).toEqual(['lit fs1', 'must 1:As']);
    // Of two that can go home the reader chooses one.
    expect(ids(open(must.replace('9hAs', '9h')))).toEqual(['lit fc1', 'must 1:Ac']);
    expect(ids(open(must), true)).toEqual(ids(open(must)));
    expect(ids(open(must.replace('9hAs;Ac', '9h;Ts')))).toEqual([]);
    // The tag lies over the lower edge of its card, and its rank stays free.
    for (const width of [340, 390, 860]) {
      const tag = told(open(must), false, width).find(({ kind }) => kind === 'must');
      if (!tag) throw new Error('no tag');
      expect(tag.x).toBeGreaterThanOrEqual(tag.touch.x);
      expect(tag.x + tag.w).toBeLessThanOrEqual(tag.touch.x + tag.touch.w);
      expect(tag.y).toBeGreaterThan(tag.touch.y + tag.touch.h / 2);
      expect(tag.y + tag.h).toBeGreaterThan(tag.touch.y + tag.touch.h);
    }
  });

  it('has a button on the hand, also on an empty one while the waste can be turned over', () => {
    const acts = (position: string) => {
      const play = open(position);
      const draws = play.actions.includes('draw') && play.carry('draw')?.from === '1h' ? ['1h'] : [];
      return (layOut(play.scene(1), { width: 360, offers: offersOf(play), draws }).acts ?? [])
        .filter(({ kind }) => kind === 'draw')
        .map(({ id }) => id);
    };
    expect(acts('crapette/1/9h;Ts.Kd.Kh.Ks;4d;-/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/0')).toEqual(['1h']);
    expect(acts('crapette/1/9h;Ts.Kd.Kh.Ks;-;4d/-;Kc.Kd.Kh.Ks;5c;-/--.--.--.--/-/0')).toEqual(['1h']);
    expect(acts(must)).toEqual([]);
  });

  it('names every place as it is called: houses by number, stacks by owner', () => {
    const { words } = boardOf('russian-bank');
    const scene = open('crapette/1/9h;TsJd.Kd.Kh.-;4d7d;5s/8h;9c.Kc.Kd.Kh;5c;6d/--.--.--.--/d/4').scene(1);
    const name = (id: string, seat = 1) => {
      const slot = scene.slots.find((s) => s.id === id);
      return slot ? words.slotName(slot, [], seat) : '';
    };
    expect(name('1t1')).toBe('House 1, from the bottom 10 of spades, jack of diamonds');
    expect(name('1t4')).toBe('House 4, empty');
    expect(name('2t1')).toBe('House 5, 9 of clubs');
    expect(name('1u')).toBe('Your turned-up card, 4 of diamonds');
    expect(name('1u', 2)).toBe('Opponent’s turned-up card, 4 of diamonds');
    expect(name('2w')).toBe('Opponent’s waste, one card, 6 of diamonds');
    expect(name('1h')).toBe('Your hand, 1 card face down');
    expect(words.describe(scene, 1)).toContain('The 4 of diamonds has been turned up and waits. It is your turn.');
    const called = traditional.dealing.against?.([
      { seat: 1, player: null, name: null },
      { seat: 2, player: 'stepwise', name: 'Elsa' },
    ]);
    expect(words.describe({ ...scene, actor: 2 }, 1)).toContain('It is the opponent’s turn.');
    expect(words.describe(called?.shows?.({ ...scene, actor: 2 }) ?? scene, 1)).toContain('Elsa has the turn.');
    // A whole game is called by its table, whoever plays; a puzzle of it is one of its game.
    expect([traditional.kit.words, called?.words].map((said) => said?.gameName())).toEqual(['Crapette', 'Crapette']);
    expect(kit.words.gameName()).toBe('Russian Bank');
    const friend = traditional.dealing.against?.([1, 2].map((seat) => ({ seat, player: null, name: 'Your friend' })));
    expect(words.describe(friend?.shows?.({ ...scene, actor: 2 }) ?? scene, 1)).toContain(' Your friend has the turn.');
    for (const seat of [1, 2])
      expect([...words.describe(scene, seat).matchAll(/House (\d)/g)].map(([, n]) => Number(n))).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8,
      ]);
  });

  it('stays the board of the game where that of the other rule set is made known after it, and draws that as well', () => {
    addBoard(free);
    expect(boardOf('russian-bank')).toBe(board);
    expect(board.draw).toBe(drawCard);
  });
});
