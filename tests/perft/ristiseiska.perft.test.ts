import { describe, expect, test } from 'vitest';
import { perft } from '../../src/engine/core/perft.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { type Params, ristiseiska, type State } from '../../src/engine/games/ristiseiska/index.ts';
import { sample } from '../sample.ts';
import { count, ending, read, successors } from './ristiseiska.brute.ts';
import { table } from './ristiseiska.table.ts';

const prefix = 'ristiseiska:';
const written = (state: State): string => prefix + ristiseiska.position.format(state);

function parsed(position: string): State {
  const state = ristiseiska.position.parse(position.slice(prefix.length));
  if (!state.ok) throw new Error(`${position}: ${state.error.code}`);
  return state.value;
}

/** What the engine says may be done, with the positions it leads to; in the shape of the brute-force answer. */
const engineSuccessors = (state: State): Record<string, string> =>
  Object.fromEntries(ristiseiska.legal(state).map((a) => [ristiseiska.action.format(a), written(ristiseiska.apply(state, a))]));

/** Fails when engine and brute force differ on the legal actions, on where they lead, or on the end of the round. */
function compare(position: string, state: State): void {
  const brute = read(position);
  const expected = Object.fromEntries(successors(brute));
  const actual = engineSuccessors(state);
  const same = (a: Record<string, string>, b: Record<string, string>) => Object.keys(a).every((key) => a[key] === b[key]);
  if (!same(expected, actual) || !same(actual, expected)) expect(actual, position).toEqual(expected);
  const [end, bruteEnd] = [ristiseiska.outcome(state), ending(brute)];
  if (JSON.stringify(end) !== JSON.stringify(bruteEnd)) expect(end, position).toEqual(bruteEnd);
}

const overrides: Readonly<Record<string, readonly string[]>> = {
  ace: ['low', 'closes', 'first-decides'],
  extra: ['no', 'any', 'aces-kings'],
  unable: ['pawn', 'beg', 'token'],
  give: ['free', 'unplayable-first'],
  end: ['first-out', 'last-in'],
  score: ['none', 'count', 'rank', 'rank-ace-14', 'distance'],
  'five-needs-eight': ['yes', 'no'],
  'false-pass': ['forbidden', 'penalised'],
  'token-points': ['0', '25', '100'],
};

/** A preset with each house rule changed now and then, for 2–6 players. */
function houseRules(random: Rng): Params {
  const presets = Object.keys(ristiseiska.presets);
  const changed = Object.entries(overrides)
    .filter(() => random.int(3) === 0)
    .map(([key, values]) => `~${key}=${values[random.int(values.length)]}`);
  const rules = ristiseiska.params({
    rules: presets[random.int(presets.length)] + changed.join(''),
    players: `${2 + random.int(5)}`,
  });
  if (!rules.ok) throw new Error(rules.error.code);
  return rules.value;
}

/** A deal with only a part of the cards, so that rounds are short and hands unequal; 7♣ is always there. */
function smallDeal(random: Rng): State {
  const params = houseRules(random);
  const sevenOfClubs = 6;
  const most = random.int(3) === 0 ? 52 : params.players + random.int(30);
  const cards = shuffled(
    Array.from({ length: 52 }, (_, i) => i).filter((card) => card !== sevenOfClubs),
    random,
  );
  const hands = Array.from({ length: params.players }, () => [cards.pop() as number]);
  (hands[random.int(params.players)] as number[]).push(sevenOfClubs);
  for (let dealt = params.players + 1; dealt < most && cards.length > 0; dealt++)
    (hands[random.int(params.players)] as number[]).push(cards.pop() as number);
  for (const hand of hands) hand.sort((a, b) => a - b);
  const start = ristiseiska.deal(params, random);
  return { ...start, hands, turn: hands.findIndex((hand) => hand.includes(sevenOfClubs)) + 1 };
}

const pick = <T>(items: readonly T[], random: Rng): T => items[random.int(items.length)] as T;

