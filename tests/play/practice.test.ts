import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { kit as bank } from '../../src/components/games/russian-bank/kit.ts';
import { kit as sixteen } from '../../src/components/games/sixteen/kit.ts';
import type { Telling } from '../../src/components/links/telling.ts';
import { fetchHints } from '../../src/components/play/hinting.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { panelOf } from '../../src/components/play/panel.ts';
import { createPractice, type PracticeOptions, resultOf } from '../../src/components/play/practice.ts';
import type { Solver } from '../../src/components/play/stage.ts';
import { parseLine } from '../../src/engine/core/play.ts';
import { furthest } from '../../src/engine/solve/further.ts';
import { hopeless, judge, rate, reply } from '../../src/engine/solve/verdicts.ts';

/** The value of a result that must be there. */
function must<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The solver in this very thread. */
const here: Solver = {
  judge: async (position, line, goal) => must(await judge(position, parseLine(line), goal)),
  rate: async (position, goal) => must(await rate(position, goal)),
  reply: async (position, line, goal) => must(await reply(position, parseLine(line), goal)),
  furthest: async (position, line, goal) => must(await furthest(position, parseLine(line), goal)),
  hopeless: async (position) => must(await hopeless(position)),
};

// The 4 must go on the 2 (the 3 then goes on it); on the 3 it buries the 3 for good.
const position = 'sixteen:5/2.53/51/4/-';
const winning = ['p1', '2-1', '1-2', '1-f', '2-f', '2-f', '2-f'];

// As after the first hint on a page.
beforeAll(fetchHints);

const running: { stop(): void }[] = [];
afterEach(() => {
  for (const practice of running.splice(0)) practice.stop();
});

function practise(more: Partial<PracticeOptions> = {}, kit: GameKit = sixteen, at = position) {
  const start = must(kit.game.open(at));
  const practice = createPractice({ kit, start, goal: 'win', known: [winning], solver: async () => here, ...more });
  running.push(practice);
  return practice;
}

type Worked = ReturnType<typeof practise>;
const panel = (practice: Worked) => panelOf(practice, 'Proved.');
const buttons = (practice: Worked) => panel(practice).buttons.map(({ id }) => id);
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
/** Presses a button of the panel, which must be there. */
function press(practice: Worked, id: string): void {
  const button = panel(practice).buttons.find((one) => one.id === id);
  if (!button) throw new Error(`no button “${id}” at “${panel(practice).head}”`);
  button.act();
}
const lost = async (practice: Worked) => {
  practice.own.play('p2');
  await until(() => expect(practice.state.value.slips).toEqual(['p2']));
};

describe('told at once', () => {
  it('after each action, and says at the end that it was clean', () => {
    const practice = practise();
    expect(panel(practice)).toMatchObject({ sign: 'winnable', head: 'Winnable', lines: ['Proved.'], way: 'skip' });
    for (const action of winning.slice(0, 2)) practice.own.play(action);
    expect(panel(practice)).toMatchObject({
      sign: 'winnable',
      head: 'Still winnable',
      lines: ['2 moves so far. Proved.'],
    });
    for (const action of winning.slice(2)) practice.own.play(action);
    expect(panel(practice)).toMatchObject({ sign: 'clean', head: 'Solved, clean', way: 'next' });
    expect(resultOf(practice)).toEqual({ v: 2, actions: 7, hints: 0, solution: false, undone: 0, slips: 0, questions: 0 });
  });

  it('says no more than that it is winnable: no count of what is left', () => {
    const practice = practise();
    practice.own.play('p1');
    expect(JSON.stringify(panel(practice))).not.toMatch(/more|left|6/);
  });

  it('counts a losing action as a slip, once, and names it; taking it back is not help', async () => {
    const practice = practise();
    await lost(practice);
    expect(panel(practice)).toMatchObject({ sign: 'lost', head: 'That threw it away' });
    expect(panel(practice).lines[0]).toContain('4 to pile 2');
    expect(buttons(practice)).toEqual(['back', 'why']);
    press(practice, 'back');
    expect(practice.own.cursor.value).toBe(0);
    for (const action of winning) practice.own.play(action);
    expect(resultOf(practice)).toMatchObject({ slips: 1, undone: 1, hints: 0, solution: false });
    expect(panel(practice)).toMatchObject({ sign: 'met', head: 'Solved, with one slip' });
    expect(panel(practice).lines).toEqual(['7 moves.', 'With 1 undo.']);
  });
});

