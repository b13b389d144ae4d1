import { signal } from '@preact/signals';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { kit as ristiseiska } from '../../src/components/games/ristiseiska/kit.ts';
import { kit as bank } from '../../src/components/games/russian-bank/kit.ts';
import { kit as sixteen } from '../../src/components/games/sixteen/kit.ts';
import { askedPanel } from '../../src/components/play/ask-end.ts';
import { askTelling, noteAsked, wasAsked } from '../../src/components/play/ask-telling.ts';
import { type DealFacts, dealPanel } from '../../src/components/play/deal-panel.ts';
import { fetchHints } from '../../src/components/play/hinting.ts';
import type { GameKit } from '../../src/components/play/kit.ts';
import { panelOf } from '../../src/components/play/panel.ts';
import { placeOfNews } from '../../src/components/play/panel-parts.ts';
import { leadsToUndo } from '../../src/components/play/parts/LineCells.tsx';
import { createPractice, type Practice, type PracticeOptions } from '../../src/components/play/practice.ts';
import type { Solver } from '../../src/components/play/stage.ts';
import { stepPanel } from '../../src/components/play/step-panel.ts';
import { type Ground, showOptions, showWhy } from '../../src/components/play/why.ts';
import type { JudgeAnswer } from '../../src/engine/proving/answers.ts';
import { choose } from '../../src/engine/solve/players.ts';
import { change, settings } from '../../src/site/settings.ts';
import { play } from '../engine/open.ts';

/** Practices with a solver that says what it is told to. */

const position = 'sixteen:5/2.53/51/4/-';
const winning = ['p1', '2-1', '1-2', '1-f', '2-f', '2-f', '2-f'];
/** Player 1 has just played an ace; after “stop” players 2 and 3 act, one after the other. */
const three = 'ristiseiska:forfeit/6K.AQ.3T.2K/Kd2hQhAs.Ac2c3cKh.4c5cAhJh/1/extra/-/-/-/0/-';
const blocking = 'russian-bank:free/1/2h;7cJd.5s.Qs.3c2c;KdQd;-/6c5d8h;3hQc.9s.Kh4d.Ac7c;KcJc;-/--.--.--.--/-/20';

const pause = (ms = 10) => new Promise((done) => setTimeout(done, ms));
const until = (check: () => void) => vi.waitFor(check, { timeout: 3_000 });

const unknown: JudgeAnswer = { state: 'open', winnable: null, line: null, reply: null, reason: null };
const lost: JudgeAnswer = { ...unknown, winnable: false };

const nobody = async () => {
  throw new Error('nobody answers');
};
const solverOf = (judged: Partial<JudgeAnswer>, more: Partial<Solver> = {}): Solver => ({
  judge: async () => ({ ...unknown, ...judged }),
  rate: nobody,
  reply: nobody,
  furthest: async () => null,
  hopeless: async () => false,
  ...more,
});

// As after the first hint on a page.
beforeAll(fetchHints);

const running: Practice[] = [];
afterEach(() => {
  for (const practice of running.splice(0)) practice.stop();
});

function practise(more: Partial<PracticeOptions> = {}, kit: GameKit = sixteen, at = position, solver = solverOf({})): Practice {
  const practice = createPractice({ kit, start: play(at), goal: 'win', solver: async () => solver, ...more });
  running.push(practice);
  return practice;
}
const playAll = (practice: Practice, line: readonly string[]) => {
  for (const action of line) practice.own.play(action);
};

it('a step in which the reader is begged asks for a card first', () => {
  const begged = 'ristiseiska:begging-points/AK.AK.59.AK/AhThJh.Qh.2h3h4hKh/2/give:1/-/-/-/0/-';
  const practice = practise({ scripts: [['give-Ah', '4h']] }, ristiseiska, begged);
  const lines = () => stepPanel(practice, { wrong: [] }).lines;
  expect(lines()[0]).toBe('You are asked for a card: choose one to give to player 2, then their hand.');
  practice.own.play('give-Ah');
  expect(lines().join(' ')).not.toContain('Choose a card');
});

it('a hint stands alone where a card that was drawn waits', async () => {
  const at = 'russian-bank:free/1/Kh;4sTd.8hQs.2c7s.Ks5d;9cKd;6h/8c;Jd.3c.2h.5s;4dTh;-/--.--.--.--/d/10';
  const practice = practise({ hints: ['Look at the 6.'] }, bank, at);
  const asks = practice.kit.words.askWords?.(practice.own.now.value) ?? '';
  expect(asks).not.toBe('');
  expect(panelOf(practice, '').lines).toContain(asks);
  practice.moreHint();
  await until(() => expect(panelOf(practice, '').lines).toEqual(['Look at the 6.']));
});

it('a try in a step whose game has come to its end without the goal has an answer', () => {
  const practice = practise({ known: [] }, sixteen, 'sixteen:8/867.8.-/75/-/-');
  practice.own.play('2-f');
  const answers = { wrong: [{ line: '2-f', say: 'The 7 covers the 6.' }] };
  expect(stepPanel(practice, answers).lines).toEqual(['The 7 covers the 6.']);
  practice.own.refuse('p1', null, null);
  expect(stepPanel(practice, answers)).toMatchObject({
    head: 'Nothing moved',
    lines: ['The 7 covers the 6.', expect.stringMatching(/^This game is over/)],
  });
  practice.own.undo();
  expect(stepPanel(practice, answers).head).toBe('Your move');
});

it('an answer to a wrong try gives way when one plays on, but its reason stays while the step is lost by it', async () => {
  const answers = { wrong: [{ line: 'p2', say: 'The 4 covers the 3.' }] };
  const losing = practise({ known: [winning] }, sixteen, position, solverOf(lost));
  losing.own.play('p2');
  await until(() => expect(losing.verdict.value.kind).toBe('refuted'));
  expect(stepPanel(losing, answers)).toMatchObject({ head: 'Not quite.', lines: ['The 4 covers the 3.'] });
  losing.own.play('1-f');
  await until(() => expect(losing.verdict.value.kind).toBe('refuted'));
  expect(stepPanel(losing, answers)).toMatchObject({
    head: 'It can’t be done from here.',
    lines: [expect.stringMatching(/^Lost by: /), 'The 4 covers the 3.'],
  });
  // The same answer where nothing is lost.
  const open = practise({ known: [winning] });
  const early = { wrong: [{ line: 'p1', say: 'The 3 could have gone first.' }] };
  open.own.play('p1');
  expect(stepPanel(open, early).head).toBe('Not quite.');
  open.own.play('2-1');
  expect(stepPanel(open, early).sign).toBe('winnable');
});

