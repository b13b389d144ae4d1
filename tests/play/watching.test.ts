import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Others, playOthers } from '../../src/components/play/others.ts';
import { createSession, readerOf } from '../../src/components/play/session.ts';
import { beginning, isTold, isUntouched, nothingTaken, wishes } from '../../src/components/play/state.ts';
import {
  type Judge,
  sharedLength,
  type Verdict,
  type VerdictOptions,
  watchVerdicts,
} from '../../src/components/play/verdicts.ts';
import type { JudgeAnswer } from '../../src/engine/proving/answers.ts';
import { reason } from '../../src/engine/proving/reasons.ts';
import type { Asking } from '../../src/engine/worker/client.ts';
import { play } from '../engine/open.ts';

/** Verdicts, the others and the session told what to do, without any solver. */

const position = 'sixteen:5/2.53/51/4/-';
const winning = ['p1', '2-1', '1-2', '1-f', '2-f', '2-f', '2-f'];
const three = 'ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/extra/-/-/-/0/-';
const pause = (ms = 5) => new Promise((done) => setTimeout(done, ms));

const running: { stop(): void }[] = [];
afterEach(() => {
  for (const one of running.splice(0)) one.stop();
  vi.unstubAllGlobals();
});

const open: JudgeAnswer = { state: 'open', winnable: null, line: null, reply: null, reason: null };

/** A watched session; `answer` says what a solver makes of a line. */
function watched(
  answer: (line: string) => Partial<JudgeAnswer>,
  options: Partial<VerdictOptions> = {},
  judge: Partial<Judge> = {},
) {
  const session = createSession(play(position), 'win');
  const asked: { line: string; asking: Asking | undefined }[] = [];
  const solver: Judge = {
    judge: async (_start, line, _goal, asking) => {
      asked.push({ line, asking });
      return { ...open, ...answer(line) };
    },
    ...judge,
  };
  const verdicts = watchVerdicts(session, async () => solver, { alone: true, whenIdle: () => {}, ...options });
  running.push(verdicts);
  const lines = () => asked.map(({ line }) => line);
  const playAll = async (...actions: string[]) => {
    for (const action of actions) session.play(action);
    await pause();
    return verdicts.verdict.value;
  };
  return { session, verdicts, asked, lines, playAll };
}

