import { describe, expect, test } from 'vitest';
import type { Followed } from '../../src/engine/core/game.ts';
import { formatGoal, type GoalSpec, goal as goalOf, parseGoal } from '../../src/engine/games/russian-bank/crapette/goals.ts';
import { type Action, formatAction } from '../../src/engine/games/russian-bank/crapette/notation.ts';
import { legal, type Table } from '../../src/engine/games/russian-bank/crapette/rules.ts';
import { at, follow, named } from './crapette.open.ts';

/** A goal, compiled; one that cannot be read throws. */
function compiled(text: string) {
  const goal = goalOf(text);
  if (!goal.ok) throw new Error(goal.error.code);
  return goal.value;
}

/** The state of a goal after each action of a line, the start first; followed action by action and asked of the line, it is the same. */
function along(start: Table, line: string, text: string): string[] {
  const goal = compiled(text);
  const actions = line.split(',').map(named);
  follow(start, ...line.split(','));
  const asked = [0, ...actions.map((_, i) => i + 1)].map((length) => goal(start, actions.slice(0, length)));
  let point = goal.follow?.(start);
  const followed = point && [point.goal];
  for (const action of actions) {
    if (point?.goal !== 'open') break;
    point = point.after(action);
    followed?.push(point.goal);
  }
  expect(asked.slice(0, followed?.length)).toEqual(followed ?? asked);
  return asked;
}

// 2♠ goes home; 9♥ goes onto the 10♠, 8♣ from the hand onto it, and 5♣ lies on the waste of player 2 to be loaded.
const start = at({ r: '9h2s', t: 'Ts.6c.Kh.Ks', h: '8c4d', home: '--.--.--.A-', two: { h: '7d', w: '5c' } });
const line = 'r-f,r-t1,t2-ow';