it('while the others still answer a try that its author explains, no other head stands there', async () => {
  const token = 'ristiseiska:pantti/AJ.AK.AK.2T/QcAs.QsKs.KcJs/1/play/1/-/-/0/-';
  const answers = { wrong: [{ line: 'Qc,pass,Kc,Js', say: 'Player 3 was out.' }] };
  const waits = { pace: { delay: () => 60_000, paused: () => true } };
  const practice = practise({ ...waits, known: [['As', 'stop', 'pass', 'Js', 'Qc']] }, ristiseiska, token, solverOf(lost));
  practice.own.play('Qc');
  await until(() => expect(practice.verdict.value.kind).toBe('refuted'));
  expect(stepPanel(practice, answers).sign).toBe('thinking');
  expect(stepPanel(practice, { wrong: [] }).head).toBe('It can’t be done from here.');
  playAll(practice, ['pass', 'Kc', 'Js']);
  expect(stepPanel(practice, answers)).toMatchObject({ head: 'Not quite.', lines: ['Player 3 was out.'] });
});

describe('what is known', () => {
  it('nothing is over unless that is said', () => {
    expect(practise().over.value).toBe(false);
    expect(practise({ over: () => true }).over.value).toBe(true);
  });

  it('the start is asked about only where that is wanted', async () => {
    const judge = vi.fn(async () => lost);
    practise({}, sixteen, position, solverOf({}, { judge }));
    await pause();
    expect(judge).toHaveBeenCalledTimes(0);
    practise({ judgeStart: true }, sixteen, position, solverOf({}, { judge }));
    await pause();
    expect(judge).toHaveBeenCalledTimes(1);
  });

  it('it is met by the goal’s account or by proof, and has not ended then', async () => {
    const whole = practise({ known: [winning] });
    expect([whole.met.value, whole.ended.value]).toEqual([false, false]);
    playAll(whole, winning);
    expect([whole.met.value, whole.ended.value, whole.hintable.value]).toEqual([true, false, false]);
    const proved = practise({}, sixteen, position, solverOf({ state: 'met', winnable: true }));
    proved.own.play('p1');
    await until(() => expect(proved.met.value).toBe(true));
    expect(proved.own.goalState.value).toBe('open');
  });

  it('it has ended where the goal is lost, or play is over; then it is told, but to those who want to know nothing', async () => {
    for (const telling of ['when-asked', 'never'] as const) {
      const practice = practise(
        { goal: 'lock', known: [['pass']], telling },
        bank,
        blocking,
        solverOf({ ...lost, state: 'lost' }),
      );
      practice.own.play('draw');
      await pause();
      expect([practice.ended.value, practice.own.now.value.outcome]).toEqual([true, null]);
      expect(practice.verdict.value.kind).toBe(telling === 'never' ? 'unasked' : 'refuted');
      expect(practice.hintable.value).toBe(false);
    }
    // All goes home but what is asked for.
    const over = practise({ goal: 'home:1' }, sixteen, 'sixteen:4/13.13/00/-/-');
    expect([over.own.now.value.outcome !== null, over.met.value, over.ended.value]).toEqual([true, false, true]);
    expect(over.hintable.value).toBe(false);
    // Of the best chance a round that is over says nothing.
    const best = practise({ goal: 'best' }, ristiseiska, 'ristiseiska:duel/68.--.--.--/9c.Tc3d/1/play/-/-/-/0/-', solverOf(lost));
    best.own.play('9c');
    await until(() => expect(best.verdict.value.kind).toBe('hopeless'));
    expect([best.own.goalState.value, best.ended.value]).toEqual(['open', true]);
  });

  it('a slip is an action of the reader’s own, and none where it was lost before', async () => {
    const own = practise({ known: [winning] }, sixteen, position, solverOf(lost));
    playAll(own, ['p2', '1-f']);
    await until(() => expect(own.state.value.slips).toEqual(['p2']));
    // Here it is another who had the last chance to let it be won.
    const others = practise({ known: [['stop', 'pass', 'Jh']], over: () => true }, ristiseiska, three, solverOf(lost));
    playAll(others, ['stop', 'pass', '5c']);
    await until(() => expect(others.verdict.value).toMatchObject({ kind: 'refuted', lastGood: 2 }));
    expect(others.state.value.slips).toEqual([]);
    // Nor is the start one, when it is lost all along.
    const start = practise({ judgeStart: true }, sixteen, position, solverOf({ ...lost, line: 'p1' }));
    await until(() => expect(start.verdict.value.kind).not.toBe('thinking'));
    expect(start.state.value.slips).toEqual([]);
    const unsure = practise();
    unsure.own.play('p1');
    await pause();
    expect(unsure.state.value.slips).toEqual([]);
  });
});

it('before the first puzzle it is asked how one wishes to be told, and the answer is a choice as any', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  const practice = practise({ telling: 'at-once' });
  const { head, lines, buttons } = askTelling(practice);
  // What is known at the start stays in sight, and where the answer can be changed is said.
  expect([head, ...buttons.map(({ words }) => words)]).toEqual(['Winnable', 'Yes', 'No']);
  expect(lines.join(' ')).toContain('Settings');
  buttons[1]?.act();
  expect([practice.state.value.telling, settings.value.tell]).toEqual(['when-asked', 'when-asked']);
  change({ tell: 'usual' });
  vi.unstubAllGlobals();
});

it('how one wishes to be told is asked once', () => {
  expect(wasAsked()).toBe(false);
  noteAsked();
  expect(wasAsked()).toBe(true);
});

it('while a hint marks something, what was done last is marked no more', () => {
  const practice = practise({ known: [winning] });
  practice.own.play(winning[0] ?? '');
  expect(practice.marks.value).toMatchObject({ hint: null, last: { to: 'p1' } });
  practice.moreHint();
  expect(practice.marks.value).toMatchObject({ hint: { slots: [expect.any(String)] }, last: null });
});