describe('what a solver says', () => {
  it('nobody has asked at first', () => {
    expect(watched(() => ({})).verdicts.verdict.value).toEqual({ kind: 'unasked' });
  });

  it('may be that it is met', async () => {
    expect(await watched(() => ({ state: 'met', winnable: true })).playAll('p1')).toEqual({ kind: 'met' });
  });

  it('may be nothing that is known: then why, and it is asked again', async () => {
    const { session, playAll, lines } = watched(() => ({}));
    expect(await playAll('p1')).toEqual({ kind: 'unknown', reason: reason('not-decided') });
    session.undo();
    await playAll('p1');
    expect(lines()).toEqual(['p1', 'p1']);
    const limit = reason('out-of-positions', { limit: 3 });
    expect(await watched(() => ({ reason: limit })).playAll('p1')).toEqual({ kind: 'unknown', reason: limit });
  });

  it('is a win only with a line, which answers for all along it', async () => {
    const { playAll, lines } = watched(() => ({ winnable: true, line: winning.join() }));
    expect(await playAll('p1')).toEqual({ kind: 'winnable', line: winning });
    expect(await playAll('2-1')).toEqual({ kind: 'winnable', line: winning });
    expect(lines()).toEqual(['p1']);
    expect((await watched(() => ({ winnable: true })).playAll('p1')).kind).toBe('unknown');
  });

  it('is that it is lost; then the line is shown that shares most with what was played', async () => {
    const near = ['p2', 'x'];
    const { playAll } = watched(() => ({ winnable: false, reply: 'x' }), { known: [['p1'], near, ['p1', '2-1']] });
    await playAll('p2');
    expect(await playAll('1-f')).toEqual({ kind: 'refuted', line: near, lastGood: 1, reply: 'x' });
  });

  it('lasts where nobody else moves, be it without any line', async () => {
    const { playAll, lines } = watched(() => ({ winnable: false }));
    expect(await playAll('p2')).toEqual({ kind: 'hopeless' });
    expect(await playAll('1-f')).toEqual({ kind: 'hopeless' });
    expect(lines()).toEqual(['p2']);
    const shared = watched(() => ({ winnable: false }), { alone: false });
    await shared.playAll('p2');
    await shared.playAll('1-f');
    expect(shared.lines()).toEqual(['p2', 'p2,1-f']);
  });

  it('holds from the start on, if that was asked about', async () => {
    const { playAll, lines } = watched(() => ({ winnable: false }), { fromStart: true });
    expect(await playAll()).toEqual({ kind: 'hopeless' });
    await playAll('p1');
    expect(lines()).toEqual(['']);
  });

  it('is not carried on from what was won, or is not known', async () => {
    const { playAll, lines } = watched((line) => (line === 'p1' ? { winnable: true, line: 'p1,1-2' } : {}));
    await playAll('p1');
    await playAll('2-1');
    await playAll('1-2');
    expect([...new Set(lines())]).toEqual(['p1', 'p1,2-1', 'p1,2-1,1-2']);
  });

  it('is asked for with a signal, and with more to spend only where that is wanted', async () => {
    const { playAll, asked, verdicts } = watched(() => ({}));
    await playAll('p1');
    expect(asked[0]?.asking?.signal).toBeInstanceOf(AbortSignal);
    expect(asked[0]?.asking?.budget).toBeUndefined();
    verdicts.ask();
    await pause();
    expect([asked.length, asked[1]?.asking?.budget]).toEqual([2, undefined]);
    verdicts.ask(true);
    await pause();
    expect(asked[2]?.asking?.budget).toEqual({ nodes: 200_000_000, seconds: 90 });
    // It holds for that line and no other.
    await playAll('2-1');
    expect(asked.at(-1)).toMatchObject({ line: 'p1,2-1' });
    expect(asked.at(-1)?.asking?.budget).toBeUndefined();
  });

  it('no more once nobody watches', async () => {
    const { session, verdicts, lines, asked } = watched(() => ({ winnable: true, line: winning.join() }));
    session.play('p1');
    expect(verdicts.verdict.value).toEqual({ kind: 'thinking' });
    verdicts.stop();
    await pause();
    expect(verdicts.verdict.value).toEqual({ kind: 'thinking' });
    expect(asked.every(({ asking }) => asking?.signal?.aborted)).toBe(true);
    session.play('2-1');
    await pause();
    expect(lines().length).toBeLessThan(2);
  });

  it('nor where it fails after something else was played', async () => {
    let fail = () => {};
    const judge = () =>
      new Promise<never>((_, no) => {
        fail = () => no(new Error('gone'));
      });
    const { session, verdicts } = watched(() => ({}), { known: [winning] }, { judge });
    session.play('p2');
    await pause();
    session.undo();
    fail();
    await pause();
    expect(verdicts.verdict.value).toEqual({ kind: 'winnable', line: winning });
  });
});

describe('a second look', () => {
  const lost = () => ({ winnable: false });

  it('waits until the browser has nothing to do, a while after the verdict', async () => {
    const timers: { task: () => void; ms: number }[] = [];
    const idle: (() => void)[] = [];
    const looked: string[] = [];
    const { whenIdle: _, ...usual }: Partial<VerdictOptions> = {};
    const session = createSession(play(position), 'win');
    const verdicts = watchVerdicts(
      session,
      async () => ({
        judge: async () => ({ ...open, ...lost() }),
        confirm: async (_start, line) => {
          looked.push(line);
          return { winnable: false, line: null };
        },
      }),
      { alone: false, ...usual },
    );
    running.push(verdicts);
    const wait = globalThis.setTimeout;
    const later = () => new Promise((done) => wait(done, 5));
    const cleared: unknown[] = [];
    vi.stubGlobal('setTimeout', (task: () => void, ms: number) => timers.push({ task, ms }));
    vi.stubGlobal('clearTimeout', (timer: unknown) => cleared.push(timer));
    session.play('p2');
    await later();
    expect(timers.map(({ ms }) => ms)).toEqual([1_500]);
    expect(looked).toEqual([]);
    // Where the browser cannot say when it is idle, it is done there and then.
    timers[0]?.task();
    await later();
    expect(looked).toEqual(['p2']);
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    session.play('1-f');
    expect(cleared).toEqual([1]);
    await later();
    timers[1]?.task();
    await later();
    expect([looked.length, idle.length]).toEqual([1, 1]);
    idle[0]?.();
    await later();
    expect(looked).toEqual(['p2', 'p2,1-f']);
    // Not if the reader has gone on meanwhile.
    session.undo();
    idle[0]?.();
    await later();
    expect(looked).toEqual(['p2', 'p2,1-f']);
  });

  it('counts only with a line that wins, and is remembered', async () => {
    const tasks: (() => void)[] = [];
    const whenIdle = (task: () => void) => tasks.push(task);
    for (const answer of [
      { winnable: false, line: winning.join() },
      { winnable: true, line: null },
      { winnable: null, line: winning.join() },
    ]) {
      const { playAll, verdicts } = watched(lost, { whenIdle }, { confirm: async () => answer });
      await playAll('p1');
      tasks.pop()?.();
      await pause();
      expect(verdicts.verdict.value).toEqual({ kind: 'hopeless' });
      expect(verdicts.known(['p1'])).toEqual({ kind: 'hopeless' });
    }
    const right = watched(lost, { whenIdle }, { confirm: async () => ({ winnable: true, line: 'p2,1-f' }) });
    await right.playAll('p1');
    tasks.pop()?.();
    await pause();
    expect(right.verdicts.known(['p1'])).toEqual({ kind: 'winnable', line: ['p2', '1-f'], corrected: true });
    // Without anybody to look, the verdict stands.
    const nobody = watched(lost, { whenIdle });
    await nobody.playAll('p2');
    tasks.pop()?.();
    await pause();
    expect(nobody.verdicts.verdict.value).toEqual({ kind: 'hopeless' });
  });
});