describe('goals of the traditional game for this turn, worked by hand', () => {
  test('win: no card left in reserve, hand and waste', () => {
    const won = at({ r: '9h', t: 'Ts.Kd.Kh.Ks', h: '8c' });
    expect(along(won, 'r-t1,draw,h-t1', 'win')).toEqual(['open', 'open', 'open', 'met']);
    expect(along(won, 'r-t1,draw,discard', 'win')).toEqual(['open', 'open', 'open', 'lost']);
    // The turn reaches an opponent without cards, who has won.
    expect(along(at({ r: '9h', h: '4d', two: { h: '-' } }), 'draw,discard', 'win')).toEqual(['open', 'open', 'lost']);
  });

  test('reserve:N', () => {
    expect(along(start, line, 'reserve:1')).toEqual(['open', 'met', 'met', 'met']);
    expect(along(start, line, 'reserve:0')).toEqual(['open', 'open', 'met', 'met']);
    expect(compiled('reserve:2')(start, [])).toBe('met');
    // Having been loaded, a reserve may be larger than at the deal.
    const loaded = at({ r: 'Ac2c3c4c5c6c7c8c9cTcJcQcAd2d3d', h: '4d', home: '--.2-.--.--' });
    expect(along(loaded, 'r-f', 'reserve:14')).toEqual(['open', 'met']);
  });

  test('stock:N counts reserve, hand and waste; neither turning up nor discarding changes it', () => {
    const both = 'r-f,r-t1,t2-ow,draw,h-t1';
    expect(along(start, both, 'stock:2')).toEqual(['open', 'open', 'met', 'met', 'met', 'met']);
    expect(along(start, both, 'stock:1')).toEqual(['open', 'open', 'open', 'open', 'open', 'met']);
    expect(along(start, 'r-f,r-t1,draw,discard', 'stock:1')).toEqual(['open', 'open', 'open', 'open', 'lost']);
  });

  test('home:N counts the cards that have gone to foundations since the start, from any house too', () => {
    const low = at({ r: '9h2c', t: 'Kc.As.Kh.Ks', h: '5d', home: 'A-.--.--.--', two: { t: '3c.Kc.Kd.Kh' } });
    expect(along(low, 'r-f,o1-f,t2-f', 'home:3')).toEqual(['open', 'open', 'open', 'met']);
    expect(compiled('home:1')(low, [])).toBe('open');
    // A card for a house or for the opponent is none.
    expect(along(start, `${line},draw,discard`, 'home:2').at(-1)).toBe('lost');
  });

  test('load:N counts the cards loaded in this turn on the opponent’s reserve and waste, from houses too', () => {
    const heavy = at({ r: '9h8s', t: '6c.9s.Kh.Ks', h: '4d', two: { r: '9s', h: '7d', w: '5c' } });
    // 8♠ from the reserve onto the 9♠, 9♠ of a house onto that, 6♣ onto the 5♣.
    expect(along(heavy, 'r-or,t2-or,t1-ow', 'load:3')).toEqual(['open', 'open', 'open', 'met']);
    expect(along(heavy, 'r-or,t2-or,t1-ow', 'load:1')).toEqual(['open', 'met', 'met', 'met']);
    // What lay there before the turn does not count, nor does a card on a house or a foundation.
    expect(along(start, 'r-f,r-t1,draw,discard', 'load:1')).toEqual(['open', 'open', 'open', 'open', 'lost']);
    expect(along(start, line, 'load:1')).toEqual(['open', 'open', 'open', 'met']);
  });

  test('empty:N counts the houses of both columns', () => {
    const room = at({ r: '9h', t: 'Ts.Jc.-.Ks', h: '4d', two: { t: 'Qd.Kd.Kh.-', w: '5c' } });
    expect(along(room, 'r-t1,t2-o1', 'empty:2')).toEqual(['met', 'met', 'met']);
    expect(along(room, 'r-t1,t2-o1', 'empty:3')).toEqual(['open', 'open', 'met']);
    expect(along(room, 'r-t1,t2-t3', 'empty:3')).toEqual(['open', 'open', 'open']);
    expect(along(room, 'r-t1,draw,discard', 'empty:3')).toEqual(['open', 'open', 'open', 'lost']);
  });

  test('top:PILE=CARDS names houses as the player at the start sees them', () => {
    const two = at({ turn: 2, r: '9h', t: 'Ts.Kd.Kh.Ks', h: '4d8c', two: { t: 'Qc.Kd.Kh.Ks', h: '7d', r: 'Jd' } });
    // In turn is player 2, whose column the second one is.
    expect(along(two, 'r-t1', 'top:t1=QcJd')).toEqual(['open', 'met']);
    expect(along(two, 'r-t1', 'top:t1=Jd')).toEqual(['open', 'met']);
    expect(along(two, 'r-t1', 'top:o1=QcJd')).toEqual(['open', 'open']);
    expect(compiled('top:o1=Ts')(two, [])).toBe('met');
  });

  test('end: the turn has ended, by discarding, by passing, or by itself; winning does not end it', () => {
    expect(along(start, `${line},draw,discard`, 'end')).toEqual(['open', 'open', 'open', 'open', 'open', 'met']);
    expect(along(at({ r: '9h', t: 'Ts.Kd.Kh.Ks' }), 'pass', 'end')).toEqual(['open', 'met']);
    expect(along(at({ r: '4d9h', t: 'Ts.Kd.Kh.Ks' }), 'r-t1', 'end')).toEqual(['open', 'met']);
    expect(along(at({ r: '9h', t: 'Ts.Kd.Kh.Ks', h: '8c' }), 'r-t1,draw,h-t1', 'end').at(-1)).toBe('lost');
  });

  test('a goal is lost when the turn passes by itself, when the game is drawn, and not met in a later turn of the same player', () => {
    expect(along(at({ r: '4d9h', t: 'Ts.Kd.Kh.Ks' }), 'r-t1', 'load:1')).toEqual(['open', 'lost']);
    expect(along(at({ r: '9h', t: 'Ts.Kd.Kh.Ks', count: 999 }), 'pass', 'reserve:0')).toEqual(['open', 'lost']);
    expect(along(at({ r: '9h', t: 'Ts.Kd.Kh.Ks', count: 999 }), 'r-t1', 'reserve:0')).toEqual(['open', 'met']);
    // Player 2 can do nothing and passes by itself: player 1 is in turn again, in another turn.
    const again = at({ r: '9h', t: 'Ts.Kd.Kh.Ks', h: '4d6s', two: { r: '3c', h: '-' } });
    expect(follow(again, 'draw', 'discard').turn).toBe(1);
    expect(along(again, 'draw,discard,r-t1', 'reserve:0')).toEqual(['open', 'open', 'lost', 'lost']);
  });

  test('it is the goal of the player in turn at the start, also of player 2', () => {
    const two = at({ turn: 2, r: '4d', h: '9h', two: { r: '9h', t: 'Ts.Kd.Kh.Ks', h: '7d' } });
    expect(along(two, 'r-t1', 'reserve:0')).toEqual(['open', 'met']);
  });

  test('do: only the next action counts', () => {
    expect(compiled('do:r-f,draw')(start, [])).toBe('open');
    expect(along(start, 'r-f', 'do:r-f,draw')).toEqual(['open', 'met']);
    expect(along(start, 'r-f', 'do:h-ow,discard')).toEqual(['open', 'lost']);
    expect(compiled('do:draw')(at({}), [])).toBe('lost');
  });
});

