import { beforeEach, describe, expect, it } from 'vitest';
import { at, countsOf, type Draft, exchanged, landedIn, surplusCount } from '../../src/components/games/composing.ts';
import { loadComposer } from '../../src/components/games/index.ts';
import { keepDraft, keptDrafts } from '../../src/components/teach/compose/drafts.ts';
import { createHistory, emptyWork, keptSteps, noSteps, type Work } from '../../src/components/teach/compose/work.ts';
import { eraseAll, write } from '../../src/site/storage.ts';

const bank = await loadComposer('russian-bank');
const risti = await loadComposer('ristiseiska');
const sixteen = await loadComposer('sixteen');
const first = await emptyWork('sixteen');

describe('where a piece lies that was put', () => {
  const put = (composer: typeof bank, draft: Draft, slot: string, piece: string) =>
    landedIn(composer, draft, composer.put(draft, slot, piece), slot, piece);

  it('is its own suit, wherever it was let go', () => {
    expect(put(bank, bank.empty, 'fc1', '8h')).toBe('fh1');
    const higher = bank.put(bank.empty, 'fh1', 'Th');
    expect(put(bank, higher, 'fc1', '8h')).toBe('fh1');
    // Also where one more lies elsewhere.
    expect(put(bank, bank.put(higher, '1t1', '8h'), 'fc1', '8h')).toBe('fh1');
    expect(put(risti, risti.empty, 'row-c', '8h')).toBe('up-h');
    expect(put(risti, risti.empty, 'hand-2', '8h')).toBe('hand-2');
    expect(put(sixteen, sixteen.empty, 'f2', '5')).toBe('f2');
  });
});

describe('pieces that are exchanged', () => {
  const laid = (['5h', '6h', '7h'] as const).reduce(
    (draft, card) => bank.put(draft, '1h', card),
    bank.put(bank.empty, '1t1', 'Kd'),
  );
  const to = { slot: '1h', index: 1 };

  it('keep their places: with the tray, within a hand, between two', () => {
    expect(at(exchanged(bank, laid, to, 'Qs', null), '1h')).toEqual(['5h', 'Qs', '7h']);
    expect(at(exchanged(bank, laid, to, '7h', { slot: '1h', index: 2 }), '1h')).toEqual(['5h', '7h', '6h']);
    const between = exchanged(bank, laid, to, 'Kd', { slot: '1t1', index: 0 });
    expect([at(between, '1h'), at(between, '1t1')]).toEqual([['5h', 'Kd', '7h'], ['6h']]);
  });

  it('go to the tray from where all up to a piece lies; nothing is exchanged for what is not there', () => {
    const home = bank.put(laid, 'fc1', '3c');
    const after = exchanged(bank, home, to, '3c', { slot: 'fc1', index: 2 });
    expect([at(after, '1h'), at(after, 'fc1')]).toEqual([
      ['5h', '3c', '7h'],
      ['Ac', '2c'],
    ]);
    expect(exchanged(bank, laid, { slot: '1h', index: 7 }, 'Qs', null)).toBe(laid);
  });

  it('stay in order in a hand that is in order', () => {
    const hand = ['Kd', '2c', '9h'].reduce((draft, card) => risti.put(draft, 'hand-1', card), risti.empty);
    expect(at(exchanged(risti, hand, { slot: 'hand-1', index: 2 }, 'Ac', null), 'hand-1')).toEqual(['Ac', '2c', 'Kd']);
    expect(at(exchanged(risti, hand, { slot: 'hand-1', index: 0 }, '9h', { slot: 'hand-1', index: 2 }), 'hand-1')).toEqual(
      at(hand, 'hand-1'),
    );
  });
});

it('too many are counted, also of what the set does not have', () => {
  const small: Draft = { places: { p1: ['5', '5', '5', '9'] }, facts: { ranks: '5', copies: '2', piles: '2' } };
  expect(surplusCount(sixteen, small, countsOf(sixteen.scene({ ...small })))).toBe(2);
  expect(surplusCount(sixteen, sixteen.empty, new Map())).toBe(0);
});

