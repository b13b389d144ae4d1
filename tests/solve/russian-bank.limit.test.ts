import { describe, expect, test } from 'vitest';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { goal } from '../../src/engine/games/russian-bank/goals.ts';
import { type Action, formatAction } from '../../src/engine/games/russian-bank/notation.ts';
import { legal, outcome, step } from '../../src/engine/games/russian-bank/rules.ts';
import { proverWith, shortcutNames } from '../../src/engine/games/russian-bank/solver/index.ts';
import { limit, type State } from '../../src/engine/games/russian-bank/state.ts';
import { contested, diagram, positionText } from './russian-bank.positions.ts';

/** Positions compared: more with SOLVE_COMPARE=N. */
const wanted = Number(process.env.SOLVE_COMPARE ?? 30);
const large = wanted > 30;
const goals = [
  'win',
  'lock',
  'end',
  'tie',
  'reserve:0',
  'reserve:1',
  'stock:1',
  'stock:3',
  'home:1',
  'home:2',
  'empty:1',
  'empty:2',
];

/** Every line of the turn up to the limit, by the rules alone; no position is taken for another. Null where there are too many. */
function lines(start: State): Action[][] | null {
  const all: Action[][] = [[]];
  const states = [start];
  for (let i = 0; i < all.length; i++) {
    if (all.length > 3_000) return null;
    const state = states[i] as State;
    if (i > 0 && state.turn !== start.turn) continue;
    for (const action of legal(state)) {
      const after = step(state, action);
      all.push([...(all[i] as Action[]), action]);
      // A turn that came back has ended too.
      states.push(after.turns > 0 ? { ...after.state, turn: start.turn === 1 ? 2 : 1 } : after.state);
    }
  }
  return all;
}

type Count = { win: number; loss: number };
const counts: Record<string, Count> = Object.fromEntries(goals.map((asked) => [asked, { win: 0, loss: 0 }]));

const text = (line: readonly Action[]): string => line.map(formatAction).join();

function compare(start: State, random: Rng): boolean {
  const all = lines(start);
  if (all === null) return false;
  for (const asked of goals) {
    const read = goal(asked);
    if (!read.ok) throw new Error(read.error.code);
    const states = all.map((line) => read.value(start, line));
    if (states[0] === 'met') continue;
    // A line wins if one that begins with it meets the goal.
    const wins = new Set<string>();
    all.forEach((line, i) => {
      if (states[i] === 'met') for (let n = 0; n <= line.length; n++) wins.add(text(line.slice(0, n)));
    });
    const open: Action[][] = all.filter((_, i) => states[i] === 'open');
    const some: Action[][] = [[], ...Array.from({ length: 3 }, () => open[random.int(open.length)] as Action[])];
    for (const without of [
      [],
      shortcutNames,
      [shortcutNames[random.int(shortcutNames.length)] as (typeof shortcutNames)[number]],
    ]) {
      const inquiry = proverWith({ without, breadth: random.int(2) * 10_000 }).inquire(start, asked);
      if (!inquiry.ok) throw new Error(inquiry.error.code);
      // Long lines first, as when a line is judged backwards: what they have proved must not mislead the shorter ones.
      for (const line of random.int(2) === 0 ? some : [...some].sort((a, b) => b.length - a.length)) {
        const right = wins.has(text(line)) ? 'win' : 'loss';
        const said: string = inquiry.value.prove(line, {}).result;
        if (said !== right)
          expect.fail(`${positionText(start)} [${text(line)}] ${asked} without ${without}: ${said}, not ${right}`);
        (counts[asked] as Count)[right]++;
      }
    }
  }
  return true;
}

describe('with few actions left the solver agrees with every line there is', () => {
  test.each([
    ['awkward diagrams', diagram, 1],
    ['cards that could go home', contested, 2],
  ] as const)('%s', { timeout: 3_600_000 }, (_, make, seed) => {
    const random = rng(seed);
    for (let n = 0; n < wanted; ) {
      const state = make(random);
      const late = state && { ...state, count: limit - 1 - random.int(5) };
      if (late && outcome(late) === null && compare(late, random)) n++;
    }
  });
});

test('both verdicts occur', () => {
  if (large) console.table(counts);
  for (const [asked, { win, loss }] of Object.entries(counts)) {
    expect(win, asked).toBeGreaterThan(0);
    expect(loss, asked).toBeGreaterThan(0);
  }
});
