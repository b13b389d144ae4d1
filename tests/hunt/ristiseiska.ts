import { type Card, cardOf, type SuitIndex } from '../../src/engine/core/cards.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { formatGoal, type GoalSpec, goal as goalOf } from '../../src/engine/games/ristiseiska/goals.ts';
import { type Action, type Params, ristiseiska, type State } from '../../src/engine/games/ristiseiska/index.ts';
import { parseRules, presets } from '../../src/engine/games/ristiseiska/params.ts';
import { type Method, proverWith, shortcutNames } from '../../src/engine/games/ristiseiska/solver/index.ts';
import type { Run, Table } from '../../src/engine/games/ristiseiska/state.ts';
import { Meter } from '../../src/engine/proving/budget.ts';
import { chances, explore, winnable } from '../../src/engine/proving/plain.ts';
import { type Ground, waysOf } from './ground.ts';

const { apply, deal, legal, outcome, position } = ristiseiska;

const most = 400;

/** Each preset as it is, and with one house rule or two changed. */
const overrides = [
  '',
  '~extra=no',
  '~extra=any',
  '~extra=aces-kings',
  '~ace=low',
  '~ace=closes',
  '~ace=first-decides',
  '~end=last-in',
  '~end=first-out',
  '~five-needs-eight=no',
  '~unable=token',
  '~unable=beg',
  '~unable=beg~give=unplayable-first',
  '~unable=beg~score=count',
  '~unable=beg~score=count~end=last-in',
  '~unable=pawn',
  '~unable=pawn~end=last-in',
  '~false-pass=penalised',
  '~false-pass=penalised~end=last-in',
  '~score=count',
];

export const ground: Ground<Params, State, Action, Method> = {
  game: ristiseiska,
  proverWith,
  rules: Object.keys(presets).flatMap((preset) => overrides.map((override) => preset + override)),
  ways: { usual: {}, ...waysOf<Method, (typeof shortcutNames)[number]>(shortcutNames, {}), forgetful: { memory: 150 } },
  forgetful: ['forgetful'],
  most,
  shared: null,

  draw(rules, random) {
    const read = parseRules(rules);
    if (!read.ok) throw new Error(read.error.code);
    const params: Params = { ...read.value, players: 2 + random.int(3) };
    const drawn = random.int(3) === 0 ? ending(params, random) : close(params, random);
    let state = drawn && asWritten(drawn);
    // A few actions further: somebody is asked, may play on, or has had a turn.
    for (let n = random.int(4); state !== null && n > 0; n--) {
      const actions = legal(state);
      state = apply(state, actions[random.int(actions.length)] as Action);
      if (outcome(state) !== null) return null;
    }
    return state;
  },

  goals(start, _at, random) {
    const seats = start.hands.length;
    const cards = start.hands.flat();
    const held = (): Card => cards[random.int(cards.length)] as Card;
    const goals: GoalSpec[] = [
      { kind: 'win' },
      { kind: 'not-last' },
      { kind: 'lies', card: held() },
      { kind: 'passes', seat: 1 + random.int(seats) },
      { kind: 'played', card: held() },
      { kind: 'turn', cards: 1 + random.int(3) },
      { kind: 'points', most: random.int(random.int(2) === 0 ? 5 : 40) },
    ];
    return goals.map(formatGoal);
  },

  besides(start, _space, way) {
    const win = goalOf('win');
    const inquiry = proverWith(way).inquire(start, 'best');
    if (!win.ok || !inquiry.ok) return null;
    const point = win.value.follow?.(start);
    const space = point ? explore(ristiseiska, point, new Meter({ nodes: most })) : null;
    if (space === null) return null;
    const decided = space.goals[0] !== 'open';
    const values = decided ? [] : start.params.unable === 'pawn' ? chances(space) : winnable(space).map(Number);
    const actions = legal(start);
    const after = actions.map((_, i) => (decided ? 0 : (values[space.next[0]?.[i] as number] as number)));
    const highest = Math.max(...after);
    for (const [i, action] of actions.entries()) {
      const proof = inquiry.value.prove([action], {});
      if (proof.result === 'unknown') continue;
      const value = after[i] as number;
      const right = value >= highest - 1e-9 ? 'win' : 'loss';
      if (proof.result !== right || Math.abs((proof.value ?? -1) - value) > 1e-9)
        return `best: ${ristiseiska.action.format(action)} is said to be a ${proof.result} with ${proof.value}, and is a ${right} with ${value}`;
    }
    return null;
  },

  smaller(state) {
    const fewer: State[] = [];
    for (const [seat, hand] of state.hands.entries())
      for (const card of hand)
        fewer.push({ ...state, hands: state.hands.map((other, i) => (i === seat ? hand.filter((one) => one !== card) : other)) });
    if (state.idle > 0) fewer.push({ ...state, idle: 0 });
    if (state.fresh.length > 0) fewer.push({ ...state, fresh: [] });
    if (state.token !== null) fewer.push({ ...state, token: null });
    return fewer;
  },
};

