import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/components/play/session.ts';
import { table } from '../../src/engine/core/play.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';

const open = (position: string) => {
  const play = table(sixteen).open(position);
  if (!play.ok) throw new Error(play.error.reason);
  return play.value;
};
const fresh = (goal = 'win') => createSession(open('sixteen:3/2.3.-/10/-/1'), goal);

describe('a session', () => {
  it('plays legal tries, refuses others with their rule, and forgets a refusal at the next action', () => {
    const session = fresh();
    expect(session.attempt('p1', 'p3')).toBe('refused');
    expect(session.refusal.value).toEqual({ from: 'p1', to: 'p3', action: '1-3', rule: 'empty-pile' });
    expect(session.played.value).toEqual([]);
    expect(session.attempt('p1', 'p2')).toBe('played');
    expect(session.refusal.value).toBeNull();
    expect(session.now.value.position).toBe('sixteen:3/-.32.-/10/-/1');
    expect(session.last.value).toMatchObject({ from: 'p1', to: 'p2' });
    expect(session.attempt('p1', 'p1')).toBe('nothing');
  });

  it('undoes, redoes, counts what was taken back, and drops the rest on another way', () => {
    const session = fresh();
    for (const action of ['1-2', 'draw', 'p1']) expect(session.play(action)).toBe(true);
    session.undo();
    session.undo();
    expect(session.undone.value).toBe(2);
    expect(session.played.value).toEqual(['1-2']);
    session.redo();
    expect(session.played.value).toEqual(['1-2', 'draw']);
    // The action that could be redone keeps the rest.
    session.undo();
    session.play('draw');
    expect(session.line.value).toEqual(['1-2', 'draw', 'p1']);
    session.play('p3');
    expect(session.line.value).toEqual(['1-2', 'draw', 'p3']);
    session.redo();
    expect(session.cursor.value).toBe(3);
  });

  it('counts another way taken after a restart or a step in the list of moves, and no mere look back', () => {
    const session = fresh();
    for (const action of ['1-2', 'draw', 'p1']) session.play(action);
    session.goTo(1);
    session.redo();
    session.redo();
    session.restart();
    session.play('1-2');
    expect(session.undone.value).toBe(0);
    session.play('draw');
    session.play('p3');
    expect(session.undone.value).toBe(1);
    session.goTo(2);
    session.redo();
    session.undo();
    session.play('p1');
    expect(session.undone.value).toBe(2);
  });

  it('is bounded at both ends', () => {
    const session = fresh();
    session.undo();
    expect(session.undone.value).toBe(0);
    session.redo();
    expect(session.cursor.value).toBe(0);
    session.play('draw');
    session.goTo(99);
    expect(session.cursor.value).toBe(1);
    session.restart();
    expect(session.now.value.position).toBe(session.start.position);
    expect(session.line.value).toEqual(['draw']);
  });

  it('keeps the legal beginning of a line from storage', () => {
    const session = fresh();
    session.load(['1-2', 'draw', 'nonsense', 'p1'], 9);
    expect(session.line.value).toEqual(['1-2', 'draw']);
    expect(session.cursor.value).toBe(2);
  });

  it('tells the state of its goal', () => {
    const session = fresh('do:draw');
    expect(session.goalState.value).toBe('open');
    session.play('1-2');
    expect(session.goalState.value).toBe('lost');
    session.undo();
    session.play('draw');
    expect(session.goalState.value).toBe('met');
  });
});