it('what two lines share ends where either ends', () => {
  expect(sharedLength(['a', 'b'], ['a', 'b'])).toBe(2);
  expect(sharedLength(['a'], ['a', 'b'])).toBe(1);
  expect(sharedLength(['a', 'b'], ['a'])).toBe(1);
});

describe('the others', () => {
  /** The others after “stop”, where the two other players are to act. */
  function table(more: Partial<Others> = {}, line: readonly string[] = ['stop']) {
    const session = createSession(play(three), 'win');
    session.load(line);
    const guesses: string[] = [];
    const stop = playOthers(session, {
      scripts: [],
      verdict: () => ({ kind: 'met' }),
      refutation: async () => null,
      ruleOfThumb: async (now) => {
        guesses.push(now.position);
        return null;
      },
      delay: () => 0,
      over: () => false,
      decided: () => false,
      ...more,
    });
    running.push({ stop });
    return { session, stop, guesses };
  }

  it('follow a script only as far as what was played is its beginning', async () => {
    const wrong = table({ scripts: [['5c', 'pass', 'Jh'], ['stop'], [], ['stop', 'pass', 'Jh']] });
    await vi.waitFor(() => expect(wrong.session.played.value).toEqual(['stop', 'pass', 'Jh']), 5_000);
    const longer = table({ scripts: [['stop', 'x', 'Jh']] }, ['stop', 'pass']);
    await pause(30);
    expect(longer.session.played.value).toEqual(['stop', 'pass']);
    expect(longer.guesses).toHaveLength(1);
  });

  it('wait while it is being worked out, and do nothing of their own where all is decided', async () => {
    for (const kind of ['thinking', 'unasked'] as const) {
      const { guesses } = table({ verdict: () => ({ kind }) });
      await pause();
      expect(guesses).toEqual([]);
    }
    expect(table({ decided: () => true }).guesses).toEqual([]);
    expect(table({ over: () => true, scripts: [['stop', 'pass']] }).guesses).toEqual([]);
    expect(table().guesses).toHaveLength(1);
  });

  it('act by a rule of thumb where a won line says no more, or nothing is known', async () => {
    expect(table({ verdict: () => ({ kind: 'winnable', line: ['stop'] }) }).guesses).toHaveLength(1);
    expect(table({ verdict: () => ({ kind: 'unknown', reason: reason('not-decided') }) }).guesses).toHaveLength(1);
  });

  it('do nothing where nobody says what, and wait as long as they are told', async () => {
    const played: unknown[] = [];
    const none = table();
    const before = none.session.play;
    none.session.play = (action) => {
      played.push(action);
      return before(action);
    };
    await pause(20);
    expect(played).toEqual([]);
    const slow = table({ scripts: [['stop', 'pass']], delay: () => 60 });
    await pause(20);
    expect(slow.session.cursor.value).toBe(1);
    await pause(80);
    expect(slow.session.cursor.value).toBe(2);
  });

  it('leave the reader where they were, with what they had done since, once a turn was only watched again', async () => {
    const { session } = table({ watched: () => 4 }, ['stop', 'pass', '5c', '2h']);
    session.show(1);
    await vi.waitFor(() => expect(session.cursor.value).toBe(4), 5_000);
    // Whoever had gone back before, and goes on otherwise from there, has taken nothing back by watching.
    const { session: back } = table({ watched: () => 3 }, ['stop', 'pass', '5c', '2h']);
    back.show(1);
    await vi.waitFor(() => expect(back.cursor.value).toBe(3), 5_000);
    const other = back.now.value.actions.find((action) => action !== '2h') as string;
    back.play(other);
    expect(back.played.value.slice(0, 4)).toEqual(['stop', 'pass', '5c', other]);
    expect(back.undone.value).toBe(0);
    const { session: all } = table({}, ['stop', 'pass', '5c', '2h']);
    all.show(1);
    await vi.waitFor(() => expect(all.cursor.value).toBe(3), 5_000);
  });

  it('act once for each turn, and not after they were stopped or something else has come about', async () => {
    const script = [['stop', 'pass', 'Jh']];
    const stopped = table({ scripts: script, delay: () => 20 });
    stopped.stop();
    await pause(50);
    expect(stopped.session.cursor.value).toBe(1);
    // Nor do they watch any more.
    stopped.session.undo();
    stopped.session.load(['stop']);
    await pause(50);
    expect(stopped.session.cursor.value).toBe(1);

    const back = table({ scripts: script, delay: () => 20 });
    back.session.undo();
    await pause(50);
    expect(back.session.cursor.value).toBe(0);

    // What was about to be played would be an action of the reader's here.
    const session = createSession(play('russian-bank:free/1/9h;Kc.Kd.Kh.Ks;5d8c;-/9d;Qc.Qd.Qh.Qs;5c7h;-/--.--.--.--/-/0'), 'win');
    session.play('draw');
    running.push({
      stop: playOthers(session, {
        ...{ scripts: [['draw', 'draw']], verdict: () => ({ kind: 'met' }), refutation: async () => null },
        ...{ ruleOfThumb: async () => null, delay: () => 20, over: () => false, decided: () => false },
      }),
    });
    session.undo();
    await pause(50);
    expect([session.cursor.value, session.now.value.actions]).toEqual([0, expect.arrayContaining(['draw'])]);

    let say = (_: string | null) => {};
    const late = table({ ruleOfThumb: () => new Promise((done) => (say = done)) });
    late.stop();
    say('pass');
    await pause(20);
    expect(late.session.cursor.value).toBe(1);
  });

  it('look again when a verdict comes', async () => {
    const verdict = signal<Verdict>({ kind: 'thinking' });
    const { session } = table({ verdict: () => verdict.value });
    await pause();
    expect(session.cursor.value).toBe(1);
    verdict.value = { kind: 'winnable', line: ['stop', 'pass'] };
    await pause(20);
    expect(session.cursor.value).toBe(2);
  });
});