describe('back to where it could be won', () => {
  it('goes to just before the mistake, however long ago it was, and keeps the line', async () => {
    const practice = practise();
    await lost(practice);
    practice.own.play('1-f');
    practice.backToWinnable();
    expect(practice.own.cursor.value).toBe(0);
    expect(practice.own.line.value).toEqual(['p2', '1-f']);
    const later = practise({ known: [] }, sixteen, 'sixteen:5/13.4/0/-/52');
    for (const action of ['draw', 'p2']) later.own.play(action);
    await until(() => expect(later.verdict.value.kind).toBe('refuted'));
    later.backToWinnable();
    expect(later.own.cursor.value).toBe(1);
  });

  it('does nothing where nothing is lost', () => {
    const practice = practise();
    practice.own.play('p1');
    practice.backToWinnable();
    expect(practice.own.cursor.value).toBe(1);
  });
});

describe('told when asked', () => {
  it('says nothing of a lost position until the question is put, which counts; what was lost stays told further on', async () => {
    const practice = practise({ telling: 'when-asked' });
    await lost(practice);
    expect(panel(practice)).toMatchObject({ sign: 'unasked', head: 'Not checked yet' });
    expect(panel(practice).buttons).toMatchObject([{ id: 'question', counts: 'counts as a question' }]);
    expect(practice.state.value.questions).toBe(0);
    // A way back or a reason would tell.
    practice.backToWinnable();
    practice.showWhy();
    practice.showOptions();
    expect([practice.own.cursor.value, practice.stage.value.kind, practice.state.value.solution]).toEqual([1, 'own', false]);
    press(practice, 'question');
    expect(panel(practice).sign).toBe('lost');
    practice.own.play('1-f');
    expect(panel(practice).sign).toBe('lost');
    expect(practice.state.value.questions).toBe(1);
    expect(resultOf(practice)).toMatchObject({ slips: 1, questions: 1 });
  });

  it('asked in a won position it says so there and not one action later', () => {
    const practice = practise({ telling: 'when-asked' });
    practice.own.play('p1');
    press(practice, 'question');
    expect(panel(practice).sign).toBe('winnable');
    practice.own.play('2-1');
    expect(panel(practice).sign).toBe('unasked');
  });

  it('counts a slip that is taken back unseen', async () => {
    const practice = practise({ telling: 'when-asked' });
    await lost(practice);
    practice.own.undo();
    for (const action of winning) practice.own.play(action);
    expect(panel(practice).head).toBe('Solved, with one slip');
  });

  it('what is taken back before it is judged is not called clean', () => {
    const practice = practise({ telling: 'when-asked', solver: () => new Promise(() => {}) });
    practice.own.play('p2');
    practice.own.undo();
    for (const action of winning) practice.own.play(action);
    expect(resultOf(practice)).toMatchObject({ slips: 0, undone: 1, doubts: 1 });
    expect(panel(practice)).toMatchObject({ sign: 'met', head: 'Solved' });
  });

  it('what is taken back and known to have been good leaves it clean', () => {
    const practice = practise({ telling: 'when-asked' });
    practice.own.play('p1');
    practice.own.undo();
    for (const action of winning) practice.own.play(action);
    expect(panel(practice).sign).toBe('clean');
  });

  it('says when no action is left, and then shows why', async () => {
    const practice = practise({ telling: 'when-asked' });
    await lost(practice);
    for (let i = 0; i < 20 && practice.own.now.value.outcome === null; i++) {
      const [action] = practice.own.now.value.actions.toSorted((a, b) => Number(b.endsWith('-f')) - Number(a.endsWith('-f')));
      practice.own.play(action as string);
    }
    if (practice.own.now.value.outcome !== null) {
      expect(panel(practice)).toMatchObject({ sign: 'lost', head: 'No move is left' });
      expect(buttons(practice)).toEqual(['why']);
    }
  });
});

