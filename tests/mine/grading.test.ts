import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/engine/core/play.ts';
import { loadGame, loadMaking } from '../../src/engine/games/registry.ts';
import { sixteen } from '../../src/engine/games/sixteen/index.ts';
import { onlyMoves } from '../../src/engine/games/sixteen/solver/grade.ts';
import { measure } from '../../src/engine/mine/measure.ts';
import { survey } from '../../src/engine/mine/survey.ts';
import { grade } from '../../src/engine/solve/grading.ts';

const position = 'sixteen:5/2.53/51/4/-';
const winning = ['p1', '2-1', '1-2', '1-f', '2-f', '2-f', '2-f'];
const budget = { nodes: 100_000 };
const graded = async (at: string, line: readonly string[], goal: string) => {
  const found = await grade(at, line, goal, budget);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

describe('a grade of Sixteen', () => {
  test('is of the places where a brick is put, and of the first action', async () => {
    expect(await graded(position, winning, 'win')).toMatchObject({
      decisions: 1,
      onlyMoves: 1,
      winningFirst: 1,
      firstActions: 2,
    });
    const start = sixteen.position.parse(position.slice('sixteen:'.length));
    if (!start.ok) throw new Error(start.error.code);
    const line = winning.map((word) => {
      const action = sixteen.action.parse(word);
      if (!action.ok) throw new Error(action.error.code);
      return action.value;
    });
    expect(onlyMoves(start.value, line)).toBe(1);
    expect(onlyMoves(start.value, [])).toBe(0);
    expect(onlyMoves(start.value, line, { nodes: 0 })).toBeNull();
    // Also where no brick is ever to be put anywhere.
    const open = sixteen.position.parse('5/24.53/51/-/-');
    if (!open.ok) throw new Error(open.error.code);
    expect(onlyMoves(open.value, [], { nodes: 0 })).toBeNull();
  });

  test('of a goal that names its first action has that one alone', async () => {
    expect(await graded(position, ['p2'], 'do:p2')).toMatchObject({
      decisions: 1,
      onlyMoves: 1,
      winningFirst: 1,
      firstActions: 2,
    });
    expect(await graded(position, ['p1'], 'do:p1,p2')).toMatchObject({ onlyMoves: 0, winningFirst: 2 });
  });

  test('tells moves apart by where they come from and where they go', async () => {
    // The 5 onto either 6, the 4 onto the 5, or a draw; the second time the sixes lie alike.
    const options = async (at: string, goal: string) => (await graded(at, ['1-3'], goal))?.firstActions;
    const winning = async (at: string, goal: string) => (await graded(at, ['1-3'], goal))?.winningFirst;
    const [apart, alike] = ['sixteen:8/5.6.86.4/00/-/1', 'sixteen:8/5.6.6.4/00/-/1'] as const;
    expect([await options(apart, 'do:1-3'), await options(alike, 'do:1-3')]).toEqual([4, 4]);
    expect([await winning(apart, 'do:1-3'), await winning(apart, 'do:1-3,4-1')]).toEqual([1, 2]);
    expect([await options(apart, 'top:65'), await options(alike, 'top:65')]).toEqual([4, 3]);
  });

  test('takes a pile that the goal names for no other that is like it', async () => {
    // A brick on neither pile moves on, as nothing is left to lie on the empty one that a 1 leaves.
    const start = 'sixteen:4/1.1/00/2/-';
    const only = { decisions: 1, onlyMoves: 1, winningFirst: 1, firstActions: 2 };
    for (const pile of [1, 2]) expect(await graded(start, [`p${pile}`], `top:${pile}=2`)).toMatchObject(only);
    expect(await graded(start, ['p1'], 'top:2')).toMatchObject({ decisions: 0, winningFirst: 1, firstActions: 1 });
    for (const pile of [1, 2]) expect(await graded(start, [`p${pile}`], `do:p${pile}`)).toMatchObject(only);
  });

  test('counts equal piles once, and no decision where only one is left', async () => {
    // Two empty piles, and a brick to be placed on one of them or on the third.
    expect(await graded('sixteen:3/-.-.3/11/2/23', ['p3'], 'do:p3')).toMatchObject({
      onlyMoves: 1,
      winningFirst: 1,
      firstActions: 2,
    });
    // All three are empty.
    expect(await graded('sixteen:3/-.-.-/11/2/233', ['p1'], 'top:2')).toMatchObject({
      ...{ decisions: 0, onlyMoves: 0, winningFirst: 1, firstActions: 1 },
    });
  });
});

describe('a measure', () => {
  test('of a small puzzle', async () => {
    expect(await measure(position, 'win', winning, budget)).toMatchObject({
      ok: true,
      value: { grade: 1, lures: expect.any(Number), proof: { onlyMoves: 1, winningFirst: 1, firstActions: 2 } },
    });
  });

  test('counts the reader’s own decisions at which the guess of the game loses', async () => {
    const lured = async (at: string, line: readonly string[]) => {
      const id = at.startsWith('sixteen') ? 'sixteen' : 'ristiseiska';
      const [found, game, making] = [await survey(at, 'win', line, budget), await loadGame(id), await loadMaking(id)];
      if (found === null || making === null) throw new Error('nothing to look at');
      const lures = found.steps.filter(({ state, actor, options }) => {
        const guess = making.look.guess(state as never);
        if (actor !== found.steps[0]?.actor || guess === null) return false;
        const word = game.action.format(guess as never);
        return options.find(({ action }) => game.action.format(action as never) === word)?.wins === false;
      });
      const measured = await measure(at, 'win', line, budget);
      return [measured.ok && measured.value.lures, lures.length];
    };
    const three = 'ristiseiska:pantti/6K.77.AJ.AQ/5c2d4d5d8dJdQd.Ac4cAd3dTdKdKhKs.2c3c6d9dQh/3/extra/2/-/-/0/-';
    const line = parseLine('stop,5c,Ks,stop,Qh,pass,Kh,stop,6d,8d,4c,3c,5d,pass,9d,4d,3d,2c');
    expect(await lured(position, winning)).toEqual([1, 1]);
    expect(await lured(three, line)).toEqual([0, 0]);
  });

  test('counts no decision of the others, be it one at which they spoil the goal', async () => {
    // All that player 1 does is forced; only the nine of hearts, of three cards, lets them get out first.
    const kind = 'ristiseiska:forfeit/68.--.68.--/5cTh.4c9c9h/1/play/-/-/-/0/-';
    const line = ['5c', '9h', 'Th'];
    const found = await survey(kind, 'win', line, budget);
    expect(found?.steps.map(({ actor, options }) => [actor, options.map(({ wins }) => wins)])).toEqual([
      [1, [false]],
      [2, [false, false, true]],
      [1, [true]],
    ]);
    expect(await measure(kind, 'win', line, budget)).toMatchObject({ ok: true, value: { traps: 1 } });
  });

  test('names what does not hold by its field and its code', async () => {
    const error = async (at: string, goal: string, line: readonly string[], spend = budget) => {
      const found = await measure(at, goal, line, spend);
      return found.ok ? null : found.error;
    };
    expect(await error(position, 'win', [])).toMatchObject({ field: 'line', code: 'mine-line-empty' });
    expect(await error(position, 'win', ['p1'])).toMatchObject({
      field: 'line',
      code: 'mine-line-short',
      args: { state: 'open' },
    });
    expect(await error(position, 'home:1', ['p1', '2-1', '1-2'])).toMatchObject({
      field: 'line',
      code: 'mine-line-early',
      args: { state: 'met' },
    });
    expect(await error('sixteen:2/2.-/1/-/-', 'win', ['1-f'])).toMatchObject({ field: 'line', code: 'mine-nothing-loses' });
    expect(await error(position, 'win', winning, { nodes: 0 })).toMatchObject({ field: 'line', code: 'mine-option-open' });
    expect(await error('whist:1', 'win', winning)).not.toBeNull();
    expect(await error(position.replace('5/', '5~runs=descending/'), 'win', winning)).toMatchObject({
      ...{ field: 'position', code: 'mine-not-canonical', args: { position } },
    });
    const other = 'sixteen:g/-.-.ba987.g6fed/5fgggg/-/cg';
    expect(await error(other, 'win', ['draw'])).toMatchObject({ field: 'foundations' });
  });
});

describe('a survey', () => {
  test('has what each action comes to', async () => {
    const found = await survey(position, 'win', winning, budget);
    const game = await loadGame('sixteen');
    expect(found?.steps[0]?.options.map(({ action, wins }) => [game.action.format(action as never), wins])).toEqual([
      ['p1', true],
      ['p2', false],
    ]);
    expect(found?.steps.map(({ played }) => game.action.format(played as never))).toEqual(winning);
  });

  test('is none where something is not proved', async () => {
    expect(await survey(position, 'win', parseLine(winning.join()), { nodes: 0 })).toBeNull();
  });

  test('is none where the others’ answer is a guess, though the verdict is proved', async () => {
    // After the nine no card fits any more, which one look tells; where the pass leads takes another.
    const stalled = 'ristiseiska:duel/68.--.--.--/9cQdKd.QhKh/1/play/-/-/-/0/-';
    expect((await survey(stalled, 'win', ['9c'], budget))?.steps[0]?.options).toMatchObject([{ wins: false }]);
    expect(await survey(stalled, 'win', ['9c'], { nodes: 1 })).toBeNull();
  });

  test('is of nothing else than positions, goals and actions', async () => {
    await expect(survey('whist:1', 'win', [], budget)).rejects.toThrow('unknown-game');
    await expect(survey('sixteen:nonsense', 'win', [], budget)).rejects.toThrow('sixteen:nonsense: fields');
    await expect(survey(position, 'fly', [], budget)).rejects.toThrow(/nothing can be asked of .* with fly/);
    await expect(survey(position, 'win', ['p1', 'fly'], budget)).rejects.toThrow('unknown-action');
  });
});