describe('a session', () => {
  it('knows whose part the reader plays', () => {
    expect(readerOf({ seat: 3 })).toBe(3);
    expect(readerOf({ seat: 'chance' })).toBe(1);
    expect(readerOf({ seat: null })).toBe(1);
  });

  it('knows nothing of a goal that it cannot read, and ignores what is not legal', () => {
    const session = createSession(play(position), 'fly');
    expect(session.goalState.value).toBe('open');
    expect(session.play('p9')).toBe(false);
    expect(session.play('nonsense')).toBe(false);
    expect(session.last.value).toBeNull();
    expect([session.cursor.value, session.line.value]).toEqual([0, []]);
  });

  it('takes a place tried on itself for nothing, and a try without meaning for refused, a mere touch too', () => {
    const session = createSession(play(position), 'win');
    expect(session.attempt('nowhere', 'nowhere')).toBe('nothing');
    expect(session.refusal.value).toBeNull();
    expect(session.attempt('nowhere', 'p1')).toBe('refused');
    expect(session.refusal.value).toEqual({ from: 'nowhere', to: 'p1', action: '', rule: null, piece: null });
    expect(session.attempt('p1', null)).toBe('refused');
    expect(session.refusal.value).toEqual({ from: 'p1', to: null, action: '', rule: null, piece: null });
    session.refuse('p1', null, 'x');
    expect(session.refusal.value).toEqual({ from: 'p1', to: null, action: '', rule: null, piece: 'x' });
    session.forget();
    expect(session.refusal.value).toBeNull();
  });

  it('counts another way only once it is taken after going back', () => {
    const heard: string[] = [];
    const session = createSession(play(position), 'win', 1, (line) => heard.push(line.join()));
    session.play('p1');
    session.play('2-1');
    expect([session.undone.value, heard]).toEqual([0, []]);
    session.goTo(2);
    session.play('1-2');
    expect(session.undone.value).toBe(0);
    // Back, and on again to the end: nothing was taken back.
    session.goTo(1);
    session.play('2-1');
    session.play('1-2');
    session.play('1-f');
    expect([session.undone.value, heard]).toEqual([0, []]);
    session.goTo(1);
    session.goTo(4);
    session.play('2-f');
    expect(session.undone.value).toBe(0);
    session.restart();
    session.redo();
    session.redo();
    session.redo();
    session.redo();
    session.redo();
    session.redo();
    expect(session.cursor.value).toBe(5);
    session.play('2-f');
    expect(session.undone.value).toBe(0);
    session.goTo(0);
    session.play('p2');
    expect([session.undone.value, heard]).toEqual([1, ['p1,2-1,1-2,1-f,2-f,2-f']]);
    // The same again is no other way.
    session.undo();
    session.play('p1');
    expect(session.undone.value).toBe(2);
    session.restart();
    session.load(['p1', '2-1'], 0);
    session.play('p2');
    expect([session.undone.value, session.line.value]).toEqual([0, ['p2']]);
  });

  it('has nothing to undo at its start, nothing to redo at its end, and nobody waits where play is over', () => {
    const session = createSession(play(position), 'win');
    session.undo();
    session.redo();
    expect([session.cursor.value, session.undone.value]).toEqual([0, 0]);
    session.load(winning);
    session.redo();
    expect([session.cursor.value, session.waiting.value, session.now.value.actor]).toEqual([winning.length, false, null]);
    expect(session.at(-1)).toBeUndefined();
    // Even where the reader never decided, undo ends at the start.
    const guest = createSession(play(three), 'win', 2);
    guest.load(['stop']);
    guest.goTo(1);
    guest.undo();
    expect(guest.cursor.value).toBe(0);
  });
});