it('a hint is the answer to what is asked now: an old refusal goes', () => {
  const practice = practise();
  practice.own.refuse('f1', 'p1', null);
  expect(panel(practice).sign).toBe('refused');
  practice.moreHint();
  expect(panel(practice).sign).toBe('hint');
});

it('told never: neither question nor verdict, but that it is met', async () => {
  const practice = practise({ telling: 'never' });
  await lost(practice);
  expect(panel(practice)).toMatchObject({ sign: 'unasked', buttons: [] });
  practice.question();
  expect(practice.state.value.questions).toBe(0);
  practice.own.undo();
  for (const action of winning) practice.own.play(action);
  expect(panel(practice).way).toBe('next');
});

describe('hints', () => {
  it('come in three steps, each of which counts and says so before', () => {
    const practice = practise({ known: [['1-2', '1-f']] }, sixteen, 'sixteen:8/12.3.4/00/-/-');
    practice.moreHint();
    expect(panel(practice)).toMatchObject({ sign: 'hint', head: expect.stringMatching(/^Hint 1/) });
    expect(panel(practice).buttons).toMatchObject([{ id: 'hint', counts: 'a second hint' }]);
    press(practice, 'hint');
    press(practice, 'hint');
    expect(panel(practice)).toMatchObject({ head: 'Hint 3: the move', buttons: [] });
    practice.moreHint();
    expect(practice.state.value.hints).toBe(3);
    practice.own.play('1-2');
    expect(panel(practice).sign).toBe('winnable');
  });

  it('come in two where only one piece can move, and the second is the move', () => {
    const practice = practise();
    practice.moreHint();
    expect(panel(practice).buttons).toMatchObject([{ id: 'hint', words: 'Show the move', counts: 'a second hint' }]);
    press(practice, 'hint');
    expect(panel(practice)).toMatchObject({ head: 'The move', lines: ['4 to pile 1.'], buttons: [] });
    expect(practice.hintable.value).toBe(false);
    expect(practice.state.value.hints).toBe(2);
  });

  it('tell of the next decision where there is only one move', async () => {
    const practice = practise({ known: [['draw', 'p1', 'draw']] }, sixteen, 'sixteen:8/6.4.2/00/-/51');
    practice.moreHint();
    expect(practice.own.now.value.actions).toEqual(['draw']);
    await until(() =>
      expect(panel(practice)).toMatchObject({
        head: 'The only move',
        lines: ['Draw.', 'After that: Look for a top that is higher than the 5.'],
      }),
    );
  });

  it('asked for where all is lost are an answer, which counts as a question and not as a hint', async () => {
    const practice = practise({ telling: 'when-asked' });
    await lost(practice);
    expect(practice.hintable.value).toBe(true);
    practice.moreHint();
    expect(practice.state.value).toMatchObject({ hints: 0, questions: 1 });
    expect(panel(practice).sign).toBe('lost');
    expect(practice.hintable.value).toBe(false);
  });
});

const silence = 'You aren’t told until it is solved or no move is left.';

