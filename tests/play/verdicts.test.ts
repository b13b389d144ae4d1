import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/components/play/session.ts';
import { type Judge, sharedLength, watchVerdicts } from '../../src/components/play/verdicts.ts';
import { parseLine, textGame } from '../../src/engine/core/play.ts';
import { ristiseiska } from '../../src/engine/games/ristiseiska/index.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { reason } from '../../src/engine/proving/reasons.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';

// The 4 must go on the 2 (the 3 then goes on it); on the 3 it buries the 3 for good.
const position = 'sixteen:5/2.53/51/4/-';
const winning = ['p1', '2-1', '1-2', '1-f', '2-f', '2-f', '2-f'];

function setting(options: Partial<Parameters<typeof watchVerdicts>[2]> = {}) {
  const play = textGame(sixteen).open(position);
  if (!play.ok) throw new Error(play.error.code);
  const session = createSession(play.value, 'win');
  const asked: string[] = [];
  const solver: Judge = {
    async judge(start, line, goal) {
      asked.push(line);
      const answer = await judge(start, parseLine(line), goal, {});
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value;
    },
  };
  const verdicts = watchVerdicts(session, async () => solver, { alone: true, ...options });
  const settle = async () => {
    for (let i = 0; i < 200 && verdicts.verdict.value.kind === 'thinking'; i++) await new Promise((done) => setTimeout(done, 5));
    return verdicts.verdict.value;
  };
  return { session, verdicts, asked, settle, solver };
}

describe('verdicts along a session', () => {
  it('asks nobody at the start, unless told to', async () => {
    expect((await setting().settle()).kind).toBe('unasked');
    const { settle, asked } = setting({ fromStart: true });
    expect((await settle()).kind).toBe('winnable');
    expect(asked).toEqual(['']);
  });

  it('knows a win along a known line without asking', async () => {
    const { session, settle, asked } = setting({ known: [winning] });
    for (const action of winning.slice(0, 4)) session.play(action);
    expect(await settle()).toEqual({ kind: 'winnable', line: winning });
    expect(asked).toEqual([]);
    for (const action of winning.slice(4)) session.play(action);
    expect((await settle()).kind).toBe('met');
  });

  it('calls a known line that is played whole met, where the goal is no question of the line alone', async () => {
    const duel = textGame(ristiseiska).open('ristiseiska:duel/2K.2J.AK.2Q/AcAdQdKdKs.As/1/play/-/-/-/0/-');
    if (!duel.ok) throw new Error(duel.error.code);
    const session = createSession(duel.value, 'best');
    const nobody = () => Promise.reject(new Error('nobody is asked'));
    const { verdict } = watchVerdicts(session, async () => ({ judge: nobody }), { alone: false, known: [['Qd']] });
    session.play('Qd');
    expect(verdict.value).toEqual({ kind: 'met' });
  });

  it('refutes, gives the line that would have won, and needs no further answer for what follows', async () => {
    const { session, settle, asked } = setting();
    session.play('p2');
    const verdict = await settle();
    expect(verdict).toMatchObject({ kind: 'refuted', lastGood: 0 });
    expect(verdict.kind === 'refuted' && verdict.line[0]).toBe('p1');
    session.play('1-f');
    expect(await settle()).toEqual(verdict);
    expect(asked).toEqual(['p2']);
    // What would have won is known to win, once it is played after all.
    session.goTo(0);
    session.play('p1');
    expect((await settle()).kind).toBe('winnable');
    expect(asked).toEqual(['p2']);
  });

  it('asks again after a lost action where others may still give the goal back', async () => {
    const { session, settle, asked } = setting({ alone: false });
    session.play('p2');
    await settle();
    session.play('1-f');
    await settle();
    expect(asked).toEqual(['p2', 'p2,1-f']);
  });

  it('drops an answer that comes too late', async () => {
    const { session, verdicts, settle } = setting();
    session.play('p2');
    session.undo();
    expect((await settle()).kind).toBe('unasked');
    await new Promise((done) => setTimeout(done, 50));
    expect(verdicts.verdict.value.kind).toBe('unasked');
  });

  it('says what went wrong instead of guessing', async () => {
    const play = textGame(sixteen).open(position);
    if (!play.ok) throw new Error(play.error.code);
    const session = createSession(play.value, 'win');
    const { verdict } = watchVerdicts(session, async () => ({ judge: () => Promise.reject(new Error('no worker')) }), {
      alone: true,
    });
    session.play('p1');
    await new Promise((done) => setTimeout(done, 20));
    expect(verdict.value).toEqual({ kind: 'unknown', reason: reason('solver-failed') });
  });
});