describe('advice', () => {
  const planner = { adviser: { player: 'planner', always: true } };
  const facts: DealFacts = {
    begin: '',
    next: null,
    agreed: false,
    ended: false,
    scored: false,
    asked: null,
    hopeless: false,
    offer: null,
    follow: null,
    end() {},
    dealNew() {},
    keep() {},
  };
  const ask = async (practice: Practice, step: number) => {
    practice.moreHint();
    await until(() => expect(practice.hintStep.value).toBe(step));
    return practice.hint.value;
  };

  it('is what a computer player would do: first where to look, then which piece, then the move; each counts as a hint', async () => {
    const practice = practise(planner, bank, blocking);
    expect(practice.hintable.value).toBe(true);
    const chosen = await choose(blocking, 'planner', 0);
    const action = (chosen.ok && chosen.value) || '';
    const where = await ask(practice, 1);
    expect(where).toMatchObject({
      by: 'What a strong player would do',
      marks: { pieces: [] },
    });
    expect(dealPanel(practice, facts)).toMatchObject({
      sign: 'hint',
      head: 'What a strong player would do',
      buttons: [{ id: 'hint' }],
    });
    expect(await ask(practice, 2)).toMatchObject({
      marks: { slots: [], pieces: practice.own.now.value.carry(action)?.pieces },
    });
    const move = await ask(practice, 3);
    expect(move?.words).toBe(`${practice.kit.words.actionWords(action, practice.own.now.value)}.`);
    expect(dealPanel(practice, facts)).toMatchObject({ lines: [move?.words, 'This is advice, not a proof.'], buttons: [] });
    expect(practice.state.value.hints).toBe(3);
    practice.own.play(action);
    expect(practice.hint.value).toBeNull();
    expect(dealPanel(practice, facts).lines).toContain('3 hints taken.');
  });

  it('comes back after a try that was refused, as far as it was seen and at no cost, and only then goes on', async () => {
    const practice = practise(planner, bank, blocking);
    const refuse = () => {
      const pile = practice.own.now.value.scene('all').slots.find(({ kind }) => kind === 'pile')?.id ?? '';
      practice.own.refuse(pile, null, null);
    };
    await ask(practice, 1);
    refuse();
    practice.moreHint();
    expect([practice.own.refusal.value, practice.hintStep.value, practice.state.value.hints]).toEqual([null, 1, 1]);
    await ask(practice, 2);
    await ask(practice, 3);
    expect(practice.hintable.value).toBe(false);
    refuse();
    expect(practice.hintable.value).toBe(true);
    practice.moreHint();
    await until(() => expect(practice.own.refusal.value).toBeNull());
    expect([practice.hintStep.value, practice.state.value.hints, practice.hintable.value]).toEqual([3, 3, false]);
  });

  it('stands alone in a strip, and so does a refusal; other words come after what the others did, or before it', () => {
    expect((['hint', 'refused', 'asks', 'turn', 'unasked', 'lost', 'met'] as const).map(placeOfNews)).toEqual([
      ...['nowhere', 'nowhere', 'nowhere', 'first', 'first', 'last', 'last'],
    ]);
  });

  it('says what there is to do before how far one is', () => {
    const practice = practise(planner, bank, blocking);
    const begun = dealPanel(practice, { ...facts, begin: 'Nothing yet.', next: 'Pass.' });
    expect([begun.head, begun.lines.at(-1)]).toEqual(['Pass.', 'Nothing yet.']);
    const byLink = () => dealPanel(practice, { ...facts, begin: 'Nothing yet.', byLink: true }).lines;
    const how = 'When your turn is over, you get a link to send to your friend.';
    expect(byLink().slice(-2)).toEqual(['Nothing yet.', how]);
    practice.own.play(practice.own.now.value.actions.find((action) => action !== 'draw') ?? '');
    expect(practice.own.waiting.value).toBe(false);
    expect(byLink()).not.toContain(how);
    expect(dealPanel(practice, { ...facts, next: 'Pass.' })).toMatchObject({ sign: 'turn', head: 'Pass.' });
  });

  it('says that something was taken back while it is, and no longer', () => {
    const practice = practise();
    const said = () => dealPanel(practice, facts).lines.includes('1 move taken back.');
    for (const action of winning.slice(0, 2)) practice.own.play(action);
    practice.own.undo();
    expect([practice.own.undone.value, said()]).toEqual([1, true]);
    practice.own.play(winning[1] ?? '');
    expect([practice.own.undone.value, said()]).toEqual([1, false]);
  });

  it('says that a deal is lost with one button to give up, and why a game has frozen', () => {
    const practice = practise(planner, bank, blocking);
    const lostDeal = (endAtHand: boolean) => dealPanel(practice, { ...facts, hopeless: true, endAtHand });
    expect(lostDeal(false).buttons.map(({ words }) => words)).toEqual(['Give up']);
    expect(lostDeal(true)).toMatchObject({ head: lostDeal(false).head, buttons: [] });
    expect(dealPanel(practice, { ...facts, frozen: true })).toMatchObject({
      head: 'A draw: this game can never be won.',
      lines: [expect.stringContaining('no card of a reserve, hand or waste')],
    });
  });

  it('asks for a draw alone in a strip, and no longer once it was declined', () => {
    const practice = practise(planner, bank, blocking);
    const asks = (declined: boolean) => dealPanel(practice, { ...facts, offer: { words: 'Draw?', buttons: [], declined } });
    expect(placeOfNews(asks(false).sign)).toBe('nowhere');
    expect(asks(false).lines).toEqual(['Draw?']);
    expect(placeOfNews(asks(true).sign)).toBe('first');
  });

  it('is not in the way of the question whether to leave a game', async () => {
    const practice = practise(planner, bank, blocking);
    await ask(practice, 1);
    const words = (what: 'end' | 'new') =>
      dealPanel(practice, { ...facts, asked: { what, at: 0, panel: askedPanel } }).buttons.map((button) => button.words);
    expect([words('end'), words('new')]).toEqual([
      ['Give up', 'Play on'],
      ['Leave it', 'Play on'],
    ]);
    // In a match it is said who gets what, before and after.
    const given = { ...facts, givenUp: 'Vala gets 91 points.' };
    expect(dealPanel(practice, { ...given, asked: { what: 'end', at: 0, panel: askedPanel } }).lines).toEqual([
      'Vala gets 91 points.',
      'You then see everything.',
    ]);
    // Where everything lies face up already, nothing comes to be seen.
    expect(dealPanel(practice, { ...facts, open: true, asked: { what: 'end', at: 0, panel: askedPanel } }).lines).toEqual([]);
    expect(dealPanel(practice, { ...given, asked: { what: 'new', at: 0, panel: askedPanel } }).lines).toEqual(['It stays open.']);
    expect(dealPanel(practice, { ...given, ended: true }).lines).toEqual(['Vala gets 91 points.']);
    // A draw that is on offer can still be had.
    const draw = { id: 'draw', words: 'Accept the draw', counts: null, act() {} } as const;
    const offer = { words: 'Draw?', buttons: [draw, { ...draw, id: 'deal', words: 'Play on' }], declined: false } as const;
    expect(
      dealPanel(practice, { ...facts, asked: { what: 'end', at: 0, panel: askedPanel }, offer }).buttons.map(
        ({ words }) => words,
      ),
    ).toEqual([...['Give up', 'Play on', 'Accept the draw']]);
  });

  it('does not take that question away by what another does, only by the reader’s own next action', () => {
    const practice = practise({ ...planner, toTheEnd: true, seat: 1, over: () => true }, bank, blocking);
    while (!practice.own.waiting.value) practice.own.play(practice.own.now.value.actions[0] ?? '');
    const asked = { what: 'new', at: practice.own.own.value, panel: askedPanel } as const;
    const head = () => dealPanel(practice, { ...facts, asked }).head;
    while (practice.own.waiting.value) {
      expect(head()).toBe('Leave this game?');
      practice.own.play(practice.own.now.value.actions[0] ?? '');
    }
    expect(head()).toBe('Leave this game?');
    practice.own.play(practice.own.now.value.actions[0] ?? '');
    expect(head()).not.toBe('Leave this game?');
  });

  it('does not know what the seat does not see', async () => {
    const turned = blocking.replace('Ac7c;KcJc', 'Ac7c;JcKc').replace('KdQd;-', 'QdKd;-');
    const [one, other] = [practise(planner, bank, blocking), practise(planner, bank, turned)];
    for (const step of [1, 2]) await Promise.all([ask(one, step), ask(other, step)]);
    expect((await ask(one, 3))?.words).toBe((await ask(other, 3))?.words);
  });

  it('gives way to what is proved, unless that may know what is hidden', async () => {
    const open = practise({ known: [winning], adviser: { player: 'thumb', always: false } });
    expect(await ask(open, 1)).not.toHaveProperty('by');
    const closed = practise({ known: [winning], adviser: { player: 'thumb', always: true } });
    expect(await ask(closed, 1)).toHaveProperty('by', 'By a rule of thumb');
  });

  it('is to be had through the whole of a game, whatever became of its first turn', () => {
    const practice = practise({ ...planner, toTheEnd: true, seat: 1 }, bank, blocking);
    while (practice.own.goalState.value === 'open') practice.own.play(practice.own.now.value.actions[0] ?? '');
    expect(practice.own.goalState.value).toBe('lost');
    while (practice.own.waiting.value) practice.own.play(practice.own.now.value.actions[0] ?? '');
    expect([practice.own.now.value.outcome, practice.hintable.value]).toEqual([null, true]);
  });

  it('is not to be had once play is broken off, and comes to nothing where another action is played meanwhile', async () => {
    expect(practise({ ...planner, over: () => true }, bank, blocking).hintable.value).toBe(false);
    const practice = practise(planner, bank, blocking);
    practice.moreHint();
    practice.own.play(practice.own.now.value.actions[0] ?? '');
    await pause(300);
    expect(practice.state.value.hints).toBe(0);
  });
});

