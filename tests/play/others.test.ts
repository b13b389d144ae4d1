import { signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { type Others, playOthers } from '../../src/components/play/others.ts';
import { createSession, type Session } from '../../src/components/play/session.ts';
import { type Verdict, watchVerdicts } from '../../src/components/play/verdicts.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { judge, reply } from '../../src/engine/solve/verdicts.ts';
import { play } from '../engine/open.ts';

/** The value of a result that must be there. */
function must<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The others of a page, with the solver in this very thread and without delay. */
function othersOf(session: Session, scripts: readonly (readonly string[])[]): Others & { stop(): void } {
  const verdicts = watchVerdicts(
    session,
    async () => ({ judge: async (position, line, goal) => must(await judge(position, parseLine(line), goal)) }),
    { alone: false },
  );
  return {
    scripts,
    verdict: () => verdicts.verdict.value,
    refutation: async (line) => must(await reply(session.start.position, line, session.goal)).action,
    ruleOfThumb: async (now) => must(await choose(now.position, 'thumb')),
    delay: () => 0,
    over: () => false,
    decided: () => session.goalState.value !== 'open',
    stop: verdicts.stop,
  };
}

/** Player 1 has just played an ace; after “stop” players 2 and 3 act, one after the other. */
const three = 'ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/extra/-/-/-/0/-';

test.each([
  ['where the goal is out of reach', ['stop', 'pass', '5c', '2h']],
  ['where it is within reach', ['stop']],
])('everybody else acts, one after the other, %s', async (_, line) => {
  const session = createSession(play(three), 'win');
  session.load(line);
  const others = othersOf(session, []);
  const stop = playOthers(session, others);
  await vi.waitFor(() => expect(session.now.value.actor).toBe(1), { timeout: 10_000 });
  expect(session.cursor.value).toBe(line.length + 2);
  expect(session.own.value).toBe(line.filter((_, i) => session.at(i)?.actor === 1).length);
  stop();
  others.stop();
});

test('what a script says goes first', async () => {
  const session = createSession(play(three), 'win');
  session.load(['stop']);
  const asked = signal(false);
  const others: Others = {
    ...othersOf(session, [['stop', 'pass', 'Jh']]),
    ruleOfThumb: async () => {
      asked.value = true;
      return null;
    },
  };
  const stop = playOthers(session, others);
  await vi.waitFor(() => expect(session.played.value).toEqual(['stop', 'pass', 'Jh']), { timeout: 10_000 });
  expect(asked.value).toBe(false);
  stop();
});

/** Player 1 can only draw; that ends the turn, and the opponent has the 9♠ for an 8♥. */
const blocking = 'russian-bank:free/1/2h;7cJd.5s.Qs.3c2c;KdQd;-/6c5d8h;3hQc.9s.Kh4d.Ac7c;KcJc;-/--.--.--.--/-/20';

test.each([
  ['is punished as the script says', [['draw', 'r-t2']], ['draw', 'r-t2']],
  ['is left at that without one', [], ['draw']],
])('what has lost the goal for good %s', async (_, scripts, played) => {
  const session = createSession(play(blocking), 'lock');
  const others = othersOf(session, scripts);
  const stop = playOthers(session, others);
  session.play('draw');
  expect(session.goalState.value).toBe('lost');
  await new Promise((done) => setTimeout(done, 100));
  expect(session.played.value).toEqual(played);
  stop();
  others.stop();
});

/** The others told what is known, without a solver. */
async function playedBy(verdict: Verdict, refutation: () => Promise<string | null>): Promise<readonly string[]> {
  const session = createSession(play(three), 'win');
  session.load(['stop', 'pass']);
  const stop = playOthers(session, {
    scripts: [],
    verdict: () => verdict,
    refutation,
    ruleOfThumb: async (now) => now.actions.at(-1) ?? null,
    delay: () => 0,
    over: () => false,
    decided: () => false,
  });
  await vi.waitFor(() => expect(session.cursor.value).toBe(3));
  stop();
  return session.played.value;
}

describe('what the others do', () => {
  const options = must(must(play(three).apply('stop')).apply('pass')).actions;
  const [first, last] = [options[0] as string, options.at(-1) as string];
  const lost: Verdict = { kind: 'refuted', line: ['5c'], lastGood: 0, reply: last };

  test('in a lost position is what refutes, not the rule of thumb', async () => {
    expect(options.length).toBeGreaterThan(1);
    for (const verdict of [lost, { kind: 'hopeless' }] as const)
      expect(await playedBy(verdict, async () => first)).toEqual(['stop', 'pass', first]);
  });

  test('is asked for the line as it was played', async () => {
    const session = createSession(play(three), 'win');
    session.load(['stop', 'pass']);
    const refutation = vi.fn(async () => first);
    const stop = playOthers(session, { ...othersOf(session, []), verdict: () => lost, refutation });
    await vi.waitFor(() => expect(session.cursor.value).toBeGreaterThan(2));
    stop();
    expect(refutation).toHaveBeenCalledWith(['stop', 'pass'], expect.any(AbortSignal));
  });

  test('is the rule of thumb only where nobody can say what refutes', async () => {
    expect(await playedBy(lost, async () => null)).toEqual(['stop', 'pass', last]);
    expect(await playedBy(lost, () => Promise.reject(new Error('no worker')))).toEqual(['stop', 'pass', last]);
  });

  test('in a won position is what its line says', async () => {
    const line: Verdict = { kind: 'winnable', line: ['stop', 'pass', first, '2h'] };
    expect(await playedBy(line, async () => last)).toEqual(['stop', 'pass', first]);
  });

  test('is given up when the reader takes something back meanwhile', async () => {
    const session = createSession(play(three), 'win');
    session.load(['stop', 'pass']);
    const signals: AbortSignal[] = [];
    const stop = playOthers(session, {
      ...othersOf(session, []),
      verdict: () => lost,
      refutation: (_, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
    session.undo();
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
    stop();
  });
});

test('they wait while they are told to, and another pace counts at once', async () => {
  const session = createSession(play(three), 'win');
  session.load(['stop']);
  const [paused, delay] = [signal(true), signal(60_000)];
  const others: Others = {
    ...othersOf(session, [['stop', 'pass', '5c']]),
    paused: () => paused.value,
    delay: () => delay.value,
  };
  const stop = playOthers(session, others);
  delay.value = 0;
  await new Promise((done) => setTimeout(done, 50));
  expect(session.cursor.value).toBe(1);
  delay.value = 60_000;
  paused.value = false;
  await new Promise((done) => setTimeout(done, 50));
  expect(session.cursor.value).toBe(1);
  delay.value = 0;
  await vi.waitFor(() => expect(session.cursor.value).toBe(3));
  stop();
});