it('counts what two lines share', () => {
  expect(sharedLength(['a', 'b', 'c'], ['a', 'b', 'd', 'e'])).toBe(2);
  expect(sharedLength([], ['a'])).toBe(0);
});

describe('a verdict is looked at once more', () => {
  /** A solver that calls everything lost once something was played, and a plain search that does not. */
  function mistaken(confirmed: () => Promise<Awaited<ReturnType<NonNullable<Judge['confirm']>>>>) {
    const play = textGame(sixteen).open(position);
    if (!play.ok) throw new Error(play.error.code);
    const session = createSession(play.value, 'win');
    const idle: (() => void)[] = [];
    const signals: (AbortSignal | undefined)[] = [];
    const solver: Judge = {
      judge: async () => ({ state: 'open', winnable: false, line: null, reply: null, reason: null }),
      confirm(_start, _line, _goal, asking) {
        signals.push(asking?.signal);
        return confirmed();
      },
    };
    const verdicts = watchVerdicts(session, async () => solver, { alone: true, whenIdle: (task) => idle.push(task) });
    const rest = async () => {
      for (let i = 0; i < 10; i++) await new Promise((done) => setTimeout(done, 1));
    };
    return { session, verdicts, idle, signals, rest };
  }

  it('when nothing else is to be done; one that was wrong is put right, and says so', async () => {
    const { session, verdicts, idle, rest } = mistaken(async () => ({ winnable: true, line: winning.join() }));
    session.play('p1');
    await rest();
    expect(verdicts.verdict.value).toEqual({ kind: 'hopeless' });
    expect(idle).toHaveLength(1);
    idle[0]?.();
    await rest();
    expect(verdicts.verdict.value).toEqual({ kind: 'winnable', line: winning, corrected: true });
    // What follows is no longer called lost for it.
    session.play('2-1');
    await rest();
    expect(verdicts.verdict.value).toEqual({ kind: 'winnable', line: winning });
  });

  it('and stands where it is confirmed, not known, or nobody answers', async () => {
    const answers = [
      async () => ({ winnable: false, line: null }),
      async () => ({ winnable: null, line: null }),
      async () => {
        throw new Error('gone');
      },
    ];
    for (const answer of answers) {
      const { session, verdicts, idle, rest } = mistaken(answer);
      session.play('p2');
      await rest();
      idle[0]?.();
      await rest();
      expect(verdicts.verdict.value).toEqual({ kind: 'hopeless' });
    }
  });

  it('and is given up when the reader plays on', async () => {
    const { session, verdicts, idle, signals, rest } = mistaken(async () => ({ winnable: true, line: winning.join() }));
    session.play('p1');
    await rest();
    idle[0]?.();
    session.undo();
    await rest();
    expect(signals[0]?.aborted).toBe(true);
    expect(verdicts.verdict.value).toEqual({ kind: 'unasked' });
  });

  it('but not where it is won, nor where the goal itself says that it is lost', async () => {
    const idle: (() => void)[] = [];
    const whenIdle = (task: () => void) => idle.push(task);
    const won = setting({ whenIdle });
    won.session.play('p1');
    expect((await won.settle()).kind).toBe('winnable');
    const lost = setting({ whenIdle });
    lost.solver.judge = async () => ({ state: 'lost', winnable: false, line: null, reply: null, reason: null });
    lost.session.play('p2');
    expect((await lost.settle()).kind).toBe('hopeless');
    expect(idle).toEqual([]);
  });
});
