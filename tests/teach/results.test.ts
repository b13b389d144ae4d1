import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pack } from '../../src/components/links/pack.ts';
import { type Attempt, plainName, resultSum } from '../../src/components/teach/links/result.ts';
import { type SetLink, setId } from '../../src/components/teach/links/set.ts';
import { formatResult } from '../../src/components/teach/links/write-result.ts';
import { formatSet } from '../../src/components/teach/links/write-set.ts';
import { notesOf } from '../../src/components/teach/result/cells.ts';
import { type Ask, alikeIn, isClean, isOpen } from '../../src/components/teach/result/judging.ts';
import { leftWords, pileWords, unusedIn } from '../../src/components/teach/result/said.ts';
import { claim, judgeAgain, noPile, type Pile, type Tools, takeIn } from '../../src/components/teach/result/taking.ts';
import { changeSet, collected } from '../../src/components/teach/set/collected.ts';
import { keepOurs, mostOurs, mostOursSigns, ourSets, parseOurs } from '../../src/components/teach/set/kept.ts';
import type { JudgeAnswer } from '../../src/engine/proving/answers.ts';
import { reason } from '../../src/engine/proving/reasons.ts';
import { judge } from '../../src/engine/solve/verdicts.ts';
import { eraseAll } from '../../src/site/storage.ts';

// The 4 must go on the 2; on the 3 it gives the win away.
const position = 'sixteen:5/2.53/51/4/-';
const winning = ['p1', '2-1', '1-2', '1-f', '2-f', '2-f', '2-f'];
const titles = ['Where does the 4 go?', 'Once more', 'And again'];
const item = { position, goal: 'win', line: [], hints: [], text: null };
const set: SetLink = {
  title: 'Three doors',
  by: 'A. Lindqvist',
  intro: null,
  items: titles.map((text) => ({ ...item, text })),
};
/** Of the same titles, each one move from its goal. */
const forged: SetLink = { ...set, items: set.items.map((one) => ({ ...one, position: 'sixteen:5/-.-/51/-/-', goal: 'home:1' })) };

const told = { takenBack: 0, hints: 0, questions: 0, solution: false };
const attempt = (at: number, line: readonly string[] = winning, more: Partial<Attempt> = {}): Attempt => ({
  item: at,
  line,
  slips: [],
  told,
  ...more,
});
const base = 'https://winnable.example';
const link = (name: string | null, attempts: readonly Attempt[], of = set, own: SetLink | null = of): string =>
  `${base}/result/#${formatResult({ name, id: setId(of), set: own, attempts })}`;
/** Whoever forges can make the checksum too. */
const packed = (text: string, of = set): string => {
  const id = setId(of);
  return `${base}/result/#k=${id}&r=${pack(text)}&c=${resultSum(id, text)}&v=1`;
};

