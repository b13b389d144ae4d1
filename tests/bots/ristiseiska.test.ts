import { describe, expect, test } from 'vitest';
import { type Choose, decide, playGame } from '../../src/engine/core/player.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { type Action, ristiseiska as game, type State } from '../../src/engine/games/ristiseiska/index.ts';
import { presets } from '../../src/engine/games/ristiseiska/params.ts';
import { Deals } from '../../src/engine/games/ristiseiska/players/deals.ts';
import { Outlook } from '../../src/engine/games/ristiseiska/players/outlook.ts';
import { plannerWith } from '../../src/engine/games/ristiseiska/players/planner.ts';
import { random } from '../../src/engine/games/ristiseiska/players/random.ts';
import { thumb } from '../../src/engine/games/ristiseiska/players/thumb.ts';
import { whereabouts } from '../../src/engine/games/ristiseiska/players/whereabouts.ts';
import { Kernel } from '../../src/engine/games/ristiseiska/solver/kernel.ts';
import { Knowledge } from '../../src/engine/games/ristiseiska/solver/knowledge.ts';
import { YES } from '../../src/engine/games/ristiseiska/solver/search.ts';
import { shortcutsFor } from '../../src/engine/games/ristiseiska/solver/shortcuts.ts';
import { WIN } from '../../src/engine/games/ristiseiska/solver/target.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import { sample } from '../sample.ts';

/** The strong one in a hurry, so that the tests are not long. */
const planner = plannerWith({ rounds: 60, thoughtful: 50, curiosity: 0.5, proves: true });
const players: Readonly<Record<string, Choose<State, Action>>> = { random, thumb, planner };

const sets = Object.values(presets).flatMap((preset) =>
  [2, 3, 5].flatMap((seats) => [
    { ...preset, players: seats },
    { ...preset, players: seats, 'false-pass': 'penalised' as const, give: 'unplayable-first' as const },
  ]),
);

/** A round in which all play at random (now and then falsely), cut short somewhere. */
function walk(seed: number): State[] {
  const draw = rng(seed);
  const states = [game.deal(sets[seed % sets.length] as (typeof sets)[number], rng(seed))];
  for (let n = draw.int(90); n > 0; n--) {
    const state = states.at(-1) as State;
    const actions = game.legal(state);
    if (actions.length === 0) break;
    states.push(game.apply(state, actions[draw.int(actions.length)] as Action));
  }
  return game.actor(states.at(-1) as State) === null ? states.slice(0, -1) : states;
}

