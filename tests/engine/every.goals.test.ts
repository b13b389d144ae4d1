import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/core/game.ts';
import * as ristiseiska from '../../src/engine/games/ristiseiska/goals.ts';
import { ristiseiska as ristiseiskaGame } from '../../src/engine/games/ristiseiska/index.ts';
import * as bank from '../../src/engine/games/russian-bank/goals.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import * as sixteen from '../../src/engine/games/sixteen/goals.ts';
import { sixteen as sixteenGame } from '../../src/engine/games/sixteen/index.ts';
import type { State } from '../../src/engine/games/sixteen/state.ts';

/** Reading, writing and easing goals, of every game. */

interface Goals {
  parseGoal(text: string): { ok: true; value: unknown } | { ok: false; error: { field: string; code: string; args: object } };
  formatGoal(goal: never): string;
}
const games: Readonly<Record<string, Goals>> = { sixteen, bank, ristiseiska };
const read = (game: string, text: string) => (games[game] as Goals).parseGoal(text);

const good: Readonly<Record<string, readonly string[]>> = {
  sixteen: [
    'win',
    'sorted',
    'home:1',
    'home:192',
    'empty:1',
    'empty:6',
    'top:g',
    'top:1=321',
    'top:6=9a',
    'do:draw',
    'do:p1,1-2,2-f',
  ],
  bank: [
    ...[
      'win',
      'lock',
      'tie',
      'end',
      'reserve:0',
      'reserve:13',
      'stock:0',
      'stock:48',
      'home:1',
      'home:104',
      'empty:1',
      'empty:4',
    ],
    ...['top:t1=5h', 'top:o4=Ks', 'top:t3=9hTs', 'do:draw', 'do:r-f,w-t1,pass'],
  ],
  ristiseiska: [
    ...['win', 'not-last', 'best', 'lies:7c', 'lies:Ah', 'played:Ks', 'passes:1', 'passes:6', 'turn:1', 'turn:52', 'points:0'],
    ...['points:1000', 'do:7c', 'do:pass,stop'],
  ],
};

describe('a goal that is read is written as it was', () => {
  test.each(Object.entries(good).flatMap(([game, texts]) => texts.map((text) => [game, text] as const)))(
    '%s %s',
    (game, text) => {
      const goal = read(game, text);
      expect(goal.ok && (games[game] as Goals).formatGoal(goal.value as never)).toBe(text);
    },
  );
});