const answers = new Map<string, JudgeAnswer | null>();
const ask: Ask = async ({ start, goal }, line) => {
  const key = `${start.position} ${goal} ${line.join()}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = await judge(start.position, line, goal);
  answers.set(key, answer.ok ? answer.value : null);
  return answer.ok ? answer.value : null;
};
const tools = (more: Partial<Tools> = {}): Tools => ({ ask, pause: async () => {}, counted() {}, shown() {}, ...more });
const take = (text: string, before: Pile = noPile, by: Ask = ask) => takeIn(before, text, tools({ ask: by }));
const kindsOf = (pile: Pile) =>
  pile.tables.map(({ from, by, rows }) => ({
    from,
    by,
    rows: rows.map(({ name, judged }) => `${name}: ${judged.map((one) => (isClean(one) ? 'clean' : one.kind)).join(' ')}`),
  }));

beforeEach(() => {
  eraseAll();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a class of thirty', () => {
  const all = [0, 1, 2];
  /** Each plays as far as nobody else does, so that no two agree. */
  const honest = Array.from({ length: 30 }, (_, n) => {
    const rest = Math.trunc(n / 7);
    return link(`Pupil ${n + 1}`, [
      attempt(0),
      attempt(1, winning.slice(0, (n % 7) + 1)),
      attempt(2, winning.slice(0, rest + 1)),
    ]);
  });

  it('is read beside the set that was opened here, whatever comes with the links', async () => {
    keepOurs({ id: setId(set), fragment: formatSet(set) });
    const pile = await take(honest.join('\n'));
    expect(pile.tables).toMatchObject([{ from: 'here', by: null, id: setId(set) }]);
    expect(pile.tables[0]?.rows).toHaveLength(30);
    expect(pile).toMatchObject({ waiting: [], refused: [], again: [] });
    expect(alikeIn(pile.tables[0]?.rows ?? [])).toEqual([]);
  });

  it('a set of one’s own with the same titles, opened first, is named and refuses nobody', async () => {
    keepOurs({ id: setId(set), fragment: formatSet(set) });
    const cheat = link(
      'Cheat',
      all.map((at) => attempt(at, ['1-f'])),
      forged,
    );
    let pile = await take(cheat);
    expect(pile.tables).toMatchObject([{ from: 'came', by: 'Cheat' }]);
    pile = await take(honest.join(' '), pile);
    expect(pile.tables.map(({ from, by, rows }) => [from, by, rows.length])).toEqual([
      ['here', null, 30],
      ['came', 'Cheat', 1],
    ]);
    expect(pile.waiting).toEqual([]);
  });

  it('where none is known to be the teacher’s, the one that most have comes first', async () => {
    const cheat = link('Cheat', [attempt(0, ['1-f'])], forged);
    const pile = await take(`${cheat} ${link('A', [attempt(0)])} ${link('B', [attempt(1)])}`);
    expect(pile.tables.map(({ by, rows }) => [by, rows.length])).toEqual([
      ['A', 2],
      ['Cheat', 1],
    ]);
  });

  it('in a browser that knows no set, the set that came is named, until the teacher pastes it', async () => {
    let pile = await take(link('Aino', [attempt(0)]));
    expect(pile.tables).toMatchObject([{ from: 'came', by: 'Aino' }]);
    pile = await take(`mine: ${base}/set/#${formatSet(set)}.`, pile);
    expect(kindsOf(pile)).toEqual([{ from: 'pasted', by: null, rows: ['Aino: clean none none'] }]);
  });

  it('a result whose set is not here waits, and is judged when the set is pasted', async () => {
    let pile = await take(link('Aino', [attempt(0)], set, null));
    expect(pile.tables).toEqual([]);
    expect(pile.waiting.map(({ result }) => result.name)).toEqual(['Aino']);
    pile = await take(`${base}/set/#${formatSet(set)}`, pile);
    expect(pile.waiting).toEqual([]);
    expect(kindsOf(pile)).toEqual([{ from: 'pasted', by: null, rows: ['Aino: clean none none'] }]);
  });

  it('the set that is being collected is the teacher’s, and a position alone is one by its own link', async () => {
    changeSet(collected(), set);
    const { title, by, intro } = set;
    const kept = { ...collected(), title, by, intro };
    const [first] = set.items as [(typeof set.items)[number]];
    const alone: SetLink = { title: first.text, by: null, intro: null, items: [first] };
    const p = `p=${position}&g=win&t=${encodeURIComponent(first.text ?? '')}`;
    const pile = await take(
      `${link('A', [attempt(0)], kept, null)} ${link('B', [attempt(0)], alone, null)} ${base}/position/#${p}`,
    );
    expect(pile.tables.map(({ from }) => from)).toEqual(['here', 'among']);
  });

  it('a changed sign makes no new pupil: the checksum finds it', async () => {
    const good = formatResult({ name: 'Aino', id: setId(set), set: null, attempts: [attempt(0)] });
    const r = good.indexOf('r=') + 2;
    const end = good.indexOf('&c=');
    let [refused, same] = [0, 0];
    let pile = await take(`${base}/set/#${formatSet(set)} ${base}/result/#${good}`);
    for (let at = r; at < end; at++) {
      const sign = good[at] === 'A' ? 'B' : 'A';
      const bad = good.slice(0, at) + sign + good.slice(at + 1);
      const before = pile.refused.length;
      pile = await take(`${base}/result/#${bad}`, pile);
      if (pile.refused.length > before) refused += 1;
      else same += pile.again.length;
    }
    expect(pile.tables[0]?.rows).toHaveLength(1);
    // The last sign of base64 may say the same in two ways: then it is the same result.
    expect(refused + same).toBe(end - r);
    expect(refused).toBeGreaterThanOrEqual(end - r - 1);
    expect(pile.refused.some(({ error }) => error.kind === 'damaged' && error.part === 'c')).toBe(true);
  });

  it('another set’s id, or another name, does not agree with the checksum', async () => {
    const good = formatResult({ name: 'Aino', id: setId(set), set: null, attempts: [attempt(0)] });
    const changed = good.replace(/k=\w+/, `k=${setId(forged)}`);
    const { refused } = await take(`${base}/result/#${changed}`);
    expect(refused).toMatchObject([{ error: { kind: 'damaged', part: 'c', value: 'Aino' } }]);
    expect(unusedIn({ refused, waiting: [] })).toMatchObject([
      { name: 'It calls itself “Aino”', why: 'something in it was changed on the way. Ask for it again.' },
    ]);
  });

  it('without a checksum it is of an older edition, and said to be', async () => {
    const text = 'n=Old\ni=1&l=draw';
    const pile = await take(
      `${base}/set/#${formatSet(set)} ${base}/result/#k=${setId(set)}&r=${pack(text)}&v=1 ${link('New', [])}`,
    );
    const rows = pile.tables[0]?.rows ?? [];
    expect(rows.map((row) => [row.name, notesOf(row, [])])).toEqual([
      ['Old', 'handed in by an older edition, without a checksum'],
      ['New', ''],
    ]);
  });

  it('slips and hints that are taken out cannot be seen; the moves that remain are those of a neighbour', async () => {
    const honestly = packed(`n=Eero\ni=1&l=${winning.join()}&y=p2&u=3&h=1`);
    const cleaned = packed(`n=Ida\ni=1&l=${winning.join()}`);
    const pile = await take(`${base}/set/#${formatSet(set)} ${honestly} ${cleaned}`);
    expect(kindsOf(pile)[0]?.rows).toEqual(['Eero: met none none', 'Ida: clean none none']);
    expect(alikeIn(pile.tables[0]?.rows ?? [])).toMatchObject([{ moves: 7, rows: [{ name: 'Eero' }, { name: 'Ida' }] }]);
  });

  it('thirty renamed copies are marked, each with the others', async () => {
    const copies = Array.from({ length: 30 }, (_, n) =>
      link(
        `Copy ${n + 1}`,
        all.map((at) => attempt(at)),
      ),
    );
    const pile = await take(
      `${base}/set/#${formatSet(set)} ${copies.join(' ')} ${link('Alone', [attempt(0)])} ${link('Idle', [])}`,
    );
    const rows = pile.tables[0]?.rows ?? [];
    const [group, ...none] = alikeIn(rows);
    expect(none).toEqual([]);
    expect(group).toMatchObject({ moves: 21 });
    expect(group?.rows.map(({ name }) => name)).toEqual(copies.map((_, n) => `Copy ${n + 1}`));
    expect(notesOf(rows[0] as never, rows.slice(0, 30))).toBe('the same moves as Copy 2, Copy 3, Copy 4, Copy 5 and 25 more');
  });

  it('a copy with moves at a position that the set does not have is marked like any other', async () => {
    const more = packed(`n=Copy\ni=1&l=${winning.join()}\ni=150&l=p1`);
    const pile = await take(`${base}/set/#${formatSet(set)} ${link('Aino', [attempt(0)])} ${more}`);
    expect(alikeIn(pile.tables[0]?.rows ?? [])).toMatchObject([{ moves: 7, rows: [{ name: 'Aino' }, { name: 'Copy' }] }]);
  });

  it('what is pasted twice is said, in one text or in two, also without its set', async () => {
    const aino = link('Aino', [attempt(0)]);
    let pile = await take(`${aino} ${aino}`);
    const said = { name: 'Aino', id: setId(set) };
    expect(pile.again).toEqual([said]);
    expect(pileWords(pile).join(' ')).toBe('1 result. Already here, in “Three doors”: Aino.');
    expect(pile.tables[0]?.rows).toHaveLength(1);
    pile = await take(`${link('Aino', [attempt(0)], set, null)} ${link(null, [attempt(1)])}`, pile);
    expect(pile.again).toEqual([said]);
    expect(pile.tables[0]?.rows).toHaveLength(2);
    pile = await take(link('Eero', [attempt(0)]), pile);
    expect(pile.again).toEqual([]);
  });
});

