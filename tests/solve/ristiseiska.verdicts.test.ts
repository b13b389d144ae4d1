import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { decide } from '../../src/engine/core/player.ts';
import { rng } from '../../src/engine/core/rng.ts';
import { loadTextGame } from '../../src/engine/games/registry.ts';
import { ristiseiska, type State } from '../../src/engine/games/ristiseiska/index.ts';
import { gradeOf } from '../../src/engine/games/ristiseiska/mine/look.ts';
import { firstThought } from '../../src/engine/games/ristiseiska/players/first-thought.ts';
import { grade } from '../../src/engine/solve/grading.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { judge, rate, reply, solve } from '../../src/engine/solve/verdicts.ts';
import { SolverClient } from '../../src/engine/worker/client.ts';
import { handle } from '../../src/engine/worker/inside.ts';
import { paramsOf, positionText } from './ristiseiska.brute.ts';

const table = await loadTextGame('ristiseiska');

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const goalAfter = (position: string, line: string, goal: string): string =>
  value(value(table.replay(position, parseLine(line))).goal(goal));

/** The 2h would let the other's ace of hearts go, and Ad gives away a turn that is needed later. */
const choice = 'ristiseiska:pantti/AK.2K.3K.5K/Ad2hAs4s.Ah2s3s/1/play/-/-/-/0/-';

/** Ah leaves a chance of two fifths, Jc of a third. */
const chances = 'ristiseiska:duel/2T.2K.2K.AK/Kc.AcJcQcAh/2/play/-/-/-/0/-';

const deal = (rules: string, players: number, seed: number): State => ristiseiska.deal(paramsOf(rules, players), rng(seed));

describe('solve and rate', () => {
  test('a line that wins, with the longest resistance', async () => {
    expect(value(await solve(choice))).toMatchObject({ result: 'win', line: '4s,3s,Ad,stop,2s,As,2h', reason: null });
    expect(value(await rate(choice)).actions).toEqual([
      { action: '2h', result: 'loss' },
      { action: '4s', result: 'win' },
      { action: 'Ad', result: 'loss' },
    ]);
  });

  test('chances with `best`', async () => {
    const { actions } = value(await rate(chances, 'best'));
    expect(actions.map(({ action, result }) => [action, result])).toEqual([
      ['Ah', 'win'],
      ['Jc', 'loss'],
    ]);
    expect(actions[0]?.value).toBeCloseTo(2 / 5, 12);
    expect(actions[1]?.value).toBeCloseTo(1 / 3, 12);
    expect(value(await solve(chances, 'best'))).toMatchObject({ result: 'win', line: 'Ah' });
  });

  test('without chance, `best` is to win or not', async () => {
    expect(value(await rate(choice, 'best')).actions).toEqual([
      { action: '2h', result: 'loss', value: 0 },
      { action: '4s', result: 'win', value: 1 },
      { action: 'Ad', result: 'loss', value: 0 },
    ]);
  });

  test('a whole deal for two', async () => {
    const start = positionText(deal('pantti', 2, 3));
    const answer = value(await solve(start));
    expect(answer.result).toBe('win');
    expect(goalAfter(start, answer.line ?? '', 'win')).toBe('met');
    expect(value(await solve(positionText(deal('pantti', 2, 2)))).result).toBe('loss');
  });

  test('beyond reach is unknown, and why', async () => {
    const begging = positionText(deal('begging', 4, 1));
    const answer = value(await solve(begging, 'win', { nodes: 1_000 }));
    expect(answer).toMatchObject({ result: 'unknown', line: null, nodes: 1_000 });
    expect(answer.reason).toEqual({ code: 'out-of-positions', args: { limit: 1000 } });
    const duel = positionText(deal('duel', 2, 1));
    const rated = value(await rate(duel, 'best', { nodes: 1_000 }));
    expect(rated.actions.every((action) => action.result === 'unknown' && !('value' in action))).toBe(true);
    const penalised = 'ristiseiska:duel~false-pass=penalised/2T.2K.2K.AK/Kc.AcJcQcAh/2/play/-/-/-/0/-';
    expect(value(await solve(penalised, 'best')).reason?.code).toBe('chances-with-false-passes');
    expect(value(await solve(penalised, 'win')).result).toBe('loss');
  });
});

