import { describe, expect, it } from 'vitest';
import { kit as ristiseiskaKit } from '../../src/components/games/ristiseiska/kit.ts';
import { kit as crapetteKit } from '../../src/components/games/russian-bank/crapette/kit.ts';
import { kit as bankKit } from '../../src/components/games/russian-bank/kit.ts';
import { kit as sixteenKit } from '../../src/components/games/sixteen/kit.ts';
import { formatDeal, parseDeal } from '../../src/components/play/deals.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { seenBy } from '../../src/engine/core/game.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { loadGame, loadPlayer } from '../../src/engine/games/registry.ts';
import type { State as Sevens } from '../../src/engine/games/ristiseiska/index.ts';
import type { State as Bank } from '../../src/engine/games/russian-bank/index.ts';
import type { State as Sixteen } from '../../src/engine/games/sixteen/index.ts';

const kits = {
  sixteen: sixteenKit,
  bank: bankKit,
  crapette: crapetteKit,
  ristiseiska: ristiseiskaKit,
} as unknown as Readonly<Record<string, GameKit>>;

const said = async (kit: GameKit | undefined, position: string) => {
  const now = kit?.game.open(position);
  if (!now?.ok) throw new Error(`${position}: ${now?.error.code}`);
  return (await kit?.remarks?.())?.remarkWords(now.value) ?? null;
};

describe('what a guided game says', () => {
  it('of a brick: the top it goes on best', async () => {
    const of = (fields: string) => said(kits.sixteen, `sixteen:${fields}`);
    expect(await of('8/8.5.-/00/4/67')).toBe('The 4 goes on the 5 of pile 2 without a gap.');
    expect(await of('8/8.6.-/00/4/57')).toBe('Of the tops higher than the 4, the 6 on pile 2 is the closest.');
    expect(await of('8/3.5.-/00/8/67')).toBe('No top is higher than the 8. An empty pile is the place for it.');
    expect(await of('8/3.5.2/00/8/67')).toBe(
      'No top is higher than the 8, so it will cover lower bricks. Choose the pile whose bricks you need last.',
    );
    expect(await of('8/3.5.2/00/1/67')).toBe('Next to go home is a 1: put it on any pile, then send it home.');
    expect(await of('8/8.-.-/77/8/-')).toBe('Next to go home is an 8: put it on any pile, then send it home.');
    expect(await of('8/31.5.2/00/-/67')).toBe('The 1 on pile 1 can go home.');
    expect(await of('8/54.6.8/00/-/77')).toBe('Pile 1 fits on the 6 of pile 2. That leaves an empty pile.');
    expect(await of('8/36.7.45/00/-/27')).toBe('The run on pile 1 covers a 3. It fits on the 7 of pile 2.');
    expect(await of('8/-.-.-/00/5/67')).toBe('All the piles are empty: the 5 may go on any of them.');
    expect(await of('8/-.-.-/00/-/567')).toBe('The piles are empty: draw the first brick.');
  });

  it('of Russian Bank: the reserve before all, and what makes room for it', async () => {
    const of = (fields: string) => said(kits.bank, `russian-bank:free/${fields}`);
    expect(await of('1/3c9h;Ts.Qc.Js.5d;4c;-/4d;Kd.7h.6s.Td;8s;-/--.--.--.--/-/25')).toMatch(/^Your reserve’s 9♥ has a place/);
    expect(await of('1/9h;Kc6h.Qc.Js8h.5d;4c;-/4d;Kd.7h.6s.Td;8s;-/--.--.--.--/-/25')).toBe(
      'If the 8♥ moves, your reserve’s 9♥ has a place.',
    );
  });

  it('of Russian Bank: what a draw leaves to the opponent', async () => {
    const of = (fields: string) => said(kits.bank, `russian-bank:free/${fields}`);
    expect(await of('1/2c;Kc.Kd.Kh.Ks;4c;-/4d;Kd.Kc.Ks.Kh;8s;-/--.--.--.--/-/25')).toBe('Nothing on the table can move: draw.');
    const choice = (theirs: string) => `1/2c;Kc.4dTd.Kh.Js;4c;-/${theirs};Kd.Kc.Ks.8d;8s;-/--.--.--.--/-/25`;
    expect(await of(choice('4h'))).toBe('Look over all the tops once more, then draw.');
    expect(await of(choice('Qh'))).toMatch(/^If the card you draw has no place, .* the opponent’s Q♥ can leave their reserve/);
  });

  it('of Crapette: what must be played first', async () => {
    const of = (fields: string) => said(kits.crapette, `russian-bank:crapette/${fields}`);
    expect(await of('1/5cAd;Ks.Qs.Js.Ts;4c;-/4d;Kd.7h.6s.Td;8s;-/--.--.--.--/-/25')).toMatch(
      /^The top of your reserve, the A♦, can go to a foundation, so it must/,
    );
    expect(await of('1/5c;Ad.Qs.Js.Ts;4c;-/4d;Kd.7h.6s.Td;8s;-/--.--.--.--/-/25')).toBe(
      'The A♦ can go to a foundation, so nothing else may be played first.',
    );
    // Their 9♥ would have a place on the 10♠, their K♥ has none.
    const turn = (theirs: string) => `1/5c;Kc.Qs.Ts.8c;4c;-/${theirs};Ks.Jc.9c.7c;8s;-/--.--.--.--/-/25`;
    expect(await of(turn('9h'))).toBe(
      'When your turn ends, the opponent’s 9♥ can leave their reserve. If no move stops it, turn up a card.',
    );
    expect(await of(turn('Kh'))).toBe('If the reserve gains nothing more and nobody can be loaded, turn up a card.');
  });

  it('of Ristiseiska: what lets nobody in, or only the reader', async () => {
    const of = (fields: string) => said(kits.ristiseiska, `ristiseiska:${fields}`);
    expect(await of('pantti/77.77.77.--/6d6h8h.8d9d/1/play/-/-/-/0/-')).toMatch(/lets others in|lets in only/);
    expect(await of('pantti/6Q.77.--.--/Kc6d.8d9d/1/play/-/-/-/0/-')).toBe('The K♣ lets nobody in.');
    expect(await of('pantti/77.77.--.--/6dTs.8d9d/1/play/-/-/-/0/-')).toBe('Only the 6♦ fits, so it must be played.');
  });
});