describe('a position that somebody has set, and that cannot be won', () => {
  const hopelessAt = 'sixteen:5/2.534/51/-/-';
  const given = (more: Partial<PracticeOptions>) => practise({ judgeStart: true, known: [], ...more }, sixteen, hopelessAt);

  it('says nothing of that, until it is asked', async () => {
    const practice = given({ telling: 'when-asked' });
    await until(() => expect(panel(practice)).toMatchObject({ sign: 'unasked', head: 'Not checked yet' }));
    press(practice, 'question');
    expect(panel(practice).head).toBe('This cannot be won');
    expect(practice.state.value.questions).toBe(1);
  });

  it('says no more to who is never told, and all to who is told at once', async () => {
    const never = given({ telling: 'never' });
    await until(() => expect(panel(never)).toMatchObject({ sign: 'unasked', head: silence, lines: [], buttons: [] }));
    const once = given({ telling: 'at-once' });
    await until(() => expect(panel(once).head).toBe('This cannot be won'));
  });

  it('has the hints that were written for it, however it is told; they do not tell it', async () => {
    for (const [telling, head] of [
      ['at-once', 'This cannot be won'],
      ['when-asked', 'Not checked yet'],
      ['never', silence],
    ] as const) {
      const practice = given({ telling, hints: ['Look at the 5.', 'It is covered.'] });
      await until(() => expect(panel(practice).head).toBe(head));
      expect(practice.hintable.value).toBe(true);
      practice.moreHint();
      expect(panel(practice)).toMatchObject({ head: 'Hint 1', lines: ['Look at the 5.'], spare: 'This counts as a hint.' });
      press(practice, 'hint');
      expect(panel(practice)).toMatchObject({ head: 'Hint 2', lines: ['It is covered.'], buttons: [] });
      expect(practice.state.value).toMatchObject({ hints: 2, questions: 0, told: [] });
      expect(practice.verdict.value.kind).toBe(telling === 'at-once' ? 'hopeless' : 'unasked');
    }
  });
});

it('what an author wrote of a position that can be won stands without marks, which may be of another piece', async () => {
  const practice = practise({ judgeStart: true, known: [], telling: 'at-once', hints: ['The 4 decides.', 'It goes on the 5.'] });
  await until(() => expect(panel(practice).head).toBe('Winnable'));
  const seen = [1, 2, 3].map(() => {
    practice.moreHint();
    return practice.hint.value;
  });
  expect(seen.map((hint) => hint?.marks === null)).toEqual([true, true, false]);
  expect(seen[1]?.words).toBe('It goes on the 5.');
});

describe('a position whose author has said how one is told, and that can be won', () => {
  const judged = vi.fn(here.judge);
  const solver = async () => ({ ...here, judge: judged });
  const given = (telling: Telling, at = position) =>
    practise({ judgeStart: true, secret: true, known: [], telling, solver }, sixteen, at);

  it('has a solution to be asked for, as one that cannot; what is asked there is answered', async () => {
    const lost = given('when-asked', 'sixteen:5/2.534/51/-/-');
    expect([lost.solvable.value, given('when-asked').solvable.value]).toEqual([true, true]);
    lost.showSolution();
    await until(() => expect(panel(lost).head).toBe('This cannot be won'));
    expect(lost.state.value).toMatchObject({ questions: 1, solution: false });
    expect(lost.solvable.value).toBe(false);
    judged.mockClear();
  });

  it('says so to who is told at once, and to who asks; till then as little as one that cannot', async () => {
    const once = given('at-once');
    await until(() => expect(panel(once).head).toBe('Winnable'));
    const asked = given('when-asked');
    expect(panel(asked)).toMatchObject({ sign: 'unasked', head: 'Not checked yet', lines: [] });
    press(asked, 'question');
    await until(() => expect(panel(asked).head).toBe('Winnable'));
    expect(asked.state.value.questions).toBe(1);
    const never = given('never');
    await until(() => expect(judged).toHaveBeenCalledTimes(3));
    await new Promise((done) => setTimeout(done));
    expect(panel(never)).toMatchObject({ sign: 'unasked', head: silence, lines: [], buttons: [] });
  });

  it('tells whoever opens it where nobody knows', async () => {
    const solver = async () => Promise.reject(new Error('no worker'));
    const practice = practise({ judgeStart: true, secret: true, known: [], telling: 'when-asked', solver });
    await until(() => expect(panel(practice).head).toBe('Not proved'));
  });
});

it('one written hint comes first, and what is proved goes on from it', () => {
  const practice = practise({ hints: ['The 4 decides.'] });
  practice.moreHint();
  expect(panel(practice).lines).toEqual(['The 4 decides.']);
  practice.moreHint();
  expect(panel(practice)).toMatchObject({ head: 'The move', lines: ['4 to pile 1.'] });
});

