import { type Card, rankOf, suitOf } from '../../src/engine/core/cards.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { type GoalSpec, heroOf } from '../../src/engine/games/ristiseiska/goals.ts';
import { type Action, type Params, ristiseiska, type State } from '../../src/engine/games/ristiseiska/index.ts';

const { actor, apply, deal, legal, outcome, position } = ristiseiska;

type Spec = Exclude<GoalSpec, { kind: 'do' }>;

/** A position on the way to a goal: the state, whether the turn has left the player, and what the goal says. */
interface Place {
  readonly state: State;
  readonly left: boolean;
  /** Cards that the player has played. */
  readonly cards: number;
  readonly verdict: 'open' | 'met' | 'lost';
}

/** Every place that play can reach, by nothing but the rules. */
export interface Space {
  readonly hero: number;
  readonly places: readonly Place[];
  readonly actions: readonly (readonly Action[])[];
  /** Numbers of the places one action further. */
  readonly next: readonly (readonly number[])[];
}

const lies = (state: State, card: Card): boolean => {
  const run = state.table[suitOf(card)];
  if (!run) return false;
  return rankOf(card) === 1 ? run.low === 1 || run.high === 14 : rankOf(card) >= run.low && rankOf(card) <= run.high;
};

function step(spec: Spec, hero: number, before: Place, action: Action): Place {
  const state = apply(before.state, action);
  const left = before.left || state.turn !== hero;
  const plays = action.kind === 'play' && before.state.turn === hero;
  const cards = before.cards + (plays ? 1 : 0);
  const at = (verdict: Place['verdict']): Place => ({ state, left, cards, verdict });
  const end = outcome(state);
  const over = end !== null;
  const isOut = (seat: number) => (state.hands[seat - 1] ?? []).length === 0;
  switch (spec.kind) {
    case 'win':
    case 'best':
      if (isOut(hero)) return at('met');
      return at(over || state.hands.some((_, i) => isOut(i + 1)) ? 'lost' : 'open');
    case 'not-last':
      return at(isOut(hero) ? 'met' : over ? 'lost' : 'open');
    case 'played':
      if (plays && action.card === spec.card) return at('met');
      return at(over || lies(state, spec.card) ? 'lost' : 'open');
    case 'points':
      return at(end === null ? 'open' : ((end.points as number[])[hero - 1] as number) <= spec.most ? 'met' : 'lost');
    case 'turn':
      if (plays && cards >= spec.cards) return at('met');
      return at(over || left ? 'lost' : 'open');
    case 'lies':
      if (lies(state, spec.card)) return at('met');
      break;
    case 'passes':
      if (before.state.turn === spec.seat && (action.kind === 'pass' || action.kind === 'beg')) return at('met');
      break;
  }
  return at(over || (left && state.turn === hero) ? 'lost' : 'open');
}

/** The whole space, or null if it has more than `most` places. The goal is open at the start. */
export function explore(start: State, spec: Spec, most: number): Space | null {
  const hero = heroOf(start);
  const leaving = ['lies', 'passes', 'turn'].includes(spec.kind);
  const key = ({ state, left, cards, verdict }: Place): string =>
    `${position.format(state)} ${leaving && left} ${spec.kind === 'turn' ? cards : ''} ${verdict}`;
  const first: Place = { state: start, left: false, cards: 0, verdict: 'open' };
  const numbers = new Map([[key(first), 0]]);
  const places = [first];
  const actions: Action[][] = [];
  const next: number[][] = [];
  for (let i = 0; i < places.length; i++) {
    if (places.length > most) return null;
    const place = places[i] as Place;
    const ways = place.verdict === 'open' ? [...legal(place.state)] : [];
    actions.push(ways);
    next.push(
      ways.map((action) => {
        const after = step(spec, hero, place, action);
        const known = numbers.get(key(after));
        if (known !== undefined) return known;
        numbers.set(key(after), places.length);
        places.push(after);
        return places.length - 1;
      }),
    );
  }
  return { hero, places, actions, next };
}

/** For each place: can the player force the goal? The smallest set that the rules bear out, so that circles are no wins. */
export function winnable({ hero, places, next }: Space): boolean[] {
  const can = places.map((place) => place.verdict === 'met');
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = places.length - 1; i >= 0; i--) {
      const place = places[i] as Place;
      if (can[i] || place.verdict !== 'open') continue;
      const ways = next[i] as number[];
      const now = actor(place.state) === hero ? ways.some((to) => can[to]) : ways.every((to) => can[to]);
      if (now) {
        can[i] = true;
        changed = true;
      }
    }
  }
  return can;
}

