import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { kit } from '../../src/components/games/russian-bank/crapette/kit.ts';
import { doersOf } from '../../src/components/play/doers.ts';
import { openLine, packLine } from '../../src/components/play/game-link.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { createObjecting } from '../../src/components/play/objecting.ts';
import { lastTurnOf } from '../../src/components/play/pace.ts';
import type { Dealt } from '../../src/components/play/parts/useDealt.ts';
import { actorsOf, arrivalOf, playsFor, turnsIn } from '../../src/components/play/people/arrival.ts';
import type { People } from '../../src/components/play/people/people.ts';
import { createPractice } from '../../src/components/play/practice.ts';

/** The A♣ of house 8 can go home, and player 1 begins. */
const table = 'russian-bank:crapette~order=called/1/9h7s;8s.9s.Td.Ac;6s5d;3c/8s5c;7s.6s.5c.4d;8c9c;4c/--.--.--.--/-/0';
const people = kit as unknown as GameKit;
const opened = people.game.open(table);
if (!opened.ok) throw new Error(opened.error.code);
const start = opened.value;

/** A player's side of a game between people, and what they can say. */
function sit(seat: number, how: People, line: readonly string[] = [], cursor = line.length) {
  const practice = createPractice({
    kit: people,
    start,
    goal: 'win',
    seat,
    toTheEnd: true,
    people: true,
    ...(how === 'here' ? { final: true } : {}),
    players: () => null,
    solver: () => Promise.reject(new Error('not judged')),
    pace: { delay: () => 60_000 },
  });
  practice.restore(line, cursor);
  const objections = people.objections ?? null;
  const watch = vi.fn();
  const lastTurn = () => lastTurnOf(doersOf(practice.own.played.value, practice.own.at), seat);
  const table = { practice, objections, paused: signal(false), people: how, watch, lastTurn };
  const objecting = createObjecting(table as unknown as Dealt, 'Friend');
  if (!objecting) throw new Error('nobody can object');
  return { own: practice.own, practice, objecting, watch };
}

/** Player 1 turns up a card out of order and discards it; the page has taken it that the friend lets it be. */
const slipped = ['draw', 'let'];
const sent = [...slipped, 'discard'];

it('who slips goes on as usual, by link and at one screen: nothing waits, nothing is marked otherwise', () => {
  for (const how of ['friend', 'here'] as const) {
    const { own, practice } = sit(1, how);
    expect(own.attempt('1h', null)).toBe('played');
    expect(own.line.value).toEqual(slipped);
    expect([own.waiting.value, own.now.value.actor, own.last.value?.from]).toEqual([false, 1, '1h']);
    // By link the turn is still one’s own, at one screen the other one has seen it.
    expect(practice.floor.value).toBe(how === 'friend' ? 0 : 2);
    practice.stop();
  }
});

it('at one screen the other player has a word to all that was done last, by name, and nothing tells which is out of order', () => {
  for (const action of ['draw', 't4-f']) {
    const { own, objecting, practice } = sit(1, 'here');
    expect(objecting.word()).toBeNull();
    own.play(action);
    expect(objecting.word()?.words).toBe('Player 2: Stop!');
    practice.stop();
  }
});

it('at one screen "Stop!" takes back what was out of order, and the turn is the other one’s, who may be objected to next', () => {
  const { own, objecting, practice } = sit(1, 'here');
  own.play('draw');
  objecting.object();
  expect(own.line.value).toEqual(['draw', 'stop']);
  expect(own.now.value.actor).toBe(2);
  expect([objecting.word(), own.undone.value]).toEqual([null, 0]);
  practice.stop();
  const next = sit(2, 'here', ['draw', 'stop']);
  next.own.play('draw');
  expect(next.objecting.word()?.words).toBe('Player 1: Stop!');
  next.practice.stop();
});

it('a next action puts the word away, and a wrong "Stop!" says so and changes nothing', async () => {
  const { own, objecting, practice } = sit(1, 'here', [...slipped, 'discard']);
  objecting.object();
  await vi.waitFor(() => expect(objecting.panel(null)?.head).toBe('Player 2: Right, but that has ended their turn anyway.'));
  expect(own.line.value).toEqual(sent);
  practice.stop();
  const allowed = sit(1, 'here', ['t4-f']);
  allowed.objecting.object();
  await vi.waitFor(() => expect(allowed.objecting.panel(null)?.head).toBe('Player 2: No, that was allowed.'));
  expect(allowed.own.line.value).toEqual(['t4-f']);
  allowed.practice.stop();
});

