import { describe, expect, it } from 'vitest';
import {
  bounded,
  courseOfDraft,
  createHistory,
  emptyWork,
  keptSteps,
  linkOf,
  longest,
  noSteps,
  noWords,
  toolsOf,
  type Work,
  wordsOf,
  workOf,
} from '../../src/components/teach/compose/work.ts';

const position = 'sixteen:5/2.53/51/4/-';
const first = await emptyWork('sixteen');
const words = {
  title: 'Doors',
  question: 'Which one?',
  hints: ['Look', 'at', 'the 5'] as const,
  answer: 'The left one.',
  telling: 'never' as const,
  explore: false,
};
const goal = (n: number): Work => ({ ...first, goal: `home:${n}` });

describe('the link of a work', () => {
  it('says all that its author has written', () => {
    expect(linkOf({ ...first, goal: 'empty:1', words }, position)).toEqual({
      position,
      goal: 'empty:1',
      line: [],
      text: 'Doors',
      question: 'Which one?',
      hints: ['Look', 'at', 'the 5'],
      answer: 'The left one.',
      telling: 'never',
      explore: false,
    });
  });

  it('leaves out what is empty, and the blanks around what is not', () => {
    const link = { position, goal: 'win', line: [], text: null, hints: [], telling: 'when-asked', explore: true };
    expect(linkOf(first, position)).toEqual(link);
    const blank = { ...noWords, title: ' ', question: '  ', hints: [' ', '', '\t'] as const, answer: '\n' };
    expect(linkOf({ ...first, words: blank }, position)).toEqual(link);
    const padded = { ...noWords, title: ' a ', question: ' b ', hints: ['', ' c ', ''] as const, answer: ' d ' };
    expect(linkOf({ ...first, words: padded }, position)).toEqual({
      ...link,
      text: 'a',
      question: 'b',
      hints: ['c'],
      answer: 'd',
    });
  });

  it('is read as the same words', () => {
    expect(wordsOf(linkOf({ ...first, words }, position))).toEqual(words);
    expect(wordsOf({ position })).toEqual(noWords);
    expect(wordsOf({ position, hints: ['a'], explore: true, telling: 'at-once' })).toEqual({
      ...noWords,
      hints: ['a', '', ''],
      telling: 'at-once',
    });
  });

  it('has bounds for each text that a field takes', () => {
    expect(longest).toEqual({ title: 120, question: 600, hint: 300, answer: 2_000 });
  });
});

describe('a work', () => {
  it('that begins from nothing has an empty table and the usual goal', async () => {
    for (const game of ['sixteen', 'russian-bank', 'ristiseiska'] as const) {
      const { composer, kit, game: text } = await toolsOf(game);
      expect(await emptyWork(game)).toEqual({ game, draft: composer.empty, goal: 'win', words: noWords });
      expect([kit.id, text.id]).toEqual([game, game]);
    }
  });

  it('that begins from a link has its position, its goal and its words', async () => {
    const work = await workOf({ position, goal: 'empty:1', text: 'Doors', hints: ['Look'] });
    const { composer, game } = await toolsOf('sixteen');
    expect(work).toMatchObject({
      game: 'sixteen',
      goal: 'empty:1',
      words: { ...noWords, title: 'Doors', hints: ['Look', '', ''] },
    });
    expect(work && composer.position(work.draft)).toBe(position);
    expect(game.checkGoal('nonsense').ok).toBe(false);
  });

  it('has the usual goal where the link has none, or one that is none of its game', async () => {
    for (const one of [null, undefined, '', 'nonsense', 'empty:x'])
      expect((await workOf({ position, ...(one === undefined ? {} : { goal: one }) }))?.goal).toBe('win');
  });

  it('is none where the position cannot be read', async () => {
    for (const bad of ['', 'chess:x', 'sixteen:x', 'sixteen:5/2.53/51/4']) expect(await workOf({ position: bad })).toBeNull();
  });

  it('has the kit and the goals of the table that its draft is of', async () => {
    const crapette = 'russian-bank:crapette/1/9h;Ts.-.-.-;5c;-/8h;-.-.-.-;5c;-/--.--.--.--/-/0';
    const work = await workOf({ position: crapette, goal: 'load:1' });
    if (!work) throw new Error('not read');
    expect([work.goal, courseOfDraft(work)]).toEqual(['load:1', 'crapette']);
    const { composer, kit } = await toolsOf(work.game, courseOfDraft(work));
    expect([composer.position(work.draft), kit.chapter]).toEqual([crapette, 'crapette']);
    // Only the other table knows this one.
    expect((await workOf({ position: crapette, goal: 'lock' }))?.goal).toBe('win');
    expect((await workOf({ position: crapette.replace('crapette', 'free'), goal: 'lock' }))?.goal).toBe('lock');
    expect(courseOfDraft(await emptyWork('russian-bank'))).toBe('russian-bank');
  });

  it('is seen by whoever is named, and by nobody in particular otherwise', async () => {
    expect((await workOf({ position }))?.draft.facts).not.toHaveProperty('eyes');
    expect((await workOf({ position }, '2'))?.draft.facts.eyes).toBe('2');
  });
});