describe('a set whose link stands among results', () => {
  const cheat = `My set: ${base}/set/#${formatSet(forged)} ${link('Cheat', [attempt(0, ['1-f'])], forged)}`;

  it('is no set of the teacher’s, until it is pasted by itself or the teacher says so', async () => {
    keepOurs({ id: setId(set), fragment: formatSet(set) });
    let pile = await take(`${cheat} ${link('Aino', [attempt(0)])}`);
    expect(pile.tables.map(({ from, by }) => [from, by])).toEqual([
      ['here', null],
      ['among', null],
    ]);
    pile = await take(cheat, pile);
    expect(pile.tables[1]?.from).toBe('among');
    expect(claim(pile, setId(forged)).tables[1]?.from).toBe('pasted');
    pile = await take(`${base}/set/#${formatSet(forged)}`, pile);
    expect(pile.tables[1]?.from).toBe('pasted');
    // What is trusted stays so, wherever its link stands next.
    expect((await take(cheat, pile)).tables[1]?.from).toBe('pasted');
  });

  it('counts before one that only came with a result, and what the teacher calls theirs stays so', async () => {
    const pile = await take(`${link('Aino', [attempt(0)])} ${cheat}`);
    expect(pile.tables.map(({ from }) => from)).toEqual(['among', 'came']);
    const claimed = claim(pile, setId(set));
    expect(claimed.tables).toMatchObject([{ from: 'pasted', by: null, id: setId(set) }, { from: 'among' }]);
    expect((await take(link('Eero', [attempt(1)]), claimed)).tables[0]).toMatchObject({ from: 'pasted', rows: [{}, {}] });
  });
});

