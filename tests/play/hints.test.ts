import { expect, test } from 'vitest';
import { kit as ristiseiskaKit } from '../../src/components/games/ristiseiska/kit.ts';
import { kit as bankKit } from '../../src/components/games/russian-bank/kit.ts';
import { kit as sixteenKit } from '../../src/components/games/sixteen/kit.ts';
import { adviceFor } from '../../src/components/play/advice.ts';
import { hintFor } from '../../src/components/play/hints.ts';
import type { GameKit, GameWords } from '../../src/components/play/kit.ts';
import { play as open } from '../engine/open.ts';

const named: GameWords = { ...bankKit.words, gameName: () => 'Russian Bank' };
const start = 'russian-bank:free/1/3d;4sTs.Jd7c6d.Kd9h.Ks5d;KcQh;9s6h/8c;Jh.3c.2h.6c;4dTh;-/--.--.--.A-/d/39';

const play = () => open(start);

test('a hint points first at all the places of a kind, then at the piece, then at the target', () => {
  const hint = (step: 1 | 2 | 3) => hintFor('t3-t1', play(), step, named);
  const piles = ['1t1', '1t2', '1t3', '1t4'];
  expect(hint(1)).toEqual({ words: 'Look at your piles.', marks: { slots: piles, pieces: [] } });
  expect(hint(2).marks).toEqual({ slots: [], pieces: ['1:9h'] });
  expect(hint(3)).toEqual({ words: '9♥ from your pile 3 to your pile 1.', marks: { slots: ['1t1'], pieces: ['1:9h'] } });
});

test('the author’s sentences go before our own, and nothing is marked before the piece', () => {
  const hint = (step: 1 | 2) => hintFor('t3-t1', play(), step, named, ['one', 'two', 'three']);
  expect(hint(1)).toEqual({ words: 'one', marks: null });
  expect(hint(2)).toEqual({ words: 'two', marks: { slots: [], pieces: ['1:9h'] } });
});

/** A card may be drawn. */
const drawing = 'russian-bank:free/1/9c;KhQh.-.-.-;Ks5s;2d/8c;6s.9d.Td.4d;Th4h;-/--.--.--.--/-/10';

/** Positions of each game in which much can be done. */
const positions = [
  start,
  drawing,
  'sixteen:5/2.53/51/4/-',
  'ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/play/-/-/-/0/-',
];
const kits = [bankKit, bankKit, sixteenKit, ristiseiskaKit];

test('no first hint marks the piece that moves, nor where it goes alone, but a touch where one touches', async () => {
  const told = new Set<string>();
  for (const [i, position] of positions.entries()) {
    const kit = kits[i] as GameKit;
    const here = open(position);
    for (const action of here.actions) {
      const carry = here.carry(action);
      const { marks, words: says } = hintFor(action, here, 1, kit.words);
      if (!carry) continue;
      told.add(says);
      expect(marks?.pieces, action).toEqual([]);
      if (here.intent(carry.from, null) === action) expect(marks?.slots, action).toEqual([carry.from]);
      else {
        expect(marks?.slots, action).toContain(carry.to);
        expect(marks?.slots.length, action).toBeGreaterThan(1);
      }
    }
  }
  expect([...told].sort()).toEqual([
    'Look at diamonds.',
    'Look at hearts.',
    'Look at spades.',
    'Look at the piles.',
    'Look at your hand.',
    'Look at your piles.',
  ]);
});

test('what is drawn is pointed at where one touches', () => {
  for (const step of [1, 2, 3] as const)
    expect(hintFor('draw', open(drawing), step, named).marks).toEqual({ slots: ['1h'], pieces: [] });
});

test('where only one action is possible, the first hint says it, and that', () => {
  const only = open('sixteen:5/-.-/00/-/51');
  expect(only.actions).toHaveLength(1);
  expect(hintFor('draw', only, 3, sixteenKit.words)).toMatchObject({ by: 'The only move' });
});

test('an action that is only said has its hints too, and no marks', () => {
  expect(hintFor('pass', play(), 1, named, ['one', 'two', 'three'])).toEqual({ words: 'one', marks: null });
  expect(hintFor('pass', play(), 3, named)).toEqual({ words: 'Pass.', by: 'The move', next: '', marks: null });
});

test('advice has the three steps of a hint, and one only where its player would pass or give up', () => {
  const [by, says] = ['What a strong player would do', 'This is advice, not a proof.'];
  const advice = adviceFor('planner', 't3-t1', play(), named);
  expect([advice.told(1), advice.at(1), advice.at(2), advice.at(3)]).toEqual([
    1,
    { by, words: 'Look at your piles.', marks: { slots: ['1t1', '1t2', '1t3', '1t4'], pieces: [] } },
    { by, words: 'The 9♥ moves. It’s marked: your pile 3.', marks: { slots: [], pieces: ['1:9h'] } },
    { by, says, words: '9♥ from your pile 3 to your pile 1.', marks: { slots: ['1t1'], pieces: ['1:9h'] } },
  ]);
  const passes = adviceFor('planner', 'pass', play(), named);
  expect([passes.told(1), passes.at(3)]).toEqual([3, { by, says, words: 'Pass.', next: '', marks: null }]);
  const none = adviceFor('thumb', null, play(), named);
  expect([none.told(1), none.at(3).words]).toEqual([3, 'No way to win in sight: time to give up.']);
});

test('advice in a deal that is proved lost says so at each step', () => {
  const lost = 'This deal can no longer be won. That is proved.';
  const advice = adviceFor('planner', 't3-t1', play(), named);
  for (const step of [1, 2, 3] as const) {
    expect(advice.at(step, true)).toEqual({ ...advice.at(step), says: lost });
    expect(advice.at(step, false)).toEqual(advice.at(step));
  }
  expect(adviceFor('thumb', null, play(), named).at(3, true).says).toBe(lost);
});
