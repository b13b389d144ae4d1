import { describe, expect, test } from 'vitest';
import { type Rng, rng } from '../../src/engine/core/rng.ts';
import { formatGoal, type GoalSpec, heroOf } from '../../src/engine/games/ristiseiska/goals.ts';
import { type Action, giverOf, ristiseiska, type State } from '../../src/engine/games/ristiseiska/index.ts';
import { actionOf, codeOf, codesOf } from '../../src/engine/games/ristiseiska/solver/codes.ts';
import { Kernel } from '../../src/engine/games/ristiseiska/solver/kernel.ts';
import { LOST, MET, OPEN } from '../../src/engine/games/ristiseiska/solver/standing.ts';
import { targetOf } from '../../src/engine/games/ristiseiska/solver/target.ts';
import { anyEnding, paramsOf, positionText } from './ristiseiska.brute.ts';

const { apply, legal, action: codec } = ristiseiska;
const presets = Object.keys(ristiseiska.presets);
const overrides = ['', '~false-pass=penalised', '~end=last-in~five-needs-eight=no', '~unable=beg~give=unplayable-first'];

const goalsOf = (seats: number, random: Rng): Exclude<GoalSpec, { kind: 'do' | 'best' }>[] => [
  { kind: 'win' },
  { kind: 'not-last' },
  { kind: 'lies', card: random.int(52) },
  { kind: 'passes', seat: 1 + random.int(seats) },
  { kind: 'played', card: random.int(52) },
  { kind: 'turn', cards: 1 + random.int(3) },
  { kind: 'points', most: random.int(60) },
];

/** All of a board that play can change. */
const shot = (b: Kernel): string =>
  JSON.stringify([
    [...b.owner],
    [...b.count],
    [...b.run],
    [b.holding, b.turn, b.phase, b.asked, b.fresh, b.idle, b.aces, b.token, b.left, b.played, b.verdict],
  ]);

describe('the kernel is the rules once more', () => {
  test.each(presets)('%s: legal actions, ends, undo along random play', (preset) => {
    const random = rng(presets.indexOf(preset));
    let ends = 0;
    for (const override of overrides)
      for (let players = 2; players <= 6; players++) {
        const params = paramsOf(preset + override, players);
        for (let n = 0; n < 2; n++) {
          const start = n === 0 ? ristiseiska.deal(params, random) : anyEnding(params, 5 + random.int(12), random);
          if (start === null) continue;
          for (const spec of goalsOf(players, random)) if (follow(start, spec, random)) ends += 1;
        }
      }
    expect(ends).toBeGreaterThan(60);
  });
});

test('a player holds a card that fits wherever the rules give them one to play', () => {
  const random = rng(51);
  const counts = { true: 0, false: 0, nobody: 0 };
  for (const rules of ['pantti-ace', 'begging', 'duel'])
    for (let n = 0; n < 80; n++) {
      const ending = anyEnding(paramsOf(rules, 3), 3 + random.int(4), random);
      if (ending === null) continue;
      for (let turn = 1; turn <= 3; turn++) {
        const start: State = { ...ending, turn, phase: { kind: 'play' }, fresh: [] };
        if (start.hands.some((hand) => hand.length === 0)) continue;
        const board = new Kernel(start, targetOf({ kind: 'win' }, turn));
        const able = legal(start).some(({ kind }) => kind === 'play');
        expect(board.able(turn), positionText(start)).toBe(able);
        expect(board.giver(), positionText(start)).toBe(giverOf(start) ?? 0);
        counts[`${able}`] += 1;
        if (giverOf(start) === null) counts.nobody += 1;
      }
    }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(20);
  // The highest ace of all is that of clubs, card 0.
  const ace = ristiseiska.position.parse('pantti-ace/6K.77.--.--/Ac.3s/1/play/-/-/-/0/-');
  expect(ace.ok && new Kernel(ace.value, targetOf({ kind: 'win' }, 1)).able(1)).toBe(true);
});

/** Plays at random on both; true if the goal was decided. */
function follow(start: State, spec: Exclude<GoalSpec, { kind: 'do' | 'best' }>, random: Rng): boolean {
  const goal = ristiseiska.goal(formatGoal(spec));
  if (!goal.ok) throw new Error(goal.error.code);
  if (goal.value(start, []) !== 'open') return false;
  const board = new Kernel(start, targetOf(spec, heroOf(start)));
  const line: Action[] = [];
  const shots: string[] = [];
  let state = start;
  let left = false;
  let played = 0;
  const where = () => `${positionText(start)} ${line.map(codec.format)} ${formatGoal(spec)}`;
  // The goal is asked anew along the whole line, so lines are kept short.
  while (board.verdict === OPEN && line.length < 40) {
    const actions = legal(state);
    const texts = codesOf(board).map((code) => codec.format(actionOf(code, state)));
    expect(texts.sort(), where()).toEqual(actions.map(codec.format).sort());
    if (line.length < 4 || line.length % 7 === 0) {
      const again = new Kernel(start, targetOf(spec, heroOf(start)));
      again.load(state, left, played);
      expect(shot(again), where()).toBe(shot(board));
    }
    const action = actions[random.int(actions.length)] as Action;
    shots.push(shot(board));
    const code = codeOf(action, state);
    if (action.kind === 'play' && state.turn === heroOf(start)) played += 1;
    state = apply(state, action);
    left ||= state.turn !== heroOf(start);
    line.push(action);
    board.make(code);
    expect(board.verdict, where()).toBe({ open: OPEN, met: MET, lost: LOST }[goal.value(start, line)]);
  }
  const decided = board.verdict !== OPEN;
  for (const before of shots.reverse()) {
    board.undo();
    expect(shot(board)).toBe(before);
  }
  return decided;
}
