import { expect, test } from 'vitest';
import { rng } from '../../src/engine/core/rng.ts';
import { type GoalSpec, goal as goalOf, parseGoal } from '../../src/engine/games/russian-bank/crapette/goals.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { alike } from '../../src/engine/games/russian-bank/crapette/mine/alike.ts';
import type { Action } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import { step, type Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { actionOf, type Code } from '../../src/engine/games/russian-bank/crapette/solver/codes.ts';
import { grader } from '../../src/engine/games/russian-bank/crapette/solver/grade.ts';
import { Kernel } from '../../src/engine/games/russian-bank/crapette/solver/kernel.ts';
import { randomShare, sureShare } from '../../src/engine/games/russian-bank/crapette/solver/walks.ts';
import { gradeOf } from '../../src/engine/games/russian-bank/solver/grade.ts';
import { grade } from '../../src/engine/solve/grading.ts';
import { rate } from '../../src/engine/solve/verdicts.ts';
import { at, diagram, filled, follow, named, open, random } from '../engine/crapette.open.ts';
import { sample } from '../sample.ts';

function spec(text: string): GoalSpec {
  const goal = parseGoal(text);
  if (!goal.ok) throw new Error(text);
  return goal.value;
}

/** The same walks by the rules: the same random numbers, the same order of the actions. */
function shareByHand(start: Table, text: string, walks: number, seed: number): number {
  const kernel = new Kernel(start.params.waste === 'open');
  const codes = new Int32Array(128);
  const below = rng(seed);
  const goal = goalOf(text);
  if (!goal.ok) throw new Error(text);
  let met = 0;
  for (let n = 0; n < walks; n++) {
    const line: Action[] = [];
    let table = start;
    for (let steps = 0; steps < 300; steps++) {
      const count = kernel.legal(kernel.words(table), codes);
      if (count === 0) break;
      const action = actionOf(codes[count === 1 ? 0 : below.int(count)] as Code);
      line.push(action);
      const now = goal.value(start, line);
      if (now === 'met') met += 1;
      if (now !== 'open') break;
      table = step(table, action).state;
    }
  }
  return met / walks;
}

test('random walks are those of the rules, and are counted', () => {
  const below = random(29);
  const seen = new Map<string, Set<string>>();
  for (let positions = 0; positions < sample(25, 60); ) {
    const drawn = diagram(below, below(2) === 0 ? '' : '~waste=open');
    const text = drawn && below(3) > 0 ? filled(drawn, below) : drawn;
    if (text === null) continue;
    const table = { ...open(text), count: 0 };
    if (crapette.outcome(table) !== null) continue;
    positions += 1;
    for (const goal of ['win', 'home:1', 'load:1', 'stock:2', 'reserve:0', 'end']) {
      const compiled = goalOf(goal);
      if (!compiled.ok || compiled.value(table, []) !== 'open') continue;
      const share = randomShare(table, spec(goal), 12, 5);
      expect(share, `${text} ${goal}`).toBe(shareByHand(table, goal, 12, 5));
      seen.set(goal, (seen.get(goal) ?? new Set()).add(share === 0 ? 'none' : share === 1 ? 'all' : 'some'));
    }
  }
  for (const goal of ['win', 'home:1', 'load:1', 'stock:2', 'reserve:0']) expect(seen.get(goal)?.has('some'), goal).toBe(true);
  const table = at({ r: '9h', h: '2h' });
  expect(randomShare(table, { kind: 'do', actions: [] })).toBeNull();
  expect(sureShare(table, { kind: 'do', actions: [] }, [], 10_000)).toBeNull();
});

// 2♠ must go home first; then each of the 3♦ and the 7♣ can be played, among others.
const position = 'crapette/1/9h2s;Ts3d.4s.Kc6c.3c7c;2h;-/-;Kc.Kd.Kh.Ks;7d;5c/--.--.--.A-/-/0';

test('a grade counts what differs by the order of the eight houses once, and what only the order of play leaves', () => {
  const graded = grader.grade(open(position), ['r-f', 't1-t2', 'r-t1'].map(named), 'reserve:0', { nodes: 200_000 });
  if (!graded.ok || graded.value === null) throw new Error('it has no grade');
  expect(graded.value).toMatchObject({ depth: 3, firstActions: 1, winningFirst: 1 });
  expect(graded.value.decisions).toBe(2);
  expect(graded.value.share).toBeGreaterThan(0);
});

test('a first action into one of two empty houses is one choice, unless the goal names a house', async () => {
  const empty = 'crapette/1/9h;-.4s.Kc.3c;2h;-/-;-.Kd.Kh.Ks;7d;5c/--.--.--.--/-/0';
  const rated = await rate(`russian-bank:${empty}`, 'reserve:0');
  const actions = rated.ok ? rated.value.actions : [];
  const winning = new Set(
    actions.filter(({ result }) => result === 'win').map(({ action }) => alike(follow(open(empty), action))),
  );
  expect(winning.size).toBeLessThan(actions.length);
  const one = grader.grade(open(empty), [named('r-o1')], 'reserve:0', { nodes: 200_000 });
  expect(one.ok && one.value?.winningFirst).toBe(winning.size);
  const two = grader.grade(open(empty), [named('r-o1')], 'top:o1=9h', { nodes: 200_000 });
  expect(two.ok && two.value?.firstActions).toBe(actions.length);
});

test('both rule sets are graded, each by its own walks, and by the same shares', async () => {
  const asked = await grade(`russian-bank:${position}`, ['r-f', 't1-t2', 'r-t1'], 'reserve:0');
  if (!asked.ok || asked.value === null) throw new Error('it has no grade');
  expect(asked.value.share).toBe(sureShare(open(position), spec('reserve:0'), [0.2, 0.05, 0.01], 800_000)?.share);
  expect(grader.gradeOf(asked.value)).toBe(gradeOf(asked.value));
});