/** The state as the notation has it, if play can lead there and goes on. */
function asWritten(state: State): State | null {
  const read = position.parse(position.format(state));
  return read.ok && outcome(read.value) === null ? read.value : null;
}

const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

/** What surrounds the cards: the turn, the token, who has had none, how long nobody has played. */
function around(params: Params, table: Table, hands: readonly (readonly Card[])[], random: Rng): State {
  const seats = Array.from({ length: params.players }, (_, i) => i + 1);
  const empty = seats.filter((seat) => hands[seat - 1]?.length === 0);
  const holding = seats.filter((seat) => !empty.includes(seat));
  const begins = hands.findIndex((hand) => hand.includes(6)) + 1;
  const isBare = table.every((run) => run === null);
  const aces = table.some((run) => run?.low === 1) ? 'low' : table.some((run) => run?.high === 14) ? 'high' : null;
  return {
    params,
    table,
    hands: hands.map(inOrder),
    turn: isBare ? begins : (holding[random.int(holding.length)] ?? 1),
    phase: { kind: 'play' },
    token: params.unable === 'token' && !isBare && random.int(2) === 0 ? 1 + random.int(params.players) : null,
    fresh: random.int(4) === 0 ? seats.filter(() => random.int(2) === 0) : [],
    aces: params.ace === 'first-decides' ? aces : null,
    idle:
      params.unable === 'beg' && !isBare && random.int(2) === 0
        ? 4 * params.players - 1 - random.int(random.int(4 * params.players) + 1)
        : 0,
    out: params.end === 'last-in' ? shuffled(empty, random) : [],
  };
}

/** Runs anyhow, and of one suit to three the cards that come next, some of them left out, in hands that are full and all but empty. */
function close(params: Params, random: Rng): State {
  const suits = [0, 1, 2, 3] as SuitIndex[];
  const table = suits.map((suit): Run | null => {
    if (suit > 0 && random.int(4) === 0) return null;
    if (random.int(3) === 0) return { low: 7, high: 7 };
    const low = 6 - random.int(6);
    const high = low < 6 ? 8 + random.int(6) : 7 + random.int(7);
    return { low, high };
  });
  const chosen = shuffled(suits, random).slice(0, 1 + random.int(3));
  const next = chosen.flatMap((suit): Card[] => {
    const run = table[suit] ?? { low: 8, high: 7 };
    const down = Array.from({ length: Math.min(run.low - 1, 1 + random.int(4)) }, (_, i) => cardOf(suit, run.low - 1 - i));
    const up = Array.from({ length: Math.min(13 - run.high, 1 + random.int(4)) }, (_, i) => cardOf(suit, run.high + 1 + i));
    const ace = run.low > 1 && run.high < 14 && random.int(2) === 0 ? [cardOf(suit, 1)] : [];
    return [...new Set([...down, ...up, ...ace])];
  });
  const cards = shuffled(next, random).slice(0, 3 + random.int(6));
  const hands: Card[][] = Array.from({ length: params.players }, () => []);
  const weights = hands.flatMap((_, i) => Array<number>([0, 1, 1, 2][random.int(4)] as number).fill(i));
  for (const [i, card] of cards.entries()) {
    // With `last-in` a hand may be empty; else everybody has a card.
    const seat = params.end === 'first-out' && i < params.players ? i : weights[random.int(weights.length)];
    hands[seat ?? random.int(params.players)]?.push(card);
  }
  return around(params, table, hands, random);
}

/** Cards laid in any order that the rules allow until a few are left, and those dealt out, or a deal played at random. */
function ending(params: Params, random: Rng): State {
  const cards = params.players + 1 + random.int(6);
  // One player holds everything (the other a card that is never asked for) and plays on; the rest of the pack is then dealt.
  const alone = { ...params, extra: 'no', 'false-pass': 'forbidden' } as const;
  const pack = Array.from({ length: 52 }, (_, i) => i);
  let state: State = { ...deal(params, rng(random.int(2 ** 32))), params: alone, hands: [pack, [0]], turn: 1 };
  while ((state.hands[0] as readonly Card[]).length > cards) {
    const ways = legal(state).filter(({ kind }) => kind === 'play');
    state = { ...apply(state, ways[random.int(ways.length)] as Action), turn: 1 };
  }
  const hands: Card[][] = Array.from({ length: params.players }, () => []);
  for (const [i, card] of shuffled(state.hands[0] as readonly Card[], random).entries())
    (hands[i < params.players ? i : random.int(params.players)] as Card[]).push(card);
  return around(params, state.table, hands, random);
}