describe('what is no goal says why', () => {
  test.each([
    ['sixteen', 'home:0', { code: 'goal-number', args: { text: 'home:0', goal: 'home', low: 1, high: 192 } }],
    ['sixteen', 'home:193', { code: 'goal-number', args: { what: { code: 'sixteen-what-bricks' } } }],
    ['sixteen', 'home', { code: 'goal-number', args: { text: 'home', goal: 'home' } }],
    ['sixteen', 'empty:7', { code: 'goal-number', args: { goal: 'empty', what: { code: 'what-piles' }, low: 1, high: 6 } }],
    ['sixteen', 'empty:0', { code: 'goal-number' }],
    ['sixteen', 'top:', { code: 'goal-form', args: { text: 'top:', goal: 'top', form: { code: 'sixteen-form-top' } } }],
    ['sixteen', 'top:7=3', { code: 'goal-form' }],
    ['sixteen', 'top:0=3', { code: 'goal-form' }],
    ['sixteen', 'top:3h', { code: 'goal-form' }],
    ['sixteen', 'top: 3', { code: 'goal-form' }],
    ['sixteen', 'do:fly', { code: 'goal-action', args: { text: 'do:fly', because: { field: 'action' } } }],
    ['sixteen', 'won', { code: 'unknown-goal', args: { text: 'won', forms: { code: 'sixteen-goals' } } }],
    ['sixteen', 'win:1', { code: 'unknown-goal' }],
    ['bank', 'reserve', { code: 'goal-number', args: { text: 'reserve', goal: 'reserve' } }],
    ['bank', 'reserve:14', { code: 'goal-number', args: { goal: 'reserve', what: { code: 'what-cards' }, low: 0, high: 13 } }],
    ['bank', 'stock:49', { code: 'goal-number', args: { low: 0, high: 48 } }],
    ['bank', 'home:105', { code: 'goal-number', args: { low: 1, high: 104 } }],
    ['bank', 'empty:5', { code: 'goal-number', args: { goal: 'empty', what: { code: 'what-piles' }, low: 1, high: 4 } }],
    ['bank', 'top:t5=5h', { code: 'goal-form', args: { goal: 'top', form: { code: 'bank-form-top' } } }],
    ['bank', 'top:t1=', { code: 'goal-form' }],
    ['bank', 'top:t1=5', { code: 'goal-form' }],
    ['bank', 'top:t1=5h=6h', { code: 'goal-form' }],
    ['bank', 'top:at1=5h', { code: 'goal-form' }],
    ['bank', 'do:r-x', { code: 'goal-action', args: { text: 'do:r-x' } }],
    ['bank', 'lock:1', { code: 'unknown-goal', args: { forms: { code: 'bank-goals' } } }],
    ['ristiseiska', 'lies:7', { code: 'goal-form', args: { goal: 'lies', form: { code: 'form-card' } } }],
    ['ristiseiska', 'played:', { code: 'goal-form', args: { goal: 'played' } }],
    ['ristiseiska', 'passes:7', { code: 'goal-number', args: { what: { code: 'risti-what-player' }, low: 1, high: 6 } }],
    ['ristiseiska', 'passes:0', { code: 'goal-number' }],
    ['ristiseiska', 'turn', { code: 'goal-number', args: { text: 'turn', goal: 'turn' } }],
    ['ristiseiska', 'turn:53', { code: 'goal-number', args: { what: { code: 'what-cards' }, low: 1, high: 52 } }],
    ['ristiseiska', 'points:1001', { code: 'goal-number', args: { what: { code: 'risti-what-points' }, low: 0, high: 1000 } }],
    ['ristiseiska', 'do:8', { code: 'goal-action', args: { text: 'do:8' } }],
    ['ristiseiska', 'best:1', { code: 'unknown-goal', args: { text: 'best:1', forms: { code: 'risti-goals' } } }],
  ])('%s %s', (game, text, error) => expect(read(game, text)).toMatchObject({ ok: false, error: { field: 'goal', ...error } }));
});

describe('what asks for less, the hardest first', () => {
  const eased = (game: string, text: string, ease: (goal: never) => readonly unknown[]): string[] => {
    const goal = read(game, text);
    if (!goal.ok) throw new Error(goal.error.code);
    return ease(goal.value as never).map((one) => (games[game] as Goals).formatGoal(one as never));
  };

  test.each([
    ['win', ['home:3', 'home:2', 'home:1']],
    ['home:3', ['home:2', 'home:1']],
    ['home:1', []],
    ['empty:3', ['empty:2', 'empty:1']],
    ['sorted', []],
    ['top:1', []],
    ['do:draw', []],
  ])('in Sixteen than %s', (text, expected) => {
    const state = { params: { ranks: 2, copies: 2, piles: 3, runs: 'descending' } } as State;
    expect(eased('sixteen', text, (goal) => sixteen.easierGoals(goal, state))).toEqual(expected);
  });

  test.each([
    ['win', Array.from({ length: 48 }, (_, i) => `stock:${i + 1}`)],
    ['reserve:11', ['reserve:12', 'reserve:13']],
    ['reserve:12', ['reserve:13']],
    ['reserve:13', []],
    ['stock:46', ['stock:47', 'stock:48']],
    ['stock:48', []],
    ['home:3', ['home:2', 'home:1']],
    ['home:1', []],
    ['empty:2', ['empty:1']],
    ['lock', []],
    ['top:t1=5h', []],
  ])('in Russian Bank than %s', (text, expected) => expect(eased('bank', text, bank.easierGoals)).toEqual(expected));

  test.each([
    ['turn:3', ['turn:2', 'turn:1']],
    ['turn:1', []],
    ['points:98', ['points:99', 'points:100']],
    ['points:100', []],
    ['points:101', []],
    ['win', []],
  ])('in Ristiseiska than %s', (text, expected) =>
    expect(eased('ristiseiska', text, (goal) => ristiseiska.easierGoals(goal))).toEqual(expected),
  );
});

