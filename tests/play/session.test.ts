import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/components/play/session.ts';
import { textGame } from '../../src/engine/core/play.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';

const open = (position: string) => {
  const play = textGame(sixteen).open(position);
  if (!play.ok) throw new Error(play.error.code);
  return play.value;
};
const fresh = (goal = 'win') => createSession(open('sixteen:3/2.3.-/10/-/1'), goal);

describe('a session', () => {
  it('plays legal tries, refuses others with their rule, and forgets a refusal at the next action', () => {
    const session = fresh();
    expect(session.attempt('p1', 'p3')).toBe('refused');
    expect(session.refusal.value).toEqual({ from: 'p1', to: 'p3', action: '1-3', rule: 'empty-pile', piece: null });
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

  it('counts once what was taken back by undo, also after a look back that has come to its end', () => {
    const begun = () => {
      const session = fresh();
      for (const action of ['1-2', 'draw', 'p1']) session.play(action);
      return session;
    };
    const replayed = begun();
    replayed.restart();
    for (const action of ['1-2', 'draw', 'p1']) replayed.play(action);
    const there = begun();
    there.goTo(3);
    const redone = begun();
    redone.restart();
    for (let n = 0; n < 3; n++) redone.redo();
    for (const session of [replayed, there, redone]) {
      session.undo();
      session.play('p3');
      expect(session.undone.value).toBe(1);
    }
    // A look back goes on with the first action that is redone.
    const onward = begun();
    onward.restart();
    onward.redo();
    onward.play('2-1');
    expect(onward.undone.value).toBe(1);
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

describe('a session among others', () => {
  /** Player 1 has just played an ace; after “stop” players 2 and 3 act, one after the other. */
  const three = 'ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/extra/-/-/-/0/-';

  function round() {
    const opened = textGame(ristiseiska).open(three);
    if (!opened.ok) throw new Error(opened.error.field);
    const session = createSession(opened.value, 'win');
    session.play('stop');
    while (session.waiting.value) session.play(session.now.value.actions[0] as string);
    return session;
  }

  it('goes back to the reader’s own decision, past all that the others did, and on again', () => {
    const session = round();
    const whole = session.cursor.value;
    expect(whole).toBeGreaterThan(2);
    session.play(session.now.value.actions[0] as string);
    session.undo();
    expect(session.cursor.value).toBe(whole);
    session.undo();
    expect(session.cursor.value).toBe(0);
    expect(session.undone.value).toBe(2);
    session.redo();
    expect(session.cursor.value).toBe(whole);
  });

  it('counts the reader’s own actions only', () => {
    const session = round();
    expect(session.own.value).toBe(1);
    expect(session.cursor.value).toBeGreaterThan(1);
  });

  it('hears no try while somebody else is to act', () => {
    const session = round();
    session.goTo(1);
    expect(session.waiting.value).toBe(true);
    expect(session.attempt('hand-1', 'row-c')).toBe('nothing');
    expect(session.cursor.value).toBe(1);
  });

  it('notes a try that comes too soon, until somebody acts or another touch is answered', () => {
    const session = round();
    session.goTo(1);
    session.tryEarly();
    expect(session.early.value).toBe(true);
    expect(session.refusal.value).toBeNull();
    session.play(session.line.value[1] as string);
    expect(session.early.value).toBe(false);
    session.tryEarly();
    session.forget();
    expect(session.early.value).toBe(false);
  });

  it('ends going back at the start where somebody else began', () => {
    const opened = textGame(ristiseiska).open(three);
    if (!opened.ok) throw new Error(opened.error.field);
    const session = createSession(opened.value, 'win', 2);
    session.play('stop');
    session.undo();
    expect(session.cursor.value).toBe(0);
  });
});

it('tells which line something was taken back from: by undo, and by another way taken after going back', () => {
  const told: string[] = [];
  const session = createSession(open('sixteen:3/2.3.-/10/-/1'), 'win', undefined, (line) => told.push(line.join()));
  for (const action of ['1-2', 'draw', 'p1']) session.play(action);
  session.undo();
  expect(told).toEqual(['1-2,draw,p1']);
  session.restart();
  session.play('1-2');
  expect(told).toHaveLength(1);
  session.play('draw');
  session.play('p3');
  expect(told).toEqual(['1-2,draw,p1', '1-2,draw,p1']);
});

describe('a try that means nothing', () => {
  it('is refused without a rule, moves nothing, and is forgotten with the next good touch', () => {
    const session = fresh();
    expect(session.attempt('f1', 'p1')).toBe('refused');
    expect(session.refusal.value).toMatchObject({ from: 'f1', to: 'p1', action: '', rule: null });
    expect(session.played.value).toEqual([]);
    session.forget();
    expect(session.refusal.value).toBeNull();
    session.refuse('p1', 'p2', 'b7');
    expect(session.refusal.value).toMatchObject({ rule: null, piece: 'b7' });
    session.play('draw');
    expect(session.refusal.value).toBeNull();
    // A drawn brick goes home by way of a pile.
    expect(session.attempt('drawn', 'f1')).toBe('refused');
  });

  it('is a card let go at the place of another one: it does not go to its own', () => {
    const opened = textGame(ristiseiska).open('ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/extra/-/-/-/0/-');
    if (!opened.ok) throw new Error(opened.error.field);
    const session = createSession(opened.value, 'win');
    expect(session.attempt('hand-1', 'up-s', 'Kd')).toBe('refused');
    expect([session.played.value, session.refusal.value?.rule]).toEqual([[], null]);
    expect(session.attempt('hand-1', 'up-d', 'Kd')).toBe('played');
    // Only touched it goes where it fits.
    session.restart();
    expect(session.attempt('hand-1', null, 'Kd')).toBe('played');
  });
});
