import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { playout } from '../contract/playout.ts';
import { play, ristiseiskaText } from './open.ts';

const at = (position: string) => play(`ristiseiska:${position}`);

describe('the scene', () => {
  const start = at('pantti-ace/5A.77.--.68/9d3s4s.5hTs.Kd7h/2/play/3/-/high/0/-');
  const ids = (eye: number | 'all', slot: string) =>
    start
      .scene(eye)
      .slots.find(({ id }) => id === slot)
      ?.pieces.map(({ id }) => id);

  test('a suit lies in three parts, each in the order in which it was laid', () => {
    expect(ids('all', 'row-c')).toEqual(['7c']);
    expect(ids('all', 'down-c')).toEqual(['6c', '5c']);
    expect(ids('all', 'up-c')).toEqual(['8c', '9c', 'Tc', 'Jc', 'Qc', 'Kc', 'Ac']);
    expect([ids('all', 'row-d'), ids('all', 'up-d'), ids('all', 'down-d')]).toEqual([['7d'], [], []]);
    expect([ids('all', 'row-h'), ids('all', 'up-s'), ids('all', 'down-s')]).toEqual([[], ['8s'], ['6s']]);
  });

  test("a player sees their own hand, and how many cards the others' hold", () => {
    expect(ids(2, 'hand-2')).toEqual(['5h', 'Ts']);
    expect(
      start
        .scene(2)
        .slots.filter(({ kind }) => kind === 'hand')
        .map(({ owner, pieces, hidden }) => [owner, pieces.length, hidden]),
    ).toEqual([
      [1, 0, 3],
      [2, 2, 0],
      [3, 0, 2],
    ]);
    expect(ids('all', 'hand-3')).toEqual(['Kd', '7h']);
  });

  test('the token is with its holder or in the middle, where the rules have one', () => {
    expect(start.scene(1).facts?.token).toBe(3);
    expect(at('pantti/77.--.--.--/6c.8c/1/play/-/-/-/0/-').scene('all').facts?.token).toBe(0);
    expect(at('duel/77.--.--.--/6c.8c/1/play/-/-/-/0/-').scene('all')).not.toHaveProperty('facts.token');
  });
});

describe('carrying and touching', () => {
  test('a card let go on a place of its suit, or only touched, is meant to be played; on another suit it means nothing', () => {
    const start = at('pantti/68.77.--.--/5c6d2h.3c/1/play/-/-/-/0/-');
    expect(start.carry('5c')).toEqual({ from: 'hand-1', to: 'down-c', pieces: ['5c'] });
    for (const to of ['down-c', 'up-c', 'row-c', null]) expect(start.intent('hand-1', to, '5c')).toBe('5c');
    for (const to of ['up-h', 'row-d']) expect(start.intent('hand-1', to, '5c')).toBeNull();
    // Legal or not is another question.
    expect(start.intent('hand-1', 'row-h', '2h')).toBe('2h');
    expect(start.intent('hand-2', null, '3c')).toBe('3c');
  });

  test('what is no card of a hand, or goes nowhere, means nothing', () => {
    const start = at('pantti/68.77.--.--/5c6d2h.3c/1/play/-/-/-/0/-');
    for (const [from, to, piece] of [
      ['hand-1', 'down-c', null],
      ['hand-1', 'down-c', 'x'],
      ['down-c', 'hand-1', '6c'],
      ['hand-1', 'hand-1', '5c'],
      ['hand-1', 'hand-2', '5c'],
      ['hand-1', 'somewhere', '5c'],
    ] as const)
      expect(start.intent(from, to, piece)).toBeNull();
  });

  test('an ace says its side where it has to, by the pile on which it is let go', () => {
    const both = at('pantti-ace/2K.2Q.--.--/AcAd.3s/1/play/-/-/-/0/-');
    expect(both.intent('hand-1', 'up-c', 'Ac')).toBe('Ac-high');
    expect(both.intent('hand-1', 'down-c', 'Ac')).toBe('Ac-low');
    // Touched only: the side is missing, and the rule says so.
    expect(both.intent('hand-1', null, 'Ac')).toBe('Ac');
    expect(both.why('Ac')).toEqual({ ok: true, value: 'ace-side' });
    expect(both.intent('hand-1', 'down-d', 'Ad')).toBe('Ad');
    expect(both.intent('hand-1', 'up-d', 'Ad')).toBe('Ad-high');
    expect(both.why('Ad-high')).toEqual({ ok: true, value: 'ace-side' });
    expect([both.carry('Ac-high')?.to, both.carry('Ac-low')?.to, both.carry('Ad')?.to]).toEqual(['up-c', 'down-c', 'down-d']);
  });

  test('a card is given or taken by carrying it to the hand of the player in turn, or by touching it', () => {
    const gift = at('begging/68.--.--.--/2d3d.9cTd/1/give:2/-/-/-/0/-');
    expect(gift.carry('give-9c')).toEqual({ from: 'hand-2', to: 'hand-1', pieces: ['9c'] });
    expect([gift.intent('hand-2', 'hand-1', '9c'), gift.intent('hand-2', null, '9c')]).toEqual(['give-9c', 'give-9c']);
    const taking = at('duel/68.--.--.--/2d3d.9cTd/1/take:2/-/-/-/0/-');
    expect([taking.intent('hand-2', 'hand-1', '9c'), taking.intent('hand-2', null, '9c')]).toEqual(['take-9c', 'take-9c']);
  });

  test('what is only said carries nothing', () => {
    expect(at('pantti/68.--.--.--/2d.3d/1/play/-/-/-/0/-').carry('pass')).toBeNull();
  });
});