describe('a history', () => {
  const heard: Work[] = [];
  const begin = (steps = noSteps) => {
    heard.length = 0;
    return createHistory(first, steps, (work) => heard.push(work));
  };

  it('says what can be undone and redone, and tells each new state', () => {
    const history = begin();
    const able = () => [history.undoable.value, history.redoable.value];
    expect([history.now.value, able()]).toEqual([first, [false, false]]);
    history.undo();
    history.redo();
    expect(heard).toEqual([]);
    history.change(goal(1));
    expect(able()).toEqual([true, false]);
    history.undo();
    expect(able()).toEqual([false, true]);
    history.redo();
    expect(able()).toEqual([true, false]);
    expect(heard).toEqual([goal(1), first, goal(1)]);
  });

  it('goes on from steps on both sides, the nearest first', () => {
    const history = begin({ undo: [goal(2), goal(1)], redo: [goal(3), goal(4)] });
    expect(history.steps()).toEqual({ undo: [goal(2), goal(1)], redo: [goal(3), goal(4)] });
    history.undo();
    expect(history.now.value).toEqual(goal(2));
    history.undo();
    expect([history.now.value, history.undoable.value]).toEqual([goal(1), false]);
    for (let n = 0; n < 4; n++) history.redo();
    expect([history.now.value, history.redoable.value]).toEqual([goal(4), false]);
  });

  it('forgets what was undone once something else is done', () => {
    const history = begin();
    for (const n of [1, 2, 3]) history.change(goal(n));
    history.undo();
    history.undo();
    history.change(goal(9));
    expect(history.steps()).toEqual({ undo: [goal(1), first], redo: [] });
  });

  it('takes changes of one name in succession for one, and no others', () => {
    const history = begin();
    history.change(goal(1), 'goal');
    history.change(goal(2), 'goal');
    history.change(goal(3), 'title');
    history.change(goal(4));
    history.change(goal(5));
    expect(history.steps().undo).toEqual([goal(4), goal(3), goal(2), first]);
    // What was stepped back from is begun anew.
    history.change(goal(6), 'goal');
    history.undo();
    history.change(goal(7), 'goal');
    expect(history.steps().undo[0]).toEqual(goal(5));
  });

  it('takes up what came from elsewhere in all of its states, and tells nobody', () => {
    const history = begin({ undo: [goal(1)], redo: [goal(2)] });
    history.adopt(goal(7), (state) => ({ ...state, words }));
    expect(history.now.value).toEqual(goal(7));
    expect(history.steps()).toEqual({ undo: [{ ...goal(1), words }], redo: [{ ...goal(2), words }] });
    expect(heard).toEqual([]);
  });
});

describe('the steps that are kept', () => {
  const long = (length: number): Work => ({ ...first, words: { ...noWords, answer: 'x'.repeat(length) } });
  const bare = JSON.stringify(long(0)).length;

  it('are so many each way', () => {
    const many = Array.from({ length: keptSteps.most + 1 }, (_, n) => goal(n));
    expect(bounded({ undo: many, redo: [] }).undo).toEqual(many.slice(0, keptSteps.most));
    expect(bounded({ undo: [], redo: many }).redo).toEqual(many.slice(0, keptSteps.most));
  });

  it('are so many signs together, those to be undone first, up to the first that has no room', () => {
    const half = long(keptSteps.signs / 2 - bare);
    expect(bounded({ undo: [half, half], redo: [first] })).toEqual({ undo: [half, half], redo: [] });
    expect(bounded({ undo: [half], redo: [half] })).toEqual({ undo: [half], redo: [half] });
    const more = long(keptSteps.signs / 2 - bare + 1);
    expect(bounded({ undo: [half, more, first], redo: [first] })).toEqual({ undo: [half], redo: [] });
  });
});
