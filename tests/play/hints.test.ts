import { expect, test } from 'vitest';
import * as words from '../../src/components/games/russian-bank/words.ts';
import { adviceFor } from '../../src/components/play/advice.ts';
import { hintFor } from '../../src/components/play/hints.ts';
import type { GameWords } from '../../src/components/play/kit.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';

const bank = await loadTextGame('russian-bank');
const named: GameWords = { ...words, gameName: () => 'Russian Bank' };
const start = 'russian-bank:free/1/3d;4sTs.Jd7c6d.Kd9h.Ks5d;KcQh;9s6h/8c;Jh.3c.2h.6c;4dTh;-/--.--.--.A-/d/39';

function play() {
  const opened = bank.open(start);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

test('a hint points first at the place, then at the piece, then at the target', () => {
  const hint = (step: 1 | 2 | 3) => hintFor('t3-t1', play(), step, named);
  expect(hint(1)).toEqual({ words: 'Look here: your pile 3.', marks: { slots: ['1t3'], pieces: [] } });
  expect(hint(2).marks).toEqual({ slots: [], pieces: ['1:9h'] });
  expect(hint(3)).toEqual({ words: '9♥ from pile 3 to pile 1.', marks: { slots: ['1t1'], pieces: ['1:9h'] } });
});

test('the author’s sentences go before our own', () => {
  expect(hintFor('t3-t1', play(), 2, named, ['one', 'two', 'three']).words).toBe('two');
});

test('an action that is only said has its hints too, and no marks', () => {
  expect(hintFor('pass', play(), 1, named, ['one', 'two', 'three'])).toEqual({ words: 'one', marks: null });
  expect(hintFor('pass', play(), 3, named)).toEqual({ words: 'Pass.', marks: null });
});

test('advice marks the piece at once, and has one step only where its player would pass or give up', () => {
  const [by, says] = ['What Planner would do', 'This is advice, not a proof.'];
  const advice = adviceFor('planner', 't3-t1', play(), named);
  expect([advice.first, advice.at(1), advice.at(3)]).toEqual([
    1,
    { by, words: 'Look here: your pile 3.', marks: { slots: [], pieces: ['1:9h'] } },
    { by, says, words: '9♥ from pile 3 to pile 1.', marks: { slots: ['1t1'], pieces: ['1:9h'] } },
  ]);
  const passes = adviceFor('planner', 'pass', play(), named);
  expect([passes.first, passes.at(3)]).toEqual([3, { by, says, words: 'Pass.', marks: null }]);
  const none = adviceFor('thumb', null, play(), named);
  expect([none.first, none.at(3).words]).toEqual([3, 'Nothing more can be won here: it would give up.']);
});