describe('the others', () => {
  const at = (more: Partial<PracticeOptions>, solver?: Solver) =>
    practise({ players: () => 'thumb', ...more }, ristiseiska, three, solver);

  it('do what the script says, else what is known to win', async () => {
    const script = at({ scripts: [['stop', 'pass', 'Jh']], known: [['stop', 'pass', '5c']] });
    script.own.play('stop');
    expect([script.own.waiting.value, script.waits.value, script.hintable.value]).toEqual([true, true, false]);
    await until(() => expect(script.own.played.value).toEqual(['stop', 'pass', 'Jh']));
    const known = at({ known: [['stop', 'pass', '5c']] });
    known.own.play('stop');
    await pause(100);
    // So that one sees it, they take their time.
    expect(known.own.cursor.value).toBe(1);
    await until(() => expect(known.own.played.value.slice(0, 3)).toEqual(['stop', 'pass', '5c']));
  });

  it('refute what is lost, as the solver says for the line', async () => {
    const reply = vi.fn(async () => ({ action: 'pass', why: 'refutes' as const, reason: null }));
    const practice = at({}, solverOf(lost, { reply: reply as unknown as Solver['reply'] }));
    practice.own.play('stop');
    await until(() => expect(practice.own.cursor.value).toBeGreaterThan(1));
    expect(practice.own.line.value.slice(0, 2)).toEqual(['stop', 'pass']);
    expect(reply).toHaveBeenCalledWith(practice.own.start.position, 'stop', 'win', { signal: expect.any(AbortSignal) });
  });

  it.each([{}, { players: () => 'thumb' }])(
    'act like the player chosen, or the usual one, where nothing is known: %j',
    async (more) => {
      const practice = practise(more, ristiseiska, three);
      practice.own.play('stop');
      await until(() => expect(practice.own.waiting.value).toBe(false));
      const expected = ['stop', 'pass'];
      const now = play(three, expected.join());
      const chosen = await choose(now.position, 'thumb', 2);
      expect(practice.own.played.value).toEqual([...expected, chosen.ok ? chosen.value : null]);
    },
  );

  it('begin where the reader’s seat is not the first, also where no line says how', async () => {
    const practice = at({ seat: 2, judgeStart: true });
    expect([practice.own.waiting.value, practice.own.cursor.value]).toEqual([true, 0]);
    await until(() => expect(practice.own.cursor.value).toBeGreaterThan(0));
  });

  it('do nothing once play is broken off', async () => {
    const practice = at({ scripts: [['stop', 'pass']], over: () => true });
    practice.own.play('stop');
    expect(practice.waits.value).toBe(false);
    await pause(800);
    expect(practice.own.cursor.value).toBe(1);
  });

  it('go on after the goal is lost only to the end of the game', async () => {
    const reply = async () => ({ action: 'r-t2', why: 'refutes' as const, reason: null });
    const solver = solverOf({ ...lost, state: 'lost' }, { reply: reply as unknown as Solver['reply'] });
    const stays = practise({ goal: 'lock' }, bank, blocking, solver);
    const goes = practise({ goal: 'lock', toTheEnd: true }, bank, blocking, solver);
    stays.own.play('draw');
    goes.own.play('draw');
    expect([stays.waits.value, goes.waits.value]).toEqual([false, true]);
    await until(() => expect(goes.own.line.value[1]).toBe('r-t2'));
    expect(stays.own.cursor.value).toBe(1);
  });

  it('are waited for only where somebody else is to act', () => {
    expect(at({}).waits.value).toBe(false);
    expect(at({ toTheEnd: true }).waits.value).toBe(false);
  });
});