/** For each place: the highest chance that the player can be sure of, the others playing jointly against. */
export function chances({ hero, places, next }: Space): number[] {
  const values: number[] = places.map((place) => (place.verdict === 'met' ? 1 : 0));
  for (let change = 1; change > 1e-15; ) {
    change = 0;
    for (let i = places.length - 1; i >= 0; i--) {
      const place = places[i] as Place;
      if (place.verdict !== 'open') continue;
      const ways = (next[i] as number[]).map((to) => values[to] as number);
      const who = actor(place.state);
      const value =
        who === 'chance' ? ways.reduce((a, b) => a + b, 0) / ways.length : who === hero ? Math.max(...ways) : Math.min(...ways);
      change = Math.max(change, Math.abs(value - (values[i] as number)));
      values[i] = value;
    }
  }
  return values;
}

export function paramsOf(rules: string, players: number): Params {
  const read = ristiseiska.params({ rules, players: `${players}` });
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** An ending: a deal played at random until at most so many cards are left, now and then with cards left out; null if it came to its end. */
export function anyEnding(params: Params, cards: number, random: Rng): State | null {
  let state = deal(params, rng(random.int(2 ** 32)));
  const left = () => state.hands.reduce((sum, hand) => sum + hand.length, 0);
  let idle = 0;
  while (left() > cards && idle < 200) {
    const actions = legal(state).filter(({ kind }) => kind !== 'claim' || random.int(20) === 0);
    const action = actions[random.int(actions.length)];
    if (action === undefined) break;
    idle = action.kind === 'play' ? 0 : idle + 1;
    state = apply(state, action);
  }
  // Hands that are dealt run out one before the other: so the cards are shared out anew now and then.
  if (outcome(state) !== null || random.int(2) === 0) state = shared(params, cards, random);
  for (let n = random.int(4) === 0 ? 1 + random.int(3) : 0; n > 0; n--) {
    const seat = random.int(state.hands.length);
    const hand = state.hands[seat] as readonly Card[];
    if (hand.length > 1) {
      const out = hand[random.int(hand.length)];
      state = { ...state, hands: state.hands.map((other, i) => (i === seat ? hand.filter((card) => card !== out) : other)) };
    }
  }
  const read = position.parse(position.format(state));
  return read.ok && outcome(read.value) === null ? read.value : null;
}

/** Cards laid in any order that the rules allow until so many are left, and those dealt out; now and then near the draw. */
function shared(params: Params, cards: number, random: Rng): State {
  const seats = Array.from({ length: params.players }, (_, i) => i + 1);
  // One player holds everything (the other a card that is never asked for) and plays on; the rest of the pack is then dealt.
  const alone = { ...params, extra: 'no', 'false-pass': 'forbidden' } as const;
  const pack = Array.from({ length: 52 }, (_, i) => i);
  let state: State = { ...deal(params, random), params: alone, hands: [pack, [0]], turn: 1 };
  while ((state.hands[0] as readonly Card[]).length > cards) {
    const ways = legal(state).filter(({ kind }) => kind === 'play');
    state = { ...apply(state, ways[random.int(ways.length)] as Action), turn: 1 };
  }
  const hands: Card[][] = seats.map(() => []);
  for (const [i, card] of shuffled(state.hands[0] as readonly Card[], random).entries())
    (hands[i < params.players ? i : random.int(params.players)] as Card[]).push(card);
  return {
    params,
    table: state.table,
    hands: hands.map((hand) => hand.sort((a, b) => a - b)),
    turn: 1 + random.int(params.players),
    phase: { kind: 'play' },
    token: params.unable === 'token' && random.int(2) === 0 ? 1 + random.int(params.players) : null,
    fresh: random.int(4) === 0 ? seats.filter(() => random.int(2) === 0) : [],
    aces: state.aces,
    idle: params.unable === 'beg' && random.int(2) === 0 ? random.int(4 * params.players) : 0,
    out: [],
  };
}

export const positionText = (state: State): string => `ristiseiska:${position.format(state)}`;