test('where two lines come to the same key, as many cards have gone home and as many have been loaded', () => {
  const low = at({ r: '9h2c', t: '6c.As.Th.Qs', h: '5dJd', home: 'A-.--.--.--', two: { t: '3c.Ts.Jc.Kh', w: '5c', r: '9s' } });
  const counts = new Map<string, string>();
  let shared = 0;
  const walk = (point: Followed<Table, Action>, line: readonly string[]): void => {
    const played = (end: RegExp) => line.filter((text) => end.test(text)).length;
    const now = `${played(/-f$/)} ${played(/-o[rw]$/)}`;
    if (counts.has(point.key)) shared += 1;
    if ((counts.get(point.key) ?? now) !== now) expect(now, line.join()).toBe(counts.get(point.key));
    counts.set(point.key, now);
    if (line.length < 5 && point.goal === 'open')
      for (const action of legal(point.state)) walk(point.after(action), [...line, formatAction(action)]);
  };
  walk(compiled('load:104').follow?.(low) as Followed<Table, Action>, []);
  expect(counts.size).toBeGreaterThan(50);
  expect(shared).toBeGreaterThan(50);
  expect(new Set(counts.values()).size).toBeGreaterThan(4);
});

describe('the texts of goals', () => {
  const specs: readonly (readonly [string, GoalSpec])[] = [
    ['win', { kind: 'win' }],
    ['reserve:0', { kind: 'reserve', cards: 0 }],
    ['stock:104', { kind: 'stock', cards: 104 }],
    ['home:1', { kind: 'home', cards: 1 }],
    ['load:12', { kind: 'load', cards: 12 }],
    ['empty:8', { kind: 'empty', cards: 8 }],
    ['top:o4=8s7d', { kind: 'top', pile: 'o4', cards: [46, 19] }],
    ['end', { kind: 'end' }],
    ['do:h-ow,o2-t1,discard', { kind: 'do', actions: ['h-ow', 'o2-t1', 'discard'].map(named) }],
  ];
  test.each(specs)('%s is read and written', (text, spec) => {
    expect(parseGoal(text)).toEqual({ ok: true, value: spec });
    expect(formatGoal(spec)).toBe(text);
  });

  test.each([
    ['', 'unknown-goal'],
    ['Win', 'unknown-goal'],
    ['win:1', 'unknown-goal'],
    // Goals of the other rule set.
    ['lock', 'unknown-goal'],
    ['tie', 'unknown-goal'],
    ['empty:0', 'goal-number'],
    ['empty:9', 'goal-number'],
    ['top:r=7d', 'goal-form'],
    ['top:t1=', 'goal-form'],
    ['end:1', 'unknown-goal'],
    ['loaded:1', 'unknown-goal'],
    ['load', 'goal-number'],
    ['load:', 'goal-number'],
    ['load:0', 'goal-number'],
    ['load:105', 'goal-number'],
    ['load:1.5', 'goal-number'],
    ['load:01', 'goal-number'],
    ['load:1:1', 'goal-number'],
    ['load: 1', 'goal-number'],
    ['home:0', 'goal-number'],
    ['reserve:-1', 'goal-number'],
    ['reserve:105', 'goal-number'],
    ['stock:1e1', 'goal-number'],
    ['do:', 'goal-action'],
    ['do:w-x', 'goal-action'],
    ['do:draw,', 'goal-action'],
  ])('“%s” is refused: %s', (text, code) => {
    expect(parseGoal(text)).toMatchObject({ ok: false, error: { field: 'goal', code } });
    expect(goalOf(text)).toMatchObject({ ok: false, error: { field: 'goal', code } });
  });

  test('a text of any length is refused without being split', () => {
    expect(parseGoal(`do:${'draw,'.repeat(1000)}draw`)).toMatchObject({ ok: false, error: { field: 'goal', code: 'too-long' } });
  });

  test('the actions of `do` are those of the traditional game', () => {
    const read = parseGoal('do:discard');
    expect(read.ok && read.value.kind === 'do' && read.value.actions.map(formatAction)).toEqual(['discard']);
  });
});
