import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { russianBank, type State } from '../../src/engine/games/russian-bank/index.ts';

const { format } = russianBank.position;
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

function parsed(position: string): State {
  const state = russianBank.position.parse(position);
  if (!state.ok) throw new Error(`${position}: ${state.error.code}`);
  return state.value;
}

/** Checks every step of random games: 300 actions each, cards of the stock played more often than not. */
function steps(check: (before: State, action: string, after: State) => void, numRuns = 25): void {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = rng(seed);
      let state = russianBank.deal({ preset: 'free', reserve: seed % 2 === 0 ? 12 : 13 }, random);
      for (let i = 0; i < 300; i++) {
        const legal = russianBank.legal(state);
        const forward = legal.filter((a) => a.kind === 'play' && (a.to === 'f' || a.from === 'r' || a.from === 'w'));
        const from = forward.length > 0 && random.int(4) > 0 ? forward : legal;
        const action = from[random.int(Math.max(1, from.length))];
        if (action === undefined) return;
        const after = russianBank.apply(state, action);
        check(state, russianBank.action.format(action), after);
        state = after;
      }
    }),
    { numRuns },
  );
}

const must = (condition: boolean, position: State, action: string) => {
  if (!condition) throw new Error(`${format(position)} ${action}`);
};

/** The actions of a position with where they lead, as one text. */
const prospects = (state: State, name: (position: string) => string = (text) => text): string =>
  russianBank
    .legal(state)
    .map((action) => `${russianBank.action.format(action)} ${name(format(russianBank.apply(state, action)))}`)
    .join('\n');

test('each action counts one; foundations only grow, reserves only shrink, and a hand runs dry only under a drawn card', () => {
  steps((before, action, after) => {
    must(after.count === before.count + 1, before, action);
    must(
      after.foundations.every((f, i) => f.length >= (before.foundations[i]?.length ?? 0)),
      before,
      action,
    );
    for (const [i, side] of after.sides.entries()) {
      must(side.reserve.length <= (before.sides[i]?.reserve.length ?? 0), before, action);
      const waits = after.drawn && after.turn === i + 1;
      must(side.hand.length > 0 || side.waste.length === 0 || waits, before, action);
    }
    if (after.turn !== before.turn) must(!after.drawn, before, action);
  });
});

test('only the one in turn gets rid of cards, and never of more than one at a time', () => {
  steps((before, action, after) => {
    const stock = (state: State, i: number) => {
      const side = state.sides[i] as State['sides'][0];
      return side.reserve.length + side.hand.length + side.waste.length;
    };
    const played = action.startsWith('r-') || action.startsWith('w-') ? 1 : 0;
    must(stock(after, before.turn - 1) === stock(before, before.turn - 1) - played, before, action);
    must(stock(after, 2 - before.turn) === stock(before, 2 - before.turn), before, action);
  });
});

test('who is player 1 makes no difference: with the sides exchanged, the same actions lead to the same, exchanged', () => {
  const exchanged = (position: string): string => {
    const [rules, turn, one, two, ...rest] = position.split('/');
    return [rules, turn === '1' ? '2' : '1', two, one, ...rest].join('/');
  };
  let ticks = 0;
  steps((state) => {
    if (ticks++ % 5 === 0) expect(prospects(parsed(exchanged(format(state))), exchanged)).toBe(prospects(state));
  }, 10);
});

test('nor does it matter which suit is which, as long as colours stay together', () => {
  const swap: Record<string, string> = { c: 's', s: 'c', d: 'h', h: 'd' };
  const recoloured = (position: string): string => {
    const [rules, turn, one, two, foundations, ...rest] = position.split('/') as string[];
    const side = (text: string | undefined) => text?.replace(/([A2-9TJQK])([cdhs])/g, (_, rank, suit) => rank + swap[suit]);
    const [c, d, h, s] = (foundations as string).split('.');
    return [rules, turn, side(one), side(two), [s, h, d, c].join('.'), ...rest].join('/');
  };
  let ticks = 0;
  steps((state) => {
    if (ticks++ % 5 === 0) expect(prospects(parsed(recoloured(format(state))), recoloured)).toBe(prospects(state));
  }, 10);
});

test('what is legal does not depend on the order of hidden cards', () => {
  const random = rng(1);
  steps((_, __, state) => {
    const mixed = (side: State['sides'][0]): State['sides'][0] => ({
      ...side,
      hand: shuffled(side.hand, random),
      reserve: [...shuffled(side.reserve.slice(0, -1), random), ...side.reserve.slice(-1)],
    });
    const other: State = { ...state, sides: [mixed(state.sides[0]), mixed(state.sides[1])] };
    expect(russianBank.legal(other)).toEqual(russianBank.legal(state));
    for (const seat of [1, 2]) expect(russianBank.observe(other, seat)).toEqual(russianBank.observe(state, seat));
  }, 5);
});

test('a position read back from its text leads to the same texts, whichever backs it gives to cards on piles', () => {
  let ticks = 0;
  steps((state) => {
    if (ticks++ % 5 === 0) expect(prospects(parsed(format(state)))).toBe(prospects(state));
  }, 10);
});
