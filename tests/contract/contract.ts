import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { seenBy } from '../../src/engine/core/game.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import { sample } from '../sample.ts';
import { type Playout, playoutFrom } from './playout.ts';
import type { Subject } from './subjects.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** Where every piece of a scene lies, and its face as text; a piece that is there twice is an error. */
function whereabouts(scene: Scene): Map<string, { slot: string; face: string; faceUp: boolean }> {
  const places = new Map<string, { slot: string; face: string; faceUp: boolean }>();
  for (const { id: slot, pieces } of scene.slots)
    for (const { id, face, faceUp } of pieces) {
      if (places.has(id)) throw new Error(`piece ${id} is in ${places.get(id)?.slot} and in ${slot}`);
      places.set(id, { slot, face: JSON.stringify(face), faceUp });
    }
  return places;
}

// `expect` is slow, and these are asked hundreds of thousands of times.
const must = (condition: boolean, message: () => string) => {
  if (!condition) throw new Error(message());
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a call throws; where it did is of no interest, and costs most of the time. */
const throws = (call: () => unknown): boolean => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    call();
    return false;
  } catch {
    return true;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};

/** What every game promises, checked along random lines of play from random deals of each of its parameter sets. */
export function contract<P, S, A>({
  game,
  name = game.id,
  actions,
  goals,
  small,
  starts = {},
  byItself = () => false,
  runs,
}: Subject<P, S, A>): void {
  const texts = (some: readonly A[]): string[] => some.map((action) => game.action.format(action));
  /** Every seat, and at least two: somebody who is no player sees no more than a player. */
  const seats = (state: S): number[] => {
    const most = Math.max(2, ...game.scene(state, 'all').slots.map(({ owner }) => owner));
    return Array.from({ length: most }, (_, i) => i + 1);
  };

  const begins: [string, (random: Rng) => S][] = [
    ...Object.entries({ ...game.presets, ...small }).map(([name, params]): [string, (random: Rng) => S] => [
      name,
      (random) => game.deal(params, random),
    ]),
    ...Object.entries(starts).map(([name, text]): [string, () => S] => [name, () => read(text)]),
  ];
  const read = (text: string): S => {
    const state = game.position.parse(text);
    if (!state.ok) throw new Error(`${text}: ${state.error.code}`);
    return state.value;
  };

  describe.each(begins)(`${name}: %s`, (_name, begin) => {
    const pieces = game.scene(begin(rng(0)), 'all').slots.reduce((sum, slot) => sum + slot.pieces.length, 0);
    const numRuns = runs ?? (pieces > 60 ? sample(3, 4) : sample(10, 15));
    // All tests draw the same seeds, and look at the same lines.
    const played = new Map<number, Playout<S, A>>();
    afterAll(() => played.clear());
    const lines = (check: (line: Playout<S, A>) => void) =>
      fc.assert(
        fc.property(seeds, (seed) => {
          const line = played.get(seed) ?? playoutFrom(game, begin, seed, 250);
          played.set(seed, line);
          check(line);
        }),
        { numRuns },
      );
    const states = (check: (state: S) => void) => lines((line) => line.states.forEach(check));

    test('positions round-trip, and canonical text is a fixed point', () => {
      states((state) => {
        const canonical = game.position.format(state);
        const read = game.position.parse(canonical);
        if (!read.ok) throw new Error(`${canonical}: ${read.error.code}`);
        must(game.position.format(read.value) === canonical, () => `${canonical} is written otherwise once read`);
        for (const asked of [game.outcome, game.actor, (of: S) => texts(game.legal(of))])
          must(same(asked(read.value), asked(state)), () => `${canonical} is otherwise once read`);
      });
    });

    test('only characters that a link carries as they are', () => {
      states((state) => must(/^[A-Za-z0-9\-._~:/;,=]+$/.test(game.position.format(state)), () => game.position.format(state)));
    });

    test('legal actions are sorted, unique, and there are none exactly when play is over', () => {
      states((state) => {
        const legal = texts(game.legal(state));
        const told = () => `${game.position.format(state)}: ${legal}`;
        must(same(legal, [...new Set(legal)].sort()), told);
        must((game.actor(state) === null) === (legal.length === 0), told);
        must((game.outcome(state) !== null) === (legal.length === 0), told);
      });
    });

    test('legal agrees with why for every action there is, and apply refuses the others', () => {
      states((state) => {
        const legal = new Set(texts(game.legal(state)));
        for (const word of actions) {
          const action = game.action.parse(word);
          if (!action.ok) throw new Error(action.error.code);
          const rule = game.why(state, action.value);
          const told = () => `${game.position.format(state)} ${word}: ${rule}`;
          must((rule === null) === legal.has(word), told);
          if (rule === null) continue;
          must(game.rules.includes(rule), told);
          must(
            throws(() => game.apply(state, action.value)),
            told,
          );
        }
      });
    });

    test('no piece appears, vanishes or changes its face', () => {
      lines((line) => {
        const first = whereabouts(game.scene(line.states[0] as S, 'all'));
        for (const state of line.states) {
          const now = whereabouts(game.scene(state, 'all'));
          expect(now.size).toBe(first.size);
          for (const [id, { face }] of now)
            must(face === first.get(id)?.face, () => `${id} was ${first.get(id)?.face}, is ${face}`);
        }
      });
    });

    test('a scene names the actor, and its slots are unique and stay', () => {
      lines((line) => {
        const slots = game.scene(line.states[0] as S, 'all').slots.map(({ id }) => id);
        expect(new Set(slots).size).toBe(slots.length);
        for (const state of line.states)
          for (const eye of [...seats(state), 'all'] as const) {
            const scene = game.scene(state, eye);
            must(scene.game === game.id && scene.actor === game.actor(state), () => `${scene.game}, ${scene.actor}`);
            must(
              same(
                scene.slots.map(({ id }) => id),
                slots,
              ),
              () => `slots of ${game.position.format(state)}`,
            );
          }
      });
    });

    test('a seat sees a part of what lies there, and nothing that is not', () => {
      states((state) => {
        const all = whereabouts(game.scene(state, 'all'));
        for (const seat of seats(state)) {
          const scene = game.scene(state, seat);
          const hidden = scene.slots.reduce((sum, slot) => sum + (slot.hidden ?? 0), 0);
          const seen = whereabouts(scene);
          must(seen.size + hidden === all.size, () => `${game.position.format(state)}: seat ${seat}`);
          for (const [id, { slot, face, faceUp }] of seen)
            if (faceUp)
              must(slot === all.get(id)?.slot && face === all.get(id)?.face, () => `${id} in ${slot} looks like ${face}`);
        }
      });
    });

    test('nothing legal depends on hidden pieces, and seeing twice shows no more', () => {
      states((state) => {
        for (const seat of seats(state)) {
          const seen = seenBy(game, state, seat);
          if (game.actor(state) === seat)
            must(same(texts(game.legal(seen)), texts(game.legal(state))), () => `${game.position.format(state)}: seat ${seat}`);
          must(same(seenBy(game, seen, seat), seen), () => `seat ${seat} sees more by looking twice`);
          must(same(game.scene(seen, seat), game.scene(state, seat)), () => `seat ${seat} is shown more than it sees`);
        }
        must(same(seenBy(game, state, 'all'), state), () => 'something is hidden from everybody');
      });
    });

    test('a carry says exactly what the action moves, and carrying it means the action', () => {
      states((state) => {
        const before = whereabouts(game.scene(state, 'all'));
        for (const action of game.legal(state)) {
          const carry = game.carry(state, action);
          const after = whereabouts(game.scene(game.apply(state, action), 'all'));
          const slotOf = (id: string) => before.get(id)?.slot as string;
          const moved = [...after].filter(([id, { slot }]) => slotOf(id) !== slot).map(([id]) => id);
          const carried = new Set(carry?.pieces);
          const told = () =>
            `${game.position.format(state)} ${game.action.format(action)}: ${carry?.from}-${carry?.to} ${carry?.pieces}, moved ${moved}`;
          for (const id of moved) {
            const now = after.get(id)?.slot as string;
            must(carried.has(id) || byItself(slotOf(id), now), told);
          }
          if (carry === null) continue;
          const { from, to, pieces } = carry;
          must(pieces.length > 0, told);
          for (const id of pieces) {
            const now = after.get(id)?.slot as string;
            must(slotOf(id) === from && (now === to || byItself(to, now)), told);
          }
          const meant = game.intent(state, from, to, pieces[0] ?? null);
          must(meant !== null && game.action.format(meant) === game.action.format(action), told);
        }
      });
    });

    test('carrying anything anywhere means a readable action or nothing', () => {
      lines((line) => {
        const state = line.states.at(-1) as S;
        const { slots } = game.scene(state, 'all');
        for (const { id: from, pieces } of slots)
          for (const to of [...slots.map(({ id }) => id), null]) {
            const meant = game.intent(state, from, to, pieces[0]?.id ?? null);
            must(meant === null || actions.includes(game.action.format(meant)), () => `${from} to ${to}`);
          }
      });
    });

    test('a goal that is met stays met, one that is lost stays lost, and none is open at the end', () => {
      lines(({ states, line }) => {
        const last = Math.min(60, line.length);
        for (const text of goals) {
          const goal = game.goal(text);
          if (!goal.ok) throw new Error(goal.error.code);
          let before = 'open';
          for (let length = 0; length <= last; length++) {
            const now = goal.value(states[0] as S, line.slice(0, length));
            must(before === 'open' || now === before, () => `${text}: ${before}, then ${now}`);
            before = now;
          }
          if (game.outcome(states[last] as S) !== null && last > 0) expect(before).not.toBe('open');
        }
      });
    });

    test('the same deal comes from the same number', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const [one, two] = [playoutFrom(game, begin, seed, 30), playoutFrom(game, begin, seed, 30)];
          expect(one.states).toEqual(two.states);
        }),
        { numRuns: 5 },
      );
    });
  });
}