describe('hints', () => {
  const hints = ['One.', 'Two.', 'Three.'];

  it('are the author’s at the start, as many as there are, and those of the board further on', () => {
    const practice = practise({ known: [winning], hints });
    expect([practice.hint.value, practice.hintStep.value, practice.marks.value]).toEqual([
      null,
      0,
      { hint: null, refused: null, last: null },
    ]);
    practice.showHint(2);
    expect(practice.hint.value?.words).toBe('Two.');
    expect(practice.marks.value.hint).toEqual(practice.hint.value?.marks);
    expect(practice.marks.value.hint).not.toBeNull();
    practice.own.play('p1');
    expect(practice.marks.value).toMatchObject({ hint: null, last: expect.anything() });
    practice.showHint(3);
    expect(hints).not.toContain(practice.hint.value?.words);
    expect(practice.hint.value?.words.length).toBeGreaterThan(3);
    const two = practise({ known: [winning], hints: hints.slice(0, 2) });
    two.showHint(1);
    expect(two.hint.value?.words).toBe('One.');
    two.showHint(3);
    expect(hints).not.toContain(two.hint.value?.words);
  });

  it('follow a script where nothing is known', () => {
    const practice = practise({ scripts: [winning] });
    expect(practice.hintable.value).toBe(true);
    practice.showHint(3);
    const first = practice.hint.value?.words;
    expect(first).toBeDefined();
    practice.own.play('p1');
    expect(practice.hintable.value).toBe(true);
    practice.showHint(3);
    expect(practice.hint.value?.words).not.toBe(first);
    // Off it there is none.
    practice.own.restart();
    practice.own.play('p2');
    expect(practice.hintable.value).toBe(false);
    const none = practise();
    expect(none.hintable.value).toBe(true);
    none.showHint(1);
    expect(none.hint.value).toBeNull();
  });

  it('are none where it is lost, whatever a script says', async () => {
    const practice = practise({ scripts: [winning] }, sixteen, position, solverOf(lost));
    practice.own.play('p1');
    await pause();
    expect([practice.verdict.value.kind, practice.hintable.value]).toEqual(['hopeless', false]);
    practice.showHint(1);
    expect(practice.state.value).toMatchObject({ hints: 0, questions: 0 });
    const refuted = practise({ known: [winning], scripts: [['p2', '1-f']] }, sixteen, position, solverOf(lost));
    refuted.own.play('p2');
    await until(() => expect(refuted.verdict.value.kind).toBe('refuted'));
    expect(refuted.hintable.value).toBe(false);
    const asked = practise({ telling: 'when-asked' }, sixteen, position, solverOf(lost));
    asked.own.play('p2');
    await pause();
    asked.showHint(1);
    expect(asked.state.value).toMatchObject({ hints: 0, questions: 1, told: ['p2'] });
  });
});

describe('a solution', () => {
  it('is the one known, or the script, or what would have won', async () => {
    expect(practise().solvable.value).toBe(false);
    const shown = async (practice: Practice) => {
      practice.showSolution();
      await until(() => expect(practice.stage.value.kind).toBe('solution'));
      const { value } = practice.stage;
      return value.kind === 'solution' ? [value.session.line.value, value.session.cursor.value, value.replay.running.value] : [];
    };
    expect(await shown(practise({ scripts: [winning] }))).toEqual([winning, 0, true]);
    expect(await shown(practise({ known: [winning], scripts: [['p2']] }))).toEqual([winning, 0, true]);
    const mistaken = practise({ known: [winning] }, sixteen, position, solverOf(lost));
    mistaken.own.play('p2');
    await until(() => expect(mistaken.verdict.value.kind).toBe('refuted'));
    expect(await shown(mistaken)).toEqual([winning, 0, true]);
    const { value } = mistaken.stage;
    expect(mistaken.shown.value).toBe(value.kind === 'solution' ? value.session : null);
    expect([mistaken.homeward.value, mistaken.hintStep.value]).toEqual([false, 0]);
    mistaken.backToOwn();
    expect(value.kind === 'solution' && value.replay.running.value).toBe(false);
    expect(mistaken.shown.value).toBe(mistaken.own);
  });

  it('begins where the reader left what would have won', async () => {
    const practice = practise({ known: [['draw', 'p1']] }, sixteen, 'sixteen:5/13.4/0/-/52', solverOf(lost));
    playAll(practice, ['draw', 'p2']);
    await until(() => expect(practice.verdict.value).toMatchObject({ kind: 'refuted', lastGood: 1 }));
    practice.showSolution();
    await until(() => expect(practice.stage.value.kind).toBe('solution'));
    const { value } = practice.stage;
    expect(value.kind === 'solution' && [value.session.line.value, value.session.cursor.value]).toEqual([['draw', 'p1'], 1]);
  });

  it('is left for why, and that for what would have won, each with all that it had under way', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const furthest: Solver['furthest'] = (_p, _l, _g, asking) => {
      signals.push(asking?.signal);
      return new Promise(() => {});
    };
    const practice = practise({ known: [winning] }, sixteen, position, solverOf(lost, { furthest }));
    practice.own.play('p2');
    await until(() => expect(practice.verdict.value.kind).toBe('refuted'));
    practice.showSolution();
    await until(() => expect(practice.stage.value.kind).toBe('solution'));
    const { value: first } = practice.stage;
    practice.showSolution();
    await until(() => expect(practice.stage.value).not.toBe(first));
    expect(first.kind === 'solution' && first.replay.running.value).toBe(false);
    const { value: solution } = practice.stage;
    practice.showWhy();
    await until(() => expect(practice.stage.value.kind).toBe('spoiler'));
    expect(solution.kind === 'solution' && solution.replay.running.value).toBe(false);
    await until(() => expect(signals).toHaveLength(1));
    practice.showOptions();
    await until(() => expect(practice.stage.value.kind).toBe('options'));
    expect(signals[0]?.aborted).toBe(true);
  });

  it('is none where nothing would have won', async () => {
    const practice = practise({ scripts: [winning] }, sixteen, position, solverOf(lost));
    practice.own.play('p2');
    await until(() => expect(practice.verdict.value.kind).toBe('hopeless'));
    expect(practice.solvable.value).toBe(false);
    practice.showSolution();
    await pause(30);
    expect([practice.stage.value.kind, practice.state.value.solution]).toEqual(['own', false]);
  });

  it('hides the hint that was asked for, until the reader is back', async () => {
    const practice = practise({ known: [winning] });
    practice.showHint(1);
    practice.showSolution();
    await until(() => expect(practice.stage.value.kind).toBe('solution'));
    expect([practice.hintStep.value, practice.hint.value]).toEqual([0, null]);
    practice.backToOwn();
    expect(practice.hintStep.value).toBe(1);
  });

  it('does not come after all is stopped', async () => {
    const practice = practise({ scripts: [winning] });
    practice.showSolution();
    practice.stop();
    await pause(30);
    expect([practice.stage.value.kind, practice.state.value.solution]).toEqual(['own', false]);
  });
});

