import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kit } from '../../src/components/games/russian-bank/crapette/kit.ts';
import { said } from '../../src/components/games/russian-bank/crapette/stop/objections.ts';
import type { Here } from '../../src/components/games/russian-bank/crapette/words.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { createObjecting, objectedTo } from '../../src/components/play/objecting.ts';
import { type Others, playOthers } from '../../src/components/play/others.ts';
import { happenings } from '../../src/components/play/parts/SaidActions.tsx';
import type { Dealt } from '../../src/components/play/parts/useDealt.ts';
import { doneSince } from '../../src/components/play/parts/useDone.ts';
import { isEnding } from '../../src/components/play/people/ending.ts';
import { decisionsOf } from '../../src/components/play/review/decisions.ts';
import { createSession, type Session } from '../../src/components/play/session.ts';

/** The A♣ of house 8 can go home, whoever has the turn. */
const table = (turn: 1 | 2) =>
  `russian-bank:crapette~order=called/${turn}/9h7s;8s.9s.Td.Ac;6s5d;3c/8s5c;7s.6s.5c.4d;8c9c;4c/--.--.--.--/-/0`;
const crapetteKit = kit as unknown as GameKit;

function open(turn: 1 | 2): Session {
  const start = crapetteKit.game.open(table(turn));
  if (!start.ok) throw new Error(start.error.code);
  return createSession(start.value, 'win', 1);
}

const others = (says: (line: readonly string[]) => string | null): Others => ({
  scripts: [],
  verdict: () => ({ kind: 'unknown', reason: null }) as never,
  refutation: async () => null,
  ruleOfThumb: async ({ line }) => says(line),
  delay: () => 1000,
  over: () => false,
  decided: () => false,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the reader’s own action out of order', () => {
  it('waits for the other one’s word, which the reader has not', async () => {
    const session = open(1);
    expect(session.attempt('1h', null)).toBe('played');
    expect([session.waiting.value, session.own.value, session.now.value.silence]).toEqual([true, 1, 'let']);
    expect(session.attempt('1u', '1w')).toBe('nothing');
    const stop = playOthers(
      session,
      others(() => 'stop'),
    );
    await vi.advanceTimersByTimeAsync(1001);
    stop();
    expect(session.played.value).toEqual(['draw', 'stop']);
    expect(session.now.value.actor).toBe(2);
    session.undo();
    expect(session.played.value).toEqual([]);
  });

  it('stands where nobody can say anything to it', async () => {
    const session = open(1);
    session.play('draw');
    const stop = playOthers(
      session,
      others(() => null),
    );
    await vi.advanceTimersByTimeAsync(1001);
    stop();
    expect(session.played.value).toEqual(['draw', 'let']);
    expect([session.waiting.value, session.own.value]).toEqual([false, 1]);
  });
});

describe('what the other one does out of order', () => {
  it('can be called for as long as any action is seen, and is not asked', async () => {
    const session = open(2);
    const stop = playOthers(
      session,
      others((line) => ['draw', 'let', 'discard'][line.length] ?? null),
    );
    await vi.advanceTimersByTimeAsync(1001);
    expect(session.played.value).toEqual(['draw']);
    expect([session.waiting.value, session.own.value, session.now.value.actor]).toEqual([true, 0, 1]);
    await vi.advanceTimersByTimeAsync(990);
    expect(session.played.value).toEqual(['draw']);
    await vi.advanceTimersByTimeAsync(20);
    expect(session.played.value).toEqual(['draw', 'let', 'discard']);
    stop();
    expect(happenings(session, crapetteKit, 1).map(({ words }) => words)).toEqual([
      'The opponent turns up 8♣.',
      'The opponent discards 8♣. Their turn is over.',
    ]);
    session.undo();
    expect(session.cursor.value).toBe(0);
  });

  it('is taken back when the reader says so, and they have the turn', async () => {
    const session = open(2);
    const stop = playOthers(
      session,
      others(() => 'draw'),
    );
    await vi.advanceTimersByTimeAsync(1001);
    expect(session.play('stop')).toBe(true);
    stop();
    expect([session.waiting.value, session.own.value, session.now.value.actor]).toEqual([false, 0, 1]);
    expect(session.now.value.position).toBe(
      'russian-bank:crapette~order=called/1/9h7s;8s.9s.Td.Ac;6s5d;3c/8s5c;7s.6s.5c.4d;9c;4c8c/--.--.--.--/-/1',
    );
    const [row] = happenings(session, crapetteKit, 1);
    expect(row?.words).toBe(
      'You say “Stop!” A card could go home, and that comes first: A♣. The 8♣ goes to their waste, and the turn is yours.',
    );
    expect(decisionsOf(crapetteKit, session.start, session.played.value, 1)).toEqual([]);
  });
});