describe('judge', () => {
  test('a mistake comes back with the way that would have won and the reply that spoils it', async () => {
    expect(value(await judge(choice, ['2h']))).toEqual({
      state: 'open',
      winnable: false,
      line: '4s,3s,Ad,stop,2s,As,2h',
      reply: 'Ah',
      reason: null,
    });
    // Also later, when the reply has been played, and when the others have thrown the win back.
    expect(value(await judge(choice, ['2h', 'Ah']))).toMatchObject({ winnable: false, reply: 'Ah' });
    const good = value(await judge(choice, ['4s']));
    expect(good).toMatchObject({ state: 'open', winnable: true, reply: null, line: '4s,3s,Ad,stop,2s,As,2h' });
    expect(value(await judge(choice, parseLine('4s,3s,Ad,stop,2s,As,2h')))).toMatchObject({ state: 'met', winnable: true });
  });

  test('what the others let slip can be won again', async () => {
    const position = 'ristiseiska:pantti/AT.AK.AK.AT/JcKs.JsQc/1/play/-/-/-/0/-';
    // Whichever way it goes, each prefix is judged for itself.
    const play = value(table.open(position));
    for (const action of play.actions) {
      const judged = value(await judge(position, [action]));
      const fresh = value(await rate(position)).actions.find((a) => a.action === action);
      expect(judged.winnable).toBe(fresh?.result === 'win');
    }
  });

  test('`best` is met or lost by the first action', async () => {
    expect(value(await judge(chances, [], 'best'))).toMatchObject({ state: 'open', winnable: true, line: 'Ah' });
    expect(value(await judge(chances, ['Ah'], 'best'))).toMatchObject({ state: 'met', winnable: true, line: 'Ah', reply: null });
    expect(value(await judge(chances, ['Jc'], 'best'))).toMatchObject({ state: 'lost', winnable: false, line: 'Ah' });
  });

  test('a position lost from the start has no line, but an answer', async () => {
    const lost = 'ristiseiska:pantti/AK.2K.3K.5K/Ad2hAs4s.Ah2s3s/2/play/-/-/-/0/-';
    const rated = value(await rate(lost));
    expect(rated.actions.map(({ result }) => result)).not.toContain('win');
    const action = rated.actions[0]?.action as string;
    const judged = value(await judge(lost, [action]));
    expect(judged).toMatchObject({ winnable: false, line: null });
    expect(judged.reply).not.toBeNull();
  });
});

describe('replies', () => {
  test('refuting, holding out, and nothing on one’s own turn', async () => {
    expect(value(await reply(choice, ['2h']))).toEqual({ action: 'Ah', why: 'refutes' });
    expect(value(await reply(choice, ['4s']))).toEqual({ action: '3s', why: 'resists' });
    expect(value(await reply(choice, []))).toEqual({ action: null, why: null });
    expect(value(await reply(chances, ['Jc'], 'best'))).toMatchObject({ action: 'pass' });
    expect(value(await reply(chances, ['Jc', 'pass'], 'best')).action).toMatch(/^take-/);
    expect(await reply(choice, ['Ah'])).toMatchObject({ ok: false, error: { index: 0 } });
  });

  test('where nothing is proved, the rule of thumb, and the same one each time', async () => {
    const begging = positionText(deal('begging', 4, 1));
    const line = ['7c'];
    const first = value(await reply(begging, line, 'win', { nodes: 50 }));
    expect(first.why).toBe('guess');
    expect(value(await reply(begging, line, 'win', { nodes: 50 }))).toEqual(first);
    // Nobody holds a playable card, which is seen at once; what follows the only action is not, with so small a budget.
    const stalled = 'ristiseiska:pantti/68.77.77.--/8d9d4h.3dKd/2/play/1/-/-/0/-';
    expect(value(await judge(stalled, ['pass'], 'win', { nodes: 1 }))).toMatchObject({ winnable: false, reply: 'pass' });
    const lesson = value(await reply(choice, ['2h'], 'do:2h'));
    expect(lesson.why).toBe('guess');
  });

  test('through the worker', async () => {
    const answers: unknown[] = [];
    await handle({ job: 1, request: { kind: 'reply', position: choice, line: '2h', goal: 'win' } }, (r) => answers.push(r));
    await handle({ job: 2, request: { kind: 'choose', position: choice, player: 'thumb', seed: 1 } }, (r) => answers.push(r));
    expect(answers).toMatchObject([
      { kind: 'answer', answer: { ok: true, value: { action: 'Ah', why: 'refutes' } } },
      { kind: 'answer', answer: { ok: true, value: expect.any(String) } },
    ]);
    const client = new SolverClient(() => null);
    expect(await client.reply(choice, '4s', 'win')).toEqual({ action: '3s', why: 'resists' });
    expect(await client.choose(choice, 'thumb', 1)).toBe(value(await choose(choice, 'thumb', 1)));
    expect(await choose(choice, 'nobody')).toMatchObject({ ok: false, error: { field: 'player' } });
    expect(await choose(choice, 'toString')).toMatchObject({ ok: false, error: { field: 'player' } });
  });
});

