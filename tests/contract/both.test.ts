import { describe, expect, test } from 'vitest';
import type { HidingGame } from '../../src/engine/core/game.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { type Action, bothTables, type Params, type State } from '../../src/engine/games/russian-bank/both.ts';
import { crapette } from '../../src/engine/games/russian-bank/crapette/index.ts';
import { russianBank } from '../../src/engine/games/russian-bank/index.ts';
import { playout } from './playout.ts';

const free = russianBank as unknown as HidingGame<Params, State, Action>;
const traditional = crapette as unknown as HidingGame<Params, State, Action>;

describe.each([
  ['free', free],
  ['crapette', traditional],
])('Russian Bank as one game, played by %s', (preset, own) => {
  const rules = bothTables.presets[preset] as Params;
  const { states, line } = playout(own, rules, 7, 200);

  test('a position is read and written, and says all that the rule set says of it', () => {
    for (const state of states) {
      const text = own.position.format(state);
      const read = bothTables.position.parse(text);
      expect(read).toEqual(own.position.parse(text));
      expect(bothTables.position.format(state)).toBe(text);
      expect(bothTables.legal(state)).toEqual(own.legal(state));
      expect(bothTables.outcome(state)).toEqual(own.outcome(state));
      expect(bothTables.actor(state)).toBe(own.actor(state));
      for (const eye of [1, 2, 'all'] as const) {
        expect(bothTables.observe(state, eye)).toEqual(own.observe(state, eye));
        expect(bothTables.scene(state, eye)).toEqual(own.scene(state, eye));
      }
      for (const action of own.legal(state)) {
        expect(bothTables.action.format(action)).toBe(own.action.format(action));
        expect(bothTables.action.parse(own.action.format(action), state)).toEqual({ ok: true, value: action });
        expect(bothTables.why(state, action)).toBeNull();
        expect(bothTables.apply(state, action)).toEqual(own.apply(state, action));
        expect(bothTables.carry(state, action)).toEqual(own.carry(state, action));
      }
      expect(bothTables.intent(state, '1r', 'fc1', null)).toEqual(own.intent(state, '1r', 'fc1'));
      expect(bothTables.stalled?.(line, state)).toBe(own.stalled?.(line, state));
    }
  });

  test('a deal and its options', () => {
    expect(bothTables.deal(rules, rng(3))).toEqual(own.deal(rules, rng(3)));
    for (const options of [
      { rules: preset },
      { rules: `${preset}~reserve=12` },
      { rules: `${preset}~reserve=14` },
      { rules: preset, players: '3' },
    ])
      expect(bothTables.params(options)).toEqual(own.params(options));
  });

  test('a goal says of every line what it says in the rule set', () => {
    const start = states[0] as State;
    for (const text of ['win', 'reserve:11', 'stock:40', 'home:1', 'empty:1', 'end', 'do:draw,r-f']) {
      const [asked, whole, itself] = [bothTables.goal(text, start), bothTables.goal(text), own.goal(text)];
      if (!asked.ok || !whole.ok || !itself.ok) throw new Error(text);
      for (let played = 0; played <= 60; played++) {
        const said = itself.value(start, line.slice(0, played));
        expect(asked.value(start, line.slice(0, played))).toBe(said);
        expect(whole.value(start, line.slice(0, played))).toBe(said);
      }
      expect(whole.value.follow?.(start).goal).toBe(itself.value.follow?.(start).goal);
    }
  });
});

describe('what only one rule set knows', () => {
  const at = (preset: string): State => bothTables.deal(bothTables.presets[preset] as Params, rng(1));

  test('actions: read without a position, and at the table that has them', () => {
    for (const text of ['discard', 'h-f', 'r-or', 'o1-t1', 't1-t1']) {
      expect(bothTables.action.parse(text)).toMatchObject({ ok: true });
      expect(bothTables.action.parse(text, at('crapette'))).toMatchObject({ ok: true });
      expect(bothTables.action.parse(text, at('free'))).toMatchObject({ ok: false, error: { code: 'unknown-action' } });
    }
    expect(bothTables.action.parse('x-f')).toMatchObject({ ok: false, error: { field: 'action' } });
  });

  test.each([
    ['load:1', 'crapette', 'free'],
    ['empty:8', 'crapette', 'free'],
    ['do:discard', 'crapette', 'free'],
    ['lock', 'free', 'crapette'],
    ['tie', 'free', 'crapette'],
  ])('the goal %s: of %s, not of %s', (text, known, unknown) => {
    expect(bothTables.goal(text, at(known))).toMatchObject({ ok: true });
    expect(bothTables.goal(text, at(unknown))).toMatchObject({ ok: false, error: { field: 'goal' } });
    const whole = bothTables.goal(text);
    if (!whole.ok) throw new Error(whole.error.code);
    expect(whole.value(at(known), [])).toBe('open');
    expect(() => whole.value(at(unknown), [])).toThrow(text);
  });

  test('a goal that nobody knows is an error', () => {
    expect(bothTables.goal('wim')).toMatchObject({ ok: false, error: { field: 'goal', code: 'unknown-goal' } });
  });

  test.each(['', 'trad', 'crapettes', 'Crapette', 'crapette-', 'free!'])('“%s” is no rule set, and both are named', (rules) => {
    const error = { field: 'rules', code: 'unknown-preset', args: { presets: ['free', 'crapette'] } };
    const side = '-;-.-.-.-;5c;-';
    expect(bothTables.position.parse(`${rules}/1/${side}/${side}/--.--.--.--/-/0`)).toMatchObject({ ok: false, error });
    expect(bothTables.params({ rules })).toMatchObject({ ok: false, error });
  });

  test('lines are at a standstill by the measure of their table', () => {
    const draws = Array.from({ length: 80 }, (): Action => ({ kind: 'draw' }));
    expect(bothTables.stalled?.(draws, at('free'))).toBe(true);
    expect(bothTables.stalled?.(draws, at('crapette'))).toBe(false);
    expect(bothTables.stalled?.([...draws, ...draws], at('crapette'))).toBe(true);
    const home: Action = { kind: 'play', from: 'r', to: 'f' };
    expect(bothTables.stalled?.([...draws, home, ...draws], at('crapette'))).toBe(false);
    expect(bothTables.stalled?.([...draws, { ...home, to: 't1' }, ...draws], at('crapette'))).toBe(true);
  });
});