describe('why', () => {
  async function spoilt(practice: Practice) {
    practice.showWhy();
    await until(() => expect(practice.stage.value.kind).toBe('spoiler'));
    const { value } = practice.stage;
    if (value.kind !== 'spoiler') throw new Error(value.kind);
    await until(() => expect(value.spoiler.value).not.toBeNull());
    return value;
  }
  const mistaken = async (more: Partial<Solver> = {}, answer: Partial<JudgeAnswer> = {}) => {
    const practice = practise({ known: [winning] }, sixteen, position, solverOf({ ...lost, ...answer }, more));
    practice.own.play('p2');
    await until(() => expect(practice.verdict.value.kind).toBe('refuted'));
    return practice;
  };

  it('is offered in a step that is lost, which has no table of options', async () => {
    const practice = await mistaken({ furthest: async () => null });
    const lostStep = stepPanel(practice, { wrong: [] });
    expect(lostStep.head).toBe('It can’t be done from here.');
    expect(lostStep.lines[0]).toContain('Proved');
    expect(lostStep.buttons.map(({ id }) => id)).toEqual(['back', 'why']);
    // One thing leads: beside a board the button, above a bar undo, which does the same; so it is where nothing but undo is at hand.
    expect([leadsToUndo(lostStep, false), leadsToUndo(lostStep, true)]).toEqual([false, true]);
    await spoilt(practice);
    expect(stepPanel(practice, { wrong: [] }).buttons).toEqual([]);
    practice.backToOwn();
    const missed = stepPanel(practice, { wrong: [{ line: 'p2', say: 'Not there.' }] });
    expect(missed.lines).toEqual(['Not there.']);
    expect([leadsToUndo(missed, false), leadsToUndo(missed, true)]).toEqual([true, true]);
    practice.own.undo();
    expect(leadsToUndo(stepPanel(practice, { wrong: [] }), true)).toBe(false);
  });

  it('is nothing where nothing is found, or nobody answers; the reader’s line stays', async () => {
    for (const furthest of [async () => null, nobody]) {
      const stage = await spoilt(await mistaken({ furthest }));
      expect(stage.spoiler.value).toEqual({ kind: 'nothing' });
      expect([stage.session.line.value, stage.session.cursor.value]).toEqual([['p2'], 1]);
    }
  });

  it('is how far the line still gets, played from where the reader stands, within a few seconds', async () => {
    const furthest = vi.fn(async () => ({ line: '1-f', goal: 'home:1', proved: false }));
    const practice = await mistaken({ furthest: furthest as unknown as Solver['furthest'] });
    const stage = await spoilt(practice);
    expect(stage.spoiler.value).toEqual({ kind: 'furthest', line: ['p2', '1-f'], goal: 'home:1', proved: false });
    expect(furthest).toHaveBeenCalledWith(practice.own.start.position, 'p2', 'win', {
      signal: expect.any(AbortSignal),
      budget: { nodes: 5_000_000, seconds: 6 },
    });
    expect([stage.session.line.value, stage.session.cursor.value]).toEqual([['p2', '1-f'], 1]);
    await until(() => expect(stage.session.cursor.value).toBe(2));
    practice.backToWinnable();
    expect([practice.stage.value.kind, practice.own.cursor.value]).toEqual(['own', 0]);
  });

  it('plays on no more once the reader has left', async () => {
    const furthest = async () => ({ line: '1-f', goal: 'home:1', proved: false });
    const practice = await mistaken({ furthest: furthest as unknown as Solver['furthest'] });
    const stage = await spoilt(practice);
    practice.backToOwn();
    await pause(1_000);
    expect(stage.session.cursor.value).toBe(1);
  });

  it('plays nothing where the line gets no further', async () => {
    const furthest = async () => ({ line: '', goal: 'home:0', proved: true });
    const stage = await spoilt(await mistaken({ furthest: furthest as unknown as Solver['furthest'] }));
    expect(stage.session.cursor.value).toBe(1);
  });

  it('is the answer of the others right after the reader’s mistake, played where it stands', async () => {
    const practice = practise({ goal: 'lock', known: [['pass']] }, bank, blocking, solverOf({ ...lost, reply: 'r-t2' }));
    practice.own.play('draw');
    await until(() => expect(practice.verdict.value.kind).toBe('refuted'));
    const stage = await spoilt(practice);
    expect(stage.spoiler.value).toEqual({ kind: 'reply', line: ['draw', 'r-t2'], action: 'r-t2' });
    expect([stage.session.line.value, stage.session.cursor.value]).toEqual([['draw', 'r-t2'], 1]);
  });

  it('is one way to go on and its answer, where the reader is to act and nothing helps', async () => {
    const reply = vi.fn(async () => ({ action: 'pass', why: 'refutes' as const }));
    const practice = practise(
      { goal: 'win', known: [['stop', 'pass']] },
      ristiseiska,
      three,
      solverOf(lost, { reply: reply as unknown as Solver['reply'] }),
    );
    practice.own.play('Kd');
    await until(() => expect(practice.verdict.value.kind).toBe('refuted'));
    expect(practice.own.now.value.actor).toBe(practice.own.seat);
    const stage: { value: unknown } = practice.stage;
    const ground = {
      ...practice,
      start: practice.own.start,
      goal: 'win',
      judged: practice.verdict,
      solver: async () => solverOf(lost, { reply: reply as unknown as Solver['reply'] }),
      leave: () => {},
      ruleOfThumb: async () => 'stop',
    };
    showWhy(ground as unknown as Ground);
    const shown = () => (stage.value as { spoiler: { value: unknown } }).spoiler.value;
    await until(() => expect(shown()).not.toBeNull());
    expect(reply).toHaveBeenCalledWith(three, 'Kd,stop', 'win', { signal: expect.any(AbortSignal) });
    expect(shown()).toEqual({ kind: 'reply', line: ['Kd', 'stop', 'pass'], action: 'pass', from: 1 });
    const panel = panelOf(practice, '');
    expect(panel.head).toBe('Nothing helps now');
    expect(panel.lines[0]).toMatch(/^Say you go on: Stop\. Player 2 /);
  });

  it('names the reader’s mistake in a sentence, and as earlier only where they have acted since', async () => {
    const over = () => true;
    const stopped = practise({ known: [['Kd']], over }, ristiseiska, three, solverOf(lost));
    playAll(stopped, ['stop']);
    await until(() =>
      expect(panelOf(stopped, '')).toMatchObject({ head: 'That threw it away', lines: ['The losing move: stop. Proved.'] }),
    );
    playAll(stopped, ['pass']);
    await until(() => expect(panelOf(stopped, '')).toMatchObject({ head: 'Lost just now', lines: ['The losing move: stop.'] }));
    const earlier = practise({ known: [['stop']], over }, ristiseiska, three, solverOf(lost));
    playAll(earlier, ['Kd', 'stop', 'pass']);
    await until(() => expect(panelOf(earlier, '')).toMatchObject({ head: 'Lost earlier', lines: ['Lost by: K♦.'] }));
  });

  it('is the chance that is left beside the best, where the best chance was asked for', async () => {
    const rate = async () => ({
      actions: [
        { action: 'Kd', result: 'loss' as const, value: 0.25 },
        { action: 'stop', result: 'win' as const, value: 0.4375 },
      ],
    });
    const practice = practise(
      { goal: 'best', known: [['stop']] },
      ristiseiska,
      three,
      solverOf({ ...lost, reply: 'pass' }, { rate }),
    );
    practice.own.play('Kd');
    await until(() => expect(practice.verdict.value.kind).toBe('refuted'));
    const stage = await spoilt(practice);
    expect(stage.spoiler.value).toEqual({ kind: 'chance', now: 0.25, best: 0.4375, action: 'Kd' });
    expect(panelOf(practice, '').lines).toEqual([
      'From here you are first out in 25 of 100 games; with the best choice, in 43.8.',
      'The K♦ lets nobody in.',
    ]);
  });

  it('tells the chances where the best one was asked for: the best at the start, one’s own after it, all of them at the end', async () => {
    const rate = async () => ({
      actions: [
        { action: 'As', result: 'loss' as const, value: 0.2 },
        { action: 'Kd', result: 'loss' as const, value: 0.25 },
        { action: 'stop', result: 'win' as const, value: 0.4375 },
      ],
    });
    const practice = practise(
      { goal: 'best', known: [['stop']] },
      ristiseiska,
      three,
      solverOf({ ...lost, reply: 'pass' }, { rate }),
    );
    const panel = () => panelOf(practice, 'The best choice is proved.');
    practice.weigh();
    await until(() => expect(practice.chances.value).not.toBeNull());
    practice.own.play('Kd');
    await until(() => expect(panel().head).toBe('Not the best chance'));
    expect(panel().lines).toEqual(['You play the K♦. That leaves a chance of 25 %; the best is 43.8 %.']);
    practice.backToWinnable();
    await until(() => expect(panel().head).toBe('One choice is best'));
    expect(panel().lines).toEqual(['The best choice is proved.', 'The best chance is 43.8 %.']);
    practice.own.play('stop');
    await until(() => expect(practice.met.value).toBe(true));
    expect(panel().lines).toContain('The chances: Stop 43.8 %, K♦ 25 %, A♠ 20 %.');
    expect(panel().lines.join(' ')).toContain('The K♦ lets nobody in.');
  });

  it('is that answer also where the reader has gone on in the same turn, and the others after it', async () => {
    const table = 'russian-bank:free/1/Ks3s5h;8s.9c.Jc.Qs;7dKc;-/6c;4h.2s.Td.Qh;Tc;9c/--.--.4-.--/-/12';
    const practice = practise({ known: [['r-f']], over: () => true }, bank, table, solverOf({ ...lost, reply: 'w-t3' }));
    playAll(practice, ['draw', 'w-t1', 'draw', 'draw']);
    await until(() => expect(practice.verdict.value).toMatchObject({ kind: 'refuted', lastGood: 0 }));
    const stage = await spoilt(practice);
    const line = ['draw', 'w-t1', 'draw', 'w-t3'];
    expect(stage.spoiler.value).toEqual({ kind: 'reply', line, action: 'w-t3' });
    expect([stage.session.line.value, stage.session.cursor.value]).toEqual([line, 3]);
    // And right there, where they have not acted yet.
    practice.backToOwn();
    practice.own.goTo(2);
    await until(() => expect(practice.verdict.value).toMatchObject({ kind: 'refuted', lastGood: 0 }));
    expect((await spoilt(practice)).spoiler.value).toMatchObject({ line: ['draw', 'w-t1', 'w-t3'] });
  });

  it('comes no more to who has left', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    let say = () => {};
    const furthest: Solver['furthest'] = (_p, _l, _g, asking) => {
      signals.push(asking?.signal);
      return new Promise((done) => {
        say = () => done(null);
      });
    };
    const practice = await mistaken({ furthest });
    practice.showWhy();
    await until(() => expect(signals).toHaveLength(1));
    const { value } = practice.stage;
    practice.backToOwn();
    expect(signals[0]?.aborted).toBe(true);
    say();
    await pause();
    expect(value.kind === 'spoiler' && value.spoiler.value).toBeNull();
  });

  it('and what would have won are shown only where something is lost', async () => {
    const practice = practise({ known: [winning] });
    practice.own.play('p1');
    practice.showWhy();
    practice.showOptions();
    await pause(30);
    expect([practice.stage.value.kind, practice.state.value.solution]).toEqual(['own', false]);
  });

  it('nor without an action that gave it away, or one that would have won there', async () => {
    const start = practise({ judgeStart: true }, sixteen, position, solverOf({ ...lost, line: 'p1' }));
    await until(() => expect(start.verdict.value).toMatchObject({ kind: 'refuted', lastGood: 0 }));
    const end = practise({ known: [['p1']] }, sixteen, position, solverOf(lost));
    playAll(end, ['p1', '2-1']);
    await until(() => expect(end.verdict.value).toMatchObject({ kind: 'refuted', lastGood: 1 }));
    for (const practice of [start, end]) {
      practice.showOptions();
      await pause(30);
      expect([practice.stage.value.kind, practice.state.value.solution]).toEqual(['own', false]);
    }
  });

  it('and of what nobody was told nothing else is looked at', () => {
    const ground = { verdict: signal({ kind: 'unasked' }) } as unknown as Ground;
    for (const show of [showWhy, showOptions]) expect(() => show(ground)).not.toThrow();
  });

  it('the options can be tried, each judged, until the reader leaves', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const rate: Solver['rate'] = (_position, _goal, asking) => {
      signals.push(asking?.signal);
      return Promise.reject(new Error('gone'));
    };
    const practice = await mistaken({ rate });
    practice.showOptions();
    await until(() => expect(practice.stage.value.kind).toBe('options'));
    const { value } = practice.stage;
    if (value.kind !== 'options') throw new Error(value.kind);
    expect(value.verdicts.verdict.value).toEqual({ kind: 'winnable', line: winning });
    await until(() => expect(signals).toHaveLength(1));
    value.session.play('p2');
    await until(() => expect(value.verdicts.verdict.value).toMatchObject({ kind: 'refuted', line: winning }));
    expect(value.ratings.value).toBeNull();
    practice.backToOwn();
    expect(signals[0]?.aborted).toBe(true);
    value.session.undo();
    await pause();
    expect(value.verdicts.verdict.value.kind).toBe('refuted');
  });
});