function position(text: string): State {
  const state = game.position.parse(text);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

/** The same position with the cards that a seat does not see dealt anew. */
function reshuffled(state: State, eye: number, seed: number): State {
  const hidden = shuffled(
    state.hands.flatMap((hand, i) => (i + 1 === eye ? [] : hand)),
    rng(seed),
  );
  const hands = state.hands.map((hand, i) =>
    i + 1 === eye ? hand : hidden.splice(0, hand.length).toSorted((one, other) => one - other),
  );
  return { ...state, hands };
}

describe.each(Object.entries(players))('%s', (name, choose) => {
  test('plays legal actions in 200 positions, the same each time, whatever lies hidden', () => {
    for (let seed = 0; seed < 200; seed++) {
      const states = walk(seed);
      const state = states.at(-1) as State;
      const past = states.slice(0, -1);
      const action = decide(game, choose, state, seed, past);
      if (action === null) throw new Error(`${name} gave up in ${game.position.format(state)}`);
      expect(game.why(state, action)).toBeNull();
      expect(decide(game, choose, state, seed, past)).toEqual(action);
      const who = game.actor(state);
      if (typeof who !== 'number') continue;
      const other = reshuffled(state, who, seed);
      const before = past.map((seen) => game.observe(seen, who));
      expect(decide(game, choose, other, seed, before)).toEqual(action);
    }
  });
});

describe('what a seat knows of the cards that it does not see', () => {
  test('never rules out what is so, in any round by any rule set', () => {
    let ruledOut = 0;
    for (let seed = 0; seed < 400; seed++) {
      const states = walk(seed);
      const state = states.at(-1) as State;
      for (let eye = 1; eye <= state.hands.length; eye++) {
        const past = states.slice(0, -1).map((before) => game.observe(before, eye));
        const may = whereabouts(eye, game.observe(state, eye), past);
        state.hands.forEach((hand, i) => {
          for (const card of hand) {
            const bits = may[card] as number;
            if (i + 1 === eye) expect(bits).toBe(0);
            else if ((bits & (2 << i)) === 0) expect(`${game.position.format(state)} ${card} ${eye}`).toBe('');
            else if (bits !== whereabouts(eye, game.observe(state, eye), [])[card]) ruledOut += 1;
          }
        });
      }
    }
    expect(ruledOut).toBeGreaterThan(1000);
  });

  test.each([
    // Player 2 passes where the 8♦ and the 5♣ would fit.
    ['a pass', 'pantti/68.67.--.--/7s.Tc.KsQs8d5c/2/play/-/-/-/0/-', ['pass'], { '8d': 3, '5c': 3 }],
    // Player 2 begs; player 1 gives the 4♦, and knows where it is.
    ['a gift', 'begging/68.67.--.--/4dKs.9h.8d5cQs/2/play/-/-/-/0/-', ['beg', 'give-4d'], { '4d': 2 }],
    // Player 2 plays a king and could play on with any card that fits.
    ['a turn that ends after a king', 'pantti/6Q.68.--.--/7s.Kc2d.9d5dQh/2/play/-/-/-/0/-', ['Kc'], { '9d': 3, '5d': 3 }],
  ])('%s rules cards out', (_, start, line, holders) => {
    const states = [position(start)];
    for (const text of line) {
      const action = game.action.parse(text);
      if (!action.ok) throw new Error(text);
      states.push(game.apply(states.at(-1) as State, action.value));
    }
    const seen = states.map((state) => game.observe(state, 1));
    const may = whereabouts(1, seen.at(-1) as State, seen.slice(0, -1));
    for (const [text, seat] of Object.entries(holders)) {
      const card = game.action.parse(text);
      // Bit 0: diagrams may leave cards out.
      if (card.ok && card.value.kind === 'play') expect((may[card.value.card] as number) & ~1, text).toBe(1 << seat);
    }
  });

  test('deals that are drawn fit it, and come to differ', () => {
    for (let seed = 0; seed < 60; seed++) {
      const states = walk(seed);
      const state = states.at(-1) as State;
      const past = states.slice(0, -1).map((before) => game.observe(before, 1));
      const may = whereabouts(1, game.observe(state, 1), past);
      const deals = new Deals(may, [0, ...state.hands.map((hand, i) => (i === 0 ? 0 : hand.length))], rng(seed));
      const met = new Set<string>();
      for (let n = 0; n < 20; n++) {
        deals.next();
        met.add(deals.holder.join());
        for (const card of deals.cards) expect((may[card] as number) & (1 << (deals.holder[card] as number))).not.toBe(0);
        state.hands.forEach((hand, i) => {
          if (i > 0) expect(deals.cards.filter((card) => deals.holder[card] === i + 1)).toHaveLength(hand.length);
        });
      }
      if (deals.isKnown) expect(met.size).toBe(1);
      else if (deals.cards.length > 20) expect(met.size).toBeGreaterThan(10);
    }
  });
});

describe('between two who see everything', () => {
  const { pantti, forfeit } = presets;
  const open = [
    pantti,
    forfeit,
    { ...pantti, extra: 'no' as const },
    { ...pantti, ace: 'closes' as const },
    { ...pantti, 'five-needs-eight': 'no' as const },
  ];

  /** A position of such a round in which somebody has a choice, with at most so many cards in hands. */
  function someway(seed: number, cards: number): State {
    const draw = rng(seed);
    let state = game.deal({ ...(open[seed % open.length] as (typeof open)[number]), players: 2 }, draw);
    for (;;) {
      const actions = game.legal(state);
      if (actions.length === 0) return someway(seed + 1000, cards);
      if (actions.length > 1 && state.hands.flat().length <= cards) return state;
      state = game.apply(state, actions[draw.int(actions.length)] as Action);
    }
  }

  /** By the rules themselves: the chance that a seat is first out if it does its best and the other is careless in half of its turns. */
  function chance(state: State, seat: number, known = new Map<string, number>()): number {
    const who = game.actor(state);
    if (who === null) return game.outcome(state)?.winner === seat ? 1 : 0;
    const text = game.position.format(state);
    const found = known.get(text);
    if (found !== undefined) return found;
    const values = game.legal(state).map((action) => chance(game.apply(state, action), seat, known));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const value = who === seat ? Math.max(...values) : (mean + Math.min(...values)) / 2;
    known.set(text, value);
    return value;
  }

  const kernelOf = (state: State, hero: number): Kernel =>
    new Kernel(state, { kind: WIN, hero, card: -1, number: 0, isBrief: false });

  /** Whether it is proved within so many positions that a seat wins. */
  const isWon = (state: State, seat: number, nodes = 10_000_000): boolean =>
    new Knowledge(kernelOf(state, seat), shortcutsFor(state.params)).decider(new Meter({ nodes })).wins() === YES;

  test('the outlook is what the rules say, and certain only where it is proved', () => {
    let certain = 0;
    for (let seed = 0; seed < 60; seed++) {
      const state = someway(seed, 14);
      for (const seat of [1, 2]) {
        const value = Outlook.of(kernelOf(state, seat))?.value();
        const by = chance(state, seat);
        expect(value, game.position.format(state)).toBeCloseTo(by, 5);
        expect(value === 1).toBe(by === 1);
        if (value === 1) certain += 1;
      }
    }
    expect(certain).toBeGreaterThan(20);
    expect(certain).toBeLessThan(100);
  });

  test('the strong one takes what leaves the other the most to get right', () => {
    for (let seed = 0; seed < 60; seed++) {
      const state = someway(seed, 14);
      const seat = game.actor(state) as number;
      const action = decide(game, planner, state, seed) as Action;
      expect(chance(game.apply(state, action), seat), game.position.format(state)).toBeCloseTo(chance(state, seat), 5);
    }
  });

  test('it lets no win go that is proved in time, however many cards are in hands', () => {
    let won = 0;
    for (let seed = 0; seed < 60; seed++) {
      const state = someway(seed, 36);
      const seat = game.actor(state) as number;
      if (!isWon(state, seat, 10_000)) continue;
      won += 1;
      const after = game.apply(state, decide(game, planner, state, seed) as Action);
      expect(isWon(after, seat), game.position.format(state)).toBe(true);
    }
    expect(won).toBeGreaterThan(20);
  });
});

describe('how strong they are', () => {
  /** Rounds that the first wins (with `last-in`: does not lose) when it sits in each seat in turn, all the others being the other. */
  function wins(preset: keyof typeof presets, seats: number, one: string, other: string, rounds: number): number {
    let won = 0;
    for (let n = 0; n < rounds; n++) {
      const seat = n % seats;
      const start = game.deal({ ...presets[preset], players: seats }, rng(7 + Math.floor(n / seats)));
      const table = Array.from({ length: seats }, (_, i) => players[i === seat ? one : other] as Choose<State, Action>);
      const randoms = Array.from({ length: seats + 1 }, (_, i) => rng(100 * n + i));
      const { outcome } = playGame(game, start, table, randoms);
      if (preset === 'begging' ? outcome?.loser !== seat + 1 : outcome?.winner === seat + 1) won += 1;
    }
    return won;
  }

  test('by rule of thumb one wins more than one that plays anything', () => {
    expect(wins('pantti', 2, 'thumb', 'random', 100)).toBeGreaterThanOrEqual(90);
    expect(wins('pantti', 3, 'thumb', 'random', 120)).toBeGreaterThanOrEqual(78);
    expect(wins('pantti', 4, 'thumb', 'random', 120)).toBeGreaterThanOrEqual(48);
  });

  test('the strong one wins more than the one by rule of thumb does', () => {
    const games = sample(20, 40);
    expect(wins('duel', 2, 'planner', 'random', games)).toBeGreaterThanOrEqual(0.8 * games);
    expect(wins('pantti', 2, 'planner', 'thumb', games)).toBeGreaterThanOrEqual(0.6 * games);
    expect(wins('begging', 3, 'planner', 'thumb', 1.5 * games)).toBeGreaterThanOrEqual(sample(20, 41));
  });
});