/** What comes to mind first in any seat, or chance. */
const firstOf = (state: State, seed = 0) => decide(ristiseiska, firstThought, state, seed);

describe('what comes to mind first', () => {
  test('plays whole rounds of every rule set by legal actions', () => {
    for (const preset of Object.keys(ristiseiska.presets))
      for (const players of [2, 4, 6]) {
        let state = deal(`${preset}~false-pass=penalised`, players, players);
        let n = 0;
        for (let action = firstOf(state, 1); action !== null && n < 2_000; action = firstOf(state, 1), n++) {
          expect(ristiseiska.why(state, action)).toBeNull();
          expect(action.kind).not.toBe('claim');
          state = ristiseiska.apply(state, action);
        }
        expect(ristiseiska.outcome(state)).not.toBeNull();
      }
  });

  test('sees the own hand only', () => {
    const random = rng(8);
    let compared = 0;
    for (let seed = 1; seed <= 30; seed++) {
      let state = deal('pantti', 3, seed);
      for (let n = random.int(60); n > 0; n--) {
        const action = firstOf(state);
        if (action === null) break;
        state = ristiseiska.apply(state, action);
      }
      const [one, two] = [0, 1, 2].filter((i) => i + 1 !== state.turn) as [number, number];
      const hands = [...state.hands];
      const swapped = [hands[one] as readonly number[], hands[two] as readonly number[]];
      if (ristiseiska.outcome(state) !== null || swapped[0]?.length !== swapped[1]?.length) continue;
      hands[one] = swapped[1] as readonly number[];
      hands[two] = swapped[0] as readonly number[];
      expect(firstOf({ ...state, hands })).toEqual(firstOf(state));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
  });

  test('keeps the seven that opens only for others, and plays the end of a suit', async () => {
    expect(value(await choose('ristiseiska:pantti/68.--.--.68/9c7d.6d8d/1/play/-/-/-/0/-', 'thumb'))).toBe('9c');
    expect(value(await choose('ristiseiska:pantti/6Q.68.--.--/Kc5d.4d9d/1/play/-/-/-/0/-', 'thumb'))).toBe('Kc');
  });
});

describe('grades', () => {
  test('depth, only moves, and what the rule of thumb makes of it', async () => {
    const line = value(await solve(choice)).line as string;
    const graded = value(await grade(choice, parseLine(line)));
    expect(graded).toMatchObject({ winningFirst: 1, firstActions: 3, depth: 7, decisions: 5, onlyMoves: 4 });
    expect(value(await grade(chances, ['Ah'], 'best'))).toMatchObject({ winningFirst: 1, firstActions: 2, decisions: 1 });
    expect(value(await grade(choice, parseLine(line), 'win', { nodes: 0 }))).toBeNull();
  });

  test('the cut-offs', () => {
    const of = (depth: number, missed: boolean, onlyMoves: number, firstActions: number) =>
      gradeOf({ depth, missed, onlyMoves, firstActions, decisions: 1, winningFirst: 1, nodes: 1 });
    expect([of(6, false, 1, 2), of(7, false, 1, 2), of(13, false, 1, 2), of(5, true, 1, 2)]).toEqual([1, 2, 3, 3]);
    expect([of(13, true, 1, 4), of(13, true, 1, 3), of(21, true, 4, 2), of(21, true, 3, 4)]).toEqual([4, 3, 5, 4]);
  });
});