test('what is legal for a player does not depend on which cards the others hold', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...ristiseiskaText.presets), fc.integer({ min: 3, max: 6 }), (seed, rules, players) => {
      const params = ristiseiska.params({ rules: `${rules}~false-pass=penalised`, players: `${players}` });
      if (!params.ok) throw new Error(params.error.code);
      for (const state of playout(ristiseiska, params.value, seed, 80).states) {
        const actor = ristiseiska.actor(state);
        if (typeof actor !== 'number') continue;
        // All others exchange hands as far as these are of the same size.
        const hands = state.hands.map((hand, seat) => {
          const other = state.hands.findIndex((cards, i) => i !== seat && i !== actor - 1 && cards.length === hand.length);
          return seat === actor - 1 || other < 0 ? hand : (state.hands[other] as readonly number[]);
        });
        const swapped = { ...state, hands };
        expect(ristiseiska.legal(swapped)).toEqual(ristiseiska.legal(state));
        expect(ristiseiska.observe(swapped, actor)).toEqual(ristiseiska.observe(state, actor));
      }
    }),
    { numRuns: 25 },
  );
});

test('every card is in a hand or on the table, however a whole deal goes', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...ristiseiskaText.presets), fc.integer({ min: 2, max: 6 }), (seed, rules, players) => {
      const params = ristiseiska.params({ rules, players: `${players}` });
      if (!params.ok) throw new Error(params.error.code);
      const end = playout(ristiseiska, params.value, seed, 400).states.at(-1);
      if (!end) throw new Error('no state');
      const lying = end.table.reduce((sum, run) => sum + (run ? run.high - run.low + 1 : 0), 0);
      expect(lying + end.hands.flat().length).toBe(52);
      // By these rules a round from a whole deal ends, unless beggars pass cards to and fro; then the count ends it.
      expect(ristiseiska.outcome(end)).not.toBeNull();
    }),
    { numRuns: 60 },
  );
});

test('a deal of every number of players plays through the rules of every preset from its text', () => {
  for (const rules of ristiseiskaText.presets)
    for (const players of [2, 3, 4, 5, 6]) {
      const dealt = ristiseiskaText.deal({ rules, players: `${players}` }, rng(3));
      if (!dealt.ok) throw new Error(dealt.error.code);
      const random = rng(players);
      let now = dealt.value;
      while (now.actions.length > 0) {
        const next = now.apply(now.actions[random.int(now.actions.length)] as string);
        if (!next.ok) throw new Error(next.error.code);
        now = next.value;
      }
      const again = ristiseiskaText.replay(dealt.value.position, now.line);
      expect(again.ok && again.value.position).toBe(now.position);
      expect(Object.keys(now.outcome ?? {})).toEqual(['winner', 'loser', 'points']);
    }
});