describe('a goal that is followed action by action', () => {
  type Followable<State, Action> = Pick<Game<never, State, Action>, 'position' | 'action' | 'goal'>;

  /** What is followed after each action of a line, the start first. */
  function* following<State, Action>(game: Followable<State, Action>, position: string, text: string, line: string) {
    const [start, goal] = [game.position.parse(position), game.goal(text)];
    if (!start.ok || !goal.ok || !goal.value.follow) throw new Error(`${position} ${text}`);
    let now = goal.value.follow(start.value);
    const played: Action[] = [];
    for (const word of ['', ...(line === '' ? [] : line.split(','))]) {
      if (word !== '') {
        const action = game.action.parse(word);
        if (!action.ok) throw new Error(word);
        played.push(action.value);
        now = now.after(action.value);
      }
      yield {
        ...now,
        key: now.key,
        mine: now.mine,
        position: game.position.format(now.state),
        plain: goal.value(start.value, played),
      };
    }
  }
  const keys = <State, Action>(game: Followable<State, Action>, position: string, text: string, line: string) =>
    [...following(game, position, text, line)].map(({ key }) => key);

  const round = 'pantti/6Q.68.--.--/5cKc9d2h.2d3d/1/play/-/-/-/0/-';
  const bankStart = 'free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';

  test('says at each point what the goal says of the line, and who decides', () => {
    for (const text of ['win', 'turn:2', 'turn:3', 'passes:2', 'lies:9d', 'played:9d', 'points:9'])
      for (const { goal, plain, mine, state } of following(ristiseiskaGame, round, text, 'Kc,stop,pass')) {
        expect(goal, text).toBe(plain);
        expect(mine).toBe(ristiseiskaGame.actor(state) === 1);
        if (goal !== 'open') break;
      }
    for (const text of ['win', 'home:1', 'reserve:1', 'lock', 'end'])
      for (const { goal, plain, mine } of following(russianBank, bankStart, text, 'r-f,r-o2,draw,w-t1,draw')) {
        expect([goal, mine], text).toEqual([plain, true]);
        if (goal !== 'open') break;
      }
    for (const text of ['win', 'empty:2', 'top:3', 'sorted'])
      for (const { goal, plain, mine } of following(sixteenGame, '5/2.53/51/4/-', text, 'p1,2-1,1-2,1-f')) {
        expect([goal, mine], text).toEqual([plain, true]);
        if (goal !== 'open') break;
      }
  });

  test('tells points apart where anything hangs on it', () => {
    // Whether anything has been played; after that the same position is the same.
    const [start, , back, , again] = keys(sixteenGame, '4/43.4/00/-/1', 'empty:2', '1-2,2-1,1-2,2-1');
    expect(back).not.toBe(start);
    expect(again).toBe(back);
    // Not the count of actions, unless a draw is asked for.
    const counted = (text: string) =>
      new Set(['12', '13'].map((n) => keys(russianBank, bankStart.replace(/12$/, n), text, 'r-f')[1]));
    expect([counted('win').size, counted('lock').size, counted('tie').size]).toEqual([1, 1, 2]);
    // One position, once come to by a line and once as a start: its key is the same unless the line is of any matter.
    const same = (position: string, text: string, action: string): boolean => {
      const [, come] = [...following(ristiseiskaGame, position, text, action)];
      if (!come) throw new Error(position);
      const [from] = [...following(ristiseiskaGame, come.position, text, '')];
      return come.key === from?.key;
    };
    const matters = (position: string, action: string) =>
      ['win', 'points:9', 'played:2h', 'lies:2h', 'passes:2', 'turn:3'].filter((text) => !same(position, text, action));
    // The turn has left the player; a card was played, and it has not.
    expect(matters('pantti/68.68.--.--/9c2h.2d3h/1/play/-/-/-/0/-', '9c')).toEqual(['lies:2h', 'passes:2', 'turn:3']);
    expect(matters(round, 'Kc')).toEqual(['turn:3']);
  });
});