describe('show why', () => {
  it('shows first how far it still gets, as no help; then, announced as help, what would have won', async () => {
    const practice = practise();
    await lost(practice);
    press(practice, 'why');
    await until(() => expect(practice.stage.value.kind).toBe('spoiler'));
    await until(() => expect(panel(practice).sign).toBe('lost'));
    const stage = practice.stage.value;
    if (stage.kind !== 'spoiler') throw new Error(stage.kind);
    expect(stage.spoiler.value).toMatchObject({ kind: 'furthest', proved: true });
    // It goes on from where the reader stands, and has no more to give at its end than it says.
    expect(stage.session.line.value.slice(0, 1)).toEqual(['p2']);
    expect(panel(practice).lines.join(' ')).toMatch(/Only \d+ of the 10 bricks can get home\. Proved\./);
    // What moves there is not the reader's own game.
    expect(panel(practice).lines.at(-1)).toBe('Your own game is untouched.');
    stage.session.refuse('p2', null, null);
    expect(panel(practice)).toMatchObject({
      head: 'Your own game is untouched.',
      lines: ['“Back to my game” returns to it.'],
    });
    stage.session.forget();
    expect(practice.state.value.solution).toBe(false);
    practice.showOptions();
    await until(() => expect(practice.stage.value.kind).toBe('options'));
    expect(practice.state.value.solution).toBe(true);
    expect(practice.stage.value).toMatchObject({ kind: 'options', spoilt: 'p2', winning: 'p1' });
    expect(panel(practice).lines.join(' ')).toContain('The list says what wins');
    practice.backToOwn();
    expect(practice.own.played.value).toEqual(['p2']);
  });

  it('shows the answer of the others where they have one', async () => {
    // Player 1 can only draw; that ends the turn, and the opponent has the 9♠ for an 8♥.
    const blocking = 'russian-bank:free/1/2h;7cJd.5s.Qs.3c2c;KdQd;-/6c5d8h;3hQc.9s.Kh4d.Ac7c;KcJc;-/--.--.--.--/-/20';
    const answer = { state: 'open', winnable: false, line: null, reply: 'r-t2', reason: null } as const;
    const practice = practise(
      { known: [['pass']], goal: 'lock', solver: async () => ({ ...here, judge: async () => answer }) },
      bank,
      blocking,
    );
    practice.own.play('draw');
    await until(() => expect(practice.verdict.value.kind).toBe('refuted'));
    practice.showWhy();
    await until(() => expect(panel(practice).head).toBe('The answer'));
    const stage = practice.stage.value;
    expect(stage.kind === 'spoiler' && stage.spoiler.value).toEqual({ kind: 'reply', line: ['draw', 'r-t2'], action: 'r-t2' });
    expect(practice.state.value.solution).toBe(false);
  });

  it('keeps the list of options when a try is made before it has come', async () => {
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    const practice = practise({
      solver: async () => ({
        ...here,
        rate: async (at, goal) => {
          await held;
          return must(await rate(at, goal));
        },
      }),
    });
    await lost(practice);
    practice.showOptions();
    await until(() => expect(practice.stage.value.kind).toBe('options'));
    const stage = practice.stage.value;
    if (stage.kind !== 'options') throw new Error(stage.kind);
    stage.session.play('p2');
    await until(() => expect(panel(practice).sign).toBe('lost'));
    answer();
    await until(() => expect(stage.ratings.value?.actions.length).toBeGreaterThan(1));
  });
});

it('a solution counts as help from the moment it is shown', async () => {
  const practice = practise();
  expect(practice.solvable.value).toBe(true);
  practice.own.play('p1');
  practice.showSolution();
  await until(() => expect(practice.stage.value.kind).toBe('solution'));
  expect(practice.state.value.solution).toBe(true);
  const stage = practice.stage.value;
  expect(stage.kind === 'solution' && [stage.session.line.value, stage.session.cursor.value]).toEqual([winning, 1]);
  practice.backToOwn();
  for (const action of winning.slice(1)) practice.own.play(action);
  expect(resultOf(practice)).toMatchObject({ solution: true, slips: 0 });
  expect(panel(practice)).toMatchObject({ sign: 'met', head: 'Solved' });
});