describe('what would have won, among others', () => {
  const tried = async () => {
    const never: Solver['reply'] = () => new Promise(() => {});
    const practice = practise({ known: [['stop', 'pass', '5c']] }, ristiseiska, three, solverOf(lost, { reply: never }));
    practice.own.play('Kd');
    await until(() => expect(practice.verdict.value.kind).toBe('refuted'));
    practice.showOptions();
    await until(() => expect(practice.stage.value.kind).toBe('options'));
    const { value } = practice.stage;
    if (value.kind !== 'options') throw new Error(value.kind);
    expect(value).toMatchObject({ spoilt: 'Kd', winning: 'stop' });
    value.session.play('stop');
    return { practice, session: value.session };
  };

  it('is tried with them: they act as what is proved has it', async () => {
    const { session } = await tried();
    await until(() => expect(session.played.value).toEqual(['stop', 'pass', '5c']));
  });

  it('and without them once the reader has left', async () => {
    const { practice, session } = await tried();
    practice.backToOwn();
    await pause(800);
    expect(session.played.value).toEqual(['stop']);
  });
});

describe('the way home', () => {
  it('is not offered on a board that shows something else', async () => {
    const practice = practise({ known: [winning] });
    playAll(practice, winning.slice(0, 3));
    await until(() => expect(practice.homeward.value).toBe(true));
    practice.showSolution();
    await until(() => expect(practice.stage.value.kind).toBe('solution'));
    expect(practice.homeward.value).toBe(false);
  });

  it('begins with two pieces left, and is not taken back with one', async () => {
    const practice = practise({ known: [winning] });
    playAll(practice, winning.slice(0, 5));
    await until(() => expect(practice.homeward.value).toBe(true));
    practice.own.play('2-f');
    expect(practice.homeward.value).toBe(true);
    practice.own.play('2-f');
    expect(practice.homeward.value).toBe(false);
  });

  it('is offered in a deal, and in a lesson where much is left', async () => {
    const facts = { agreed: false, ended: false, asked: null, offer: null, hopeless: false, follow: null, next: null } as unknown;
    const few = practise({ known: [winning] });
    playAll(few, winning.slice(0, 3));
    await until(() => expect(dealPanel(few, facts as DealFacts).buttons).toMatchObject([{ id: 'home' }]));
    expect(stepPanel(few, { wrong: [] }).buttons).toEqual([]);
    const many = practise({}, sixteen, 'sixteen:8/87654321.8765432.-/10/-/-');
    playAll(many, ['2-f']);
    await until(() => expect(stepPanel(many, { wrong: [] }).buttons).toMatchObject([{ id: 'home' }]));
  });

  it('is left to the reader who goes on alone meanwhile', async () => {
    const practice = practise({ known: [winning] });
    playAll(practice, winning.slice(0, 3));
    await until(() => expect(practice.homeward.value).toBe(true));
    practice.bringHome();
    practice.own.play('2-f');
    await pause(400);
    expect(practice.own.cursor.value).toBe(5);
  });

  it('is left alone when all is stopped', async () => {
    const practice = practise({ known: [winning] });
    playAll(practice, winning.slice(0, 4));
    await until(() => expect(practice.homeward.value).toBe(true));
    practice.bringHome();
    expect(practice.own.cursor.value).toBe(5);
    practice.stop();
    await pause(250);
    expect(practice.own.cursor.value).toBe(5);
  });

  it('is gone once, however often it is pressed', async () => {
    const practice = practise({ known: [winning] });
    playAll(practice, winning.slice(0, 4));
    await until(() => expect(practice.homeward.value).toBe(true));
    practice.bringHome();
    practice.own.undo();
    practice.bringHome();
    await until(() => expect(practice.met.value).toBe(true));
    expect(practice.own.line.value).toEqual(winning);
  });
});