const shuffled = <T>(all: readonly T[], random: Rng): T[] => {
  const left = [...all];
  return all.map(() => left.splice(random.int(left.length), 1)[0] as T);
};

/** The same table to whoever is to act, with what they do not see in another order. */
const hidden: Readonly<Record<string, (state: never, seat: number, random: Rng) => unknown>> = {
  sixteen: (state: Sixteen, _, random) => ({ ...state, urn: shuffled(state.urn, random) }),
  'russian-bank': (state: Bank, seat, random) => ({
    ...state,
    sides: state.sides.map((side, i) => {
      // A card turned up in Crapette is seen; in the other game it lies on the waste.
      const seen = i === seat - 1 && state.drawn ? 1 : 0;
      return {
        ...side,
        reserve: [...shuffled(side.reserve.slice(0, -1), random), ...side.reserve.slice(-1)],
        hand: [...side.hand.slice(0, seen), ...shuffled(side.hand.slice(seen), random)],
      };
    }),
  }),
  ristiseiska: (state: Sevens, seat, random) => {
    const others = shuffled(
      state.hands.flatMap((hand, i) => (i === seat - 1 ? [] : hand)),
      random,
    );
    return {
      ...state,
      hands: state.hands.map((hand, i) => (i === seat - 1 ? hand : others.splice(0, hand.length).sort((a, b) => a - b))),
    };
  },
};

describe.each([
  ['sixteen', 'sixteen', 'sixteen', 'thumb'],
  ['russian-bank', 'bank', 'free', 'greedy'],
  ['russian-bank', 'crapette', 'crapette', 'greedy'],
  ['ristiseiska', 'ristiseiska', 'pantti', 'thumb'],
] as const)('the remarks of %s (%s)', (id, name, preset, player) => {
  it('come all through a game, and say nothing of what their reader does not see', async () => {
    const game = await loadGame(id);
    const kit = kits[name] as GameKit;
    const thumb = await loadPlayer(id, player);
    if (thumb === null) throw new Error('there is no such player');
    const told = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const random = rng(seed);
      let state =
        id === 'ristiseiska'
          ? game.deal({ ...game.presets[preset], players: 3 }, random)
          : game.deal(game.presets[preset], random);
      for (let n = 0; n < 150 && game.outcome(state) === null; n++) {
        const actor = game.actor(state);
        if (typeof actor === 'number' && !JSON.stringify(state.phase ?? '').includes('give')) {
          const text = `${id}:${game.position.format(state)}`;
          const remark = await said(kit, text);
          const other = hidden[id]?.(state as never, actor, random);
          expect(await said(kit, `${id}:${game.position.format(other)}`), text).toBe(remark);
          if (remark !== null) told.add(remark.replace(/[0-9AJQK]+[♣♦♥♠]|\d+/g, '*'));
        }
        const action =
          typeof actor === 'number'
            ? thumb.choose(seenBy(game, state, actor), random)
            : game.legal(state)[random.int(game.legal(state).length)];
        if (action === null) break;
        state = game.apply(state, action);
      }
    }
    expect(told.size).toBeGreaterThan(3);
  });
});

it('a guided deal has a link of its own, read as it was written', () => {
  const choice = {
    number: 5,
    options: { copies: '4', piles: '4', ranks: '12' },
    open: false,
    player: null,
    guided: true as const,
  };
  expect(formatDeal(choice)).toBe('n=5&copies=4&piles=4&ranks=12&guided=1');
  expect(parseDeal(`#${formatDeal(choice)}`, kits.sixteen as GameKit)).toMatchObject({ ok: true, value: { choice } });
});