it('time to object is given after what the other one did, not after the reader’s own', async () => {
  const session = open(1);
  for (const action of ['t4-f', 'r-t4', 'draw', 'discard']) session.play(action);
  expect(session.now.value.actor).toBe(2);
  const stop = playOthers(session, { ...others(() => 'draw'), delay: (theirs) => (theirs ? 1000 : 100) });
  await vi.advanceTimersByTimeAsync(101);
  expect(session.played.value).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(900);
  expect(session.played.value).toHaveLength(5);
  stop();
});

it('a word is seen for as long as anything before whoever said it goes on', async () => {
  const session = open(1);
  session.play('draw');
  const says = ({ length }: readonly string[]) => (length === 1 ? 'stop' : 'draw');
  const stop = playOthers(session, { ...others(says), delay: (theirs) => (theirs ? 700 : 0) });
  await vi.advanceTimersByTimeAsync(600);
  expect(session.played.value).toEqual(['draw', 'stop']);
  await vi.advanceTimersByTimeAsync(700);
  stop();
  expect(session.played.value).toEqual(['draw', 'stop', 'draw']);
});

describe('beside one screen', () => {
  /** What player 2 reads before they hand the screen to player 1, who has the seat. */
  const toOther = async (line: readonly string[], people: 'here' | 'friend' = 'here') => {
    const session = open(2);
    session.load(line);
    const objecting = createObjecting(
      {
        ...{ practice: { own: session }, objections: crapetteKit.objections, people },
        paused: signal(false),
      } as unknown as Dealt,
      'Player 2',
    );
    vi.useRealTimers();
    await crapetteKit.objections?.said();
    await new Promise((done) => setTimeout(done));
    objecting?.stop();
    return objecting?.toOther() ?? null;
  };
  it('whoever was stopped reads why before they hand it over', async () => {
    expect(await toOther(['draw', 'stop'])).toEqual({
      head: 'Player 1 says “Stop!”',
      lines: ['A card could go home, and that comes first: A♣.', 'The 8♣ goes to your waste, and your turn is over.'],
      rule: expect.objectContaining({ id: 'compulsory-foundation', number: 5 }),
    });
  });
  it('nothing is said where nobody was stopped', async () => {
    expect(await toOther(['draw', 'let', 'discard'])).toBeNull();
    expect(await toOther(['draw', 'stop'], 'friend')).toBeNull();
  });
});

describe('the end of a game among people', () => {
  const session = (position: string, ...line: string[]) => {
    const start = crapetteKit.game.open(`russian-bank:crapette~order=called/1/${position}`);
    if (!start.ok) throw new Error(start.error.code);
    const own = createSession(start.value, 'win', 2);
    own.load(line);
    expect(own.now.value.outcome).not.toBeNull();
    return own;
  };
  const ending = (own: Session) => [
    isEnding(own, crapetteKit.objections, 'here'),
    isEnding(own, crapetteKit.objections, 'friend'),
  ];
  it('is one at once where a last card has gone home, which is in order as anybody sees', () => {
    expect(ending(session('As;5d.6d.7d.8d;-;-/9h;Td.9d.Jd.Qd;-;-/--.--.--.--/-/0', 'r-f'))).toEqual([false, false]);
  });
  it('waits for a word of the other one where it could be out of order', () => {
    const loaded = [
      '4s;5d.6d.7d.8d;-;-/9h;Td.9d.Jd.Qd;-;-/--.--.--.--/-/0',
      '4s;5d.6d.Ac.8d;-;-/5s;Td.9d.Jd.Qd;-;-/--.--.--.--/-/0',
    ];
    expect(ending(session(loaded[0] as string, 'r-t1'))).toEqual([true, true]);
    expect(ending(session(loaded[1] as string, 'r-or', 'let'))).toEqual([true, true]);
  });
});