describe('a practice', () => {
  it('answers a question only where it tells something, and lets a refusal go', () => {
    const practice = practise({ telling: 'when-asked', known: [winning] });
    practice.own.refuse('p1', null, null);
    practice.question();
    expect([practice.own.refusal.value, practice.state.value.questions]).toEqual([null, 0]);
    practice.own.play('p1');
    practice.question();
    practice.question();
    expect(practice.state.value.questions).toBe(1);
    const never = practise({ telling: 'never' });
    never.own.play('p1');
    never.question();
    expect(never.state.value.questions).toBe(0);
  });

  it('can be told otherwise', () => {
    const practice = practise({ telling: 'never', known: [winning] });
    practice.own.play('p1');
    practice.tell('at-once');
    expect(practice.state.value).toMatchObject({ telling: 'at-once', questions: 1, told: ['p1'] });
  });

  it('watches nothing any more once it is stopped', async () => {
    const judge = vi.fn(async () => lost);
    const practice = practise({ known: [winning] }, sixteen, position, solverOf({}, { judge }));
    practice.showSolution();
    await until(() => expect(practice.stage.value.kind).toBe('solution'));
    const { value } = practice.stage;
    practice.stop();
    expect(practice.stage.value.kind).toBe('own');
    expect(value.kind === 'solution' && value.replay.running.value).toBe(false);
    practice.own.play('p2');
    await pause();
    expect(judge).toHaveBeenCalledTimes(0);
    const others = practise({ scripts: [['stop', 'pass']], players: () => 'thumb' }, ristiseiska, three);
    others.stop();
    others.own.play('stop');
    await pause(800);
    expect(others.own.cursor.value).toBe(1);
  });
});