it('a way that is watched once the goal is met changes nothing of the result', async () => {
  const practice = practise();
  for (const action of winning) practice.own.play(action);
  const result = resultOf(practice);
  for (const watch of [() => practice.showSolution(), () => practice.showWay(winning, 'The shortest way')]) {
    watch();
    await until(() => expect(practice.stage.value.kind).toBe('solution'));
    expect(resultOf(practice)).toEqual(result);
    practice.backToOwn();
    expect(panel(practice)).toMatchObject({ sign: 'clean' });
  }
  practice.showWay(winning, 'The shortest way');
  await until(() => expect(panel(practice).head).toBe('The shortest way'));
  expect(practice.shown.value.cursor.value).toBe(0);
});

it('takes up what was kept, and does not count its slip again', async () => {
  const practice = practise();
  practice.restore(['p2'], 1, { told: [], questions: 2, slips: ['p2'], doubts: 0, hints: 1, solution: true }, 4);
  await until(() => expect(practice.verdict.value.kind).toBe('refuted'));
  expect(resultOf(practice)).toMatchObject({ slips: 1, questions: 2, hints: 1, solution: true, undone: 4 });
});

it('a refused try is said with its rule, and the next good touch lets it vanish', () => {
  const practice = practise();
  practice.own.attempt('p2', 'p1');
  expect(panel(practice)).toMatchObject({ sign: 'refused', head: 'That won’t work', rule: { id: 'place-first' } });
  practice.own.play('p1');
  expect(panel(practice).sign).toBe('winnable');
});

it('a refused try is headed by whether its piece goes elsewhere', () => {
  const practice = practise();
  practice.own.play('p1');
  const now = practice.own.now.value;
  const carry = now.actions.flatMap((action) => now.carry(action) ?? [])[0];
  if (!carry) throw new Error('nothing moves');
  practice.own.refuse(carry.from, 'nowhere', carry.pieces[0] ?? null);
  expect(panel(practice).head).toBe('Not there');
  practice.own.refuse('nowhere', carry.to, null);
  expect(panel(practice).head).toBe('That won’t work');
  practice.own.refuse(carry.from, null, null);
  expect(panel(practice).head).toBe('Nothing moved');
});

describe('what is left when all the rest goes home', () => {
  it('is offered, done at one press, and counts as the reader’s own actions', async () => {
    const practice = practise();
    for (const action of winning.slice(0, 2)) practice.own.play(action);
    expect(practice.homeward.value).toBe(false);
    practice.own.play('1-2');
    await until(() => expect(practice.homeward.value).toBe(true));
    press(practice, 'home');
    await until(() => expect(practice.met.value).toBe(true));
    expect(resultOf(practice)).toMatchObject({ actions: 7, undone: 0, slips: 0, hints: 0 });
    expect(panel(practice).sign).toBe('clean');
  });

  it('stops when the reader takes something back meanwhile', async () => {
    const practice = practise();
    for (const action of winning.slice(0, 3)) practice.own.play(action);
    await until(() => expect(practice.homeward.value).toBe(true));
    practice.bringHome();
    practice.own.undo();
    await new Promise((done) => setTimeout(done, 400));
    expect(practice.own.cursor.value).toBe(3);
  });

  it('is not offered where what goes home first leaves something behind for ever', async () => {
    // The 16 may not go home before the 15 has stood on it.
    const at = 'sixteen:g~runs=consecutive/-.gbfedc9f.age.d/ggggc8/-/-';
    const practice = practise({ known: [parseLine('4-f,3-f,2-f,2-f,2-3,3-1,3-f,2-f,1-f,1-f,1-f,1-f,1-f,2-f')] }, sixteen, at);
    for (const action of parseLine('4-f,3-f,2-f,2-f')) practice.own.play(action);
    await vi.dynamicImportSettled();
    expect(practice.homeward.value).toBe(false);
    for (const action of parseLine('2-3,3-1')) practice.own.play(action);
    await until(() => expect(practice.homeward.value).toBe(true));
  });

  it('is not offered where anything else is asked', async () => {
    const practice = practise({ goal: 'home:10' });
    for (const action of winning.slice(0, 3)) practice.own.play(action);
    await vi.dynamicImportSettled();
    expect(practice.homeward.value).toBe(false);
  });
});