it('by link the receiver stops what they see of the turn, whatever the sender has taken them to let be', () => {
  // Shown up to the slip; up to the let; and watched again from its end.
  for (const cursor of [1, 2]) {
    const { own, objecting, practice } = sit(2, 'friend', sent, cursor);
    objecting.object();
    expect(own.line.value).toEqual(['draw', 'stop']);
    expect([own.now.value.actor, own.waiting.value, practice.floor.value]).toEqual([2, false, 2]);
    practice.stop();
  }
});

it('by link who has sent nothing back may still say it, and not of what they did themselves', () => {
  const { own, objecting, practice } = sit(2, 'friend', sent);
  expect(objecting.word()?.words).toBe('Stop!');
  own.play('draw');
  expect(objecting.word()).toBeNull();
  practice.stop();
});

it('by link who said it too late is told so, not blamed, and can see the turn once more; after their own move it is late there too', async () => {
  const { own, objecting, practice, watch } = sit(2, 'friend', sent);
  objecting.object();
  await vi.waitFor(() => expect(objecting.panel(null)?.head).toBe('Right, but that has ended their turn anyway.'));
  expect(objecting.panel(null)?.sign).toBe('unasked');
  const [again] = objecting.panel(null)?.buttons ?? [];
  expect(again?.words).toBe('Their last turn again');
  again?.act();
  expect(watch).toHaveBeenCalledWith(0);
  expect(objecting.panel(null)).toBeNull();
  own.play('draw');
  const line = own.line.value;
  own.show(1);
  objecting.object();
  expect(own.line.value).toEqual(line);
  practice.stop();
});

it('a line that says "Stop!" where the sender supposed a let goes on with it, from there; the older one is older', () => {
  const answer = ['draw', 'stop', 'draw', 'let', 'discard'];
  expect(arrivalOf(start, answer, sent)).toEqual({ kind: 'new', known: 1 });
  expect(arrivalOf(start, sent, answer)).toEqual({ kind: 'older', kept: 5 });
});

it('a let that the other one has gone on after is theirs: nobody says "Stop!" to it any more', () => {
  const later = [...sent, 'draw', 'let', 'discard'];
  expect(arrivalOf(start, ['draw', 'stop', 'draw', 'let', 'discard'], later)).toEqual({ kind: 'other', at: 1 });
});

it('nobody says "Stop!" in the receiver’s name unasked, and what is let be for them is no move of theirs', () => {
  expect(actorsOf(start, sent)).toEqual([1, 1, 1]);
  expect(playsFor(2, actorsOf(start, sent), 0)).toBe(false);
  expect(playsFor(2, actorsOf(start, ['draw', 'stop']), 0)).toBe(true);
  expect(turnsIn(actorsOf(start, [...sent, 'draw']))).toBe(2);
  expect(lastTurnOf(actorsOf(start, sent), 2)).toBe(0);
});

it('a link with a word where nobody has one, or with two, is refused with its number', async () => {
  for (const [line, number] of [
    [['let'], 1],
    [['stop'], 1],
    [['t4-f', 'let'], 2],
    [['t4-f', 'stop'], 2],
    [['draw', 'let', 'let'], 3],
    [['draw', 'stop', 'stop'], 3],
    [['draw', 'let', 'stop'], 3],
    [['draw', 'discard'], 2],
    [['draw', 'let', 'discard', 'stop'], 4],
  ] as const) {
    const read = await openLine(packLine({ line, ends: [] }));
    const played = people.game.replay(start.position, read?.line ?? []);
    expect([played.ok, !played.ok && played.error.index + 1], line.join()).toEqual([false, number]);
  }
});

it('in a position with a goal whatever is out of order is called', async () => {
  const practice = createPractice({
    ...{ kit: people, start, goal: 'home:1', pace: { delay: () => 0 } },
    solver: () => Promise.reject(new Error('not judged')),
  });
  practice.own.play('draw');
  await vi.waitFor(() => expect(practice.own.played.value).toEqual(['draw', 'stop']));
  expect(practice.own.goalState.value).toBe('lost');
  practice.stop();
});