describe('what the reader has said', () => {
  const line = ['draw', 'stop'];
  const replayed = async (of: Partial<Others>): Promise<readonly string[]> => {
    const session = open(2);
    session.load(line);
    session.restart();
    const stop = playOthers(session, { ...others(() => null), ...of });
    await vi.advanceTimersByTimeAsync(1001);
    expect(session.played.value).toEqual(['draw']);
    await vi.advanceTimersByTimeAsync(1001);
    stop();
    return session.played.value;
  };
  it('is not said for them where the other one does the same again', async () => {
    expect(await replayed({})).toEqual(['draw', 'let']);
  });
  it('is said again where that is only watched', async () => {
    expect(await replayed({ watched: () => line.length })).toEqual(line);
  });
});

it('a word of the reader’s is heard without a full stop after its own mark', () => {
  const session = open(2);
  session.load(['draw', 'stop']);
  expect(doneSince(1, session, crapetteKit)).toBe('Stop.');
});

describe('what is said of it', () => {
  const played = (turn: 1 | 2, ...line: string[]) => {
    const play = kit.game.replay(table(turn), line);
    if (!play.ok) throw new Error(play.error.code);
    return play.value as unknown as Here;
  };
  it('to the reader, by name, with the rule', () => {
    expect(said.theirs(played(1, 't2-t3'), 'Vala')).toMatchObject({
      head: 'Vala says “Stop!”',
      lines: ['A card could go home, and that comes first: A♣.', 'Your move is taken back, and your turn is over.'],
      rule: { id: 'compulsory-foundation', number: 5 },
    });
  });
  it('of a “Stop!” that was wrong, too late, or too early', () => {
    expect(said.wrong({ action: 'o4-f', before: played(2) }).head).toBe('No, that was allowed.');
    expect(said.wrong({ action: 'discard', before: played(2, 'draw', 'let') }).head).toBe(
      'Right, but that has ended their turn anyway.',
    );
    expect(said.wrong(null).lines).toEqual([]);
  });
  it('of one said after the slip was let stand, whose turn goes on', () => {
    expect(said.wrong({ action: 'draw', before: played(2) })).toMatchObject({
      head: 'Right, but a moment too late: it stands.',
      lines: ['A card could go home, and that comes first: A♣.', 'They went on before you said it.'],
      rule: { id: 'compulsory-foundation' },
    });
  });
  it('of what the other one did last, as long as nobody has objected to it', () => {
    const lastOf = (turn: 1 | 2, ...line: string[]) => {
      const session = open(turn);
      session.load(line);
      return objectedTo(session, 'stop');
    };
    expect(lastOf(2, 'draw', 'let')?.action).toBe('draw');
    expect(lastOf(2, 'draw', 'let', 'discard')?.action).toBe('discard');
    expect([lastOf(2, 'draw', 'stop'), lastOf(1, 'draw', 'stop'), lastOf(1, 'draw', 'let'), lastOf(1)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
  it('advice is asked for as if the order were kept by itself', () => {
    const start = crapetteKit.game.open(table(1));
    if (!start.ok) throw new Error(start.error.code);
    expect(crapetteKit.objections?.at(start.value)).toBe(true);
    expect(crapetteKit.objections?.asOrdered(start.value)).toBe(table(1).replace('~order=called', ''));
  });
});