describe('what can be undone', () => {
  const titled = (title: string): Work => ({ ...first, words: { ...first.words, title } });
  beforeEach(() => {
    eraseAll();
  });

  it('is kept with the draft, both ways, and goes on after a reload', () => {
    const history = createHistory(first, noSteps, () => {});
    for (const title of ['a', 'b', 'c']) history.change(titled(title));
    history.undo();
    keepDraft({ id: 'x', work: history.now.value, steps: history.steps() });
    const kept = keptDrafts()[0];
    const again = createHistory(kept?.work ?? first, kept?.steps ?? noSteps, () => {});
    expect(again.now.value.words.title).toBe('b');
    again.redo();
    expect(again.now.value.words.title).toBe('c');
    expect(again.redoable.value).toBe(false);
    for (let i = 0; i < 3; i++) again.undo();
    expect(again.now.value).toEqual(first);
    expect(again.undoable.value).toBe(false);
  });

  it('takes back a word that was typed as a whole, and one that was typed after a step back by itself', () => {
    const history = createHistory(first, noSteps, () => {});
    for (const title of ['o', 'on', 'one']) history.change(titled(title), 'title');
    history.undo();
    expect(history.now.value).toEqual(first);
    history.redo();
    for (const title of ['two', 'twos']) history.change(titled(title), 'title');
    history.change({ ...titled('twos'), goal: 'home:1' }, 'goal');
    const back = () => {
      history.undo();
      return history.now.value;
    };
    expect([back(), back(), back()]).toEqual([titled('twos'), titled('one'), first]);
  });

  it('is bounded while one works, too: 400 steps can be taken back', () => {
    const history = createHistory(first, noSteps, () => {});
    for (let n = 0; n < 500; n++) history.change(titled(`${n}`));
    for (let n = 0; n < 500; n++) history.undo();
    expect(history.now.value.words.title).toBe('99');
  });

  it('is bounded: so many steps, so many signs, of so many drafts', () => {
    const history = createHistory(first, noSteps, () => {});
    for (let n = 0; n < 200; n++) history.change(titled(`${n}`));
    expect(history.steps().undo).toHaveLength(keptSteps.most);
    expect(history.steps().undo[0]?.words.title).toBe('198');
    for (let n = 0; n < 50; n++) history.change({ ...first, words: { ...first.words, answer: 'x'.repeat(2_000) + n } });
    expect(JSON.stringify(history.steps()).length).toBeLessThan(keptSteps.signs + 200);
    for (let n = 0; n < 9; n++) keepDraft({ id: `${n}`, work: first, steps: history.steps() });
    expect(keptDrafts().filter(({ steps }) => steps !== undefined)).toHaveLength(5);
    expect(keptDrafts()).toHaveLength(9);
  });

  it('is left out where it cannot be read, or is of another game; a draft without it is as good', async () => {
    const other = await emptyWork('ristiseiska');
    write('compose', [
      { id: 'a', work: first, steps: { undo: [titled('near'), { game: 'no' }, first], redo: 'none' } },
      { id: 'b', work: first, steps: { undo: [other], redo: Array.from({ length: 5_000 }, () => first) } },
      { id: 'c', work: first },
    ]);
    const [a, b, c] = keptDrafts();
    expect(a?.steps).toEqual({ undo: [titled('near')], redo: [] });
    expect([b?.steps?.undo.length, b?.steps?.redo.length]).toEqual([0, keptSteps.most]);
    expect(c).toEqual({ id: 'c', work: first });
  });

  it('is bounded when it is read, too', () => {
    const long = { ...first, words: { ...first.words, answer: 'x'.repeat(20_000), question: 'y'.repeat(20_000) } };
    const many = Array.from({ length: keptSteps.most }, () => long);
    write('compose', [{ id: 'a', work: first, steps: { undo: many, redo: many } }]);
    expect(JSON.stringify(keptDrafts()[0]?.steps).length).toBeLessThan(keptSteps.signs + 200);
  });
});