describe('what is known of the solving', () => {
  it('is untouched only where nothing at all was taken', () => {
    expect(isUntouched(nothingTaken)).toBe(true);
    expect(isUntouched({ ...nothingTaken, questions: 1, slips: ['a'] })).toBe(false);
    expect(isUntouched({ ...nothingTaken, questions: 1, doubts: 1 })).toBe(false);
    expect(isUntouched({ ...nothingTaken, questions: 1, hints: 1 })).toBe(false);
    expect(isUntouched({ ...nothingTaken, solution: true })).toBe(false);
  });

  it('asks nothing by another wish than to be told at once', () => {
    expect(wishes(beginning('never'), 'when-asked', 'a')).toMatchObject({ telling: 'when-asked', questions: 0 });
    expect(wishes(beginning('never'), 'at-once', 'a')).toMatchObject({ telling: 'at-once', questions: 1 });
    expect(wishes(beginning('never'), 'at-once', '')).toMatchObject({ questions: 0 });
  });

  it('tells of what follows only what was lost already where it was asked', () => {
    const asked = (...told: string[]) => ({ ...beginning('when-asked'), told });
    const lost: Verdict = { kind: 'refuted', line: ['a', 'b'], lastGood: 0, reply: null };
    expect(isTold(asked('a'), 'a,b', lost)).toBe(true);
    expect(isTold(asked('a'), 'c,b', lost)).toBe(false);
    // What could not be won from the start cannot be anywhere.
    expect(isTold(asked('a'), 'a,b', { kind: 'hopeless' })).toBe(true);
    expect(isTold(asked('a'), 'a,b', { kind: 'winnable', line: ['a', 'b', 'c'] })).toBe(false);
    // Asked at the start, of which an action lost it.
    expect(isTold(asked(''), 'a', lost)).toBe(false);
    expect(isTold(asked('a'), 'a,b', { ...lost, lastGood: 1 })).toBe(false);
    expect(isTold(asked(''), 'a', { ...lost, lastGood: -1 })).toBe(true);
    expect(isTold(asked('ab'), 'a', lost)).toBe(false);
  });
});
