import { expect, test } from 'vitest';
import { formatCard, pack } from '../../src/engine/core/cards.ts';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { shuffled } from '../../src/engine/core/shuffled.ts';
import { russianBank as game, type State } from '../../src/engine/games/russian-bank/index.ts';
import { isFrozen } from '../../src/engine/games/russian-bank/solver/frozen.ts';
import { standstill } from '../../src/engine/solve/verdicts.ts';
import { handle } from '../../src/engine/worker/inside.ts';
import type { Report } from '../../src/engine/worker/protocol.ts';

const stocks = ({ sides }: State): number[] =>
  sides.map(({ reserve, hand, waste }) => reserve.length + hand.length + waste.length);

/**
 * Whether no card ever leaves a stock: everything that both can come to is gone through by the readable rules alone. The count of actions is
 * left out, so that the limit ends nothing. Null where there is too much of it.
 */
function frozenByPlay(start: State, most: number): boolean | null {
  const keyOf = (state: State): string => game.position.format({ ...state, count: 0 });
  const met = new Set([keyOf(start)]);
  const queue = [{ ...start, count: 0 }];
  const before = stocks(start);
  for (const state of queue) {
    for (const action of game.legal(state)) {
      const after: State = { ...game.apply(state, action), count: 0 };
      if (stocks(after).some((stock, i) => stock < (before[i] as number))) return false;
      const key = keyOf(after);
      if (met.has(key)) continue;
      if (met.size >= most) return null;
      met.add(key);
      queue.push(after);
    }
  }
  return true;
}

function position(text: string): State {
  const state = game.position.parse(text);
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

/** The J♠, the queens and some kings may go to and fro; nothing of that lets the 9♦ or 2♦ of one be played, nor the 6♥ or 4♣ of the other. */
const dead = 'free/1/9d;KdJs.3dKs.7cQh.Kc;2d;-/6h;9sKh.4hQs.8s.3h;4c;-/--.--.--.--/-/200';

test.each([
  ['nothing fits, though cards can go to and fro', dead, true],
  ['the reserve fits once a card has been moved', dead.replace('7cQh', 'TcQh'), false],
  ['a pile can be emptied', dead.replace('7cQh', 'Qh'), false],
  ['the other player can play', dead.replace('4c;-/--', 'Qc;-/--'), false],
  ['the limit has been reached', dead.replace('/200', '/1000'), false],
])('%s', async (_, text, frozen) => {
  expect(isFrozen(position(text))).toBe(frozen);
  expect(await standstill(`russian-bank:${text}`)).toEqual({ ok: true, value: frozen });
});

test('nothing is said where a card is hidden, or where there is too much to look at', () => {
  const state = position(dead);
  expect(isFrozen(game.observe(state, 1))).toBe(false);
  expect(isFrozen(state, 5)).toBe(false);
});

test('the worker says so, and other games have no such thing', async () => {
  const reports: Report[] = [];
  await handle({ job: 1, request: { kind: 'standstill', position: `russian-bank:${dead}` } }, (report) => reports.push(report));
  expect(reports).toEqual([{ job: 1, kind: 'answer', answer: { ok: true, value: true } }]);
  expect(await standstill('sixteen:5/-.5/4/-/-')).toEqual({ ok: true, value: false });
  expect((await standstill('sixteen:?')).ok).toBe(false);
});

/** A little position: piles of one to three cards, a card or two in each reserve and hand; null where play cannot lead there. */
function draw(random: Rng): State | null {
  const sides = [1, 2].map(() => {
    const cards = shuffled(pack, random).map(formatCard);
    const some = (least: number, more: number): string => cards.splice(0, least + random.int(more + 1)).join('');
    const reserve = some(0, 2) || '-';
    const piles = [1, 2, 3, 4].map(() => some(1, 2)).join('.');
    return `${reserve};${piles};${some(1, 1)};${some(0, 1) || '-'}`;
  });
  const state = game.position.parse(`free/1/${sides.join('/')}/--.--.--.--/-/0`);
  return state.ok && game.outcome(state.value) === null ? state.value : null;
}

test('in dense little positions what it calls frozen is so by plain search, and it finds all that is', () => {
  const random = rng(28);
  let [frozen, found] = [0, 0];
  for (let n = 0; n < 2_000; n++) {
    const state = draw(random);
    if (state === null) continue;
    const proved = isFrozen(state);
    const truth = frozenByPlay(state, proved ? 30_000 : 400);
    if (truth === true) frozen += 1;
    if (!proved) continue;
    if (truth === false) expect(game.position.format(state)).toBe('not frozen');
    if (truth === true) found += 1;
  }
  expect(frozen).toBeGreaterThan(40);
  expect(found).toBe(frozen);
});