describe('results without a name', () => {
  const nameless = link(null, [attempt(0)]);

  it('and with the same moves count as often as one text has them, and are marked', async () => {
    let pile = await take(`${nameless} ${nameless}`);
    expect(pile.again).toEqual([]);
    expect(pile.tables[0]?.rows.map((row) => [row.copy, notesOf(row, [])])).toEqual([
      [0, ''],
      [1, 'the same as another without a name: another pupil, or one link pasted twice'],
    ]);
    expect(alikeIn(pile.tables[0]?.rows ?? [])).toMatchObject([{ rows: [{}, {}] }]);
    pile = await take(`${nameless} ${nameless}`, pile);
    expect(pile.tables[0]?.rows).toHaveLength(2);
    expect(pile.again).toEqual([{ name: null, id: setId(set) }]);
    expect(pileWords(pile).join(' ')).toContain('count as two pupils only when they are pasted in one text');
    pile = await take(`${nameless} ${nameless} ${nameless}`, pile);
    expect(pile.tables[0]?.rows.map(({ copy }) => copy)).toEqual([0, 1, 2]);
  });

  it('count so whatever their links look like, also while their set is not here', async () => {
    const without = link(null, [attempt(0)], set, null);
    let pile = await take(`${without} ${without}`);
    expect(pile.waiting.map(({ copy }) => copy)).toEqual([0, 1]);
    pile = await take(`${nameless} ${without}`, pile);
    expect(pile.tables[0]?.rows).toHaveLength(2);
  });
});

describe('a thousand results', () => {
  const many = Array.from({ length: 1_000 }, (_, n) => link(`P${n}`, [attempt(0, winning.slice(0, (n % 7) + 1))])).join(' ');

  it('are shown in few steps, each a quarter longer, and counted and paused at each', async () => {
    let rows = 0;
    let [shown, pauses, counted] = [0, 0, 0];
    const watching = tools({
      async pause() {
        pauses += 1;
      },
      counted(done, of) {
        counted += 1;
        expect([done, of]).toEqual([counted, 1_000]);
      },
      shown({ tables }) {
        shown += 1;
        rows += tables[0]?.rows.length ?? 0;
      },
    });
    const pile = await takeIn(noPile, many, watching);
    expect(pile.tables[0]?.rows).toHaveLength(1_000);
    expect([pauses, counted]).toEqual([1_000, 1_000]);
    // What is drawn grows as the rows do: no thousand tables of five hundred.
    expect(shown).toBeLessThan(40);
    expect(rows).toBeLessThan(6_000);
  });

  it('and more are said to be left out, and are read from the same text', async () => {
    const extra = Array.from({ length: 2 }, (_, n) => link(`Q${n}`, [attempt(0)])).join(' ');
    let pile = await take(`${many} ${extra}`);
    expect(leftWords(pile)).toEqual([
      '2 results more than can be read at once were left out. Paste the text again to read them.',
    ]);
    pile = await take(`${many} ${extra}`, pile);
    expect(pile.tables[0]?.rows).toHaveLength(1_002);
    expect(leftWords(pile)).toEqual([]);
    const late = await take(`${'x'.repeat(4_000_000)} ${extra}`);
    expect(leftWords(late).join()).toContain('more than 4,000,000 characters');
  });
});