/** Nearly any position: runs, hands and the other fields at random. The engine may refuse it. */
function strewn(random: Rng): string {
  const params = houseRules(random);
  const rules = ristiseiska.position.format(ristiseiska.deal(params, random)).split('/')[0] as string;
  const ranks = 'A23456789TJQK';
  const lying = new Set<string>();
  const side = pick(['low', 'high', 'undecided'], random);
  const runs = [...'cdhs'].map((suit) => {
    if (suit !== 'c' && random.int(6) === 0) return '--';
    const high = random.int(4) === 0 ? 6 : random.int(2) === 0 ? 12 : 7 + random.int(6);
    const low = high > 6 ? (random.int(2) === 0 ? random.int(3) : random.int(6)) : 5 + random.int(2);
    const from = side !== 'low' || params.ace === 'closes' ? Math.max(low, 1) : low;
    for (let at = from; at <= high; at++) lying.add((ranks[at] as string) + suit);
    const aceUp = params.ace === 'first-decides' && side === 'high' && high === 12 && random.int(2) === 0;
    if (aceUp) lying.add(`A${suit}`);
    return `${ranks[from]}${aceUp ? 'A' : ranks[high]}`;
  });
  const low = runs.some((run) => run.startsWith('A'));
  const high = runs.some((run) => run.endsWith('A'));
  const rest = shuffled(
    [...ranks].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit)).filter((card) => !lying.has(card)),
    random,
  );
  const seats = Array.from({ length: params.players }, (_, i) => i + 1);
  const out = params.end === 'last-in' && random.int(2) === 0 ? shuffled(seats, random).slice(0, random.int(params.players)) : [];
  const hands = seats.map((seat) => (out.includes(seat) ? '-' : rest.splice(0, 1 + random.int(4)).join('') || '-'));
  const inPlay = seats.filter((seat) => !out.includes(seat));
  const turn = inPlay.length === 1 ? (out.at(-1) as number) : pick(inPlay, random);
  const fresh = random.int(2) === 0 ? [] : seats.filter(() => random.int(3) === 0);
  const kind = pick(['play', 'play', 'extra', 'take', 'give', 'fine'], random);
  return `${prefix}${[
    rules,
    runs.join('.'),
    hands.join('.'),
    turn,
    kind === 'play' || kind === 'extra' ? kind : `${kind}:${pick(inPlay, random)}`,
    params.unable === 'token' && random.int(2) === 0 ? pick(seats, random) : '-',
    fresh.join('') || '-',
    params.ace !== 'first-decides' ? '-' : low ? 'low' : high ? 'high' : '-',
    params.unable === 'beg' ? random.int(4 * params.players + 1) : 0,
    out.join('') || '-',
  ].join('/')}`;
}

describe('perft', () => {
  test.each(table)('$name', ({ position, counts }) => {
    const state = parsed(position);
    expect(counts.map((_, i) => perft(ristiseiska, state, i + 1))).toEqual(counts);
  });

  test.each(table)('brute force counts the same: $name', ({ position, counts }) => {
    const small = counts.filter((sequences) => sequences <= 3000);
    expect(small.map((_, i) => count(position, i + 1))).toEqual(small);
  });
});

describe('brute force agrees on what is legal, where it leads, and how rounds end', () => {
  test('in positions strewn at random', () => {
    const random = rng(20261101);
    const seen: Record<string, number> = {};
    const saw = (what: string) => {
      seen[what] = (seen[what] ?? 0) + 1;
    };
    const wish = sample(5000, 20_000);
    let read = 0;
    for (let tried = 0; read < wish; tried++) {
      expect(tried).toBeLessThan(20 * wish);
      const position = strewn(random);
      const state = ristiseiska.position.parse(position.slice(prefix.length));
      if (!state.ok) continue;
      read += 1;
      compare(written(state.value), state.value);
      const legal = ristiseiska.legal(state.value).map((action) => ristiseiska.action.format(action));
      saw(legal.length === 0 ? 'over' : `phase ${state.value.phase.kind}`);
      for (const word of ['pass', 'beg', 'claim', 'stop', 'decline']) if (legal.includes(word)) saw(word);
      if (legal.some((word) => word.endsWith('-high'))) saw('an ace on either side');
      if (state.value.out.length > 0) saw('players out');
    }
    // The sample is worth something only if everything of interest occurs in it.
    const wanted = ['over', 'pass', 'beg', 'claim', 'stop', 'decline', 'an ace on either side', 'players out'];
    for (const what of [...wanted, ...['play', 'extra', 'take', 'give', 'fine'].map((kind) => `phase ${kind}`)])
      expect(seen[what] ?? 0, what).toBeGreaterThan(sample(40, 200));
  });

  test('in every position of random rounds with a part of the cards', () => {
    const random = rng(7);
    const ends = { won: 0, lastIn: 0, drawn: 0 };
    let positions = 0;
    const rounds = sample(120, 400);
    for (let i = 0; i < rounds; i++) {
      let state = smallDeal(random);
      for (let played = 0; played < 150; played++) {
        const position = written(state);
        compare(position, state);
        expect(written(parsed(position))).toBe(position);
        positions += 1;
        const legal = ristiseiska.legal(state);
        const action = legal[random.int(Math.max(1, legal.length))];
        if (action === undefined) {
          const end = ristiseiska.outcome(state);
          ends[end?.winner === null ? 'drawn' : end?.loser === null ? 'won' : 'lastIn'] += 1;
          break;
        }
        state = ristiseiska.apply(state, action);
      }
    }
    expect(positions).toBeGreaterThan(sample(3000, 10_000));
    for (const [what, times] of Object.entries(ends)) expect(times, what).toBeGreaterThan(sample(3, 10));
  });
});