describe('what is not known', () => {
  const none: Ask = async () => null;

  it('is neither lost nor clean without the solver, and is judged when it is tried again', async () => {
    const text = [
      link('Way', [attempt(0, winning.slice(0, 1))]),
      link('Slip', [attempt(0, winning, { slips: [['p2']] })]),
      link('Clean', [attempt(0)]),
    ].join(' ');
    let pile = await take(`${base}/set/#${formatSet(set)} ${text}`, noPile, none);
    expect(kindsOf(pile)[0]?.rows).toEqual(['Way: unjudged none none', 'Slip: met none none', 'Clean: clean none none']);
    expect(pile.tables[0]?.rows.map(isOpen)).toEqual([true, true, false]);
    let asked = 0;
    const counting: Ask = (opened, line) => {
      asked += 1;
      return ask(opened, line);
    };
    pile = await judgeAgain(pile, setId(set), tools({ ask: counting }));
    expect(kindsOf(pile)[0]?.rows).toEqual(['Way: on-way none none', 'Slip: met none none', 'Clean: clean none none']);
    expect(pile.tables[0]?.rows.map(isOpen)).toEqual([false, false, false]);
    expect(pile.tables[0]?.rows[1]?.judged[0]?.mistakes).toHaveLength(1);
    expect(asked).toBe(2);
  });

  it('is not lost either where the solver does not decide, and why is kept', async () => {
    const late = reason('out-of-time', { seconds: 5 });
    const open: Ask = async () => ({ state: 'open', winnable: null, line: null, reply: null, reason: late });
    const pile = await take(link('Way', [attempt(0, ['p1'])]), noPile, open);
    expect(pile.tables[0]?.rows[0]?.judged[0]).toMatchObject({ kind: 'unjudged', why: late });
  });

  it('a position that cannot be opened is not judged, but what nobody began there is not begun', async () => {
    const broken: SetLink = { ...set, items: [{ ...item, position: 'sixteen:nonsense' }, item] };
    const pile = await take(link('Aino', [attempt(0)], broken));
    expect(pile.tables[0]?.rows[0]?.judged).toMatchObject([
      { kind: 'unjudged', why: 'unreadable' },
      { kind: 'none', why: null },
    ]);
  });
});

describe('the sets of this browser', () => {
  it('are remembered up to a bound, the latest first, each once', () => {
    for (let n = 0; n < mostOurs + 5; n++) keepOurs({ id: `a${n}`, fragment: `s=${n}` });
    keepOurs({ id: 'a20', fragment: 's=20' });
    expect(ourSets()).toHaveLength(mostOurs);
    expect(
      ourSets()
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(['a20', `a${mostOurs + 4}`]);
    for (let n = 0; n < 8; n++) keepOurs({ id: `b${n}`, fragment: 'x'.repeat(mostOursSigns / 4) });
    expect(ourSets().map(({ id }) => id)).toEqual(['b7', 'b6', 'b5', 'b4']);
  });

  it.each([
    [null, null],
    ['x', null],
    [{ length: 3 }, null],
    [[], []],
    [[null, 1, 'x', {}, { id: 'A', fragment: 's' }, { id: 'a', fragment: '' }, { id: 'a', fragment: 's=1', more: 1 }], 1],
  ])('are read with what is none left out: %j', (raw, read) => {
    const found = parseOurs(raw);
    if (typeof read === 'number') expect(found).toHaveLength(read);
    else expect(found).toEqual(read);
  });

  it('do not count for what they are not: a fragment of another set under an id is no set of one’s own', async () => {
    keepOurs({ id: setId(set), fragment: formatSet(forged) });
    expect((await take(link('Aino', [attempt(0)]))).tables).toMatchObject([{ from: 'came' }]);
  });
});

describe('a name', () => {
  it.each([
    ['Aino\nV.', 'Aino V.'],
    ['a\r\n\t\u2028\u0000b', 'a b'],
    ['\u202eevil\u202c\ufeff', 'evil'],
    ['نام\u200cها 👩‍🏫 Zoë', 'نام\u200cها 👩‍🏫 Zoë'],
    ['x\ud800y', 'xy'],
    // Fillers of Hangul, a blank of Braille, joiners and selectors: letters, signs and marks that nobody sees.
    ['\u3164\u115f\u1160\uffa0\u2800', ''],
    ['\u200d\ufe0f \u200c', ' '],
    ['Ai\u034f\u180bno\u{e0100}', 'Aino'],
    ['Ada ❤️', 'Ada ❤️'],
    [`Z${'\u0300'.repeat(79)}oe\u0308`, `Z${'\u0300'.repeat(6)}oe\u0308`],
  ])('is without control signs: %j', (text, name) => {
    expect(plainName(text)).toBe(name);
  });

  it('read from a link is so too, and none where nothing is left', async () => {
    const pile = await take(`${base}/set/#${formatSet(set)} ${packed('n=A%0A%E2%80%A8B')} ${packed('n=%0A%09')}`);
    expect(pile.tables[0]?.rows.map(({ name }) => name)).toEqual(['A B', null]);
  });
});
